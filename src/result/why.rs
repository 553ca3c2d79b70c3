//! Why a yaku was missed, or cannot be chosen for a hand without tiles.

use crate::hand::reading::{Block, BlockKind, Made, Wait};
use crate::tiles::Kind;
use crate::yaku::Yaku;

/// The one reason why a yaku was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
    /// This block spoils it.
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
    /// No run from this tile.
    NoRun(Kind),
    /// No triplet of this tile.
    NoTriplet(Kind),
    /// It needs this tile in this ruleset.
    Without(Kind),
    /// It does not count on a self-draw in this ruleset.
    BySelfDraw,
    /// Who dealt in had declared riichi, as far as is known.
    InRiichi,
    /// It needs counters that are all the dealer's own, which nobody has said.
    NotOwn,
    /// All its runs are of one suit, and these rules want two.
    OneSuit,
    /// Another tile of the wait would not have given it.
    NotWith(Kind),
    /// Too few of something that is counted.
    Count {
        /// How many there are.
        have: u8,
        /// How many it takes.
        need: u8,
    },
}

impl MissReason {
    /// The yaku that took its place.
    pub const fn yaku(self) -> Option<Yaku> {
        match self {
            Self::Replaced(yaku) | Self::PaidAs(yaku) => Some(yaku),
            _ => None,
        }
    }

    /// The tiles that it is about: a whole block, or one tile.
    pub const fn tiles(self) -> Option<Block> {
        let (kind, first) = match self {
            Self::Block(block) | Self::ByRon(block) => return Some(block),
            Self::NoRun(first) => (BlockKind::Run, first),
            Self::ValuedPair(kind)
            | Self::OnlyPair(kind)
            | Self::NoPair(kind)
            | Self::NoTriplet(kind)
            | Self::Without(kind)
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
            Self::NoRun(_) => "no_run",
            Self::NoTriplet(_) => "no_triplet",
            Self::Without(_) => "without",
            Self::BySelfDraw => "by_self_draw",
            Self::InRiichi => "in_riichi",
            Self::NotOwn => "not_own",
            Self::OneSuit => "one_suit",
            Self::NotWith(_) => "not_with",
            Self::Count { .. } => "count",
        }
    }
}

/// Why a yaku cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Bar {
    /// The ruleset does not have it.
    NotInRuleset,
    /// It counts in a closed hand only.
    ClosedOnly,
    /// It counts in an open hand only.
    OpenOnly,
    /// It does not count on a self-draw in this ruleset.
    BySelfDraw,
    /// By tsumo only.
    TsumoOnly,
    /// By ron only.
    RonOnly,
    /// For the dealer only.
    DealerOnly,
    /// For anybody but the dealer.
    OthersOnly,
    /// It takes another number of counters.
    Counters,
    /// It needs this yaku, or a higher form of it.
    Without(Yaku),
    /// No hand has both.
    NotWith(Yaku),
    /// This higher yaku is counted in its place.
    Replaced(Yaku),
    /// A yakuman leaves no room for it.
    Yakuman,
}

impl Bar {
    /// The yaku that stands in the way, or is missing.
    pub const fn yaku(self) -> Option<Yaku> {
        match self {
            Self::Without(yaku) | Self::NotWith(yaku) | Self::Replaced(yaku) => Some(yaku),
            _ => None,
        }
    }
}
