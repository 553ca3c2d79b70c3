//! From a question straight to the numbers of a [`Hand`](super::Hand): tiles and melds are counted and checked in one
//! pass. All others are left to [`Question::check`], which says what is wrong.

use crate::bulk::splits::Suited;
use crate::hand::question::Question;
use crate::rulebook::Rules;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Suit, Tile, TileSet};

/// One of each rank.
pub(super) const ONES: Suited = 0o111_111_111;

/// The tiles of a hand that are in order.
pub(super) struct OrderedTiles {
    /// As in [`Hand`](super::Hand).
    pub closed: [Suited; 4],
    pub tiles: [Suited; 4],
    pub melds: [Option<Melded>; 4],
    pub win: Kind,
    pub reds: [u8; 3],
}

/// A meld: its kind, its first tile, the side of the discarder.
pub(super) type Melded = (MeldKind, Kind, Option<Side>);

impl OrderedTiles {
    /// Returns the numbers of a question; `None` if anything may be wrong with its tiles.
    pub(super) fn of(question: &Question, rules: &Rules) -> Option<Self> {
        let set = &rules.tiles;
        let (melds, indicators) = (&question.melds, [&question.dora, &question.ura]);
        let in_order = question.hand.len() + 3 * melds.len() == 13
            && question.flowers.is_empty()
            && indicators
                .iter()
                .all(|tiles| tiles.len() <= TileSet::INDICATORS)
            && (set.has_all() || question.lying().all(|tile| set.has_kind_of(tile)));
        if !in_order {
            return None;
        }
        let win = question.win?;
        let closed = PackedCounts::of(&question.hand).and(FACES[win.index()]);
        let mut numbers = Self {
            closed: closed.by_suit(),
            tiles: [0; 4],
            melds: [None; 4],
            win: win.kind()?,
            reds: [0; 3],
        };
        let (mut tiles, mut count) = (closed, question.hand.len() + 1);
        for (meld, place) in melds.iter().zip(&mut numbers.melds) {
            let called = match meld.kind {
                MeldKind::Chi => matches!(meld.from, None | Some(Side::Left)),
                MeldKind::Ankan => meld.from.is_none(),
                _ => rules.seats.has_side(meld.from),
            };
            if !called || meld.tiles.len() != meld.kind.size() {
                return None;
            }
            let digits = PackedCounts::of(&meld.tiles);
            *place = Some((meld.kind, digits.meld(meld.kind, set)?, meld.from));
            tiles = tiles.and(digits);
            count += meld.tiles.len();
        }
        numbers.tiles = tiles.by_suit();
        for (suit, reds) in numbers.reds.iter_mut().enumerate() {
            *reds = tiles.reds()[suit].min(set.reds()[suit]);
        }
        let all = indicators
            .iter()
            .fold(tiles, |all, tiles| all.and(PackedCounts::of(tiles)));
        let count = count + question.dora.len() + question.ura.len();
        all.are_there(count as u64, question.norths, set)
            .then_some(numbers)
    }

    /// Returns whether they are a hand at first sight; a slower look may find that they are one all the same.
    pub(super) fn are_plain(&self, rules: &Rules) -> bool {
        let pairs = || self.melds[0].is_none() && are_pairs(&self.closed);
        is_standard(&self.closed) || pairs() && rules.shapes().chiitoitsu
    }
}

/// The number of tiles of each kind, three bits a kind: characters and dots, bamboo and honors. Behind them, the number
/// of red fives of characters and of dots, and of bamboo.
#[derive(Clone, Copy)]
struct PackedCounts([u64; 2]);

/// The kinds, without the red fives.
const KINDS: [u64; 2] = [(1 << 54) - 1, (1 << 48) - 1];
/// The kinds of the first number.
const FIRST: usize = 18;
/// Every second digit, and every second pair of digits.
const PAIRS: u64 = 0o07_07_07_07_07_07_07_07_07_07_07;
const FOURS: u64 = 0o77_00_77_00_77_00_77_00_77;
/// The highest bit of each digit.
const HIGHEST: u64 = 0o444_444_444_444_444_444_444;

/// The number that each face adds; nothing for a flower.
const FACES: [PackedCounts; Tile::COUNT] = {
    let mut faces = [PackedCounts([0; 2]); Tile::COUNT];
    let mut i = 0;
    while i < Kind::COUNT {
        faces[i].0[i / FIRST] = 1 << (3 * (i % FIRST));
        i += 1;
    }
    let fives = [
        [1 << 12 | 1 << 54, 0],
        [1 << 39 | 1 << 57, 0],
        [0, 1 << 12 | 1 << 48],
    ];
    let mut i = 0;
    while i < fives.len() {
        faces[Tile::red(Suit::ALL[i]).index()] = PackedCounts(fives[i]);
        i += 1;
    }
    faces
};

impl PackedCounts {
    #[inline]
    fn of(tiles: &[Tile]) -> Self {
        let none = Self([0; 2]);
        tiles
            .iter()
            .fold(none, |all, tile| all.and(FACES[tile.index()]))
    }

    #[inline]
    const fn and(self, Self([low, high]): Self) -> Self {
        Self([self.0[0] + low, self.0[1] + high])
    }

    fn by_suit(self) -> [Suited; 4] {
        let [low, high] = self.0;
        let nine = |digits: u64| (digits & 0o777_777_777) as Suited;
        [
            nine(low),
            nine(low >> 27),
            nine(high),
            (high >> 27 & 0o7_777_777) as Suited,
        ]
    }

