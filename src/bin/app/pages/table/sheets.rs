//! What opens below the cards: a win, a draw, the gaps, and the rest.

use tensu::evening::{Chair, Drawn, Event, Stop, Value};
use tensu::quick::{Counted, Priced, Table, prices};
use tensu::rules::{Abort, Nagashi, System};
use tensu::{By, Wind};
use yew::prelude::*;

use super::state::{Sheet, Tap, Win};
use super::{Around, play, sentences};
use crate::parts::prices::breakable;
use crate::parts::shapes::{each, el, th, toggle};
use crate::say::{self, Label, say, with, words};

/// From here on fu are rare.
const RARE_FU: u16 = 60;

/// The most points of a key pad where points add up.
const MOST_POINTS: u16 = 40;

/// How the players won, and for how much.
pub(super) fn win(around: &Around<'_>, win: &Win) -> Html {
    let state = &around.course.state;
    let chairs: Vec<Chair> = win.winners.iter().map(|(chair, _)| *chair).collect();
    let from = |from: Option<Chair>| {
        let name = match from {
            Some(from) => with(Label::RoundNeedOff, &around.name(from)),
            None => say(Label::Tsumo).to_owned(),
        };
        let next = Win {
            from: Some(from),
            ..win.clone()
        };
        let tap = around.tap(Tap::Sheet(Sheet::Win(next)));
        toggle("toggle", win.from == Some(from), name, tap)
    };
    let others = (0..state.seats()).filter(|chair| !chairs.contains(chair));
    let ways = others.map(Some).chain((chairs.len() == 1).then_some(None));
    let also = |chair: Chair| {
        let text = with(Label::TableAlso, &around.name(chair));
        around.button("toggle", text, play::also(win, chair))
    };
    let more = (0..state.seats()).filter(|chair| {
        matches!(win.from, Some(Some(from)) if from != *chair) && !chairs.contains(chair)
    });
    let declaring = win
        .from
        .flatten()
        .filter(|&from| state.riichi[from].is_declared());
    let turned = Win {
        declaring: !win.declaring,
        ..win.clone()
    };
    html! {
        <section class="evening-sheet">
            { head(around, with(Label::TableWon, &sentences::names(&chairs, state))) }
            <div class="evening-keys" role="group" aria-label={say(Label::HowWon)}>{ each(ways.map(from)) }</div>
            if let (Some(from), Some(winner)) = (win.from, win.asked()) {
                <p class="evening-ask">
                    { el("b", "", with(Label::TablePrice, &around.name(winner))) }
                    { " " }
                    { el("span", "caption", sentences::added(state, around.rules)) }
                </p>
                { grid(around, win, winner, from) }
            } else {
                { el("p", "evening-ask", say(Label::TableFrom)) }
            }
            <div class="evening-keys">
                { each(more.map(also)) }
                if declaring.is_some() {
                    { toggle("toggle", win.declaring, say(Label::TableDeclaring), around.tap(Tap::Sheet(Sheet::Win(turned)))) }
                }
            </div>
        </section>
    }
}

fn head(around: &Around<'_>, title: String) -> Html {
    html! {
        <div class="evening-head">
            { el("h2", "", title) }
            { around.button("toggle", say(Label::Done), Tap::Sheet(Sheet::Table)) }
        </div>
    }
}

/// The prices of this winner under these rules.
fn grid(around: &Around<'_>, win: &Win, winner: Chair, from: Option<Chair>) -> Html {
    let state = &around.course.state;
    if let System::Additive(_) = around.rules.system {
        return numbers(around);
    }
    let table = Table {
        seat: state.wind(winner),
        by: if from.is_some() { By::Ron } else { By::Tsumo },
        from: from.map(|from| state.wind(from)),
        honba: 0,
        sticks: 0,
    };
    let all = prices(&table, around.rules);
    let is_rare = |one: &&Priced| matches!(one.counted, Counted::Han(_, Some(fu)) if fu >= RARE_FU);
    let key = |one: &Priced| {
        html! {
            <button type="button" class="toggle price-key" onclick={around.tap(Tap::Value(Value::Base(one.base)))}>
                { el("b", "", breakable(&say::asked(&one.quote.payments))) }
                { " " }
                { el("small", "", sentences::counted(one)) }
            </button>
        }
    };
    let shown = all.iter().filter(|one| is_rare(one) == win.rare);
    let other = Win {
        rare: !win.rare,
        ..win.clone()
    };
    html! {
        <div class="evening-prices" role="group" aria-label={with(Label::TablePrice, &around.name(winner))}>
            { each(shown.map(key)) }
            if all.iter().any(|one| is_rare(&one)) {
                { toggle("toggle price-key", win.rare, say(Label::TableOther), around.tap(Tap::Sheet(Sheet::Win(other)))) }
            }
        </div>
    }
}

/// A key for each number of points, where points add up.
fn numbers(around: &Around<'_>) -> Html {
    let least = tensu::quick::counts(around.rules)
        .into_iter()
        .find_map(|count| match count {
            Counted::Points(points) => Some(points),
            _ => None,
        });
    let key = |points: u16| {
        around.button(
            "toggle price-key",
            points.to_string(),
            Tap::Value(Value::Points(points)),
        )
    };
    let all = least.unwrap_or(1)..=MOST_POINTS;
    html! { <div class="evening-prices numbers" role="group" aria-label={say(Label::Result)}>{ each(all.map(key)) }</div> }
}

