//! The reasons why a hand lacks a yaku that it nearly has.

use crate::hand::reading::{Block, BlockKind, Made, Wait};
use crate::tiles::Kind;
use crate::yaku::Yaku;

/// The one reason why a yaku was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MissReason {
    /// It counts in a closed hand only.
    OpenHand,
    /// The ruleset does not have it.
    NotInRuleset,
    /// Another yaku is counted in its place.
    Replaced(Yaku),
    /// A yakuman leaves no room for it.
    Yakuman,
    /// The hand is paid as a mangan for this yaku, and none of its yaku are counted.
    PaidAs(Yaku),
    /// It is there, but a hand does not win by it alone.
    NotAlone,
    /// Of several yakuman the highest alone is paid.
    OnlyHighest,
    /// This set, pair or single tile spoils it.
    Block(Block),
    /// The pair is worth fu.
    ValuedPair(Kind),
    /// The wait is not two-sided.
    Wait(Wait),
    /// The discard completed this triplet, so it is not concealed.
    ByRon(Block),
    /// It is worth a limit, and the hand is worth more without it.
    PaysLess,
    /// These tiles are only a pair.
    OnlyPair(Kind),
    /// No pair of this tile.
    NoPair(Kind),
    /// No sequence from this tile.
    #[cfg_attr(feature = "serde", serde(rename = "no_run"))]
    NoSequence(Kind),
    /// No triplet of this tile.
    NoTriplet(Kind),
    /// It needs this tile in this ruleset.
    Without(Kind),
    /// It does not count on a self-draw in this ruleset.
    BySelfDraw,
    /// The player who dealt in had declared riichi, as far as is known.
    InRiichi,
    /// It needs honba that are all the dealer's own, which nobody has said.
    NotOwn,
    /// All its sequences are of one suit, and these rules want two.
    OneSuit,
    /// Of this tile the hand has four, which are not two pairs in this ruleset.
    FourAlike(Kind),
    /// Another tile of the wait would not have given it.
    NotWith(Kind),
    /// It is for games without flowers, and this one has them.
    WithFlowers,
    /// A principle of Chinese games takes it away, in favor of this pattern if it is a single one.
    Principle(Principle, Option<Yaku>),
    /// Too few of something that is counted.
    Count {
        /// The number there is.
        have: u8,
        /// The number it takes.
        need: u8,
    },
}

impl MissReason {
    /// The yaku that took its place.
    pub const fn yaku(self) -> Option<Yaku> {
        match self {
            Self::Replaced(yaku) | Self::PaidAs(yaku) => Some(yaku),
            Self::Principle(_, by) => by,
            _ => None,
        }
    }

    /// The tiles that it is about: a set, a pair, or one tile.
    pub const fn tiles(self) -> Option<Block> {
        let (kind, first) = match self {
            Self::Block(block) | Self::ByRon(block) => return Some(block),
            Self::NoSequence(first) => (BlockKind::Sequence, first),
            Self::ValuedPair(kind)
            | Self::OnlyPair(kind)
            | Self::NoPair(kind)
            | Self::NoTriplet(kind)
            | Self::Without(kind)
            | Self::FourAlike(kind)
            | Self::NotWith(kind) => (BlockKind::Single, kind),
            _ => return None,
        };
        let made = Made::Concealed;
        Some(Block { kind, first, made })
    }

    /// The id in the response.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OpenHand => "open_hand",
            Self::NotInRuleset => "not_in_ruleset",
            Self::Replaced(_) => "replaced",
            Self::Yakuman => "yakuman",
            Self::PaidAs(_) => "paid_as",
            Self::NotAlone => "not_alone",
            Self::OnlyHighest => "only_highest",
            Self::Block(_) => "block",
            Self::ValuedPair(_) => "valued_pair",
            Self::Wait(_) => "wait",
            Self::ByRon(_) => "by_ron",
            Self::PaysLess => "pays_less",
            Self::OnlyPair(_) => "only_pair",
            Self::NoPair(_) => "no_pair",
            Self::NoSequence(_) => "no_run",
            Self::NoTriplet(_) => "no_triplet",
            Self::Without(_) => "without",
            Self::BySelfDraw => "by_self_draw",
            Self::InRiichi => "in_riichi",
            Self::NotOwn => "not_own",
            Self::OneSuit => "one_suit",
            Self::FourAlike(_) => "four_alike",
            Self::NotWith(_) => "not_with",
            Self::WithFlowers => "with_flowers",
            Self::Principle(principle, _) => principle.code(),
            Self::Count { .. } => "count",
        }
    }
}

/// A principle of Chinese games by which a pattern is not counted beside others. Source: rules.md 6.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Principle {
    /// Another pattern always includes it.
    NonRepeat,
    /// Its sets lie within another pattern, which is not taken apart.
    NonSeparation,
    /// One of its sets has made the same pattern already.
    NonIdentical,
    /// Its sets are combined already; each further set may be combined once.
    AccountOnce,
    /// Another reading of the tiles, without this pattern, is worth more.
    HighOverLow,
    /// Another pattern is a limit hand, which is paid alone.
    PaidAlone,
    /// Another pattern of its series counts, and only one does.
    OneOfSeries,
}

impl Principle {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NonRepeat => "non_repeat",
            Self::NonSeparation => "non_separation",
            Self::NonIdentical => "non_identical",
            Self::AccountOnce => "account_once",
            Self::HighOverLow => "high_over_low",
            Self::PaidAlone => "paid_alone",
            Self::OneOfSeries => "one_of_series",
        }
    }
}
