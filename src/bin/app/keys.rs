//! The events of the window: the physical keyboard, pasted text, links, other windows, and the word that the browser
//! has the app.

use gloo_events::{EventListener, EventListenerOptions};
use tensu::notation::Reader;
use tensu::{MeldKind, Riichi, Tile};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ClipboardEvent, Event, EventTarget, KeyboardEvent};
use yew::{hook, use_callback, use_effect_with};

use crate::browser::ids::{HAND, KEYS, MENU};
use crate::browser::keyboard::key;
use crate::browser::page::back::Open;
use crate::browser::page::stay::{give_back, stay};
use crate::browser::page::{self, Opened, Root, SingleKeys};
use crate::browser::storage::heard;
use crate::browser::strokes::{Did, Stroke, use_strokes};
use crate::model::embed;
use crate::model::state::{Action, Change, Dispatch, Focus, HandTap, Notice, Trace};
use crate::model::storage::{self, Elsewhere};
use crate::pages::rules;
use crate::parts::writing::{take, write};
use crate::say::language;

/// Takes over rules or a hand from the address: at the start, and when it changes.
#[hook]
pub(crate) fn use_links(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        // A frame has read its address already, and leaves it alone: it would be a step back in the history of the page.
        let framed = embed::frame().is_some();
        let open = move || {
            let dispatch = dispatch.clone();
            match page::take_opened() {
                Some(Opened::Rules(rules)) => language::with_games(rules, move |rules| {
                    dispatch.dispatch(rules::PAGE.opened());
                    dispatch.dispatch(Action::Change(Change::Import(rules)));
                }),
                Some(Opened::Hand(link)) => {
                    language::with_reader(link, move |link| dispatch.dispatch(Action::Open(link)));
                }
                None => {}
            }
        };
        let listener = page::window().filter(|_| !framed).map(|window| {
            open();
            EventListener::new(&window, "hashchange", move |_| open())
        });
        move || drop(listener)
    });
}

/// Takes over what the page's script says about keeping the app on the device, and what comes late; says that the app is there, once it
/// is.
#[hook]
pub(crate) fn use_offline(is_there: bool, dispatch: &Dispatch) {
    use_effect_with((is_there, dispatch.clone()), |(is_there, dispatch)| {
        let dispatch = dispatch.clone();
        let look = move || {
            dispatch.dispatch(Action::Late(page::is_late()));
            if let Some(word) = page::offline() {
                dispatch.dispatch(Action::Offline);
                if word == "update" {
                    dispatch.dispatch(Action::Notice(Notice::Update));
                }
            }
        };
        look();
        let listener = page::document()
            .map(|document| EventListener::new(&document, "tensu:offline", move |_| look()));
        if *is_there {
            page::ready();
        }
        move || drop(listener)
    });
}

/// Closes the explanation on a phone's "back": what fills the screen is a place to come back from.
#[hook]
pub(crate) fn use_back(sheet: bool, dispatch: &Dispatch) {
    use_effect_with((sheet, dispatch.clone()), |(sheet, dispatch)| {
        let dispatch = dispatch.clone();
        let close = move || dispatch.dispatch(Action::Hand(HandTap::Sheet(false)));
        let open = sheet.then(|| Open::until(close));
        move || drop(open)
    });
}

/// Takes over what another window of the app has kept: each window writes whole lists, and all look and speak alike.
#[hook]
pub(crate) fn use_elsewhere(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        // In a frame nothing is kept.
        let is_kept = embed::frame().is_none();
        let listen = || {
            heard(move |key| match Elsewhere::of(key) {
                Some(Elsewhere::Lists) => {
                    let dispatch = dispatch.clone();
                    let take = move |_| {
                        if let Some((houses, history)) = storage::load_lists() {
                            dispatch.dispatch(Action::Elsewhere(houses, history));
                        }
                    };
                    if storage::wants_games() {
                        language::brought(Box::new(take));
                    } else {
                        take(true);
                    }
                }
                Some(Elsewhere::Looks) => {
                    storage::load_theme().show();
                    storage::load_faces().show();
                    storage::load_keys().show();
                    dispatch.dispatch(Action::Look);
                }
                Some(Elsewhere::Speech) => {
                    let dispatch = dispatch.clone();
                    spawn_local(async move {
                        if language::load_kept().await {
                            dispatch.dispatch(Action::Speak(None));
                        }
                    });
                }
                None => {}
            })
        };
        let listener = is_kept.then(listen);
        move || drop(listener)
    });
}

/// Takes what is being typed when the page is left or hidden, as it does when its field is left: nobody may come back.
#[hook]
pub(crate) fn use_leave(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let listen = |target: EventTarget, name: &'static str| {
            let dispatch = dispatch.clone();
            EventListener::new(&target, name, move |_| {
                if name == "pagehide" || page::is_hidden() {
                    page::take_typed();
                    dispatch.dispatch(Action::Hand(HandTap::Read));
                }
            })
        };
        // In a frame nothing is kept.
        let window = page::window().filter(|_| embed::frame().is_none());
        let both = window.zip(page::document()).map(|(window, document)| {
            let document = listen(document.into(), "visibilitychange");
            (listen(window.into(), "pagehide"), document)
        });
        move || drop(both)
    });
}

