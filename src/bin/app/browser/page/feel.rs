//! The phone's own shake under a finger, for who wants to feel what was pressed.

use std::cell::Cell;

use gloo_events::EventListener;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use web_sys::{Element, Event};

use super::Root;

/// The milliseconds that it lasts.
const SHAKE: u32 = 10;

/// The things that are felt.
const PRESSED: &str = "button:not([aria-disabled=true], :disabled), summary";

/// The switch for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Feel {
    /// Nothing moves.
    #[default]
    Off,
    /// Each press is felt.
    On,
}

impl Root for Feel {
    const ATTRIBUTE: &'static str = "data-feel";
    const ALL: &'static [Self] = &[Self::Off, Self::On];

    fn code(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }
}

fn is_pressed(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let around = target.and_then(|target: Element| target.closest(PRESSED).ok()?);
    around.is_some()
}

/// Returns what shakes the device, if it can be shaken.
fn shaker() -> Option<(JsValue, Function)> {
    let navigator: JsValue = super::window()?.navigator().into();
    let shake = Reflect::get(&navigator, &"vibrate".into()).ok()?;
    Some((navigator, shake.dyn_into().ok()?))
}

/// Returns whether the browser can shake the device.
pub(crate) fn can_shake() -> bool {
    shaker().is_some()
}

thread_local! {
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Shakes it with each press from now on, as long as that is switched on.
pub(crate) fn shake_at_presses() {
    let Some(window) = super::window().filter(|_| can_shake() && !LISTENS.replace(true)) else {
        return;
    };
    EventListener::new(&window, "click", |event| {
        let is_on = Feel::shown() == Some(Feel::On);
        if let Some((navigator, shake)) = shaker().filter(|_| is_on && is_pressed(event)) {
            let _ = shake.call1(&navigator, &SHAKE.into());
        }
    })
    .forget();
}
