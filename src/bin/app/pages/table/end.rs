//! The end of a game, and the evening so far.

use tensu::evening::{Chair, Event, Journal, Player, season};
use tensu::reference::Fact;
use tensu::rules::{Ties, Uma};
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, desk, evenings, plot, sentences, totals};
use crate::parts::shapes::{each, el, halves, th};
use crate::say::{self, Label, fill, say, with, words};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let results = around.standing();
    let has_penalty = results.iter().any(|one| one.penalty != 0);
    // On a phone there is no room for a column of each side stake: what they are is told with the reasons.
    let has_stakes = results.iter().any(|one| one.stakes.total() != 0);
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
                if has_stakes {
                    { score(one.stakes.total()) }
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
    let next = season::next(&around.evening.until_now());
    let out = next.as_ref().map(|next| next.bench.join(", "));
    let out = out.filter(|names| !names.is_empty());
    let told = html! {
        <>
            { el("h2", "", over) }
            <table class="payments finals" aria-label={say(Label::RoundFinals)}>
                <thead>
                    <tr>
                        { each(head.map(|label| th("col", say(label)))) }
                        if has_penalty {
                            { th("col", say(Label::TablePenalty)) }
                        }
                        if has_stakes {
                            { th("col", say(Label::TableExtra)) }
                        }
                        { th("col", say(Label::RoundColumnTotal)) }
                    </tr>
                </thead>
                <tbody>{ each(results.iter().map(row)) }</tbody>
            </table>
            <details class="evening-why">
                { el("summary", "", say(Label::TableReasons)) }
                <ul>{ each(reasons(around, &results).into_iter().map(|text| el("li", "", text))) }</ul>
            </details>
            { rate(around, &results) }
            { desk::give(around) }
            if let Some(out) = out {
                { el("p", "evening-said", with(Label::TableOut, &out)) }
            }
            <div class="evening-keys">
                if let Some(next) = next {
                    { around.button("toggle strong", say(Label::TableSame), Tap::Begin(next)) }
                }
                { around.button("toggle", say(Label::TableNew), Tap::Leave) }
                { around.button("toggle", say(Label::TableShare), Tap::Sheet(Sheet::Share)) }
                { around.button("toggle", say(Label::TableLog), Tap::Sheet(Sheet::Log(None))) }
                { evenings::way(around.dispatch) }
                { around.button("toggle", say(Label::TablePlayOn), Tap::Record(Event::Go)) }
            </div>
        </>
    };
    let course = each([plot::plot(around), totals::totals(around)]);
    el(
        "section",
        "paper evening-sheet halves",
        halves(told, course),
    )
}

/// The scores times the rate of the rules, if they have one; folded until somebody opens them.
fn rate(around: &Around<'_>, results: &[Player]) -> Html {
    let (rules, rate) = (around.rules, around.rules.game.side.rate);
    if rate == 0 {
        return Html::default();
    }
    let worth = |one: &Player| {
        let worth = say::score_in(one.total * i64::from(rate), rules.match_unit());
        el("li", "", say::pair(&around.name(one.chair), worth))
    };
    html! {
        <details class="evening-why">
            { el("summary", "", format!("{} × {}", say(Label::TableRate), words().number(i64::from(rate)))) }
            <ul>{ each(results.iter().map(worth)) }</ul>
        </details>
    }
}

/// The reasons for the scores, a sentence each.
fn reasons(around: &Around<'_>, results: &[Player]) -> Vec<String> {
    let (rules, state) = (around.rules, &around.course.state);
    let game = &rules.game;
    let names = |chairs: Vec<Chair>| sentences::names(&chairs, state);
    let mut all = Vec::new();
    if !rules.ends_in_points() {
        let returned = words().number(i64::from(game.back));
        all.push(with(Label::TableReturned, &returned));
    }
    all.push(words().fact(&Fact::Uma(game.uma, rules.seats.winds().len())));
    if let Uma::Below(_) | Uma::BelowSome(_) = game.uma {
        let start = i64::from(game.start);
        let below = results.iter().filter(|one| one.points + one.sticks < start);
        let start = words().number(start);
        all.push(fill(
            Label::TableBelow,
            &[(&start).into(), below.count().into()],
        ));
    }
    all.push(words().fact(&Fact::Oka(rules.oka())));
    let tie = match game.ties {
        Ties::Split => Label::TableShared,
        Ties::Seat => Label::TableEarlier,
    };
    for equal in results.chunk_by(|one, other| one.points == other.points) {
        if equal.len() > 1 {
            let chairs = equal.iter().map(|one| one.chair).collect();
            all.push(with(tie, &names(chairs)));
        }
    }
    if state.sticks > 0 {
        let takers = results.iter().filter(|one| one.sticks != 0);
        let takers = names(takers.map(|one| one.chair).collect());
        let fills = [state.sticks.into(), (&takers).into()];
        all.push(fill(Label::TableSticks, &fills));
    }
    let penalties = results.iter().filter(|one| one.penalty != 0);
    all.extend(penalties.map(|one| {
        let name = around.name(one.chair);
        let points = sentences::score(one.penalty, rules);
        say::pair(say(Label::TablePenalty), format!("{name} {points}"))
    }));
    let chip = words().number(i64::from(rules.game.side.chip));
    for one in results {
        let (name, stakes) = (around.name(one.chair), one.stakes);
        let chips = format!("{} × {chip}", sentences::change(stakes.chips));
        let parts = [
            (stakes.chips, Label::TableChips, chips),
            (
                stakes.yakitori,
                Label::TableYakitori,
                sentences::change(stakes.yakitori),
            ),
            (
                stakes.bust,
                Label::TableBustPrize,
                sentences::change(stakes.bust),
            ),
        ];
        let parts = parts.into_iter().filter(|(points, ..)| *points != 0);
        all.extend(parts.map(|(_, label, text)| say::pair(say(label), format!("{name} {text}"))));
    }
    let journal = around.evening.journal();
    for event in journal.map(Journal::events).unwrap_or_default() {
        if let Event::Penalty(penalty) = event
            && !penalty.reason.is_empty()
        {
            let name = around.name(penalty.chair);
            all.push(say::pair(&name, penalty.reason));
        }
    }
    all
}
