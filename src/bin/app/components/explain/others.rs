//! The readings that lost, drawn, and why they did.

use tensu::score::Other;
use yew::prelude::*;

use crate::components::blocks;
use crate::components::shapes::{each, el};
use crate::outcome::Shown;
use crate::tr::{self, Label, say, words};

/// The list; nothing when there was only one reading.
pub(crate) fn part(others: &[Other], counters: u32, drawn: &[Vec<Shown>]) -> Html {
    if others.is_empty() {
        return Html::default();
    }
    html! {
        <section class="part">
            { el("h2", "", say(Label::OthersTitle)) }
            <ul class="others">
                { each(others.iter().zip(drawn).map(|(other, blocks)| line(other, counters, blocks))) }
            </ul>
        </section>
    }
}

fn line(other: &Other, counters: u32, blocks: &[Shown]) -> Html {
    let yaku: Vec<String> = other.awards.iter().map(tr::award).collect();
    html! {
        <li>
            { blocks::row(blocks) }
            <p>
                if other.points > 0 {
                    { el("b", "", tr::other_worth(other, counters)) }{ " " }
                }
                { tr::sentence_case(words().lost(other.lost)) }
            </p>
            if !yaku.is_empty() {
                { el("p", "aside", yaku.join(" · ")) }
            }
        </li>
    }
}
