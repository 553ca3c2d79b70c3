//! The number of flowers that a game is played with.

use crate::presets::ruleset::HouseRule;
use crate::rulebook::Setting;
use crate::rulebook::{Rules, Seats};
use crate::words::{Said, Word};
use crate::yaku::Yaku;

/// Returns whether this is a Chinese game with patterns of flowers, or one of three that counts han: elsewhere flowers are none
/// of the options.
const fn has_option(rules: &Rules) -> bool {
    let three = matches!(rules.seats, Seats::Three) && rules.is_riichi();
    let faan = matches!(rules.chinese(), Some(chinese) if chinese.table.is_some());
    three || faan || rules.chinese().is_some() && rules.has(Yaku::FlowerTile)
}

/// Flowers set aside. Source: rules.md 1.5.1 (optional extra dora).
pub(super) const FLOWERS: HouseRule = HouseRule {
    id: "flowers",
    text: Said::Core(Word::RuleFlowers),
    choices: &["0", "4", "8"],
    ranges: &[],
    matters: |win, _| !win.question().flowers.is_empty(),
    get: |rules| has_option(rules).then(|| Setting::Number(rules.tiles.flowers().into())),
    set: |rules, value| {
        let wanted = value.number().filter(|n| matches!(n, 0 | 4 | 8))?;
        if !has_option(rules) {
            return None;
        }
        rules.tiles = rules.tiles.with_flowers(wanted);
        Some(())
    },
};
