//! The sheets below the cards: a win, a draw, nine kinds, and the look before a hand is recorded.

use tensu::Wind;
use tensu::evening::{Chair, Drawn, Event};
use tensu::rules::{Abort, Nagashi};
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::win::{Win, turn};
use super::{Around, price, sentences};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, el, toggle};
use crate::say::{self, Label, say, with, words};

/// The sheet of a win: who won, off whom, and for how much.
pub(super) fn win(around: &Around<'_>, win: &Win) -> Html {
    let state = &around.course.state;
    let rules = around.rules;
    let chairs: Vec<Chair> = win.winners.iter().map(|(chair, _)| *chair).collect();
    let from = |from: Option<Chair>| {
        let name = match from {
            Some(from) => with(Label::RoundNeedOff, &around.name(from)),
            None => say(Label::Tsumo).to_owned(),
        };
        toggle(
            "toggle",
            win.from == Some(from),
            name,
            around.tap(Tap::Way(from)),
        )
    };
    let others = state.playing().filter(|chair| !chairs.contains(chair));
    let ways = others.map(Some).chain((chairs.len() == 1).then_some(None));
    let also = |chair: Chair| {
        let text = with(Label::TableAlso, &around.name(chair));
        around.button("toggle", text, Tap::Card(chair))
    };
    let more = state.playing().filter(|chair| {
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
    let told = if let Some(draw) = win.told(rules).filter(|_| win.is_draw(rules)) {
        html! {
            <>
                { el("p", "evening-ask", say(Label::TableThreeRons)) }
                { around.button("toggle strong", say(Label::TableRecord), Tap::Record(draw)) }
            </>
        }
    } else if let (Some(from), Some(winner)) = (win.from, win.asked(rules)) {
        html! {
            <>
                if let Some(alone) = win.alone(rules) {
                    { el("p", "evening-ask", with(Label::TableBump, &around.name(alone))) }
                }
                <p class="evening-ask">
                    { el("b", "", with(Label::TablePrice, &around.name(winner))) }
                    { " " }
                    { el("span", "caption", sentences::added(state, rules)) }
                </p>
                { price::pad(around, win, winner, from) }
            </>
        }
    } else {
        el("p", "evening-ask", say(Label::TableFrom))
    };
    html! {
        <section class="paper evening-sheet">
            { head(around, with(Label::TableWon, &sentences::names(&chairs, state))) }
            <div class="evening-keys" role="group" aria-label={say(Label::HowWon)}>{ each(ways.map(from)) }</div>
            { told }
            <div class="evening-keys evening-ways">
                { each(more.map(also)) }
                if declaring.is_some() {
                    { toggle("toggle", win.declaring, say(Label::TableDeclaring), around.tap(Tap::Sheet(Sheet::Win(Box::new(turned))))) }
                }
            </div>
        </section>
    }
}

/// The title of a sheet and the way back; in the middle of the table another side may want it.
pub(super) fn head(around: &Around<'_>, title: String) -> Html {
    html! {
        <div class="evening-head">
            { el("h2", "", title) }
            if around.evening.middle && around.evening.sheet.is_told() {
                <button type="button" class="toggle" aria-label={say(Label::ShowTurn)} title={say(Label::ShowTurn)} onclick={around.tap(Tap::Turn)}>{ icon(Shape::Redo) }</button>
            }
            { leave(around) }
        </div>
    }
}

/// The key that leaves a sheet: no word that means that something is done, where nothing is. What was told can be
/// opened again.
pub(super) fn leave(around: &Around<'_>) -> Html {
    let name = say(if around.evening.sheet.is_told() {
        Label::TableCancel
    } else {
        Label::Close
    });
    html! { <button type="button" class="toggle leave" aria-label={name} title={name} onclick={around.tap(Tap::Shut)}>{ "×" }</button> }
}

/// The sheet of a draw: who is tenpai is tapped on the cards.
pub(super) fn draw(around: &Around<'_>, tenpai: &[Chair], nagashi: &[Chair]) -> Html {
    let state = &around.course.state;
    let game = &around.rules.game;
    let all: Vec<Chair> = state.playing().collect();
    let asks_tenpai = around.rules.asks_tenpai();
    let mangan = |chair: Chair| {
        let mut list = nagashi.to_vec();
        turn(&mut list, chair);
        let next = Sheet::Draw(tenpai.to_vec(), list);
        let tap = around.tap(Tap::Sheet(next));
        toggle("toggle", nagashi.contains(&chair), around.name(chair), tap)
    };
    let set = |label, list: Vec<Chair>| {
        let is_on = *list == *tenpai;
        let next = Sheet::Draw(list, nagashi.to_vec());
        toggle("toggle", is_on, say(label), around.tap(Tap::Sheet(next)))
    };
    let aborts = Abort::ALL.iter().copied();
    let aborts = aborts.filter(|&kind| kind != Abort::ThreeRons && around.rules.aborts(kind));
    let abort = |kind: Abort| {
        let text = say::sentence_case(words().abort(kind));
        let tap = match kind {
            Abort::NineKinds => Tap::Sheet(Sheet::Whose),
            kind => Tap::Record(Event::Aborted(kind, None)),
        };
        around.button("toggle", text, tap)
    };
    let drawn = Event::Drawn(Drawn {
        tenpai: tenpai.to_vec(),
        nagashi: nagashi.to_vec(),
    });
    let noten = state.in_riichi().filter(|chair| !tenpai.contains(chair));
    let noten: Vec<Chair> = noten.collect();
    let broken = |&chair: &Chair| {
        let name = around.name(chair);
        html! {
            <div class="evening-keys" role="group" aria-label={name.clone()}>
                { el("p", "evening-ask", with(Label::TableNotenRiichi, &name)) }
                { around.button("toggle", with(Label::TableChombo, &name), Tap::Record(Event::Chombo(vec![chair], None))) }
            </div>
        }
    };
    html! {
        <section class="paper evening-sheet">
            { head(around, say(if asks_tenpai { Label::TableTenpai } else { Label::RoundPageDrawn }).to_owned()) }
            if asks_tenpai {
                <div class="evening-keys">
                    { set(Label::TableNobody, Vec::new()) }
                    { set(Label::TableAll, all.clone()) }
                </div>
            }
            { each(noten.iter().map(broken)) }
            if noten.is_empty() {
                { preview(around, &drawn) }
            }
            { around.button("toggle strong", say(Label::TableRecord), Tap::Record(drawn)) }
            if game.nagashi != Nagashi::Off && around.rules.is_riichi() {
                <div class="evening-keys" role="group" aria-label={say(Label::RoundNagashi)}>
                    { el("span", "caption evening-row", say(Label::RoundNagashi)) }
                    { each(all.iter().copied().map(mangan)) }
                </div>
            }
            <div class="evening-keys evening-ways evening-kinds">{ each(aborts.map(abort)) }</div>
        </section>
    }
}

/// The gains and payments by an event, and the next hand.
fn preview(around: &Around<'_>, event: &Event) -> Html {
    let mut after = around.course.clone();
    let records = after.records.len();
    after.push(event, around.rules);
    let record = after.records.get(records);
    let changes = record.map(|record| sentences::changes(record, &after.state));
    html! {
        <>
            { el("p", "evening-changes", changes.unwrap_or_default()) }
            { el("p", "caption", sentences::next(&after.state)) }
        </>
    }
}

/// The sheet that asks whose nine kinds they are.
pub(super) fn whose(around: &Around<'_>) -> Html {
    let abort = |whose: Option<Chair>| {
        let name = whose.map(|chair| around.name(chair));
        let name = name.unwrap_or_else(|| say(Label::TableUntold).to_owned());
        let event = Event::Aborted(Abort::NineKinds, whose);
        around.button("toggle", name, Tap::Record(event))
    };
    let kind = say::sentence_case(words().abort(Abort::NineKinds));
    let all = around.course.state.playing().map(Some).chain([None]);
    html! {
        <section class="paper evening-sheet">
            { head(around, kind) }
            { el("p", "evening-ask", say(Label::TableWhose)) }
            <div class="evening-keys" role="group" aria-label={say(Label::TableWhose)}>{ each(all.map(abort)) }</div>
        </section>
    }
}

/// The sheet with the effect of an event, before it is recorded.
pub(super) fn sure(around: &Around<'_>, event: &Event, told: &Sheet) -> Html {
    let mut after = around.course.clone();
    let records = after.records.len();
    after.push(event, around.rules);
    let outcome = after.records.get(records);
    let outcome = outcome.map(|record| sentences::outcome(record, &after.state));
    html! {
        <section class="paper evening-sheet">
            { el("h2", "", say(Label::TableSure)) }
            { el("p", "evening-ask", outcome.unwrap_or_default()) }
            { preview(around, event) }
            <div class="evening-keys">
                { around.button("toggle strong", say(Label::TableRecord), Tap::Sure) }
                { around.button("toggle", say(Label::TableChange), Tap::Sheet(told.clone())) }
            </div>
        </section>
    }
}

/// The wind of a chair in the first hand.
pub(super) const fn first_wind(chair: Chair) -> Wind {
    Wind::ALL[chair % Wind::ALL.len()]
}
