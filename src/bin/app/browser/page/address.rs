//! The player's place in the browser's address and history: a text behind `#/`, and none is the start.
//!
//! Our own: `HashHistory` of gloo-history 0.2 takes every hash for a path and panics at a link to a hand, and what it knows
//! of an entry is gone with a reload, so that nobody could say what lies below a page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{History, Window};
use yew::{Callback, hook, use_effect_with, use_memo};

/// The mark before a place.
const MARK: &str = "#/";

/// The end of a place for something that opens over it: a step of its own.
pub(crate) const OVER: &str = "over";

/// The sign between the places of an entry, which are kept with it.
const NEXT: char = '\n';

/// Returns the place that the address has; `None` where there are no addresses, and where it has something else.
pub(crate) fn here() -> Option<String> {
    Trail::read().map(|trail| trail.here)
}

/// Returns whether the player comes back to a place: it lies below the one that is left, or the browser is there already.
pub(crate) fn leads_back(place: &str) -> bool {
    Trail::read()
        .is_some_and(|trail| trail.here == place || trail.below.iter().any(|one| one == place))
}

/// Puts the start below a page that a link opened: Back leads there, and not out of the app. Where something lies below, that stays.
pub(crate) fn found() {
    let Some((trail, history)) = Trail::read().zip(history()) else {
        return;
    };
    if trail.below.is_empty() && !trail.here.is_empty() {
        let start = Trail {
            below: Vec::new(),
            here: String::new(),
        };
        let below = vec![String::new()];
        start.put(|state, address| history.replace_state_with_url(state, "", address));
        Trail { below, ..trail }
            .put(|state, address| history.push_state_with_url(state, "", address));
    }
}

/// Keeps address and history at the place where the player is, and calls back with the place that the browser went to.
/// `closed` counts how often the player has closed one.
#[hook]
pub(crate) fn use_address(place: &str, closed: u32, go: Callback<String>) {
    let walk = use_memo((), |()| Walk::default());
    {
        let walk = walk.clone();
        use_effect_with(go, move |go| {
            let go = go.clone();
            let listener = super::window()
                .map(|window| EventListener::new(&window, "popstate", move |_| walk.arrived(&go)));
            move || drop(listener)
        });
    }
    // As it is drawn: by the time of the effect the browser may have gone on, and what was wanted before would take it back.
    walk.wanted.replace(place.to_owned());
    use_effect_with((place.to_owned(), closed), move |(_, closed)| {
        walk.follow(walk.closed.replace(*closed) != *closed);
    });
}

/// The way of the address behind the player.
#[derive(Default)]
struct Walk {
    wanted: RefCell<String>,
    closed: Cell<u32>,
    /// `true` while the browser is on its way back to a place below, which takes it a moment.
    is_returning: Cell<bool>,
}

impl Walk {
    /// Goes where the player is, who may have closed the place of the address before.
    fn follow(&self, is_closed: bool) {
        if self.is_returning.get() {
            return;
        }
        let wanted = self.wanted.borrow();
        let Some((trail, history)) = Trail::read().zip(history()) else {
            return;
        };
        let write = |below: Vec<String>| Trail {
            below,
            here: wanted.clone(),
        };
        match trail.step(&wanted, is_closed) {
            Move::Stay => {}
            Move::Back(steps) => {
                self.is_returning.set(true);
                let _ = history.go_with_delta(-(steps as i32));
            }
            Move::Replace => write(trail.below)
                .put(|state, address| history.replace_state_with_url(state, "", address)),
            Move::Push => {
                let below = [trail.below, vec![trail.here]].concat();
                write(below).put(|state, address| history.push_state_with_url(state, "", address));
            }
        }
    }

    /// Takes the place that the browser went to: by itself, or as it was told.
    fn arrived(self: &Rc<Self>, go: &Callback<String>) {
        if self.is_returning.replace(false) {
            return self.follow(false);
        }
        if let Some(place) = here() {
            // What is being typed counts, as it does when its field is left.
            super::take_typed();
            go.emit(place);
            // The address of a place that cannot be shown does not stay.
            let walk = self.clone();
            super::later(move || walk.follow(false));
        }
    }
}

/// A place, and those below it that the app has put there, the oldest first.
#[derive(Debug, PartialEq)]
struct Trail {
    below: Vec<String>,
    here: String,
}

/// The step that the browser has to take.
#[derive(Debug, PartialEq)]
enum Move {
    Stay,
    Back(usize),
    /// Another address for the same entry.
    Replace,
    Push,
}

impl Trail {
    fn read() -> Option<Self> {
        let window = super::window()?;
        let shows = shows_places(&window)?;
        let state = history()?.state().ok().and_then(|state| state.as_string());
        let mut places = state.iter().flat_map(|state| state.split(NEXT));
        let last = places.next_back().map(str::to_owned);
        let below = places.map(str::to_owned).collect();
        let hash = super::location()?.hash().ok().filter(|_| shows);
        let here = match hash.as_deref() {
            None => last.clone().unwrap_or_default(),
            Some("" | "#") => String::new(),
            Some(hash) => place_of(hash)?.to_owned(),
        };
        let is_ours = last.is_some_and(|last| last == here);
        Some(Self {
            below: if is_ours { below } else { Vec::new() },
            here,
        })
    }

