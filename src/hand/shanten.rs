//! The distance of a hand from tenpai.

use crate::hand::reading::Shapes;
use crate::tiles::meld::Meld;
use crate::tiles::{Counts, TileSet};
use crate::tiles::{Kind, Suit};

/// More tiles than any hand can lack.
const FAR: u8 = 99;

/// Tiles lacking for `s` sets without a pair, and with one: `cost[s][0]` and `cost[s][1]`.
pub(crate) type Cost = [[u8; 2]; 5];

/// The number of tiles that must still change before the hand is tenpai: -1 complete, 0 tenpai, at most 8 for 13 or 14
/// tiles (melds included), and up to 13 for fewer.
///
/// `closed` are the concealed tiles, with or without the one just drawn. No target that needs a fifth copy of a tile is
/// counted, so 1111m waiting for another 1m is not tenpai.
///
/// ```
/// use tensu::{Counts, Kind, Suit, TileSet, reading::Shapes, shanten::shanten};
/// let hand: Counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].into_iter().filter_map(|n| Kind::number(Suit::Man, n)).collect();
/// assert_eq!(shanten(&hand, &[], &TileSet::RIICHI, Shapes::USUAL), 4); // 123456789m lacks five tiles of a complete hand
/// ```
pub fn shanten(closed: &Counts, melds: &[Meld], tiles: &TileSet, shapes: Shapes) -> i8 {
    Parts::of(closed, melds, tiles, shapes).shanten(closed)
}

/// The parts into which no set reaches from another: the three suits and each honor by itself.
const PARTS: usize = SUITS + 7;
const SUITS: usize = Suit::ALL.len();

/// The part of a kind.
pub(crate) fn part_of(kind: Kind) -> usize {
    match kind.suit() {
        Some(suit) => suit as usize,
        None => SUITS + usize::from(kind.rank()) - 1,
    }
}

/// The parts of a hand, with the tiles that sets and a pair lack in each.
#[derive(Clone)]
pub(crate) struct Parts {
    limit: [u8; Kind::COUNT],
    sets: usize,
    shapes: Shapes,
    costs: [Cost; PARTS],
}

impl Parts {
    /// The parts of a hand.
    pub(crate) fn of(closed: &Counts, melds: &[Meld], tiles: &TileSet, shapes: Shapes) -> Self {
        let mut limit = [TileSet::COPIES; Kind::COUNT];
        for kind in melds
            .iter()
            .flat_map(Meld::tiles)
            .filter_map(|tile| tile.kind())
        {
            limit[kind.index()] = limit[kind.index()].saturating_sub(1);
        }
        for kind in Kind::all().filter(|&kind| !tiles.has(kind)) {
            limit[kind.index()] = 0;
        }
        let mut parts = Self {
            limit,
            sets: 4_usize.saturating_sub(melds.len()),
            shapes: Shapes {
                chiitoitsu: shapes.chiitoitsu && melds.is_empty(),
                kokushi: shapes.kokushi && melds.is_empty(),
                ..shapes
            },
            costs: [[[FAR; 2]; 5]; PARTS],
        };
        for part in 0..PARTS {
            parts.costs[part] = parts.cost(closed, part);
        }
        parts
    }

    /// The same parts with another cost of one of them.
    pub(crate) fn with(&self, part: usize, cost: Cost) -> Self {
        let mut parts = self.clone();
        parts.costs[part] = cost;
        parts
    }

    /// The tiles that sets and a pair lack in one part.
    pub(crate) fn cost(&self, closed: &Counts, part: usize) -> Cost {
        part_cost(closed, &self.limit, part)
    }

    /// Tiles that must change before the hand is tenpai: -1 complete.
    pub(crate) fn shanten(&self, closed: &Counts) -> i8 {
        let mut lacking = cheapest(&self.costs, self.sets);
        if self.shapes.chiitoitsu {
            lacking = lacking.min(lacking_chiitoitsu(closed));
        }
        if self.shapes.kokushi {
            lacking = lacking.min(lacking_kokushi(closed));
        }
        if let Some(further) = self.shapes.further {
            lacking = (further.table.lacking)(closed, &self.limit, self.sets, lacking);
        }
        lacking as i8 - 1
    }
}

