//! The rulesets and the rules by name of Chinese games, as far as the program has them.

use super::house_rule::HouseRule;
use super::ruleset::Ruleset;
use super::source_notes::SourceNotes;
#[cfg(feature = "chinese")]
use super::{
    chinese::{self, CHINESE},
    house_rule::CHINESE_HOUSE_RULES,
};
use crate::later::later;

/// The rulesets and the rules by name of Chinese games.
pub(super) struct ChineseGames {
    pub(super) rulesets: &'static [&'static Ruleset],
    pub(super) house_rules: &'static [HouseRule],
    pub(super) pages: &'static [(&'static str, &'static SourceNotes)],
}

#[cfg(feature = "chinese")]
static FURTHER: ChineseGames = ChineseGames {
    rulesets: CHINESE,
    house_rules: CHINESE_HOUSE_RULES,
    pages: chinese::PAGES,
};

later! {
    /// The rulesets and rules of Chinese games.
    pub(super) fn further() -> ChineseGames = &FURTHER; bring if "chinese"
}
