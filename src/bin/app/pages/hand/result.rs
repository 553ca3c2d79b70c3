//! The result area: the points, or what is missing for a win.

use tensu::Refusal;
use tensu::refusal::Rule;
use yew::prelude::*;

use crate::model::outcome::{Outcomes, Progress};
use crate::model::state::{Dispatch, State};
use crate::pages::hand::discards::discards;
use crate::pages::hand::explain::look_up;
use crate::pages::hand::refusals::refused;
use crate::pages::hand::summary::summary;
use crate::pages::hand::unfinished::unfinished;
use crate::pages::hand::waits::discarded;
use crate::pages::hand::welcome::welcome;
use crate::parts::prices::prices;
use crate::say::{Label, say};

/// Draws the result.
pub(crate) fn result(state: &State, outcomes: &Outcomes, dispatch: &Dispatch) -> Html {
    let (entry, chosen) = (&state.entry, outcomes.chosen());
    let body = match (&outcomes.progress, chosen) {
        (Progress::Empty, _) => welcome(state, dispatch),
        (Progress::Full, Ok(explained)) => html! {
            <>
                { prices(outcomes, dispatch) }
                { summary(explained, &outcomes.ignored, entry, state.open.sheet, dispatch) }
            </>
        },
        (Progress::Full, Err(refusals)) => {
            let furiten = |why: &Refusal| *why == Refusal::NotLegal(Rule::Furiten);
            let advice = if refusals.iter().any(furiten) {
                discarded(&entry.discarded, dispatch)
            } else {
                discards(&outcomes.discards, &entry.tiles)
            };
            html! {
                <>
                    { prices(outcomes, dispatch) }
                    { refused(refusals, outcomes.without.as_ref(), advice, entry, Some(&look_up(dispatch))) }
                </>
            }
        }
        (progress, chosen) => {
            let refusals = chosen.as_ref().err();
            unfinished(progress, refusals, entry, dispatch)
        }
    };
    // By a class: a style that asks what is inside (`:has`) is asked again with each change there.
    let holds = match outcomes.progress {
        Progress::Empty => Some("greeting"),
        Progress::Full => Some("priced"),
        _ => None,
    };
    html! { <section class={classes!("result", holds)} aria-label={say(Label::Result)}>{ body }</section> }
}
