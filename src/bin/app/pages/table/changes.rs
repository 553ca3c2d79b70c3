//! The changes that a correction makes, told before it counts: points of now and then, hands that move, and hands that
//! cannot be any more.

use tensu::evening::{
    Chair, Changed, Course, Difference, Entry, Event, Fault, HandName, Journal, Played, Record,
    changed as differences, fold,
};
use yew::prelude::*;

use super::{Around, sentences};
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, fill, say, with, words};

/// A hand by its name.
pub(super) fn named(name: HandName) -> String {
    sentences::hand(name.round, name.number, name.honba)
}

fn hand(record: &Record) -> String {
    sentences::hand(record.round(), record.number(), record.honba)
}

/// Calls `told` with the journal and with the game on the table in the form that the core corrects.
pub(super) fn with_played<T>(
    around: &Around<'_>,
    course: &Course,
    told: impl FnOnce(&Journal, &Played<'_>) -> T,
) -> Option<T> {
    let journal = around.evening.journal()?;
    let events = journal.events();
    let played = Played {
        start: journal.start(),
        rules: around.rules,
        events: &events,
        course,
    };
    Some(told(journal, &played))
}

/// The changes that an entry makes in the game as it stands today.
pub(super) fn table(around: &Around<'_>, today: &Course, entry: &Entry) -> Html {
    let Some(journal) = around.evening.journal() else {
        return Html::default();
    };
    let events = journal.events_with(entry);
    let after = fold(journal.start(), around.rules, &events);
    let told = differences(today, &after, entry);
    let played = Played {
        start: journal.start(),
        rules: around.rules,
        events: &events,
        course: &after,
    };
    let (names, _) = played.on();
    let (moved, same): (Vec<_>, Vec<_>) = (told.points.iter().enumerate())
        .map(|(chair, &(old, new))| (chair, old, new))
        .partition(|(_, old, new)| old != new);
    let row = |(chair, old, new): (Chair, i64, i64)| {
        html! {
            <tr>
                { th("row", around.name(chair)) }
                { el("td", "", sentences::points(old)) }
                <td><b>{ sentences::points(new) }</b></td>
                { el("td", "", sentences::change(new - old)) }
            </tr>
        }
    };
    let columns = [Label::TableToday, Label::TableThen, Label::TableDiffers];
    let same: Vec<Chair> = same.into_iter().map(|(chair, ..)| chair).collect();
    let (notes, faults) = notes(&told, today, &after, &events, &names);
    html! {
        <div class="log-changes" role="group" aria-label={say(Label::TableChanged)}>
            // What cannot be any more is seen before the button, however low the screen is.
            { each(faults.into_iter().map(|fault| el("p", "wrong", fault))) }
            if !moved.is_empty() {
                <table>
                    <thead><tr>{ th("col", say(Label::TableChanged)) }{ each(columns.map(|label| th("col", say(label)))) }</tr></thead>
                    <tbody>{ each(moved.into_iter().map(row)) }</tbody>
                </table>
            }
            if !same.is_empty() {
                { el("p", "", with(Label::TableStays, &sentences::names(&same, &after.state))) }
            }
            { each(notes.into_iter().map(|note| el("p", "", note))) }
        </div>
    }
}

/// Notes on what becomes of the other hands, and faults: what cannot be any more.
fn notes(
    told: &Changed,
    today: &Course,
    after: &Course,
    events: &[Event],
    names: &[HandName],
) -> (Vec<String>, Vec<String>) {
    let mut notes = Vec::new();
    for one in &told.hands {
        let old = one.before.and_then(|at| today.records.get(at));
        let new = one.after.and_then(|at| after.records.get(at));
        let (Some(old), Some(new)) = (old, new) else {
            // A hand that counts again.
            notes.extend(
                new.filter(|new| told.healed.contains(&new.event))
                    .map(|new| line(new, after)),
            );
            continue;
        };
        if hand(old) != hand(new) {
            let (old, new) = (hand(old), hand(new));
            notes.push(fill(Label::TableMoves, &[(&old).into(), (&new).into()]));
        }
        if old.chips != new.chips && !new.chips.is_empty() {
            notes.push(sentences::chips(new, &after.state));
        }
        let is_told = one.what.contains(&Difference::Told);
        if one.what.contains(&Difference::Price) && !is_told {
            notes.push(line(new, after));
        }
    }
    let is_as_it_was = notes.is_empty() && told.faults.is_empty();
    if is_as_it_was && !after.records.is_empty() {
        notes.push(say(Label::TableLater).to_owned());
    }
    if after.state.over != today.state.over {
        notes.push(sentences::next(&after.state));
    }
    let mut faults = Vec::new();
    let mut behind = Vec::new();
    for (at, fault) in &told.faults {
        let name = names.get(*at).map(|&name| named(name)).unwrap_or_default();
        if *fault != Fault::AfterEnd {
            faults.push(say::pair(&name, words().fault(fault, &after.state.players)));
        } else if events.get(*at).is_some_and(Event::ends_hand) {
            behind.push(name);
        }
    }
    if !behind.is_empty() {
        faults.insert(0, with(Label::TableBehind, &say::list(&behind)));
    }
    (notes, faults)
}

/// A hand in one line.
fn line(record: &Record, course: &Course) -> String {
    let parts = [
        hand(record),
        sentences::outcome(record, &course.state),
        sentences::changes(record, &course.state),
    ];
    parts.join(" · ")
}
