//! The table itself: the cards as the players sit, and the sheet below them.

use tensu::Riichi;
use tensu::evening::Chair;
use tensu_words::Word;
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::win::stick;
use super::{Around, gaps, more, sentences, sheets, swap, tell};
use crate::browser::page;
use crate::parts::shapes::{each, el};
use crate::parts::tile;
use crate::say::{self, Label, say, with, words};

/// The side of each chair: whoever plays after another sits to the right, so East sees South there.
pub(super) const SIDES: [&str; 4] = ["near", "right", "far", "left"];

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let sheet = match &around.evening.sheet {
        Sheet::Win(win) => sheets::win(around, win),
        Sheet::Draw(tenpai, nagashi) => sheets::draw(around, tenpai, nagashi),
        Sheet::Whose => sheets::whose(around),
        Sheet::Gaps(chair) => gaps::gaps(around, *chair),
        Sheet::More => more::more(around),
        Sheet::Chombo(kind) => more::chombo(around, *kind),
        Sheet::Penalty(fine) => more::penalty(around, fine),
        Sheet::Correct(counted) => more::correct(around, counted),
        Sheet::Name(chair, name) => more::name(around, *chair, name),
        Sheet::Swap(who) => swap::sheet(around, *who),
        Sheet::Sure(event, told) => sheets::sure(around, event, told),
        Sheet::Table
        | Sheet::Menu
        | Sheet::Log(_)
        | Sheet::Mend(_)
        | Sheet::Explained(_)
        | Sheet::Changed(_)
        | Sheet::Share
        | Sheet::Dice(..)
        | Sheet::Offer(_)
        | Sheet::Logs(_) => {
            // What was recorded last has its place whatever it is: nothing moves.
            html! { <>{ tell::paper(around) }{ buttons(around) }</> }
        }
    };
    let is_open = !matches!(around.evening.sheet, Sheet::Table | Sheet::Menu);
    let hand = sentences::hand(state.round(), state.number(), 0);
    html! {
        <>
            <div class={classes!("felt", is_open.then_some("small"))} role="group" aria-label={say(Label::ViewTable)}>
                <div class="felt-middle">
                    { el("b", "", hand) }
                    if around.rules.is_riichi() {
                        { count(words().say(Word::Honba), "hundred", state.honba) }
                        { count(say(Label::RiichiSticks), "thousand", state.sticks) }
                    }
                    if let Some(out) = sentences::out(state) {
                        { el("small", "felt-out", out) }
                    }
                </div>
                { each(state.playing().map(|chair| card(around, chair))) }
            </div>
            { sheet }
        </>
    }
}

/// The number of honba or riichi sticks on the table.
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
            <button type="button" class="toggle" aria-keyshortcuts="D" onclick={around.tap(Tap::Sheet(Sheet::Draw(tenpai, Vec::new())))}>{ say(Label::RoundPageDrawn) }<kbd class="cap" aria-hidden="true">{ "D" }</kbd></button>
            { around.button("toggle", say(Label::TableGaps), Tap::Sheet(Sheet::Gaps(state.dealer()))) }
            { around.button("toggle", say(Label::TableLog), Tap::Sheet(Sheet::Log(None))) }
            { around.button("toggle", say(Label::TableMore), Tap::Sheet(Sheet::More)) }
        </div>
    }
}

/// The text of a card beside the name: the points, or whether the player is tenpai where that is asked.
struct Beside {
    text: String,
    is_points: bool,
    /// `true` if the card was tapped; `None` where nothing is chosen.
    chosen: Option<bool>,
}

fn said(around: &Around<'_>, chair: Chair) -> Beside {
    let state = &around.course.state;
    let points = |chosen| Beside {
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
            Beside {
                text: text.to_owned(),
                is_points: false,
                chosen: Some(is_tenpai),
            }
        }
        Sheet::Win(win) if win.asks_liable => {
            let is_liable = win.liable.iter().any(|one| one.chair == chair);
            points(Some(is_liable))
        }
        Sheet::Win(win) => points(Some(win.has(chair))),
        Sheet::Gaps(own) | Sheet::Name(own, _) => points(Some(*own == chair)),
        Sheet::Penalty(fine) => points(Some(fine.who == Some(chair))),
        _ => points(None),
    }
}

/// The place of a player's stick: a tap lays it there, or takes it back. Its keys are told if it `has_keys`.
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
            <span class="groove">
                if is_in_riichi {
                    <i></i>
                } else {
                    { riichi }
                }
            </span>
        </button>
    }
}

