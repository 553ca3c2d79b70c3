//! The gaps to a player, what the next win must pay, and what the game would be worth now.

use tensu::evening::{Chair, Pass};
use tensu::quick::Priced;
use yew::prelude::*;

use super::sheets::head;
use super::{Around, sentences};
use crate::parts::prices::breakable;
use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say, with};

/// The most ways that a phone shows; the others are behind a key.
const SHOWN: usize = 5;

/// The least win for a place: by tsumo, or off any of these.
#[derive(Debug, PartialEq)]
struct Need {
    place: usize,
    off: Vec<Chair>,
    win: Option<Priced>,
}

/// Joins ways that need the same; a place that is out of reach in every way takes one line.
fn needs(passes: Vec<Pass>) -> Vec<Need> {
    let mut all: Vec<Need> = Vec::new();
    for Pass {
        place, from, win, ..
    } in passes
    {
        let base = |win: &Option<Priced>| win.as_ref().map(|win| (win.base, win.counted));
        let same = |need: &&mut Need| {
            need.place == place
                && need.off.is_empty() == from.is_none()
                && base(&need.win) == base(&win)
        };
        match all.iter_mut().find(same) {
            Some(need) => need.off.extend(from),
            None => all.push(Need {
                place,
                off: from.into_iter().collect(),
                win,
            }),
        }
    }
    let reached: Vec<usize> = all
        .iter()
        .filter(|need| need.win.is_some())
        .map(|need| need.place)
        .collect();
    all.retain(|need| need.win.is_some() || reached.contains(&need.place) || need.off.is_empty());
    all
}

/// The sheet of the gaps to a player.
pub(super) fn gaps(around: &Around<'_>, own: Chair) -> Html {
    let state = &around.course.state;
    let results = state.results(around.rules);
    let needs = needs(state.passes(own, around.rules));
    let row = |(chair, gap): (Chair, i64)| {
        let score = results.iter().find(|one| one.chair == chair);
        let score = score.map(|one| sentences::score(one.total, around.rules));
        let gap = (chair != own).then(|| sentences::change(gap));
        html! { <tr>{ th("row", around.name(chair)) }{ el("td", "", gap.unwrap_or_default()) }{ el("td", "", score.unwrap_or_default()) }</tr> }
    };
    let lines = |needs: &[Need]| {
        let lines = needs.iter().map(|one| line(around, one));
        html! { <table class="payments evening-needs" aria-label={say(Label::RoundNeedTitle)}><tbody>{ each(lines) }</tbody></table> }
    };
    let (shown, rest) = needs.split_at(needs.len().min(SHOWN));
    html! {
        <section class="paper evening-sheet">
            { head(around, say::pair(say(Label::TableGaps), around.name(own))) }
            <table class="payments">
                <thead><tr><td></td>{ th("col", say(Label::TableGaps)) }{ th("col", say(Label::TableNow)) }</tr></thead>
                <tbody>{ each(state.gaps(own).into_iter().enumerate().map(row)) }</tbody>
            </table>
            if needs.is_empty() {
                { el("p", "aside", say(Label::RoundNeedFirst)) }
            } else {
                { lines(shown) }
            }
            if !rest.is_empty() {
                <details class="evening-rest">
                    { el("summary", "", say(Label::TableWays)) }
                    { lines(rest) }
                </details>
            }
        </section>
    }
}

fn line(around: &Around<'_>, need: &Need) -> Html {
    let (way, price) = told(around, need);
    html! { <tr>{ th("row", say::rules::place(need.place)) }{ el("td", "", way) }{ el("td", "", price) }</tr> }
}

/// The ways to the place before a chair's, each with its payment; none for who is first or sits out.
pub(super) fn next_place(around: &Around<'_>, chair: Chair) -> Vec<(String, Html)> {
    let passes = around.course.state.passes(chair, around.rules);
    let next = passes.first().map(|pass| pass.place);
    let mut needs = needs(passes);
    needs.retain(|need| Some(need.place) == next);
    needs.iter().map(|need| told(around, need)).collect()
}

/// The way to a win, and what it must pay.
fn told(around: &Around<'_>, need: &Need) -> (String, Html) {
    let names = || sentences::names(&need.off, &around.course.state);
    let way = match (&need.win, &*need.off) {
        (None, []) => String::new(),
        (_, []) => say(Label::Tsumo).to_owned(),
        _ => with(Label::RoundNeedOff, &names()),
    };
    let price = match &need.win {
        None => say(Label::RoundNeedNone).into(),
        Some(win) => {
            let quote = &win.quote;
            let price = say::amounts(&quote.payments, "/", |one| one.hand);
            let sum = say::receives(quote.total);
            let is_all = quote.payments.len() == 1 && quote.payments[0].hand == quote.total;
            html! {
                <>
                    { el("b", "", breakable(&price)) }
                    { " " }
                    { el("small", "", counted(win)) }
                    if !is_all {
                        { " " }{ el("small", "", sum) }
                    }
                </>
            }
        }
    };
    (way, price)
}

/// `3 han 40 fu`, or the limit as its key has it.
fn counted(win: &Priced) -> String {
    match win.quote.limit {
        Some(_) => sentences::counted(win),
        None => say::counted(&win.quote),
    }
}

#[cfg(test)]
mod tests {
    use tensu::evening::{Event, Start, fold};
    use tensu::rules::TENHOU;

    use super::needs;

    #[test]
    fn ways_that_need_the_same_are_one_line() {
        let event = Event::read("w0-1:3.30");
        let state = fold(&Start::new(&TENHOU), &TENHOU, &[event]).state;
        let of = |chair| {
            let needs = needs(state.passes(chair, &TENHOU));
            let lines = needs.into_iter().map(|need| {
                let total = need.win.map(|win| win.quote.total);
                (need.place, need.off, total)
            });
            lines.collect::<Vec<_>>()
        };
        assert!(of(1).is_empty());
        // Dai is level with Cho, who was East earlier: anything will do for second place.
        let dai = of(3);
        assert_eq!(dai[1], (2, vec![0, 1, 2], Some(1_000)));
        assert!(dai.contains(&(1, vec![1], Some(2_000))));
        assert!(dai.contains(&(1, vec![0, 2], Some(4_500))));
        // The next place comes first.
        assert!(dai.is_sorted_by_key(|(place, ..)| std::cmp::Reverse(*place)));
    }
}
