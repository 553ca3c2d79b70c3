//! The table itself: four cards as the players sit, and the sheet below them.

use tensu::Riichi;
use tensu::evening::Chair;
use tensu::text::Word;
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::win::stick;
use super::{Around, more, sentences, sheets, swap, tell};
use crate::parts::shapes::{each, el};
use crate::parts::tile;
use crate::say::{self, Label, say, with, words};

/// Where each chair sits: whoever plays after another sits to the right, so East sees South there.
pub(super) const SIDES: [&str; 4] = ["near", "right", "far", "left"];

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let sheet = match &around.evening.sheet {
        Sheet::Win(win) => sheets::win(around, win),
        Sheet::Draw(tenpai, nagashi) => sheets::draw(around, tenpai, nagashi),
        Sheet::Whose => sheets::whose(around),
        Sheet::Gaps(chair) => sheets::gaps(around, *chair),
        Sheet::More => more::more(around),
        Sheet::Chombo(kind) => more::chombo(around, *kind),
        Sheet::Penalty => {
            let props = more::Props::of(around);
            more::form(
                around,
                Label::TablePenalty,
                html! { <more::Penalty ..props /> },
            )
        }
        Sheet::Correct => {
            let props = more::Props::of(around);
            more::form(
                around,
                Label::TableCorrect,
                html! { <more::Correct ..props /> },
            )
        }
        Sheet::Swap(who) => swap::sheet(around, *who),
        Sheet::Sure(event, told) => sheets::sure(around, event, told),
        Sheet::Table
        | Sheet::Log
        | Sheet::Explained(_)
        | Sheet::Changed(_)
        | Sheet::Share
        | Sheet::Dice(..)
        | Sheet::Offer(_) => {
            // What was just recorded takes the place of what is wanted less often: nothing moves.
            html! { <>{ buttons(around) }{ tell::card(around) }</> }
        }
    };
    let is_open = around.evening.sheet != Sheet::Table;
    let hand = sentences::hand(state.round(), state.number(), 0);
    html! {
        <>
            <div class={classes!("felt", is_open.then_some("small"))} role="group" aria-label={say(Label::ViewTable)}>
                { each((0..state.seats()).map(|chair| card(around, chair))) }
                <div class="felt-middle">
                    { el("b", "", hand) }
                    if around.rules.is_riichi() {
                        { count(words().say(Word::Honba), "hundred", state.honba) }
                        { count(say(Label::RiichiSticks), "thousand", state.sticks) }
                    }
                </div>
            </div>
            { sheet }
        </>
    }
}

/// How many of something lie on the table.
pub(super) fn count(label: &'static str, class: &'static str, count: u32) -> Html {
    html! {
        <span role="img" aria-label={say::pair(label, count)} class="felt-count">
            <i class={class} aria-hidden="true"></i>
            <span aria-hidden="true">{ count }</span>
        </span>
    }
}

fn buttons(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let tenpai = state.in_riichi().collect();
    html! {
        <div class="evening-buttons">
            { around.button("toggle", say(Label::RoundPageDrawn), Tap::Sheet(Sheet::Draw(tenpai, Vec::new()))) }
            { around.button("toggle", say(Label::TableGaps), Tap::Sheet(Sheet::Gaps(state.dealer()))) }
            { around.button("toggle", say(Label::TableLog), Tap::Sheet(Sheet::Log)) }
            { around.button("toggle", say(Label::TableMore), Tap::Sheet(Sheet::More)) }
        </div>
    }
}

/// What a card says beside the name: the points, or whether the player is tenpai where that is asked.
struct Said {
    text: String,
    is_points: bool,
    /// Whether the card is one that was tapped; none where nothing is chosen.
    chosen: Option<bool>,
}

fn said(around: &Around<'_>, chair: Chair) -> Said {
    let state = &around.course.state;
    let points = |chosen| Said {
        text: sentences::points(state.points[chair]),
        is_points: true,
        chosen,
    };
    match &around.evening.sheet {
        Sheet::Draw(tenpai, _) if around.rules.asks_tenpai() => {
            let is_tenpai = tenpai.contains(&chair);
            let text = match (is_tenpai, state.riichi[chair].is_declared()) {
                (true, true) => say::riichi(Riichi::Riichi),
                (true, false) => say(Label::RoundTenpai),
                (false, _) => say(Label::TableNoten),
            };
            Said {
                text: text.to_owned(),
                is_points: false,
                chosen: Some(is_tenpai),
            }
        }
        Sheet::Win(win) => points(Some(win.has(chair))),
        Sheet::Gaps(own) => points(Some(*own == chair)),
        _ => points(None),
    }
}

