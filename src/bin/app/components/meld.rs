//! A meld in the strip, and its tiles wherever a meld is drawn.

use tensu::{MeldKind, Tile, TileSet, WrittenMeld};
use yew::prelude::*;

use super::tile::row;
use crate::components::shapes::send;
use crate::state::{Action, Dispatch};
use crate::tr;

/// A meld of the strip; a tap opens its menu.
pub(crate) fn meld_tiles(
    at: usize,
    meld: &WrittenMeld,
    set: &TileSet,
    open: bool,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send(Action::Meld(Some(at)), dispatch);
    let tiles: Vec<Tile> = meld.tiles.iter().map(|&tile| set.as_played(tile)).collect();
    html! {
        <button
            key={format!("meld{at}")}
            type="button"
            class={classes!("held", "meld", size_class(meld.tiles.len()))}
            aria-label={tr::meld_of(meld.kind, &tiles)}
            aria-expanded={open.to_string()}
            {onclick}
        >
            { called("lying", meld.kind, &tiles) }
        </button>
    }
}

/// The tiles of a meld as they lie, as one element with a class: the called one on its side, a closed kan with its ends
/// face down.
pub(crate) fn called(class: &'static str, kind: MeldKind, tiles: &[Tile]) -> Html {
    let lie = |(tile, turned)| (tile, if turned { "side" } else { "" });
    row(class, lying(kind, tiles).into_iter().map(lie))
}

/// Each tile of a meld, or its back, and whether it lies on its side.
pub(crate) fn lying(kind: MeldKind, tiles: &[Tile]) -> Vec<(Option<Tile>, bool)> {
    // The plain tiles of a closed kan are turned, so that its red one stays in sight.
    let mut order: Vec<Tile> = tiles.to_vec();
    if kind == MeldKind::Ankan {
        order.rotate_right(1);
    }
    let lie = |(i, &tile): (usize, &Tile)| {
        let hidden = kind == MeldKind::Ankan && (i == 0 || i == 3);
        ((!hidden).then_some(tile), i == 0 && kind.opens())
    };
    order.iter().enumerate().map(lie).collect()
}

/// The class that gives a group the width of its tiles.
pub(crate) const fn size_class(tiles: usize) -> &'static str {
    match tiles {
        1 => "of1",
        2 => "of2",
        3 => "of3",
        _ => "of4",
    }
}
