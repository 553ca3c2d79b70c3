//! The time, and ticks of a clock.

use gloo_timers::callback::Interval;

use super::window;

/// The milliseconds between two looks at a clock.
const PAUSE: u32 = 5_000;

/// Returns the present minute, counted from 1970.
pub(crate) fn minute() -> u64 {
    (js_sys::Date::now() / 60_000.0) as u64
}

/// Returns the present second, counted from 1970.
pub(crate) fn second() -> u64 {
    (millis() / 1_000.0) as u64
}

/// Returns the present millisecond, counted from 1970.
pub(crate) fn millis() -> f64 {
    js_sys::Date::now()
}

/// Does something again and again until it is dropped.
pub(crate) struct Ticks {
    _interval: Option<Interval>,
}

impl Ticks {
    /// Begins with the pause of a clock.
    pub(crate) fn new(tick: impl Fn() + 'static) -> Self {
        Self::every(PAUSE, tick)
    }

    /// Begins with a pause in milliseconds.
    pub(crate) fn every(pause: u32, tick: impl Fn() + 'static) -> Self {
        Self {
            _interval: window().map(|_| Interval::new(pause, tick)),
        }
    }
}
