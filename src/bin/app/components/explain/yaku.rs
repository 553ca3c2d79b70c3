//! The yaku and bonuses with their han.

use tensu::score::{Award, Score};
use yew::prelude::*;

use crate::components::called::called;
use crate::components::shapes::{each, el};
use crate::tr::{self, Label, say, words};

/// The list.
pub(crate) fn part(score: &Score) -> Html {
    html! {
        <section class="part">
            { el("h2", "", say(Label::YakuTitle)) }
            <ul class="lines">{ each(score.awards.iter().map(line)) }</ul>
        </section>
    }
}

fn line(award: &Award) -> Html {
    let (name, meaning) = (tr::name(award.what), words().what(award.what));
    html! {
        <li>
            <span class="name">
                { called(award.what) }
                if !meaning.eq_ignore_ascii_case(&name) {
                    { " " }{ el("small", "", meaning) }
                }
            </span>
            <span class="kanji" lang="ja">{ tr::kanji(award.what) }</span>
            { el("span", "number", tr::amount(award.amount)) }
        </li>
    }
}
