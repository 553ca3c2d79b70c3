//! A meld in the strip, and its tiles wherever a meld is drawn.

use tensu::{MeldKind, Tile, TileSet, WrittenMeld};
use yew::prelude::*;

use crate::model::state::{Action, Dispatch};
use crate::parts::shapes::send;
use crate::parts::tile::{ONTO, row};
use crate::say;

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
            class={classes!("held", "meld", size_class(meld.tiles.len(), Some(meld.kind)))}
            aria-label={say::meld_of(meld.kind, &tiles)}
            aria-expanded={open.to_string()}
            {onclick}
        >
            { called("lying", meld.kind, &tiles) }
        </button>
    }
}

/// How a tile of a meld lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    Upright,
    /// On its side, as the called one does.
    Turned,
    /// On top of the one before it, as the fourth of an added kan does.
    Onto,
}

/// The tiles of a meld as they lie, as one element with a class: the called one on its side, an added one on top of it, a
/// closed kan with its ends face down.
pub(crate) fn called(class: &'static str, kind: MeldKind, tiles: &[Tile]) -> Html {
    let lie = |(tile, lies)| match lies {
        Lies::Upright => (tile, ""),
        Lies::Turned => (tile, "side"),
        Lies::Onto => (tile, ONTO),
    };
    row(class, lying(kind, tiles).into_iter().map(lie))
}

/// Each tile of a meld, or its back, and how it lies.
pub(crate) fn lying(kind: MeldKind, tiles: &[Tile]) -> Vec<(Option<Tile>, Lies)> {
    let mut order: Vec<Tile> = tiles.to_vec();
    // The plain tiles of a closed kan are turned, and a plain one lies below the added one, so that a red one stays in sight.
    if kind == MeldKind::Ankan {
        order.rotate_right(1);
    } else if kind == MeldKind::Kakan {
        if let Some(plain) = order.iter().position(|tile| !tile.is_red()) {
            order.swap(0, plain);
        }
        // The added tile is the last one.
        if let Some(others) = order.get_mut(1..) {
            others.rotate_right(usize::from(!others.is_empty()));
        }
    }
    let lie = |(i, &tile): (usize, &Tile)| {
        let hidden = kind == MeldKind::Ankan && (i == 0 || i == 3);
        let lies = match i {
            0 if kind.opens() => Lies::Turned,
            1 if kind == MeldKind::Kakan => Lies::Onto,
            _ => Lies::Upright,
        };
        ((!hidden).then_some(tile), lies)
    };
    order.iter().enumerate().map(lie).collect()
}

/// The class that gives a group the width of its tiles; one on top of another takes none.
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
    use tensu::MeldKind::{self, Ankan, Chi, Kakan, Minkan};
    use tensu::{Question, Tile};

    use super::{Lies, lying, size_class};

    /// As they lie: `-` before one on its side, `^` before one on top, `#` for a back.
    fn lies(kind: MeldKind, tiles: &str) -> String {
        let all: Question = tiles.parse().expect("tiles");
        let tiles: Vec<Tile> = all.hand.iter().chain(&all.win).copied().collect();
        let write = |(tile, lies): (Option<Tile>, Lies)| {
            let mark = match lies {
                Lies::Upright => "",
                Lies::Turned => "-",
                Lies::Onto => "^",
            };
            format!("{mark}{}", tile.map_or("#".into(), |tile| tile.to_string()))
        };
        let all: Vec<_> = lying(kind, &tiles).into_iter().map(write).collect();
        all.join(" ")
    }

    #[test]
    fn each_kind_of_meld_lies_differently() {
        assert_eq!(lies(Chi, "234m"), "-2m 3m 4m");
        assert_eq!(lies(Minkan, "5550p"), "-5p 5p 5p 0p");
        assert_eq!(lies(Kakan, "5550p"), "-5p ^0p 5p 5p");
        assert_eq!(lies(Ankan, "0555p"), "# 0p 5p #");
    }

    #[test]
    fn no_red_five_lies_below_the_added_tile() {
        assert_eq!(lies(Kakan, "0555p"), "-5p ^5p 0p 5p");
        assert_eq!(lies(Kakan, "0055p"), "-5p ^5p 0p 0p");
    }

    #[test]
    fn what_is_not_all_there_is_drawn_all_the_same() {
        assert_eq!(lies(Kakan, ""), "");
        assert_eq!(lies(Kakan, "5p"), "-5p");
        assert_eq!(lies(Kakan, "55p"), "-5p ^5p");
        assert_eq!(size_class(4, Some(Kakan)), "of3");
        assert_eq!(size_class(4, Some(Minkan)), "of4");
    }
}
