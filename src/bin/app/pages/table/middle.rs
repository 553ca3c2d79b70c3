//! The phone in the middle of the table: a side for each player, upright for whoever sits there.

use tensu::Riichi;
use tensu::evening::Chair;
use tensu::text::Word;
use yew::prelude::*;

use super::play::{self, SIDES, slot};
use super::state::{Sheet, Tap};
use super::win::Win;
use super::{Around, clock, sentences};
use crate::parts::shapes::{each, el, toggle};
use crate::parts::tile;
use crate::say::{self, Label, say, words};

/// The whole screen.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let tenpai = state.in_riichi().collect();
    let hand = sentences::hand(state.round(), state.number(), 0);
    let gaps = if shows_gaps(around) {
        Sheet::Table
    } else {
        Sheet::Gaps(state.dealer())
    };
    let gaps = Tap::Sheet(gaps);
    let said = around.evening.told.clone();
    let said = said.or_else(|| sentences::last(around.course, around.rules));
    html! {
        <div class="middle" role="group" aria-label={say(Label::ViewTable)}>
            { each((0..state.seats()).map(|chair| zone(around, chair))) }
            <div class="middle-centre">
                { around.button("toggle", say(Label::RoundPageDrawn), Tap::Sheet(Sheet::Draw(tenpai, Vec::new()))) }
                <div class="middle-hand">
                    if let Some(told) = around.evening.told.clone() {
                        { el("span", "", told) }
                    } else {
                        { el("b", "", hand) }
                        if around.rules.is_riichi() {
                            { play::count(words().say(Word::Honba), "hundred", state.honba) }
                            { play::count(say(Label::RiichiSticks), "thousand", state.sticks) }
                        }
                        { clock::clock(around) }
                    }
                </div>
                { toggle("toggle", shows_gaps(around), say(Label::TableGaps), around.tap(gaps)) }
                { around.button("toggle", say(Label::TableMore), Tap::Sheet(Sheet::More)) }
                { around.button("toggle", say(Label::Undo), Tap::Undo) }
                { around.button("toggle", say(Label::Done), Tap::Middle(false)) }
            </div>
            <p class="unseen" role="status">{ said }</p>
        </div>
    }
}

/// What is being told, turned to the side that tells it.
pub(super) fn sheet(around: &Around<'_>) -> Html {
    let side = SIDES[around.evening.side % SIDES.len()];
    let told = around.evening.told.clone();
    let class = classes!("evening-said", told.as_ref().map_or("unseen", |_| "is-new"));
    html! {
        <div class={classes!("middle-over", side)}>
            <div class="middle-turned">
                <div class="evening">
                    { play::page(around) }
                    <p {class} role="status">{ told }</p>
                </div>
            </div>
        </div>
    }
}

/// Whether each side shows how far the others are.
fn shows_gaps(around: &Around<'_>) -> bool {
    matches!(around.evening.sheet, Sheet::Gaps(_))
}

/// How many points each of the others has more or less.
fn gaps(around: &Around<'_>, chair: Chair) -> Vec<String> {
    let gaps = around.course.state.gaps(chair).into_iter().enumerate();
    let others = gaps.filter(|(other, _)| *other != chair);
    let text = |(other, points)| format!("{} {}", around.name(other), sentences::change(points));
    others.map(text).collect()
}

/// A player's side: a tap on the points is a win, who holds them sees the gaps, the slot is for the stick.
fn zone(around: &Around<'_>, chair: Chair) -> Html {
    let state = &around.course.state;
    let (wind, points) = (state.wind(chair), sentences::points(state.points[chair]));
    let name = around.name(chair);
    let is_in_riichi = state.riichi[chair].is_declared();
    let gaps = if shows_gaps(around) {
        gaps(around, chair)
    } else {
        Vec::new()
    };
    let mut parts = vec![words().wind(wind).to_owned(), name.clone()];
    if gaps.is_empty() {
        parts.push(points.clone());
    }
    parts.extend(gaps.iter().cloned());
    parts.extend(is_in_riichi.then(|| say::riichi(Riichi::Riichi).to_owned()));
    let small = if around.rules.is_riichi() { 2 } else { 0 };
    let (whole, rest) = points.split_at(points.len().saturating_sub(small));
    let class = classes!(
        "zone",
        SIDES[chair % SIDES.len()],
        (chair == state.dealer()).then_some("dealer")
    );
    let win = Tap::Sheet(Sheet::Win(Box::new(Win::of(chair))));
    html! {
        <div {class}>
            <div class="zone-turned">
                { slot(around, chair, false) }
                <button type="button" class="zone-card" aria-label={say::list(&parts)} onclick={around.tap(win)} onpointerdown={around.held(Some(chair))} onpointerup={around.held(None)} onpointerleave={around.held(None)} onpointercancel={around.held(None)} oncontextmenu={|event: MouseEvent| event.prevent_default()}>
                    <span class="zone-name">{ tile::face(tensu::Kind::honor(wind as u8 + 1).map(Into::into), "") }<span>{ name.clone() }</span></span>
                    { " " }
                    if gaps.is_empty() {
                        <span class="zone-points">{ whole.to_owned() }<small>{ rest.to_owned() }</small></span>
                    } else {
                        <span class="zone-gaps">{ each(gaps.into_iter().map(|gap| el("span", "", format!("{gap} ")))) }</span>
                    }
                </button>
            </div>
        </div>
    }
}
