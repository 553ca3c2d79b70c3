//! One reading of one hand, with what the definitions of yaku ask about it.

use super::Hand;
use super::split::{Block, Form, Sight, how_many, is_dragon, is_honor, is_wind, suit};

#[derive(Debug)]
pub struct View<'h> {
    pub hand: &'h Hand,
    pub sight: Sight,
    /// Empty for orphans and unrelated tiles.
    pub blocks: Vec<Block>,
    /// Every tile, the fourth ones of kans too.
    pub all: Vec<usize>,
    pub closed: bool,
}

impl<'h> View<'h> {
    pub fn new(hand: &'h Hand, sight: Sight) -> Self {
        let blocks = match &sight {
            Sight::Blocks(blocks) => blocks.clone(),
            Sight::Orphans | Sight::Unrelated => vec![],
        };
        View {
            hand,
            sight,
            blocks,
            all: hand.all(),
            closed: hand.is_closed(),
        }
    }

    /// Returns the first tiles of the blocks of one form.
    pub fn firsts(&self, form: Form) -> Vec<usize> {
        let blocks = self.blocks.iter().filter(|block| block.form == form);
        blocks.map(|block| block.tiles[0]).collect()
    }

    pub fn sequences(&self) -> Vec<usize> {
        self.firsts(Form::Sequence)
    }

    /// Triplets and kans: a kan is a triplet for every yaku.
    pub fn triplets(&self) -> Vec<usize> {
        [self.firsts(Form::Triplet), self.firsts(Form::Kan)].concat()
    }

    /// Counts the triplets and kans that are the winner's own.
    pub fn own_triplets(&self) -> usize {
        let own = self.blocks.iter().filter(|block| block.own);
        own.filter(|block| matches!(block.form, Form::Triplet | Form::Kan))
            .count()
    }

    pub fn triplets_of(&self, group: fn(usize) -> bool) -> usize {
        self.triplets()
            .into_iter()
            .filter(|&kind| group(kind))
            .count()
    }

    pub fn pair_of(&self, group: fn(usize) -> bool) -> bool {
        let pairs = self.firsts(Form::Pair);
        pairs.len() == 1 && group(pairs[0])
    }

    /// Returns the set or pair that the winning tile finished.
    fn finished(&self) -> Option<&Block> {
        self.blocks.iter().find(|block| block.wins)
    }

    pub fn finished_pair(&self) -> bool {
        self.finished()
            .is_some_and(|block| block.form == Form::Pair)
    }

    /// Returns whether the winning tile finished a pair, the middle of a sequence, or the 3 of 123 or 7 of 789.
    pub fn one_sided_wait(&self) -> bool {
        self.finished().is_some_and(|block| match block.form {
            Form::Pair => true,
            Form::Sequence => {
                let first = block.tiles[0];
                let middle = self.hand.win == first + 1;
                let edge_three = first % 9 == 0 && self.hand.win == first + 2;
                let edge_seven = first % 9 == 6 && self.hand.win == first;
                middle || edge_three || edge_seven
            }
            Form::Triplet | Form::Kan => false,
        })
    }

    /// Returns whether the winning tile finished a sequence from either of its two sides.
    pub fn two_sided_wait(&self) -> bool {
        self.finished()
            .is_some_and(|block| block.form == Form::Sequence)
            && !self.one_sided_wait()
    }

    /// Counts the times that two equal sequences can be put together: three equal ones give one, four two.
    pub fn twin_sequences(&self) -> usize {
        let sequences = self.sequences();
        (0..27).map(|first| how_many(&sequences, first) / 2).sum()
    }

    /// Returns whether there are two equal sequences in one suit and two in another.
    pub fn twins_of_two_suits(&self) -> bool {
        let sequences = self.sequences();
        let twins = (0..27).filter(|&first| how_many(&sequences, first) >= 2);
        let mut suits: Vec<usize> = twins.map(suit).collect();
        suits.dedup();
        suits.len() == 2
    }

    /// Returns the largest number of sequences that are alike.
    pub fn equal_sequences(&self) -> usize {
        let sequences = self.sequences();
        (0..27)
            .map(|first| how_many(&sequences, first))
            .max()
            .unwrap_or(0)
    }

    /// Returns whether there are four sets and a pair: one of each suit, one of winds, one of dragons.
    pub fn of_all_five(&self) -> bool {
        let groups: [fn(usize) -> bool; 5] = [
            |kind| suit(kind) == 0,
            |kind| suit(kind) == 1,
            |kind| suit(kind) == 2,
            is_wind,
            is_dragon,
        ];
        let holds = |group: fn(usize) -> bool| {
            let mut blocks = self.blocks.iter();
            blocks.any(|block| group(block.tiles[0]))
        };
        self.blocks.len() == 5 && groups.into_iter().all(holds)
    }

    /// Adds up the numbers on all tiles.
    pub fn numbers(&self) -> usize {
        let numbers = self.all.iter().filter(|&&tile| !is_honor(tile));
        numbers.map(|tile| tile % 9 + 1).sum()
    }

    pub fn all_tiles(&self, group: fn(usize) -> bool) -> bool {
        self.all.iter().all(|&tile| group(tile))
    }

    pub fn any_tile(&self, group: fn(usize) -> bool) -> bool {
        self.all.iter().any(|&tile| group(tile))
    }

