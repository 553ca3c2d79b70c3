//! The shape of a complete hand, and the blocks that it is read into.

use crate::tiles::list::ShortVec;
use crate::tiles::meld::{Meld, MeldKind};
use crate::tiles::{Kind, Kinds, Wind};

/// The shape of a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Shape {
    /// Four sets and a pair.
    Standard,
    /// Seven different pairs (七対子).
    Chiitoitsu,
    /// Thirteen orphans (国士無双).
    Kokushi,
    /// Tiles that have nothing to do with each other (十三不塔), on the first turn.
    Unrelated,
    /// 147, 258 and 369 of three suits, a set and a pair (组合龙).
    KnittedStraight,
    /// Fourteen different honors and tiles of one knitted straight (全不靠).
    Knitted,
}

impl Shape {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chiitoitsu => "chiitoitsu",
            Self::Kokushi => "kokushi",
            Self::Unrelated => "unrelated",
            Self::KnittedStraight => "knitted_straight",
            Self::Knitted => "knitted",
        }
    }
}

/// The kind of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum BlockKind {
    /// Three in a row (順子).
    #[cfg_attr(feature = "serde", serde(rename = "run"))]
    Sequence,
    /// Three alike (刻子).
    Triplet,
    /// Four alike, declared as a kan (槓子).
    Kan,
    /// Two alike (雀頭, or one of seven pairs).
    Pair,
    /// A tile that stands alone, in thirteen orphans, unrelated or knitted tiles.
    Single,
    /// A third of a knitted straight: 147, 258 or 369.
    Knitted,
}

impl BlockKind {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Sequence => "run",
            Self::Triplet => "triplet",
            Self::Kan => "quad",
            Self::Pair => "pair",
            Self::Single => "single",
            Self::Knitted => "knitted",
        }
    }

    const fn size(self) -> u8 {
        match self {
            Self::Sequence | Self::Triplet | Self::Knitted => 3,
            Self::Kan => 4,
            Self::Pair => 2,
            Self::Single => 1,
        }
    }

    /// The distance from each of its tiles to the next, in ranks.
    const fn step(self) -> u8 {
        match self {
            Self::Sequence => 1,
            Self::Knitted => 3,
            _ => 0,
        }
    }
}

/// The way in which a block was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Made {
    /// From the wall.
    Concealed,
    /// Completed by the discard that won. A triplet counts as open, the hand stays closed.
    Ron,
    /// Declared during play; a closed kan is one of these.
    Called(MeldKind),
}

/// A set, a pair, or a tile that stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Block {
    /// Its kind.
    pub kind: BlockKind,
    /// Its lowest tile.
    pub first: Kind,
    /// The way in which it was made.
    pub made: Made,
}

impl Block {
    pub(crate) const fn concealed(kind: BlockKind, first: Kind) -> Self {
        Self {
            kind,
            first,
            made: Made::Concealed,
        }
    }

    pub(super) fn called(meld: &Meld) -> Self {
        let kind = match meld.kind() {
            MeldKind::Chi => BlockKind::Sequence,
            MeldKind::Pon => BlockKind::Triplet,
            MeldKind::Minkan | MeldKind::Kakan | MeldKind::Ankan => BlockKind::Kan,
        };
        Self {
            kind,
            first: meld.first(),
            made: Made::Called(meld.kind()),
        }
    }

    /// The tiles, lowest first.
    pub fn tiles(&self) -> impl Iterator<Item = Kind> + use<> {
        let (step, first) = (self.kind.step(), self.first);
        let tile = move |i| {
            if step > 0 {
                first.up(step * i)
            } else {
                Some(first)
            }
        };
        (0..self.kind.size()).filter_map(tile)
    }

    /// The kinds of its tiles.
    pub(crate) const fn kinds(&self) -> Kinds {
        match self.kind {
            BlockKind::Sequence => Kinds::from(self.first, 3),
            BlockKind::Knitted => Kinds::knitted(self.first),
            _ => Kinds::from(self.first, 1),
        }
    }

    /// Returns whether a tile is in it.
    pub const fn has(&self, kind: Kind) -> bool {
        self.kinds().has(kind)
    }

    /// Returns whether it is a triplet or a kan (刻子, 槓子).
    pub const fn is_triplet(&self) -> bool {
        matches!(self.kind, BlockKind::Triplet | BlockKind::Kan)
    }

    /// Returns whether it is a sequence.
    pub const fn is_sequence(&self) -> bool {
        matches!(self.kind, BlockKind::Sequence)
    }

    /// Returns whether it was neither called nor completed by a discard, as sanankou counts it; a closed kan was neither.
    pub const fn is_concealed(&self) -> bool {
        matches!(self.made, Made::Concealed | Made::Called(MeldKind::Ankan))
    }
}

/// The blocks of a reading; at most fourteen, if every tile stands alone.
pub type Blocks = ShortVec<Block, 14>;

pub(crate) const NO_BLOCKS: Blocks =
    ShortVec::empty(Block::concealed(BlockKind::Pair, Wind::East.kind()));
