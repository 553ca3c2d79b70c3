//! Learning with scores, or without: who looks them up in the table counts fu and han alone.

use crate::Item;
use crate::practice::Topic;
use tensu::Ruleset;

/// The extent of what is learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// All of it.
    #[default]
    All,
    /// Fu and han alone: nobody is asked what is paid.
    WithoutScores,
}

impl Scope {
    /// The scope under some rules: without fu there is little else than scores.
    #[must_use]
    pub fn under(self, rules: &Ruleset) -> Self {
        if rules.counts_fu() { self } else { Self::All }
    }

    /// Returns whether this comes back.
    pub fn has_item(self, item: Item) -> bool {
        self == Self::All
            || !item.is_of(Topic::Price) && item != Item::Differs && item != Item::Noten
    }

    /// The word for it in a text; none for all.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::All => "",
            Self::WithoutScores => "fu_han",
        }
    }
}
