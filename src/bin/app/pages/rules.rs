//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use yew::prelude::*;

use super::{Desk, Group, Page};
use crate::model::active_rules::ActiveRules;
use crate::model::state::{Action, Dispatch};
use crate::parts::contents::Contents;
use crate::parts::icon::Shape;
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el, send_to};
use crate::parts::told::deleted;
use crate::say::{self, Label, words};

mod check;
mod house;
mod line;
mod number;
mod parts;
mod share;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "rules",
    title: Label::Rules,
    part_of: None,
    icon: Some(Shape::Rules),
    menu: Some(Group::Rules),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |frame| !frame.lock,
    is_there: |_, _| true,
};

/// The id of the section with what is assumed.
const ASSUMED: &str = "rules-assumed";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state, dispatch, ..
    } = *desk;
    let (rules, hint) = (&state.entry.rules, state.told.hint.as_ref());
    let wrong = hint.filter(|hint| !hint.is_deleted()).map(say::hint);
    let undo = send_to(Action::Undo, house::NAME, dispatch);
    html! {
        <div class="rules">
            { deleted(hint, undo) }
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert" key={state.told.times}>{ wrong }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            { list(rules, dispatch) }
        </div>
    }
}

/// Draws the rules, by what they are about.
fn list(rules: &ActiveRules, dispatch: &Dispatch) -> Html {
    // What is known comes first; what is assumed is a line, until it is opened.
    let mut known = parts::ALL.map(|part| (part, Vec::new()));
    let mut assumed = Vec::new();
    for knob in rules.house_rules() {
        if let Some(value) = (knob.get)(rules) {
            let line = line::line(rules, knob, &value, dispatch);
            if rules.origin(knob.id).is_assumed()
                && (knob.get)(rules.base()).as_ref() == Some(&value)
            {
                assumed.push(line);
            } else if let Some((_, lines)) = known.iter_mut().find(|(part, _)| part.has(knob.id)) {
                lines.push(line);
            }
        }
    }
    let count = assumed.len() as u32;
    let known: Vec<_> = known
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .collect();
    let section = |(part, lines): (&'static parts::Part, Vec<Html>)| {
        html! {
            <section id={part.id} class="rule-part">
                <h3 id={[part.id, "-h"].concat()} tabindex="-1">{ words().part(part.about) }</h3>
                <ul class="rule-list">{ each(lines) }</ul>
            </section>
        }
    };
    let folded = say::with(Label::AssumedCount, count);
    let parts = known.iter();
    let parts = parts.map(|(part, _)| (part.id, words().part(part.about).into()));
    let assumed_too = (count > 0).then(|| (ASSUMED, folded.clone().into()));
    let sections: Vec<(&str, AttrValue)> = parts.chain(assumed_too).collect();
    html! {
        <>
            <Contents {sections} />
            { each(known.into_iter().map(section)) }
            if count > 0 {
                <details id={ASSUMED} class="assumed rule-part">
                    { el("summary", "", folded) }
                    <ul class="rule-list">{ each(assumed) }</ul>
                </details>
            }
        </>
    }
}
