//! The arithmetic, step by step.

use tensu::score::{Score, Step};
use yew::prelude::*;

use crate::components::shapes::{each, el};
use crate::tr::{self, words};

/// The numbered list.
pub(crate) fn part(score: &Score) -> Html {
    let step = |step: &Step| el("li", "", tr::sentence_case(&words().step(step)));
    html! {
        <section class="part">
            { el("h2", "", tr::steps_title(score)) }
            <ol class="steps">{ each(score.steps.iter().map(step)) }</ol>
        </section>
    }
}
