//! The evening over all games: match scores by game, and what is counted of each person.

use tensu::evening::fold;
use yew::prelude::*;

use super::sums::{Person, Played, people};
use super::{Around, sentences, state};
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say, words};

/// The most games whose scores stand side by side; the sum is that of all.
const COLUMNS: usize = 5;

/// What is counted of each person over the games that are over and have the same unit, and how many these are.
fn so_far(around: &Around<'_>) -> (Vec<Person>, usize) {
    let games = around.evening.games.iter().filter_map(|journal| {
        let rules = state::rules(journal)?;
        let course = fold(journal.start(), &rules, &journal.events());
        let is_one = course.state.over.is_some() && rules.match_unit() == around.rules.match_unit();
        is_one.then_some((course, rules))
    });
    let games: Vec<_> = games.collect();
    let played = games.iter().map(|(course, rules)| Played { course, rules });
    let all = people(&played.collect::<Vec<_>>());
    (all, games.len())
}

/// How the evening stands, a line a person; nothing before its second game is over.
pub(super) fn lines(around: &Around<'_>) -> Vec<String> {
    let (all, games) = so_far(around);
    if games < 2 {
        return Vec::new();
    }
    let line = |one: &Person| {
        let score = sentences::score(one.total(), around.rules);
        format!("{} {score}", one.name)
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
                { th("row", person.name.clone()) }
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
    let hundredths = one.average_place();
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let point = words().decimal();
    let times = one.places.iter().map(ToString::to_string);
    let rate = one.riichi_rate();
    let facts = [
        (Label::TableGames, one.games().to_string()),
        (
            Label::RoundColumnPlace,
            times.collect::<Vec<_>>().join(" · "),
        ),
        (Label::TableAverage, format!("{whole}{point}{rest:02}")),
        (Label::TableWins, one.wins.to_string()),
        (Label::TableDealIns, one.deal_ins.to_string()),
        (Label::TableAverageWin, sentences::points(one.average_win())),
        (
            Label::TableRiichiRate,
            format!("{}{point}{}%", rate / 10, rate % 10),
        ),
    ];
    let fact = |(label, value): (Label, String)| {
        html! { <div>{ el("dt", "", say(label)) }{ el("dd", "", value) }</div> }
    };
    html! {
        <details>
            <summary>{ el("b", "", one.name.clone()) }{ " " }{ say::pair(say(Label::TableGames), one.games()) }</summary>
            <dl class="evening-person">{ each(facts.into_iter().map(fact)) }</dl>
        </details>
    }
}
