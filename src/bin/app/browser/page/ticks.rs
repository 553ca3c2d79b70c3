//! The time, and ticks of a clock.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::window;

/// The milliseconds between two looks at a clock.
const PAUSE: i32 = 5_000;

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
    handle: Option<i32>,
    _tick: Closure<dyn Fn()>,
}

impl Ticks {
    /// Begins with the pause of a clock.
    pub(crate) fn new(tick: impl Fn() + 'static) -> Self {
        Self::every(PAUSE, tick)
    }

    /// Begins with a pause in milliseconds.
    pub(crate) fn every(pause: i32, tick: impl Fn() + 'static) -> Self {
        let tick = Closure::<dyn Fn()>::new(tick);
        let handle = window().and_then(|window| {
            let tick = tick.as_ref().unchecked_ref();
            window
                .set_interval_with_callback_and_timeout_and_arguments_0(tick, pause)
                .ok()
        });
        Self {
            handle,
            _tick: tick,
        }
    }
}

impl Drop for Ticks {
    fn drop(&mut self) {
        if let (Some(window), Some(handle)) = (window(), self.handle) {
            window.clear_interval_with_handle(handle);
        }
    }
}
