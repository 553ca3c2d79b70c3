//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use yew::prelude::*;

use super::{Desk, Group, Page};
use crate::model::state::Action;
use crate::parts::icon::Shape;
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el, send_to};
use crate::parts::told::deleted;
use crate::say::{self, Label};

mod check;
mod house;
mod line;
mod number;
mod share;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "rules",
    title: Label::Rules,
    icon: Some(Shape::Rules),
    menu: Some(Group::Rules),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |frame| !frame.lock,
    is_there: |_, _| true,
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state, dispatch, ..
    } = *desk;
    let (rules, hint) = (&state.entry.rules, state.told.hint.as_ref());
    // What is known comes first; what is assumed is a line, until it is opened.
    let (mut known, mut assumed) = (Vec::new(), Vec::new());
    for knob in rules.house_rules() {
        if let Some(value) = (knob.get)(rules) {
            let is_assumed = rules.origin(knob.id).is_assumed()
                && (knob.get)(rules.base()).as_ref() == Some(&value);
            let to = if is_assumed { &mut assumed } else { &mut known };
            to.push(line::line(rules, knob, &value, dispatch));
        }
    }
    let count = assumed.len() as u32;
    let wrong = hint.filter(|hint| !hint.is_deleted()).map(say::hint);
    let undo = send_to(Action::Undo, house::NAME, dispatch);
    html! {
        <div class="rules">
            { deleted(hint, undo) }
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert" key={state.told.times}>{ wrong }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            <ul class="rule-list">{ each(known) }</ul>
            if count > 0 {
                <details class="assumed">
                    { el("summary", "", say::with(Label::AssumedCount, count)) }
                    <ul class="rule-list">{ each(assumed) }</ul>
                </details>
            }
        </div>
    }
}
