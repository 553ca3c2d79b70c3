//! Every way in which the tiles of one suit, or the honors, can be sets and a pair: 23,533 ways for 21,743 hands of a
//! suit, at most one way for honors.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::engine::riichi::fu;
use crate::tiles::order::sort_by_key;

/// The tiles of one suit as a number: how many there are of each rank, three bits a rank, the lowest rank first.
pub(super) type Suited = u32;

/// Added to the number of the honors, which have no sequences.
const HONORS: Suited = 1 << 27;

/// One way to split the tiles of a suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Split {
    /// The number of sequences that start at each of the ranks 1 to 7, three bits each.
    pub sequences: u32,
    /// A bit for each rank that is a triplet.
    pub triplets: u16,
    /// The rank of the pair, 0 without one.
    pub pair: u8,
    /// The number of triplets, and a quarter of their fu, all concealed: four bits each.
    pub weight: u8,
}

/// The splits of every part of a hand. Made once, in some milliseconds, and shared by all scorers.
///
/// A hash table with open addressing: `slots` leads from the tiles to a range of `splits`.
#[derive(Clone, Debug)]
pub struct Splits {
    slots: Vec<Slot>,
    splits: Vec<Split>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    tiles: Suited,
    first: u16,
    count: u16,
}

/// The bits of a slot's place: with so many slots the table is two thirds full.
const BITS: u32 = 15;
const FREE: Slot = Slot {
    tiles: u32::MAX,
    first: 0,
    count: 0,
};

impl Slot {
    fn range(self) -> Range<usize> {
        let first = usize::from(self.first);
        first..first + usize::from(self.count)
    }
}

/// Returns the slot of these tiles, or the free one for them.
fn place(slots: &[Slot], tiles: Suited) -> usize {
    let mut place = hash(tiles);
    while ![tiles, FREE.tiles].contains(&slots[place].tiles) {
        place = after(place);
    }
    place
}

impl Default for Splits {
    fn default() -> Self {
        Self::new()
    }
}

impl Splits {
    /// Works out the table.
    pub fn new() -> Self {
        let mut found = Vec::with_capacity(24_000);
        Builder::of(9, &mut found).sets(0, 0);
        Builder::of(7, &mut found).sets(0, 0);
        let mut slots = vec![FREE; 1 << BITS];
        // Few tiles first, so that common entries are in their first slot. All is sorted by its place alone: a sort of
        // `std` takes more code than the rest of this.
        for size in 0..=14 {
            for way in found.iter().filter(|way| way.size == size) {
                let place = place(&slots, way.tiles);
                let slot = &mut slots[place];
                slot.tiles = way.tiles;
                slot.count += 1;
            }
        }
        let mut first = 0;
        for slot in &mut slots {
            slot.first = first;
            first += slot.count;
            slot.count = 0;
        }
        let mut ways = vec![SplitWay::default(); found.len()];
        for way in found {
            let place = place(&slots, way.tiles);
            let slot = &mut slots[place];
            ways[usize::from(slot.first + slot.count)] = way;
            slot.count += 1;
        }
        for slot in &slots {
            sort_by_key(&mut ways[slot.range()], |way| way.order);
        }
        Self {
            slots,
            splits: ways.iter().map(|way| way.split).collect(),
        }
    }

    /// Returns the ways to split the tiles of a group: characters, dots, bamboo, honors. In the order of
    /// [`readings`](crate::hand::reading::readings).
    #[inline]
    pub(super) fn find(&self, group: usize, tiles: Suited) -> &[Split] {
        let tiles = if group == 3 { tiles | HONORS } else { tiles };
        let mut place = hash(tiles);
        loop {
            let slot = self.slots[place];
            if slot.tiles == tiles {
                return &self.splits[slot.range()];
            }
            if slot.count == 0 {
                return &[];
            }
            place = after(place);
        }
    }
}

fn total(tiles: Suited) -> u32 {
    (0..9).map(|rank| tiles >> (3 * rank) & 7).sum()
}

#[inline]
const fn hash(tiles: Suited) -> usize {
    // Fibonacci hashing: the high bits of a product with 2^32 / φ.
    (tiles.wrapping_mul(0x9e37_79b9) >> (32 - BITS)) as usize
}

