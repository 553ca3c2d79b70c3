//! The subject of a question: tiles to look at or to tap, payments so far, who pays, a sum line by line.

use tensu::{Question, Tile};
use tensu_learn::course::{AnswerMode, Asked, AskedPart, Stage, Thing, What, lines};
use tensu_learn::practice;
use tensu_learn::practice::Task;
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, FURTHER};
use super::cards;
use super::on_table::on_table;
use super::told;
use crate::model::course::CourseTap;
use crate::model::outcome::{Block, Explained};
use crate::parts::blocks::{self, faces};
use crate::parts::built::built;
use crate::parts::group::{self, Standing, group, named};
use crate::parts::laid::{self, laid};
use crate::parts::looks::Looks;
use crate::parts::meld::called;
use crate::parts::mistake;
use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::{face, row};
use crate::say::teach::{choice, fill_teach, part, teach};
use crate::say::{self, Label, say, words};

/// Draws the tiles, or the numbers so far.
pub(super) fn shown(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    let first = asked.parts.first().map(|part| part.what);
    match (first, &asked.hand) {
        (Some(What::Tile(_)), Some(hand)) => return tiles(asked, hand, around),
        (Some(What::Sum), Some(hand))
            if around.sitting.is_helped() && around.sitting.given().first() == Some(&None) =>
        {
            return sum(hand, around, explained);
        }
        (Some(What::Total(laden)), _) => return on_table(laden, asked.of, around.rules, is_told),
        _ => {}
    }
    match (asked.way, &asked.hand, explained) {
        (AnswerMode::Tap, _, Some(explained)) => groups(asked, around, explained),
        (_, Some(hand), explained) => {
            let indicators = [
                (Label::DoraIndicators, &hand.dora),
                (Label::UraIndicators, &hand.ura),
            ];
            let line = |(name, tiles): (Label, &Vec<tensu::Tile>)| {
                let faces = row("faces small", tiles.iter().map(|&tile| (Some(tile), "")));
                let name_of_all = say::pair(say(name), say::tile_names(tiles));
                html! { <>{ el("span", "caption", say(name)) }{ drawn("", name_of_all, faces) }</> }
            };
            let lines = indicators
                .into_iter()
                .filter(|(_, tiles)| !tiles.is_empty());
            // Where fu are asked alone, dora are noise.
            let of_fu = |part: &AskedPart| {
                matches!(part.what, What::Fu | What::Flat | What::Sum | What::Line)
            };
            let has_dora = !asked.parts.iter().all(of_fu);
            let tiles = match explained.filter(|explained| is_told && explained.score.fu.is_some())
            {
                Some(explained) => {
                    let mistakes = told::mistakes(asked, around);
                    blocks::lit(&explained.blocks, &mistake::places(explained, &mistakes))
                }
                None => match explained.filter(|_| first == Some(What::Han)) {
                    Some(explained) if around.rules.counts_fu() => {
                        let reading = explained.score.reading.clone();
                        html! { <Looks hand={hand.clone()} {reading} /> }
                    }
                    _ => laid(hand, laid::name(hand)),
                },
            };
            html! {
                <>
                    { tiles }
                    if has_dora {
                        <div class="practice-shown">{ each(lines.map(line)) }</div>
                    }
                </>
            }
        }
        (AnswerMode::Fill, ..) => strip(asked, around),
        (AnswerMode::Each, ..) => seats(asked, around),
        _ => {
            let thing = asked.thing(around.sitting.given());
            // With help the number is seen as it changes.
            let is_seen = is_told || asked.goal.is_some() && around.sitting.is_helped();
            let fu = |thing: Thing| is_seen.then(|| thing.fu(around.rules));
            let drawn = thing.map(|thing| el("div", "lesson-thing", built(thing, fu(thing))));
            drawn.unwrap_or_default()
        }
    }
}

/// Draws the sets and pairs of the hand, each to tap; and the wait.
fn groups(asked: &Asked, around: &Around<'_>, explained: &Explained) -> Html {
    let given = around.sitting.given();
    let is_told = around.sitting.stage() == Stage::Told;
    let grade = asked.grade(given);
    let one = |(at, part): (usize, &AskedPart)| {
        let standing = Standing {
            is_tapped: given.get(at) == Some(&Some(1)),
            is_wrong: is_told && !grade[at],
            is_told,
        };
        let onclick = around.tap(CourseTap::Choose(at, usize::from(!standing.is_tapped)));
        let (block, changes) = match part.what {
            What::Block(place) => (explained.blocks.get(usize::from(place)), false),
            What::Changes(place) => (explained.blocks.get(usize::from(place)), true),
            What::Turned => return Html::default(),
            _ => (None, false),
        };
        let drawn = group(block, explained.winner, &standing, onclick);
        // With help the numbers change as the hand is turned.
        let is_seen = changes && (is_told || around.sitting.is_helped());
        match block.and_then(|block| block.fu).filter(|_| is_seen) {
            Some(fu) => {
                html! { <div class="lesson-turned">{ drawn }<span class="badge">{ fu }</span></div> }
            }
            None => drawn,
        }
    };
    let question = say::teach::question(asked, around.rules);
    group::groups_of(question, asked.parts.iter().enumerate().map(one))
}

