//! Every hand of the game, and what a correction changes behind it.

use tensu::evening::{Amount, Entry, Event, Journal, Record, State, changed as differences, fold};
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, sentences, tiles};
use crate::parts::shapes::{each, el, th};
use crate::say::{Label, say, words};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let Around { course, .. } = around;
    let events = around
        .evening
        .journal()
        .map(Journal::events)
        .unwrap_or_default();
    let remove = |at: usize| {
        let tap = Tap::Sheet(Sheet::Changed(Entry::Remove(at)));
        around.button("toggle", say(Label::RoundRemove), tap)
    };
    let row = |(at, record): (usize, &Record)| {
        let event = events.get(record.event);
        let can = matches!(
            event,
            Some(Event::Won(_) | Event::Drawn(_) | Event::Aborted(..) | Event::Chombo(..))
        );
        html! {
            <li>
                { line(record, &told_of(around, at), event) }
                <span class="evening-log-keys">
                    if tiles::has_tiles(&events, record) {
                        { around.button("toggle", say(Label::MissReason), Tap::Sheet(Sheet::Explained(at))) }
                    }
                    if can {
                        { around.button("toggle", say(Label::TableChange), Tap::Edit(record.event)) }
                    } else {
                        { remove(record.event) }
                    }
                </span>
            </li>
        }
    };
    // A penalty of the match score moves no points, so it is no record.
    let penalty = |(at, event): (usize, &Event)| {
        let text = match event {
            Event::Penalty(penalty) if matches!(penalty.amount, Amount::Tenths(_)) => {
                sentences::noted(event, &course.state, around.rules)?
            }
            Event::Swap(..) => {
                let before = fold(
                    around.evening.journal()?.start(),
                    around.rules,
                    events.get(..at)?,
                );
                sentences::noted(event, &before.state, around.rules)?
            }
            _ => return None,
        };
        Some(html! { <li>{ el("span", "", text) }{ remove(at) }</li> })
    };
    let fault = |(at, fault): &(usize, tensu::evening::Fault)| {
        let text = words().fault(fault, &course.state.players);
        html! { <li class="wrong">{ el("span", "", text) }{ remove(*at) }</li> }
    };
    html! {
        <section class="evening-sheet">
            <div class="evening-head">
                { el("h2", "", say(Label::TableLog)) }
                { around.button("toggle", say(Label::Done), Tap::Sheet(Sheet::Table)) }
            </div>
            if course.records.is_empty() {
                { el("p", "", say(Label::TableEmpty)) }
            }
            <ol class="evening-log">{ each(course.records.iter().enumerate().map(row)) }{ each(events.iter().enumerate().filter_map(penalty)) }{ each(course.faults.iter().map(fault)) }</ol>
        </section>
    }
}

/// The game with the names of who played when a record was made.
fn told_of(around: &Around<'_>, at: usize) -> State {
    let mut state = around.course.state.clone();
    state.players = around.course.players_at(at);
    state
}

fn line(record: &Record, state: &State, event: Option<&Event>) -> Html {
    let hand = sentences::hand(record.round(), record.number(), record.honba);
    html! {
        <span>
            { el("b", "", hand) }
            { " " }
            { el("span", "", sentences::outcome(record, state)) }
            { " " }
            { el("small", "", sentences::changes(record, state)) }
            if let Some(reason) = event.and_then(reason) {
                { el("small", "", reason.to_owned()) }
            }
        </span>
    }
}

/// Why points moved beside the hands.
fn reason(event: &Event) -> Option<&str> {
    let reason = match event {
        Event::Penalty(penalty) => &penalty.reason,
        Event::Fix(fix) => &fix.reason,
        _ => return None,
    };
    Some(reason.as_str()).filter(|reason| !reason.is_empty())
}

/// What a correction changes, before it is accepted.
pub(super) fn changed(around: &Around<'_>, entry: &Entry) -> Html {
    let Some(journal) = around.evening.journal() else {
        return Html::default();
    };
    let after = fold(journal.start(), around.rules, &journal.events_with(entry));
    let changed = differences(around.course, &after, entry);
    let hands = changed
        .hands
        .iter()
        .filter_map(|hand| after.records.get(hand.after?));
    let hand = |record| el("li", "", line(record, &after.state, None));
    let fault = |(_, fault): &(usize, tensu::evening::Fault)| {
        el("li", "wrong", words().fault(fault, &after.state.players))
    };
    let row = |(chair, &(old, new)): (usize, &(i64, i64))| {
        html! { <tr>{ th("row", around.name(chair)) }{ el("td", "", sentences::points(old)) }{ el("td", "", sentences::points(new)) }</tr> }
    };
    html! {
        <section class="evening-sheet">
            { el("h2", "", say(Label::TableChanged)) }
            <ol class="evening-log">{ each(hands.map(hand)) }{ each(changed.faults.iter().map(fault)) }</ol>
            <table class="payments"><tbody>{ each(changed.points.iter().enumerate().map(row)) }</tbody></table>
            <div class="evening-keys">
                { around.button("toggle strong", say(Label::TableAccept), Tap::Accept(entry.clone())) }
                { around.button("toggle", say(Label::TableKeep), Tap::Sheet(Sheet::Log)) }
            </div>
        </section>
    }
}
