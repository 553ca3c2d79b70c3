//! The bar at the bottom: the hand, the pages that have a place in it, and the menu with all else. Where the keys need the
//! height it is a part of the header.

use yew::prelude::*;

use crate::browser::ids::{MENU, POPOVER};
use crate::browser::page;
use crate::model::state::{Action, Dispatch};
use crate::pages::{self, Page};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, el, send};
use crate::say::{Label, say};

/// The bar of the screen.
pub(crate) fn nav(dispatch: &Dispatch) -> Html {
    let more = html! {
        <button id={MENU} type="button" class="nav-item" popovertarget={POPOVER}>{ inside(Shape::More, Label::NavMore) }</button>
    };
    bar(None, more, dispatch)
}

/// The same at the foot of a page, under which the other one cannot be reached.
pub(crate) fn foot(page: &'static Page, dispatch: &Dispatch) -> Html {
    let close = send(Action::View(None), dispatch);
    let onclick = move |event| {
        close.emit(event);
        page::later(|| page::press(MENU));
    };
    let more = html! { <button type="button" class="nav-item" {onclick}>{ inside(Shape::More, Label::NavMore) }</button> };
    bar(Some(page), more, dispatch)
}

fn bar(shown: Option<&'static Page>, more: Html, dispatch: &Dispatch) -> Html {
    let item = |shape, label, action, current: bool| {
        let onclick = send(action, dispatch);
        let current = current.then_some("page");
        html! { <button type="button" class="nav-item" aria-current={current} {onclick}>{ inside(shape, label) }</button> }
    };
    let is_shown = |page: &Page| shown.is_some_and(|shown| shown.address == page.address);
    let hand = item(
        Shape::Hand,
        Label::Hand,
        Action::View(None),
        shown.is_none(),
    );
    let pages = pages::ALL.iter().filter(|page| page.in_bar);
    let pages = pages.filter_map(|page| {
        let shape = page.icon?;
        Some(item(shape, page.title, page.opened(), is_shown(page)))
    });
    html! {
        <nav class="nav" aria-label={say(Label::NavPages)}>
            { hand }
            { each(pages) }
            { more }
        </nav>
    }
}

fn inside(shape: Shape, label: Label) -> Html {
    each([icon(shape), el("span", "", say(label))])
}
