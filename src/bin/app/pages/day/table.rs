//! One table: the code by which it takes its round, its result, and the way to type that.

use tensu::evening::{Game, Ticket};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, columns, head};
use super::report::before;
use super::sentences::{from_one, point, score};
use super::typed::Typed;
use crate::browser::page;
use crate::model::share::game_address;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::shapes::{each, el, th};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say, sentence_case};
use tensu::evening::tournament::Score;

/// The id of the field with the link.
const LINK: &str = "day-link";

/// The page.
pub(super) fn page(around: &Around<'_>, rest: &str) -> Html {
    let place = rest.split_once('.').and_then(|(round, table)| {
        let from_one = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        Some((from_one(round)?, from_one(table)?))
    });
    let ticket = place.and_then(|(round, table)| around.day.ticket(around.state, round, table));
    let Some(ticket) = ticket.filter(|ticket| ticket.round < around.state.begun) else {
        return super::round::page(around);
    };
    let (round, table) = (ticket.round, ticket.table);
    let title = fill_teach(Teach::DayTable, &[from_one(table)]);
    html! {
        <>
            { head(around, title) }
            { columns([hand_out(around, round, table)], [result(around, &ticket)]) }
        </>
    }
}

fn hand_out(around: &Around<'_>, round: usize, table: usize) -> Html {
    let Some(mut start) = around.day.start(round, table) else {
        return Html::default();
    };
    // A table has a name for each, substitutes too.
    if let Some(ticket) = &start.desk {
        start.players = around.names(&ticket.seats, round);
    }
    let link = game_address(&page::home(), &Game::new(start));
    html! {
        <section class="evenings-paper day-hand">
            { el("h3", "", teach(Teach::DayHand)) }
            { el("p", "caption", teach(Teach::DayHandHelp)) }
            { code(&link) }
            <textarea id={LINK} rows="2" readonly={true} spellcheck="false" aria-label={teach(Teach::DayHand)} value={link.clone()} />
            <Copy field={LINK} what={link.clone()} text={say(Label::CopyLink)}>
                <a class="toggle" href={link}>{ teach(Teach::DayOpen) }</a>
            </Copy>
        </section>
    }
}

fn result(around: &Around<'_>, ticket: &Ticket) -> Html {
    let (round, table) = (ticket.round, ticket.table);
    let given = around.state.results[round][table].clone();
    let names = around.names(&ticket.seats, round).into_iter();
    let names: Vec<AttrValue> = names.map(AttrValue::from).collect();
    let has = given.as_ref().map(|given| {
        let scores = Score::of(&given.points, around.day.head.count, around.rules);
        let row = |(name, one): (&AttrValue, &Score)| {
            html! {
                <tr>
                    { th("row", name.to_string()) }
                    { el("td", "", point(one.points)) }
                    <td><b>{ score(one.total, around.day.head.count, around.rules) }</b></td>
                </tr>
            }
        };
        html! {
            <section class="evenings-paper">
                { el("h3", "", sentence_case(teach(Teach::DayGiven))) }
                <table><tbody>{ each(names.iter().zip(&scores).map(row)) }</tbody></table>
                { before(&given.before) }
            </section>
        }
    });
    let points = given.map(|given| given.points);
    html! {
        <>
            { has.unwrap_or_default() }
            <Typed key={format!("{round}.{table}")} ticket={ticket.clone()} {names} {points} rules={around.rules.clone()} seed={around.seed()} taps={around.taps.clone()} dispatch={around.dispatch.clone()} />
        </>
    }
}
