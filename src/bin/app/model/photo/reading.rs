//! The odds of each tile of a row, as `www/photo/photo.js` hands them on: a line a tile.

use tensu::{Kind, Tile, TileSet};

/// The classes of the net: the kinds in their order, a flower, a back.
const CLASSES: usize = 36;

/// The odds of something that is as good as impossible, in sixteenths of a bit of surprise.
const NEVER: u16 = 400;

/// The odds that are still sure: 16 * log2(1 / 0.8). Where winning hands disagree, fewer are.
const SURE: u16 = 5;

/// The gap before a tile that lies apart, in hundredths of a tile's width.
const APART: i32 = 35;

/// The corners of a tile in the straightened strip, in pixels.
pub(crate) type Area = [i32; 4];

/// The things that a photo can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// One row of tiles.
    Row,
    /// No tile.
    None,
    /// More rows than one.
    TwoRows,
    /// Nothing, as it is too dark.
    Black,
    /// Nothing, as it is not sharp.
    Blurred,
}

impl Seen {
    fn from_code(code: &str) -> Option<Self> {
        Some(match code {
            "row" => Self::Row,
            "none" => Self::None,
            "two_rows" => Self::TwoRows,
            "black" => Self::Black,
            "blurred" => Self::Blurred,
            _ => return None,
        })
    }
}

/// A tile as it was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    odds: [u16; CLASSES],
    red: u16,
    plain: u16,
    gap: i32,
    pub(super) area: Area,
}

/// The reading of one photo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) seen: Seen,
    pub(crate) tiles: Vec<Spot>,
}

impl Reading {
    /// Reads a text; `None` of any that is no reading.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let seen = Seen::from_code(lines.next()?)?;
        let tiles: Option<Vec<Spot>> = lines.map(Spot::read).collect();
        let tiles = tiles?;
        // A row without tiles is none.
        let seen = if tiles.is_empty() && seen == Seen::Row {
            Seen::None
        } else {
            seen
        };
        Some(Self { seen, tiles })
    }
}

impl Spot {
    /// Reads a line: the odds, red, plain, the gap, the area.
    fn read(line: &str) -> Option<Self> {
        let numbers: Option<Vec<i32>> = line.split(' ').map(|one| one.parse().ok()).collect();
        let numbers = numbers?;
        let (odds, rest) = numbers.split_at_checked(CLASSES)?;
        let &[red, plain, gap, left, top, right, bottom] = rest else {
            return None;
        };
        let odd = |number: i32| number.clamp(0, i32::from(NEVER)) as u16;
        let mut all = [NEVER; CLASSES];
        for (to, from) in all.iter_mut().zip(odds) {
            *to = odd(*from);
        }
        Some(Self {
            odds: all,
            red: odd(red),
            plain: odd(plain),
            gap,
            area: [left, top, right, bottom],
        })
    }

    /// Returns whether it lies apart from the tile before it.
    pub(super) fn is_apart(&self) -> bool {
        self.gap >= APART
    }

    /// Lists the tiles that it can be in this set, the likeliest first, each with its odds; a class that is no face is `None`.
    fn ranked(&self, set: &TileSet) -> Vec<(Option<Tile>, u16)> {
        let mut all = Vec::new();
        for (class, &odds) in self.odds.iter().enumerate() {
            let Some(kind) = Kind::new(class) else {
                all.push((None, odds));
                continue;
            };
            if !set.has(kind) {
                continue;
            }
            match kind.red_five().filter(|&red| set.has_tile(red)) {
                Some(red) => {
                    all.push((Some(red), odds + self.red));
                    all.push((Some(kind.into()), odds + self.plain));
                }
                None => all.push((Some(kind.into()), odds)),
            }
        }
        all.sort_by_key(|(_, odds)| *odds);
        all
    }

    /// Returns the likeliest tile, the first three guesses, and whether the first is sure.
    pub(super) fn guessed(&self, set: &TileSet) -> (Option<Tile>, Vec<Tile>, bool) {
        let ranked = self.ranked(set);
        let first = ranked.first().and_then(|(tile, _)| *tile);
        let is_sure = ranked.first().is_some_and(|(_, odds)| *odds <= SURE);
        let tiles = ranked.iter().filter_map(|(tile, _)| *tile);
        (first, tiles.take(3).collect(), is_sure)
    }
}

#[cfg(test)]
mod tests {
    use tensu::{Kind, Suit, Tile, TileSet};

    use super::{Reading, Seen};
    use crate::model::active_rules::ActiveRules;

    /// A line in which a class has these odds, and all others none to speak of.
    fn line(class: usize, odds: u16, other: usize, red: u16, gap: i32) -> String {
        let all: Vec<String> = (0..36)
            .map(|at| match at {
                _ if at == class => odds.to_string(),
                _ if at == other => "40".to_owned(),
                _ => "400".to_owned(),
            })
            .collect();
        format!("{} {red} {} {gap} 0 4 50 68", all.join(" "), 400 - red)
    }

    fn set() -> TileSet {
        ActiveRules::default().tiles
    }

    #[test]
    fn odds_become_guesses() {
        let text = format!(
            "row\n{}\n{}",
            line(0, 2, 1, 400, 3),
            line(34, 1, 5, 400, 60)
        );
        let reading = Reading::read(&text).expect("a reading");
        let (tile, others, is_sure) = reading.tiles[0].guessed(&set());
        let first = Kind::new(0).map(Tile::from);
        assert_eq!((tile, is_sure), (first, true));
        assert_eq!(others.len(), 3);
        assert_eq!(Some(others[1]), Kind::new(1).map(Tile::from));
        let (tile, others, is_sure) = reading.tiles[1].guessed(&set());
        assert_eq!((tile, is_sure), (None, true), "a flower");
        assert_eq!(others.len(), 3);
        assert!(reading.tiles[1].is_apart() && !reading.tiles[0].is_apart());
    }

    #[test]
    fn a_five_is_red_or_plain() {
        for (red, expected) in [
            (0, Tile::red(Suit::Man)),
            (400, Tile::from(Kind::new(4).expect("5m"))),
        ] {
            let text = format!("row\n{}", line(4, 0, 1, red, 0));
            let reading = Reading::read(&text).expect("a reading");
            assert_eq!(reading.tiles[0].guessed(&set()).0, Some(expected));
        }
    }

    #[test]
    fn anything_else_is_no_reading() {
        assert_eq!(Reading::read(""), None);
        assert_eq!(Reading::read("row\n1 2 3"), None);
        assert_eq!(Reading::read("row\nx"), None);
        for (text, seen) in [
            ("row", Seen::None),
            ("two_rows", Seen::TwoRows),
            ("black", Seen::Black),
            ("blurred", Seen::Blurred),
        ] {
            assert_eq!(
                Reading::read(text).map(|one| one.seen),
                Some(seen),
                "{text}"
            );
        }
    }
}
