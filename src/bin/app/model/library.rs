//! The part of the engine's library that has come: the Chinese games and the reader of others' hands are in files of their own.

use std::cell::Cell;

use tensu::rules::Library;

thread_local! {
    static COME: Cell<Library> = const { Cell::new(Library::CORE) };
}

/// The library that texts are read by now. A program of one file has everything from the start.
pub(crate) fn library() -> Library {
    if cfg!(target_family = "wasm") {
        COME.get()
    } else {
        Library::ALL
    }
}

/// Adds a part that has come.
pub(super) fn add(part: impl FnOnce(Library) -> Library) {
    COME.set(part(COME.get()));
}
