//! The course: lessons as data, the questions that each asks, and a [`Sitting`] that goes through one.
//!
//! A lesson shows something, asks with help, then without. What goes wrong comes at once, with its hint, again after two
//! others, until it was right twice. It ends when five of the last six answers were right, each of its [`Aim`]s was met and nothing is left that
//! went wrong, or after twelve questions: then that comes back tomorrow. Two of six questions are of earlier lessons, first
//! about what is not known of them.
//! All answers are the engine's under the rules that are learned; a question that they do not have is not asked.
//!
//! ```
//! use tensu_learn::course::{Lesson, Sitting, Stage};
//! let rules = tensu::Ruleset::by_id("ema_2025").unwrap();
//! let first = Lesson::by_number(1).unwrap();
//! let mut sitting = Sitting::begin(first, 7, rules);
//! assert_eq!(sitting.stage(), Stage::Card(0));
//! for _ in first.cards(rules) {
//!     sitting.next(rules);
//! }
//! let asked = sitting.asked().unwrap();
//! sitting.choose(0, asked.parts[0].right);
//! assert_eq!(sitting.stage(), Stage::Told);
//! // What is on the screen is a text, and goes on from it.
//! assert_eq!(Sitting::read(&sitting.to_string(), rules), Some(sitting));
//! ```

use crate::{Day, Item, Log};

pub use crate::Scope;
pub use crate::practice::quotes::{Rung, mangan_from, quote, rungs};
pub use aim::{Aim, Flat, Sum, WonBy};
pub use anchors::{
    Anchor, DealerRule, Fraction, Line, ShareRule, alike, anchored, anchors, dealer_rule, example,
    share_rules,
};
pub use asked::{AnswerMode, Asked, AskedPart, Choice, What};
pub use card::{Card, Numbers, Shows};
pub use differs::{causes, differing, paid_at_base};
pub use goal::{Goal, Lack};
pub use laden::Laden;
pub use lesson::Lesson;
pub use lessons::{PLACE, path};
pub use look::{Look, Place};
pub use named::{WAITS, shape, wait_fu};
pub use patterns::{counted, excluded};
pub use sitting::{MOST, Sitting, Stage};
pub use sums::lines;
pub use thing::Thing;
pub use usual::{PatternShare, are_played, quarter, shares};

mod aim;
mod anchors;
mod ask;
mod asked;
mod built;
mod by_rule;
mod card;
mod counters;
mod differs;
mod flip;
mod goal;
mod hands;
mod laden;
mod lesson;
mod lessons;
mod look;
mod mistaken;
mod named;
mod patterns;
mod prices;
mod readings;
mod scope;
mod sitting;
mod sums;
mod thing;
mod usual;
mod whole;

/// The result of a number of whole hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meter {
    /// The right ones.
    pub right: u32,
    /// All of them.
    pub of: u32,
}

impl Meter {
    /// The hands that it looks back on, or a few more: days are counted whole.
    pub const HANDS: u32 = 20;

    /// The result of the last whole hands that were counted without help: others are not in the log.
    pub fn of(log: &Log) -> Self {
        let mut meter = Self::default();
        let mut day = Day::MAX;
        let mut whole: alloc::vec::Vec<_> = log
            .tallies()
            .filter(|(_, _, item, _)| *item == Item::Whole)
            .collect();
        whole.reverse();
        for (own, _, _, tally) in whole {
            if own != day && meter.of >= Self::HANDS {
                break;
            }
            day = own;
            meter.right = meter.right.saturating_add(tally.right);
            meter.of = meter.of.saturating_add(tally.right + tally.wrong);
        }
        meter
    }

    /// Returns whether four of five were right, of enough to say.
    pub const fn is_reached(self) -> bool {
        self.of >= Self::HANDS && self.right * 5 >= self.of * 4
    }
}
