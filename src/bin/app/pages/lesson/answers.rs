//! A question: the tiles or the numbers that it is about, and the answers to choose from.

use tensu_learn::course::{
    Aim, AnswerMode, Asked, AskedPart, Choice, Scope, Stage, What, WonBy, lines,
};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{ASKED, Around, NAMES};
use super::shown::{self, line};
use super::{cards, patterns, told};
use crate::model::course::CourseTap;
use crate::model::outcome::Explained;
use crate::parts::anchored;
use crate::parts::reading::reading;
use crate::parts::shapes::{each, el};
use crate::say::teach::{choice, fill_teach, how, part, question, situation, teach, won_on};

/// Draws a question, answered or not.
pub(super) fn view(around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let Some(asked) = around.sitting.asked() else {
        return Html::default();
    };
    let is_told = around.sitting.stage() == Stage::Told;
    html! {
        <>
            <div class="lesson-middle">
                { el_asked(asked, around) }
                { shown::shown(asked, around, explained) }
                if around.sitting.scope() == Scope::WithoutScores && asked.aim == Aim::Whole {
                    { anchored::beside(asked.of, around.rules) }
                }
                { patterns::meanings(asked, around) }
            </div>
            // Read after the choices, seen above them.
            <div class="lesson-panel">
                { choices(asked, around, explained) }
                { told::view(asked, around, explained) }
                <div class="lesson-next">
                    if asked.way == AnswerMode::Tap && !is_told {
                        { tell(asked, around) }
                    } else {
                        <button type="button" class="toggle strong" disabled={!is_told} onclick={around.tap(CourseTap::Next)}>{ teach(Teach::Next) }</button>
                    }
                </div>
            </div>
        </>
    }
}

/// Draws the button that says that all was tapped, which works as soon as it can be.
fn tell(asked: &Asked, around: &Around<'_>) -> Html {
    let text = if asked.goal.is_some() {
        Teach::DrillCheck
    } else {
        Teach::AllTapped
    };
    let open = around.sitting.given().iter().any(Option::is_none);
    html! { <button type="button" class="toggle strong" disabled={open} onclick={around.tap(CourseTap::Tell)}>{ teach(text) }</button> }
}

/// Draws the question with what it depends on, read as one.
fn el_asked(asked: &Asked, around: &Around<'_>) -> Html {
    let turned = asked.turned(around.sitting.given());
    let situation = match &asked.hand {
        // Where it is the wait that is asked, nothing else matters.
        Some(hand) if matches!(asked.parts[0].what, What::Tile(_)) => won_on(hand),
        Some(hand) => {
            let hand = tensu::Question {
                by: turned.unwrap_or(hand.by),
                ..hand.clone()
            };
            how(&hand, around.rules)
        }
        None => situation(asked),
    };
    html! {
        <div id={ASKED} tabindex="-1">
            { el("h3", "", asked_now(asked, around)) }
            { el("p", "caption", situation) }
            if around.sitting.is_helped() {
                if let Some(hint) = hint(asked, around) {
                    { el("p", "lesson-hint", fill_teach(Teach::Hint, &[(&hint).into()])) }
                }
            }
        </div>
    }
}

/// Words the question, or what it has come to: a sum was wrong, and the line is looked for.
fn asked_now(asked: &Asked, around: &Around<'_>) -> String {
    let given = around.sitting.given();
    match (asked.way, given, asked.parts.first()) {
        (AnswerMode::Trace, [Some(_), None], Some(first))
            if around.sitting.stage() == Stage::Asked =>
        {
            let right = first
                .choices
                .get(first.right)
                .map(choice)
                .unwrap_or_default();
            fill_teach(Teach::AskLine, &[(&right).into()])
        }
        _ => question(asked, around.rules),
    }
}

/// Returns the hint that helps with a question, if it has one.
fn hint(asked: &Asked, around: &Around<'_>) -> Option<String> {
    Some(match asked.aim {
        Aim::PinfuTsumo | Aim::SevenPairs | Aim::PlainRon | Aim::GivingRon | Aim::Others => {
            cards::thumb_rule(around.rules)
        }
        Aim::Triplet | Aim::ValuedPair | Aim::Nothing => teach(Teach::TapSets).to_owned(),
        Aim::Wait => teach(Teach::TapWait).to_owned(),
        Aim::Strip(WonBy::NonDealer) | Aim::Price(WonBy::NonDealer, _) | Aim::Small => {
            teach(Teach::EightHint).to_owned()
        }
        Aim::Strip(WonBy::Dealer) | Aim::Price(WonBy::Dealer, _) | Aim::FromSmall => {
            cards::dealer(around.rules)?.title.to_owned()
        }
        Aim::Shares(winner) | Aim::FromRon(winner) => {
            cards::share_rule(winner, around.rules)?.title.to_owned()
        }
        Aim::NeedsFu | Aim::IsMangan => cards::few(around.rules),
        Aim::Beside(_) => {
            let What::Beside(yaku, by) = asked.parts[0].what else {
                return None;
            };
            [by, yaku].map(patterns::meaning).join(" · ")
        }
        Aim::Whole => {
            let han = choice(around.sitting.han_told()?);
            fill_teach(Teach::HanHere, &[(&han).into()])
        }
        Aim::OfTriplet | Aim::OfKan | Aim::Make(_) => teach(Teach::SetsHint).to_owned(),
        Aim::Named(_) => teach(Teach::WaitsHint).to_owned(),
        Aim::TripletByTsumo | Aim::SameByTsumo => teach(Teach::FlipHint).to_owned(),
        Aim::Sum(_) | Aim::More(_) => teach(Teach::SumMore).to_owned(),
        Aim::Flat(_) => teach(Teach::FlatHint).to_owned(),
        Aim::HonbaByRon | Aim::HonbaByTsumo | Aim::Sticks => teach(Teach::CountersHint).to_owned(),
        Aim::BestReading | Aim::EqualReadings => teach(Teach::ReadingHint).to_owned(),
        Aim::OfPair | Aim::OfDoubleWind | Aim::Wheel => teach(Teach::PairHint).to_owned(),
        _ => return None,
    })
}

