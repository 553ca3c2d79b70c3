//! Readings that lost and yaku that were missed, which were not paid.

use alloc::vec::Vec;

use super::{Award, Fu};
use crate::hand::reading::Reading;
use crate::result::why::MissReason;
use crate::yaku::Yaku;

/// A reading that was not paid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Other {
    /// The reading itself.
    pub reading: Reading,
    /// Its yaku and bonuses; none when it has no yaku.
    pub awards: Vec<Award>,
    /// Its han.
    pub han: Option<u8>,
    /// Its fu.
    pub fu: Option<Fu>,
    /// The payments that it would have had, honba and sticks left out; 0 without yaku.
    pub points: u32,
    /// The reason why it lost.
    pub lost: Lost,
}

impl Other {
    /// Returns whether it would have been paid as a mangan for one yaku, in place of han and fu.
    pub fn is_paid_as_mangan(&self) -> bool {
        super::are_a_mangan(&self.awards)
    }
}

/// The reason why a reading lost; the order is that of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Lost {
    /// It has no yaku.
    NoYaku,
    /// It has too few points to win.
    BelowMinimum,
    /// It pays less.
    Points,
    /// It has fewer points, but both reach the cap and pay the same.
    Capped,
    /// It pays the same as a counted yakuman, and the other is a real one.
    Counted,
    /// It pays the same with fewer yakuman, of which the highest alone is paid.
    Yakuman,
    /// It pays the same with fewer han.
    Han,
    /// It pays the same with fewer fu.
    Fu,
    /// It pays the same and has fewer fu before rounding.
    RawFu,
    /// It is equal in everything.
    Equal,
}

impl Lost {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoYaku => "no_yaku",
            Self::BelowMinimum => "below_minimum",
            Self::Points => "points",
            Self::Capped => "capped",
            Self::Counted => "counted",
            Self::Yakuman => "yakuman",
            Self::Han => "han",
            Self::Fu => "fu",
            Self::RawFu => "raw_fu",
            Self::Equal => "equal",
        }
    }
}

/// A yaku that nearly applied, and the one reason that it did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Missed {
    /// The yaku.
    pub yaku: Yaku,
    /// The reason why it did not apply.
    pub why: MissReason,
}

impl Missed {
    /// Returns whether the tiles nearly have it: no call and no other pattern took it away.
    pub const fn is_near(&self) -> bool {
        !matches!(
            self.why,
            MissReason::Principle(..) | MissReason::OpenHand | MissReason::Replaced(_)
        )
    }
}
