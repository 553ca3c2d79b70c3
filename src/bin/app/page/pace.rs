//! How long the device takes to paint what a tap changes: on a slow one the price has a frame of its own.

use std::cell::Cell;

/// Milliseconds that a frame takes with which a tap, its price and what is scored between them fit into the time of one:
/// a third of it.
const QUICK: f64 = 5.0;

/// What is left of an old measurement beside a newer one.
const FADES: f64 = 0.75;

thread_local! {
    static FRAME: Cell<f64> = const { Cell::new(0.0) };
}

/// A frame took so many milliseconds to style, lay out and paint.
pub(super) fn note(took: f64) {
    FRAME.set(took.max(FRAME.get() * FADES));
}

/// Whether the last frames took too long for a tap and its price to share one.
pub(crate) fn is_slow() -> bool {
    FRAME.get() > QUICK
}
