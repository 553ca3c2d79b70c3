//! The evening of the game on the table: match scores by game, and what is counted of each person.

use tensu::evening::season::{Person, gatherings, people};
use yew::prelude::*;

use super::evenings::figures;
use super::evenings::kept::{Kept, played};
use super::{Around, sentences};
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say};

/// The most games whose scores stand side by side; the sum is that of all.
const COLUMNS: usize = 5;

/// The figures of each person over the games of the evening that are over and have the same unit, and how many these
/// are.
fn so_far(around: &Around<'_>) -> (Vec<Person>, usize) {
    let games = &around.evening.games;
    let Some((open, journal)) = around.evening.open().zip(around.evening.journal()) else {
        return (Vec::new(), 0);
    };
    let now = journal.start();
    let kept = Kept::all(games, |one| {
        one.evening == now.evening && (!one.evening.is_empty() || one.day == now.day)
    });
    let all = played(&kept);
    let is_open = |&at: &usize| kept.get(at).is_some_and(|one| one.at == open);
    let gatherings = gatherings(&all);
    let own = gatherings.iter().find(|one| one.games.iter().any(is_open));
    let own = own.map(|one| one.games.as_slice()).unwrap_or_default();
    let games: Vec<_> = (own.iter().map(|&at| all[at]))
        .filter(|game| game.is_over() && game.rules.match_unit() == around.rules.match_unit())
        .collect();
    (people(&games), games.len())
}

/// The standing of the evening, a line a person; nothing before its second game is over.
pub(super) fn lines(around: &Around<'_>) -> Vec<String> {
    let (all, games) = so_far(around);
    if games < 2 {
        return Vec::new();
    }
    let line = |one: &Person| {
        let score = sentences::score(one.total(), around.rules);
        format!("{} {score}", sentences::person(one))
    };
    let head = say(Label::TableEvening).to_owned();
    [head].into_iter().chain(all.iter().map(line)).collect()
}

/// The tables.
pub(super) fn totals(around: &Around<'_>) -> Html {
    let (all, games) = so_far(around);
    let first = games.saturating_sub(COLUMNS);
    let score = |points: i64| sentences::score(points, around.rules);
    let row = |person: &Person| {
        let cell = |one: &Option<i64>| el("td", "", one.map_or_else(|| "–".to_owned(), score));
        html! {
            <tr>
                { th("row", sentences::person(person)) }
                { each(person.scores[first..].iter().map(cell)) }
                <td><b>{ score(person.total()) }</b></td>
            </tr>
        }
    };
    html! {
        <>
            if games > 1 {
                <table class="payments evening-totals" aria-label={say(Label::TableEvening)}>
                    <caption>{ el("h3", "", say(Label::TableEvening)) }</caption>
                    <thead>
                        <tr>
                            { th("col", say(Label::TablePeople)) }
                            { each((first..games).map(|at| th("col", (at + 1).to_string()))) }
                            { th("col", say(Label::RoundColumnTotal)) }
                        </tr>
                    </thead>
                    <tbody>{ each(all.iter().map(row)) }</tbody>
                </table>
            }
            <section class="evening-people" aria-label={say(Label::TablePeople)}>
                { el("h3", "", say(Label::TablePeople)) }
                { each(all.iter().map(person)) }
            </section>
        </>
    }
}

/// A person.
fn person(one: &Person) -> Html {
    let fact = |(label, value): (&'static str, String)| {
        html! { <div>{ el("dt", "", label) }{ el("dd", "", value) }</div> }
    };
    html! {
        <details>
            <summary>{ el("b", "", sentences::person(one)) }{ " " }{ say::pair(say(Label::TableGames), one.games()) }</summary>
            <dl class="evening-person">{ each(figures::all(one).into_iter().map(fact)) }</dl>
        </details>
    }
}
