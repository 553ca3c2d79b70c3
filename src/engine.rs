//! The scoring itself: a question is checked, its readings are counted, the best is paid.

use crate::result::refusal::Refusal;
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::System;

pub(crate) mod additive;
mod assemble;
pub(crate) mod check;
#[cfg(feature = "chinese")]
pub(crate) mod chinese;
pub(crate) mod conditions;
mod counted;
mod findings;
mod reach;
pub(crate) mod read_hand;
pub(crate) mod riichi;

impl Win<'_> {
    /// Scores the hand, without remarks; [`Ruleset::score`](crate::Ruleset::score) adds those of the ruleset.
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
        match &self.rules().system {
            System::Riichi(rules) => riichi::score(self, rules),
            System::Additive(rules) => additive::score(self, rules),
        }
    }
}
