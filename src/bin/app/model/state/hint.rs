//! The hints about a tap that did nothing, or that did more than it seems.

use crate::model::reader;
use tensu::house::BadHouse;
use tensu::link::BadLink;
use tensu::notation::ParseError;
use tensu::{MeldKind, Refusal, Tile};

/// The reason why a tap or a text did nothing, or the side effect of a tap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// The core objects.
    Refused(Refusal),
    /// All copies of the tile are in use.
    NoneLeft(Tile),
    /// There is no room for an indicator.
    IndicatorsFull,
    /// The tile makes no such meld here.
    NoMeld(MeldKind, Tile),
    /// There is no room for another meld.
    NoRoom,
    /// The meld cannot become this.
    NoChange,
    /// The tile begins no sequence.
    NoSequence(Tile),
    /// The hand has no room for that many tiles.
    TooMany,
    /// The typed tile does not exist.
    NoTile(String),
    /// The text of the hand cannot be read.
    Text(ParseError),
    /// The reader of others' texts did not come.
    NoReader,
    /// The text of the hand has this many tiles, a kan counting three: too many.
    TextSize(usize),
    /// The ruleset is played without this tile.
    NotHere(Tile),
    /// Rules that cannot be.
    Rules(BadHouse),
    /// A link is played by other rules than before, of this name.
    LinkRules(String),
    /// A link that cannot be read.
    Link(BadLink),
    /// Other house rules have this name.
    NameTaken(String),
    /// The hand was full: the tiles went to the dora indicators.
    Dora(Vec<Tile>),
    /// These tiles were named as the dora themselves, and read as these indicators.
    Named(Vec<Tile>, Vec<Tile>),
    /// A new hand has begun.
    Cleared,
    /// So many hands of the history were deleted.
    Deleted(usize),
    /// The house rules of this name were deleted.
    RulesDeleted(String),
}

impl Hint {
    /// The hint that a hand's text cannot be read.
    pub(crate) fn of_text(why: ParseError) -> Self {
        if reader::is_here() {
            Self::Text(why)
        } else {
            Self::NoReader
        }
    }

    /// The hint that a link cannot be read.
    pub(crate) fn of_link(why: BadLink) -> Self {
        match why {
            BadLink::Word { .. } if !reader::is_here() => Self::NoReader,
            why => Self::Link(why),
        }
    }

    /// Returns whether something was deleted, which is told where it was.
    pub(crate) const fn is_deleted(&self) -> bool {
        matches!(self, Self::Deleted(_) | Self::RulesDeleted(_))
    }
}
