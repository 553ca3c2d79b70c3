//! The sets that Tensu was shown, as they are kept: numbers, no pictures.

use super::cell::{kept_here, write};
use crate::model::photo::Sets;
use crate::model::trouble::Trouble;

const SETS: &str = "tensu/photo";

/// Keeps the sets.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save(sets: &Sets) -> Result<(), Trouble> {
    if sets.is_empty() && kept_here(SETS).is_empty() {
        return Ok(());
    }
    write(SETS, &sets.text())
}

/// The sets that are kept.
pub(crate) fn load() -> Sets {
    Sets::read(&kept_here(SETS))
}
