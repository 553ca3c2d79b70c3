//! A wide screen's paper beside the cards: the places if it ended now, and the last hands.

use tensu::evening::{Player, Record};
use yew::prelude::*;

use super::{Around, log, sentences};
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say};

/// The most hands, the last one first.
const HANDS: usize = 8;

/// Both.
pub(super) fn aside(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let mut results = state.results(around.rules);
    results.sort_by_key(|one| one.place);
    let place = |one: &Player| {
        html! {
            <tr>
                <th scope="row">{ say::rules::place(one.place) }{ " " }{ around.name(one.chair) }</th>
                { el("td", "", sentences::points(one.points + one.sticks)) }
                <td><b>{ sentences::score(one.total, around.rules) }</b></td>
            </tr>
        }
    };
    let hand = |(at, record): (usize, &Record)| {
        let hand = sentences::hand(record.round(), record.number(), record.honba);
        html! { <li>{ el("b", "", hand) }{ el("span", "", sentences::outcome(record, &around.state_at(at))) }{ el("b", "", log::price(record)) }</li> }
    };
    let last = around.course.records.iter().enumerate().rev().take(HANDS);
    html! {
        <aside class="paper evening-aside">
            { el("h3", "", say(Label::TableNow)) }
            <table class="payments"><tbody>{ each(results.iter().map(place)) }</tbody></table>
            if !around.course.records.is_empty() {
                { el("h3", "", say(Label::TableLog)) }
                <ol class="evening-last">{ each(last.map(hand)) }</ol>
            }
        </aside>
    }
}
