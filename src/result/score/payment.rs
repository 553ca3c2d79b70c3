//! Payments and the arithmetic that leads to them.

use crate::rulebook::Limit;
use crate::tiles::Wind;
use crate::yaku::{Yaku, YakuSet};

/// A player who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Payer {
    /// The player in this seat.
    Seat(Wind),
    /// Whoever discarded, if the seat was not given.
    Discarder,
    /// Whoever gave the tile of an open kan and is liable for the self-draw that followed, if the seat was not given. The
    /// contract calls this player a discarder, too.
    KanGiver,
    /// One of those who did not discard and pay all the same, if it was not given who did.
    Other,
}

impl Payer {
    /// The id of the scoring contract: the seat, or `"discarder"` and `"other"` for whoever was not named.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seat(seat) => seat.code(),
            Self::Discarder | Self::KanGiver => "discarder",
            Self::Other => "other",
        }
    }
}

/// The payment of one player to the winner, riichi sticks left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Payment {
    /// The payer.
    pub from: Payer,
    /// The share of the hand in points, rounded up to a full hundred; not rounded where points add up.
    pub hand: u32,
    /// The share of the honba in points.
    pub honba: u32,
    /// `true` if it is paid as the liable player.
    pub liable: bool,
}

impl Payment {
    /// All points that this player pays.
    pub const fn points(&self) -> u32 {
        self.hand.saturating_add(self.honba)
    }

    /// The sum of several payments.
    pub fn sum(payments: &[Self]) -> u32 {
        let points = payments.iter().map(Self::points);
        points.fold(0, u32::saturating_add)
    }
}

/// A step of the arithmetic from han and fu to points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Step {
    /// Yaku and dora make han.
    Han {
        /// From yaku.
        yaku: u8,
        /// From dora of all kinds.
        dora: u8,
    },
    /// Fu are rounded up to a full ten.
    RoundFu {
        /// The sum.
        from: u16,
        /// Rounded.
        to: u16,
    },
    /// fu × 2^(han + 2).
    Base {
        /// Fu.
        fu: u16,
        /// Han.
        han: u8,
        /// Base points.
        points: u32,
    },
    /// The base points are those of a limit.
    Limit {
        /// The limit.
        limit: Limit,
        /// Its base points.
        points: u32,
        /// The cause of it.
        reached: Reached,
    },
    /// Base points just below mangan are rounded up to it.
    Kiriage,
    /// Units of yakuman.
    Yakuman {
        /// The number of units.
        sum: u8,
        /// The most that the ruleset pays, if there are more.
        cap: Option<u8>,
        /// Base points.
        points: u32,
    },
    /// Han and a constant, where there are no fu.
    Plus {
        /// Han.
        han: u8,
        /// The constant.
        plus: u8,
    },
    /// Base points from a table.
    Lookup {
        /// Base points.
        points: u32,
    },
    /// Points added up.
    Points {
        /// The sum.
        sum: u16,
        /// The most that the ruleset allows, if the sum is higher.
        cap: Option<u16>,
    },
    /// A payer's share: base × sixths / 6, rounded up to a full hundred, and what comes on top.
    Share {
        /// The payer.
        from: Payer,
        /// Base points, or the score in additive rulesets.
        base: u32,
        /// Six times the multiplier: 4 and 6 times by ron, once and twice by tsumo; parts where a missing player's share
        /// is split.
        sixths: u32,
        /// Base times multiplier.
        exact: u32,
        /// Points added after rounding, for a missing player.
        extra: u32,
        /// The payment, honba left out.
        rounded: u32,
        /// The payer's role, which gives the multiplier.
        role: Role,
        /// The number of sixths that are of a missing player's share.
        missing: u32,
        /// The share of the missing player, if nobody pays it; given with the last share of a self-draw.
        lost: u32,
    },
    /// The points for a number of faan, from a table.
    Faan {
        /// The number of faan.
        faan: u16,
        /// Points.
        points: u16,
    },
    /// A payer's part in Chinese games: the worth of the hand so many times, and what everybody pays.
    Part {
        /// The payer.
        from: Payer,
        /// The worth of the hand.
        points: u16,
        /// The multiple of it.
        times: u32,
        /// Points that are added to it, or taken off.
        base: i16,
        /// The payment.
        paid: u32,
    },
    /// The usual payment, where somebody is liable for a part of the hand: the shares that follow are of this.
    Usual {
        /// The yakuman for which nobody is liable.
        yaku: YakuSet,
        /// Their base points.
        points: u32,
    },
    /// The payment of the liable player: half of a ron, all of a self-draw.
    Liable {
        /// The liable player.
        from: Payer,
        /// The sum that all would pay together.
        whole: u32,
        /// The liable player's part of it.
        points: u32,
        /// The parts of that sum.
        sum: Whole,
        /// The yakuman that it is for, if the hand has others without this liability.
        yaku: Option<Yaku>,
    },
    /// The payment of the discarder for the rest.
    Rest {
        /// The discarder.
        from: Payer,
        /// The discarder's share of the hand.
        points: u32,
        /// The part that the discarder already pays, for other yakuman.
        before: u32,
    },
    /// Honba, from one payer.
    Honba {
        /// The payer.
        from: Payer,
        /// The number of honba.
        count: u32,
        /// Points.
        points: u32,
    },
    /// Riichi sticks on the table.
    Sticks {
        /// The number of sticks.
        count: u32,
        /// Points.
        points: u32,
    },
}

