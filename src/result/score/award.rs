//! Awards: yaku and dora, with the amount of each.

use crate::rulebook::Rules;
use crate::yaku::{Unit, Yaku};

/// Something awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Award {
    /// The yaku or bonus.
    pub what: AwardKind,
    /// Its amount.
    pub amount: Amount,
}

impl Award {
    /// The number of times that a pattern of a Chinese game was counted; 1 in every other game.
    pub fn times(&self, rules: &Rules) -> u16 {
        let (AwardKind::Yaku(yaku), Some(_)) = (self.what, rules.chinese()) else {
            return 1;
        };
        // A pattern that counts several times is worth the same, closed or open.
        let one = rules.points_of(yaku, false);
        self.amount.points().checked_div(one).unwrap_or(1)
    }
}

/// A yaku or a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AwardKind {
    /// A yaku.
    Yaku(Yaku),
    /// Tiles shown by the dora indicators.
    Dora,
    /// Tiles shown by the ura dora indicators.
    UraDora,
    /// Red fives.
    AkaDora,
    /// Norths set aside.
    Nukidora,
    /// Flowers set aside.
    FlowerDora,
    /// Points for winning.
    WinningBonus,
}

impl AwardKind {
    /// The id of the scoring contract.
    pub fn code(self) -> &'static str {
        match self {
            Self::Yaku(yaku) => yaku.code(),
            Self::Dora => "dora",
            Self::UraDora => "ura_dora",
            Self::AkaDora => "aka_dora",
            Self::Nukidora => "nukidora",
            Self::FlowerDora => "flower_dora",
            Self::WinningBonus => "winning_bonus",
        }
    }
}

/// Returns whether one yaku is paid as a mangan, and nothing else: han and fu were not counted.
pub(crate) fn are_a_mangan(awards: &[Award]) -> bool {
    matches!(awards, [one] if one.amount == Amount::Mangan)
}

/// An amount with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Amount {
    /// Han.
    Han(u8),
    /// Units of yakuman.
    Yakuman(u8),
    /// A mangan, whatever else the hand has.
    Mangan,
    /// Points of an additive ruleset.
    Points(u16),
}

impl Unit {
    /// The amount of so many in this unit.
    pub const fn of(self, n: u16) -> Amount {
        let few = if n > 255 { u8::MAX } else { n as u8 };
        match self {
            Self::Han => Amount::Han(few),
            Self::Yakuman => Amount::Yakuman(few),
            Self::Mangan => Amount::Mangan,
            Self::Points => Amount::Points(n),
        }
    }
}

impl Amount {
    /// The han, or none.
    pub const fn han(self) -> u8 {
        if let Self::Han(n) = self { n } else { 0 }
    }

    /// The units of yakuman, or none.
    pub const fn yakuman(self) -> u8 {
        if let Self::Yakuman(n) = self { n } else { 0 }
    }

    /// The points, or none.
    pub const fn points(self) -> u16 {
        if let Self::Points(n) = self { n } else { 0 }
    }
}
