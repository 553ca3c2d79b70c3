//! Shapes that the screen repeats. An element that `html!` writes takes about 250 bytes of WebAssembly and a list 500, so
//! what is there often is a function.

use yew::prelude::*;
use yew::virtual_dom::VList;

use crate::browser::page;
use crate::model::state::{Action, Dispatch};
use crate::say::{Label, say};

/// Returns the handler of a tap that sends an action.
pub(crate) fn send(action: Action, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.dispatch(action.clone()))
}

/// Returns the same where the tapped element may disappear with it: the keyboard goes to `next`.
pub(crate) fn send_to(
    action: Action,
    next: &'static str,
    dispatch: &Dispatch,
) -> Callback<MouseEvent> {
    let sent = send(action, dispatch);
    Callback::from(move |event: MouseEvent| {
        let by_keyboard = event.detail() == 0;
        sent.emit(event);
        let go = move |next| {
            // To a field no finger is brought: the keys of its screen would come up.
            if by_keyboard || !page::is_field(next) {
                page::focus(next);
            }
        };
        page::later(move || page::when_there(next, 10, go));
    })
}

/// Puts nodes one after the other.
pub(crate) fn each(nodes: impl IntoIterator<Item = Html>) -> Html {
    let mut nodes = nodes.into_iter();
    collect(&mut || nodes.next())
}

/// Collects them, compiled once for all kinds of iterators.
fn collect(next: &mut dyn FnMut() -> Option<Html>) -> Html {
    let mut nodes = Vec::new();
    while let Some(node) = next() {
        nodes.push(node);
    }
    VList::with_children(nodes, None).into()
}

/// Draws two things of a page, which stand side by side where the window is wide.
pub(crate) fn halves(one: impl Into<Html>, other: impl Into<Html>) -> Html {
    each([el("div", "half", one), el("div", "half", other)])
}

/// Makes an element with at most a class.
pub(crate) fn el(name: &'static str, class: &'static str, body: impl Into<Html>) -> Html {
    element(name, class, None, body.into())
}

/// Draws a text of which a part is one figure, that no line ends in.
pub(crate) fn whole(text: &str, figure: &str) -> Html {
    match text.split_once(figure) {
        Some((before, after)) => each([
            before.to_owned().into(),
            el("span", "whole", figure.to_owned()),
            after.to_owned().into(),
        ]),
        None => text.to_owned().into(),
    }
}

/// Draws something with a name for a screen reader.
pub(crate) fn drawn(class: &'static str, name: String, body: Html) -> Html {
    let class = (!class.is_empty()).then_some(class);
    html! { <span {class} role="img" aria-label={name}>{ body }</span> }
}

/// Draws what stands in place of something that is loaded: that it comes, or that it does not, with the button that tries again.
pub(crate) fn coming(is_missing: bool, again: impl Fn(MouseEvent) + 'static) -> Html {
    if !is_missing {
        return el("p", "coming", say(Label::PageComing));
    }
    html! {
        <div role="alert">
            { el("p", "", say(Label::PageMissing)) }
            { button("toggle strong", say(Label::PageAgain), again) }
        </div>
    }
}

/// Makes the head of a row or a column of a table.
pub(crate) fn th(scope: &'static str, body: impl Into<Html>) -> Html {
    element("th", "", Some(scope), body.into())
}

#[allow(
    clippy::ignored_unit_patterns,
    reason = "`html!` writes one for a name that is a value"
)]
fn element(
    name: &'static str,
    class: &'static str,
    scope: Option<&'static str>,
    body: Html,
) -> Html {
    let class = (!class.is_empty()).then_some(class);
    html! { <@{name} {class} {scope}>{ body }</@> }
}

/// Makes a button that says what it does.
pub(crate) fn button(
    class: &'static str,
    text: impl Into<Html>,
    onclick: impl Into<Callback<MouseEvent>>,
) -> Html {
    pressed(class, None, text.into(), onclick.into())
}

/// Makes a button that is on or off.
pub(crate) fn toggle(
    class: &'static str,
    on: bool,
    text: impl Into<Html>,
    onclick: impl Into<Callback<MouseEvent>>,
) -> Html {
    let on = if on { "true" } else { "false" };
    pressed(class, Some(on), text.into(), onclick.into())
}

fn pressed(
    class: &'static str,
    pressed: Option<&'static str>,
    text: Html,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} aria-pressed={pressed} {onclick}>{ text }</button> }
}
