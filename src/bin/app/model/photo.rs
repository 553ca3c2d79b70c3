//! A hand from a photo, on its way to the table: what was read, what was mended, and the entry that comes of it.

mod reading;
mod review;
mod sets;

pub(crate) use reading::{Area, Reading, Seen};
pub(crate) use review::{Mend, Read, Review, Row, Sure};
pub(crate) use sets::{Counted, Sets};
