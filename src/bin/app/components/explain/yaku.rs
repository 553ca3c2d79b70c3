//! The yaku and bonuses with their han.

use tensu::score::{Award, Score, What};
use yew::prelude::*;

use crate::components::shapes::{each, el};
use crate::tr::{ui, words};

/// The list.
pub(crate) fn part(score: &Score) -> Html {
    html! {
        <section class="part">
            { el("h2", "", ui().yaku_title) }
            <ul class="lines">{ each(score.awards.iter().map(line)) }</ul>
        </section>
    }
}

fn line(award: &Award) -> Html {
    let (name, meaning) = ((ui().name)(award.what), (words().what)(award.what));
    let is_dora = !matches!(award.what, What::Yaku(_));
    html! {
        <li class={classes!(is_dora.then_some("dora"))}>
            <span class="name">
                { &name }
                if !meaning.eq_ignore_ascii_case(&name) {
                    { " " }{ el("small", "", meaning) }
                }
            </span>
            <span class="kanji" lang="ja">{ (ui().kanji)(award.what) }</span>
            { el("span", "number", (ui().amount)(award.amount)) }
        </li>
    }
}
