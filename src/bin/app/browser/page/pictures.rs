//! Pictures of the tiles, which the page makes once the app stands (`www/pictures.js`).

use std::cell::Cell;

use super::root_says;

thread_local! {
    static THERE: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether they are there: then they stay. Each tile asks, so the page is asked until it says so.
pub(crate) fn are_there() -> bool {
    THERE.get() || root_says("data-pictures").is_some() && !THERE.replace(true)
}