/// The tiles that sets and a pair lack in one part.
fn part_cost(closed: &Counts, limit: &[u8; Kind::COUNT], part: usize) -> Cost {
    let (first, size) = match part.checked_sub(SUITS) {
        None => (9 * part, 9),
        Some(honor) => (9 * SUITS + honor, 1),
    };
    let kinds = (first..first + size).filter_map(Kind::new);
    let mut ranks = kinds.map(|kind| (closed.get(kind), limit[kind.index()]));
    group_cost(&mut ranks, size)
}

/// The number of tiles that so many sets and a pair lack in all parts.
fn cheapest(costs: &[Cost; PARTS], sets: usize) -> u8 {
    let mut total = [[FAR; 2]; 5];
    total[0][0] = 0;
    for cost in costs {
        total = join(&total, cost);
    }
    total[sets][1]
}

/// The number of tiles that so many sets and a pair lack, with so many of each kind at the most.
#[cfg(feature = "chinese")]
pub(super) fn lacking_sets(closed: &Counts, limit: &[u8; Kind::COUNT], sets: usize) -> u8 {
    cheapest(
        &core::array::from_fn(|part| part_cost(closed, limit, part)),
        sets,
    )
}

/// The cheapest way to share sets and the pair between two parts of the hand.
fn join(a: &Cost, b: &Cost) -> Cost {
    let mut best = [[FAR; 2]; 5];
    for (sets, cost) in best.iter_mut().enumerate() {
        for (i, left) in a.iter().enumerate().take(sets + 1) {
            let right = b[sets - i];
            cost[0] = cost[0].min(left[0].saturating_add(right[0]));
            cost[1] = cost[1]
                .min(left[0].saturating_add(right[1]))
                .min(left[1].saturating_add(right[0]));
        }
    }
    best
}

/// Goes rank by rank: the tiles there serve sequences that began up to two ranks below, sequences that begin here, a
/// triplet, the pair. `ranks` are the tiles of each rank that the hand has, and those that it may have.
fn group_cost(ranks: &mut dyn Iterator<Item = (u8, u8)>, size: usize) -> Cost {
    // The fewest tiles that are missing, by sequences that began one rank below, sequences that began two ranks below,
    // sets so far, and whether the pair is among them.
    let mut states = [[[[FAR; 2]; 5]; 5]; 5];
    states[0][0][0][0] = 0;
    for (i, (have, limit)) in ranks.enumerate() {
        let mut next = [[[[FAR; 2]; 5]; 5]; 5];
        let most = if i + 2 < size { 4 } else { 0 };
        for (below, two_below) in (0..5).flat_map(|a| (0..5 - a).map(move |b| (a, b))) {
            for (sets, pair) in (0..5).flat_map(|sets| [(sets, 0), (sets, 1)]) {
                let cost = states[below][two_below][sets][pair];
                if cost == FAR {
                    continue;
                }
                let room = 1 + (4 - sets).min(most);
                for (sequences, next) in next.iter_mut().enumerate().take(room) {
                    for (triplet, twins) in [(0, 0), (0, 1), (1, 0)] {
                        let need = (sequences + below + two_below + 3 * triplet + 2 * twins) as u8;
                        let sets = sets + sequences + triplet;
                        if need > limit || sets > 4 || pair + twins > 1 {
                            continue;
                        }
                        let best = &mut next[below][sets][pair + twins];
                        *best = cost.saturating_add(need.saturating_sub(have)).min(*best);
                    }
                }
            }
        }
        states = next;
    }
    states[0][0]
}

fn lacking_chiitoitsu(closed: &Counts) -> u8 {
    let pairs = closed.iter().filter(|&(_, n)| n >= 2).count() as u8;
    let kinds = closed.kinds().count() as u8;
    7_u8.saturating_sub(pairs) + 7_u8.saturating_sub(kinds)
}

fn lacking_kokushi(closed: &Counts) -> u8 {
    let kinds = closed.kinds().filter(|kind| kind.is_yaochuu()).count() as u8;
    let pair = closed.iter().any(|(kind, n)| kind.is_yaochuu() && n >= 2);
    14 - kinds - u8::from(pair)
}
