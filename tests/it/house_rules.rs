//! House rules that forgot another rule: what is said of them, what is refused, what a quick price offers.

use serde_json::json;
use tensu::reference::Ways;

use crate::helpers::{ask, ruleset};

/// rules.md 2.1: nobody found says whether rrc turns kan dora. Another player's kan turns one too.
#[test]
fn a_kan_indicator_of_another_player_is_a_doubt() {
    let hand = "234m34p66p678s567s+2p ron riichi dora:1z5p";
    let doubts = |hand: &str| {
        let rules = ruleset("rrc");
        let question: tensu::Question = hand.parse().expect("a hand");
        let win = question.check(&rules).expect("a win");
        let score = win.score().expect("a score");
        let found = tensu::doubt::unconfirmed(&win, &score).into_iter();
        found.map(|(rule, _)| rule.id).collect::<Vec<_>>()
    };
    assert_eq!(doubts(hand), ["kan_dora"]);
    assert_eq!(doubts(&format!("{hand} ura:1z")), ["kan_dora"]);
    assert_eq!(
        doubts("234m34p66p678s567s+2p ron riichi dora:1z2z ura:1z5p"),
        ["ura_dora", "kan_dora", "kan_ura"]
    );
}

/// 20 fu by ron take a chi; by tsumo a replacement for a north has them where neither it nor pinfu has its usual fu.
#[test]
fn the_chart_knows_when_there_are_20_fu() {
    let ways = |rules: &str, han: usize| {
        let rules = ruleset(rules);
        let reference = tensu::reference::Reference::of(&rules);
        let row = reference.chart.iter().find(|row| row.fu == 20);
        row.map(|row| row.cells[han - 1].ways)
    };
    assert_eq!(ways("tenhou open_pinfu_fu=20", 1), Some(Ways::Ron));
    assert_eq!(ways("tenhou_sanma", 1), Some(Ways::Neither));
    let bare = "tenhou_sanma pinfu_tsumo=false rinshan_fu=false";
    assert_eq!(ways(bare, 1), Some(Ways::Neither));
    assert_eq!(ways(bare, 2), Some(Ways::Tsumo));
    assert_eq!(
        ways("tenhou pinfu_tsumo=false rinshan_fu=false", 2),
        Some(Ways::Neither)
    );
}

/// A remark that speaks of the source's own rule is silent where a house has another one.
#[test]
fn remarks_keep_to_what_was_paid() {
    let noted = |rules: &str, hand: &str| {
        let question: tensu::Question = hand.parse().expect("a hand");
        let score = tensu::score(&question, &ruleset(rules)).expect("a score");
        let ids = score.remarks.iter().map(tensu::score::Note::id);
        ids.collect::<Vec<_>>()
    };
    for (base, word, hand, note) in [
        (
            "cheatsheet",
            "yakuman_cap=2",
            "111z555z666z777z2z+2z ron seat:W",
            "yakuman_add",
        ),
        (
            "ari_ari",
            "double_yakuman=false",
            "11z22z(555z)(666z)(777z)+1z ron",
            "yakuman_add",
        ),
        (
            "cheatsheet",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "pao_honba=liable",
            "1m44p(555z)(666z)(777z)1m+4p ron liable:N/daisangen",
            "pao_assumed",
        ),
        (
            "ari_ari",
            "double_yakuman=[ryuuiisou]",
            "22334466888s66z+6z ron",
            "lost_page",
        ),
        (
            "shanghai",
            "yakuman_cap=1",
            "147m258p369s1234z+4z tsumo seat:E first_turn",
            "unrelated_and_tenhou",
        ),
        (
            "sanma_ryanshi",
            "double_yakuman=true",
            "111p333p555s999p1s+1s tsumo",
            "yaku_assumed",
        ),
    ] {
        let usual = noted(base, hand);
        assert!(usual.contains(&note), "{base}: {usual:?}");
        let changed = noted(&format!("{base} {word}"), hand);
        assert!(!changed.contains(&note), "{base} {word}: {changed:?}");
    }
    for (rules, hand, note) in [
        (
            "cheatsheet open_pinfu_fu=20",
            "77m234m345p34s(345m)+5s ron",
            "row_of_20_fu",
        ),
        (
            "sanma_ryanshi open_tanyao=true",
            "34p456s678s55p(888p)+2p ron",
            "yaku_assumed",
        ),
    ] {
        let found = noted(rules, hand);
        assert!(!found.contains(&note), "{rules}: {found:?}");
    }
}

/// 2.1: a cap is a step of its own.
#[test]
fn a_cap_on_yakuman_is_said() {
    let answer = ask(
        json!({"ruleset": {"base": "cheatsheet", "set": {"yakuman_cap": 2}},
        "hand": "111z555z666z777z2z", "win": "2z", "by": "ron", "seat": "W"}),
    );
    assert_eq!(answer["total"], 64_000);
    assert_eq!(
        answer["steps"][0]["text"],
        "4 × yakuman, at most 2 count: 16,000 base points"
    );
}

/// Of several yakuman the others are named, also one that another of them has replaced.
#[test]
fn what_gives_way_to_the_highest_is_missed() {
    let answer = ask(
        json!({"ruleset": {"base": "ema_2016", "set": {"renhou": "yakuman"}}, "hand": "19m19p19s1234567z", "win": "1z", "by": "ron",
        "flags": ["first_turn"]}),
    );
    let why = |yaku: &str| {
        let mut missed = answer["missed"].as_array().into_iter().flatten();
        let line = missed.find(|line| line["id"] == yaku);
        line.map(|line| line["reason"].clone())
    };
    let paid = answer["yaku"][0]["id"].clone();
    assert_eq!(answer["yaku"].as_array().map(Vec::len), Some(1));
    assert_eq!(paid, "renhou");
    assert_eq!(why("kokushi_13"), Some(json!("only_highest")));
}

/// A hand with a liable player has a price under rules that know no liability.
#[test]
fn compared_with_rules_without_liability() {
    let question: tensu::Question = "1m44p(555z)(666z)(777z)1m+4p ron from:W liable:N/daisangen"
        .parse()
        .expect("a hand");
    let rules = ruleset("tenhou");
    for one in tensu::compare::compare(&question, &rules) {
        assert_eq!(
            one.score.map(|score| score.total).ok(),
            Some(32_000),
            "{}",
            one.rules.id
        );
    }
}
