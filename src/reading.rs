//! Readings: every way in which fourteen tiles are a winning hand.
//!
//! A hand may split into sets in several ways, and in each the winning tile may have completed several of its blocks.
//! Both choices matter: the ron tile may finish a run and leave a triplet closed, or the other way round. So the place
//! of the winning tile is part of a [`Reading`], and yaku, fu and wait all look at the same one.

use alloc::vec::Vec;

use crate::meld::{Meld, MeldKind};
use crate::order::{sort_by, sort_by_key};
use crate::tile::Kind;
use crate::tiles::{Counts, TileSet};

/// The shape of a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
}

impl Shapes {
    /// Seven pairs and thirteen orphans.
    pub const USUAL: Self = Self {
        chiitoitsu: true,
        kokushi: true,
        unrelated: false,
    };
}

impl Shape {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chiitoitsu => "chiitoitsu",
            Self::Kokushi => "kokushi",
            Self::Unrelated => "unrelated",
        }
    }
}

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockKind {
    /// Three in a row (順子).
    Run,
    /// Three alike (刻子).
    Triplet,
    /// Four alike, declared as a kan (槓子).
    Quad,
    /// Two alike (雀頭, or one of seven pairs).
    Pair,
    /// A tile of thirteen orphans that stands alone.
    Single,
}

impl BlockKind {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Triplet => "triplet",
            Self::Quad => "quad",
            Self::Pair => "pair",
            Self::Single => "single",
        }
    }

    const fn size(self) -> u8 {
        match self {
            Self::Run | Self::Triplet => 3,
            Self::Quad => 4,
            Self::Pair => 2,
            Self::Single => 1,
        }
    }
}

/// Where a block comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// From the wall.
    Concealed,
    /// Completed by the discard that won. A triplet counts as open, the hand stays closed.
    Ron,
    /// Declared during play; a closed kan is one of these.
    Called(MeldKind),
}

/// A set, a pair, or a lone orphan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// What it is.
    pub kind: BlockKind,
    /// Its lowest tile.
    pub first: Kind,
    /// Where it comes from.
    pub origin: Origin,
}

impl Block {
    const fn concealed(kind: BlockKind, first: Kind) -> Self {
        Self {
            kind,
            first,
            origin: Origin::Concealed,
        }
    }

    fn called(meld: &Meld) -> Self {
        let kind = match meld.kind() {
            MeldKind::Chi => BlockKind::Run,
            MeldKind::Pon => BlockKind::Triplet,
            MeldKind::Minkan | MeldKind::Kakan | MeldKind::Ankan => BlockKind::Quad,
        };
        Self {
            kind,
            first: meld.first(),
            origin: Origin::Called(meld.kind()),
        }
    }

    /// The tiles, lowest first.
    pub fn tiles(&self) -> impl Iterator<Item = Kind> + use<> {
        let (run, first) = (self.kind == BlockKind::Run, self.first);
        (0..self.kind.size()).filter_map(move |i| if run { first.up(i) } else { Some(first) })
    }

    /// Whether a tile is in it.
    pub fn has(&self, kind: Kind) -> bool {
        self.tiles().any(|tile| tile == kind)
    }

    /// A triplet or quad (刻子, 槓子).
    pub const fn is_triplet(&self) -> bool {
        matches!(self.kind, BlockKind::Triplet | BlockKind::Quad)
    }

    /// A run.
    pub const fn is_run(&self) -> bool {
        matches!(self.kind, BlockKind::Run)
    }

    /// Not called and not completed by a discard: what san ankou counts.
    pub const fn is_concealed(&self) -> bool {
        matches!(
            self.origin,
            Origin::Concealed | Origin::Called(MeldKind::Ankan)
        )
    }

    /// At least one terminal or honor in it.
    pub fn touches_yaochuu(&self) -> bool {
        self.tiles().any(Kind::is_yaochuu)
    }
}

/// What the hand was waiting for, as the block that the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Both ends of a run: 34 waiting for 2 and 5 (両面).
    Ryanmen,
    /// The middle of a run: 35 waiting for 4 (嵌張).
    Kanchan,
    /// The inner end of a terminal run: 12 waiting for 3 (辺張).
    Penchan,
    /// One of two pairs to become a triplet (双碰).
    Shanpon,
    /// The other half of the pair (単騎).
    Tanki,
    /// Any of thirteen orphans (十三面).
    Juusanmen,
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
        }
    }
}

/// One way to read a complete hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Four sets and a pair, seven pairs, or thirteen orphans.
    pub shape: Shape,
    /// The blocks: the concealed ones in tile order, then the melds in the order they were declared.
    pub blocks: Vec<Block>,
    /// Which block the winning tile completed.
    pub winner: usize,
    /// The wait that this makes.
    pub wait: Wait,
}

