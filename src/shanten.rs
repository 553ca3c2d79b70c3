//! How far a hand is from tenpai.

use crate::meld::Meld;
use crate::reading::Shapes;
use crate::tile::{Kind, Suit};
use crate::tiles::{Counts, TileSet};

/// More tiles than any hand can lack.
const FAR: u8 = 99;

/// Tiles lacking for `s` sets without a pair, and with one: `cost[s][0]` and `cost[s][1]`.
type Cost = [[u8; 2]; 5];

/// The number of tiles that must still change before the hand is tenpai: -1 complete, 0 tenpai, at most 8.
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
    let mut lacking = lacking_standard(closed, melds, tiles);
    if melds.is_empty() && shapes.chiitoitsu {
        lacking = lacking.min(lacking_chiitoitsu(closed));
    }
    if melds.is_empty() && shapes.kokushi {
        lacking = lacking.min(lacking_kokushi(closed));
    }
    lacking as i8 - 1
}

fn lacking_standard(closed: &Counts, melds: &[Meld], tiles: &TileSet) -> u8 {
    let sets = 4_usize.saturating_sub(melds.len());
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
    let mut total = [[FAR; 2]; 5];
    total[0][0] = 0;
    for suit in Suit::ALL {
        let part: [Kind; 9] =
            core::array::from_fn(|i| Kind::number(suit, i as u8 + 1).unwrap_or(FIRST));
        total = join(&total, &group_cost(closed, &limit, &part, true));
    }
    for honor in (1..=7).filter_map(Kind::honor) {
        total = join(&total, &group_cost(closed, &limit, &[honor], false));
    }
    total[sets][1]
}

const FIRST: Kind = match Kind::new(0) {
    Some(kind) => kind,
    None => unreachable!(),
};

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

fn group_cost(closed: &Counts, limit: &[u8; Kind::COUNT], kinds: &[Kind], runs: bool) -> Cost {
    let mut search = Search {
        have: [0; 9],
        limit: [0; 9],
        need: [0; 9],
        size: kinds.len(),
        runs,
        best: [[FAR; 2]; 5],
    };
    for (i, &kind) in kinds.iter().enumerate() {
        search.have[i] = closed.get(kind);
        search.limit[i] = limit[kind.index()];
    }
    search.sets(0, 0);
    search.best
}

/// Tries every choice of up to four sets, then every pair, within one suit.
struct Search {
    have: [u8; 9],
    limit: [u8; 9],
    need: [u8; 9],
    size: usize,
    runs: bool,
    best: Cost,
}

impl Search {
    fn sets(&mut self, from: usize, sets: usize) {
        self.note(sets, 0);
        for i in 0..self.size {
            self.with(&[(i, 2)], |search| search.note(sets, 1));
        }
        if sets == 4 {
            return;
        }
        // Triplets are numbered 0 to 8, runs 9 to 15; rising numbers make each choice of sets once.
        for set in from..if self.runs { 16 } else { self.size } {
            if set < 9 {
                self.with(&[(set, 3)], |search| search.sets(set, sets + 1));
            } else {
                let i = set - 9;
                self.with(&[(i, 1), (i + 1, 1), (i + 2, 1)], |search| {
                    search.sets(set, sets + 1);
                });
            }
        }
    }

    fn with(&mut self, tiles: &[(usize, u8)], then: impl FnOnce(&mut Self)) {
        if tiles
            .iter()
            .all(|&(i, n)| self.need[i] + n <= self.limit[i])
        {
            for &(i, n) in tiles {
                self.need[i] += n;
            }
            then(self);
            for &(i, n) in tiles {
                self.need[i] -= n;
            }
        }
    }

    fn note(&mut self, sets: usize, pair: usize) {
        let lacking: u8 = self
            .need
            .iter()
            .zip(&self.have)
            .map(|(need, have)| need.saturating_sub(*have))
            .sum();
        let best = &mut self.best[sets][pair];
        *best = lacking.min(*best);
    }
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
