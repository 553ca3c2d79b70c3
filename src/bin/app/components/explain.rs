//! Why: everything that led to the price, section by section.

use std::rc::Rc;

use yew::prelude::*;

use crate::entry::Entry;
use crate::outcome::Outcome;
use crate::state::{Action, Dispatch, View};
use crate::tr::{trust_words, ui};

mod fu;
pub(crate) mod missed;
mod notes;
mod others;
mod payments;
mod steps;
mod table;
mod yaku;

/// What is explained.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The chosen outcome.
    pub(crate) outcome: Rc<Outcome>,
    /// What was entered.
    pub(crate) entry: Rc<Entry>,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The explanation.
#[component]
pub(crate) fn Explain(props: &Props) -> Html {
    let body = match props.outcome.as_ref() {
        Err(_) => Html::default(),
        Ok(explained) => {
            let score = &explained.score;
            html! {
                <>
                    { yaku::part(score) }
                    { fu::part(explained) }
                    { steps::part(score) }
                    { payments::part(score) }
                    { table::part(explained, &props.entry, &props.dispatch) }
                    { others::part(explained) }
                    { missed::missed(&score.missed) }
                    { notes::part(&score.remarks, &explained.doubts) }
                </>
            }
        }
    };
    let compare = {
        let dispatch = props.dispatch.clone();
        move |_| dispatch.dispatch(Action::View(Some(View::Compare)))
    };
    html! {
        <section class={classes!("explain", props.outcome.is_err().then_some("is-empty"))} id="explain" aria-label={ui().explanation}>
            { body }
            if props.entry.is_full() {
                <button type="button" class="toggle every" onclick={compare}>{ (ui().view)(View::Compare) }</button>
            }
            <p class="source">
                { (ui().source)(props.entry.rules.source) }
                { " " }{ (trust_words().rules)(props.entry.rules.fingerprint()) }
            </p>
        </section>
    }
}