    /// Returns whether there are number tiles of exactly one suit, honors allowed.
    pub fn one_suit(&self) -> bool {
        let present = |s: usize| self.all.iter().any(|&tile| suit(tile) == s);
        (0..3).filter(|&s| present(s)).count() == 1
    }

    pub fn honors(&self) -> bool {
        self.any_tile(is_honor)
    }

    /// Returns whether there are so many consecutive triplets of one suit.
    pub fn triplets_in_a_row(&self, length: usize) -> bool {
        let triplets = self.triplets();
        (0..27).any(|first| {
            let row = first..first + length;
            row.end <= 27
                && suit(first) == suit(row.end - 1)
                && row.into_iter().all(|kind| triplets.contains(&kind))
        })
    }

    /// Returns whether there are 123, 456 and 789 of one suit.
    pub fn straight(&self) -> bool {
        let sequences = self.sequences();
        let whole = |s: usize| {
            [s, s + 3, s + 6]
                .iter()
                .all(|kind| sequences.contains(kind))
        };
        whole(0) || whole(9) || whole(18)
    }

    /// Returns whether there are 123, 456 and 789, no two of them of one suit.
    pub fn straight_of_three_suits(&self) -> bool {
        let sequences = self.sequences();
        let suits_of = |rank: usize| (0..3).filter(move |s| sequences.contains(&(9 * s + rank)));
        let low: Vec<usize> = suits_of.clone()(0).collect();
        let middle: Vec<usize> = suits_of.clone()(3).collect();
        let high: Vec<usize> = suits_of(6).collect();
        low.iter().any(|a| {
            let others = middle.iter().filter(|b| *b != a);
            others
                .into_iter()
                .any(|b| high.iter().any(|c| c != a && c != b))
        })
    }

    /// Returns whether all pairs of equal sequences start with the same number.
    pub fn twins_of_one_number(&self) -> bool {
        let sequences = self.sequences();
        let twins = (0..27).filter(|&first| how_many(&sequences, first) >= 2);
        let mut numbers: Vec<usize> = twins.map(|first| first % 9).collect();
        numbers.dedup();
        numbers.len() == 1
    }

    /// Counts the times that two triplets of the same number can be put together.
    pub fn double_triplets(&self) -> usize {
        let numbers = self.triplets();
        let numbers = numbers.into_iter().filter(|&kind| !is_honor(kind));
        let numbers: Vec<usize> = numbers.map(|kind| kind % 9).collect();
        (0..9).map(|n| how_many(&numbers, n) / 2).sum()
    }

    /// Returns whether the pair has the number of two triplets of the other suits.
    pub fn pair_beside_double_triplet(&self) -> bool {
        let pairs = self.firsts(Form::Pair);
        let [pair] = pairs[..] else { return false };
        let same = |kind: &usize| !is_honor(*kind) && kind % 9 == pair % 9;
        !is_honor(pair) && self.triplets().iter().filter(|kind| same(kind)).count() == 2
    }

    /// Returns whether there are 123, 345, 567, 789 of one suit.
    pub fn golden_gate(&self) -> bool {
        let mut sequences = self.sequences();
        sequences.sort_unstable();
        sequences.len() == 4
            && sequences[0].is_multiple_of(9)
            && (1..4).all(|i| sequences[i] == sequences[0] + 2 * i)
    }

    /// Returns whether every set and the pair hold a tile of these kinds, and there is a sequence (else it is an "all" yaku).
    pub fn outside(&self, group: fn(usize) -> bool) -> bool {
        let holds = |block: &Block| block.tiles.iter().any(|&tile| group(tile));
        !self.sequences().is_empty() && self.blocks.iter().all(holds)
    }

    pub fn seven_pairs(&self) -> bool {
        self.firsts(Form::Pair).len() == 7
    }

    /// Returns whether the hand is 1112345678999 and one more tile of the suit, nothing declared.
    pub fn gates(&self) -> bool {
        self.hand.melds.is_empty() && is_nine_gates(&self.all)
    }

    /// Returns whether the same hand had 1112345678999 before the winning tile.
    pub fn pure_gates(&self) -> bool {
        self.gates() && is_nine_gates(&self.hand.closed)
    }

    pub fn orphans(&self) -> bool {
        self.sight == Sight::Orphans
    }

    /// Returns whether no two tiles are alike before the winning tile. In a hand of orphans: it waits for all thirteen.
    pub fn all_different(&self) -> bool {
        let closed = &self.hand.closed;
        closed.iter().all(|&tile| how_many(closed, tile) == 1)
    }
}

/// Returns whether the same number is there in all three suits.
pub fn in_three_suits(firsts: &[usize]) -> bool {
    (0..9).any(|n| [n, n + 9, n + 18].iter().all(|kind| firsts.contains(kind)))
}

/// Returns whether tiles are at least 1112345678999 of one suit and nothing else.
fn is_nine_gates(tiles: &[usize]) -> bool {
    let suit_here = suit(tiles[0]);
    let least = |n: usize| if n == 0 || n == 8 { 3 } else { 1 };
    suit_here < 3
        && tiles.iter().all(|&tile| suit(tile) == suit_here)
        && (0..9).all(|n| how_many(tiles, 9 * suit_here + n) >= least(n))
}
