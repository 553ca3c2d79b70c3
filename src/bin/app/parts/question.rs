//! A question with its answers on the screen, wherever one is asked: in drills, on sheets, in a frame.

use yew::prelude::*;

pub(crate) mod card;
pub(crate) mod run;
pub(crate) mod sentences;
pub(crate) mod told;
pub(crate) mod why;

use run::CardTap;

/// Takes a tap, and the time when it came.
pub(crate) type Taps = Callback<(CardTap, f64)>;

/// Returns the handler of a click that stands for this tap.
pub(crate) fn on(tap: CardTap, taps: &Taps) -> Callback<MouseEvent> {
    taps.reform(move |event: MouseEvent| (tap.clone(), event.time_stamp()))
}
