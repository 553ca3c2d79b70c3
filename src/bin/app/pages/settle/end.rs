//! The end of a game: points by seat, and the match scores that they make.

use tensu::game::{self, Final};
use tensu::reference::{Fact, assumed};
use tensu::{Ruleset, Wind};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::around::Around;
use super::sentences;
use super::state::SettleTap;
use crate::parts::left_open::left_open;
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
    let told = &around.settling.points.end;
    let rules = entry.ruleset();
    let seats = rules.seats.winds();
    let points: Vec<Option<i64>> = (0..seats.len()).map(|i| told.of(rules, i)).collect();
    let name = |seat| {
        (
            sentences::first_seat(seat),
            sentences::points_of(seat).into(),
        )
    };
    let fields = fields(seats, &points, name, SettleTap::End, taps);
    let sticks = if rules.is_riichi() {
        entry.rest.sticks
    } else {
        0
    };
    let whole: Option<Vec<i64>> = points.iter().copied().collect();
    let facts = game::end_facts(whole.as_deref().unwrap_or_default(), sticks, rules);
    let result = match whole.map(|points| game::end(&points, sticks, rules)) {
        Some(Err(_)) if told.is_untold(rules) => el("p", "aside", say(Label::RoundPointsUntold)),
        None => {
            html! { <p class="verdict wrong" role="status">{ say(Label::RoundPointsMissing) }</p> }
        }
        Some(Err(refusals)) => {
            html! { <p class="verdict wrong" role="status">{ words().refusal(refusals.first()) }</p> }
        }
        Some(Ok(scores)) => scores_table(rules, &scores),
    };
    let told = html! {
        <>
            { el("h2", "", say(Label::RoundEndTitle)) }
            { el("p", "aside", sentences::end_help(&rules.game)) }
            <div class="points">{ fields }</div>
            if rules.is_riichi() {
                <div class="asked">{ pick(Choice::Sticks, entry, dispatch) }</div>
            }
        </>
    };
    let came = each([result, said(rules, &facts), left_open(rules, &facts)]);
    el("section", "part halves", halves(told, came))
}

/// A field for the points of each seat, with a name for the eye and a whole one.
pub(super) fn fields(
    seats: &[Wind],
    points: &[Option<i64>],
    name: impl Fn(Wind) -> (&'static str, AttrValue),
    tap: fn(usize, Option<i64>) -> SettleTap,
    taps: &Callback<SettleTap>,
) -> Html {
    let all = seats.iter().zip(points).enumerate();
    each(
        all.map(|(i, (&seat, &points))| {
            field(name(seat), points, move |points| tap(i, points), taps)
        }),
    )
}

fn field(
    (short, name): (&'static str, AttrValue),
    points: Option<i64>,
    tap: impl Fn(Option<i64>) -> SettleTap + 'static,
    taps: &Callback<SettleTap>,
) -> Html {
    let taps = taps.clone();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            let points = field.value().parse().ok();
            taps.emit(tap(points));
        }
    };
    let value = points.map(|points| points.to_string());
    html! {
        <label>
            { el("span", "", short) }
            <input type="number" step="100" aria-label={name} value={value.unwrap_or_default()} {oninput} />
        </label>
    }
}

/// The rules for sticks and odd hundreds, where there are any; what the source leaves open is said elsewhere.
fn said(rules: &Ruleset, facts: &[&str]) -> Html {
    let told = [
        Fact::EndSticks(rules.game.end_sticks),
        Fact::Rounding(rules.game.rounding),
    ];
    let open = assumed(rules, facts);
    let told = told.iter().filter(|fact| {
        facts.contains(&fact.code()) && !open.iter().any(|line| line.fact == **fact)
    });
    each(told.map(|fact| el("p", "aside", words().fact_by(fact, &say::yaku))))
}

fn scores_table(rules: &Ruleset, scores: &[Final]) -> Html {
    let seats = rules.seats.winds();
    let gain = |points: i64| el("td", "", sentences::gain(points, rules));
    let result = |points: i64| sentences::result(points, rules);
    let row = |(&seat, score): (&Wind, &Final)| {
        html! {
            <tr>
                <th scope="row">{ say::rules::place(score.place) }{ " " }{ el("small", "", words().player(seat)) }</th>
                { el("td", "", result(score.plain)) }
                { gain(score.uma) }
                { gain(score.oka) }
                <td>{ el("b", "", result(score.total())) }</td>
            </tr>
        }
    };
    // First place first; who shares a place stays in the order of the seats.
    let order = (1..=scores.len()).flat_map(|place| {
        let all = seats.iter().zip(scores);
        all.filter(move |(_, score)| score.place == place)
    });
    let head = sentences::END_COLUMNS.map(|column| th("col", say(column)));
    html! {
        <table class="payments finals" aria-label={say(Label::RoundFinals)}>
            <thead><tr>{ each(head) }</tr></thead>
            <tbody>{ each(order.map(row)) }</tbody>
        </table>
    }
}
