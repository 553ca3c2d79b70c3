//! The wins that are needed for a better place.

use tensu::game::{Need, Way, needs};
use yew::prelude::*;

use super::around::Around;
use super::end::fields;
use super::sentences;
use super::state::SettleTap;
use crate::parts::pick::{Choice, pick};
use crate::parts::shapes::{each, el, halves, th};
use crate::say::{self, Label, say, words};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let Around {
        entry,
        dispatch,
        taps,
        ..
    } = *around;
    let now = &around.settling.points.now;
    let rules = entry.ruleset();
    let seats = rules.seats.winds();
    let points: Vec<Option<i64>> = (0..seats.len()).map(|i| now.of(rules, i)).collect();
    let name = |seat| (words().player(seat), sentences::now_of(seat).into());
    let fields = fields(seats, &points, name, SettleTap::Now, taps);
    let rest = &entry.rest;
    let (honba, sticks) = if rules.is_riichi() {
        (rest.honba, rest.sticks)
    } else {
        (0, 0)
    };
    let whole: Option<Vec<i64>> = points.iter().copied().collect();
    let found =
        whole.map(|points| needs(&points, rest.seat, Some(rest.round), honba, sticks, rules));
    let verdict = |text: String| html! { <p class="verdict" role="status">{ text }</p> };
    let result = match found {
        Some(Err(_)) if now.is_untold(rules) => el("p", "aside", say(Label::RoundPointsUntold)),
        None => verdict(say(Label::RoundPointsMissing).to_owned()),
        Some(Err(refusals)) => verdict(words().refusal(refusals.first())),
        Some(Ok(needs)) if needs.is_empty() => verdict(say(Label::RoundNeedFirst).to_owned()),
        Some(Ok(needs)) => each((1..=seats.len()).map(|place| table(place, &needs))),
    };
    let told = html! {
        <>
            { el("h2", "", say(Label::RoundNeedTitle)) }
            { el("p", "aside", say(Label::RoundNeedHelp)) }
            <div class="points">{ fields }</div>
            <div class="asked">
                if rules.counts_fu() {
                    { pick(Choice::Round, entry, dispatch) }
                }
                { pick(Choice::Seat, entry, dispatch) }
                if rules.is_riichi() {
                    { pick(Choice::Honba, entry, dispatch) }
                    { pick(Choice::Sticks, entry, dispatch) }
                }
            </div>
        </>
    };
    el("section", "part halves", halves(told, result))
}

/// The wins that lead to a place, a way each; nothing where none is needed for it, or where the same ones lead higher.
fn table(place: usize, needs: &[Need]) -> Html {
    let of = |place| needs.iter().filter(move |need| need.place == place);
    let wins = |place| of(place).map(|need| (need.way, need.total));
    if wins(place).next().is_none() || wins(place).eq(wins(place - 1)) {
        return Html::default();
    }
    let needs: Vec<&Need> = of(place).collect();
    let row = |need: &&Need| {
        let way = match need.way {
            Way::Tsumo => say(Label::Tsumo).to_owned(),
            Way::Ron(from) => sentences::off(from),
        };
        let total = if need.hands.is_empty() {
            String::new()
        } else {
            // Any hand with more is enough.
            format!("{}+", say::points(need.total))
        };
        html! { <tr>{ th("row", way) }{ el("td", "", sentences::hands(&need.hands)) }{ el("td", "", total) }</tr> }
    };
    html! {
        <table class="payments needs">
            { el("caption", "", say::rules::place(place)) }
            <tbody>{ each(needs.iter().map(row)) }</tbody>
        </table>
    }
}
