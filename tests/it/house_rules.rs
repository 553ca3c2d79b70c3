//! House rules that forgot another rule: what is said of them, what is refused, what a quick price offers.

use serde_json::json;
use tensu::reference::Ways;

use crate::helpers::{ask, ruleset};

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
