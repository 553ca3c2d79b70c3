//! Who won the hand, each with his price, and what it changes for every seat.

use std::rc::Rc;

use tensu::game::{Ending, Settlement};
use tensu::score::Score;
use tensu::{By, Question, Wind};
use yew::prelude::*;

use super::{table, tap};
use crate::components::pick::{Choice, Pick};
use crate::entry::{Entry, FULL};
use crate::state::{Dispatch, Tap};
use crate::tr::{round_words, ui, words};

/// The page.
pub(super) fn page(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let pick =
        |choice| html! { <Pick {choice} entry={entry.clone()} dispatch={dispatch.clone()} /> };
    let body = match entry.settlement() {
        None => html! { <p class="aside">{ round_words().winners_help }</p> },
        Some(Ok(settled)) => outcome(entry, &settled, dispatch),
        Some(Err(refusals)) => {
            let line = |why: &tensu::Refusal| html! { <li>{ (words().refusal)(why) }</li> };
            html! {
                <>
                    { for entry.winners().iter().enumerate().map(|(i, winner)| card(entry, i, winner, None, dispatch)) }
                    <ul class="wrong">{ for refusals.iter().map(line) }</ul>
                </>
            }
        }
    };
    html! {
        <section class="part">
            <h2>{ round_words().winners_title }</h2>
            <div class="asked">
                if entry.rest.by == By::Ron {
                    { pick(Choice::From) }
                }
                if entry.rules.has_dora() {
                    { pick(Choice::Honba) }
                    { pick(Choice::Sticks) }
                }
            </div>
            { body }
            { more(entry, dispatch) }
        </section>
    }
}

fn outcome(entry: &Rc<Entry>, settled: &Settlement, dispatch: &Dispatch) -> Html {
    let winner = |(i, winner): (usize, &Question)| {
        let score = settled
            .winners
            .iter()
            .find(|(seat, _)| *seat == winner.seat);
        let score = score.map(|(_, score)| score);
        card(entry, i, winner, Some((score, settled)), dispatch)
    };
    let cards = entry.winners();
    html! {
        <>
            <ul class="winners">{ for cards.iter().enumerate().map(winner) }</ul>
            if settled.ending == Ending::TripleRon {
                <p class="verdict">{ round_words().triple_ron }</p>
            }
            { table(&settled.changes) }
        </>
    }
}

/// A winner: the seat, the price or why there is none, and a way to take a kept one out.
fn card(
    entry: &Rc<Entry>,
    i: usize,
    winner: &Question,
    outcome: Option<(Option<&Score>, &Settlement)>,
    dispatch: &Dispatch,
) -> Html {
    let seat = (words().wind)(winner.seat);
    let text = outcome.map(|(score, settled)| match score {
        Some(score) => (round_words().won)(score),
        None => not_paid(winner.seat, settled),
    });
    let bumped = outcome.is_some_and(|(score, _)| score.is_none());
    let price = outcome.and_then(|(score, _)| score).map(ui().price);
    html! {
        <li class={classes!("winner", bumped.then_some("bumped"))}>
            <span class="who"><b>{ seat }</b>{ " " }<small>{ text }</small></span>
            <b class="amount">{ price }</b>
            if i < entry.won.len() {
                <button type="button" class="toggle" aria-label={(round_words().remove_of)(winner.seat)} onclick={tap(dispatch, Tap::Drop(i))}>
                    { round_words().remove }
                </button>
            }
        </li>
    }
}

fn not_paid(seat: Wind, settled: &Settlement) -> String {
    let first = settled.winners.first().map(|&(seat, _)| seat);
    match first {
        Some(first) if settled.bumped.contains(&seat) => (round_words().bumped)(first),
        _ => round_words().no_win.to_owned(),
    }
}

/// What is missing for one more winner, or the button for it.
fn more(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let missing = FULL.saturating_sub(entry.size());
    if missing > 0 {
        let text =
            (!entry.won.is_empty()).then(|| (round_words().to_enter)(entry.rest.seat, missing));
        return html! { <p class="aside">{ text }</p> };
    }
    match entry.another() {
        Ok(_) => html! {
            <div class="buttons">
                <button type="button" class="toggle strong" onclick={tap(dispatch, Tap::Another)}>{ round_words().another }</button>
            </div>
        },
        Err(tensu::Refusal::Missing(_)) => {
            html! { <p class="aside">{ round_words().needs_discarder }</p> }
        }
        Err(why) => html! { <p class="aside">{ (words().refusal)(&why) }</p> },
    }
}
