//! The shapes of Chinese games beside sets and a pair: seven pairs of which two may be alike, and in the Official game a knitted
//! straight with a set and a pair, honors and knitted tiles. Source: rules.md 6.1, 6.7.

use crate::hand::blocks::{Block, BlockKind, Blocks, NO_BLOCKS, Shape};
use crate::hand::further::{Each, Further, ShapeTable};
use crate::hand::shanten::lacking_sets;
use crate::hand::split::splits;
use crate::tiles::{Counts, Kind, Kinds, Suit};

/// All of these shapes.
pub(crate) const KNITTED: Further = Further { table: &TABLE };

/// Seven pairs alone.
pub(crate) const PAIRS: Further = Further { table: &OF_PAIRS };

static TABLE: ShapeTable = ShapeTable {
    id: "knitted",
    knitted: true,
    read,
    lacking,
};

static OF_PAIRS: ShapeTable = ShapeTable {
    id: "pairs",
    knitted: false,
    read: |closed, melds, each| {
        if let Some(pairs) = pairs(closed, melds) {
            each(Shape::Chiitoitsu, &pairs);
        }
    },
    lacking: |closed, _, sets, best| best.min(lacking_pairs(closed, sets)),
};

/// The nine tiles of a knitted straight: 147 of the first suit, 258, 369.
fn nine([one, two, three]: [Suit; 3]) -> Kinds {
    let of = |suit, rank| Kinds::ranks(suit, &[rank, rank + 3, rank + 6]);
    of(one, 1).or(of(two, 2)).or(of(three, 3))
}

/// Every knitted straight.
fn straights() -> impl Iterator<Item = Kinds> {
    Suit::ORDERS.into_iter().map(nine)
}

/// The tiles without one of each of some kinds, which are all there.
fn rest(closed: &Counts, taken: Kinds) -> Counts {
    let mut rest = *closed;
    for kind in taken.iter() {
        rest.remove(kind, 1);
    }
    rest
}

fn read(closed: &Counts, melds: usize, each: Each<'_>) {
    if let Some(pairs) = pairs(closed, melds) {
        each(Shape::Chiitoitsu, &pairs);
    }
    if melds == 0
        && closed.total() == 14
        && let Some(singles) = singles(closed)
    {
        each(Shape::Knitted, &singles);
    }
    let Some(sets) = 1_usize.checked_sub(melds) else {
        return;
    };
    let present = closed.present();
    for nine in straights().filter(|nine| nine.within(present)) {
        splits(&rest(closed, nine), sets, &mut |split| {
            let mut blocks = NO_BLOCKS;
            let firsts = nine.iter().filter(|kind| kind.rank() <= 3);
            blocks.extend(firsts.map(|first| Block::concealed(BlockKind::Knitted, first)));
            blocks.extend(split.iter().copied());
            each(Shape::KnittedStraight, &blocks);
        });
    }
}

/// Seven pairs; four alike are two.
fn pairs(closed: &Counts, melds: usize) -> Option<Blocks> {
    if melds > 0 || closed.total() != 14 {
        return None;
    }
    let mut blocks = NO_BLOCKS;
    for (kind, n) in closed.iter() {
        if n % 2 == 1 {
            return None;
        }
        blocks.extend((0..n / 2).map(|_| Block::concealed(BlockKind::Pair, kind)));
    }
    Some(blocks)
}

/// Fourteen different tiles, honors and those of one knitted straight.
fn singles(closed: &Counts) -> Option<Blocks> {
    let present = closed.present();
    let knitted = |nine: Kinds| present.within(nine.or(Kinds::HONORS));
    if present.count(Kinds::ALL) < 14 || !straights().any(knitted) {
        return None;
    }
    let mut blocks = NO_BLOCKS;
    blocks.extend(
        present
            .iter()
            .map(|kind| Block::concealed(BlockKind::Single, kind)),
    );
    Some(blocks)
}

/// The number of tiles that seven pairs lack; 255 where a set is melded.
fn lacking_pairs(closed: &Counts, sets: usize) -> u8 {
    if sets < 4 {
        return u8::MAX;
    }
    let pairs: u8 = closed.iter().map(|(_, n)| n / 2).sum();
    7_u8.saturating_sub(pairs)
}

fn lacking(closed: &Counts, limit: &[u8; Kind::COUNT], sets: usize, best: u8) -> u8 {
    let mut best = best;
    let present = closed.present();
    best = best.min(lacking_pairs(closed, sets));
    if sets == 4 {
        for nine in straights() {
            let have = present.count(nine.or(Kinds::HONORS)) as u8;
            best = best.min(14_u8.saturating_sub(have));
        }
    }
    let Some(sets) = sets.checked_sub(3) else {
        return best;
    };
    for nine in straights() {
        let there = present.and(nine);
        let missing = (9 - there.count(Kinds::ALL)) as u8;
        let can_be = nine.iter().all(|kind| limit[kind.index()] > 0);
        if missing >= best || !can_be {
            continue;
        }
        let mut limit = *limit;
        for kind in nine.iter() {
            limit[kind.index()] -= 1;
        }
        best = best.min(missing.saturating_add(lacking_sets(&rest(closed, there), &limit, sets)));
    }
    best
}