/// The cause of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reached {
    /// More base points than a mangan has.
    Base,
    /// Base points just below it, rounded up.
    Kiriage,
    /// One yaku that is paid as a mangan.
    Yaku,
    /// Han: at least this many, and at most this many if more reach a higher limit.
    Han {
        /// The least.
        from: u8,
        /// The most.
        to: Option<u8>,
        /// `true` if as many han are a counted yakuman elsewhere.
        cut: bool,
    },
    /// Points of a table without fu, in the same way.
    Points {
        /// The least.
        from: u8,
        /// The most.
        to: Option<u8>,
    },
}

/// The role in which somebody pays a share; it gives the multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Role {
    /// The discarder, who pays for all: twice for the dealer or to the dealer, once for each other player.
    All {
        /// `true` if the dealer won.
        to_dealer: bool,
    },
    /// The same with three players, for the missing one as well.
    AllAndMissing {
        /// `true` if the dealer won.
        to_dealer: bool,
    },
    /// The dealer, who pays a self-draw twice.
    Dealer,
    /// Anybody, who pays the dealer's self-draw twice.
    ToDealer,
    /// Anybody else, once.
    NonDealer,
    /// The discarder where points add up.
    Alone,
    /// Everybody where points add up.
    Each,
}

/// The parts of the sum of which a liable player pays a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Whole {
    /// By ron: base × sixths / 6.
    Ron {
        /// Base points.
        base: u32,
        /// Six times the multiplier.
        sixths: u32,
    },
    /// By tsumo: the payment of each; 0 for a player who is not there.
    Tsumo([u32; 3]),
}

impl Step {
    /// The id in the response.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Han { .. } => "han",
            Self::RoundFu { .. } => "round_fu",
            Self::Base { .. } => "base",
            Self::Limit { .. } => "limit",
            Self::Kiriage => "kiriage",
            Self::Yakuman { .. } => "yakuman",
            Self::Plus { .. } => "plus",
            Self::Lookup { .. } => "lookup",
            Self::Points { .. } => "points",
            Self::Share { .. } => "share",
            Self::Faan { .. } => "faan",
            Self::Part { .. } => "part",
            Self::Usual { .. } => "usual",
            Self::Liable { .. } => "liable",
            Self::Rest { .. } => "rest",
            Self::Honba { .. } => "honba",
            Self::Sticks { .. } => "sticks",
        }
    }
}
