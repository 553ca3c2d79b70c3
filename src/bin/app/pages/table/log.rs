//! Every hand of the game, the last one first, and what can be done with each.

use tensu::evening::{self, Course, Entry, Event, Fault, HandName, PenaltyAmount, Record, fold};
use yew::prelude::*;

use super::elsewhere::Played;
use super::origin;
use super::row::{joined, lying, price, said};
use super::state::{Sheet, Tap, log_of};
use super::{Around, changes, sentences, tiles};
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// A row, of a hand or of something beside the hands.
struct Row {
    /// The place of its event.
    at: usize,
    hand: String,
    text: String,
    small: String,
    price: String,
    is_wrong: bool,
    /// The content of the row when it is open.
    body: Html,
}

/// The page, with the row of an event open.
pub(super) fn page(around: &Around<'_>, open: Option<usize>) -> Html {
    let told = changes::with_played(around, around.course, |_, played| {
        let (names, on) = played.on();
        let mut rows: Vec<Row> = Vec::new();
        let records = around.course.records.iter().enumerate();
        rows.extend(records.map(|(at, record)| of_record(around, played, at, record)));
        rows.extend(played.events.iter().enumerate().filter_map(|(at, event)| {
            let is_wrong = around.course.faults.iter().any(|(place, _)| *place == at);
            of_penalty(around, played, at, event).filter(|_| !is_wrong)
        }));
        let faults = around.course.faults.iter();
        let faults = faults.filter(|(_, fault)| *fault != Fault::AfterEnd);
        rows.extend(faults.map(|(at, fault)| of_fault(around, played, *at, fault, &names)));
        rows.sort_by_key(|row| std::cmp::Reverse(row.at));
        let behind = behind(around, played, &names, &on);
        (rows, behind, played.events.len())
    });
    let (rows, behind, last) = told.unwrap_or_default();
    let is_empty = rows.is_empty();
    let origin = around
        .evening
        .journal()
        .map(|journal| &*journal.start().origin);
    let from = origin.and_then(origin::source);
    html! {
        <section class="paper evening-sheet">
            if let Some(name) = from {
                { el("p", "caption", name) }
            }
            { behind }
            if is_empty {
                { el("p", "", say(Label::TableEmpty)) }
            }
            <ol class="evening-log" reversed={true}>
                if around.course.state.over.is_none() && !is_empty {
                    { being_played(around, last) }
                }
                { each(rows.into_iter().map(|row| shown(around, row, open))) }
            </ol>
        </section>
    }
}

/// The hand that is being played: one may have been forgotten before it.
fn being_played(around: &Around<'_>, last: usize) -> Html {
    let state = &around.course.state;
    html! {
        <li class="log-now">
            <span class="log-row">
                { el("b", "", sentences::hand(state.round(), state.number(), 0)) }
                <span>{ say(Label::TableBeing) }{ " " }{ el("small", "", lying(around.rules, state.honba, state.sticks, "")) }</span>
            </span>
            { around.button("toggle", say(Label::TableInsert), Tap::Insert(last)) }
        </li>
    }
}

fn shown(around: &Around<'_>, row: Row, open: Option<usize>) -> Html {
    let is_open = open == Some(row.at);
    let next = Sheet::Log(Some(row.at).filter(|_| !is_open));
    let class = classes!(
        is_open.then_some("log-open"),
        row.is_wrong.then_some("wrong")
    );
    html! {
        <li key={row.at} {class}>
            <button type="button" class="log-row" aria-expanded={is_open.to_string()} onclick={around.tap(Tap::Sheet(next))}>
                { el("b", "", row.hand) }
                { " " }
                <span>{ row.text }{ " " }{ el("small", "", row.small) }</span>
                { " " }
                { el("span", "log-price", row.price) }
            </button>
            if is_open {
                { row.body }
            }
        </li>
    }
}

/// A button that shows what is changed by taking something away.
fn remove(around: &Around<'_>, entry: Entry) -> Html {
    let tap = Tap::Sheet(Sheet::Changed(entry));
    around.button("toggle", say(Label::RoundRemove), tap)
}

fn of_record(around: &Around<'_>, played: &evening::Played<'_>, at: usize, record: &Record) -> Row {
    // Those who played then.
    let state = &around.state_at(at);
    let event = played.events.get(record.event);
    let moved = |(chair, &points): (usize, &i64)| {
        html! { <span>{ around.name(chair) }{ " " }{ el("b", "", sentences::change(points)) }</span> }
    };
    let mut beside = Vec::new();
    if !record.riichi.is_empty() {
        let names = sentences::names(&record.riichi, state);
        beside.push(say::pair(say::riichi(tensu::Riichi::Riichi), names));
    }
    beside.extend(event.and_then(reason).map(str::to_owned));
    Row {
        at: record.event,
        hand: sentences::hand(record.round(), record.number(), 0),
        text: sentences::outcome(record, state),
        small: lying(around.rules, record.honba, record.sticks, &joined(beside)),
        price: price(record),
        is_wrong: false,
        body: html! {
            <>
                if log_of(&played.start.origin).is_some() {
                    <Played start={played.start.clone()} rules={around.rules.clone()} record={record.clone()} />
                } else {
                    <div class="log-moved">{ each(record.changes.iter().enumerate().map(moved)) }</div>
                }
                <div class="evening-keys">
                    if tiles::has_tiles(played.events, record) {
                        { around.button("toggle", say(Label::MissReason), Tap::Sheet(Sheet::Explained(at))) }
                    }
                    if record.outcome.is_hand() {
                        { around.button("toggle", say(Label::TableChange), Tap::Edit(record.event)) }
                        { around.button("toggle", say(Label::TableInsert), Tap::Insert(record.event)) }
                    }
                    { remove(around, played.remove(record.event)) }
                </div>
            </>
        },
    }
}

