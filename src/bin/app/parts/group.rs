//! A set or pair of a hand, or its wait, as a button to tap when it gives fu.

use tensu::Tile;
use tensu_words::Teach;
use yew::prelude::*;

use crate::model::outcome::Block;
use crate::parts::blocks::faces;
use crate::parts::shapes::{each, el};
use crate::parts::tile::row;
use crate::say;
use crate::say::teach::teach;

/// The state of a button.
pub(crate) struct Standing {
    /// `true` once it was tapped.
    pub(crate) is_tapped: bool,
    /// `true` if it was tapped and does not count, or the other way round.
    pub(crate) is_wrong: bool,
    /// `true` once its answer was told: nothing more is tapped.
    pub(crate) is_told: bool,
}

/// Draws the button of a set or pair; without one, of the wait for the winning tile.
pub(crate) fn group(
    block: Option<&Block>,
    winner: Tile,
    standing: &Standing,
    onclick: Callback<MouseEvent>,
) -> Html {
    let wrong = standing.is_wrong.then(|| mark(standing.is_tapped));
    let class = classes!("lesson-group", wrong);
    let pressed = if standing.is_tapped { "true" } else { "false" };
    let (name, body) = if let Some(block) = block {
        (named(block), faces("faces", block))
    } else {
        let tile = row("faces", [(Some(winner), "won")].into_iter());
        let text = teach(Teach::TheWait);
        let name = say::pair(text, say::hand_tile(winner, true));
        (name, each([tile, el("span", "", text)]))
    };
    html! { <button type="button" {class} aria-label={name} aria-pressed={pressed} disabled={standing.is_told} {onclick}>{ body }</button> }
}

/// The mark of something that was answered wrong: it was tapped, or missed.
pub(crate) const fn mark(is_tapped: bool) -> &'static str {
    if is_tapped { "bad" } else { "missed" }
}

/// Names the tiles of a set or pair, without its fu.
pub(crate) fn named(block: &Block) -> String {
    say::block(&block.tiles, block.called, None)
}

/// Draws the buttons side by side.
pub(crate) fn groups(all: impl Iterator<Item = Html>) -> Html {
    groups_of(teach(Teach::AskTap).to_owned(), all)
}

/// Draws the same under a name: the question about them.
pub(crate) fn groups_of(name: String, all: impl Iterator<Item = Html>) -> Html {
    html! { <div class="lesson-groups" role="group" aria-label={name}>{ each(all) }</div> }
}
