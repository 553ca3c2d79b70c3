//! The figures of a person's hands, and those of all people side by side.

use tensu::evening::season::{Figures, Person};
use yew::prelude::*;

use crate::pages::table::sentences;
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say, words};

/// The fewest hands of which a percentage says something.
const ENOUGH: usize = 100;

/// The share of the hands; of few of them, the count.
fn share(figures: Figures, count: usize) -> String {
    if figures.hands < ENOUGH {
        count.to_string()
    } else {
        format!("{}%", figures.percent(count))
    }
}

/// An average in points; a dash where nothing was counted.
fn average(points: usize, count: usize) -> String {
    if count == 0 {
        return "–".to_owned();
    }
    sentences::points(points as i64)
}

/// The figures of the hands, each with its name.
fn hands(one: &Person) -> [(&'static str, String); 5] {
    let own = one.figures;
    let win = average(own.average_win(), own.wins);
    let deal_in = average(own.average_deal_in(), own.deal_ins);
    [
        (say(Label::TableWins), share(own, own.wins)),
        (say(Label::TableDealIns), share(own, own.deal_ins)),
        (say(Label::TableAverageWin), win),
        (say(Label::EveningsDealt), deal_in),
        (say(Label::TableRiichiRate), share(own, own.riichi)),
    ]
}

/// An average place.
pub(super) fn place(one: &Person) -> String {
    let point = words().decimal();
    one.average_place().map_or_else(
        || "–".to_owned(),
        |average| format!("{}{point}{:02}", average / 100, average % 100),
    )
}

/// The number of games on each place.
pub(super) fn places(one: &Person, seats: usize) -> String {
    let times = one.places.iter().take(seats).map(ToString::to_string);
    times.collect::<Vec<_>>().join(" · ")
}

/// Everything of a person, each with its name.
pub(in crate::pages::table) fn all(one: &Person) -> Vec<(&'static str, String)> {
    let first = [
        (say(Label::TableGames), one.games().to_string()),
        (
            say(Label::RoundColumnPlace),
            places(
                one,
                one.places
                    .iter()
                    .rposition(|times| *times > 0)
                    .map_or(4, |last| last.max(3) + 1),
            ),
        ),
        (say(Label::TableAverage), place(one)),
        (say(Label::EveningsHands), one.figures.hands.to_string()),
    ];
    first.into_iter().chain(hands(one)).collect()
}

/// The figures of one person, below the table of all.
pub(super) fn own(one: &Person) -> Html {
    let fact = |(label, value): (&'static str, String)| {
        html! { <div>{ el("dt", "", label) }{ el("dd", "", value) }</div> }
    };
    let count = say::pair(say(Label::EveningsHands), one.figures.hands);
    html! {
        <section class="evenings-own">
            <h4>{ sentences::person(one) }{ " " }{ el("small", "", count) }</h4>
            <dl>{ each(hands(one).into_iter().map(fact)) }</dl>
            { few(std::slice::from_ref(one)) }
        </section>
    }
}

/// The figures of all, a line each.
pub(super) fn table(people: &[Person]) -> Html {
    let Some(first) = people.first() else {
        return Html::default();
    };
    let row = |one: &Person| {
        html! {
            <tr>
                { th("row", sentences::person(one)) }
                { el("td", "evenings-quiet", one.figures.hands.to_string()) }
                { each(hands(one).into_iter().map(|(_, value)| el("td", "", value))) }
            </tr>
        }
    };
    html! {
        <section class="evenings-paper evenings-figures">
            { el("h3", "", say(Label::EveningsFigures)) }
            <table aria-label={say(Label::EveningsFigures)}>
                <thead>
                    <tr>
                        { th("col", say(Label::TablePeople)) }
                        { th("col", say(Label::EveningsHands)) }
                        { each(hands(first).into_iter().map(|(name, _)| th("col", name))) }
                    </tr>
                </thead>
                <tbody>{ each(people.iter().map(row)) }</tbody>
            </table>
            { few(people) }
        </section>
    }
}

/// The reason for counts in place of percentages, if somebody has few hands.
fn few(people: &[Person]) -> Html {
    let is_few = people.iter().any(|one| one.figures.hands < ENOUGH);
    if is_few {
        el("p", "aside", say(Label::EveningsFew))
    } else {
        Html::default()
    }
}
