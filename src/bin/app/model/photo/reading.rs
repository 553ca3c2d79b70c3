//! The odds of each tile of a row, as `www/photo/photo.js` hands them on: a line a tile.

use tensu::likely::{CLASSES, Odds, Place};

/// The gap before a tile that lies apart, in hundredths of a tile's width: between others it is seldom more than 10.
const APART: i32 = 20;

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
    pub(super) place: Place,
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
        let odd = |number: i32| Odds::new(u16::try_from(number.max(0)).unwrap_or(u16::MAX));
        let mut all = [Odds::IMPOSSIBLE; CLASSES];
        for (to, from) in all.iter_mut().zip(odds) {
            *to = odd(*from);
        }
        Some(Self {
            place: Place {
                odds: all,
                red: odd(red),
                plain: odd(plain),
            },
            gap,
            area: [left, top, right, bottom],
        })
    }

    /// Returns whether it lies apart from the tile before it.
    pub(super) const fn is_apart(&self) -> bool {
        self.gap >= APART
    }
}

#[cfg(test)]
mod tests {
    use super::{Reading, Seen};

    #[test]
    fn a_line_is_a_tile() {
        let odds: Vec<String> = (0..36).map(|at| (10 * at).to_string()).collect();
        let text = format!("row\n{} 3 900 60 0 4 50 68", odds.join(" "));
        let reading = Reading::read(&text).expect("a reading");
        let spot = &reading.tiles[0];
        let place = &spot.place;
        assert_eq!((place.odds[0].get(), place.odds[35].get()), (0, 350));
        assert_eq!((place.red.get(), place.plain.get()), (3, 400));
        assert!(spot.is_apart());
        assert_eq!(spot.area, [0, 4, 50, 68]);
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
