//! The part of a page that is in sight: how far it is scrolled, which section that is, and whether the window has room beside it.

use std::cell::RefCell;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{address, element, later};
use crate::browser::ids::OVER;

/// The window from which pages use its width; the style sheets say the same.
const WIDE: &str = "(min-width: 60rem) and (min-height: 37.5rem)";

thread_local! {
    /// The places that were scrolled, with how far.
    static SCROLLED: RefCell<Vec<(AttrValue, i32)>> = const { RefCell::new(Vec::new()) };
}

/// Notes how far a place is scrolled.
fn note(place: &AttrValue, far: i32) {
    SCROLLED.with_borrow_mut(|all| {
        all.retain(|(one, _)| one != place);
        if far > 0 {
            all.push((place.clone(), far));
        }
    });
}

/// Returns how far a place was scrolled.
fn noted(place: &AttrValue) -> Option<i32> {
    SCROLLED.with_borrow(|all| {
        all.iter()
            .find(|(one, _)| one == place)
            .map(|(_, far)| *far)
    })
}

/// Returns whether a place is one that the other is a part of by its address.
fn is_above(place: &str, other: &str) -> bool {
    let rest = other.strip_prefix(place);
    !place.is_empty() && rest.is_some_and(|rest| rest.starts_with('/'))
}

/// Shows a place as far down as it was left for a part of it; opened anew it begins at its beginning.
#[hook]
pub(crate) fn use_scrolled(body: &NodeRef, place: &AttrValue) {
    let now = use_mut_ref(AttrValue::default);
    {
        let (body, now) = (body.clone(), now.clone());
        use_effect_with((), move |()| {
            let listener = body.cast::<Element>().map(|body| {
                let scrolled = body.clone();
                EventListener::new(&body, "scroll", move |_| {
                    note(&now.borrow(), scrolled.scroll_top());
                })
            });
            move || drop(listener)
        });
    }
    let body = body.clone();
    use_effect_with(place.clone(), move |place| {
        let from = now.replace(place.clone());
        let is_back = is_above(place, &from) || address::leads_back(place);
        let far = noted(place).filter(|_| is_back);
        let Some((far, body)) = far.zip(body.cast::<Element>()) else {
            return note(place, 0);
        };
        body.set_scroll_top(far);
        // What is worked out first makes it longer.
        let place = place.clone();
        later(move || {
            if body.scroll_top() < far && body.is_connected() {
                note(&place, far);
                body.set_scroll_top(far);
            }
        });
    });
}

/// Returns whether there is room beside a page, also once the window is another.
#[hook]
pub(crate) fn use_wide() -> bool {
    let query = use_memo((), |()| super::window()?.match_media(WIDE).ok().flatten());
    let wide = use_state_eq(|| {
        query
            .as_ref()
            .as_ref()
            .is_some_and(web_sys::MediaQueryList::matches)
    });
    {
        let wide = wide.clone();
        use_effect_with((), move |()| {
            let listener = query.as_ref().as_ref().map(|one| {
                let query = one.clone();
                EventListener::new(one, "change", move |_| wide.set(query.matches()))
            });
            move || drop(listener)
        });
    }
    *wide
}

/// Returns the one of these sections that is read: the last one whose beginning is above the middle of the page's upper half. At the end of
/// a page the one that was chosen stays, as long as it is seen.
#[hook]
pub(crate) fn use_read(sections: Vec<&'static str>) -> UseStateHandle<Option<&'static str>> {
    let read = use_state_eq(|| sections.first().copied());
    let taken = read.clone();
    let last = use_mut_ref(|| None);
    *last.borrow_mut() = *read;
    use_effect_with(sections, move |sections| {
        let sections = sections.clone();
        let look = move || {
            let body = element(OVER)?;
            let (top, height) = (body.get_bounding_client_rect().top(), body.client_height());
            let place = |id: &str| Some(element(id)?.get_bounding_client_rect());
            let is_end = body.scroll_top() + height + 2 >= body.scroll_height();
            let is_seen = |id| {
                place(id).is_some_and(|at| at.bottom() > top && at.top() < top + f64::from(height))
            };
            if is_end && last.borrow().is_some_and(is_seen) {
                return None;
            }
            let line = top + f64::from(height) / 4.0;
            let mut all = sections.iter().copied().rev();
            let found = all.find(|id| place(id).is_some_and(|at| at.top() < line));
            found.or(sections.first().copied())
        };
        let listener = element(OVER).map(|body| {
            EventListener::new(&body, "scroll", move |_| {
                if let Some(id) = look() {
                    taken.set(Some(id));
                }
            })
        });
        move || drop(listener)
    });
    read
}

/// Brings a part of the page into sight, and the focus to its heading.
pub(crate) fn scroll_to(id: &str) {
    if let Some(part) = element(id) {
        if let Ok(Some(folded)) = part.closest("details") {
            let _ = folded.set_attribute("open", "");
        }
        part.scroll_into_view();
    }
    let heading = element(&format!("{id}-h")).and_then(|one| one.dyn_into::<HtmlElement>().ok());
    if let Some(heading) = heading {
        let _ = heading.focus();
    }
}

/// Brings an entry of a list that scrolls by itself into its sight, and moves nothing else.
pub(crate) fn show_in(list: &NodeRef, entry: &str) {
    let entry = list
        .cast::<Element>()
        .and_then(|list| list.query_selector(entry).ok().flatten());
    let entry = entry.and_then(|one| one.dyn_into::<HtmlElement>().ok());
    if let Some((entry, list)) = entry.zip(list.cast::<HtmlElement>()) {
        let middle = (list.client_height() - entry.offset_height()) / 2;
        list.set_scroll_top((entry.offset_top() - middle).max(0));
    }
}

#[cfg(test)]
mod tests {
    use super::is_above;

    #[test]
    fn a_part_of_a_place_is_behind_it_in_its_address() {
        assert!(is_above("build", "build/by=ron"));
        assert!(is_above("table", "table/over/over"));
        assert!(!is_above("build", "build"));
        assert!(!is_above("learn", "lesson/2") && !is_above("", "learn"));
        assert!(!is_above("show", "shown/x"));
    }
}
