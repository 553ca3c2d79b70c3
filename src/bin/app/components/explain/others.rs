//! The readings that lost, drawn, and why they did.

use tensu::score::Other;
use yew::prelude::*;

use crate::components::shapes::each;
use crate::components::blocks;
use crate::outcome::{Explained, Shown};
use crate::tr::{ui, words};

/// The list; nothing when there was only one reading.
pub(crate) fn part(explained: &Explained) -> Html {
    if explained.others.is_empty() {
        return Html::default();
    }
    html! {
        <section class="part">
            <h2>{ ui().others_title }</h2>
            <ul class="others">
                { each(explained.score.others.iter().zip(&explained.others).map(|(other, blocks)| line(other, blocks))) }
            </ul>
        </section>
    }
}

fn line(other: &Other, blocks: &[Shown]) -> Html {
    let yaku: Vec<String> = other.awards.iter().map(ui().award).collect();
    html! {
        <li>
            { blocks::row(blocks) }
            <p>
                if other.points > 0 {
                    <b>{ (ui().other_worth)(other) }</b>{ " " }
                }
                { (ui().sentence_case)((words().lost)(other.lost)) }
            </p>
            if !yaku.is_empty() {
                <p class="aside">{ yaku.join(" · ") }</p>
            }
        </li>
    }
}
