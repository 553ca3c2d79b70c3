//! The keys at the thumb: three suits of nine, the honors, and the tools.

use tensu::{Kind, Suit, Tile};
use yew::prelude::*;

use super::at_once::at_once;
use super::icon::{Shape, icon};
use super::key::{red_key, tile_key};
use super::tools::tools;
use crate::components::shapes::{each, send};
use crate::state::{Action, Dispatch, Focus, State};
use crate::tr::{self, Label, say};

/// The keys: which tiles are left depends on nearly all of the state.
pub(crate) fn palette(state: &State, dispatch: &Dispatch) -> Html {
    let traced = state.traced();
    let key = |tile: Tile| tile_key(tile, state.why_not(tile, false).is_some(), dispatch);
    let with_red = |tile: Tile| red_key(tile, state.why_not(tile, true).is_some(), dispatch);
    let cell = |kind: Kind| {
        let red = kind.suit().filter(|_| kind.rank() == 5).map(Tile::red);
        let red = red.filter(|_| state.entry.ruleset().tiles.reds_of(kind) > 0);
        if !state.entry.ruleset().tiles.has(kind) {
            return html! { <span class="cell absent" /> };
        }
        let lowest = Some(kind.into()).filter(|&tile| red.is_none() && state.has_red_above(tile));
        let lit = traced.iter().any(|tile| tile.kind() == Some(kind));
        html! {
            <span class={classes!("cell", lit.then_some("lit"))}>{ key(kind.into()) }{ red.map(key) }{ lowest.map(with_red) }</span>
        }
    };
    let suit = |suit: Suit| {
        let kinds = (1..=9).filter_map(move |rank| Kind::number(suit, rank));
        html! { <div class="row" role="group" aria-label={tr::suit(Some(suit))}>{ each(kinds.map(cell)) }</div> }
    };
    let tool = |name: &'static str, shape: Shape, action: Action| {
        let onclick = send(action, dispatch);
        html! {
            <span class="cell"><button type="button" class="tool" aria-label={name} title={name} {onclick}>{ icon(shape) }</button></span>
        }
    };
    // Where a key that is held enters no more than one that is tapped.
    let single = state.armed.is_some() || state.focus != Focus::Hand;
    html! {
        <section class={classes!("palette", (!traced.is_empty()).then_some("tracing"), single.then_some("single"))} aria-label={say(Label::Tiles)}>
            { at_once(state, dispatch) }
            { tools(state, dispatch) }
            { each(Suit::ALL.into_iter().map(suit)) }
            <div class="row">
                <div class="honors" role="group" aria-label={tr::suit(None)}>{ each((1..=7).filter_map(Kind::honor).map(cell)) }</div>
                { tool(say(Label::Clear), Shape::Bin, Action::Clear) }
                { tool(say(Label::Delete), Shape::Erase, Action::Delete) }
            </div>
        </section>
    }
}
