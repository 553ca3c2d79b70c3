//! The key of a tile. A five has its red one in the corner.

use tensu::Tile;
use yew::prelude::*;

use super::tile::face;
use crate::components::shapes::send;
use crate::state::{Action, Dispatch};
use crate::tr::words;

/// A tile to tap; a blocked one can do nothing now.
pub(crate) fn tile_key(tile: Tile, blocked: bool, dispatch: &Dispatch) -> Html {
    let onclick = send(Action::Tile(tile), dispatch);
    let class = if tile.is_red() { "key-red" } else { "key" };
    html! {
        <button type="button" {class} aria-label={words().tile(tile)} aria-disabled={blocked.to_string()} {onclick}>
            if tile.is_red() {
                <span class="corner" aria-hidden="true">{ tile.kind().map(tensu::Kind::rank) }</span>
            } else {
                { face(Some(tile), "") }
            }
        </button>
    }
}
