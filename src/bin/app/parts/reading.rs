//! A reading of a hand as something to choose: its sets and its wait, without their fu.

use tensu::Question;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::outcome::{Block, Explained};
use crate::parts::blocks::faces;
use crate::parts::group::named;
use crate::parts::shapes::{drawn, each};
use crate::say::{self, words};

/// Draws the reading that is paid, or one that lost, by its place among those.
pub(crate) fn reading(
    explained: &Explained,
    question: &Question,
    lost: Option<usize>,
    rules: &ActiveRules,
) -> Html {
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
    let Some(other) = lost.and_then(|lost| score.others.get(lost)) else {
        return bare(&explained.blocks, score.reading.wait);
    };
    let entry = Entry::new(rules.clone(), question.clone());
    let others = explained.aside(&entry).map(|aside| aside.others);
    let others = others.unwrap_or_default();
    // Of several alike the first stands there.
    let own = others.iter().rfind(|(at, _)| Some(*at) <= lost);
    own.map(|(_, blocks)| bare(blocks, other.reading.wait))
        .unwrap_or_default()
}
