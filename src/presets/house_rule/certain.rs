//! Rules on the yaku that a wait must give, and on the kan that thirteen orphans may rob.

use super::access::{riichi, riichi_mut};
use super::fields::ON_OFF;
use crate::hand::question::Flag;
use crate::presets::ruleset::HouseRule;
use crate::rulebook::Setting;
use crate::rulebook::{Chankan, Completion};
use crate::words::{Said, Word};

/// The yaku that every tile of the wait must give by ron.
pub(super) const COMPLETION: HouseRule = HouseRule {
    id: "completion",
    text: Said::Core(Word::RuleCompletion),
    choices: &["off", "iipeikou", "every_yaku"],
    ranges: &[],
    matters: |win, _| !win.is_tsumo(),
    get: |rules| riichi(rules).map(|rules| Setting::of_code(rules.completion.code())),
    set: |rules, value| {
        let code = match value {
            // A switch until November 2026, as which links of that time have it.
            Setting::Bool(true) => Completion::EveryWait.code(),
            Setting::Bool(false) => Completion::ThisTile.code(),
            chosen => chosen.text()?,
        };
        let mut all = Completion::ALL.iter().copied();
        riichi_mut(rules)?.completion = all.find(|choice| choice.code() == code)?;
        Some(())
    },
};

/// Robbing a closed kan; no rule where thirteen orphans alone rob any kan.
pub(super) const KOKUSHI_ANKAN: HouseRule = HouseRule {
    id: "kokushi_ankan",
    text: Said::Core(Word::RuleKokushiAnkan),
    choices: ON_OFF,
    ranges: &[],
    matters: |win, _| win.has(Flag::ChankanAnkan),
    get: |rules| match riichi(rules)?.chankan {
        Chankan::Any => Some(Setting::Bool(true)),
        Chankan::AddedOnly => Some(Setting::Bool(false)),
        Chankan::KokushiOnly => None,
    },
    set: |rules, value| {
        riichi_mut(rules)?.chankan = if value.bool()? {
            Chankan::Any
        } else {
            Chankan::AddedOnly
        };
        Some(())
    },
};
