//! The rulesets that a program has, and what reads a text that names one.

use super::house_rule::HOUSE_RULES;
use super::ruleset::{HouseRule, Ruleset, Shelf};
use crate::hand::notation::Reader;

/// The rulesets that texts may name, and the reader of their hands. Whoever reads a text hands it down: a program that is cut into
/// files has a small one first, and names a larger one only in the file that comes later.
///
/// ```
/// use tensu::link::Link;
/// use tensu::rules::Library;
/// let text = "1/hong_kong/123456789m11z/tsumo:1z";
/// assert!(Link::read_with(text, Library::CORE).is_err());
/// assert!(Link::read_with(text, Library::ALL).is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Library {
    /// The rulesets.
    pub shelves: &'static [&'static Shelf],
    /// The reader of hands.
    pub reader: Reader,
}

impl Library {
    /// The rulesets, in the order in which a menu shows them.
    pub fn rulesets(self) -> impl Iterator<Item = &'static Ruleset> + Clone {
        let shelves = self.shelves.iter();
        shelves.flat_map(|shelf| shelf.rulesets).copied()
    }

    /// The ruleset with this id.
    pub fn ruleset(self, id: &str) -> Option<&'static Ruleset> {
        self.rulesets().find(|ruleset| ruleset.id == id)
    }

    /// The rules by name, those of Chinese games last.
    pub fn house_rules(self) -> impl Iterator<Item = &'static HouseRule> + Clone {
        let further = self.shelves.iter().flat_map(|shelf| shelf.house_rules);
        HOUSE_RULES.iter().chain(further)
    }

    /// The rule with this name.
    pub fn house_rule(self, id: &str) -> Option<&'static HouseRule> {
        self.house_rules().find(|house_rule| house_rule.id == id)
    }
}
