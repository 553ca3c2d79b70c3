//! Laws that hold for any input, each a function of bytes: for the fuzzer, and for the tests over the kept inputs.
//!
//! A law shows what it computed to a [`Sink`], so that two builds of the program can be compared.

use std::fmt::Debug;

pub mod bytes;
pub mod corpus;
pub mod deal;
pub mod game;
pub mod hand;
pub mod house;
pub mod laws;
pub mod link;
pub mod log;
pub mod net;
pub mod notation;
pub mod photo;
pub mod request;

/// The place of results: nowhere, or in a digest.
pub type Sink<'a> = &'a mut dyn FnMut(&dyn Debug);

/// A law: it panics when it is broken.
pub type Law = fn(&[u8], Sink<'_>);

/// All of them by name.
pub const TARGETS: [(&str, Law); 8] = [
    ("notation", notation::check),
    ("request", request::check),
    ("link", link::check),
    ("house", house::check),
    ("hand", hand::check),
    ("game", game::check),
    ("log", log::check),
    ("photo", photo::check),
];

/// Returns whether an input is among one in `n`, for what is too slow to do with every one.
pub fn one_in(n: u64, input: &[u8]) -> bool {
    corpus::hash(input).is_multiple_of(n)
}
