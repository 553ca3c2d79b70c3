//! The yaku and bonuses with their han, bonuses with their tiles.

use tensu::Ruleset;
use tensu::score::{Amount, Award, AwardKind, BonusTiles};
use yew::prelude::*;

use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::row;
use crate::say::{self, Label, say, words};

/// Draws the list; `counted` has the tiles of each line, `called` draws its name.
pub(crate) fn part(
    awards: &[Award],
    counted: &[Vec<BonusTiles>],
    rules: &Ruleset,
    called: &dyn Fn(AwardKind) -> Html,
) -> Html {
    let lines = awards.iter().zip(counted);
    let line = |(award, counted): (&Award, &Vec<BonusTiles>)| line(award, counted, rules, called);
    html! {
        <section class="part">
            { el("h2", "", say(Label::YakuTitle)) }
            <ul class="lines">{ each(lines.map(line)) }</ul>
        </section>
    }
}

fn line(
    award: &Award,
    counted: &[BonusTiles],
    rules: &Ruleset,
    called: &dyn Fn(AwardKind) -> Html,
) -> Html {
    let (name, times) = (say::name(award.what), award.times(rules));
    let meaning = match award.what {
        // There are too many to know them by their names, and some names say nothing.
        AwardKind::Yaku(yaku) if rules.additive().is_some() => words().condition(yaku),
        what => words().what(what),
    };
    // Long names and a long amount: they need more than a line.
    let long = matches!(award.amount, Amount::Yakuman(_)).then_some("long");
    html! {
        <li class={long}>
            <span class="name">
                { called(award.what) }
                if times > 1 {
                    { format!(" × {times}") }
                }
                if !meaning.eq_ignore_ascii_case(&name) {
                    { " " }{ el("small", "", meaning) }
                }
                if !counted.is_empty() {
                    { el("span", "counted", each(counted.iter().map(tiles))) }
                }
            </span>
            if let Some(kanji) = say::other_kanji(award.what) {
                <span class="kanji" lang={say::kanji_language()}>{ kanji }</span>
            }
            { el("span", "number", say::amount(award.amount)) }
        </li>
    }
}

/// Draws tiles that count, behind the indicator that shows them.
fn tiles(counted: &BonusTiles) -> Html {
    let plain = |tile| (Some(tile), "");
    let tiles = counted.tiles.iter().copied();
    let body = html! {
        <>
            if let Some(indicator) = counted.indicator {
                { row("faces small", [plain(indicator)].into_iter()) }{ el("span", "aside", "→") }
            }
            { row("faces small", tiles.map(plain)) }
        </>
    };
    drawn("shown-by", say::counted_tiles(counted), body)
}
