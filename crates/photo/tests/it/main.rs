//! The reader: its arithmetic against a second one, stored answers, drawn rows, and laws for any picture.

mod laws;
// Public there, as it is part of a library.
#[allow(unreachable_pub)]
#[path = "../../../../tests/fuzz/src/net.rs"]
mod made;
mod net;
mod second;
mod stored;