/// Returns whether a tap on a card of the open sheet says who won; otherwise it answers what is asked there, or does nothing.
fn wins(around: &Around<'_>) -> bool {
    match &around.evening.sheet {
        Sheet::Whose | Sheet::Chombo(_) | Sheet::Correct(_) | Sheet::Sure(..) => false,
        Sheet::Draw(..) => !around.rules.asks_tenpai(),
        _ => true,
    }
}

/// A player's card: a tap on it is a win, or whatever the open sheet makes of it; who holds it sees the gaps. While nothing is told,
/// the name is a key of its own.
fn card(around: &Around<'_>, chair: Chair) -> Html {
    let state = &around.course.state;
    let beside = said(around, chair);
    let Beside {
        is_points, chosen, ..
    } = beside;
    let change = tell::change(around, chair);
    let moved = (around.evening.fresh && change != 0).then(|| sentences::change(change));
    let called = called(around, chair, &beside, moved.as_deref());
    let split = if is_points && around.rules.is_riichi() {
        2
    } else {
        0
    };
    let (whole, rest) = (beside.text).split_at(beside.text.len().saturating_sub(split));
    let (whole, rest) = (whole.to_owned(), rest.to_owned());
    let is_table = matches!(around.evening.sheet, Sheet::Table | Sheet::Menu);
    let class = classes!(
        "seat",
        SIDES[state.side(chair)],
        (chair == state.dealer()).then_some("dealer"),
        (chosen == Some(true)).then_some("chosen")
    );
    // What a tap does, where that is not that of a switch.
    let wins = chosen.is_none() && wins(around);
    let onclick = match &around.evening.sheet {
        Sheet::Correct(_) => Callback::from(move |_: MouseEvent| page::focus(&more::id(chair))),
        _ => around.tap(Tap::Card(chair)),
    };
    html! {
        <div {class}>
            <button
                type="button"
                class="seat-card"
                aria-label={called}
                aria-description={wins.then(|| say(Label::TableTapWinner))}
                aria-pressed={chosen.map(|chosen| chosen.to_string())}
                aria-keyshortcuts={(chair + 1).to_string()}
                {onclick}
                onpointerdown={around.held(Some(chair))}
                onpointerup={around.held(None)}
                onpointerleave={around.held(None)}
                onpointercancel={around.held(None)}
                oncontextmenu={|event: MouseEvent| event.prevent_default()}
            >
                if is_table {
                    <span class="seat-name" aria-hidden="true"></span>
                } else {
                    <span class="seat-name">{ name_line(around, chair, moved.as_deref()) }</span>
                }
                { " " }
                <span class={if is_points { "seat-points" } else { "seat-word" }}>{ whole }<small>{ rest }</small></span>
            </button>
            if is_table {
                { name_key(around, chair, moved.as_deref()) }
            }
            { slot(around, chair, true) }
        </div>
    }
}

/// The whole name of a card: what is seen stands in it in the same order.
fn called(around: &Around<'_>, chair: Chair, beside: &Beside, moved: Option<&str>) -> String {
    let state = &around.course.state;
    let in_riichi = state.riichi[chair].is_declared() && beside.is_points;
    let mut parts = vec![
        around.name(chair),
        words().wind(state.wind(chair)).to_owned(),
        beside.text.clone(),
    ];
    parts.extend(moved.map(str::to_owned));
    parts.extend(in_riichi.then(|| say(Label::TableInRiichi).to_owned()));
    say::list(&parts)
}

/// The wind and the name of a player; what was gained stands where the wind is written out: nothing moves when it comes and goes.
fn name_line(around: &Around<'_>, chair: Chair, moved: Option<&str>) -> Html {
    let wind = around.course.state.wind(chair);
    let beside = match moved {
        Some(moved) => el("b", "seat-change", moved.to_owned()),
        None => el("small", "", words().wind(wind)),
    };
    html! {
        <>
            { tile::face(tensu::Kind::honor(wind as u8 + 1).map(Into::into), "") }
            { el("span", "seat-called", around.name(chair)) }
            { " " }
            { beside }
        </>
    }
}

/// The key with the name of a player, to write another one.
fn name_key(around: &Around<'_>, chair: Chair, moved: Option<&str>) -> Html {
    let state = &around.course.state;
    let wind = words().wind(state.wind(chair));
    let written = [&around.name(chair), " ", moved.unwrap_or(wind)].concat();
    let (taps, now) = (around.taps.clone(), state.players[chair].clone());
    let write = move |_: MouseEvent| {
        taps.emit(Tap::Sheet(Sheet::Name(chair, now.clone())));
        page::later(|| page::when_there(more::NAME, 10, page::focus));
    };
    let line = name_line(around, chair, moved);
    html! { <button type="button" class="seat-name seat-write" aria-label={with(Label::TableCalled, &written)} onclick={write}>{ line }</button> }
}
