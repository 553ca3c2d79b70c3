//! The reader of hands as people and other programs write them. It comes with a file of its own: the app's own form is
//! read without it.

use tensu::link::Link;
use tensu::{Question, notation};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The place where the program is cut: everything that only this reaches is in the file.
#[wasm_split(reader, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<(), SplitLoaderError> {
    notation::bring();
    Ok(())
}

/// Loads the file with the reader.
///
/// # Errors
/// The file did not come.
pub(crate) async fn bring() -> Result<(), SplitLoaderError> {
    if notation::is_here() {
        return Ok(());
    }
    cut().await
}

/// Returns whether a text may be one that only the reader reads.
pub(crate) fn is_wanted(text: &str) -> bool {
    !notation::is_here() && text.parse::<Link>().is_err() && text.parse::<Question>().is_err()
}
