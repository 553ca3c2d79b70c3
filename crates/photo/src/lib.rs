//! A row of mahjong tiles read from a photo, on the device.

#![no_std]

extern crate alloc;

pub use error::PhotoError;
pub use net::{Columns, Net, STRIP_HEIGHT, STRIP_WIDTH};
pub use picture::Picture;
pub use reader::Reader;
pub use reading::{IMPOSSIBLE, Reading, Seen, SeenTile};
pub use set::Taught;

/// The weights of this version.
#[cfg(feature = "weights")]
pub const WEIGHTS: &[u8] = include_bytes!("../weights.bin");

mod bytes;
mod error;
mod float;
mod kernel;
mod net;
mod peaks;
mod picture;
mod quality;
mod reader;
mod reading;
mod search;
mod set;
mod straight;
mod view;
mod weights;
