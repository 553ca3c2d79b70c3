//! The values that are seen at the table, as they are told one by one: of the hand itself, or of a score without tiles.

use tensu::{By, Liable, Question, Wind, Yaku};

/// A value of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum AtTable {
    /// The way the hand was won.
    By(By),
    /// The winner's seat.
    Seat(Wind),
    /// The wind of the round.
    Round(Wind),
    /// Honba.
    Honba(u32),
    /// Riichi sticks.
    Sticks(u32),
    /// Norths set aside.
    Norths(u8),
    /// The seat of the discarder.
    From(Option<Wind>),
    /// The seat that is liable for a yaku.
    Liable(Yaku, Option<Wind>),
}

impl AtTable {
    /// Takes over the value.
    pub(crate) fn tell(self, rest: &mut Question) {
        match self {
            Self::By(by) => rest.by = by,
            Self::Seat(wind) => rest.seat = wind,
            Self::Round(wind) => rest.round = wind,
            Self::Honba(count) => rest.honba = count,
            Self::Sticks(count) => rest.sticks = count,
            Self::Norths(count) => rest.norths = count,
            Self::From(from) => rest.from = from,
            Self::Liable(yaku, seat) => {
                rest.liable.retain(|liable| liable.yaku != yaku);
                rest.liable.extend(seat.map(|seat| Liable { seat, yaku }));
            }
        }
    }
}
