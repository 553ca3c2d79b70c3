//! The arithmetic, step by step.

use tensu::score::{Score, Step};
use yew::prelude::*;

use crate::components::shapes::each;
use crate::tr::{ui, words};

/// The numbered list.
pub(crate) fn part(score: &Score) -> Html {
    let step = |step: &Step| html! { <li>{ (ui().sentence_case)(&(words().step)(step)) }</li> };
    html! {
        <section class="part">
            <h2>{ (ui().steps_title)(score) }</h2>
            <ol class="steps">{ each(score.steps.iter().map(step)) }</ol>
        </section>
    }
}
