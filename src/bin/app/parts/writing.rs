//! The field for the hand as text, for every part that leads to it.

use crate::browser::page;

/// The field's id.
pub(crate) const FIELD: &str = "hand-text";

/// Brings the keyboard to the field. What is typed then takes the place of the text.
pub(crate) fn write() {
    page::focus(FIELD);
    page::select(FIELD, 0, u32::MAX);
}