impl Reading {
    /// The sets: everything but pairs and lone tiles.
    pub fn sets(&self) -> impl Iterator<Item = &Block> {
        self.blocks
            .iter()
            .filter(|block| block.is_run() || block.is_triplet())
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
    for blocks in splits(closed, 4_usize.saturating_sub(melds.len())) {
        place_winner(Shape::Standard, &blocks, melds, win, ron, &mut found);
    }
    for (shape, blocks) in special(closed, melds.len(), shapes) {
        place_winner(shape, &blocks, melds, win, ron, &mut found);
    }
    found
}

/// The shapes that are not sets and a pair; they need all fourteen tiles in the hand.
fn special(
    closed: &Counts,
    melds: usize,
    shapes: Shapes,
) -> impl Iterator<Item = (Shape, Vec<Block>)> {
    let pairs = chiitoitsu(closed)
        .filter(|_| shapes.chiitoitsu)
        .map(|blocks| (Shape::Chiitoitsu, blocks));
    let orphans = kokushi(closed)
        .filter(|_| shapes.kokushi)
        .map(|blocks| (Shape::Kokushi, blocks));
    let garbage = unrelated(closed)
        .filter(|_| shapes.unrelated)
        .map(|blocks| (Shape::Unrelated, blocks));
    [pairs, orphans, garbage]
        .into_iter()
        .flatten()
        .filter(move |_| melds == 0)
}

/// Whether the tiles are a complete hand.
pub fn is_complete(closed: &Counts, melds: usize, shapes: Shapes) -> bool {
    !splits(closed, 4_usize.saturating_sub(melds)).is_empty()
        || special(closed, melds, shapes).next().is_some()
}

/// The tiles that would complete the hand; a tile of which the hand already holds all four is none.
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
    closed: &[Block],
    melds: &[Meld],
    win: Kind,
    ron: bool,
    found: &mut Vec<Reading>,
) {
    for (winner, block) in closed.iter().enumerate() {
        if !block.has(win) || closed[..winner].contains(block) {
            continue;
        }
        let mut blocks: Vec<Block> = closed
            .iter()
            .copied()
            .chain(melds.iter().map(Block::called))
            .collect();
        if ron {
            blocks[winner].origin = Origin::Ron;
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
        (_, BlockKind::Pair | BlockKind::Single) => Wait::Tanki,
        (_, BlockKind::Triplet | BlockKind::Quad) => Wait::Shanpon,
        (_, BlockKind::Run) if block.first.up(1) == Some(win) => Wait::Kanchan,
        (_, BlockKind::Run) => {
            let edge = if win == block.first { 7 } else { 1 };
            if block.first.rank() == edge {
                Wait::Penchan
            } else {
                Wait::Ryanmen
            }
        }
    }
}

/// Every split of the tiles into a number of sets and one pair.
fn splits(closed: &Counts, sets: usize) -> Vec<Vec<Block>> {
    let mut found = Vec::new();
    if closed.total() == sets * 3 + 2 {
        let mut left = *closed;
        split(
            &mut left,
            &mut Vec::with_capacity(sets + 1),
            false,
            &mut found,
        );
    }
    for blocks in &mut found {
        sort_by_key(blocks, key);
    }
    // Taking 11 before 123 or after it gives the same blocks.
    sort_by(&mut found, |a, b| a.iter().map(key).lt(b.iter().map(key)));
    found.dedup();
    found
}

/// The order of blocks and of splits: by tile, triplets before runs before pairs as they are declared.
const fn key(block: &Block) -> (Kind, u8) {
    (block.first, block.kind as u8)
}

/// Takes the lowest tile away as a triplet, a pair or the start of a run, and goes on with the rest.
fn split(left: &mut Counts, blocks: &mut Vec<Block>, paired: bool, found: &mut Vec<Vec<Block>>) {
    let Some((first, n)) = left.iter().next() else {
        found.push(blocks.clone());
        return;
    };
    let ways = [
        (BlockKind::Triplet, n >= 3, paired),
        (BlockKind::Pair, n >= 2 && !paired, true),
        (BlockKind::Run, run_from(left, first), paired),
    ];
    for (kind, possible, paired) in ways {
        if possible {
            let block = Block::concealed(kind, first);
            block.tiles().for_each(|tile| left.remove(tile, 1));
            blocks.push(block);
            split(left, blocks, paired, found);
            blocks.pop();
            block.tiles().for_each(|tile| left.add(tile, 1));
        }
    }
}

fn run_from(left: &Counts, first: Kind) -> bool {
    (0..3).all(|i| first.up(i).is_some_and(|kind| left.get(kind) > 0))
}

fn chiitoitsu(closed: &Counts) -> Option<Vec<Block>> {
    let pairs: Vec<_> = closed
        .iter()
        .map(|(kind, n)| (n == 2).then_some(Block::concealed(BlockKind::Pair, kind)))
        .collect();
    if pairs.len() == 7 {
        pairs.into_iter().collect()
    } else {
        None
    }
}

fn kokushi(closed: &Counts) -> Option<Vec<Block>> {
    if closed.total() != 14 || closed.kinds().count() != 13 || !closed.all(Kind::is_yaochuu) {
        return None;
    }
    let block = |(kind, n)| {
        Block::concealed(
            if n == 2 {
                BlockKind::Pair
            } else {
                BlockKind::Single
            },
            kind,
        )
    };
    Some(closed.iter().map(block).collect())
}

/// No two tiles equal but one pair at the most, no two of a suit closer than three apart.
/// Source: seed 000 "Shiisan puutaa"; without the pair: rules.md section 3.
fn unrelated(closed: &Counts) -> Option<Vec<Block>> {
    let near = |kind: Kind| (1..=2).any(|i| kind.up(i).is_some_and(|other| closed.get(other) > 0));
    let kinds = closed.kinds().count();
    let related = closed.iter().any(|(kind, n)| n > 2 || near(kind));
    if closed.total() != 14 || kinds < 13 || related {
        return None;
    }
    let block = |(kind, n)| {
        Block::concealed(
            if n == 2 {
                BlockKind::Pair
            } else {
                BlockKind::Single
            },
            kind,
        )
    };
    Some(closed.iter().map(block).collect())
}
