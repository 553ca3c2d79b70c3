//! The subjects of lessons.

use tensu::Ruleset;
use tensu::rules::AdditiveRules;

/// The subject of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The tiles that a hand waits for.
    Waits,
    /// Fu: how the hand was won, the sets and the pair, the wait, the sum.
    #[default]
    Fu,
    /// The worth of the hand: han, and fu where they decide the payment; points in additive rulesets.
    Worth,
    /// The payments.
    Price,
    /// Yes or no: the hand has the least that a win needs, where points add up.
    Minimum,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Waits,
        Self::Fu,
        Self::Worth,
        Self::Price,
        Self::Minimum,
    ];

    /// Returns whether a ruleset has it: not all count fu, or ask for points.
    pub fn is_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::Fu => rules.counts_fu(),
            Self::Minimum => {
                let asks = |additive: &AdditiveRules| additive.minimum > 0;
                rules.additive().is_some_and(asks)
            }
            Self::Waits | Self::Worth | Self::Price => true,
        }
    }
}
