//! The yaku: what they are called, what they need, which lower ones they replace.
//!
//! One entry per yaku in `yaku/rows.rs`, `yaku/points.rs` and `yaku/fans.rs`, written once: it gives the id, the scorer's
//! condition, the names, the reference page and two tests (its example is awarded, its counter-example is not). What a
//! yaku is *worth* is for a [`Ruleset`](crate::Ruleset) to say; the row only proposes the usual value.

use core::hash::{Hash, Hasher};

use table::{Fans, Signs};

#[cfg(feature = "chinese")]
pub(crate) use fans::fans;
pub(crate) use points::points;
pub(crate) use rows::rows;
pub(crate) use set::RiichiSet;
pub use set::YakuSet;
pub(crate) use table::OF_CHINESE;
#[cfg(feature = "on_demand")]
pub(crate) use table::bring;
pub use table::{TABLE, Yaku};

#[cfg(feature = "chinese")]
mod fans;
pub(crate) mod kinds;
mod points;
mod rows;
mod set;
#[cfg(feature = "chinese")]
mod signs;
mod table;

/// The worth of a yaku, closed and open; 0 means that it does not count that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth {
    /// The unit that it is paid in.
    pub unit: Unit,
    /// In a closed hand.
    pub closed: u8,
    /// In an open hand.
    pub open: u8,
}

/// The unit that a yaku is paid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unit {
    /// Han.
    Han,
    /// Units of yakuman.
    Yakuman,
    /// At least a mangan: the hand is paid as one if it is worth less.
    Mangan,
    /// Points that add up.
    Points,
}

impl Unit {
    /// The id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Han => "han",
            Self::Yakuman => "yakuman",
            Self::Mangan => "mangan",
            Self::Points => "points",
        }
    }
}

impl Worth {
    /// Worth of a limit hand of points that add up: as much as the ruleset says, whatever its limit is.
    pub const LIMIT: u8 = u8::MAX;

    /// Not a yaku of this ruleset.
    pub const NOTHING: Self = Self::han(0, 0);

    /// Han, closed and open.
    pub const fn han(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Han,
            closed,
            open,
        }
    }

    /// Units of yakuman, closed and open.
    pub const fn yakuman(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Yakuman,
            closed,
            open,
        }
    }

    /// A mangan, closed (1) and open (1 or 0).
    pub const fn mangan(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Mangan,
            closed,
            open,
        }
    }

    /// Points, closed and open.
    pub const fn points(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Points,
            closed,
            open,
        }
    }

    /// The worth for a hand that is closed or not; 0 when it does not count.
    pub const fn amount(self, is_closed: bool) -> u8 {
        if is_closed { self.closed } else { self.open }
    }

    /// Returns its worth at the most, closed or open.
    pub const fn most(self) -> u8 {
        if self.closed > self.open {
            self.closed
        } else {
            self.open
        }
    }

    /// Returns whether it is worth anything at all.
    pub(crate) const fn counts(self) -> bool {
        self.closed | self.open != 0
    }

    /// Returns whether it is paid in yakuman.
    pub const fn is_yakuman(self) -> bool {
        matches!(self.unit, Unit::Yakuman)
    }
}

/// A row of the table.
#[derive(Debug)]
pub struct Row {
    /// The yaku.
    pub yaku: Yaku,
    /// The id of the scoring contract.
    pub code: &'static str,
    /// The name in Hepburn romanisation; in additive games the one that the source uses.
    pub romaji: &'static str,
    /// The name in Japanese.
    pub kanji: &'static str,
    /// The name that English-speaking players use.
    pub english: &'static str,
    /// The usual worth, for a house that adds it, and the unit it is paid in; a ruleset that has it states its own.
    pub worth: Worth,
    /// Its lower forms, which are not counted beside it.
    pub lower: &'static [Yaku],
}

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
        row_at(self as usize).unwrap_or(&TABLE[0])
    }

    /// The yaku at a place of the table, if it is there.
    pub(crate) fn at(place: usize) -> Option<Self> {
        row_at(place).map(|row| row.yaku)
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
        self.in_signs(|fans| fans.faan)
    }

    /// The name that Zung Jung gives it.
    pub(crate) fn in_series(self) -> &'static str {
        self.in_signs(|fans| fans.series)
    }

    fn in_signs(self, of: fn(&Fans) -> Signs) -> &'static str {
        let signs = table::fans().map_or(&[][..], of);
        let own = signs.iter().find(|(yaku, _)| *yaku == self);
        own.map_or_else(|| self.hanzi(), |(_, signs)| signs)
    }

    /// Its place among the patterns of Chinese games.
    fn of_chinese(self) -> Option<usize> {
        (self as usize).checked_sub(Self::BEFORE_FANS)
    }

    /// Looks its text up in a table, or in that of Chinese games; empty if it has none.
    fn text(
        self,
        table: &[&'static str],
        of_chinese: fn(&Fans) -> &[&'static str],
    ) -> &'static str {
        let own = || of_chinese(table::fans()?).get(self.of_chinese()?);
        let text = table.get(self as usize).or_else(own);
        text.copied().unwrap_or_default()
    }

    /// The yaku that are not counted beside it, as a set: lower forms, and yaku that are read from the same tiles.
    pub(crate) fn replaces(self) -> YakuSet {
        let own = table::REPLACES.get(self as usize);
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
        self.text(&table::SOURCES, |fans| &fans.sources)
    }

    /// A hand that has it, as the text of a [`Question`](crate::hand::question::Question).
    pub fn example(self) -> &'static str {
        self.text(&table::EXAMPLES, |fans| &fans.examples)
    }

    /// A hand that looks like it but does not have it; empty if there is none.
    pub fn counter_example(self) -> &'static str {
        self.text(&table::COUNTERS, |fans| &fans.counters)
    }

    /// All yaku, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        let fans = table::fans().map_or(&[][..], |fans| &fans.rows);
        TABLE.iter().chain(fans).map(|row| row.yaku)
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

fn row_at(place: usize) -> Option<&'static Row> {
    let own = || {
        table::fans()?
            .rows
            .get(place.checked_sub(Yaku::BEFORE_FANS)?)
    };
    TABLE.get(place).or_else(own)
}
