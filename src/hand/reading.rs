//! Readings: every way in which fourteen tiles are a winning hand.
//!
//! A hand may split into sets in several ways, and in each the winning tile may have completed several of its blocks.
//! Both choices matter: the ron tile may finish a sequence and leave a triplet closed, or the other way round. So the
//! place of the winning tile is part of a [`Reading`], and yaku, fu and wait all look at the same one.

use alloc::vec::Vec;

pub use crate::hand::further::Further;
use crate::hand::split::splits;
use crate::tiles::list::ShortVec;
use crate::tiles::meld::{Meld, MeldKind};
use crate::tiles::{Counts, Kinds, TileSet};
use crate::tiles::{Kind, Wind};

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

/// The shapes besides the standard one that a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shapes {
    /// Seven pairs.
    pub chiitoitsu: bool,
    /// Thirteen orphans.
    pub kokushi: bool,
    /// Unrelated tiles.
    pub unrelated: bool,
    /// The shapes of one family of games, if it has any of its own.
    pub further: Option<Further>,
}

impl Shapes {
    /// Seven pairs and thirteen orphans.
    pub const USUAL: Self = Self {
        chiitoitsu: true,
        kokushi: true,
        unrelated: false,
        further: None,
    };

    /// Returns whether seven pairs are a hand, if only where all differ.
    pub const fn has_pairs(&self) -> bool {
        self.chiitoitsu || self.further.is_some()
    }
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

    fn called(meld: &Meld) -> Self {
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

/// The wait of a hand, by the block that the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Wait {
    /// Both ends of a sequence: 34 waiting for 2 and 5 (両面).
    Ryanmen,
    /// The middle of a sequence: 35 waiting for 4 (嵌張).
    Kanchan,
    /// The inner end of a terminal sequence: 12 waiting for 3 (辺張).
    Penchan,
    /// One of two pairs to become a triplet (双碰).
    Shanpon,
    /// The other half of the pair (単騎).
    Tanki,
    /// Any of thirteen orphans (十三面).
    Juusanmen,
    /// A tile that knitted tiles still lack.
    Knitted,
}

impl Wait {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ryanmen => "ryanmen",
            Self::Kanchan => "kanchan",
            Self::Penchan => "penchan",
            Self::Shanpon => "shanpon",
            Self::Tanki => "tanki",
            Self::Juusanmen => "juusanmen",
            Self::Knitted => "knitted",
        }
    }
}

/// The blocks of a reading; at most fourteen, if every tile stands alone.
pub type Blocks = ShortVec<Block, 14>;

pub(crate) const NO_BLOCKS: Blocks =
    ShortVec::empty(Block::concealed(BlockKind::Pair, Wind::East.kind()));

/// One way to read a complete hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reading {
    /// The shape of the hand.
    pub shape: Shape,
    /// The blocks: the concealed ones in tile order, then the melds in the order they were declared.
    pub blocks: Blocks,
    /// The block that the winning tile completed, by its place from 0.
    pub winner: usize,
    /// The wait that this makes.
    pub wait: Wait,
}

impl Reading {
    /// The sets: sequences, triplets and kans.
    pub fn sets(&self) -> impl Iterator<Item = &Block> {
        self.blocks
            .iter()
            .filter(|block| block.is_sequence() || block.is_triplet())
    }

    /// The pair of a standard hand.
    pub fn pair(&self) -> Option<Kind> {
        let is_pair = |block: &&Block| block.kind == BlockKind::Pair;
        self.blocks
            .iter()
            .find(is_pair)
            .filter(|_| self.shape == Shape::Standard)
            .map(|block| block.first)
    }
}

/// Every reading of a complete hand; empty when the hand is not complete.
///
/// `closed` are the concealed tiles with the winning tile among them.
pub fn readings(
    closed: &Counts,
    melds: &[Meld],
    win: Kind,
    ron: bool,
    shapes: Shapes,
) -> Vec<Reading> {
    let mut found = Vec::new();
    // More than four melds are no hand.
    let Some(sets) = 4_usize.checked_sub(melds.len()) else {
        return found;
    };
    splits(closed, sets, &mut |blocks| {
        place_winner(Shape::Standard, blocks, melds, win, ron, &mut found);
    });
    for (shape, blocks) in special(closed, melds.len(), shapes) {
        place_winner(shape, &blocks, melds, win, ron, &mut found);
    }
    if let Some(further) = shapes.further {
        (further.table.read)(closed, melds.len(), &mut |shape, blocks| {
            place_winner(shape, blocks, melds, win, ron, &mut found);
        });
    }
    found
}

