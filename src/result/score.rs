//! The score of a hand: the result and its explanation as data.
//!
//! Nothing here is a sentence, and nothing here needs to be worked out again: a view shows these values, and
//! [`text`](crate::text) puts them into words.

use alloc::vec::Vec;

use crate::hand::reading::Reading;
use crate::rulebook::Limit;
use crate::yaku::Yaku;

pub use super::remark::Note;
pub(crate) use award::are_a_mangan;
pub use award::{Amount, Award, AwardKind};
pub use bonus::BonusTiles;
pub use faces::BlockTiles;
pub use fu::{Fu, FuItem, FuItems, FuReason};
pub use other::{Lost, Missed, Other};
pub use payment::{Payer, Payment, Reached, Role, Step, Whole};

mod award;
mod bonus;
mod faces;
mod fu;
mod other;
mod payment;

/// The score of a hand with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Score {
    /// The yaku, dora and bonuses, in the order in which players call them. With a yakuman, only yakuman.
    pub awards: Vec<Award>,
    /// Han in all; `None` for yakuman and in additive rulesets.
    pub han: Option<u8>,
    /// Fu with the items that made them; `None` for yakuman, for a yaku that is paid as a mangan, and where there are no fu.
    pub fu: Option<Fu>,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// Units of yakuman; 0 without one and for a counted yakuman.
    pub yakuman: u8,
    /// The score itself, in additive rulesets.
    pub points: Option<u16>,
    /// The payments, player by player.
    pub payments: Vec<Payment>,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// The points that the winner receives: all payments and the sticks.
    pub total: u32,
    /// The arithmetic, step by step.
    pub steps: Vec<Step>,
    /// The reading that was scored.
    pub reading: Reading,
    /// The readings that lost.
    pub others: Vec<Other>,
    /// Yaku that nearly applied.
    pub missed: Vec<Missed>,
    /// Rulings on the ruleset's own text that touched this result.
    pub remarks: Vec<Note>,
}

impl Score {
    /// Returns whether a yaku was awarded.
    pub fn has(&self, yaku: Yaku) -> bool {
        self.yaku_only().any(|awarded| awarded == yaku)
    }

    /// The yaku awarded, dora left out.
    pub fn yaku_only(&self) -> impl Iterator<Item = Yaku> {
        self.awards.iter().filter_map(|award| match award.what {
            AwardKind::Yaku(yaku) => Some(yaku),
            _ => None,
        })
    }

    /// The number of different yakuman that the hand has.
    pub fn yakuman_count(&self) -> usize {
        self.awards
            .iter()
            .filter(|award| matches!(award.amount, Amount::Yakuman(_)))
            .count()
    }

    /// Returns whether 13 han made the yakuman.
    pub const fn is_counted(&self) -> bool {
        self.yakuman == 0 && matches!(self.limit, Some(Limit::Yakuman))
    }

    /// Returns whether one yaku is paid as a mangan, in place of han and fu.
    pub fn is_paid_as_mangan(&self) -> bool {
        are_a_mangan(&self.awards)
    }

    /// The fu, if they were multiplied: not where han alone make the limit.
    pub fn multiplied_fu(&self) -> Option<&Fu> {
        let mut steps = self.steps.iter();
        let multiplied = steps.any(|step| matches!(step, Step::Base { .. }));
        self.fu.as_ref().filter(|_| multiplied)
    }

    /// The fu, if they decided the payment: below mangan only.
    pub fn fu_below_mangan(&self) -> Option<&Fu> {
        self.fu.as_ref().filter(|_| self.limit.is_none())
    }
}