/// Draws the tiles of a hand to tap, the winning one apart.
fn tiles(asked: &Asked, hand: &Question, around: &Around<'_>) -> Html {
    let given = around.sitting.given();
    let is_told = around.sitting.stage() == Stage::Told;
    let grade = asked.grade(given);
    let one = |(at, tile): (usize, &Tile)| {
        let is_tapped = given.get(at) == Some(&Some(1));
        let pressed = if is_tapped { "true" } else { "false" };
        let bad = (is_told && !grade[at]).then_some(group::mark(is_tapped));
        let onclick = around.tap(CourseTap::Choose(at, usize::from(!is_tapped)));
        html! {
            <button type="button" class={classes!("lesson-tile", bad)} aria-label={say::hand_tile(*tile, false)} aria-pressed={pressed} disabled={is_told} {onclick}>
                { face(Some(*tile), "") }
            </button>
        }
    };
    let won = hand.win.map(|tile| {
        let name = say::hand_tile(tile, true);
        drawn("lesson-won", name, face(Some(tile), "won"))
    });
    let melds = hand.melds.iter().map(|meld| {
        let name = say::meld_of(meld.kind, &meld.tiles);
        drawn(
            "lesson-won",
            name,
            called("laid-meld", meld.kind, &meld.tiles),
        )
    });
    html! {
        <div id={FURTHER} tabindex="-1" class="lesson-tiles" role="group" aria-label={say::teach::question(asked, around.rules)}>
            { each(hand.hand.iter().enumerate().map(one)) }
            { won.unwrap_or_default() }
            { each(melds) }
        </div>
    }
}

/// Names and draws what a line of a sum is for: words, or tiles.
pub(super) fn line(task: &Task, hand: &Question, explained: Option<&Explained>) -> (String, Html) {
    let words_of = |text: String| (text.clone(), text.into());
    let of_item = task.item.as_ref().map(|item| words().fu(item).to_owned());
    match task.part {
        practice::Part::Block(place) => {
            let block = explained.and_then(|all| all.blocks.get(usize::from(place)));
            let tiles = |block: &Block| {
                let name = named(block);
                (name.clone(), drawn("", name, faces("faces", block)))
            };
            block.map(tiles).unwrap_or_default()
        }
        practice::Part::Wait => {
            let wait = explained.map(|explained| words().wait(explained.score.reading.wait));
            words_of(wait.unwrap_or_default().to_owned())
        }
        _ => words_of(of_item.unwrap_or_else(|| say::by(hand.by).to_owned())),
    }
}

/// Draws a sum, line by line: all of them first, then only those that give something.
fn sum(hand: &Question, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_whole = around.sitting.is_first();
    let all = lines(hand, around.rules);
    let fu = |task: &Task| task.item.as_ref().map_or(0, |item| item.fu);
    let shown = all.iter().filter(|task| is_whole || fu(task) > 0);
    let row = |name: Html, fu: u8| html! { <tr>{ el("th", "", name) }{ el("td", "", fu.to_string()) }</tr> };
    let rows = shown.map(|task| row(line(task, hand, explained).1, fu(task)));
    html! {
        <table class="lesson-table lesson-sum">
            <tbody>{ row(teach(Teach::SumBase).into(), 20) }{ each(rows) }</tbody>
        </table>
    }
}

/// Returns the text in the place of an answer: it, or the right one; and its class.
fn filled(asked: &Asked, around: &Around<'_>, at: usize) -> (String, &'static str) {
    let part = &asked.parts[at];
    let right = part.choices.get(part.right).map(choice);
    match around.sitting.given().get(at).copied().flatten() {
        Some(given) if asked.way == AnswerMode::Fill || around.sitting.stage() == Stage::Told => {
            let class = if part.is_right(given) { "good" } else { "bad" };
            (right.unwrap_or_default(), class)
        }
        Some(given) => (part.choices.get(given).map(choice).unwrap_or_default(), ""),
        None => ("?".to_owned(), ""),
    }
}

/// Draws the strip of payments, as far as it is filled.
fn strip(asked: &Asked, around: &Around<'_>) -> Html {
    let is_asked = around.sitting.stage() == Stage::Asked;
    let cell = |at: usize| {
        let (text, class) = filled(asked, around, at);
        let now = is_asked && at == around.at;
        html! { <span class={classes!("lesson-cell", class, now.then_some("now"))}>{ text }</span> }
    };
    let cells: Vec<Html> = (0..asked.parts.len()).map(cell).collect();
    let now = asked.parts.get(around.at).filter(|_| is_asked);
    html! {
        <>
            { cards::table(&asked.parts, &cells) }
            if let Some(part) = now {
                { el("p", "lesson-now", fill_teach(Teach::AskPriceOf, &[(&cards::name(part)).into()])) }
            }
        </>
    }
}

/// Draws who pays, each with the number that was given; a tap chooses whose number comes next.
fn seats(asked: &Asked, around: &Around<'_>) -> Html {
    let is_asked = around.sitting.stage() == Stage::Asked;
    let seat = |(at, one): (usize, &AskedPart)| {
        let (text, class) = filled(asked, around, at);
        let now = is_asked && at == around.at;
        let pressed = if now { "true" } else { "false" };
        let class = classes!("lesson-seat", class);
        html! {
            <button type="button" {class} aria-pressed={pressed} disabled={!is_asked} onclick={around.part(at)}>
                { el("span", "caption", part(one.what)) }
                { el("span", "lesson-figure", text) }
            </button>
        }
    };
    html! { <div class="lesson-seats">{ each(asked.parts.iter().enumerate().map(seat)) }</div> }
}
