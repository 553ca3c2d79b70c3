//! The keys at the thumb: three suits of nine, the honors, and the tools.

use tensu::outlook::PricedWait;
use tensu::{By, Kind, Suit, Tile};
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::{Outcomes, Progress};
use crate::model::state::{Action, Dispatch, Focus, HandTap, State};
use crate::pages::hand::at_once::at_once;
use crate::pages::hand::key::{red_key, tile_key};
use crate::pages::hand::tools::tools;
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, send};
use crate::say::{self, Label, say, words};

/// The key of a kind of tile, as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cell {
    kind: Kind,
    /// `true` if the ruleset is played without the kind.
    is_absent: bool,
    /// `true` if the key can do nothing now.
    is_blocked: bool,
    /// The red five of the kind, if it has one: `true` if that can do nothing now.
    red: Option<bool>,
    /// The corner for a sequence with its red five further up, if there is one: `true` if that can do nothing now.
    with_red: Option<bool>,
    /// `true` if a stroke runs over the key.
    is_lit: bool,
    /// The payment for a win on the kind, while the hand waits for it.
    worth: Option<String>,
}

/// Draws the keys, with what is above them.
pub(crate) fn palette(state: &State, outcomes: &Outcomes, dispatch: &Dispatch) -> Html {
    let worth = |kind: Kind| match &outcomes.progress {
        Progress::Waiting(waits, _) => {
            let wait = waits
                .iter()
                .find(|wait| wait.kind == kind && wait.left > 0)?;
            Some(pays(wait, &state.entry))
        }
        _ => None,
    };
    let traced = state.traced();
    let tiles = &state.entry.ruleset().tiles;
    let cell = |kind: Kind| {
        let blocked = |tile: Tile, with_red| state.why_not(tile, with_red).is_some();
        let plain = Tile::from(kind);
        let red = kind.red_five().filter(|&red| tiles.has_tile(red));
        let lowest = red.is_none() && state.has_red_above(plain);
        Cell {
            kind,
            is_absent: !tiles.has(kind),
            is_blocked: blocked(plain, false),
            red: red.map(|red| blocked(red, false)),
            with_red: lowest.then(|| blocked(plain, true)),
            worth: worth(kind),
            is_lit: traced.iter().any(|tile| tile.kind() == Some(kind)),
        }
    };
    // Where a key that is held enters more than one that is tapped. No style may ask for it: each change of it would be a
    // change of style for every key.
    let more = state.keys.armed.is_none() && state.keys.focus == Focus::Hand;
    // Nothing more can be entered: no key is less able than another.
    let is_whole = state.entry.is_full() && state.keys.focus == Focus::Hand;
    html! {
        <section
            class={classes!("palette", (!traced.is_empty()).then_some("tracing"), is_whole.then_some("whole-hand"))}
            data-more={more.then_some("")}
            aria-label={say(Label::Tiles)}
        >
            { at_once(state, dispatch) }
            { tools(state, dispatch) }
            <Keys cells={Kind::all().map(cell).collect::<Vec<_>>()} dispatch={dispatch.clone()} />
        </section>
    }
}

/// Writes what a wait pays (in Chinese games the worth of the hand): by ron, or else by tsumo; a dash where it is no win.
fn pays(wait: &PricedWait, entry: &Entry) -> String {
    let declared = entry.rest.riichi.is_declared();
    let pays = wait.riichi.as_ref().filter(|_| declared);
    let pays = pays.or(wait.worth.as_ref()).unwrap_or(&wait.dama);
    let ron = pays.ron.filter(|_| entry.rest.by == By::Ron);
    let points = ron.or(pays.tsumo);
    points.map_or_else(|| "–".to_owned(), |points| words().number(points))
}

#[derive(Properties, PartialEq)]
struct Props {
    cells: Vec<Cell>,
    dispatch: Dispatch,
}

/// The rows of keys. Most taps change none of them, so they are drawn on their own.
#[component]
fn Keys(props: &Props) -> Html {
    let dispatch = &props.dispatch;
    let cell = |cell: &Cell| {
        if cell.is_absent {
            return html! { <span class="cell absent" /> };
        }
        let tile = Tile::from(cell.kind);
        let red = cell
            .red
            .zip(cell.kind.suit())
            .map(|(blocked, suit)| tile_key(Tile::red(suit), blocked, None, dispatch));
        html! {
            <span class={classes!("cell", cell.is_lit.then_some("lit"))}>
                { tile_key(tile, cell.is_blocked, cell.worth.as_deref(), dispatch) }
                { red }
                { cell.with_red.map(|blocked| red_key(tile, blocked, dispatch)) }
            </span>
        }
    };
    let of = |suit: Option<Suit>| {
        let cells = props.cells.iter();
        each(cells.filter(move |cell| cell.kind.suit() == suit).map(cell))
    };
    let suit = |suit: Suit| {
        html! { <div class="row" role="group" aria-label={say::suit(Some(suit))}>{ of(Some(suit)) }</div> }
    };
    let tool = |name: &'static str, shape: Shape, action: Action| {
        let onclick = send(action, dispatch);
        html! {
            <span class="cell"><button type="button" class="tool" aria-label={name} title={name} {onclick}>{ icon(shape) }</button></span>
        }
    };
    html! {
        <>
            { each(Suit::ALL.into_iter().map(suit)) }
            <div class="row">
                // The two are as far apart as the row is wide.
                { tool(say(Label::NewHand), Shape::New, Action::Hand(HandTap::Clear)) }
                <div class="honors" role="group" aria-label={say::suit(None)}>{ of(None) }</div>
                { tool(say(Label::Delete), Shape::Erase, Action::Hand(HandTap::Delete)) }
            </div>
        </>
    }
}
