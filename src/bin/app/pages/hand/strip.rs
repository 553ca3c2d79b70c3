//! The hand in one row: the concealed tiles sorted, the winning tile apart, then the melds.

use tensu::Tile;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::browser::page::{self, stay::stay_with};
use crate::model::entry::FULL;
use crate::model::state::{Action, Dispatch, Focus, HandTap, State, Trace};
use crate::parts::meld::meld_tiles;
use crate::parts::tile::picture;
use crate::say::{self, Label, say};

/// The hand.
pub(crate) fn strip(state: &State, dispatch: &Dispatch) -> Html {
    let (entry, focus, open, trace) = (
        &state.entry,
        state.keys.focus,
        state.open.meld,
        state.keys.trace,
    );
    let winner = entry.winner();
    let mut order: Vec<usize> = Vec::new();
    for (at, tile) in entry.tiles.iter().enumerate() {
        if Some(at) != winner {
            let place = order.partition_point(|&other| entry.tiles[other] <= *tile);
            order.insert(place, at);
        }
    }
    let set = &entry.ruleset().tiles;
    let leaving = |at: usize| trace == Some(Trace::Off(at));
    let tile = |at: usize| {
        let tile = entry.tiles[at];
        // The nth of its face: a name that stays when tiles before it come and go.
        let nth = entry.tiles[..at]
            .iter()
            .filter(|&&other| other == tile)
            .count();
        let in_order = order.iter().position(|&other| other == at);
        let place =
            in_order.unwrap_or_else(|| order.partition_point(|&other| entry.tiles[other] < tile));
        held(
            format!("{tile}{nth}"),
            set.as_played(tile),
            at,
            Some(at) == winner,
            leaving(at),
            place + 1,
            dispatch,
        )
    };
    let empty = FULL.saturating_sub(entry.size());
    let slot = |i: usize| {
        let next = i == 0 && focus == Focus::Hand;
        let last = i + 1 == empty && winner.is_none();
        html! { <span key={format!("slot{i}")} class={classes!("slot", next.then_some("next"), last.then_some("won"))} /> }
    };
    let melds = entry.rest.melds.iter().enumerate();
    let melds = melds.map(|(at, meld)| meld_tiles(at, meld, set, open == Some(at), dispatch));
    // Beside its tiles, each of which does something else. Who has no pointer presses the dora again.
    let onclick = (focus != Focus::Hand).then(|| {
        let dispatch = dispatch.clone();
        Callback::from(move |event: MouseEvent| {
            if !page::is_in(&event, "button *, button") {
                dispatch.dispatch(Action::Hand(HandTap::Focus(Focus::Hand)));
            }
        })
    });
    let entered = (focus == Focus::Hand).then_some("true");
    html! {
        <div id={HAND} class="strip" role="group" tabindex="-1" aria-label={say(Label::Hand)} aria-current={entered} {onclick}>
            { for order.iter().copied().map(tile) }
            { for (0..empty).map(slot) }
            { for winner.map(tile) }
            { for melds }
        </div>
    }
}

/// A tile of the hand, the `nth` by its order: tap to make it the winning one, again to take it out.
fn held(
    key: String,
    tile: Tile,
    at: usize,
    won: bool,
    leaving: bool,
    nth: usize,
    dispatch: &Dispatch,
) -> Html {
    let onclick = {
        let dispatch = dispatch.clone();
        move |_| {
            stay_with(at, nth);
            dispatch.dispatch(Action::Hand(HandTap::Touch(at)));
        }
    };
    let onkeydown = {
        let dispatch = dispatch.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Delete" {
                stay_with(at, nth);
                dispatch.dispatch(Action::Hand(HandTap::Remove(at)));
            }
        }
    };
    html! {
        <button
            {key}
            type="button"
            class={classes!("held", won.then_some("won"), leaving.then_some("leaving"))}
            data-at={at.to_string()}
            aria-label={say::hand_tile(tile, won)}
            title={say::hand_tile_help(won)}
            {onclick}
            {onkeydown}
        >
            { picture(tile) }
        </button>
    }
}
