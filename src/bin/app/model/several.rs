//! Tiles that one tap or one stroke enters together.

use tensu::{Kind, Tile};

/// The tiles that a tap on a key enters when it is not one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Several {
    /// The tile and the two after it: a sequence.
    Sequence,
    /// Two of the tile.
    Pair,
    /// Three of the tile.
    Triplet,
}

impl Several {
    /// All of them in the order of the screen.
    pub(crate) const ALL: [Self; 3] = [Self::Sequence, Self::Pair, Self::Triplet];

    /// The number of tiles.
    pub(crate) const fn size(self) -> usize {
        match self {
            Self::Pair => 2,
            Self::Sequence | Self::Triplet => 3,
        }
    }

    /// The tiles from the lowest one; `None` when there are no such.
    pub(crate) fn tiles(self, lowest: Tile) -> Option<Vec<Tile>> {
        let kind = lowest.kind()?;
        let mut tiles = vec![lowest];
        for i in 1..self.size() {
            let next = if self == Self::Sequence {
                kind.up(i as u8)?
            } else {
                kind
            };
            tiles.push(next.into());
        }
        Some(tiles)
    }
}

/// The same tiles with their five red; `None` without a plain five.
pub(crate) fn with_red(mut tiles: Vec<Tile>) -> Option<Vec<Tile>> {
    let five = |face: &mut Tile| {
        let red = face.kind()?.red_five().filter(|_| !face.is_red())?;
        *face = red;
        Some(())
    };
    tiles.iter_mut().find_map(five)?;
    Some(tiles)
}

/// The tiles that a stroke over the keys of a row goes over, in its order; nothing when it leaves the row. Its ends are
/// the faces that were touched, between them lie plain ones.
pub(crate) fn between(from: Tile, to: Tile) -> Vec<Tile> {
    let (Some(first), Some(last)) = (from.kind(), to.kind()) else {
        return Vec::new();
    };
    if first.suit() != last.suit() {
        return Vec::new();
    }
    let of = |rank: u8| match first.suit() {
        Some(suit) => Kind::number(suit, rank),
        None => Kind::honor(rank),
    };
    let (low, high) = (first.rank().min(last.rank()), first.rank().max(last.rank()));
    let kinds = (low..=high).filter_map(of).map(Tile::from);
    let mut tiles: Vec<Tile> = kinds.collect();
    if first.rank() > last.rank() {
        tiles.reverse();
    }
    if let [start, .., end] = &mut tiles[..] {
        (*start, *end) = (from, to);
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::{Several, between, with_red};
    use tensu::notation::{mpsz, tile};

    fn check(from: &str, to: &str, expected: &str) {
        let ends = tile(from).and_then(|from| tile(to).map(|to| between(from, to)));
        assert_eq!(
            ends.as_deref().map(mpsz),
            Ok(expected.to_owned()),
            "{from} to {to}"
        );
    }

    #[test]
    fn strokes() {
        check("2m", "4m", "234m");
        check("4m", "2m", "432m");
        check("5s", "6s", "56s");
        check("3p", "0p", "340p");
        check("0p", "7p", "067p");
        check("4p", "6p", "456p");
        check("1s", "9s", "123456789s");
        check("1z", "4z", "1234z");
        check("9m", "1p", "");
        check("7z", "7p", "");
    }

    #[test]
    fn sets() {
        let set = |several: Several, lowest| tile(lowest).ok().and_then(|tile| several.tiles(tile));
        let text = |several, lowest| set(several, lowest).as_deref().map(mpsz);
        assert_eq!(text(Several::Sequence, "2m").as_deref(), Some("234m"));
        assert_eq!(text(Several::Sequence, "0s").as_deref(), Some("067s"));
        assert_eq!(text(Several::Sequence, "8s"), None);
        assert_eq!(text(Several::Sequence, "1z"), None);
        assert_eq!(text(Several::Pair, "0p").as_deref(), Some("05p"));
        assert_eq!(text(Several::Triplet, "7z").as_deref(), Some("777z"));
        let red = |several, lowest| set(several, lowest).and_then(with_red);
        assert_eq!(
            red(Several::Sequence, "3p").as_deref().map(mpsz).as_deref(),
            Some("340p")
        );
        assert_eq!(red(Several::Sequence, "6p"), None);
        assert_eq!(red(Several::Sequence, "0p"), None);
    }
}
