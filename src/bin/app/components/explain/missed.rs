//! Yaku that the hand nearly has, each with the one thing against it.

use tensu::score;
use yew::prelude::*;

use crate::components::shapes::{each, el};
use crate::tr::{ui, words};

/// The list.
pub(crate) fn missed(missing: &[score::Missed]) -> Html {
    if missing.is_empty() {
        return Html::default();
    }
    let line = |missed: &score::Missed| {
        let yaku = missed.yaku.row();
        html! {
            <li>
                <b title={yaku.english}>{ (ui().name)(score::What::Yaku(missed.yaku)) }</b>
                { ": " }{ (words().why)(missed.why) }
            </li>
        }
    };
    html! {
        <section class="part">
            { el("h2", "", ui().missed_title) }
            <ul class="missed">{ each(missing.iter().map(line)) }</ul>
        </section>
    }
}
