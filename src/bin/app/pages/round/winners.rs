//! Who won the hand, each with a price, and what it changes for every seat.

use std::rc::Rc;

use tensu::game::{self, Ending, Settlement};
use tensu::{By, Question, Refusal, Refusals, Wind};
use yew::prelude::*;

use super::sentences;
use super::{left_open, table};
use crate::browser::ids::HAND;
use crate::model::entry::{Entry, FULL};
use crate::model::state::{Action, Dispatch};
use crate::parts::pick::{Choice, pick};
use crate::parts::shapes::{button, each, el, send_to};
use crate::say::{self, Label, say, words};

/// The id of the heading.
const TITLE: &str = "winners";

/// The page.
pub(super) fn page(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let pick = |choice| pick(choice, entry, dispatch);
    let winners = entry.winners();
    let settled = entry.settlement();
    let card = |(i, winner): (usize, &Question)| {
        let (text, price) = match &settled {
            Some(Ok(settled)) => paid(winner.seat, settled),
            Some(Err(why)) => (refused(why, i, winners.len(), entry), None),
            None => Default::default(),
        };
        card(entry, i, winner.seat, &text, price, dispatch)
    };
    let body = match &settled {
        None => el("p", "aside", say(Label::RoundWinnersHelp)),
        Some(settled) => html! {
            <>
                <ul class="winners">{ each(winners.iter().enumerate().map(card)) }</ul>
                if let Err(why) = settled {
                    { each(why.iter().filter(|why| winners.len() > 1 && why.nth().is_none()).map(together)) }
                }
            </>
        },
    };
    let changes = settled.as_ref().and_then(|settled| settled.as_ref().ok());
    let more = settled.as_ref().is_none_or(Result::is_ok);
    html! {
        <section class="part">
            <h2 id={TITLE} tabindex="-1">{ say(Label::RoundWinnersTitle) }</h2>
            <div class="asked">
                if entry.rest.by == By::Ron {
                    { pick(Choice::From) }
                }
                if entry.rules.is_riichi() {
                    { pick(Choice::Honba) }
                    { pick(Choice::Sticks) }
                }
            </div>
            { body }
            <div role="status">
                if let Some(settled) = changes {
                    if settled.ending == Ending::TripleRon {
                        { el("p", "verdict", say(Label::RoundTripleRon)) }
                    }
                    { table(&settled.changes) }
                }
            </div>
            // The kept ones, and the one that is being entered.
            { left_open(entry.ruleset(), game::several_facts(entry.won.len() + 1)) }
            if more {
                { another(entry, dispatch) }
            }
        </section>
    }
}

/// What a winner is paid for, and the price; or why the winner is not paid.
fn paid(seat: Wind, settled: &Settlement) -> (String, Option<String>) {
    let mut paid = settled.winners.iter();
    if let Some((_, score)) = paid.find(|(other, _)| *other == seat) {
        return (sentences::won(score), Some(say::price(score)));
    }
    let text = match settled.winners.first() {
        Some(&(first, _)) => sentences::bumped(first),
        None => say(Label::RoundNoWin).to_owned(),
    };
    (text, None)
}

/// What is wrong with one of the hands.
fn refused(why: &Refusals, i: usize, hands: usize, entry: &Entry) -> String {
    let own = why
        .iter()
        .filter(|why| hands == 1 || why.nth() == Some(i))
        .map(|why| say::refusal(why.reason(), entry));
    own.collect::<Vec<_>>().join(" ")
}

/// What is wrong with all of them together.
fn together(why: &Refusal) -> Html {
    html! { <p class="verdict wrong" role="status">{ words().refusal(why) }</p> }
}

/// A winner: the seat, the price or why there is none, and a way to take one of several out.
fn card(
    entry: &Rc<Entry>,
    i: usize,
    seat: Wind,
    text: &str,
    price: Option<String>,
    dispatch: &Dispatch,
) -> Html {
    html! {
        <li class="winner">
            <span class="for">{ el("b", "", words().player(seat)) }{ " " }{ el("small", "", text) }</span>
            if !entry.won.is_empty() {
                <button type="button" class="toggle" aria-label={sentences::remove_of(seat)} onclick={send_to(Action::DropWinner(i), TITLE, dispatch)}>
                    { say(Label::RoundRemove) }
                </button>
            }
            if let Some(price) = price {
                { el("b", "amount", price) }
            }
        </li>
    }
}

/// What is missing for one more winner, or the button for it.
fn another(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let missing = FULL.saturating_sub(entry.size());
    if missing > 0 {
        if entry.won.is_empty() {
            return Html::default();
        }
        let text = sentences::to_enter(entry.rest.seat, missing);
        return el("p", "aside", text);
    }
    match entry.another() {
        Ok(_) => html! {
            <div class="buttons">
                { button("toggle strong", say(Label::RoundAnother), send_to(Action::Another, HAND, dispatch)) }
            </div>
        },
        Err(Refusal::Missing(_)) => el("p", "aside", say(Label::RoundNeedsDiscarder)),
        Err(why) => el("p", "aside", words().refusal(&why)),
    }
}
