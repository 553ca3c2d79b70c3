//! Settling up: several winners, drawn hands, nagashi mangan and the end of a game, a page each.

use tensu::game::Changes;
use tensu::reference::{assumed, corrected, reported};
use tensu::{Ruleset, Wind};
use yew::prelude::*;

use crate::components::shapes::{each, send, send_to, th, toggle};
use crate::components::strip::HAND;
use crate::state::{Action, Dispatch, Page, State, Tap};
use crate::tr::{self, Label, say, words};

pub(crate) mod banner;
mod drawn;
mod end;
mod need;
mod winners;

/// The pages, and the one that is shown.
pub(crate) fn round(state: &State, dispatch: &Dispatch) -> Html {
    let shown = state.round.page;
    let tab = |page: Page| {
        let onclick = tap(dispatch, Tap::Page(page));
        let pressed = (page == shown).to_string();
        // It stays reachable, so that its reason can be read and heard.
        let why = drawn::against(page, state.entry.ruleset());
        html! {
            <button type="button" class="segment" aria-pressed={pressed} aria-disabled={why.is_some().to_string()} title={why} {onclick}>
                { tr::round::page(page) }
            </button>
        }
    };
    let page = match shown {
        Page::Winners => winners::page(&state.entry, dispatch),
        Page::Drawn => drawn::drawn(state, dispatch),
        Page::Nagashi => drawn::nagashi(state, dispatch),
        Page::Need => need::page(state, dispatch),
        Page::End => end::page(state, dispatch),
    };
    html! {
        <div class="round">
            <div class="segments" role="group" aria-label={say(Label::RoundPages)}>{ each(Page::ALL.into_iter().map(tab)) }</div>
            { page }
        </div>
    }
}

/// The button of the explanation, and of wherever a hand ends.
pub(crate) fn open(dispatch: &Dispatch, page: Page) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        dispatch.dispatch(Action::Settle(Tap::Page(page)));
        dispatch.dispatch(Action::View(Some(crate::state::View::Round)));
    })
}

fn tap(dispatch: &Dispatch, tap: Tap) -> Callback<MouseEvent> {
    send(Action::Settle(tap), dispatch)
}

/// The button for another winner: it goes on at that player's hand.
fn next(dispatch: &Dispatch) -> Callback<MouseEvent> {
    send_to(Action::Settle(Tap::Another), HAND, dispatch)
}

/// What the source leaves open or gets wrong of these facts, and what one secondary source alone says.
fn left_open(rules: &Ruleset, about: &[&str]) -> Html {
    let note = |(tag, text): (Option<&str>, String)| html! { <p class="aside"><span class="tag">{ tag }</span>{ " " }{ text }</p> };
    let assumed = assumed(rules, about);
    let open = assumed
        .iter()
        .map(|line| (tr::reference::stated(line.stated), words().fact(&line.fact)));
    let corrected = corrected(rules, about).map(|line| {
        let text = words().note(rules.id, line.id, line.text);
        (Some(tr::remark(line.kind)), text.to_owned())
    });
    let reported = reported(rules, about);
    let reported = reported.iter().map(|doubt| (None, words().doubt(doubt)));
    each(open.chain(corrected).chain(reported).map(note))
}

/// What every seat gains or pays.
fn table(changes: &Changes) -> Html {
    let row = |&(seat, points): &(Wind, i64)| {
        let kind = match points {
            0 => "",
            1.. => "gains",
            _ => "pays",
        };
        html! {
            <tr>
                { th("row", tr::rules::seat_name(seat)) }
                <td class={kind}>{ tr::rules::change(points) }</td>
            </tr>
        }
    };
    html! {
        <table class="payments" aria-label={say(Label::RoundTable)}><tbody>{ each(changes.iter().map(row)) }</tbody></table>
    }
}

/// A switch for each seat.
fn seats(
    name: &'static str,
    seats: &[Wind],
    chosen: &[Wind],
    action: fn(Wind) -> Tap,
    dispatch: &Dispatch,
) -> Html {
    let seat = |&seat: &Wind| {
        let pressed = chosen.contains(&seat);
        let onclick = tap(dispatch, action(seat));
        toggle("toggle", pressed, crate::tr::words().wind(seat), onclick)
    };
    html! {
        <div class="seats" role="group" aria-label={name}>
            <span class="caption" aria-hidden="true">{ name }</span>
            { each(seats.iter().map(seat)) }
        </div>
    }
}