    const fn reds(self) -> [u8; 3] {
        let [low, high] = self.0;
        [
            (low >> 54 & 7) as u8,
            (low >> 57 & 7) as u8,
            (high >> 48 & 7) as u8,
        ]
    }

    const fn fives(self) -> [u8; 3] {
        let [low, high] = self.0;
        [
            (low >> 12 & 7) as u8,
            (low >> 39 & 7) as u8,
            (high >> 12 & 7) as u8,
        ]
    }

    /// Returns the first tile of three or four tiles, if they are a meld of this kind.
    #[inline]
    fn meld(self, kind: MeldKind, set: &TileSet) -> Option<Kind> {
        let [low, high] = [0, 1].map(|i| self.0[i] & KINDS[i]);
        let (digits, before) = if low == 0 { (high, FIRST) } else { (low, 0) };
        let at = digits.trailing_zeros();
        let first = Kind::new(before + at as usize / 3)?;
        let (shape, may_be) = match kind {
            MeldKind::Chi => (0o111, set.chi && first.up(2).is_some()),
            MeldKind::Pon => (3, true),
            MeldKind::Minkan | MeldKind::Kakan | MeldKind::Ankan => (4, true),
        };
        (may_be && digits == shape << (at / 3 * 3) && (low == 0 || high == 0)).then_some(first)
    }

    /// Returns whether a game has these tiles, `count` in all, with some norths set aside.
    #[inline]
    fn are_there(self, count: u64, norths: u8, set: &TileSet) -> bool {
        let kinds = [0, 1].map(|i| self.0[i] & KINDS[i]);
        // A digit that overflows leaves a smaller sum, and so does a flower.
        let whole = sum(kinds) == count;
        let five = |digits: u64| digits & HIGHEST & (digits << 1 | digits << 2) != 0;
        let north = self.by_suit()[3] >> 9 & 7;
        whole
            && !kinds.into_iter().any(five)
            && north + Suited::from(norths) <= TileSet::COPIES.into()
            && self.has_reds(set)
    }

    /// Returns whether no more of the fives are red, and plain, than the set has.
    #[inline]
    fn has_reds(self, set: &TileSet) -> bool {
        let (fives, reds, allowed) = (self.fives(), self.reds(), set.reds());
        // The rule of `TileSet::plain_of`.
        (0..3).all(|suit| match allowed[suit] {
            0 => true,
            1 => reds[suit] <= 1,
            allowed => {
                reds[suit] <= allowed && fives[suit] - reds[suit] <= TileSet::COPIES - allowed
            }
        })
    }
}

/// Returns the sum of all digits.
#[inline]
const fn sum([low, high]: [u64; 2]) -> u64 {
    let pairs = (low & PAIRS) + (low >> 3 & PAIRS) + (high & PAIRS) + (high >> 3 & PAIRS);
    let fours = (pairs & FOURS) + (pairs >> 6 & FOURS);
    // The highest part of the product is the sum of all parts.
    fours.wrapping_mul(0o1_0001_0001_0001_0001) >> 48 & 0o7777
}

/// Returns whether concealed tiles are sets and a pair.
fn is_standard(closed: &[Suited; 4]) -> bool {
    let mut is_paired = false;
    closed.iter().enumerate().all(|(group, &tiles)| {
        let is_sets = |tiles| {
            if group < 3 {
                is_sets(tiles)
            } else {
                is_triplets(tiles)
            }
        };
        if is_sets(tiles) {
            return true;
        }
        let first = !is_paired;
        is_paired = true;
        let mut places = [0, 9, 18]
            .into_iter()
            .map(|more| 3 * pair_rank(tiles) + more);
        first && places.any(|at| tiles >> at & 7 >= 2 && is_sets(tiles - (2 << at)))
    })
}

/// Returns the lowest rank, from 0, at which sets leave a pair; the others are three and six above. The ranks of a set
/// add up to a multiple of three, so the sum of all ranks has the same remainder as twice the rank of the pair.
fn pair_rank(tiles: Suited) -> u32 {
    let every_third = 0o007_007_007;
    // The highest part of the product is the sum of all parts.
    let sum = |tiles: Suited| (tiles & every_third).wrapping_mul(0o001_001_001) >> 18 & 0o777;
    (2 * sum(tiles >> 3) + sum(tiles >> 6)) % 3
}

/// Returns whether the tiles of a suit are sequences and triplets: three equal sequences are three triplets, so of the
/// lowest tile those that make no triplet start sequences.
const fn is_sets(mut tiles: Suited) -> bool {
    while tiles != 0 {
        tiles >>= tiles.trailing_zeros() / 3 * 3;
        let sequences = (tiles & 7) % 3;
        tiles >>= 3;
        if tiles & 7 < sequences || tiles >> 3 & 7 < sequences {
            return false;
        }
        tiles -= sequences | sequences << 3;
    }
    true
}

/// Returns whether honors are triplets.
const fn is_triplets(tiles: Suited) -> bool {
    tiles & ONES << 2 == 0 && tiles & ONES == tiles >> 1 & ONES
}

/// Returns whether there are none or two of each kind.
#[inline]
pub(super) fn are_pairs(tiles: &[Suited; 4]) -> bool {
    let others = ONES | ONES << 2;
    tiles.iter().all(|tiles| tiles & others == 0)
}
