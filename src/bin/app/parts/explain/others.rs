//! The readings that lost, drawn, and why they did.

use tensu::Tile;
use tensu::score::Other;
use yew::prelude::*;

use crate::model::outcome::Block;
use crate::parts::blocks;
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// Draws the list; nothing when there was only one reading, or all are the same.
pub(crate) fn part(
    others: &[Other],
    winner: Tile,
    honba: u32,
    drawn: &[(usize, Vec<Block>)],
) -> Html {
    if drawn.is_empty() {
        return Html::default();
    }
    html! {
        <section class="part">
            { el("h2", "", say(Label::OthersTitle)) }
            <ul class="others">
                { each(drawn.iter().map(|(i, blocks)| line(&others[*i], winner, honba, blocks))) }
            </ul>
        </section>
    }
}

fn line(other: &Other, winner: Tile, honba: u32, blocks: &[Block]) -> Html {
    // Two readings of the same sets differ in nothing else.
    let wait = words().wait(other.reading.wait);
    let yaku: Vec<String> = other.awards.iter().map(say::award).collect();
    html! {
        <li>
            { blocks::row(blocks) }
            { el("p", "aside", say::won_on(winner, wait)) }
            <p>
                if other.points > 0 {
                    { el("b", "", words().other_reading(other, honba)) }{ " " }
                }
                { say::sentence_case(words().lost(other.lost)) }
            </p>
            if !yaku.is_empty() {
                { el("p", "aside", yaku.join(" · ")) }
            }
        </li>
    }
}
