//! The part of a Chinese ruleset that a rule is about, where the ruleset has it.

use crate::hand::reading::Further;
use crate::rulebook::{AdditiveRules, ChineseRules, Rules, System};

/// The switches of scoring in a Chinese game.
pub(super) fn additive(rules: &Rules) -> Option<&AdditiveRules> {
    rules.additive().filter(|rules| rules.chinese.is_some())
}

pub(super) fn additive_mut(rules: &mut Rules) -> Option<&mut AdditiveRules> {
    match &mut rules.system {
        System::Additive(rules) if rules.chinese.is_some() => Some(rules),
        _ => None,
    }
}

/// The switches of the Chinese games that count faan by a table, or of those without a table.
fn chinese(rules: &Rules, table: bool) -> Option<&ChineseRules> {
    rules
        .chinese()
        .filter(|chinese| chinese.table.is_some() == table)
}

fn chinese_mut(rules: &mut Rules, table: bool) -> Option<&mut ChineseRules> {
    let chinese = additive_mut(rules)?.chinese.as_mut()?;
    Some(chinese).filter(|chinese| chinese.table.is_some() == table)
}

/// The Chinese Official game is the one with knitted tiles.
pub(super) fn official(rules: &Rules) -> Option<&ChineseRules> {
    chinese(rules, false).filter(|chinese| chinese.further.is_some_and(Further::is_knitted))
}

pub(super) fn official_mut(rules: &mut Rules) -> Option<&mut ChineseRules> {
    chinese_mut(rules, false).filter(|chinese| chinese.further.is_some_and(Further::is_knitted))
}

pub(crate) fn by_table(rules: &Rules) -> Option<&ChineseRules> {
    chinese(rules, true)
}

pub(super) fn by_table_mut(rules: &mut Rules) -> Option<&mut ChineseRules> {
    chinese_mut(rules, true)
}
