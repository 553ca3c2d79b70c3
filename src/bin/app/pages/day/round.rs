//! The round that is played: its clock, its tables, and the ranking beside them.

use tensu::evening::tournament::{Entry, Score};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, PAGE, columns, head_with, table_side};
use super::ranking;
use super::report::Paste;
use super::sentences::{from_one, score};
use super::state::{Tap, with_draw};
use super::timer::Timer;
use crate::browser::page;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = around.state;
    let round = around.now();
    let tables = 0..state.results.get(round).map_or(0, Vec::len);
    let title = fill_teach(Teach::DayRound, &[from_one(round), state.rounds.into()]);
    let back = room::back(say(Label::Close), PAGE.open(around.dispatch));
    html! {
        <>
            { head_with(around, back, title) }
            { columns(
                [
                    clock(around, round),
                    html! { <div class="day-tables">{ each(tables.map(|at| table(around, round, at))) }</div> },
                    out(around, round),
                    earlier(around, round),
                ],
                [
                    next(around, round),
                    html! { <Paste taps={around.taps.clone()} told={around.told.clone()} /> },
                    ranking::paper(around, state.begun, false),
                    ways(around),
                ],
            ) }
        </>
    }
}

fn clock(around: &Around<'_>, round: usize) -> Html {
    let state = around.state;
    let tables = state.results.get(round).map_or(0, Vec::len);
    let here = tables - state.missing(round);
    let ends = state.clocks.get(round).copied().flatten();
    let minutes = state.minutes;
    let set = |seconds: u64, from: Option<u64>| {
        around.tap(move |seed| {
            let from = from.filter(|ends| *ends > page::second());
            let ends = from.unwrap_or_else(page::second) + seconds;
            Tap::Set(seed, Entry::Clock(round, ends))
        })
    };
    html! {
        <section class="day-now">
            if let Some(ends) = ends {
                <Timer {ends} {minutes} />
            }
            <p class="day-how" role="status">{ fill_teach(Teach::DayReported, &[here.into(), tables.into()]) }</p>
            if minutes > 0 && state.missing(round) > 0 {
                <div class="evenings-keys">
                    if ends.is_none() {
                        { button("toggle", teach(Teach::DayClock), set(60 * u64::from(minutes), None)) }
                    }
                    if ends.is_some() {
                        { button("toggle", teach(Teach::DayMore), set(300, ends)) }
                    }
                </div>
            }
        </section>
    }
}

/// A table: a tap opens it.
fn table(around: &Around<'_>, round: usize, at: usize) -> Html {
    let state = around.state;
    let seats = state.plan[round].get(at).cloned().unwrap_or_default();
    let given = state.results[round][at].as_ref();
    let scores = given.map(|given| Score::of(&given.points, around.day.head.count, around.rules));
    let person = |(seat, person): (usize, &Option<u8>)| {
        let own = scores.as_ref().and_then(|scores| scores.get(seat));
        let own = own.map(|own| score(own.total, around.day.head.count, around.rules));
        html! {
            <span>
                { el("span", "", around.name(*person, round)) }
                if let Some(own) = own {
                    { el("b", "", own) }
                }
            </span>
        }
    };
    let class = if given.is_some() {
        "day-table is-back"
    } else {
        "day-table"
    };
    let state = teach(if given.is_some() {
        Teach::DayGiven
    } else {
        Teach::DayPlaying
    });
    html! {
        <button type="button" {class} onclick={around.open(&table_side(round, at))}>
            <span class="unseen">{ fill_teach(Teach::DayTable, &[from_one(at)]) }</span>
            <span class="day-number" aria-hidden="true">{ at + 1 }</span>
            <span class="day-people">{ each(seats.iter().enumerate().map(person)) }</span>
            { el("span", "day-state", state) }
        </button>
    }
}

fn out(around: &Around<'_>, round: usize) -> Html {
    let out = around.state.sitting_out(round).into_iter();
    let out: Vec<String> = out.map(|one| around.name(Some(one), round)).collect();
    if out.is_empty() {
        return Html::default();
    }
    el(
        "p",
        "day-out",
        fill_teach(Teach::DayOut, &[(&out.join(", ")).into()]),
    )
}

/// The tables of earlier rounds that lack a result, or can be corrected.
fn earlier(around: &Around<'_>, round: usize) -> Html {
    let one = |round: usize| {
        let tables = 0..around.state.results[round].len();
        html! {
            <details class="day-earlier" open={around.state.missing(round) > 0}>
                { el("summary", "", fill_teach(Teach::DayRound, &[from_one(round), around.state.rounds.into()])) }
                <div class="day-tables">{ each(tables.map(|at| table(around, round, at))) }</div>
            </details>
        }
    };
    each((0..round).rev().map(one))
}

/// The button that begins the next round, with its clock.
fn next(around: &Around<'_>, round: usize) -> Html {
    let state = around.state;
    let missing = state.missing(round);
    if state.is_over() {
        return el("p", "day-over", teach(Teach::DayOver));
    }
    if state.begun >= state.rounds || missing > 0 && missing == state.results[round].len() {
        return Html::default();
    }
    let text = fill_teach(Teach::DayStart, &[from_one(state.begun)]);
    let class = if missing == 0 {
        "toggle strong day-go"
    } else {
        "toggle day-go"
    };
    html! { <div class="evenings-keys">{ button(class, text, begin(around)) }</div> }
}

/// Begins the next round: its tables are drawn, if those of its people are not.
pub(super) fn begin(around: &Around<'_>) -> Callback<MouseEvent> {
    let day = around.day.clone();
    around.tap(move |seed| {
        let state = day.state();
        let mut entries = Vec::new();
        if state.needs_draw() {
            entries.extend(state.draw(page::random() % 1_000_000));
        }
        let round = state.begun;
        entries.push(Entry::Begin(round));
        if state.minutes > 0 {
            let ends = page::second() + 60 * u64::from(state.minutes);
            entries.push(Entry::Clock(round, ends));
        }
        Tap::Enter(seed, Entry::together(entries))
    })
}

fn ways(around: &Around<'_>) -> Html {
    let way = |teaches, view| button("toggle", teach(teaches), around.open(view));
    let more = {
        let (day, rounds) = (around.day.clone(), around.state.rounds);
        around.tap(move |seed| Tap::Enter(seed, with_draw(&day, Entry::Rounds(rounds + 1))))
    };
    html! {
        <div class="evenings-keys day-ways">
            { way(Teach::DayPeople, "people") }
            { way(Teach::DaySeating, "setup") }
            { way(Teach::DayHandOver, "give") }
            if around.state.rounds < tensu::evening::seating::MOST_ROUNDS {
                { button("toggle", teach(Teach::DayMoreRounds), more) }
            }
        </div>
    }
}