/// A penalty of the match score moves no points, so it is no record.
fn of_penalty(
    around: &Around<'_>,
    played: &evening::Played<'_>,
    at: usize,
    event: &Event,
) -> Option<Row> {
    let text = match event {
        Event::Penalty(penalty) if matches!(penalty.amount, PenaltyAmount::Tenths(_)) => {
            sentences::noted(event, &around.course.state, around.rules)?
        }
        Event::Swap(..) => {
            let start = around.evening.journal()?.start();
            let before = fold(start, around.rules, played.events.get(..at)?);
            sentences::noted(event, &before.state, around.rules)?
        }
        _ => return None,
    };
    let keys = el("div", "evening-keys", remove(around, played.remove(at)));
    Some(Row {
        at,
        hand: String::new(),
        text,
        small: String::new(),
        price: String::new(),
        is_wrong: false,
        body: keys,
    })
}

/// The row of an event without effect, with its hand and the reason.
fn of_fault(
    around: &Around<'_>,
    played: &evening::Played<'_>,
    at: usize,
    fault: &Fault,
    names: &[HandName],
) -> Row {
    let event = played.events.get(at);
    let is_hand = event.is_some_and(Event::ends_hand);
    Row {
        at,
        hand: names
            .get(at)
            .map(|&name| changes::named(name))
            .unwrap_or_default(),
        text: event
            .map(|event| said(event, &around.course.state))
            .unwrap_or_default(),
        small: words().fault(fault, &around.course.state.players),
        price: String::new(),
        is_wrong: true,
        body: html! {
            <div class="evening-keys">
                if is_hand {
                    { around.button("toggle", say(Label::TableChange), Tap::Edit(at)) }
                }
                { remove(around, played.remove(at)) }
            </div>
        },
    }
}

/// The events behind the end of the game: each hand by its name, and one button for all.
fn behind(
    around: &Around<'_>,
    played: &evening::Played<'_>,
    names: &[HandName],
    on: &Course,
) -> Html {
    let Some(all) = played.remove_after_end() else {
        return Html::default();
    };
    let faults = around.course.faults.iter();
    let behind: Vec<usize> = faults
        .filter(|(_, fault)| *fault == Fault::AfterEnd)
        .map(|(at, _)| *at)
        .collect();
    let last_hand = behind
        .iter()
        .rev()
        .find(|&&at| played.events[at].ends_hand());
    // Riichi go with their hand; only those of the hand that was being played stand alone.
    let is_row = |at: &&usize| {
        let is_riichi = matches!(played.events[**at], Event::Riichi(..) | Event::Unriichi(_));
        !is_riichi || last_hand.is_none_or(|last| **at > *last)
    };
    let row = |&at: &usize| {
        let name = names[at];
        let record = on.records.iter().find(|record| record.event == at);
        let text = record.map_or_else(
            || said(&played.events[at], &on.state),
            |record| sentences::outcome(record, &on.state),
        );
        html! {
            <li class="wrong">
                <span class="log-row">{ el("b", "", sentences::hand(name.round, name.number, 0)) }{ " " }<span>{ text }{ el("small", "", lying(around.rules, name.honba, 0, "")) }</span></span>
                { remove(around, played.remove(at)) }
            </li>
        }
    };
    let why = words().fault(&Fault::AfterEnd, &around.course.state.players);
    html! {
        <div class="log-behind">
            { el("p", "wrong", why) }
            { around.button("toggle strong", say(Label::TableBehindAll), Tap::Sheet(Sheet::Changed(all))) }
            <ol class="evening-log" aria-label={say(Label::TableBehindAll)}>{ each(behind.iter().filter(is_row).rev().map(row)) }</ol>
        </div>
    }
}

/// The reason why points moved beside the hands.
fn reason(event: &Event) -> Option<&str> {
    let reason = match event {
        Event::Penalty(penalty) => &penalty.reason,
        Event::Fix(fix) => &fix.reason,
        _ => return None,
    };
    Some(reason.as_str()).filter(|reason| !reason.is_empty())
}

/// The sheet that takes something away: what that changes, before it counts.
pub(super) fn changed(around: &Around<'_>, entry: &Entry) -> Html {
    let title = changes::with_played(around, around.course, |_, played| {
        if played.remove_after_end().as_ref() == Some(entry) {
            return say(Label::TableBehindAll).to_owned();
        }
        let at = match entry {
            Entry::Together(entries) => entries.first(),
            entry => Some(entry),
        };
        let (names, _) = played.on();
        let name = match at {
            Some(Entry::Remove(at)) => names.get(*at).map(|&name| changes::named(name)),
            _ => None,
        };
        say::pair(say(Label::RoundRemove), name.unwrap_or_default())
    });
    html! {
        <section class="paper evening-sheet mend-sheet">
            { head(around, title.unwrap_or_default(), None) }
            { changes::table(around, around.course, entry) }
            { around.button("toggle strong", say(Label::RoundRemove), Tap::Accept(entry.clone())) }
        </section>
    }
}

/// The title of a correction, and the way out that leaves all as it was.
pub(super) fn head(around: &Around<'_>, title: String, row: Option<usize>) -> Html {
    let keep = say(Label::TableKeep);
    html! {
        <div class="evening-head">
            { el("h2", "", title) }
            <button type="button" class="toggle" aria-label={keep} title={keep} onclick={around.tap(Tap::Sheet(Sheet::Log(row)))}>{ "×" }</button>
        </div>
    }
}
