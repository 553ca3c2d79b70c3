//! The keyboard stays in the hand: the tile that has it may go with its own tap.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement};

use super::{active, blur, document, is_lost, later};

/// The selector of the hand.
const HAND: &str = ".strip";

thread_local! {
    /// The element that had the keyboard before the field.
    static BEFORE: Cell<Option<HtmlElement>> = const { Cell::new(None) };
}

/// Keeps from where the keyboard came to a field. A window that is looked at again tells of no place, and changes none.
pub(crate) fn came(event: &FocusEvent) {
    let from = event.related_target();
    if let Some(from) = from.and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        BEFORE.set(Some(from));
    }
}

/// Takes the keyboard from the field, back to where it came from if that can have it.
pub(crate) fn give_back() {
    blur();
    if let Some(from) = BEFORE.take() {
        let _ = from.focus();
    }
}

/// Moves the keyboard on, if the element of the hand, or of the menu of a meld, that has it is gone after the next change.
pub(crate) fn stay() {
    let open = || {
        document()?
            .query_selector(".strip [aria-expanded=true]")
            .ok()?
    };
    if let Some(tile) =
        held().or_else(|| active()?.closest(".meld-menu").ok()?.and_then(|_| open()))
    {
        let is_meld = tile.matches(".meld").unwrap_or(false);
        let before = std::iter::successors(Some(tile), Element::previous_element_sibling);
        let buttons = before.filter(|one| one.local_name() == "button").count();
        let meld = format!("{HAND} .meld:nth-of-type({buttons})");
        go_on(is_meld.then_some(meld), buttons);
    }
}

/// Does the same for a tile of the hand that is about to be chosen or to go; in the order of the hand it is the `nth`,
/// from one.
pub(crate) fn stay_with(at: usize, nth: usize) {
    if held().is_some() {
        go_on(Some(format!("{HAND} .won[data-at='{at}']")), nth);
    }
}

fn go_on(chosen: Option<String>, nth: usize) {
    let tile = |n: usize| format!("{HAND} button:nth-of-type({n}):not(.meld)");
    let nearest = [
        tile(nth),
        tile(nth - 1),
        format!("{HAND} button"),
        ".key".to_owned(),
    ];
    later(move || {
        if !is_lost() {
            return;
        }
        let find = |selector: String| document()?.query_selector(&selector).ok()?;
        let next = chosen.into_iter().chain(nearest).find_map(find);
        if let Some(next) = next.and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    });
}

/// Returns the element of the hand that has the keyboard.
fn held() -> Option<Element> {
    active().filter(|one| one.matches(".strip button").unwrap_or(false))
}
