//! The tiles of a meld as they lie on the table.

use alloc::vec::Vec;

use crate::tiles::Tile;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::order::sort_by_key;

/// The position of a tile of a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Standing upright.
    Upright,
    /// On its side, as the called one does.
    Turned,
    /// On its side on top of the one before it, as the fourth of an added kan does.
    Onto,
}

/// Lays out the tiles of a meld: each tile, or `None` for a back, with its position. The first of the tiles is the
/// called one; it lies on the side of its discarder, on the left if that is not known.
///
/// ```
/// use tensu::picture::{Lies, lying};
/// use tensu::{MeldKind, Question};
/// let pon: Question = "555p".parse()?;
/// let lying = lying(MeldKind::Pon, &pon.hand, None);
/// assert_eq!((lying[0].1, lying[1].1), (Lies::Turned, Lies::Upright));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn lying(kind: MeldKind, tiles: &[Tile], from: Option<Side>) -> Vec<(Option<Tile>, Lies)> {
    let mut order: Vec<Tile> = tiles.to_vec();
    let added = usize::from(kind == MeldKind::Kakan && tiles.len() > 1);
    let called = match from {
        None | Some(Side::Left) => 0,
        Some(Side::Across) => 1,
        Some(Side::Right) => order.len(),
    };
    let called = called.min((order.len() - added).saturating_sub(1));
    // The plain tiles of a closed kan are turned, and a plain one lies below the added one, so that a red one stays in sight.
    if kind == MeldKind::Ankan {
        sort_by_key(&mut order, |tile| !tile.is_red());
        order.rotate_right(1.min(tiles.len()));
    } else if kind.opens() && !order.is_empty() {
        if kind == MeldKind::Kakan
            && let Some(plain) = order.iter().position(|tile| !tile.is_red())
        {
            order.swap(0, plain);
        }
        order[..=called].rotate_left(1);
        // The added tile is the last one.
        if let Some(behind) = order.get_mut(called + 1..) {
            behind.rotate_right(added);
        }
    }
    let lie = |(i, &tile): (usize, &Tile)| {
        let hidden = kind == MeldKind::Ankan && (i == 0 || i == 3);
        let lies = if kind.opens() && i == called {
            Lies::Turned
        } else if added > 0 && i == called + 1 {
            Lies::Onto
        } else {
            Lies::Upright
        };
        ((!hidden).then_some(tile), lies)
    };
    order.iter().enumerate().map(lie).collect()
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    use super::{Lies, lying};
    use crate::hand::question::Question;
    use crate::tiles::Tile;
    use crate::tiles::meld::MeldKind::{self, Ankan, Chi, Kakan, Minkan, Pon};
    use crate::tiles::meld::Side::{self, Across, Left, Right};

    /// Writes the positions: `-` before a tile on its side, `^` before one on top, `#` for a back.
    fn lies(kind: MeldKind, tiles: &str, from: Option<Side>) -> String {
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
        let all: Vec<_> = lying(kind, &tiles, from).into_iter().map(write).collect();
        all.join(" ")
    }

    #[test]
    fn each_kind_of_meld_lies_differently() {
        assert_eq!(lies(Chi, "234m", None), "-2m 3m 4m");
        assert_eq!(lies(Minkan, "5550p", None), "-5p 5p 5p 0p");
        assert_eq!(lies(Kakan, "5550p", None), "-5p ^0p 5p 5p");
        for written in ["0555p", "5055p", "5505p", "5550p"] {
            assert_eq!(lies(Ankan, written, None), "# 0p 5p #");
        }
        assert_eq!(lies(Ankan, "5050p", None), "# 0p 0p #");
        assert_eq!(lies(Ankan, "", None), "");
    }

    #[test]
    fn the_called_tile_lies_where_it_came_from() {
        assert_eq!(lies(Pon, "055s", Some(Left)), "-0s 5s 5s");
        assert_eq!(lies(Pon, "055s", Some(Across)), "5s -0s 5s");
        assert_eq!(lies(Pon, "055s", Some(Right)), "5s 5s -0s");
        assert_eq!(lies(Minkan, "0555s", Some(Right)), "5s 5s 5s -0s");
        assert_eq!(lies(Kakan, "5550s", Some(Across)), "5s -5s ^0s 5s");
        assert_eq!(lies(Kakan, "5550s", Some(Right)), "5s 5s -5s ^0s");
    }

    #[test]
    fn no_red_five_lies_below_the_added_tile() {
        assert_eq!(lies(Kakan, "0555p", None), "-5p ^5p 0p 5p");
        assert_eq!(lies(Kakan, "0055p", None), "-5p ^5p 0p 0p");
    }

    #[test]
    fn what_is_not_all_there_is_drawn_all_the_same() {
        assert_eq!(lies(Kakan, "", None), "");
        assert_eq!(lies(Kakan, "5p", None), "-5p");
        assert_eq!(lies(Kakan, "55p", Some(Right)), "-5p ^5p");
        assert_eq!(lies(Pon, "55p", Some(Right)), "5p -5p");
    }
}
