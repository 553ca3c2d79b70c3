//! The switches of scoring by points that add up.

use core::hash::{Hash, Hasher};

use super::family::ChineseRules;
use crate::rulebook::choice::choice;
use crate::yaku::{Worth, Yaku};

/// The switches of additive scoring.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct AdditiveRules {
    /// Points that a hand needs before bonuses.
    pub minimum: u16,
    /// The yaku that do not count towards the minimum; [`is_bonus`](Self::is_bonus) has double ready as well.
    pub bonuses: &'static [Yaku],
    /// Double ready: whether it counts towards the minimum.
    pub double_ready: DoubleReady,
    /// Only the higher of these two counts towards the minimum.
    pub either: [Yaku; 2],
    /// Points for winning.
    pub winning_bonus: WinningBonus,
    /// The multiple of the score that a discarder pays; on a self-draw everybody pays it once.
    pub discarder_pays: u32,
    /// A hand that always goes with another: whether it is counted beside it.
    pub implied: Implied,
    /// Seven pairs: whether they are a concealed hand, too.
    pub concealed_pairs: ConcealedPairs,
    /// The most points that a hand can score; `None` for no limit.
    pub cap: Option<u16>,
    /// The switches that Chinese games have alone.
    pub chinese: Option<ChineseRules>,
}

impl Hash for AdditiveRules {
    /// Chinese switches are hashed only where there are any: the hashes of other games stay as they were.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            minimum,
            bonuses,
            double_ready,
            either,
            winning_bonus,
            discarder_pays,
            implied,
            concealed_pairs,
            cap,
            chinese,
        } = self;
        (minimum, bonuses, double_ready, either, winning_bonus).hash(state);
        (discarder_pays, implied, concealed_pairs, cap).hash(state);
        if let Some(chinese) = chinese {
            chinese.hash(state);
        }
    }
}

impl AdditiveRules {
    /// The points of a limit hand: the limit, or its own points above that.
    pub(crate) fn limit_of(&self, yaku: Yaku) -> u16 {
        let above = self.chinese.map_or(&[][..], |chinese| chinese.above);
        let above = above.iter().find(|&&(higher, _)| higher == yaku);
        let limit = self.cap.unwrap_or(Worth::LIMIT.into());
        above.map_or(limit, |&(_, points)| points.max(limit))
    }

    /// The limit, where it is less than these points, and no pattern is worth them that stands above it.
    pub(crate) fn cap_of(&self, points: u16) -> Option<u16> {
        let above = self.chinese.map_or(&[][..], |chinese| chinese.above);
        let stands = above.iter().any(|&(_, higher)| higher == points);
        self.cap.filter(|&cap| cap < points && !stands)
    }

    /// Returns whether a yaku does not count towards the minimum.
    pub fn is_bonus(&self, yaku: Yaku) -> bool {
        let held = yaku == Yaku::DoubleReady && self.double_ready == DoubleReady::Held;
        held || self.bonuses.contains(&yaku)
    }
}

/// Points for winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WinningBonus {
    /// Concealed and self-drawn.
    pub fully_concealed: u16,
    /// Concealed and won off a discard.
    pub concealed: u16,
    /// Open.
    pub open: u16,
}

impl WinningBonus {
    /// The five variations of the table. Source: seed 001 "Winning bonus"; the empty cell of variation 5 is read as 0.
    pub const VARIATIONS: [Self; 5] = [
        Self {
            fully_concealed: 10,
            concealed: 5,
            open: 1,
        },
        Self {
            fully_concealed: 10,
            concealed: 5,
            open: 0,
        },
        Self {
            fully_concealed: 10,
            concealed: 10,
            open: 10,
        },
        Self {
            fully_concealed: 10,
            concealed: 10,
            open: 5,
        },
        Self {
            fully_concealed: 0,
            concealed: 0,
            open: 0,
        },
    ];

    /// Any number for an open hand, doubled for a concealed one. Source: seed 001, last row of the table.
    pub const fn custom(open: u16) -> Self {
        let concealed = open.saturating_mul(2);
        Self {
            fully_concealed: concealed,
            concealed,
            open,
        }
    }
}

choice! {
    /// Hands that always go together.
    Implied {
        /// Both count.
        Count = "true",
        /// The lower is left out.
        LeaveOut = "false",
    }
}

choice! {
    /// Double ready and the minimum. Source: seed 001 has no star at it, and asks for "at least two points even prior to
    /// declaring ready"; other Korean rules list it among the basic hands.
    DoubleReady {
        /// It does not count, as no ready does.
        Held = "false",
        /// It counts.
        Counts = "true",
    }
}

choice! {
    /// Seven pairs beside the hands that ask for concealed sets.
    ConcealedPairs {
        /// Seven pairs have no sets: they alone count.
        No = "false",
        /// They count as concealed too.
        Yes = "true",
    }
}