    /// Returns the step to a place: one below is gone back to, another side of a page is no step of its own, but for
    /// one that opens over it, a page that was closed before another came makes room for it, and nothing lies below the
    /// start.
    fn step(&self, wanted: &str, is_closed: bool) -> Move {
        let page = |place: &str| place.split('/').next().map(str::to_owned);
        let over = wanted
            .strip_suffix(OVER)
            .and_then(|under| under.strip_suffix('/'));
        let depth = self.below.len();
        if self.here == wanted {
            Move::Stay
        } else if let Some(at) = self.below.iter().rposition(|place| place == wanted) {
            Move::Back(depth - at)
        } else if wanted.is_empty() && depth > 0 {
            // There the next step replaces the address.
            Move::Back(depth)
        } else if wanted.is_empty()
            || page(&self.here) == page(wanted) && over != Some(&self.here)
            || is_closed && !self.here.is_empty()
        {
            Move::Replace
        } else {
            Move::Push
        }
    }

    /// Gives it to the browser.
    fn put(&self, give: impl Fn(&JsValue, Option<&str>) -> Result<(), JsValue>) {
        let Some(shows) = super::window().and_then(|window| shows_places(&window)) else {
            return;
        };
        let places: Vec<&str> = self
            .below
            .iter()
            .chain([&self.here])
            .map(|one| &**one)
            .collect();
        let state = JsValue::from_str(&places.join(&NEXT.to_string()));
        let address = super::bare()
            .filter(|_| shows)
            .map(|bare| match &*self.here {
                "" => bare,
                here => [&bare, MARK, here].concat(),
            });
        // A browser may refuse one step too many, and the page is there all the same.
        let _ = give(&state, address.as_deref());
    }
}

/// The place that a hash says; a word alone is one, too, as people write it.
fn place_of(hash: &str) -> Option<&str> {
    let is_word = |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase());
    let word = || hash.strip_prefix('#').filter(is_word);
    hash.strip_prefix(MARK).or_else(word)
}

/// Returns whether the address says the place. A frame's address is what its page asked for: opened alone, only the
/// history says the place. `None` in another page, whose history it would be.
fn shows_places(window: &Window) -> Option<bool> {
    let is_frame = super::site().is_some();
    let is_alone = || {
        window
            .parent()
            .ok()
            .flatten()
            .is_none_or(|parent| parent == *window)
    };
    (!is_frame || is_alone()).then_some(!is_frame)
}

fn history() -> Option<History> {
    super::window()?.history().ok()
}

#[cfg(test)]
mod tests {
    use super::{Move, Trail, place_of};

    /// A page is found without its stroke; links to hands and rules are none.
    #[test]
    fn a_word_behind_the_sign_is_a_place() {
        assert_eq!(place_of("#/lesson/3"), Some("lesson/3"));
        assert_eq!(place_of("#learn"), Some("learn"));
        for link in ["#1/tenhou/123m", "#rules=tensu-rules:1", "#lesson/3"] {
            assert_eq!(place_of(link), None, "{link}");
        }
    }

    fn step(below: &[&str], here: &str, wanted: &str) -> Move {
        let below = below.iter().map(ToString::to_string).collect();
        let here = here.to_owned();
        Trail { below, here }.step(wanted, false)
    }

    #[test]
    fn what_is_opened_is_a_step_and_closing_goes_back() {
        assert_eq!(step(&[], "", ""), Move::Stay);
        assert_eq!(step(&[], "", "quick"), Move::Push);
        assert_eq!(step(&[""], "quick", ""), Move::Back(1));
        // Over the explanation of a phone.
        assert_eq!(step(&[""], "explanation", "reference/pinfu"), Move::Push);
        let below = ["", "explanation"];
        assert_eq!(
            step(&below, "reference/pinfu", "explanation"),
            Move::Back(1)
        );
        assert_eq!(step(&below, "reference/pinfu", ""), Move::Back(2));
        assert_eq!(step(&below, "reference/pinfu", "share"), Move::Push);
    }

    #[test]
    fn a_page_that_a_link_opened_has_nothing_below() {
        assert_eq!(step(&[], "quick", ""), Move::Replace);
        // To the oldest place of ours, and there the start takes its place.
        assert_eq!(step(&["explanation"], "share", ""), Move::Back(1));
        assert_eq!(step(&[], "explanation", ""), Move::Replace);
    }

    #[test]
    fn what_was_closed_makes_room() {
        let closed = |here: &str, wanted| {
            let (below, here) = (vec![String::new()], here.to_owned());
            Trail { below, here }.step(wanted, true)
        };
        assert_eq!(closed("quick", "rules"), Move::Replace);
        assert_eq!(closed("quick", ""), Move::Back(1));
        assert_eq!(closed("", "rules"), Move::Push);
    }

    #[test]
    fn another_side_of_a_page_is_no_step() {
        assert_eq!(step(&[""], "show", "show/here"), Move::Replace);
        assert_eq!(step(&[""], "show/here", "show"), Move::Replace);
        assert_eq!(step(&[""], "show/here", "share"), Move::Push);
    }

    #[test]
    fn what_opens_over_a_page_is_a_step() {
        assert_eq!(step(&[""], "table", "table/over"), Move::Push);
        let below = ["", "table"];
        assert_eq!(step(&below, "table/over", "table/over/over"), Move::Push);
        assert_eq!(step(&below, "table/over", "table"), Move::Back(1));
        assert_eq!(step(&below, "table/over", ""), Move::Back(2));
        let below = ["", "table", "table/over"];
        assert_eq!(step(&below, "table/over/over", "table"), Move::Back(2));
    }
}
