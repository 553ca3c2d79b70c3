//! The origin of each value of a ruleset, also of those that no source of it states: they are everybody's, or they cannot act.

use super::{Origin, Ruleset, house};
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
fn is_usual(rules: &Ruleset, rule: &str) -> bool {
    let usual = USUAL.iter().find(|(id, _)| *id == rule);
    usual.is_some_and(|(id, value)| {
        rules.house_rule(id).is_some_and(|house_rule| {
            (house_rule.get)(rules) == Some(house::setting(house_rule, value))
        })
    })
}

/// Returns whether nothing that happens under these rules asks for a rule.
fn is_moot(rules: &Ruleset, rule: &str) -> bool {
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

impl Ruleset {
    /// The origin of the value of a rule.
    pub fn origin(&self, rule: &str) -> Origin {
        let of = |rule: &str| self.origins.iter().find(|(id, _)| *id == rule);
        // The worth of each pattern is a rule of its own, and one line may say it for all.
        let patterns = || of("patterns").filter(|_| Yaku::from_code(rule).is_some());
        let named = of(rule).or_else(patterns);
        let moot = || is_moot(self, rule).then_some(Origin::Moot);
        let particular = || PARTICULAR.iter().find(|(id, _)| *id == rule);
        let usual = || is_usual(self, rule).then_some(Origin::Usual);
        named
            .map(|&(_, origin)| origin)
            .or_else(moot)
            .or_else(|| particular().map(|&(_, why)| Origin::Judgement(why)))
            .or_else(usual)
            .unwrap_or(Origin::Unconfirmed)
    }
}

/// Rules that one source has and nobody else knows: a ruleset that does not name them is without them, and that is no
/// open question.
pub const PARTICULAR: &[(&str, &str)] = &[
    ("completion", "a rule of one three-player game alone"),
    ("dead_wait", "a rule of one three-player game alone"),
    ("ryanpeikou_two_suits", "the text of one game alone"),
    ("yakuman_cap", "a rule of few games"),
    ("kan_liability", "a rule of few games"),
    ("tenhou_upgrade", "a rule of one platform alone"),
    ("ryuuiisou_green", "a rule of one league alone"),
    ("daisharin_any_suit", "the text of one game alone"),
    ("flowers", "a house rule"),
    ("chip", "a house rule"),
    ("yakitori", "a house rule"),
    ("bust_prize", "a house rule"),
    ("rate", "a house rule"),
    (
        "local_yaku",
        "old and local yaku are off unless a source has them",
    ),
];
