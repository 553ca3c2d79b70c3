//! Every hand of the game, and what a correction changes behind it.

use tensu::evening::{Entry, Event, Journal, Record, changed as differences, fold};
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, sentences};
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
    let row = |record: &Record| {
        let can = matches!(
            events.get(record.event),
            Some(Event::Won(_) | Event::Drawn(_) | Event::Aborted(..))
        );
        html! {
            <li>
                { line(record, around) }
                if can {
                    { around.button("toggle", say(Label::TableChange), Tap::Edit(record.event)) }
                }
            </li>
        }
    };
    let fault = |(_, fault): &(usize, tensu::evening::Fault)| {
        el("li", "wrong", words().fault(fault, &course.state.players))
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
            <ol class="evening-log">{ each(course.records.iter().map(row)) }{ each(course.faults.iter().map(fault)) }</ol>
        </section>
    }
}

fn line(record: &Record, around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let hand = sentences::hand(record.round(), record.number(), record.honba);
    html! {
        <span>
            { el("b", "", hand) }
            { " " }
            { el("span", "", sentences::outcome(record, state)) }
            { " " }
            { el("small", "", sentences::changes(record, state)) }
        </span>
    }
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
    let hand = |record| el("li", "", line(record, around));
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
