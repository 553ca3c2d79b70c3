//! A hand as it is asked about: written down, read into sets and pairs, and how far it is from complete.

mod blocks;
mod by;
mod flags;
mod further;
#[cfg(feature = "chinese")]
pub(crate) mod knitted;
pub(crate) mod miss;
pub(crate) mod named;
pub mod notation;
pub mod question;
pub mod reading;
pub mod shanten;
mod split;
