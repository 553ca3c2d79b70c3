//! Fu, item by item, each with its reason.

use crate::hand::reading::Wait;
use crate::tiles::list::ShortVec;

/// Fu: the sum, the rounded number, and the items that give them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Fu {
    /// The sum of the items.
    pub raw: u16,
    /// Rounded up to a full ten; 25 stays.
    pub rounded: u16,
    /// The items: the base, the win, then the blocks in the order of the reading.
    pub items: FuItems,
}

/// The items of a hand: at most the base, the win, five blocks and the wait.
pub type FuItems = ShortVec<FuItem, 8>;

/// One thing that gives fu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FuItem {
    /// The reason.
    pub reason: FuReason,
    /// The number of fu.
    pub fu: u8,
    /// The block of the reading that gives them, by its place.
    pub block: Option<u8>,
}

/// The reason why something gives fu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum FuReason {
    /// 20 for winning (副底).
    Base,
    /// 10 for a closed hand won off a discard (門前加符).
    MenzenRon,
    /// 2 for a self-draw.
    Tsumo,
    /// 25 flat for seven pairs.
    Chiitoitsu,
    /// 20 flat for a self-drawn pinfu.
    PinfuTsumo,
    /// A triplet or kan.
    Set {
        /// `true` for four tiles.
        kan: bool,
        /// `true` if concealed for fu: not called, not completed by the discard.
        concealed: bool,
        /// `true` for terminals or honors, which count double.
        yaochuu: bool,
        /// `true` if open only because the discard completed it.
        by_ron: bool,
    },
    /// A pair with value.
    Pair {
        /// `true` for the seat's wind.
        seat: bool,
        /// `true` for the round's wind.
        round: bool,
        /// Its fu: 2, or 4 for a double wind.
        fu: u8,
    },
    /// A wait for one tile in its block.
    Wait(Wait),
    /// An open hand with nothing else.
    OpenPinfu,
}

impl FuReason {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::MenzenRon => "menzen_ron",
            Self::Tsumo => "tsumo",
            Self::Chiitoitsu => "chiitoitsu",
            Self::PinfuTsumo => "pinfu_tsumo",
            Self::Set {
                kan: false,
                concealed: false,
                ..
            } => "minkou",
            Self::Set {
                kan: false,
                concealed: true,
                ..
            } => "ankou",
            Self::Set {
                kan: true,
                concealed: false,
                ..
            } => "minkan",
            Self::Set {
                kan: true,
                concealed: true,
                ..
            } => "ankan",
            Self::Pair {
                seat: true,
                round: true,
                ..
            } => "double_wind_pair",
            Self::Pair { .. } => "yakuhai_pair",
            Self::Wait(wait) => wait.code(),
            Self::OpenPinfu => "open_pinfu",
        }
    }
}
