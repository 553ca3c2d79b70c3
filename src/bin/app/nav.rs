//! The bar at the bottom: the hand, the pages that have a place in it, and the menu with all else. Where the keys need the
//! height it is a part of the header.

use yew::prelude::*;

use crate::browser::ids::{MENU, POPOVER};
use crate::browser::once;
use crate::model::state::{Action, Dispatch};
use crate::pages::{self, Page};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, el, send};
use crate::say::{Label, say};

/// Draws the bar of the screen; `load` asks for the content of the menu.
pub(crate) fn nav(load: Callback<MouseEvent>, dispatch: &Dispatch) -> Html {
    bar(None, true, load, dispatch)
}

/// Draws the same at the foot of a page, under which the other one cannot be reached.
pub(crate) fn foot(page: &'static Page, dispatch: &Dispatch) -> Html {
    bar(Some(page), false, send(Action::More, dispatch), dispatch)
}

fn bar(
    shown: Option<&'static Page>,
    opens: bool,
    more: Callback<MouseEvent>,
    dispatch: &Dispatch,
) -> Html {
    let item = |shape, label, current: bool, opens: bool, onclick: Callback<MouseEvent>| {
        let (id, target) = (opens.then_some(MENU), opens.then_some(POPOVER));
        let current = current.then_some("page");
        // Beside the title of a page without a place of its own, the place that leads to it is marked for the eye.
        let class = if shown.is_some_and(|shown| shown.is_under(label)) {
            "nav-item under"
        } else {
            "nav-item"
        };
        html! {
            <button {id} type="button" {class} aria-current={current} popovertarget={target} {onclick}>
                { icon(shape) }{ el("span", "", say(label)) }
            </button>
        }
    };
    // A lesson is a part of Learn, by its title.
    let is_shown = |page: &Page| shown.is_some_and(|shown| shown.title == page.title);
    let close = send(Action::View(None), dispatch);
    let hand = item(Shape::Hand, Label::Hand, shown.is_none(), false, close);
    let pages = pages::ALL
        .iter()
        .filter(|page| page.in_bar && page.is_here());
    let pages = pages.filter_map(|page| {
        let shape = page.icon?;
        let open = page.open(dispatch);
        Some(item(shape, page.title, is_shown(page), false, open))
    });
    let more = item(
        Shape::More,
        Label::NavMore,
        false,
        opens,
        once::turning(more),
    );
    // The bar behind a page is there, too: each has a name of its own.
    let name = say(Label::NavPages);
    let name = shown.map_or_else(
        || name.to_owned(),
        |page| format!("{name} ({})", say(page.title)),
    );
    html! { <nav class="nav" aria-label={name}>{ each([hand].into_iter().chain(pages).chain([more])) }</nav> }
}
