//! The reader: its arithmetic against a second one, stored answers, drawn rows, and laws for any picture.

// Whole numbers of pixels, and odds.
#![allow(clippy::cast_precision_loss)]

mod laws;
// Public there, as it is part of a library.
#[allow(unreachable_pub)]
#[path = "../../../../tests/fuzz/src/net.rs"]
mod made;
mod net;
mod second;
mod stored;
