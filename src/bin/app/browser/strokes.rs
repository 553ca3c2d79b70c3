//! Strokes: a slide over keys enters what it went over, a key that is held enters three, a tile of the hand that is
//! swiped up or down goes. Whatever they do, plain taps do too.
//!
//! Two thumbs may overlap: browsers make no click of that, so each finger that comes up where it went down presses its key.
//!
//! A stroke is under way as long as its pointer is down; back at its start or off its row it does nothing. The browser
//! takes a vertical one over where the page scrolls, and says so.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent, UiEvent};
use yew::{Callback, hook, use_effect_with};

use super::page;

/// The milliseconds for which a key is held; the styles show it after the same time.
const HOLD: f64 = 500.0;

/// The attribute of a key that is held.
const HELD: &str = "data-held";

/// The pixels that a pointer may shake.
const SHAKE: f64 = 10.0;

/// The pixels that a pointer goes before it is a stroke.
const STROKE: f64 = 24.0;

const EVENTS: [&str; 6] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "contextmenu",
    "click",
];

/// The action of a pointer, or the one that it would have if it were lifted now. A key is called as it calls itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// It is over keys, from one to another.
    Over(String, String),
    /// It is off something that lies at a place.
    Off(usize),
    /// A key was held.
    Held(String),
}

/// The outcome of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Did {
    /// A pointer is on its way; `None` where it would do nothing.
    Trace(Option<Stroke>),
    /// It was lifted.
    Stroke(Stroke),
}

/// Listens for as long as the app is there.
#[hook]
pub(crate) fn use_strokes(did: Callback<Did>) {
    use_effect_with(did, |did| {
        let hand = Rc::new(RefCell::new(Hand::default()));
        let listen = |name: &'static str| {
            let (hand, did) = (hand.clone(), did.clone());
            let options = EventListenerOptions {
                passive: false,
                ..EventListenerOptions::run_in_capture_phase()
            };
            let window = page::window()?;
            let heard = move |event: &Event| {
                // A key that is pressed is heard here again: not while the hand is borrowed.
                let does = hand.borrow_mut().hear(event);
                match does {
                    Some(Reaction::Act(what)) => did.emit(what),
                    Some(Reaction::Press(key)) => key.click(),
                    None => {}
                }
            };
            Some(EventListener::new_with_options(
                &window, name, options, heard,
            ))
        };
        let listeners: Vec<_> = EVENTS.into_iter().filter_map(listen).collect();
        move || drop(listeners)
    });
}

/// The reaction to an event.
enum Reaction {
    Act(Did),
    Press(HtmlElement),
}

/// The state of all pointers.
#[derive(Default)]
struct Hand {
    stroke: Option<Down>,
    /// Fingers that are down together.
    fingers: Vec<Finger>,
    /// `true` if the click that follows belongs to a stroke that has done its work.
    done: bool,
}

/// A finger beside another one.
struct Finger {
    pointer: i32,
    key: HtmlElement,
    place: (f64, f64),
}

/// A pointer that is down.
struct Down {
    finger: Option<Finger>,
    pointer: i32,
    start: Origin,
    place: (f64, f64),
    time: f64,
    /// The middle of the row, and half its height.
    row: (f64, f64),
    moved: bool,
    trace: Option<Stroke>,
    holding: Option<Holding>,
    /// `true` if it enters more when it is held; a key in a corner enters with its click alone.
    can_hold: bool,
}

/// Marks a key that would enter three if it were held, for as long as this is held.
struct Holding(Element);

/// The key or the tile of the hand on which it went down.
enum Origin {
    Key(StrokeKey),
    Held(usize),
}

/// A key by its name, and the first one of its cell: those in its corners are no other place.
struct StrokeKey {
    name: String,
    cell: String,
}

