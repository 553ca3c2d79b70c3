//! The bar at the top: the ruleset, the winds, the menu.

use yew::prelude::*;

use crate::browser::ids::{MENU, POPOVER};
use crate::browser::{once, page};
use crate::model::availability;
use crate::model::embed;
use crate::model::state::{Action, Dispatch, State};
use crate::pages::{reference, rules};
use crate::parts::icon::{Shape, icon};
use crate::parts::pick::{Choice, pick, rulesets};
use crate::parts::shapes::el;
use crate::say::{Label, say};

/// The bar; what the menu holds comes when it is wanted, for which `load` asks.
pub(crate) fn bar(
    state: &State,
    menu: Html,
    load: Callback<MouseEvent>,
    dispatch: &Dispatch,
) -> Html {
    let pick = |choice| pick(choice, &state.entry, dispatch);
    let frame = embed::frame();
    // Rules that are fixed can be read.
    let fixed = frame.is_some_and(|frame| frame.lock);
    let page = if fixed {
        &reference::PAGE
    } else {
        &rules::PAGE
    };
    let name = say(page.title);
    let dispatcher = dispatch.clone();
    let ontoggle = move |_| dispatcher.dispatch(Action::Menu(page::is_open(POPOVER)));
    // A frame has a header around this.
    let tag = if frame.is_some() { "div" } else { "header" };
    let all = html! {
        <>
            if frame.is_none() {
                <h1 class="brand">{ "Tensu" }</h1>
            }
            if fixed {
                { el("p", "fixed", state.entry.rules.title().to_owned()) }
            } else {
                <span class="pick wide">
                    // A list of the browser cuts a long name off; this one takes two lines.
                    <span class="shown" aria-hidden="true">{ state.entry.rules.title().to_owned() }</span>
                    { rulesets(Label::Ruleset, &state.entry, &state.houses, dispatch) }
                </span>
            }
            <button class="quiet to-rules" type="button" aria-label={name} title={name} onclick={page.open(dispatch)}>
                { page.icon.map(icon) }
                { el("span", "", name) }
            </button>
            if availability::has_round(state.entry.ruleset()) {
                { pick(Choice::Round) }
            }
            { pick(Choice::Seat) }
            if frame.is_some() {
                <button id={MENU} class="quiet" type="button" aria-label={say(Label::NavMore)} popovertarget={POPOVER} onclick={once::turning(load)}>
                    { icon(Shape::Menu) }
                </button>
            }
            <div id={POPOVER} class="menu" popover="auto" {ontoggle}>{ menu }</div>
        </>
    };
    el(tag, "bar", all)
}
