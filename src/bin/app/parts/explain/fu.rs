//! The fu: each with its reason and its tiles.

use tensu::score::FuItem;
use yew::prelude::*;

use crate::model::outcome::Explained;
use crate::parts::blocks::faces;
use crate::parts::shapes::{drawn, each, el};
use crate::say::{self, Label, say, words};

/// Draws the list; nothing for a yakuman.
pub(crate) fn part(explained: &Explained) -> Html {
    let Some(fu) = &explained.score.fu else {
        return Html::default();
    };
    html! {
        <section class="part">
            { el("h2", "", say(Label::FuTitle)) }
            <ul class="lines">
                { each(fu.items.iter().map(|item| line(item, explained))) }
                <li class="sum">{ el("span", "name", say(Label::FuAll)) }{ el("span", "number", say::fu_sum(fu.raw, fu.rounded)) }</li>
            </ul>
            if explained.score.multiplied_fu().is_none() {
                { el("p", "aside", say(Label::FuUnused)) }
            }
        </section>
    }
}

fn line(item: &FuItem, explained: &Explained) -> Html {
    let block = item
        .block
        .and_then(|at| explained.blocks.get(usize::from(at)));
    html! {
        <li>
            { el("span", "name", say::sentence_case(words().fu(item))) }
            if let Some(block) = block {
                { drawn("", say::block(&block.tiles, block.called, None), faces("faces small", block)) }
            }
            { el("span", "number", say::fu(u16::from(item.fu))) }
        </li>
    }
}
