//! Each rule by name: it changes a golden hand, takes its own value and refuses nonsense.

use tensu::rules::{HouseRule, Setting, house_rules};
use tensu::{Ruleset, score};

use crate::hands;
use crate::helpers::{setting, with};

/// Values to try for every rule, as they are written after the id of a ruleset.
const SWITCHES: [&str; 24] = [
    "kiriage=true",
    "kiriage=false",
    "kazoe=true",
    "kazoe=false",
    "stacked_yakuman=true",
    "stacked_yakuman=false",
    "double_wind_pair_fu=2",
    "double_wind_pair_fu=4",
    "open_pinfu_fu=plus_two",
    "open_pinfu_fu=30",
    "open_pinfu_fu=20",
    "rinshan_fu=true",
    "rinshan_fu=false",
    "pinfu_tsumo=false",
    "honba_value=500",
    "pao_honba=discarder",
    "pao_honba=liable",
    "pao_composite=part",
    "pao_composite=whole",
    "red_fives=[0,0,0]",
    "open_tanyao=false",
    "ippatsu=false",
    "double_yakuman=false",
    "renhou=mangan",
];

/// A switch that changes no golden hand is either dead or untested. A change may be in the payment or in the way to it:
/// the two kinds of open pinfu always pay the same.
#[test]
fn every_switch_changes_a_golden_hand() {
    let golden = hands::all();
    for word in SWITCHES {
        assert!(
            changes(&golden, word),
            "{word} changes no hand of tests/hands"
        );
    }
}

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

/// One flip for each rule that the hands of [`SWITCHES`] leave out.
#[test]
fn every_rule_changes_a_golden_hand() {
    const MORE: [&str; 46] = [
        "flowers=0",
        "ura_dora=false",
        "kan_dora=false",
        "kan_ura=false",
        "yakuman_cap=1",
        "local_yaku=[]",
        "local_yaku=[sanrenkou]",
        "pao=[]",
        "kan_liability=false",
        "tsumo_loss=bisection",
        "completion=false",
        "tenhou_upgrade=false",
        "kokushi_ankan=false",
        "kokushi_ankan=true",
        "ryuuiisou_green=false",
        "daisharin_any_suit=false",
        "winning_bonus=3",
        "prevailing_wind=true",
        "implied_hands=false",
        "double_ready_minimum=true",
        "concealed_seven_pairs=true",
        "score_cap=5",
        "renhou=yakuman",
        "honba_value=0",
        "open_tanyao=true",
        "ryanpeikou_two_suits=true",
        "bamboo=false",
        "minimum=12",
        "special_self_draw=fully_concealed",
        "two_concealed_kongs=8",
        "mixed_kongs=6",
        "lesser_straight=false",
        "faan_limit=3",
        "faan_table=laak",
        "paying=half",
        "flowers_count=false",
        "seven_pairs=true",
        "chow_pair=number",
        "fourth_call=true",
        "knitted_chows=false",
        "kongs_beside=true",
        "formal_waits=false",
        "knitted_waits=false",
        "gates_pung=false",
        "robbed_kong=shares",
        "orphans_rob=false",
    ];
    let golden = hands::all();
    let flipped = || SWITCHES.iter().chain(&MORE);
    for word in flipped() {
        assert!(
            changes(&golden, word),
            "{word} changes no hand of tests/hands"
        );
    }
    for rule in house_rules() {
        if is_faan(rule) {
            continue;
        }
        let tried = flipped().any(|word| word.split('=').next() == Some(rule.id));
        assert!(
            tried || AROUND.split(' ').any(|id| id == rule.id),
            "{} is never flipped",
            rule.id
        );
    }
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

/// Different rules have different fingerprints, the same rules the same one; the browser has this one too (tests/web).
#[test]
fn rules_are_told_apart_by_their_fingerprint() {
    let prints = tensu::rules::all().map(|rules| rules.fingerprint());
    // RRC and EMA could be the same one day; today no two are.
    assert_eq!(
        prints.collect::<std::collections::BTreeSet<_>>().len(),
        tensu::rules::all().count()
    );
    let cheatsheet = Ruleset::by_id("cheatsheet").map(|rules| rules.fingerprint_text());
    let known = include_str!("../../fingerprint.txt").trim();
    assert_eq!(
        cheatsheet.as_deref(),
        Some(known),
        "rules of the cheatsheet changed?"
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
