//! Why: everything that led to the price, section by section.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::shapes::{button, each, send};
use crate::entry::Entry;
use crate::outcome::{Explained, Outcome};
use crate::state::{Action, Dispatch, View};
use crate::tr::{self, Label, say};

mod fu;
pub(crate) mod missed;
mod notes;
mod others;
mod payments;
mod steps;
mod table;
mod what_if;
mod yaku;

/// What there is to read of it; `asked` has the questions and buttons, where there are any.
pub(super) fn reading(explained: &Explained, entry: &Entry, asked: Html) -> Html {
    let score = &explained.score;
    html! {
        <>
            { yaku::part(score) }
            { fu::part(explained) }
            { steps::part(score) }
            { payments::part(score) }
            { asked }
            { others::part(explained) }
            { missed::missed(&score.missed) }
            { notes::part(entry.rules.base().id, &score.remarks, &explained.doubts) }
        </>
    }
}

/// The explanation of the chosen outcome.
pub(crate) fn explain(outcome: &Outcome, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let body = match outcome {
        Err(_) => Html::default(),
        Ok(explained) => {
            let asked = [
                table::part(explained, entry, dispatch),
                what_if::part(&explained.what_if),
            ];
            reading(explained, entry, each(asked))
        }
    };
    let compare = send(Action::View(Some(View::Compare)), dispatch);
    html! {
        <section class={classes!("explain", outcome.is_err().then_some("is-empty"))} id="explain" aria-label={say(Label::Explanation)}>
            { body }
            if entry.is_full() {
                { button("toggle every", tr::view(View::Compare), compare) }
            }
            <p class="source">
                { tr::source(entry.rules.source) }
                { " " }{ tr::engine(entry.rules.fingerprint()) }
            </p>
        </section>
    }
}
