//! A rule by its name: how it is read and changed.

use crate::presets::Ruleset;
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::{Rules, Setting};
use crate::words::Said;

/// A rule that a house may change.
#[derive(Clone, Copy, Debug)]
pub struct HouseRule {
    /// Its name in the scoring contract.
    pub id: &'static str,
    /// The text that says, in plain words, what it decides.
    pub text: Said,
    /// Its possible values, for a person to choose from; empty if it takes any number or list.
    pub choices: &'static [&'static str],
    /// Its other possible values, except lists of yaku: ranges of numbers, as the contract writes them.
    pub ranges: &'static [&'static str],
    /// Returns whether it may have affected the payment of this hand; quick, and may be `true` needlessly, never `false`
    /// by mistake.
    pub matters: fn(&Win<'_>, &Score) -> bool,
    /// Its value in a ruleset; `None` where the ruleset has no such rule.
    pub get: fn(&Rules) -> Option<Setting>,
    /// Changes it; `None` when the ruleset has no such rule or the value makes no sense.
    pub set: fn(&mut Ruleset, &Setting) -> Option<()>,
}
