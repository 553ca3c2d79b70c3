//! The plain types for other crates, as far as a `derive` cannot do it. Features `serde` and `arbitrary`.

#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(feature = "serde")]
mod serde;
