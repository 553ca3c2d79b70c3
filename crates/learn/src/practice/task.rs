//! Tasks about a hand: what is asked, and the answers to choose from.

use alloc::vec::Vec;

use crate::practice::item::Item;
use crate::practice::won::Of;
use tensu::Kind;
use tensu::reading::Wait;
use tensu::rules::Limit;
use tensu::score::{FuItem, Payment};
use tensu::yaku::Yaku;

/// The question of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The tiles that complete the hand without its winning tile.
    Waits,
    /// The fu for how the hand was won.
    Win,
    /// The fu of a set or pair of the reading, by its place; those of the wait are apart.
    Block(u8),
    /// The fu of the wait.
    Wait,
    /// All fu, rounded.
    Fu,
    /// All han, dora included.
    Han,
    /// All points, in additive rulesets.
    Points,
    /// The patterns that count, in additive rulesets.
    Fans,
    /// Yes or no: the hand has the least that a win needs.
    Minimum,
    /// The payments, sticks left out.
    Price,
    /// The payments if this player had won, in this way.
    PriceOf(Of),
    /// The name of the wait.
    WaitName,
    /// Yes or no: a set or pair gives fu, by its place; the wait is apart.
    Counts(u8),
    /// Yes or no: the wait gives fu.
    WaitCounts,
    /// The limit that is reached.
    Limit,
    /// The reading that is paid.
    Reading,
    /// The winner's points, honba and sticks included.
    Total,
    /// The least that the winner must get for a better place.
    Need,
    /// Of which set a tile is, by its place in the hand, the winning one last: sets from 1 on, 0 for the pair. Which set has
    /// which number does not matter.
    Tile(u8),
    /// Yes or no: the hand is furiten.
    Furiten,
    /// The points that each tenpai player gets.
    Noten,
    /// The payments under these rules; none if the hand does not win.
    Under,
}

/// An answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Fu, han or points.
    Number(u16),
    /// Payments.
    Payments(Vec<Payment>),
    /// Tiles, in order.
    Tiles(Vec<Kind>),
    /// A wait.
    Wait(Wait),
    /// Yes or no.
    Whether(bool),
    /// A limit, or none.
    Limit(Option<Limit>),
    /// A reading: the one that is paid, or one that lost, by its place among those.
    Reading(Option<usize>),
    /// Points.
    Points(u32),
    /// Patterns, each with how often it counts.
    Fans(Vec<(Yaku, u8)>),
}

/// A task: one question about a hand, with the answers to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The question.
    pub part: Part,
    /// The item that it teaches: if it goes wrong, this comes back.
    pub teaches: Item,
    /// The answers to choose from, the lowest first; lists of tiles and of patterns in no order.
    pub answers: Vec<Answer>,
    /// The place of the right one.
    pub right: usize,
    /// The one thing that the fu come from; `None` where there are none, and for a sum of several.
    pub item: Option<FuItem>,
}
