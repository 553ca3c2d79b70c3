//! Why one hand has two prices: each reason once, by the name of the rule where one has it.

use tensu::compare::{Cause, compare};
use tensu::rules::Setting;
use tensu::{Question, Yaku};

use crate::helpers::ruleset;

/// The causes of a hand's price under one ruleset in place of another.
fn between(rules: &str, other: &str, hand: &str) -> Vec<Cause> {
    let question: Question = hand.parse().expect("a hand");
    let rules = ruleset(rules);
    let all = compare(&question, &rules);
    let other = all.into_iter().skip(1).find(|one| one.rules.id == other);
    other.expect("the other ruleset").causes
}

fn rule(id: &'static str, value: bool) -> Cause {
    Cause::Rule(id, Setting::Bool(value))
}

/// A rule that gives a yaku another value is the cause; the yaku itself is not named beside it.
#[test]
fn a_yaku_that_a_rule_names_is_no_other_cause() {
    for (rules, other, hand, causes) in [
        (
            "cheatsheet double_yakuman=false",
            "cheatsheet",
            "19m19p19s1234567z+1m ron",
            vec![rule("double_yakuman", true)],
        ),
        (
            "tenhou local_yaku=[sanrenkou]",
            "tenhou",
            "222333444m78p55s+9p ron",
            vec![Cause::Rule("local_yaku", Setting::List(Vec::new()))],
        ),
        (
            "tenhou open_tanyao=false",
            "tenhou",
            "234m567p34s66p(678s)+5s ron dora:4s",
            vec![rule("open_tanyao", true)],
        ),
        (
            "ema_2025 ippatsu=true kiriage=false",
            "jpml_a",
            "234m567p345s66p67s+8s ron riichi ippatsu",
            vec![rule("ippatsu", false)],
        ),
        (
            "korean prevailing_wind=true",
            "korean",
            "456p44s78m(777z)(111z)+9m ron",
            vec![rule("prevailing_wind", false)],
        ),
    ] {
        assert_eq!(between(rules, other, hand), causes, "{rules}: {hand}");
    }
}

/// A yaku that no rule names is the cause itself. Seed 004 counts triplets in three suits for more than the others.
#[test]
fn a_yaku_that_no_rule_names() {
    let causes = between("shanghai", "tenhou", "333m333p33s44z789m+3s ron");
    let yaku = Cause::Yaku(Yaku::SanshokuDoukou);
    assert_eq!(causes.iter().filter(|cause| **cause == yaku).count(), 1);
}

/// Seed 000: no red fives, and two han for three triplets in a row, which Tenhou does not have. Taken over alone, the one
/// lowers the price and the other raises it: both are named, and not only the new yaku.
#[test]
fn a_rule_beside_a_new_yaku() {
    let hand = "(444m)(055m)(666m)22p67s+8s ron";
    let local = ruleset("shanghai");
    let local = local
        .settings()
        .find(|(knob, _)| knob.id == "local_yaku")
        .expect("a rule");
    let reds = Setting::List([0; 3].map(Setting::Number).into());
    assert_eq!(
        between("tenhou", "shanghai", hand),
        [
            Cause::Rule("red_fives", reds),
            Cause::Rule("local_yaku", local.1)
        ]
    );
}
