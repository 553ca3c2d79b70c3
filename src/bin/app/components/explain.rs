//! Why: everything that led to the price, section by section.

use std::rc::Rc;

use tensu::{Ruleset, rules};
use yew::prelude::*;

use crate::outcome::Outcome;
use crate::tr::ui;

mod fu;
pub(crate) mod missed;
mod notes;
mod others;
mod payments;
mod steps;
mod yaku;

/// What is explained.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The chosen outcome.
    pub(crate) outcome: Rc<Outcome>,
    /// The id of the ruleset.
    pub(crate) rules: &'static str,
}

/// The explanation.
#[component]
pub(crate) fn Explain(props: &Props) -> Html {
    let rules = Ruleset::by_id(props.rules).unwrap_or(rules::DEFAULT);
    let body = match props.outcome.as_ref() {
        Err(_) => Html::default(),
        Ok(explained) => {
            let score = &explained.score;
            html! {
                <>
                    { yaku::part(score) }
                    { fu::part(explained) }
                    { steps::part(&score.steps) }
                    { payments::part(score) }
                    { others::part(explained) }
                    { missed::missed(&score.missed) }
                    { notes::part(&score.remarks) }
                </>
            }
        }
    };
    html! {
        <section class={classes!("explain", props.outcome.is_err().then_some("is-empty"))} id="explain" aria-label={ui().explanation}>
            { body }
            <p class="source">{ (ui().source)(rules.source) }</p>
        </section>
    }
}
