//! The key of a tile. A five has its red one in the corner.

use tensu::Tile;
use yew::prelude::*;

use super::tile::face;
use crate::state::{Action, Dispatch};
use crate::tr::words;

/// What a key shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The tile.
    pub(crate) tile: Tile,
    /// Whether it can do nothing now.
    pub(crate) blocked: bool,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// A tile to tap.
#[component]
pub(crate) fn TileKey(props: &Props) -> Html {
    let tile = props.tile;
    let onclick = {
        let dispatch = props.dispatch.clone();
        move |_| dispatch.dispatch(Action::Tile(tile))
    };
    let class = if tile.is_red() { "key-red" } else { "key" };
    html! {
        <button type="button" {class} aria-label={(words().tile)(tile)} aria-disabled={props.blocked.to_string()} {onclick}>
            if tile.is_red() {
                <span class="corner" aria-hidden="true">{ tile.kind().map(tensu::Kind::rank) }</span>
            } else {
                { face(Some(tile), "") }
            }
        </button>
    }
}
