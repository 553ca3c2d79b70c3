//! A row of mahjong tiles read from a photo, on the device: a small net that never saw a photo, and the geometry around it.
//!
//! [`Reader::read`] finds the row, makes it straight, looks twice, and says for every tile how probable each face is.
//! What the rules of a game know of hands is `tensu::likely`, which takes the same odds.
//!
//! The net reckons in whole numbers (`photo/FORMAT.md`), the geometry in floats with nothing but + − × ÷, so a picture has
//! the same reading on every machine. Nothing panics, whatever the picture, the weights or the set.
//!
//! ```
//! use tensu_photo::{PhotoError, Picture, Reader};
//!
//! assert_eq!(Reader::new(b"no weights").err(), Some(PhotoError::Weights));
//! assert_eq!(Picture::rgba(&[0; 16], 3, 2).err(), Some(PhotoError::Picture));
//! ```

#![no_std]
// Pixels of a strip, and sums over them, are far below 2²⁴.
#![allow(clippy::cast_precision_loss)]
// A projection has nine numbers, which everybody calls a to i.
#![allow(clippy::many_single_char_names)]

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
mod layer;
mod net;
mod peaks;
mod picture;
mod plane;
mod quality;
mod reader;
mod reading;
mod search;
mod set;
mod size;
mod straight;
mod view;
mod weights;
