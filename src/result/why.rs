//! The reasons why a yaku was missed, or cannot be chosen for a hand without tiles.

pub use crate::hand::miss::{MissReason, Principle};
use crate::yaku::Yaku;

/// The reason why a yaku cannot be chosen.
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
    /// It takes another number of honba.
    Honba,
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
