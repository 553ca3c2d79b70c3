//! The head of a room: the way back at the left, the title, and at the right what is done with all that the room holds.

use yew::prelude::*;

use crate::browser::ids::ROOM;
use crate::browser::once;
use crate::model::state::{Action, Dispatch};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::send;
use crate::say::{Label, say};

/// The material that a page is made of, under its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// One sheet of paper, under a head with the page's title.
    Paper,
    /// Felt, on which the page lays its own papers, under a head with the page's title.
    Felt,
    /// Felt, with a head of the page's own.
    Whole,
}

/// The app's bar, as the heads of pages have it on a wide window; none in a frame.
#[derive(Clone, PartialEq)]
pub(crate) struct Bar(pub(crate) Html);

#[component]
fn BarHere() -> Html {
    use_context::<Bar>().map(|bar| bar.0).unwrap_or_default()
}

/// Draws the bar at the beginning of a head, where the window is wide.
pub(crate) fn bar() -> Html {
    html! { <BarHere /> }
}

/// Draws the head.
pub(crate) fn head(back: Html, title: impl Into<Html>, rest: impl Into<Html>) -> Html {
    head_with(bar(), back, title, rest)
}

/// Draws the head with this bar.
pub(crate) fn head_with(
    bar: Html,
    back: Html,
    title: impl Into<Html>,
    rest: impl Into<Html>,
) -> Html {
    html! {
        <div class="room-head">
            { bar }
            { back }
            { titled(title) }
            { rest.into() }
        </div>
    }
}

/// Draws the title, at which the keyboard begins.
pub(crate) fn titled(title: impl Into<Html>) -> Html {
    html! { <h2 id={ROOM} class="room-title" tabindex="-1">{ title.into() }</h2> }
}

/// Draws a key of the head: its picture, and its name for whoever does not see it.
pub(crate) fn key(
    shape: Shape,
    name: &'static str,
    is_off: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" class="room-key" aria-label={name} title={name} aria-disabled={is_off.then_some("true")} {onclick}>{ icon(shape) }</button> }
}

/// Draws the way to the room that this one is a part of.
pub(crate) fn back(name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    key(Shape::Back, name, false, once::turning(onclick))
}

/// Draws the way out, to the hand.
pub(crate) fn leave(dispatch: &Dispatch) -> Html {
    back(say(Label::Close), send(Action::View(None), dispatch))
}
