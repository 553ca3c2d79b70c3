//! The tiles that a hand waits for, with the payment for each.

use tensu::outlook::{Payout, PricedWait, is_furiten};
use tensu::refusal::Refusals;
use tensu::score::Score;
use tensu::{By, Kind, Question, Refusal, Riichi};
use tensu_words::Word;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::entry::Entry;
use crate::model::outcome::not_yet_won;
use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::{each, el, send, send_to, toggle};
use crate::parts::tile::picture;
use crate::say::{self, Label, say, words};

/// Stands for a win that cannot be.
const NONE: &str = "–";

/// Draws a line for each tile: what it pays by ron, in Chinese games what the hand is worth; below that by tsumo and with
/// riichi, under a declared riichi only with it. A wait of which no tile is left is there only for furiten.
pub(crate) fn waits(waits: &[PricedWait], entry: &Entry, dispatch: &Dispatch) -> Html {
    let (declared, discarded) = (entry.rest.riichi.is_declared(), &*entry.discarded);
    let kinds: Vec<Kind> = waits.iter().map(|wait| wait.kind).collect();
    // Chinese games forbid no win for one's own discards.
    let has_furiten = waits.iter().all(|wait| wait.worth.is_none());
    let furiten = has_furiten && is_furiten(&kinds, discarded);
    let question = not_yet_won(entry);
    let line = |wait: &PricedWait| line(wait, &question, furiten, entry, dispatch);
    // Payments of a declared riichi lack nothing. What is wrong with the table is told elsewhere.
    let refused = waits
        .iter()
        .filter(|wait| !declared || wait.riichi.is_none())
        .filter_map(|wait| wait.refused.as_ref().map(Refusals::first))
        .find(|why| {
            use Refusal::{BelowMinimum, NoYaku, NotLegal, TooFew};
            matches!(
                why,
                NoYaku { .. } | BelowMinimum { .. } | TooFew { .. } | NotLegal(_)
            )
        });
    let reason = refused.map(|why| format!("{NONE} {}", words().refusal(why)));
    html! {
        <>
            <ul class="waits">{ each(waits.iter().map(line)) }</ul>
            { each(reason.map(|why| el("p", "", why))) }
            if furiten {
                <p class="ignored" role="status">{ words().say(Word::RefusalFuriten) }</p>
            }
            if has_furiten {
                <details class="wait-discards" open={!discarded.is_empty()}>
                    { el("summary", "", say(Label::WaitDiscards)) }
                    { switches(&kinds, discarded, dispatch) }
                </details>
            }
        </>
    }
}

fn line(
    wait: &PricedWait,
    question: &Question,
    furiten: bool,
    entry: &Entry,
    dispatch: &Dispatch,
) -> Html {
    let declared = entry.rest.riichi.is_declared();
    let riichi = wait.riichi.is_some().then_some(if declared {
        entry.rest.riichi
    } else {
        Riichi::Riichi
    });
    // Once it is declared, the hand cannot win without it.
    let usual = riichi.filter(|_| declared).unwrap_or(Riichi::None);
    let score = |by: By, riichi: Riichi| {
        let can = by == By::Tsumo || !furiten;
        let score = can.then(|| question.won_on(wait.kind, by, riichi, entry.ruleset()));
        score?.ok()
    };
    let (ron, tsumo) = (score(By::Ron, usual), score(By::Tsumo, usual));
    let worth = wait.worth.as_ref();
    let points = |by: By, score: Option<&Score>| match worth {
        Some(worth) => of_hand(worth, by).map(say::worth_points),
        None => score.map(say::price),
    };
    let points = |by, score| points(by, score).unwrap_or_else(|| NONE.to_owned());
    let parts = ron.as_ref().filter(|_| worth.is_none());
    let mut more = vec![format!(
        "{} {}",
        say::by(By::Tsumo),
        points(By::Tsumo, tsumo.as_ref())
    )];
    if let Some(riichi) = riichi.filter(|_| !declared) {
        let both = [By::Ron, By::Tsumo].map(|by| score(by, riichi));
        let both: Vec<String> = both.iter().flatten().map(say::price).collect();
        more.push(say::wait_riichi(&both.join(" · ")));
    }
    let onclick = send_to(
        Action::Hand(HandTap::Draw(wait.kind.into())),
        HAND,
        dispatch,
    );
    let seen = if wait.left > 0 {
        HandTap::Seen(wait.kind)
    } else {
        HandTap::Unseen(wait.kind)
    };
    html! {
        <li>
            <button type="button" class="wait" aria-label={say::win_on(wait.kind.into())} {onclick}>{ picture(wait.kind.into()) }</button>
            <p>
                { el("b", "", points(By::Ron, ron.as_ref())) }
                { " " }
                { each(parts.map(|score| el("span", "", say::han_fu(score)))) }
                { " " }
                { el("small", "", more.join(" · ")) }
            </p>
            <button type="button" class="toggle left" data-word={say(Label::WaitLeft)} aria-label={say::wait_seen(wait.kind.into(), wait.left)} onclick={send(Action::Hand(seen), dispatch)}>
                { el("b", "", wait.left.to_string()) }
            </button>
        </li>
    }
}

const fn of_hand(worth: &Payout, by: By) -> Option<u32> {
    match by {
        By::Ron => worth.ron,
        By::Tsumo => worth.tsumo,
    }
}

/// Draws the tiles of a wait, each with the switch that says whether the player discarded it.
fn switches(kinds: &[Kind], discarded: &[Kind], dispatch: &Dispatch) -> Html {
    let line = |&kind: &Kind| {
        html! {
            <li>
                { picture(kind.into()) }
                <span role="group" aria-label={say::wait_discarded(kind.into())}>
                    { toggle("toggle", discarded.contains(&kind), say(Label::WaitDiscardedShort), send(Action::Hand(HandTap::Discarded(kind)), dispatch)) }
                </span>
            </li>
        }
    };
    html! { <ul class="discarded">{ each(kinds.iter().map(line)) }</ul> }
}

/// Draws the tiles that the player discarded, where they bar a ron: a tap takes one back.
pub(crate) fn discarded(kinds: &[Kind], dispatch: &Dispatch) -> Html {
    switches(kinds, kinds, dispatch)
}
