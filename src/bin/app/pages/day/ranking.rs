//! The ranking.

use tensu::evening::tournament::{Count, Row, Score};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, head};
use super::sentences::{from_one, point, score};
use crate::parts::shapes::{button, each, el, th};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};

/// The page: the whole ranking, with what each round gave.
pub(super) fn page(around: &Around<'_>) -> Html {
    html! { <>{ head(around, teach(Teach::DayRanking)) }{ paper(around, around.state.begun, true) }</> }
}

/// The ranking after so many rounds; if it is not whole, without the rounds, and on a phone its beginning alone.
pub(super) fn paper(around: &Around<'_>, rounds: usize, is_whole: bool) -> Html {
    let head = &around.day.head;
    let rows = around.state.ranking(rounds, head, around.rules);
    let say_score = |total: i64| score(total, head.count, around.rules);
    let missing: usize = (0..rounds).map(|round| around.state.missing(round)).sum();
    let has_fines = rows.iter().any(|row| row.fines != 0);
    let round = |one: &Option<Score>| {
        let text = one.map(|one| say_score(one.total));
        el("td", "", text.unwrap_or_else(|| "\u{2013}".to_owned()))
    };
    let row = |row: &Row| {
        html! {
            <tr>
                <th scope="row"><span class="day-rank">{ row.place }</span>{ row.name.clone() }</th>
                { el("td", "", row.games().to_string()) }
                if is_whole {
                    { each(row.rounds.iter().map(round)) }
                }
                if is_whole && has_fines {
                    { el("td", "", if row.fines == 0 { String::new() } else { say_score(row.fines) }) }
                }
                if is_whole && head.count == Count::Table {
                    { el("td", "", point(row.points)) }
                }
                <td><b>{ say_score(row.total) }</b></td>
            </tr>
        }
    };
    let many = rows.len();
    let title = fill_teach(Teach::DayAfter, &[rounds.into()]);
    html! {
        <section class={classes!("evenings-paper", "day-ranking", (!is_whole).then_some("day-short"))}>
            <h3>
                { title }
                if missing > 0 {
                    { el("small", "", fill_teach(Teach::DayToCome, &[missing.into()])) }
                }
            </h3>
            <div class="day-scroll">
            <table aria-label={teach(Teach::DayRanking)}>
                <thead>
                    <tr>
                        <td />
                        { th("col", teach(Teach::DayGames)) }
                        if is_whole {
                            { each((0..rounds.max(1)).map(|round| th("col", html! { <>{ words_of_round(round) }</> }))) }
                        }
                        if is_whole && has_fines {
                            { th("col", say(Label::TablePenalty)) }
                        }
                        if is_whole && head.count == Count::Table {
                            { th("col", say(Label::RoundColumnPoints)) }
                        }
                        { th("col", say(Label::RoundColumnTotal)) }
                    </tr>
                </thead>
                <tbody>{ each(rows.iter().map(row)) }</tbody>
            </table>
            </div>
            if !is_whole {
                <div class="evenings-keys">{ button("toggle", fill_teach(Teach::DayAll, &[many.into()]), around.open("ranking")) }</div>
            }
        </section>
    }
}

fn words_of_round(round: usize) -> String {
    fill_teach(Teach::DayShort, &[from_one(round)])
}
