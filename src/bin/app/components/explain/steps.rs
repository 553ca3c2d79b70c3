//! The arithmetic, step by step.

use tensu::score::Step;
use yew::prelude::*;

use crate::tr::{ui, words};

/// The numbered list.
pub(crate) fn part(steps: &[Step]) -> Html {
    let step = |step: &Step| html! { <li>{ (ui().sentence_case)(&(words().step)(step)) }</li> };
    html! {
        <section class="part">
            <h2>{ ui().steps_title }</h2>
            <ol class="steps">{ for steps.iter().map(step) }</ol>
        </section>
    }
}
