//! What is half done: a win that is told at the table, a hand that is entered for it.

use super::{Trouble, kept_here, write};
use crate::model::errand::Errand;

const SHEET: &str = "tensu/sheet";
const ERRAND: &str = "tensu/errand";

/// Keeps what is half told at the table.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_sheet(text: &str) -> Result<(), Trouble> {
    save(SHEET, text)
}

/// What was half told at the table.
pub(crate) fn load_sheet() -> String {
    kept_here(SHEET)
}

/// Keeps for which page the hand is entered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_errand(errand: Option<&Errand>) -> Result<(), Trouble> {
    save(ERRAND, &errand.map(Errand::text).unwrap_or_default())
}

/// For which page the hand is entered.
pub(super) fn load_errand() -> Option<Errand> {
    Errand::read(&kept_here(ERRAND))
}

/// Writes what is not there yet: who never begins has nothing under the key.
fn save(key: &str, text: &str) -> Result<(), Trouble> {
    if text == kept_here(key) {
        return Ok(());
    }
    write(key, text)
}
