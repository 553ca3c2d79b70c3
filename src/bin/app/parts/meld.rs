//! A meld in the strip, and its tiles wherever a meld is drawn.

use tensu::picture::{Lies, lying};
use tensu::{MeldKind, Tile, TileSet, WrittenMeld};
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::send;
use crate::parts::tile::{ONTO, row};
use crate::say;

/// Draws a meld of the strip; a tap opens its menu.
pub(crate) fn meld_tiles(
    at: usize,
    meld: &WrittenMeld,
    set: &TileSet,
    open: bool,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send(Action::Hand(HandTap::Meld(Some(at))), dispatch);
    let tiles: Vec<Tile> = meld.tiles.iter().map(|&tile| set.as_played(tile)).collect();
    html! {
        <button
            key={format!("meld{at}")}
            type="button"
            class={classes!("held", "meld", size_class(meld.tiles.len(), Some(meld.kind)))}
            aria-label={say::meld_of(meld.kind, &tiles)}
            aria-expanded={open.to_string()}
            {onclick}
        >
            { called("lying", meld.kind, &tiles) }
        </button>
    }
}

/// Draws the tiles of a meld as they lie, as one element with a class: the called one on its side, an added one on top
/// of it, a closed kan with its ends face down.
pub(crate) fn called(class: &'static str, kind: MeldKind, tiles: &[Tile]) -> Html {
    let lie = |(tile, lies)| match lies {
        Lies::Upright => (tile, ""),
        Lies::Turned => (tile, "side"),
        Lies::Onto => (tile, ONTO),
    };
    row(class, lying(kind, tiles, None).into_iter().map(lie))
}

/// Returns the class that gives a set the width of its tiles; one on top of another takes none.
pub(crate) fn size_class(tiles: usize, called: Option<MeldKind>) -> &'static str {
    match tiles.saturating_sub(usize::from(called == Some(MeldKind::Kakan))) {
        0 | 1 => "of1",
        2 => "of2",
        3 => "of3",
        _ => "of4",
    }
}

#[cfg(test)]
mod tests {
    use tensu::MeldKind::{Kakan, Minkan};

    use super::size_class;

    #[test]
    fn one_tile_on_top_of_another_takes_no_width() {
        assert_eq!(size_class(4, Some(Kakan)), "of3");
        assert_eq!(size_class(4, Some(Minkan)), "of4");
    }
}
