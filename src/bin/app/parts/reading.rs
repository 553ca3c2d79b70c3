//! A reading of a hand as something to choose: its sets, the winning tile marked, and its wait, without their fu.

use tensu::Ruleset;
use yew::prelude::*;

use crate::model::outcome::{Block, Explained};
use crate::parts::blocks::faces;
use crate::parts::group::named;
use crate::parts::shapes::{drawn, each};
use crate::say::{self, words};

/// Draws the reading that is paid, or one that lost, by its place among those.
pub(crate) fn reading(explained: &Explained, lost: Option<usize>, rules: &Ruleset) -> Html {
    // Two readings may have the same sets, and differ in which of them was completed.
    let bare = |blocks: &[Block], wait| {
        let wait = words().wait(wait);
        let name: Vec<String> = blocks.iter().map(named).collect();
        let name = say::pair(wait, say::list(&name));
        let blocks = blocks.iter().map(|block| faces("faces", block));
        each([
            drawn("blocks", name, each(blocks)),
            html! { <span class="caption" aria-hidden="true">{ wait }</span> },
        ])
    };
    let score = &explained.score;
    let lost = lost.and_then(|at| {
        let other = score.others.get(at)?;
        Some((explained.lost(at, rules)?, other.reading.wait))
    });
    match lost {
        Some((blocks, wait)) => bare(&blocks, wait),
        None => bare(&explained.blocks, score.reading.wait),
    }
}
