//! A hand as it is asked about: written down, read into blocks, and how far it is from complete.

pub mod notation;
pub mod question;
pub mod reading;
pub mod shanten;
