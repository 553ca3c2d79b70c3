//! Readings: every way in which fourteen tiles are a winning hand.
//!
//! A hand may split into sets in several ways, and in each the winning tile may have completed several of its blocks.
//! Both choices matter: the ron tile may finish a sequence and leave a triplet closed, or the other way round. So the
//! place of the winning tile is part of a [`Reading`], and yaku, fu and wait all look at the same one.

use alloc::vec::Vec;

pub(crate) use crate::hand::blocks::NO_BLOCKS;
pub use crate::hand::blocks::{Block, BlockKind, Blocks, Made, Shape};
pub use crate::hand::further::Further;
use crate::hand::split::splits;
use crate::tiles::meld::Meld;
use crate::tiles::{Counts, Kind, Kinds, TileSet};

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
