//! Origins of values that no source of a ruleset states: they are everybody's, or they cannot act.

use super::{HouseRule, Ruleset, house};
use crate::rulebook::{Aborts, SeveralRon, Stacking};
use crate::yaku::Yaku;

/// Values that every source has which speaks of them. Whoever plays the first four otherwise says so: the A rules of the JPML
/// and old rules are told by it. Source: rules.md 0.1.
const USUAL: &[(&str, &str)] = &[
    ("open_tanyao", "true"),
    ("ippatsu", "true"),
    ("ura_dora", "true"),
    ("kan_dora", "true"),
    ("kan_ura", "true"),
    ("pinfu_tsumo", "true"),
    ("open_pinfu_fu", "30"),
    ("rinshan_fu", "true"),
    ("honba_value", "100"),
];

/// Returns whether a rule has the value here that it has everywhere.
pub(super) fn is_usual(rules: &Ruleset, rule: &str) -> bool {
    let usual = USUAL.iter().find(|(id, _)| *id == rule);
    usual.is_some_and(|(id, value)| {
        HouseRule::by_id(id).is_some_and(|house_rule| {
            (house_rule.get)(rules) == Some(house::setting(house_rule, value))
        })
    })
}

/// Returns whether nothing that happens under these rules asks for a rule.
pub(super) fn is_moot(rules: &Ruleset, rule: &str) -> bool {
    let Some(riichi) = rules.riichi() else {
        return false;
    };
    let nobody_is_liable = riichi.pao.yaku.is_empty();
    match rule {
        "pao_composite" => nobody_is_liable || riichi.stacked_yakuman == Stacking::Highest,
        "pao_honba" => nobody_is_liable,
        "kan_ura" => {
            let [_, kan_dora, ura, _] = riichi.indicators.turned();
            !(kan_dora && ura)
        }
        "daisharin_any_suit" => !rules.has(Yaku::Daisharin),
        "sticks" => rules.game.several_ron == SeveralRon::HeadBump,
        "abort_deal" => {
            rules.game.flow.aborts == Aborts::NONE
                && rules.game.several_ron != SeveralRon::TripleAbort
        }
        "extra_hands" => rules.game.flow.goal == 0,
        _ => false,
    }
}
