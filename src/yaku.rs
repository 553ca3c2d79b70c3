//! The yaku: what they are called, what they need, which lower ones they replace.
//!
//! One entry per yaku in `yaku/rows.rs`, `yaku/points.rs` and `yaku/fans.rs`, written once: it gives the id, the scorer's
//! condition, the names, the reference page and two tests (its example is awarded, its counter-example is not). What a
//! yaku is *worth* is for a [`Ruleset`](crate::Ruleset) to say; the row only proposes the usual value.

use core::hash::{Hash, Hasher};

use signs::Signs;

#[cfg(feature = "chinese")]
pub(crate) use fans::fans;
pub(crate) use points::points;
pub(crate) use rows::rows;
pub(crate) use set::RiichiSet;
pub use set::YakuSet;
pub use table::{Row, TABLE, Yaku};
pub use worth::{Unit, Worth};

#[cfg(feature = "chinese")]
mod fans;
pub(crate) mod kinds;
mod points;
mod replaced;
mod rows;
mod set;
mod signs;
mod table;
mod worth;

impl Hash for Yaku {
    /// By its id: the place in the table changes with every new yaku.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.row().code.hash(state);
    }
}

impl Yaku {
    /// The yakuman that a player can become liable for, as far as any rules go. Source: docs/rules.md 0.5, `pao`.
    pub(crate) const PAO: [Self; 3] = [Self::Daisangen, Self::Daisuushii, Self::Suukantsu];

    /// Returns whether anybody can be liable for it under some rules: for one of `PAO`, or for the tile of an open kan.
    pub fn can_be_liable(self) -> bool {
        self == Self::Rinshan || Self::PAO.contains(&self)
    }

    /// The row of the table.
    pub fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The yaku at a place of the table, if it is there.
    pub(crate) fn at(place: usize) -> Option<Self> {
        TABLE.get(place).map(|row| row.yaku)
    }

    /// The name in Chinese games, in simplified signs.
    pub fn hanzi(self) -> &'static str {
        match self {
            Self::AllPungs => "碰碰和",
            Self::AllSimples => "断幺",
            Self::AllTerminals => "清幺九",
            Self::ConcealedHand => "门前清",
            Self::DragonPung => "箭刻",
            Self::FullyConcealedHand => "不求人",
            Self::LastTileDraw => "妙手回春",
            Self::NineGates => "九莲宝灯",
            Self::PureStraight => "清龙",
            Self::RobbingTheKong => "抢杠和",
            Self::SevenPairs => "七对",
            _ => self.row().kanji,
        }
    }

    /// The name that players of Hong Kong give it, in their own signs.
    pub(crate) fn in_faan(self) -> &'static str {
        self.in_signs(signs::FAAN)
    }

    /// The name that Zung Jung gives it.
    pub(crate) fn in_series(self) -> &'static str {
        self.in_signs(signs::SERIES)
    }

    fn in_signs(self, signs: Signs) -> &'static str {
        let own = signs.iter().find(|(yaku, _)| *yaku == self);
        own.map_or_else(|| self.hanzi(), |(_, signs)| signs)
    }

    /// The yaku that are not counted beside it, as a set: lower forms, and yaku that are read from the same tiles.
    pub(crate) fn replaces(self) -> YakuSet {
        let own = replaced::REPLACES.get(self as usize);
        own.copied().unwrap_or(YakuSet::NONE)
    }

    /// Other spellings that sources and players use.
    pub fn aliases(self) -> &'static [&'static str] {
        table::ALIASES
            .get(self as usize)
            .copied()
            .unwrap_or_default()
    }

    /// Returns the place where it is written: sections and codes of `docs/rules.md`.
    /// [`Ruleset::source_of`](crate::Ruleset::source_of) does so for a ruleset.
    pub fn source(self) -> &'static str {
        table::SOURCES[self as usize]
    }

    /// A hand that has it, as the text of a [`Question`](crate::hand::question::Question).
    pub fn example(self) -> &'static str {
        table::EXAMPLES[self as usize]
    }

    /// A hand that looks like it but does not have it; empty if there is none.
    pub fn counter_example(self) -> &'static str {
        table::COUNTERS[self as usize]
    }

    /// All yaku, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.yaku)
    }

    /// The id of the scoring contract, such as `"iipeikou"`.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// The yaku with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|yaku| yaku.code() == code)
    }
}
