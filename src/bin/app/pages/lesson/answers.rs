//! What is asked: the tiles or the numbers, and what there is to choose.

use tensu::learn::course::{Aim, Asked, Choice, Part, Stage, Thing, Way, What};
use tensu::text::Teach;
use yew::prelude::*;

use super::{ASKED, Around, cards, told};
use crate::model::course::Tap;
use crate::model::outcome::Explained;
use crate::parts::blocks::{self};
use crate::parts::built::built;
use crate::parts::group::{self, Standing, group};
use crate::parts::laid::{self, laid};
use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::row;
use crate::say::teach::{choice, fill_teach, how, part, question, situation, teach};
use crate::say::{self, Label, say};

/// A question, answered or not.
pub(super) fn view(around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let Some(asked) = around.sitting.asked() else {
        return Html::default();
    };
    let is_told = around.sitting.stage() == Stage::Told;
    html! {
        <>
            <div class="lesson-middle">
                { el_asked(asked, around) }
                { shown(asked, around, explained) }
            </div>
            // Read after the choices, seen above them.
            <div class="lesson-panel">
                { choices(asked, around) }
                { told::view(asked, around, explained) }
                <div class="lesson-next">
                    if asked.way == Way::Tap && !is_told {
                        { tell(asked, around) }
                    } else {
                        <button type="button" class="toggle strong" disabled={!is_told} onclick={around.tap(Tap::Next)}>{ teach(Teach::Next) }</button>
                    }
                </div>
            </div>
        </>
    }
}

/// What says that all was tapped, as soon as it can be.
fn tell(asked: &Asked, around: &Around<'_>) -> Html {
    let text = if asked.goal.is_some() {
        Teach::DrillCheck
    } else {
        Teach::AllTapped
    };
    let open = around.sitting.given().iter().any(Option::is_none);
    html! { <button type="button" class="toggle strong" disabled={open} onclick={around.tap(Tap::Tell)}>{ teach(text) }</button> }
}

/// The question with what it depends on, read as one.
fn el_asked(asked: &Asked, around: &Around<'_>) -> Html {
    let situation = match &asked.hand {
        Some(hand) => how(hand, around.rules),
        None => situation(asked),
    };
    html! {
        <div id={ASKED} tabindex="-1">
            { el("h4", "", question(asked)) }
            { el("p", "caption", situation) }
            if around.sitting.is_helped() {
                if let Some(hint) = hint(asked, around) {
                    { el("p", "lesson-hint", fill_teach(Teach::Hint, &[(&hint).into()])) }
                }
            }
        </div>
    }
}

/// What helps with it.
fn hint(asked: &Asked, around: &Around<'_>) -> Option<String> {
    Some(match asked.aim {
        Aim::PinfuTsumo | Aim::SevenPairs | Aim::PlainRon | Aim::GivingRon | Aim::Others => {
            cards::thumb_rule(around.rules)
        }
        Aim::Triplet | Aim::ValuedPair | Aim::Nothing => teach(Teach::TapSets).to_owned(),
        Aim::Wait => teach(Teach::TapWait).to_owned(),
        Aim::Strip(false) | Aim::Price(false, _) => teach(Teach::EightHint).to_owned(),
        Aim::Strip(true) | Aim::Price(true, Some(_)) => teach(Teach::DealerHint).to_owned(),
        Aim::NeedsFu | Aim::IsMangan => cards::few(around.rules),
        Aim::Whole => {
            let han = asked.parts.iter().find(|part| part.what == What::Han)?;
            let han = choice(han.choices.get(han.right)?);
            fill_teach(Teach::HanHere, &[(&han).into()])
        }
        Aim::OfSet(_) | Aim::Make(_) => teach(Teach::SetsHint).to_owned(),
        Aim::OfPair(_) | Aim::Wheel => teach(Teach::PairHint).to_owned(),
        _ => return None,
    })
}

