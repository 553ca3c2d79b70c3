//! The phone in the middle of the table: a side for each player, upright for whoever sits there.

use tensu::evening::Chair;
use tensu::{Kind, Riichi, TileSet, Wind};
use tensu_words::Word;
use yew::prelude::*;

use super::play::{self, SIDES, slot};
use super::state::{Sheet, Tap};
use super::win::Win;
use super::{Around, clock, dice, sentences};
use crate::parts::shapes::{button, each, el, toggle};
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
    let thrown = match around.evening.sheet {
        Sheet::Dice(one, other) => Some((one, other)),
        _ => None,
    };
    let said = said.or_else(|| match thrown {
        Some((one, other)) => Some(dice::told(around, one, other)),
        None => sentences::last(around.course, around.rules),
    });
    html! {
        <div class="middle" role="group" aria-label={say(Label::ViewTable)}>
            { each(state.playing().map(|chair| zone(around, chair))) }
            <div class="middle-centre">
                { around.button("toggle", say(Label::RoundPageDrawn), Tap::Sheet(Sheet::Draw(tenpai, Vec::new()))) }
                <div class="middle-hand">
                    if let Some(told) = around.evening.told.clone() {
                        { el("span", "", told) }
                    } else if let Some((one, other)) = thrown {
                        { dice::faces(one, other) }
                        { el("b", "", (one + other).to_string()) }
                        { button("toggle", say(Label::TableDice), dice::throw(around.taps)) }
                        { around.button("toggle", say(Label::Close), Tap::Sheet(Sheet::Table)) }
                    } else {
                        { el("b", "", hand) }
                        if around.rules.is_riichi() {
                            { play::count(words().say(Word::Honba), "hundred", state.honba) }
                            { play::count(say(Label::RiichiSticks), "thousand", state.sticks) }
                        }
                        if let Some(out) = sentences::out(state) {
                            { el("small", "felt-out", out) }
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

/// The sheet that is open, turned to the side that tells it.
pub(super) fn sheet(around: &Around<'_>) -> Html {
    let side = SIDES[around.course.state.side(around.evening.side)];
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

/// Returns whether each side shows how far the others are.
fn shows_gaps(around: &Around<'_>) -> bool {
    matches!(around.evening.sheet, Sheet::Gaps(_))
}

/// The points that each of the others has more or less.
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
        SIDES[state.side(chair)],
        (chair == state.dealer()).then_some("dealer")
    );
    let win = Tap::Sheet(Sheet::Win(Box::new(Win::of(chair))));
    let broken = match around.evening.sheet {
        Sheet::Dice(one, other) => {
            Some(one + other).filter(|&sum| dice::whose(around, sum) == chair)
        }
        _ => None,
    };
    let round = || {
        let wind = state.round();
        let name = say::pair(say(Label::RoundWind), words().wind(wind));
        html! { <span class="zone-round" role="img" aria-label={name.clone()} title={name}>{ face_of(wind) }</span> }
    };
    html! {
        <div {class}>
            <div class="zone-turned">
                { slot(around, chair, false) }
                <button type="button" class="zone-card" aria-label={say::list(&parts)} onclick={around.tap(win)} onpointerdown={around.held(Some(chair))} onpointerup={around.held(None)} onpointerleave={around.held(None)} onpointercancel={around.held(None)} oncontextmenu={|event: MouseEvent| event.prevent_default()}>
                    <span class="zone-name">{ face_of(wind) }<span>{ name.clone() }</span></span>
                    { " " }
                    if let Some(sum) = broken {
                        { dice::wall(stacks(around), sum) }
                    } else if gaps.is_empty() {
                        <span class="zone-points">{ whole.to_owned() }<small>{ rest.to_owned() }</small></span>
                    } else {
                        <span class="zone-gaps">{ each(gaps.into_iter().map(|gap| el("span", "", format!("{gap} ")))) }</span>
                    }
                </button>
                // The marker lies where the first dealer sat, and shows the round.
                if state.side(chair) == 0 {
                    { round() }
                }
            </div>
        </div>
    }
}

/// The tile of a wind.
fn face_of(wind: Wind) -> Html {
    tile::face(Some(wind.kind().into()), "")
}

/// The number of stacks of two tiles before each player.
fn stacks(around: &Around<'_>) -> usize {
    let tiles = &around.rules.tiles;
    let kinds = Kind::all().filter(|&kind| tiles.has(kind)).count();
    let all = kinds * usize::from(TileSet::COPIES) + usize::from(tiles.flowers());
    all / (2 * around.rules.seats.winds().len())
}
