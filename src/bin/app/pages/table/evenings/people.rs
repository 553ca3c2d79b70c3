//! The people over the games that are shown.

use tensu::evening::season::{Gathering, Person, SeasonGame, people};
use yew::prelude::*;

use super::kept::{Kept, played};
use super::{Around, figures, name, run};
use crate::pages::table::sentences;
use crate::parts::shapes::{button, each, el, th};
use crate::say::{self, Label, say};

/// The people over some evenings, the earliest first, with the unit of their sums. Games whose sums cannot be added
/// stand apart.
pub(super) fn all(kept: &[Kept], shown: &[&Gathering]) -> Vec<Table> {
    let all = played(kept);
    let of = |unit: i64| {
        let is_it = |at: &usize| all[*at].is_over() && all[*at].rules.match_unit() == unit;
        let evenings: Vec<(&Gathering, Vec<usize>)> = (shown.iter())
            .map(|one| (*one, one.games.iter().copied().filter(is_it).collect()))
            .filter(|(_, games): &(_, Vec<usize>)| !games.is_empty())
            .collect();
        let games: Vec<usize> = evenings
            .iter()
            .flat_map(|(_, games)| games.clone())
            .collect();
        let played: Vec<_> = games.iter().map(|&at| all[at]).collect();
        let seats = played.iter().map(|game| game.course.state.chairs());
        Table {
            unit,
            seats: seats.max().unwrap_or_default(),
            games: games.len(),
            people: people(&played),
            evenings: (evenings.iter())
                .map(|(one, games)| (name::short(one), games.len()))
                .collect(),
        }
    };
    let games = shown.iter().flat_map(|one| &one.games);
    let over = games.map(|&at| all[at]).filter(SeasonGame::is_over);
    let mut units: Vec<i64> = Vec::new();
    for game in over {
        let unit = game.rules.match_unit();
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    units.into_iter().map(of).collect()
}

/// People whose sums have the same unit.
pub(super) struct Table {
    pub(super) unit: i64,
    seats: usize,
    pub(super) games: usize,
    pub(super) people: Vec<Person>,
    /// The days of the evenings, and how many games of each.
    evenings: Vec<(String, usize)>,
}

impl Table {
    /// The table, with the figures of whom was tapped, or of the first.
    pub(super) fn view(&self, around: &Around<'_>) -> Html {
        let wanted = around.person.as_deref();
        let is_wanted = |one: &&Person| Some(sentences::person(one)) == wanted.map(str::to_owned);
        let lit = self.people.iter().find(is_wanted).or(self.people.first());
        let row = |(rank, one): (usize, &Person)| {
            let name = sentences::person(one);
            let is_lit = lit == Some(one);
            let choose = around.person.clone();
            let chosen = name.clone();
            let onclick = move |_: MouseEvent| choose.set(Some(chosen.clone()));
            html! {
                <tr class={is_lit.then_some("lit")}>
                    <th scope="row">{ el("span", "rank", (rank + 1).to_string()) }{ " " }{ button("evenings-name", name, onclick) }</th>
                    { el("td", "", one.games().to_string()) }
                    { el("td", "", figures::place(one)) }
                    { el("td", "evenings-quiet", figures::places(one, self.seats)) }
                    <td><b>{ say::score_in(one.total(), self.unit) }</b></td>
                </tr>
            }
        };
        let count = [
            say::pair(say(Label::Evenings), self.evenings.len()),
            say::pair(say(Label::TableGames), self.games),
        ];
        let order: Vec<String> = (1..=self.seats).map(|place| place.to_string()).collect();
        html! {
            <>
                <section class="evenings-paper">
                    <h3>{ say(Label::TablePeople) }{ " " }{ el("small", "", count.join(" · ")) }</h3>
                    <table aria-label={say(Label::TablePeople)}>
                        <thead>
                            <tr>
                                { th("col", el("span", "unseen", say(Label::TablePeople))) }
                                { th("col", say(Label::TableGames)) }
                                { th("col", say(Label::RoundColumnPlace)) }
                                { th("col", order.join(" · ")) }
                                { th("col", say(Label::RoundColumnTotal)) }
                            </tr>
                        </thead>
                        <tbody>{ each(self.people.iter().enumerate().map(row)) }</tbody>
                    </table>
                    { lit.map(figures::own) }
                </section>
                { figures::table(&self.people) }
            </>
        }
    }

    /// The run of the sums.
    pub(super) fn run(&self) -> Html {
        run::run(&self.people, self.unit, &self.evenings)
    }
}

/// The places and scores of a list of games as a line: the best first.
pub(super) fn order(kept: &[Kept], games: &[usize]) -> Vec<(String, String)> {
    let all = played(kept);
    let over = games.iter().map(|&at| all[at]).filter(SeasonGame::is_over);
    let over: Vec<_> = over.collect();
    let Some(unit) = over.last().map(|game| game.rules.match_unit()) else {
        return Vec::new();
    };
    let same: Vec<_> = over
        .into_iter()
        .filter(|game| game.rules.match_unit() == unit)
        .collect();
    let line = |one: &Person| {
        let score = say::score_in(one.total(), unit);
        (sentences::person(one), score)
    };
    people(&same).iter().map(line).collect()
}