/// Listens to keys for as long as the app is there.
#[hook]
pub(crate) fn use_keys(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = page::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let held = event.ctrl_key() || event.meta_key();
                if !held
                    && event.key().chars().count() == 1
                    && SingleKeys::shown() == Some(SingleKeys::Off)
                {
                    return;
                }
                let free = !is_taken(event) && !is_in_field(event) && !held;
                match key(event).as_str() {
                    "?" if free => {
                        // The keyboard comes back to this button.
                        page::focus(MENU);
                        page::press(MENU);
                        page::when_there(KEYS, 600, page::focus);
                    }
                    "/" if free => write(),
                    _ => {
                        let Some(action) = action(event) else { return };
                        stay();
                        dispatch.dispatch(action.clone());
                        // Escape also closes the browser's own menus.
                        if action == Action::Hand(HandTap::Cancel) {
                            return;
                        }
                    }
                }
                event.prevent_default();
            })
        });
        move || drop(listener)
    });
}

/// Reads a hand that is pasted, from a log or from anywhere, where no field takes it; a mistake in it is told in the
/// field of the hand, which stays as it was.
#[hook]
pub(crate) fn use_paste(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let dispatch = dispatch.clone();
        let listener = page::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "paste", options, move |event| {
                let pasted = event
                    .dyn_ref::<ClipboardEvent>()
                    .filter(|_| !is_in_field(event));
                let pasted = pasted.and_then(ClipboardEvent::clipboard_data);
                let text = pasted.and_then(|data| data.get_data("text/plain").ok());
                if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                    take(text, &dispatch);
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Does what strokes say.
#[hook]
pub(crate) fn use_hand_strokes(dispatch: &Dispatch) {
    let did = use_callback(dispatch.clone(), |did: Did, dispatch| {
        let tap = match did {
            Did::Trace(None) => Some(HandTap::Trace(None)),
            Did::Trace(Some(stroke)) => trace(&stroke).map(|trace| HandTap::Trace(Some(trace))),
            Did::Stroke(Stroke::Held(key)) => tile(&key).map(HandTap::Hold),
            Did::Stroke(stroke) => trace(&stroke).map(|trace| match trace {
                Trace::Over(from, to) => HandTap::Slide(from, to),
                Trace::Off(at) => HandTap::Remove(at),
            }),
        };
        if let Some(tap) = tap {
            dispatch.dispatch(Action::Hand(tap));
        }
    });
    use_strokes(did);
}

/// The tile of a key, which is named by it.
fn tile(key: &str) -> Option<Tile> {
    Reader::OWN.tile(key).ok()
}

fn trace(stroke: &Stroke) -> Option<Trace> {
    match stroke {
        Stroke::Over(from, to) => Some(Trace::Over(tile(from)?, tile(to)?)),
        Stroke::Off(at) => Some(Trace::Off(*at)),
        Stroke::Held(_) => None,
    }
}

fn is_taken(event: &KeyboardEvent) -> bool {
    event.default_prevented() || event.is_composing() || event.alt_key()
}

fn action(event: &KeyboardEvent) -> Option<Action> {
    let key = key(event);
    if is_taken(event) || is_in_field(event) {
        let leaves = key == "Escape" && page::is_in(event, ".writing *");
        if leaves {
            give_back();
            page::focus_if_lost(HAND);
        }
        return leaves.then_some(Action::Hand(HandTap::Cancel));
    }
    if event.ctrl_key() || event.meta_key() {
        return again(&key, event.shift_key());
    }
    let tap = match key.as_str() {
        "Backspace" => HandTap::Delete,
        "Escape" => HandTap::Cancel,
        "c" => HandTap::Arm(MeldKind::Chi),
        "o" => HandTap::Arm(MeldKind::Pon),
        "k" => HandTap::Arm(MeldKind::Ankan),
        "r" => HandTap::Riichi(Riichi::Riichi),
        "t" => HandTap::OtherWay,
        "d" => HandTap::Focus(Focus::Dora),
        "u" => HandTap::Focus(Focus::Ura),
        _ => HandTap::Type(typed(&key)?),
    };
    Some(Action::Hand(tap))
}

/// Returns the way back or forth, with Control or Command held. By Shift, not by the letter: with Command a Mac always
/// says the small one, and Caps Lock the large one.
fn again(key: &str, shift: bool) -> Option<Action> {
    match (key.to_ascii_lowercase().as_str(), shift) {
        ("z", false) => Some(Action::Undo),
        ("z", true) | ("y", _) => Some(Action::Redo),
        _ => None,
    }
}

/// Returns the character, when it means a tile.
fn typed(key: &str) -> Option<char> {
    let mut characters = key.chars();
    let character = characters.next().filter(|_| characters.next().is_none())?;
    let tile = matches!(
        character,
        '0'..='9' | 'm' | 'p' | 's' | 'z' | 'E' | 'S' | 'W' | 'N' | 'P' | 'F' | 'C'
    );
    tile.then_some(character)
}

/// Returns whether keys are meant for something else; the screen under a dialog is left alone, whatever has the keyboard.
fn is_in_field(event: &Event) -> bool {
    page::has_dialog() || page::is_in(event, "input, select, textarea, [contenteditable]")
}

#[cfg(test)]
mod tests {
    use super::again;
    use crate::model::state::Action;

    #[test]
    fn redo_is_undo_with_shift() {
        for (key, shift, meant) in [
            ("z", false, Some(Action::Undo)),
            ("Z", false, Some(Action::Undo)),
            ("z", true, Some(Action::Redo)),
            ("Z", true, Some(Action::Redo)),
            ("y", false, Some(Action::Redo)),
            ("x", false, None),
        ] {
            assert_eq!(again(key, shift), meant, "{key} {shift}");
        }
    }
}
