//! The end of a game, and the evening so far.

use tensu::evening::{Event, Player, fold};
use yew::prelude::*;

use super::state::{self, Sheet, Tap};
use super::{Around, sentences};
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say, words};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let mut results = state.results(around.rules);
    results.sort_by_key(|one| (one.place, one.chair));
    let has_penalty = results.iter().any(|one| one.penalty != 0);
    let score = |points: i64| el("td", "", sentences::score(points, around.rules));
    let row = |one: &Player| {
        html! {
            <tr>
                <th scope="row">{ say::rules::place(one.place) }{ " " }{ around.name(one.chair) }</th>
                { el("td", "", sentences::points(one.points + one.sticks)) }
                { score(one.uma) }
                { score(one.oka) }
                if has_penalty {
                    { score(one.penalty) }
                }
                <td><b>{ sentences::score(one.total, around.rules) }</b></td>
            </tr>
        }
    };
    let head = [
        Label::RoundColumnPlace,
        Label::RoundColumnPoints,
        Label::RoundColumnUma,
        Label::RoundColumnOka,
    ];
    let over = state
        .over
        .map(|over| words().over(over))
        .unwrap_or_default();
    let same = around
        .evening
        .journal()
        .map(|journal| journal.start().clone());
    html! {
        <section class="evening-sheet">
            { el("h2", "", over) }
            <table class="payments finals" aria-label={say(Label::RoundFinals)}>
                <thead>
                    <tr>
                        { each(head.map(|label| th("col", say(label)))) }
                        if has_penalty {
                            { th("col", "−") }
                        }
                        { th("col", say(Label::RoundColumnTotal)) }
                    </tr>
                </thead>
                <tbody>{ each(results.iter().map(row)) }</tbody>
            </table>
            <div class="evening-keys">
                if let Some(same) = same {
                    { around.button("toggle strong", say(Label::TableSame), Tap::Begin(same)) }
                }
                { around.button("toggle", say(Label::TableLog), Tap::Sheet(Sheet::Log)) }
                { around.button("toggle", say(Label::TablePlayOn), Tap::Record(Event::Go)) }
            </div>
            { evening(around) }
        </section>
    }
}

/// Match scores by name over the games that are over, of the same unit.
fn evening(around: &Around<'_>) -> Html {
    let mut totals: Vec<(String, usize, i64)> = Vec::new();
    for journal in &around.evening.games {
        let Some(rules) = state::rules(journal) else {
            continue;
        };
        let course = fold(journal.start(), &rules, &journal.events());
        if course.state.over.is_none() || rules.match_unit() != around.rules.match_unit() {
            continue;
        }
        for one in course.state.results(&rules) {
            let name = sentences::player(one.chair, &course.state);
            match totals.iter_mut().find(|(own, ..)| *own == name) {
                Some((_, games, total)) => {
                    *games += 1;
                    *total += one.total;
                }
                None => totals.push((name, 1, one.total)),
            }
        }
    }
    if totals.iter().all(|(_, games, _)| *games < 2) {
        return Html::default();
    }
    totals.sort_by_key(|(.., total)| -total);
    let row = |(name, games, total): &(String, usize, i64)| {
        html! { <tr>{ th("row", name.clone()) }{ el("td", "", format!("×{games}")) }{ el("td", "", sentences::score(*total, around.rules)) }</tr> }
    };
    html! {
        <table class="payments">
            { el("caption", "", say(Label::TableEvening)) }
            <tbody>{ each(totals.iter().map(row)) }</tbody>
        </table>
    }
}