/// The tiles, or the numbers so far.
fn shown(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    match (asked.way, &asked.hand, explained) {
        (Way::Tap, _, Some(explained)) => groups(asked, around, explained),
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
            let has_dora = asked.parts.iter().any(|part| part.what != What::Fu);
            let tiles = match explained.filter(|explained| is_told && explained.score.fu.is_some())
            {
                Some(explained) => blocks::row(&explained.blocks),
                None => laid(hand, laid::name(hand)),
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
        (Way::Fill, ..) => strip(asked, around),
        (Way::Each, ..) => seats(asked, around),
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

/// The groups of the hand, each to tap; and the wait.
fn groups(asked: &Asked, around: &Around<'_>, explained: &Explained) -> Html {
    let given = around.sitting.given();
    let is_told = around.sitting.stage() == Stage::Told;
    let one = |(at, part): (usize, &Part)| {
        let standing = Standing {
            is_tapped: given.get(at) == Some(&Some(1)),
            is_wrong: is_told && !given[at].is_some_and(|own| part.is_right(own)),
            is_told,
        };
        let onclick = around.tap(Tap::Choose(at, usize::from(!standing.is_tapped)));
        let block = match part.what {
            What::Block(place) => explained.blocks.get(usize::from(place)),
            _ => None,
        };
        group(block, explained.winner, &standing, onclick)
    };
    group::groups(asked.parts.iter().enumerate().map(one))
}

/// What stands in the place of an answer: it, or what was right.
fn filled(asked: &Asked, around: &Around<'_>, at: usize) -> (String, &'static str) {
    let part = &asked.parts[at];
    let right = part.choices.get(part.right).map(choice);
    match around.sitting.given().get(at).copied().flatten() {
        Some(given) if asked.way == Way::Fill || around.sitting.stage() == Stage::Told => {
            let class = if part.is_right(given) { "good" } else { "bad" };
            (right.unwrap_or_default(), class)
        }
        Some(given) => (part.choices.get(given).map(choice).unwrap_or_default(), ""),
        None => ("?".to_owned(), ""),
    }
}

/// The strip of prices, as far as it is filled.
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

/// Who pays, each with the number that was given; a tap chooses whose number comes next.
fn seats(asked: &Asked, around: &Around<'_>) -> Html {
    let is_asked = around.sitting.stage() == Stage::Asked;
    let seat = |(at, one): (usize, &Part)| {
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

/// What there is to choose.
fn choices(asked: &Asked, around: &Around<'_>) -> Html {
    match asked.way {
        Way::Tap => dials(asked, around),
        // One keypad for all that are alike.
        Way::Choose | Way::Fill => keypad(asked, around, around.at.min(asked.parts.len() - 1)),
        Way::Each if !asked.has_rows() => keypad(asked, around, around.at),
        Way::Each => each((0..asked.parts.len()).map(|at| row_of(asked, around, at))),
    }
}

/// A part by its name, with answers of its own.
fn row_of(asked: &Asked, around: &Around<'_>, at: usize) -> Html {
    let name = part(asked.parts[at].what);
    html! { <div class="lesson-row">{ el("span", "lesson-name", name) }{ keypad(asked, around, at) }</div> }
}

/// Switches, and dials that stand at one of several places.
fn dials(asked: &Asked, around: &Around<'_>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    let given = around.sitting.given();
    let all = || asked.parts.iter().enumerate();
    let is_switch =
        |(_, one): &(usize, &Part)| matches!(one.what, What::Closed | What::Outside | What::Kan);
    let switch = |(at, one): (usize, &Part)| {
        let on = given.get(at) == Some(&Some(1));
        let pressed = if on { "true" } else { "false" };
        let onclick = around.tap(Tap::Choose(at, usize::from(!on)));
        html! { <button type="button" class="toggle" aria-pressed={pressed} disabled={is_told} {onclick}>{ part(one.what) }</button> }
    };
    let switches: Vec<Html> = all().filter(is_switch).map(switch).collect();
    let turned = all().filter(|(_, one)| !matches!(one.choices.first(), Some(Choice::Is(_))));
    html! {
        <>
            if !switches.is_empty() {
                <div class="lesson-keys" role="group" aria-label={question(asked)}>{ each(switches) }</div>
            }
            { each(turned.map(|(at, _)| row_of(asked, around, at))) }
        </>
    }
}

fn keypad(asked: &Asked, around: &Around<'_>, at: usize) -> Html {
    let one = &asked.parts[at];
    let is_told = around.sitting.stage() == Stage::Told;
    let given = around.sitting.given().get(at).copied().flatten();
    // Of a keypad for several nothing stays chosen.
    let is_own = matches!(asked.way, Way::Choose | Way::Tap) || asked.has_rows();
    let right = asked.right(around.sitting.given())[at];
    let key = |(nth, what)| {
        let chosen = is_own && given == Some(nth);
        let class = match (is_told && is_own, chosen, nth == right) {
            (true, _, true) if !one.is_free => "good",
            (true, true, false) if !one.is_free => "bad",
            _ => "",
        };
        let class = classes!("toggle", class);
        let pressed = is_own.then_some(if chosen { "true" } else { "false" });
        let onclick = around.tap(Tap::Choose(at, nth));
        html! { <button type="button" {class} aria-pressed={pressed} disabled={is_told} {onclick}>{ choice(what) }</button> }
    };
    let name = match asked.way {
        Way::Choose => question(asked),
        _ => part(one.what),
    };
    let wide = matches!(one.what, What::Payments | What::Rung(_)).then_some("wide");
    html! {
        <div class={classes!("lesson-keys", wide)} role="group" aria-label={name}>
            { each(one.choices.iter().enumerate().map(key)) }
        </div>
    }
}
