//! What happens: a question is checked, its readings are priced, the best is paid.

use crate::hand::question::Question;
use crate::result::refusal::{Refusal, Refusals};
use crate::result::score::{Note, Score};
use crate::result::win::Win;
use crate::rulebook::{Ruleset, System};

pub(crate) mod additive;
mod assemble;
pub(crate) mod case;
pub(crate) mod check;
pub(crate) mod conditions;
mod counted;
mod findings;
mod reach;
pub(crate) mod riichi;

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
