//! What a hand is worth, and why: the result and its explanation as data.
//!
//! Nothing here is a sentence, and nothing here needs to be worked out again: a view shows these values, and
//! [`text`](crate::text) puts them into words.

use alloc::vec::Vec;

use crate::additive;
use crate::question::Question;
use crate::reading::Reading;
use crate::refusal::{Refusal, Refusals};
use crate::riichi;
use crate::rules::{Ruleset, System};
use crate::win::Win;
use crate::yaku::Yaku;

pub(crate) use award::are_a_mangan;
pub use award::{Amount, Award, What};
pub use counted::BonusTiles;
pub use faces::Faces;
pub use fu::{Fu, FuItem, FuItems, FuReason};
pub use other::{Lost, Missed, Note, Other};
pub use payment::{Limit, Payer, Payment, Reached, Role, Step, Whole};

mod award;
pub(crate) mod counted;
mod faces;
mod fu;
mod other;
mod payment;

/// The price of a hand with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// What was awarded, in the order in which players call it. With a yakuman, only yakuman.
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
    /// Who pays what.
    pub payments: Vec<Payment>,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// What the winner receives: all payments and the sticks.
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
    /// Whether a yaku was awarded.
    pub fn has(&self, yaku: Yaku) -> bool {
        self.yaku_only().any(|awarded| awarded == yaku)
    }

    /// The yaku awarded, dora left out.
    pub fn yaku_only(&self) -> impl Iterator<Item = Yaku> {
        self.awards.iter().filter_map(|award| match award.what {
            What::Yaku(yaku) => Some(yaku),
            _ => None,
        })
    }

    /// How many different yakuman the hand has.
    pub fn yakuman_count(&self) -> usize {
        self.awards
            .iter()
            .filter(|award| matches!(award.amount, Amount::Yakuman(_)))
            .count()
    }

    /// Whether 13 han made the yakuman.
    pub const fn is_counted(&self) -> bool {
        self.yakuman == 0 && matches!(self.limit, Some(Limit::Yakuman))
    }

    /// Whether one yaku is paid as a mangan, in place of han and fu.
    pub fn is_paid_as_mangan(&self) -> bool {
        are_a_mangan(&self.awards)
    }

    /// The fu, if they were multiplied: not where han alone make the limit.
    pub fn multiplied_fu(&self) -> Option<&Fu> {
        let mut steps = self.steps.iter();
        let multiplied = steps.any(|step| matches!(step, Step::Base { .. }));
        self.fu.as_ref().filter(|_| multiplied)
    }

    /// The fu, if they decided the price: below mangan only.
    pub fn fu_below_mangan(&self) -> Option<&Fu> {
        self.fu.as_ref().filter(|_| self.limit.is_none())
    }
}

impl Win<'_> {
    /// What the hand is worth.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// fn total(hand: &str, rules: &Ruleset) -> Result<u32, Box<dyn std::error::Error>> {
    ///     let question: Question = hand.parse()?;
    ///     Ok(question.check(rules)?.score()?.total)
    /// }
    /// let rules = Ruleset::by_id("cheatsheet").unwrap();
    /// assert_eq!(total("234m340p66p678s56s+7s ron riichi dora:1m5p", rules).unwrap(), 12_000);
    /// assert!(total("456p789s99m12p(123m)+3p ron", rules).unwrap_err().to_string().contains("yaku"));
    /// ```
    ///
    /// # Errors
    /// The first reason why a complete hand does not win: [`Refusal::NotLegal`] if it robs a kan that the ruleset lets only
    /// thirteen orphans rob, or would have too few yaku with another tile of its wait, where the ruleset asks that;
    /// [`Refusal::NoYaku`] with what it nearly has; [`Refusal::BelowMinimum`] if it has too few han or points;
    /// [`Refusal::Impossible`] if somebody is said to be liable for a yakuman that the hand does not have, or for an open
    /// kan that it was not won after.
    pub fn score(&self) -> Result<Score, Refusal> {
        let mut scored = match &self.rules().system {
            System::Riichi(rules) => riichi::score(self, rules),
            System::Additive(rules) => additive::score(self, rules),
        };
        // Written into the result where it lies: it is large to move.
        if let Ok(score) = &mut scored {
            let remarks = self.rules().remarks();
            let apply = remarks.filter(|remark| (remark.when)(self, score));
            score.remarks = apply.map(Note).collect();
        }
        scored
    }
}

/// Checks and scores in one go.
///
/// ```
/// use tensu::{score, Ruleset};
/// let question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse().unwrap();
/// let score = score(&question, Ruleset::by_id("cheatsheet").unwrap()).unwrap();
/// assert_eq!((score.han, score.total), (Some(7), 12_000));
/// ```
///
/// # Errors
/// As [`Question::check`] and [`Win::score`].
pub fn score(question: &Question, rules: &Ruleset) -> Result<Score, Refusals> {
    // Asked where it lies: it is large to move.
    match question.check(rules) {
        Ok(ref win) => Ok(win.score()?),
        Err(refusals) => Err(refusals),
    }
}
