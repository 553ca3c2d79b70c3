//! The last look at a hand before its fu are said: four things that decide, each with the tiles that show it and without a number.

use alloc::vec::Vec;

use tensu::question::Question;
use tensu::reading::{Block, BlockKind, Reading};
use tensu::tiles::{Kind, Tile};

/// A thing to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// The calls, or that there are none.
    Closed,
    /// The way of winning.
    Ron,
    /// The pair.
    Pair,
    /// The wait.
    Wait,
}

/// The place of tiles in a hand as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A concealed tile, by its number from 0.
    Hand(usize),
    /// The winning tile.
    Win,
    /// A meld, by its number from 0.
    Meld(usize),
}

impl Look {
    /// All four, in the order in which they are taken.
    pub const ALL: [Self; 4] = [Self::Closed, Self::Ron, Self::Pair, Self::Wait];

    /// The places of the tiles that show it: of a closed hand all that are not called, of an open one its calls.
    ///
    /// ```
    /// use tensu_learn::course::{Look, Place};
    /// let rules = tensu::Ruleset::by_id("tenhou").unwrap();
    /// let hand = "22m345p67s(777z)(234p)+8s ron".parse().unwrap();
    /// let score = tensu::score(&hand, rules).unwrap();
    /// let lit = |look: Look| look.places(&hand, &score.reading);
    /// assert_eq!(lit(Look::Closed), [Place::Meld(0), Place::Meld(1)]);
    /// assert_eq!(lit(Look::Pair), [Place::Hand(0), Place::Hand(1)]);
    /// assert_eq!(lit(Look::Wait), [Place::Hand(5), Place::Hand(6), Place::Win]);
    /// ```
    pub fn places(self, hand: &Question, reading: &Reading) -> Vec<Place> {
        match self {
            Self::Closed => {
                let melds = hand.melds.iter().enumerate();
                let called = melds.filter(|(_, meld)| meld.kind.opens());
                let called: Vec<Place> = called.map(|(at, _)| Place::Meld(at)).collect();
                if called.is_empty() {
                    let closed = (0..hand.hand.len()).map(Place::Hand);
                    return closed.chain([Place::Win]).collect();
                }
                called
            }
            Self::Ron => alloc::vec![Place::Win],
            Self::Pair => {
                let is_pair = |block: &&Block| block.kind == BlockKind::Pair;
                let pairs = reading.blocks.iter().filter(is_pair);
                of_kinds(hand, pairs.flat_map(Block::tiles))
            }
            Self::Wait => {
                let block = reading.blocks.get(reading.winner);
                of_kinds(hand, block.into_iter().flat_map(Block::tiles))
            }
        }
    }
}

/// The places of tiles of these kinds, the winning tile where it is among them.
fn of_kinds(hand: &Question, kinds: impl Iterator<Item = Kind>) -> Vec<Place> {
    let mut left: Vec<Kind> = kinds.collect();
    let mut take = |tile: Option<Tile>| {
        let kind = tile.and_then(Tile::kind);
        let at = left.iter().position(|own| Some(*own) == kind);
        at.map(|at| left.remove(at)).is_some()
    };
    let has_win = take(hand.win);
    let mut places: Vec<Place> = Vec::new();
    for (at, tile) in hand.hand.iter().enumerate() {
        if take(Some(*tile)) {
            places.push(Place::Hand(at));
        }
    }
    places.extend(has_win.then_some(Place::Win));
    places
}