/// The shapes that are not sets and a pair; they need all fourteen tiles in the hand.
fn special(closed: &Counts, melds: usize, shapes: Shapes) -> impl Iterator<Item = (Shape, Blocks)> {
    let kinds = if melds == 0 {
        closed.present()
    } else {
        Kinds::NONE
    };
    // A hand with too few kinds, as most are, has none of these shapes.
    let read = |shape, wanted: bool, fewest, read: fn(&Counts, Kinds) -> Option<Blocks>| {
        let may_be = wanted && kinds.count(Kinds::ALL) >= fewest;
        let blocks = may_be.then(|| read(closed, kinds)).flatten()?;
        Some((shape, blocks))
    };
    let pairs = read(Shape::Chiitoitsu, shapes.chiitoitsu, 7, chiitoitsu);
    let orphans = read(Shape::Kokushi, shapes.kokushi, 13, kokushi);
    let garbage = read(Shape::Unrelated, shapes.unrelated, 13, unrelated);
    [pairs, orphans, garbage].into_iter().flatten()
}

/// Returns whether the tiles are a complete hand.
pub fn is_complete(closed: &Counts, melds: usize, shapes: Shapes) -> bool {
    let mut complete = false;
    // As in `readings`: more than four melds are no hand.
    if let Some(sets) = 4_usize.checked_sub(melds) {
        splits(closed, sets, &mut |_| complete = true);
    }
    if let Some(further) = shapes.further {
        (further.table.read)(closed, melds, &mut |_, _| complete = true);
    }
    complete || special(closed, melds, shapes).next().is_some()
}

/// The tiles that would complete the hand; not a tile of which the hand already holds all four.
///
/// `closed` are the concealed tiles, 13 less three for each meld.
pub fn waits(closed: &Counts, melds: &[Meld], shapes: Shapes) -> Vec<Kind> {
    // Unrelated tiles win as they are dealt; nobody waits for them.
    let shapes = Shapes {
        unrelated: false,
        ..shapes
    };
    let held = |kind| {
        melds
            .iter()
            .flat_map(Meld::tiles)
            .filter(|tile| tile.kind() == Some(kind))
            .count()
    };
    let completes = |&kind: &Kind| {
        let mut with = *closed;
        with.add(kind, 1);
        usize::from(closed.get(kind)) + held(kind) < TileSet::COPIES.into()
            && is_complete(&with, melds.len(), shapes)
    };
    Kind::all().filter(completes).collect()
}

/// Lets every block that has the winning tile be the one that it completed, equal blocks once.
fn place_winner(
    shape: Shape,
    closed: &Blocks,
    melds: &[Meld],
    win: Kind,
    ron: bool,
    found: &mut Vec<Reading>,
) {
    for (winner, block) in closed.iter().enumerate() {
        if !block.has(win) || closed[..winner].contains(block) {
            continue;
        }
        let mut blocks = *closed;
        blocks.extend(melds.iter().map(Block::called));
        if ron {
            blocks[winner].made = Made::Ron;
        }
        found.push(Reading {
            shape,
            wait: wait(shape, *block, win),
            blocks,
            winner,
        });
    }
}

fn wait(shape: Shape, block: Block, win: Kind) -> Wait {
    match (shape, block.kind) {
        (Shape::Kokushi, BlockKind::Pair) => Wait::Juusanmen,
        (Shape::Knitted, _) | (_, BlockKind::Knitted) => Wait::Knitted,
        (_, BlockKind::Pair | BlockKind::Single) => Wait::Tanki,
        (_, BlockKind::Triplet | BlockKind::Kan) => Wait::Shanpon,
        (_, BlockKind::Sequence) if block.first.up(1) == Some(win) => Wait::Kanchan,
        (_, BlockKind::Sequence) => {
            let edge = if win == block.first { 7 } else { 1 };
            if block.first.rank() == edge {
                Wait::Penchan
            } else {
                Wait::Ryanmen
            }
        }
    }
}

fn chiitoitsu(closed: &Counts, kinds: Kinds) -> Option<Blocks> {
    let two = |kind| closed.get(kind) == 2;
    (kinds.count(Kinds::ALL) == 7 && kinds.iter().all(two)).then(|| alone(closed, kinds))
}

fn kokushi(closed: &Counts, kinds: Kinds) -> Option<Blocks> {
    (kinds == Kinds::YAOCHUU && closed.total() == 14).then(|| alone(closed, kinds))
}

/// No two tiles equal but one pair at the most, no two of a suit closer than three apart.
/// Source: seed 000 "Shiisan puutaa"; without the pair: rules.md section 3.
fn unrelated(closed: &Counts, kinds: Kinds) -> Option<Blocks> {
    let near = |kind: Kind| (1..=2).any(|i| kind.up(i).is_some_and(|other| kinds.has(other)));
    let related = kinds.iter().any(near);
    (closed.total() == 14 && !related).then(|| alone(closed, kinds))
}

/// Every kind as a block of its own: a pair or a single tile.
fn alone(closed: &Counts, kinds: Kinds) -> Blocks {
    let mut blocks = NO_BLOCKS;
    blocks.extend(kinds.iter().map(|kind| {
        let pair = closed.get(kind) == 2;
        Block::concealed(
            if pair {
                BlockKind::Pair
            } else {
                BlockKind::Single
            },
            kind,
        )
    }));
    blocks
}
