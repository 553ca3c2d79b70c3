//! The reader of hands as people and other programs write them. It comes with a file of its own: the app's own form is
//! read without it.

use tensu::link::Link;
use tensu::notation::Reader;
use tensu::rules::Library;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::library::{add, library};

/// The place where the program is cut: everything that only this reaches is in the file.
#[wasm_split(reader, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<Reader, SplitLoaderError> {
    Ok(Reader::ALL)
}

/// Loads the file with the reader.
///
/// # Errors
/// The file did not come.
pub(crate) async fn bring() -> Result<(), SplitLoaderError> {
    if !is_here() {
        let reader = cut().await?;
        add(|library| Library { reader, ..library });
    }
    Ok(())
}

/// Returns whether it is there.
pub(crate) fn is_here() -> bool {
    library().reader.reads_all()
}

/// Returns whether a text may be one that only the reader reads.
pub(crate) fn is_wanted(text: &str) -> bool {
    let is_other =
        || Link::read_with(text, library()).is_err() && library().reader.question(text).is_err();
    !is_here() && is_other()
}