/// Who is tenpai.
pub(super) fn draw(around: &Around<'_>, tenpai: &[Chair], nagashi: &[Chair]) -> Html {
    let state = &around.course.state;
    let game = &around.rules.game;
    let all: Vec<Chair> = (0..state.seats()).collect();
    let switch = |list: &[Chair], chair: Chair| {
        let mut list = list.to_vec();
        match list.iter().position(|own| *own == chair) {
            Some(at) => drop(list.remove(at)),
            None => list.push(chair),
        }
        list.sort_unstable();
        list
    };
    let key = |chair: Chair| {
        let next = Sheet::Draw(switch(tenpai, chair), nagashi.to_vec());
        let tap = around.tap(Tap::Sheet(next));
        toggle("toggle", tenpai.contains(&chair), around.name(chair), tap)
    };
    let mangan = |chair: Chair| {
        let next = Sheet::Draw(tenpai.to_vec(), switch(nagashi, chair));
        let tap = around.tap(Tap::Sheet(next));
        toggle("toggle", nagashi.contains(&chair), around.name(chair), tap)
    };
    let set = |label, list: Vec<Chair>| {
        around.button(
            "toggle",
            say(label),
            Tap::Sheet(Sheet::Draw(list, nagashi.to_vec())),
        )
    };
    let aborts = Abort::ALL.iter().copied();
    let aborts = aborts.filter(|&kind| kind != Abort::ThreeRons && around.rules.aborts(kind));
    let abort = |kind: Abort| {
        let text = say::sentence_case(words().abort(kind));
        around.button("toggle", text, Tap::Record(Event::Aborted(kind, None)))
    };
    let drawn = Drawn {
        tenpai: tenpai.to_vec(),
        nagashi: nagashi.to_vec(),
    };
    html! {
        <section class="evening-sheet">
            { head(around, say(Label::TableTenpai).to_owned()) }
            <div class="evening-keys" role="group" aria-label={say(Label::RoundTenpai)}>{ each(all.iter().copied().map(key)) }</div>
            <div class="evening-keys">
                { set(Label::TableNobody, state.in_riichi().collect()) }
                { set(Label::TableAll, all.clone()) }
                { around.button("toggle strong", say(Label::TableRecord), Tap::Record(Event::Drawn(drawn))) }
            </div>
            if game.nagashi != Nagashi::Off && around.rules.is_riichi() {
                <div class="evening-keys" role="group" aria-label={say(Label::RoundNagashi)}>
                    { el("span", "caption", say(Label::RoundNagashi)) }
                    { each(all.iter().copied().map(mangan)) }
                </div>
            }
            <div class="evening-keys">{ each(aborts.map(abort)) }</div>
        </section>
    }
}

/// The gaps to a player, what the next win must pay, and what the game would be worth now.
pub(super) fn gaps(around: &Around<'_>, own: Chair) -> Html {
    let state = &around.course.state;
    let results = state.results(around.rules);
    let needs = state.needs(own, around.rules);
    let row = |(chair, gap): (Chair, i64)| {
        let score = results.iter().find(|one| one.chair == chair);
        let score = score.map(|one| sentences::score(one.total, around.rules));
        let gap = (chair != own).then(|| sentences::change(gap));
        html! { <tr>{ th("row", around.name(chair)) }{ el("td", "", gap.unwrap_or_default()) }{ el("td", "", score.unwrap_or_default()) }</tr> }
    };
    let need = |(need, from): &(tensu::game::Need, Option<Chair>)| {
        let way = match from {
            None => say(Label::Tsumo).to_owned(),
            Some(from) => with(Label::RoundNeedOff, &around.name(*from)),
        };
        let total = if need.hands.is_empty() {
            say(Label::RoundNeedNone).to_owned()
        } else {
            format!("{}+", say::points(need.total))
        };
        html! { <tr>{ th("row", say::rules::place(need.place)) }{ el("td", "", way) }{ el("td", "", total) }</tr> }
    };
    html! {
        <section class="evening-sheet">
            { head(around, say::pair(say(Label::TableGaps), around.name(own))) }
            <table class="payments">
                <thead><tr><td></td>{ th("col", say(Label::TableGaps)) }{ th("col", say(Label::TableNow)) }</tr></thead>
                <tbody>{ each(state.gaps(own).into_iter().enumerate().map(row)) }</tbody>
            </table>
            if needs.is_empty() {
                { el("p", "aside", say(Label::RoundNeedFirst)) }
            } else {
                <table class="payments" aria-label={say(Label::RoundNeedTitle)}><tbody>{ each(needs.iter().map(need)) }</tbody></table>
            }
        </section>
    }
}

/// What happens less often.
pub(super) fn more(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let chombo = |chair: Chair| {
        let text = with(Label::TableChombo, &around.name(chair));
        around.button(
            "toggle",
            text,
            Tap::Record(Event::Chombo(vec![chair], None)),
        )
    };
    let stop = if state.may_stop.is_some() {
        Stop::Dealer
    } else {
        Stop::Agreed(String::new())
    };
    html! {
        <section class="evening-sheet">
            <div class="evening-head">
                { el("h2", "", say(Label::TableMore)) }
                { around.button("toggle", say(Label::Done), Tap::Sheet(Sheet::Table)) }
            </div>
            <div class="evening-keys">{ each((0..state.seats()).map(chombo)) }</div>
            <div class="evening-keys">
                { around.button("toggle", say(Label::TableLast), Tap::Record(Event::Last(1))) }
                { around.button("toggle", say(Label::TableStop), Tap::Record(Event::Stop(stop))) }
            </div>
        </section>
    }
}

/// The winds of a table, for who sits where.
pub(super) const fn first_wind(chair: Chair) -> Wind {
    Wind::ALL[chair % Wind::ALL.len()]
}
