//! The key of a tile. A five has its red one in the corner.

use tensu::Tile;
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::send;
use crate::parts::tile::face;
use crate::say::{self, words};

/// Draws the key of a tile; a blocked one can do nothing now.
pub(crate) fn tile_key(
    tile: Tile,
    blocked: bool,
    worth: Option<&str>,
    dispatch: &Dispatch,
) -> Html {
    let class = if tile.is_red() { "key-red" } else { "key" };
    let name = words().tile(tile);
    let action = Action::Hand(HandTap::Tile(tile));
    key(class, name, tile, blocked, worth, action, dispatch)
}

/// Draws the corner on the key of the lowest tile of a sequence that has a red five further up.
pub(crate) fn red_key(lowest: Tile, blocked: bool, dispatch: &Dispatch) -> Html {
    let name = say::with_red(lowest);
    let action = Action::Hand(HandTap::WithRed(lowest));
    key("key-red", name, lowest, blocked, None, action, dispatch)
}

fn key(
    class: &'static str,
    name: String,
    tile: Tile,
    blocked: bool,
    worth: Option<&str>,
    action: Action,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send(action, dispatch);
    html! {
        <button type="button" {class} data-tile={tile.to_string()} aria-label={name} aria-description={worth.map(str::to_owned)} aria-disabled={blocked.to_string()} {onclick}>
            if class == "key-red" {
                <span class="corner" aria-hidden="true" />
            } else {
                { face(Some(tile), "") }
                // Painted on it, and no part of its name.
                if let Some(worth) = worth {
                    <span class={classes!("worth-here", (worth.len() > 5).then_some("long"))} data-worth={worth.to_owned()} />
                }
            }
        </button>
    }
}
