//! A question with its answers on the screen, wherever one is asked: in drills, on sheets, in a frame.

use yew::prelude::*;

pub(crate) mod card;
pub(crate) mod run;
pub(crate) mod sentences;

use run::Tap;

/// Where taps go, and when they came.
pub(crate) type Taps = Callback<(Tap, f64)>;

/// What a tap on something does.
pub(crate) fn on(tap: Tap, taps: &Taps) -> Callback<MouseEvent> {
    taps.reform(move |event: MouseEvent| (tap.clone(), event.time_stamp()))
}
