//! The plain types in the hands of other crates: what `derive` cannot know of them. Features `serde` and `arbitrary`.

#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(feature = "serde")]
mod serde;
