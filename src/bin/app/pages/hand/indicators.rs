//! Dora or ura indicators: a tap on one takes it out, and one beside them makes the keys fill the row.

use tensu::{Refusal, Tile, TileSet};
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, Focus, HandTap, State};
use crate::parts::shapes::{each, el, send};
use crate::parts::tile::face;
use crate::say::{self, Label, say, words};

/// Draws the row; `why_not` is the reason why there may be none.
pub(crate) fn indicators(
    row: Focus,
    state: &State,
    why_not: Option<&Refusal>,
    dispatch: &Dispatch,
) -> Html {
    let rest = &state.entry.rest;
    let (caption, name, tiles) = match row {
        Focus::Ura => (Label::Ura, Label::UraIndicators, &rest.ura),
        _ => (Label::Dora, Label::DoraIndicators, &rest.dora),
    };
    let (caption, name) = (say(caption), say(name));
    let active = state.keys.focus == row;
    let one = |(at, &tile): (usize, &Tile)| {
        let onclick = send(Action::Hand(HandTap::TakeIndicator(row, at)), dispatch);
        let name = say::pair(caption, words().tile(tile));
        html! { <button type="button" class="shown" aria-label={name} title={say(Label::TapToTake)} {onclick}>{ face(Some(tile), "") }</button> }
    };
    let mut places: Vec<Html> = tiles.iter().enumerate().map(one).collect();
    // Where the next one lands.
    if tiles.len() < TileSet::INDICATORS {
        let gap = state.keys.gap.filter(|_| active).unwrap_or(tiles.len());
        let next = active.then_some("next");
        let groove = html! { <span class={classes!("slot", next)} /> };
        places.insert(gap.min(tiles.len()), groove);
    }
    let shown = || say::tile_names(tiles);
    let help = why_not.map_or_else(shown, |why| words().refusal(why));
    // Painted behind the caption and no part of the name: that it is pressed says the same.
    let next = active.then(|| say(Label::NextHere));
    html! {
        <div class="indicators">
            <button
                type="button"
                class="row-name"
                aria-label={name}
                aria-pressed={active.to_string()}
                aria-disabled={why_not.is_some().to_string()}
                title={(!help.is_empty()).then_some(help)}
                onclick={send(Action::Hand(HandTap::Focus(row)), dispatch)}
            >
                <span class="caption" data-next={next}>{ caption }</span>
            </button>
            { el("span", "slots", each(places)) }
        </div>
    }
}
