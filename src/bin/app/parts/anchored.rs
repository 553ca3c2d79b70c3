//! Scores by anchors and rules: the table of the anchors, the rules, and how a score comes of them; and the whole table of scores.

use tensu::Ruleset;
use tensu::score::{Score, Step};
use tensu_learn::Of;
use tensu_learn::course::{Anchor, anchored, quote, rungs};
use tensu_words::Teach;
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::parts::explain;
use crate::parts::shapes::{each, el, th};
use crate::say::rule::{Said, line};
use crate::say::teach::{teach, worth};
use crate::say::{self, Label, say, words};

/// Draws scores, each with its small number, or the limit by its name: han across, fu down.
pub(crate) fn table(anchors: &[Anchor]) -> Html {
    let mut fu: Vec<u8> = anchors.iter().map(|one| one.fu).collect();
    fu.dedup();
    let of = |fu: u8| anchors.iter().filter(move |one| one.fu == fu);
    let head = fu.first().into_iter().flat_map(|fu| of(*fu));
    let head = head.map(|one| th("col", worth(one.han, None)));
    let row = |fu: u8| {
        html! { <tr>{ th("row", say::fu(fu.into())) }{ each(of(fu).map(|one| el("td", "", score(one)))) }</tr> }
    };
    html! {
        <table class="lesson-table lesson-anchors">
            <thead><tr><td></td>{ each(head) }</tr></thead>
            <tbody>{ each(fu.iter().copied().map(row)) }</tbody>
        </table>
    }
}

fn score(anchor: &Anchor) -> Html {
    let small = anchor.limit.map_or_else(
        || words().number(anchor.small),
        |limit| words().limit(limit).to_owned(),
    );
    each([
        el("b", "", words().number(anchor.price)),
        el("small", "", small),
    ])
}

/// Draws hands that are worth the same, two by two.
pub(crate) fn alike(pairs: &[[Anchor; 2]]) -> Html {
    let one = |anchor: &Anchor| {
        let name = worth(anchor.han, Some(anchor.fu));
        html! { <td>{ el("span", "caption", name) }{ score(anchor) }</td> }
    };
    let row = |[a, b]: &[Anchor; 2]| html! { <tr>{ one(a) }<td>{ "=" }</td>{ one(b) }</tr> };
    html! { <table class="lesson-table lesson-anchors">{ each(pairs.iter().map(row)) }</table> }
}

/// Draws rules, and when their numbers are rounded.
pub(crate) fn rules(all: impl IntoIterator<Item = Said>) -> Html {
    let one = |Said { sign, title, sum }| {
        html! {
            <div class="lesson-rule">
                { el("b", "", sign) }
                <p>{ el("strong", "", title) }{ el("span", "caption", sum) }</p>
            </div>
        }
    };
    html! { <div class="lesson-rules">{ each(all.into_iter().map(one)) }{ el("p", "caption", teach(Teach::RuleEnd)) }</div> }
}

/// Lists how a score comes about.
pub(crate) fn steps(steps: &[Step], rules: &Ruleset) -> Html {
    let lines = anchored(steps, rules);
    let lines = lines.iter().map(|one| el("li", "", line(one)));
    el("ol", "steps", each(lines))
}

fn part(score: &Score, rules: &Ruleset) -> Html {
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    html! {
        <section class="part">
            { el("h2", "", say::steps_title(score.points, fu)) }
            { steps(&score.steps, rules) }
        </section>
    }
}

/// Draws how a score comes about from the tiles.
pub(crate) fn price(explained: &Explained, entry: &Entry) -> Html {
    let steps = part(&explained.score, entry.ruleset());
    explain::by_steps(explained, entry, None, steps)
}

/// The fu of the rows of the whole table.
const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// Draws the whole table of scores for a kind of win, closed: it lies beside a hand for those who look scores up.
pub(crate) fn beside(of: Of, rules: &Ruleset) -> Html {
    let paid = |han: u8, fu: Option<u8>| {
        let quote = quote(of, han, fu, rules)?;
        Some(say::asked(&quote.payments))
    };
    let cell = |han: u8, fu: Option<u8>| {
        let paid = paid(han, fu);
        el("td", "", paid.unwrap_or_else(|| "–".to_owned()))
    };
    let counts_fu = rules.counts_fu();
    let row = |fu: Option<u8>| {
        let name = fu.map_or_else(String::new, |fu| say::fu(fu.into()));
        html! { <tr>{ th("row", name) }{ each((1..=4).map(|han| cell(han, fu))) }</tr> }
    };
    let fu = FU.iter().copied().map(Some).filter(|_| counts_fu);
    let rows = fu.chain((!counts_fu).then_some(None));
    let rows = rows.filter(|fu| (1..=4).any(|han| paid(han, *fu).is_some()));
    let limit = |rung: tensu_learn::course::Rung| {
        let fu = counts_fu.then_some(30);
        html! { <tr>{ th("row", say::with(Label::Han, rung.from)) }{ el("td", "", words().limit(rung.limit)) }{ cell(rung.from, fu) }</tr> }
    };
    html! {
        <details class="lesson-beside">
            <summary>{ say(Label::RefChart) }</summary>
            <div class="lesson-chart">
                <table class="lesson-table">
                    <thead><tr><td></td>{ each((1..=4).map(|han| th("col", worth(han, None)))) }</tr></thead>
                    <tbody>{ each(rows.map(row)) }</tbody>
                </table>
                <table class="lesson-table"><tbody>{ each(rungs(rules).into_iter().map(limit)) }</tbody></table>
            </div>
        </details>
    }
}
