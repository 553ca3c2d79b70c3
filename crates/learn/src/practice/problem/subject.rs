//! The subject of a question, beside who sits where.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::practice::item::number;
use tensu::game::Way;
use tensu::notation::{Reader, mpsz};
use tensu::tiles::{Kind, Tile, Wind};

/// The points of all before a win, and the place that it must bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceGoal {
    /// The points of the seats, the dealer first.
    pub points: Vec<i64>,
    /// The place that is wanted, 1 being the best.
    pub place: usize,
    /// The way in which the hand would be won.
    pub way: Way,
}

/// The subject of a question, beside who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The hand of the question.
    Hand,
    /// Han, and fu where they matter.
    Counted(u8, Option<u16>),
    /// Points before a win; honba and sticks are those of the question.
    Standing(PlaceGoal),
    /// The discards of the player of the hand.
    Discarded(Vec<Kind>),
    /// The seats that are tenpai, where nobody won.
    Tenpai(Vec<Wind>),
}

/// A word.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str("hand"),
            Self::Counted(han, None) => write!(f, "{han}"),
            Self::Counted(han, Some(fu)) => write!(f, "{han}/{fu}"),
            Self::Standing(PlaceGoal { points, place, way }) => {
                let way = match way {
                    Way::Tsumo => "tsumo",
                    Way::Ron(seat) => seat.code(),
                };
                write!(f, "{way}:{place}")?;
                for points in points {
                    write!(f, ",{points}")?;
                }
                Ok(())
            }
            Self::Discarded(kinds) => {
                let tiles: Vec<Tile> = kinds.iter().copied().map(Tile::plain).collect();
                write!(f, "{DISCARDED}{}", mpsz(&tiles))
            }
            Self::Tenpai(seats) => {
                f.write_str(TENPAI)?;
                seats
                    .iter()
                    .try_for_each(|seat| f.write_char(seat.letter()))
            }
        }
    }
}

/// The words before discards, and before the seats that are tenpai.
const DISCARDED: &str = "thrown:";

const TENPAI: &str = "tenpai:";

/// Reads what [`Given`] writes.
pub(crate) fn read_given(text: &str) -> Option<Given> {
    if text == "hand" {
        return Some(Given::Hand);
    }
    if let Some(discarded) = text.strip_prefix(DISCARDED) {
        let kinds = Reader::OWN
            .tiles(discarded)
            .ok()?
            .into_iter()
            .map(Tile::kind);
        return kinds.collect::<Option<_>>().map(Given::Discarded);
    }
    if let Some(seats) = text.strip_prefix(TENPAI) {
        let seat = |letter| Wind::ALL.into_iter().find(|own| own.letter() == letter);
        let seats: Option<Vec<Wind>> = seats.chars().map(seat).collect();
        return seats.map(Given::Tenpai);
    }
    let Some((way, rest)) = text.split_once(':') else {
        let (han, fu) = match text.split_once('/') {
            Some((han, fu)) => (han, Some(number(fu)?)),
            None => (text, None),
        };
        return Some(Given::Counted(number(han)?, fu));
    };
    let way = match way {
        "tsumo" => Way::Tsumo,
        seat => Way::Ron(Wind::ALL.into_iter().find(|wind| wind.code() == seat)?),
    };
    let mut numbers = rest.split(',');
    let place = number(numbers.next()?)?;
    let points = numbers.map(|points| match points.strip_prefix('-') {
        Some(less) => number::<i64>(less).map(|less| -less),
        None => number(points),
    });
    let points: Option<Vec<i64>> = points.collect();
    Some(Given::Standing(PlaceGoal {
        points: points?,
        place,
        way,
    }))
}