impl Hand {
    fn hear(&mut self, event: &Event) -> Option<Reaction> {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
            self.click(event);
            return None;
        };
        let action = match event.type_().as_str() {
            "pointerdown" => self.down(pointer),
            "pointermove" => self.over(pointer),
            "pointerup" => match self.lift(pointer) {
                Some(key) => return Some(Reaction::Press(key)),
                None => self.up(pointer),
            },
            "pointercancel" => {
                self.fingers
                    .retain(|one| one.pointer != pointer.pointer_id());
                self.cancel()
            }
            _ => {
                self.click(event);
                None
            }
        };
        action.map(Reaction::Act)
    }

    /// Stops the click after a stroke, and the menu of a long press. Clicks by the keyboard pass.
    fn click(&mut self, event: &Event) {
        let menu = event.type_() == "contextmenu";
        let by_pointer = event
            .dyn_ref::<UiEvent>()
            .is_some_and(|event| event.detail() > 0);
        if menu && self.stroke.is_some() {
            event.prevent_default();
        } else if !menu && by_pointer && std::mem::take(&mut self.done) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }

    fn down(&mut self, event: &PointerEvent) -> Option<Did> {
        self.done = false;
        if !event.is_primary() {
            let first = self.stroke.as_mut().and_then(|stroke| stroke.finger.take());
            self.fingers.extend(first);
            self.fingers.extend(finger(event));
            return self.cancel();
        }
        self.fingers.clear();
        if event.button() != 0 {
            return self.cancel();
        }
        let target = event.target()?.dyn_into().ok()?;
        let (key, start) = start(&target)?;
        let box_ = key.get_bounding_client_rect();
        let half = box_.height() / 2.0;
        self.stroke = Some(Down {
            finger: finger(event),
            pointer: event.pointer_id(),
            start,
            place: place(event),
            time: event.time_stamp(),
            row: (box_.top() + half, half),
            moved: false,
            trace: None,
            holding: Holding::of(&target),
            can_hold: target.closest(".key-red").ok().flatten().is_none(),
        });
        None
    }

    fn over(&mut self, event: &PointerEvent) -> Option<Did> {
        let stroke = self.stroke.as_mut()?;
        if stroke.pointer != event.pointer_id() {
            return None;
        }
        if event.buttons() == 0 {
            return self.cancel();
        }
        let trace = stroke.at(place(event));
        self.done |= trace.is_some();
        let is_new = stroke.trace != trace;
        stroke.trace.clone_from(&trace);
        is_new.then_some(Did::Trace(trace))
    }

    /// Returns the key of a finger, one of several, that comes up where it went down.
    fn lift(&mut self, event: &PointerEvent) -> Option<HtmlElement> {
        let at = |one: &Finger| one.pointer == event.pointer_id();
        let finger = self.fingers.remove(self.fingers.iter().position(at)?);
        // No click may come of it as well.
        self.done = true;
        let ((x, y), (to_x, to_y)) = (finger.place, place(event));
        let stays = (x - to_x).abs().max((y - to_y).abs()) <= SHAKE;
        stays.then_some(finger.key)
    }

    fn up(&mut self, event: &PointerEvent) -> Option<Did> {
        let stroke = self.stroke.take()?;
        let held = event.time_stamp() - stroke.time >= HOLD && !stroke.moved && stroke.can_hold;
        let did = match (stroke.trace, stroke.start) {
            (Some(trace), _) => trace,
            (None, Origin::Key(key)) if held => Stroke::Held(key.name),
            _ => return None,
        };
        self.done = true;
        Some(Did::Stroke(did))
    }

    fn cancel(&mut self) -> Option<Did> {
        let stroke = self.stroke.take()?;
        stroke.trace.map(|_| Did::Trace(None))
    }
}

impl Holding {
    fn of(target: &Element) -> Option<Self> {
        const MORE: &str = ".palette[data-more] .key:not([aria-disabled=true])";
        let key = target.closest(MORE).ok()??;
        key.set_attribute(HELD, "").ok()?;
        Some(Self(key))
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        let _ = self.0.remove_attribute(HELD);
    }
}

impl Down {
    /// Returns the stroke that lifting the pointer here would make.
    fn at(&mut self, (x, y): (f64, f64)) -> Option<Stroke> {
        let (across, along) = ((x - self.place.0).abs(), (y - self.place.1).abs());
        if across.max(along) > SHAKE {
            (self.moved, self.holding) = (true, None);
        }
        match &self.start {
            Origin::Held(at) => (along > STROKE && along > across).then_some(Stroke::Off(*at)),
            Origin::Key(from) => {
                let (middle, half) = self.row;
                let off = (y - middle).abs();
                if across < STROKE || off > 3.0 * half {
                    return None;
                }
                // A thumb draws arcs: off the keys of the row it still means them, but not their corners.
                let Some(to) = StrokeKey::at(x, if off > half { middle } else { y }) else {
                    return self.trace.clone();
                };
                (to.cell != from.cell).then(|| Stroke::Over(from.name.clone(), to.name))
            }
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn finger(event: &PointerEvent) -> Option<Finger> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let key = target.closest(".palette button").ok()??;
    Some(Finger {
        pointer: event.pointer_id(),
        key: key.dyn_into().ok()?,
        place: place(event),
    })
}

fn start(target: &Element) -> Option<(Element, Origin)> {
    if let Some(key) = StrokeKey::of(target) {
        let cell = target.closest(".cell").ok().flatten();
        return Some((cell?, Origin::Key(key)));
    }
    let held = target.closest("[data-at]").ok().flatten()?;
    let at = held.get_attribute("data-at")?.parse().ok()?;
    Some((held, Origin::Held(at)))
}

impl StrokeKey {
    fn at(x: f64, y: f64) -> Option<Self> {
        Self::of(&page::element_at(x, y)?)
    }

    fn of(element: &Element) -> Option<Self> {
        let key = element.closest("[data-tile]").ok().flatten()?;
        let name = key.get_attribute("data-tile")?;
        let cell = key.closest(".cell").ok().flatten();
        let first = cell.and_then(|cell| cell.query_selector("[data-tile]").ok()?);
        let cell = first.and_then(|first| first.get_attribute("data-tile"));
        Some(Self {
            cell: cell.unwrap_or_else(|| name.clone()),
            name,
        })
    }
}