/// Where a player's stick lies: a tap lays it there, or takes it back. Its keys are told where they are heard.
pub(super) fn slot(around: &Around<'_>, chair: Chair, has_keys: bool) -> Html {
    if !around.rules.is_riichi() {
        return Html::default();
    }
    let state = &around.course.state;
    let is_in_riichi = state.riichi[chair].is_declared();
    let riichi = say::riichi(Riichi::Riichi);
    let is_off = !is_in_riichi && state.may_riichi(chair, around.rules).is_err();
    html! {
        <button
            type="button"
            class="stick"
            aria-label={say::pair(riichi, around.name(chair))}
            aria-pressed={is_in_riichi.to_string()}
            aria-keyshortcuts={has_keys.then(|| format!("R {}", chair + 1))}
            aria-disabled={is_off.to_string()}
            onclick={around.tap(Tap::Record(stick(chair, is_in_riichi)))}
        >
            if is_in_riichi {
                <i></i>
            } else {
                { riichi }
            }
        </button>
    }
}

/// A player's card: a tap on it is a win, or whatever the open sheet makes of it; who holds it sees the gaps.
fn card(around: &Around<'_>, chair: Chair) -> Html {
    let state = &around.course.state;
    let wind = words().wind(state.wind(chair)).to_owned();
    let name = around.name(chair);
    let is_in_riichi = state.riichi[chair].is_declared();
    let Said {
        text,
        is_points,
        chosen,
    } = said(around, chair);
    let in_riichi = is_in_riichi.then(|| say(Label::TableInRiichi).to_owned());
    let change = tell::change(around, chair);
    let moved = (around.evening.fresh && change != 0).then(|| sentences::change(change));
    // What is seen stands in the name in the same order.
    let mut parts = vec![name.clone(), wind.clone(), text.clone()];
    parts.extend(moved.clone());
    parts.extend(in_riichi.filter(|_| is_points));
    let called = say::list(&parts);
    // What a tap does is part of the name where it is not that of a switch.
    let called = match chosen {
        None => with(Label::TableCard, &called),
        Some(_) => called,
    };
    let split = if is_points && around.rules.is_riichi() {
        2
    } else {
        0
    };
    let (whole, rest) = text.split_at(text.len().saturating_sub(split));
    let (whole, rest) = (whole.to_owned(), rest.to_owned());
    let class = classes!(
        "seat",
        SIDES[chair % SIDES.len()],
        (chair == state.dealer()).then_some("dealer"),
        (chosen == Some(true)).then_some("chosen"),
        (around.evening.fresh && change == 0).then_some("rests")
    );
    let digit = (chair + 1).to_string();
    let hold = |chair: Option<Chair>| {
        let hold = around.hold.clone();
        move |_: PointerEvent| hold.emit(chair)
    };
    html! {
        <div {class}>
            <button
                type="button"
                class="seat-card"
                aria-label={called}
                aria-pressed={chosen.map(|chosen| chosen.to_string())}
                aria-keyshortcuts={digit.clone()}
                onclick={around.tap(Tap::Card(chair))}
                onpointerdown={hold(Some(chair))}
                onpointerup={hold(None)}
                onpointerleave={hold(None)}
                onpointercancel={hold(None)}
                oncontextmenu={|event: MouseEvent| event.prevent_default()}
            >
                <span class="seat-name">{ tile::face(tensu::Kind::honor(state.wind(chair) as u8 + 1).map(Into::into), "") }{ name.clone() }{ " " }{ el("small", "", wind) }</span>
                { " " }
                <span class={if is_points { "seat-points" } else { "seat-word" }}>{ whole }<small>{ rest }</small></span>
                if let Some(moved) = moved {
                    { " " }{ el("span", "seat-change", moved) }
                }
            </button>
            { slot(around, chair, true) }
        </div>
    }
}