const fn after(place: usize) -> usize {
    (place + 1) & ((1 << BITS) - 1)
}

/// A way to split, with its tiles.
#[derive(Clone, Copy, Default)]
struct SplitWay {
    tiles: Suited,
    /// The number of tiles.
    size: u32,
    /// The blocks in their order, six bits each, which decides which of equal readings comes first.
    order: u32,
    split: Split,
}

/// A search that puts together every choice of up to four sets and a pair, which is quicker than taking every hand apart.
struct Builder<'f> {
    ranks: u32,
    sequences: u32,
    tiles: Suited,
    split: Split,
    found: &'f mut Vec<SplitWay>,
}

impl<'f> Builder<'f> {
    fn of(ranks: u32, found: &'f mut Vec<SplitWay>) -> Self {
        Self {
            ranks,
            sequences: if ranks == 9 { 7 } else { 0 },
            tiles: 0,
            split: Split::default(),
            found,
        }
    }

    /// Adds sets; sequences are numbered 0 to 6, triplets from there on, and rising numbers make each choice once.
    fn sets(&mut self, from: u32, sets: u32) {
        self.note();
        for rank in 0..self.ranks {
            self.with(2 << (3 * rank), |builder| {
                builder.split.pair = rank as u8 + 1;
                builder.note();
            });
        }
        if sets == 4 {
            return;
        }
        for set in from..self.sequences {
            self.with(0o111 << (3 * set), |builder| {
                builder.split.sequences += 1 << (3 * set);
                builder.sets(set, sets + 1);
            });
        }
        for rank in from.saturating_sub(self.sequences)..self.ranks {
            self.with(3 << (3 * rank), |builder| {
                let yaochuu = builder.sequences == 0 || rank % 8 == 0;
                builder.split.triplets |= 1 << rank;
                builder.split.weight += 0x10 | (fu::of_set(false, true, yaochuu) / 4);
                builder.sets(builder.sequences + rank + 1, sets + 1);
            });
        }
    }

    /// Adds tiles, if there are enough of them, until `then` is done.
    fn with(&mut self, tiles: Suited, then: impl FnOnce(&mut Self)) {
        let (before, split) = (self.tiles, self.split);
        if fits(before, tiles) {
            self.tiles += tiles;
            then(self);
            (self.tiles, self.split) = (before, split);
        }
    }

    fn note(&mut self) {
        let honors = if self.sequences == 0 { HONORS } else { 0 };
        self.found.push(SplitWay {
            tiles: self.tiles | honors,
            size: total(self.tiles),
            order: self.order(),
            split: self.split,
        });
    }

    /// Returns the blocks by tile; with the same tile a sequence before a triplet before a pair.
    fn order(&self) -> u32 {
        let Split {
            sequences,
            triplets,
            pair,
            ..
        } = self.split;
        let mut order = 0;
        for rank in 0..9 {
            for _ in 0..sequences >> (3 * rank) & 7 {
                order = order << 6 | rank << 2;
            }
            if triplets >> rank & 1 == 1 {
                order = order << 6 | rank << 2 | 1;
            }
            if u32::from(pair) == rank + 1 {
                order = order << 6 | rank << 2 | 2;
            }
        }
        order
    }
}

/// Returns whether no rank gets a fifth tile.
const fn fits(have: Suited, more: Suited) -> bool {
    let mut rank = 0;
    while rank < 9 {
        if (have >> (3 * rank) & 7) + (more >> (3 * rank) & 7) > 4 {
            return false;
        }
        rank += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use crate::bulk::Splits;

    /// The numbers were counted apart from this program: all forms of one suit with at most four sets and a pair; of
    /// honors the choices of up to four triplets of seven (99) with one of the remaining kinds or none as the pair.
    #[test]
    fn all_forms_are_there() {
        let honors: usize = [1, 7, 21, 35, 35]
            .iter()
            .enumerate()
            .map(|(sets, choices)| choices * (1 + 7 - sets))
            .sum();
        let table = Splits::new();
        let forms = table.slots.iter().filter(|slot| slot.count > 0).count();
        assert_eq!(forms - honors, 21_743);
        assert_eq!(table.splits.len() - honors, 23_533);
    }
}
