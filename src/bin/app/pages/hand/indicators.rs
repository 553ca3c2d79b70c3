//! Dora indicators, or those under them: five slots that a tap makes the keys fill.

use tensu::{Refusal, Tile, TileSet};
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, Focus};
use crate::parts::shapes::{each, el, send};
use crate::parts::tile::face;
use crate::say::{self, Label, say, words};

/// The slots; `why_not` is the reason why there may be none.
pub(crate) fn indicators(
    focus: Focus,
    active: bool,
    tiles: &[Tile],
    why_not: Option<&Refusal>,
    dispatch: &Dispatch,
) -> Html {
    let (caption, name) = match focus {
        Focus::Ura => (say(Label::Ura), say(Label::UraIndicators)),
        _ => (say(Label::Dora), say(Label::DoraIndicators)),
    };
    let onclick = send(Action::Focus(focus), dispatch);
    let next = |i: usize| active && i == tiles.len();
    let slot = |i: usize| {
        html! {
            if let Some(&tile) = tiles.get(i) {
                { face(Some(tile), "") }
            } else {
                <span class={classes!("slot", next(i).then_some("next"))} />
            }
        }
    };
    let named = || say::tile_names(tiles);
    let title = why_not.map_or_else(named, |why| words().refusal(why));
    html! {
        <button
            type="button"
            class="indicators"
            aria-label={name}
            aria-pressed={active.to_string()}
            aria-disabled={why_not.is_some().to_string()}
            title={(!title.is_empty()).then_some(title)}
            {onclick}
        >
            { el("span", "caption", caption) }
            { el("span", "slots", each((0..TileSet::INDICATORS).map(slot))) }
        </button>
    }
}
