//! A hand as another ruleset plays it.

use crate::hand::question::{Flag, Question};
use crate::presets::Ruleset;
use crate::rulebook::Norths;

impl Question {
    /// Adapts the hand to a ruleset: fives of the colors that there are, and no ura, norths, ready, liable players or
    /// other events that it has not. Nothing is taken out that would make another hand of it.
    #[must_use]
    pub fn adapted(&self, rules: &Ruleset) -> Self {
        let mut question = self.clone();
        for tile in question.tiles_mut() {
            *tile = rules.tiles.as_played(*tile);
        }
        rules.tiles.redden(question.tiles_mut());
        question
            .liable
            .retain(|liable| rules.has_liability(liable.yaku));
        if !rules.is_riichi() {
            question.dora.clear();
            question.ura.clear();
            (question.honba, question.sticks) = (0, 0);
        }
        let riichi = rules.riichi();
        if !riichi.is_some_and(|riichi| riichi.norths != Norths::Off) {
            question.norths = 0;
        }
        question
            .flowers
            .retain(|flower| rules.tiles.has_tile(*flower));
        let known = |flag: &Flag| rules.knows(*flag);
        question.flags = question.flags.iter().filter(known).collect();
        question
    }
}
