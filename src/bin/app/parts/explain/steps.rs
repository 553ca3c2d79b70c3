//! The arithmetic, step by step.

use tensu::score::{Score, Step};
use yew::prelude::*;

use crate::parts::shapes::{each, el};
use crate::say::{self, words};

/// Draws the section.
pub(crate) fn part(score: &Score) -> Html {
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    html! {
        <section class="part">
            { el("h2", "", say::steps_title(score.points, fu)) }
            { list(&score.steps) }
        </section>
    }
}

/// Draws the numbered list.
pub(crate) fn list(steps: &[Step]) -> Html {
    let step = |step: &Step| {
        el(
            "li",
            "",
            say::sentence_case(&words().step_by(step, &say::yaku)),
        )
    };
    el("ol", "steps", each(steps.iter().map(step)))
}