/// Draws the answers to choose from.
fn choices(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    match asked.way {
        AnswerMode::Tap => dials(asked, around, explained),
        // At the end the sum stands there again, which was wrong first.
        AnswerMode::Trace if is_told => keypad(asked, around, 0, explained),
        // One keypad for all that are alike.
        AnswerMode::Choose | AnswerMode::Fill | AnswerMode::Trace => keypad(
            asked,
            around,
            around.at.min(asked.parts.len() - 1),
            explained,
        ),
        AnswerMode::Each if !asked.has_rows() => keypad(asked, around, around.at, explained),
        AnswerMode::Each => {
            each((0..asked.parts.len()).map(|at| row_of(asked, around, at, explained)))
        }
    }
}

/// Draws a part by its name, with answers of its own.
fn row_of(asked: &Asked, around: &Around<'_>, at: usize, explained: Option<&Explained>) -> Html {
    let name = part(asked.parts[at].what);
    html! { <div class="lesson-row">{ el("span", "lesson-name", name) }{ keypad(asked, around, at, explained) }</div> }
}

/// Draws switches, and dials that stand at one of several places.
fn dials(asked: &Asked, around: &Around<'_>, explained: Option<&Explained>) -> Html {
    let is_told = around.sitting.stage() == Stage::Told;
    let given = around.sitting.given();
    let all = || asked.parts.iter().enumerate();
    let is_switch = |(_, one): &(usize, &AskedPart)| {
        matches!(one.what, What::Closed | What::Outside | What::Kan)
    };
    let switch = |(at, one): (usize, &AskedPart)| {
        let on = given.get(at) == Some(&Some(1));
        let pressed = if on { "true" } else { "false" };
        let onclick = around.tap(CourseTap::Choose(at, usize::from(!on)));
        html! { <button type="button" class="toggle" aria-pressed={pressed} disabled={is_told} {onclick}>{ part(one.what) }</button> }
    };
    let switches: Vec<Html> = all().filter(is_switch).map(switch).collect();
    let turned = all().filter(|(_, one)| !matches!(one.choices.first(), Some(Choice::Is(_))));
    let turned: Vec<usize> = turned.map(|(at, _)| at).collect();
    let dial = |at: usize| {
        // One by itself needs no name to be seen.
        if turned.len() == 1 {
            keypad(asked, around, at, explained)
        } else {
            row_of(asked, around, at, explained)
        }
    };
    html! {
        <>
            if !switches.is_empty() {
                <div class="lesson-keys" role="group" aria-label={question(asked, around.rules)}>{ each(switches) }</div>
            }
            { each(turned.iter().copied().map(dial)) }
        </>
    }
}

fn keypad(asked: &Asked, around: &Around<'_>, at: usize, explained: Option<&Explained>) -> Html {
    let one = &asked.parts[at];
    let is_told = around.sitting.stage() == Stage::Told;
    let given = around.sitting.given().get(at).copied().flatten();
    // Of a keypad for several nothing stays chosen.
    let is_own = matches!(
        asked.way,
        AnswerMode::Choose | AnswerMode::Tap | AnswerMode::Trace
    ) || asked.has_rows();
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
        let onclick = around.tap(CourseTap::Choose(at, nth));
        html! { <button type="button" {class} aria-pressed={pressed} disabled={is_told} {onclick}>{ drawn_choice(asked, what, around, explained) }</button> }
    };
    let name = match asked.way {
        AnswerMode::Choose | AnswerMode::Trace => asked_now(asked, around),
        _ => part(one.what),
    };
    let is_wide = matches!(
        one.what,
        What::Payments
            | What::Rung(_)
            | What::Flat
            | What::Line
            | What::Reading
            | What::Total(_)
            | What::Under
    );
    let pays_one = |what: &Choice| matches!(what, Choice::Payments(all) if all.len() == 1);
    let wide = match one.what {
        What::WaitName => Some("names"),
        What::Fans => Some("lists"),
        What::Payments if one.choices.iter().all(pays_one) => Some("of-prices"),
        _ => is_wide.then_some("wide"),
    };
    let is_names = one.what == What::WaitName && asked.way == AnswerMode::Tap;
    let (id, tabindex) = is_names.then_some((NAMES, "-1")).unzip();
    html! {
        <div {id} {tabindex} class={classes!("lesson-keys", wide)} role="group" aria-label={name}>
            { each(one.choices.iter().enumerate().map(key)) }
        </div>
    }
}

/// Draws an answer to choose: words, the tiles of a reading, or a line of a sum.
fn drawn_choice(
    asked: &Asked,
    what: &Choice,
    around: &Around<'_>,
    explained: Option<&Explained>,
) -> Html {
    match (what, &asked.hand, explained) {
        (Choice::Reading(lost), _, Some(explained)) => {
            reading(explained, lost.map(usize::from), around.rules)
        }
        (Choice::Line(at, _), Some(hand), explained) => {
            let lines = lines(hand, around.rules);
            let task = lines.get(usize::from(*at));
            let drawn = |task: &tensu_learn::practice::Task| {
                let fu = task.item.as_ref().map_or(0, |item| item.fu);
                each([line(task, hand, explained).1, format!(" {fu}").into()])
            };
            task.map(drawn).unwrap_or_default()
        }
        _ => choice(what).into(),
    }
}
