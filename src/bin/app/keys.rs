//! The physical keyboard: one listener for the whole page.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::{hook, use_effect_with};

use crate::state::{Action, Dispatch};

/// Listens for as long as the app is there.
#[hook]
pub(crate) fn use_keys(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = web_sys::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                if let Some(action) = event.dyn_ref().and_then(action) {
                    // Escape also closes the browser's own menus.
                    if action != Action::Cancel {
                        event.prevent_default();
                    }
                    dispatch.dispatch(action);
                }
            })
        });
        move || drop(listener)
    });
}

fn action(event: &KeyboardEvent) -> Option<Action> {
    if event.default_prevented() || event.is_composing() || event.alt_key() || is_in_field(event) {
        return None;
    }
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        return match key.as_str() {
            "z" => Some(Action::Undo),
            "Z" | "y" => Some(Action::Redo),
            _ => None,
        };
    }
    match key.as_str() {
        "Backspace" => Some(Action::Delete),
        "Escape" => Some(Action::Cancel),
        _ => typed(&key).map(Action::Type),
    }
}

/// The character, when it means a tile.
fn typed(key: &str) -> Option<char> {
    let mut characters = key.chars();
    let character = characters.next().filter(|_| characters.next().is_none())?;
    "0123456789mpszESWNPFC"
        .contains(character)
        .then_some(character)
}

fn is_in_field(event: &Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target
            .matches("input, select, textarea, [contenteditable]")
            .unwrap_or(false)
    })
}
