//! The keys of the table, and the finger that rests on a card.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions};
use tensu::evening::Chair;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::state::{Key, Sheet, Tap};
use crate::browser::keyboard::key;
use crate::browser::once;
use crate::browser::page::back::Open;
use crate::browser::page::{self, Root, SingleKeys, Timer};

/// The time after which a card that is held shows the gaps, in milliseconds.
const HOLD: u32 = 500;

/// Listens for keys, and for the wish to close the sheet that is open.
#[hook]
pub(super) fn use_keys(depth: usize, taps: &Callback<Tap>) {
    let close = taps.clone();
    // Each thing that lies there has its own wish.
    use_effect_with(depth, move |depth| {
        let close = move || close.emit(Tap::Key(Key::Close));
        let open = (*depth > 0).then(|| Open::until(close));
        move || drop(open)
    });
    let taps = taps.clone();
    use_effect_with((), move |()| {
        let listener = page::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let is_taken = event.default_prevented()
                    || event.is_composing()
                    || event.alt_key()
                    || page::is_in(event, "input, select, textarea");
                // Back and forth are heard with Control too, as everywhere; single keys unless they are switched off.
                let held = event.ctrl_key() || event.meta_key();
                let Some(key) = Key::of(&key(event), event.shift_key()).filter(|_| !is_taken)
                else {
                    return;
                };
                let is_heard = if held {
                    matches!(key, Key::Undo | Key::Redo)
                } else {
                    SingleKeys::shown() != Some(SingleKeys::Off)
                };
                if is_heard {
                    taps.emit(Tap::Key(key));
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// A card that is held shows the gaps to its player.
#[hook]
pub(super) fn use_hold(taps: &Callback<Tap>) -> Callback<Option<Chair>> {
    let held = use_memo((), |()| RefCell::new(None::<Timer>));
    let taps = taps.clone();
    Callback::from(move |chair: Option<Chair>| {
        let shown = taps.clone();
        let show = move |chair| {
            once::hush();
            shown.emit(Tap::Sheet(Sheet::Gaps(chair)));
        };
        let timer = chair.map(|chair| Timer::after(HOLD, move || show(chair)));
        *held.borrow_mut() = timer;
    })
}
