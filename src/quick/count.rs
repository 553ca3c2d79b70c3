//! A win as somebody counted it, without tiles: what lies on the table, how it is counted, what it pays.

use alloc::vec::Vec;

use crate::hand::question::{By, Question};
use crate::quick::again::Again;
use crate::result::score::{Payment, Step};
use crate::rulebook::Limit;
use crate::tiles::Wind;
use crate::yaku::{Yaku, YakuSet};

/// The winner, the way of winning, and what lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The winner's seat.
    pub seat: Wind,
    /// The wind of the round, if it is said: it may be that of the seat, so that one triplet is both yaku.
    pub round: Option<Wind>,
    /// The way of winning: tsumo or ron.
    pub by: By,
    /// The discarder, if named.
    pub from: Option<Wind>,
    /// Honba on the table.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
}

impl Table {
    /// Returns the table of a question.
    pub const fn of(question: &Question) -> Self {
        Self {
            seat: question.seat,
            round: Some(question.round),
            by: question.by,
            from: question.from,
            honba: question.honba,
            sticks: question.sticks,
        }
    }
}

/// Melds other than closed kans, as far as a count asks: none or some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Melds {
    /// It has none.
    #[default]
    Closed,
    /// It has some.
    Open,
}

/// Yaku, dora and fu, as somebody counted them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The yaku.
    pub yaku: YakuSet,
    /// The hand as open or closed.
    pub melds: Melds,
    /// Han from dora of all kinds; flowers, where each counts.
    pub dora: u8,
    /// Fu, rounded; `None` where they do not count.
    pub fu: Option<u16>,
    /// The yaku that count more than once.
    pub again: Again,
}

/// The way in which a win is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// By its yaku.
    Yaku(Chosen),
    /// By han, dora included, and fu if they count.
    Han(u8, Option<u16>),
    /// By units of yakuman, as in the hand; the ruleset's maximum is paid if there are more.
    Yakuman(u8),
    /// By points that add up, bonuses included.
    Points(u16),
}

/// The payments of such a win, and how they came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Han in all; `None` for yakuman.
    pub han: Option<u8>,
    /// Fu, rounded; `None` where they do not count.
    pub fu: Option<u16>,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// Units of yakuman; 0 without one and for a counted yakuman.
    pub yakuman: u8,
    /// Points, in additive rulesets.
    pub points: Option<u16>,
    /// The payments, one for each payer.
    pub payments: Vec<Payment>,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// All payments and the sticks.
    pub total: u32,
    /// The arithmetic, in order, as far as it does not need the tiles.
    pub steps: Vec<Step>,
}

impl Chosen {
    /// Returns how often a yaku counts.
    pub fn times(&self, yaku: Yaku) -> u8 {
        if self.yaku.has(yaku) {
            1 + self.again.get(yaku)
        } else {
            0
        }
    }

    /// Returns a copy with these yaku, each as often as it is named.
    #[must_use]
    pub fn naming(mut self, yaku: impl IntoIterator<Item = Yaku>) -> Self {
        for yaku in yaku {
            self.again = self.again.with(yaku, self.times(yaku));
            self.yaku = self.yaku.with(yaku, true);
        }
        self
    }

    /// Lists the yaku, each as often as it counts.
    pub fn named(&self) -> impl Iterator<Item = Yaku> {
        let times = |yaku: Yaku| core::iter::repeat_n(yaku, self.times(yaku).into());
        self.yaku.iter().flat_map(times)
    }
}
