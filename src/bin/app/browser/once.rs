//! The guard against double taps: what appears where a finger was is deaf for a moment, so that the second half falls
//! on nothing.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};
use yew::prelude::*;

use super::page;

/// The milliseconds for which it is deaf.
const DEAF: f64 = 400.0;

/// The deaf pixels of the page around the finger: it never comes down on the same point twice, and keys beside each
/// other are farther apart.
const REACH: f64 = 32.0;

/// The events that are listened to. A field would have the keyboard by one before the click; a key between two taps
/// says that they are two.
const EVENTS: [&str; 4] = ["pointerdown", "mousedown", "click", "keydown"];

/// The field that chooses a file: its own label presses it once more.
const PRESSED_AGAIN: &str = "[type=file]";

thread_local! {
    static EAR: RefCell<Ear> = const { RefCell::new(Ear::NEW) };
}

/// Makes a page careful as long as it is there, and for the moment behind it: its last tap may have closed it.
#[hook]
pub(crate) fn use_once() {
    use_effect_with((), |()| {
        EAR.with_borrow_mut(|ear| ear.pages += 1);
        listen();
        || EAR.with_borrow_mut(|ear| ear.pages -= 1)
    });
}

/// Returns the handler of a tap that puts something else under the finger: the second half of a double tap does nothing there.
pub(crate) fn turning(then: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |click: MouseEvent| {
        turned(&click);
        then.emit(click);
    })
}

/// Notes that a click has put something else under the finger, on a page that is not careful by itself.
pub(crate) fn turned(click: &MouseEvent) {
    listen();
    // A key that was pressed by the keyboard has no place.
    if click.detail() > 0 {
        EAR.with_borrow_mut(|ear| ear.last = Some((Heard::of(click), true)));
    }
}

/// Notes that the finger that is down has done its work: the click that follows does nothing.
pub(crate) fn hush() {
    EAR.with_borrow_mut(|ear| ear.is_held = true);
}

fn listen() {
    if EAR.with_borrow_mut(|ear| std::mem::replace(&mut ear.listens, true)) {
        return;
    }
    let Some(window) = page::window() else { return };
    for name in EVENTS {
        let options = EventListenerOptions {
            passive: false,
            ..EventListenerOptions::run_in_capture_phase()
        };
        // The tap that opens a careful page is not on it: this never ends.
        EventListener::new_with_options(&window, name, options, hear).forget();
    }
}

fn hear(event: &Event) {
    let Some(mouse) = event.dyn_ref::<MouseEvent>() else {
        EAR.with_borrow_mut(|ear| ear.last = None);
        return;
    };
    let kind = match &*event.type_() {
        "pointerdown" => Moment::Down,
        "click" => Moment::Click,
        _ => Moment::Before,
    };
    // A click that no finger made has no place.
    if kind == Moment::Click && mouse.detail() == 0 || page::is_in(event, PRESSED_AGAIN) {
        return;
    }
    let heard = Heard::of(mouse);
    if EAR.with_borrow_mut(|ear| ear.is_deaf(kind, heard)) {
        event.stop_propagation();
        event.prevent_default();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// A finger comes down.
    Down,
    /// Another event before the click.
    Before,
    Click,
}

/// The place and the time of an event.
#[derive(Clone, Copy)]
struct Heard {
    x: f64,
    y: f64,
    at: f64,
}

impl Heard {
    fn of(mouse: &MouseEvent) -> Self {
        Self {
            x: mouse.client_x().into(),
            y: mouse.client_y().into(),
            at: mouse.time_stamp(),
        }
    }
}

struct Ear {
    listens: bool,
    /// The number of careful pages that are there.
    pages: u32,
    /// The last click that did something; `true` if a careful page was there.
    last: Option<(Heard, bool)>,
    /// `true` if the finger that is down has done its work.
    is_held: bool,
}

impl Ear {
    const NEW: Self = Self {
        listens: false,
        pages: 0,
        last: None,
        is_held: false,
    };

    /// Returns whether nothing comes of an event.
    fn is_deaf(&mut self, kind: Moment, now: Heard) -> bool {
        if kind == Moment::Down {
            self.is_held = false;
            return false;
        }
        if kind == Moment::Click && std::mem::take(&mut self.is_held) {
            return true;
        }
        let is_careful = self.pages > 0;
        let is_same = self.last.is_some_and(|(last, was_careful)| {
            let (right, down) = (now.x - last.x, now.y - last.y);
            (is_careful || was_careful) && now.at - last.at < DEAF && right.hypot(down) < REACH
        });
        if kind == Moment::Click && !is_same {
            self.last = Some((now, is_careful));
        }
        is_same
    }
}

#[cfg(test)]
mod tests {
    use super::{Ear, Heard, Moment};

    fn tap(ear: &mut Ear, x: f64, at: f64) -> bool {
        let heard = Heard { x, y: 300.0, at };
        let before = ear.is_deaf(Moment::Before, heard);
        assert!(!ear.is_deaf(Moment::Down, heard));
        let click = ear.is_deaf(Moment::Click, heard);
        assert_eq!(before, click);
        !click
    }

    fn careful() -> Ear {
        Ear {
            pages: 1,
            ..Ear::NEW
        }
    }

    #[test]
    fn the_second_half_of_a_double_tap_does_nothing() {
        let mut ear = careful();
        assert!(tap(&mut ear, 100.0, 1_000.0));
        assert!(!tap(&mut ear, 108.0, 1_060.0));
        assert!(!tap(&mut ear, 92.0, 1_300.0));
        // It is no longer deaf for that, and another key is another tap at any time.
        assert!(tap(&mut ear, 100.0, 1_401.0));
        assert!(tap(&mut ear, 146.0, 1_420.0));
    }

    #[test]
    fn it_is_one_tap_over_the_door_of_the_page_and_elsewhere_two() {
        let mut ear = careful();
        assert!(tap(&mut ear, 100.0, 1_000.0));
        ear.pages = 0;
        assert!(!tap(&mut ear, 100.0, 1_100.0));
        assert!(tap(&mut ear, 100.0, 2_000.0));
        assert!(tap(&mut ear, 100.0, 2_100.0));
        ear.pages = 1;
        assert!(!tap(&mut ear, 100.0, 2_200.0));
    }

    #[test]
    fn a_finger_that_was_held_clicks_nothing_once() {
        let mut ear = careful();
        let at = |at| Heard { x: 0.0, y: 0.0, at };
        ear.is_deaf(Moment::Down, at(0.0));
        ear.is_held = true;
        assert!(ear.is_deaf(Moment::Click, at(600.0)));
        assert!(!ear.is_deaf(Moment::Click, at(700.0)));
        // One that slid off its card clicks nothing at all; the next finger does.
        ear.is_held = true;
        ear.is_deaf(Moment::Down, at(2_000.0));
        assert!(!ear.is_deaf(Moment::Click, at(2_010.0)));
    }
}
