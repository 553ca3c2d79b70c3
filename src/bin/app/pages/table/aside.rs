//! A wide screen's paper beside the cards: what each needs for the next place, the places if it ended now, the keys, and the last hands.

use tensu::Riichi;
use tensu::evening::{Player, Record};
use yew::prelude::*;

use super::{Around, gaps, row, sentences};
use crate::browser::page;
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say};

/// The least width of a window that shows it, in pixels: 60rem, as in the style sheet.
const WIDE: f64 = 960.0;

/// The most hands, the last one first.
const HANDS: usize = 8;

/// The needs of each who is not first, for the place before: looked for only where they are seen, as every payment is
/// tried.
fn needs(around: &Around<'_>, order: &[Player]) -> Html {
    let width = page::window().and_then(|window| window.inner_width().ok()?.as_f64());
    if width.is_none_or(|width| width < WIDE) {
        return Html::default();
    }
    let row = |one: &Player| {
        let ways = gaps::next_place(around, one.chair);
        if ways.is_empty() {
            return Html::default();
        }
        let way =
            |(way, price): (String, Html)| html! { <td><span>{ way }</span>{ " " }{ price }</td> };
        html! { <tr><th scope="row">{ around.name(one.chair) }</th>{ each(ways.into_iter().map(way)) }</tr> }
    };
    html! {
        <>
            { el("h3", "", say(Label::TableGaps)) }
            <table class="payments aside-needs"><tbody>{ each(order.iter().rev().map(row)) }</tbody></table>
        </>
    }
}

/// The keys of a keyboard and what they do.
fn keys(around: &Around<'_>) -> Html {
    let who = format!("1 – {}", around.course.state.chairs());
    let all = [
        (who.as_str(), say(Label::TableTapWinner)),
        ("T", say(Label::Tsumo)),
        ("R", say::riichi(Riichi::Riichi)),
        ("D", say(Label::RoundPageDrawn)),
        ("Z", say(Label::Undo)),
    ];
    let line = |(key, text): &(&str, &'static str)| html! { <div><dt><kbd class="cap">{ (*key).to_owned() }</kbd></dt>{ el("dd", "", *text) }</div> };
    html! { <dl class="aside-keys">{ each(all.iter().map(line)) }</dl> }
}

/// The whole paper.
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
        html! { <li>{ el("b", "", hand) }{ el("span", "", sentences::outcome(record, &around.state_at(at))) }{ el("b", "", row::price(record)) }</li> }
    };
    let last = around.course.records.iter().enumerate().rev().take(HANDS);
    html! {
        <aside class="paper evening-aside">
            { needs(around, &results) }
            <div class="aside-now">
                <div>
                    { el("h3", "", say(Label::TableNow)) }
                    <table class="payments"><tbody>{ each(results.iter().map(place)) }</tbody></table>
                </div>
                { keys(around) }
            </div>
            if !around.course.records.is_empty() {
                { el("h3", "", say(Label::TableLog)) }
                <ol class="evening-last">{ each(last.map(hand)) }</ol>
            }
        </aside>
    }
}
