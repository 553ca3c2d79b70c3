//! Each rule by name: it changes a golden hand, takes its own value and refuses nonsense.

use tensu::rules::{HouseRule, Setting, house_rules};
use tensu::{Ruleset, score};

use crate::hands;
use crate::helpers::{setting, with};

/// Values of rules that say none to choose from, beside the others that a table may set.
const FREE: [&str; 15] = [
    "honba_value=500",
    "honba_value=0",
    "red_fives=[0,0,0]",
    "double_yakuman=false",
    "yakuman_cap=1",
    "local_yaku=[]",
    "local_yaku=[sanrenkou]",
    "pao=[]",
    "winning_bonus=3",
    "score_cap=5",
    "minimum=12",
    "flowers=0",
    "faan_limit=3",
    "two_concealed_kongs=8",
    "mixed_kongs=6",
];

fn changes(golden: &[hands::Golden], word: &str) -> bool {
    let (id, _) = word.split_once('=').unwrap_or((word, ""));
    golden.iter().any(|hand| {
        let known = hand.rules.settings().any(|(rule, _)| rule.id == id);
        known
            && score(&hand.question, &with(&hand.rules, word)) != score(&hand.question, &hand.rules)
    })
}

/// Rules that say how many faan a pattern is worth.
fn is_faan(rule: &HouseRule) -> bool {
    rule.choices.contains(&"limit")
}

#[test]
fn every_pattern_of_faan_changes_a_golden_hand() {
    let golden = hands::all();
    for rule in house_rules().filter(|rule| is_faan(rule)) {
        let word = |faan| format!("{}={faan}", rule.id);
        let changed = ["0", "limit"]
            .iter()
            .any(|faan| changes(&golden, &word(faan)));
        assert!(changed, "{} changes no hand of tests/hands", rule.id);
    }
}

/// Rules of what happens around the hands: they have their tests in `table/` and `evening/`.
const AROUND: &str = "multiple_ron sticks dead_wait nagashi_mangan nagashi_honba start back uma oka ties end_sticks rounding length goal \
    extra_hands bust agari_yame tenpai_yame dealer_stays draw_honba aborts abort_deal nagashi_deal riichi_minimum \
    declaring_tile chombo chombo_last time chip yakitori bust_prize rate";

/// A value that changes no golden hand is either dead or untested. A change may be in the payment or in the way to it: the two
/// kinds of open pinfu always pay the same.
#[test]
fn every_rule_changes_a_golden_hand() {
    let golden = hands::all();
    let mut dead = Vec::new();
    for rule in house_rules() {
        if is_faan(rule) || AROUND.split(' ').any(|id| id == rule.id) {
            continue;
        }
        let offered = rule
            .choices
            .iter()
            .map(|value| format!("{}={value}", rule.id));
        let free = FREE
            .iter()
            .filter(|word| word.split('=').next() == Some(rule.id));
        let words: Vec<String> = offered.chain(free.map(|word| (*word).to_owned())).collect();
        if words.is_empty() {
            dead.push(format!("{}: no value of it in FREE", rule.id));
        }
        dead.extend(words.into_iter().filter(|word| !changes(&golden, word)));
    }
    assert!(
        dead.is_empty(),
        "these change no hand of tests/hands: {dead:#?}"
    );
}

/// Every rule of every ruleset can be set to the value that it has, and then changes nothing.
#[test]
fn a_rule_takes_its_own_value() {
    for rules in tensu::rules::all() {
        for (rule, value) in rules.settings() {
            let mut same = (*rules).clone();
            let changed = same.change(rule.id, &value);
            assert!(changed.is_ok(), "{}: {} = {value:?}", rules.id, rule.id);
            assert!(
                rules.differences(&same).is_empty(),
                "{}: {}",
                rules.id,
                rule.id
            );
        }
        // Tenhou's list, and Mahjong Soul's, is that of four players and of three.
        let shared = tensu::rules::all().filter(|other| std::ptr::eq(other.origins, rules.origins));
        for (id, _) in rules.origins.iter().filter(|(id, _)| *id != "patterns") {
            assert!(
                shared
                    .clone()
                    .any(|rules| rules.settings().any(|(rule, _)| rule.id == *id)),
                "{} names the origin of {id}, which it has not",
                rules.id
            );
        }
    }
}

#[test]
fn nonsense_is_refused() {
    for (id, words) in [
        (
            "tenhou",
            [
                "kirage=true",
                "kiriage=3",
                "red_fives=[1,1]",
                "red_fives=[9,0,0]",
                "pao=[pinfu]",
            ],
        ),
        (
            "korean",
            [
                "kiriage=true",
                "winning_bonus=0",
                "winning_bonus=6",
                "score_cap=0",
                "score_cap=x",
            ],
        ),
        (
            "shanghai",
            [
                "local_yaku=[tanyao]",
                "renhou=8_han",
                "double_yakuman=[pinfu]",
                "yakuman_cap=0",
                "sticks=mine",
            ],
        ),
    ] {
        for word in words {
            let (rule, value) = word.split_once('=').expect("a rule and its value");
            let mut rules = Ruleset::by_id(id).expect("a ruleset").clone();
            assert!(rules.change(rule, &setting(value)).is_err(), "{id} {word}");
        }
    }
}

/// Different rules have different fingerprints, the same rules the same one; a browser has them, too (`tests/web`).
#[test]
fn rules_are_told_apart_by_their_fingerprint() {
    let prints = tensu::rules::all().map(|rules| rules.fingerprint());
    // RRC and EMA could be the same one day; today no two are.
    assert_eq!(
        prints.collect::<std::collections::BTreeSet<_>>().len(),
        tensu::rules::all().count()
    );
    for rules in tensu::rules::all() {
        for (rule, value) in rules.settings() {
            for other in rule.choices.iter().map(|code| Setting::of_code(code)) {
                let mut house = (*rules).clone();
                if house.change(rule.id, &other).is_ok() {
                    let same = house.fingerprint() == rules.fingerprint();
                    assert_eq!(same, other == value, "{} {} {other:?}", rules.id, rule.id);
                }
            }
        }
    }
}
