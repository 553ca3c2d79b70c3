//! How long the device takes to paint what a tap changes. On a slow one the price has a frame of its own.

use std::cell::Cell;

/// Milliseconds to style, lay out and paint a frame: beyond them a tap and its price, with what is scored between them, do not
/// fit into the 16 of one. A third: scoring and drawing take as long again.
const QUICK: f64 = 5.0;

/// No frame counts for more: a page that slept is not slow.
const MOST: f64 = 4.0 * QUICK;

/// What is left of an old measurement beside a newer one.
const FADES: f64 = 0.75;

thread_local! {
    static FRAME: Cell<f64> = const { Cell::new(0.0) };
}

/// A frame took so many milliseconds.
pub(super) fn note(took: f64) {
    FRAME.set(took.min(MOST).max(FRAME.get() * FADES));
}

/// Whether the last frames took too long for a tap and its price to share one.
pub(crate) fn is_slow() -> bool {
    FRAME.get() > QUICK
}
