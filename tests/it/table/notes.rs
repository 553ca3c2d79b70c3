//! Notes beside a result around the hands.

use serde_json::json;
use tensu::reference::Reference;
use tensu::{game, rules};

use crate::helpers::ask_in_list;

/// Facts on which a result hangs are those of some ruleset: a name that no fact has would be no note, and nobody would notice.
#[test]
fn what_results_hang_on_are_facts() {
    let pages = rules::CORE
        .rulesets
        .iter()
        .map(|rules| Reference::of(rules));
    let facts = pages.flat_map(|page| page.facts);
    let known: Vec<&str> = facts.map(|line| line.fact.code()).collect();
    let named = [
        game::several_facts(2),
        game::drawn_facts(),
        game::nagashi_facts(1, &rules::CHEATSHEET),
        &game::end_facts(&[100, 100], 1, &rules::ARI_ARI),
    ];
    for id in named.concat() {
        assert!(known.contains(&id), "{id}");
    }
    assert_eq!(game::several_facts(1), [""; 0]);
}

/// The booklet's subtraction is read the other way round in every end; equal points are only spoken of where there are some.
#[test]
fn the_end_says_what_is_corrected() {
    let notes = |points: [i64; 4]| -> Vec<String> {
        let answer = ask_in_list(&json!({"ask": "end", "ruleset": "ari_ari", "points": points}));
        let notes = answer["notes"].as_array().expect("notes").iter();
        let text = |note: &serde_json::Value| format!("{} {}", note["kind"], note["id"]);
        notes.map(text).collect()
    };
    let corrected = r#""corrected" "subtraction""#;
    assert_eq!(notes([41_300, 24_900, 21_800, 12_000]), [corrected]);
    let tied = notes([41_300, 24_900, 24_900, 8_900]);
    assert_eq!(tied, [r#""assumed" "ties""#, corrected]);
}

/// The payment of nagashi mangan is ours where the text only names it, and so are honba: what they are worth, and
/// whether they are paid with it.
#[test]
fn nagashi_says_what_is_assumed() {
    let notes = |ruleset: &str, honba: u32| -> Vec<String> {
        let answer = ask_in_list(
            &json!({"ask": "nagashi", "ruleset": ruleset, "seats": ["S"], "honba": honba}),
        );
        let notes = answer["notes"].as_array().expect("notes").iter();
        notes
            .filter_map(|note| note["id"].as_str().map(str::to_owned))
            .collect()
    };
    assert_eq!(notes("shanghai", 2), ["honba", "nagashi", "nagashi_honba"]);
    assert_eq!(notes("shanghai", 0), ["nagashi"]);
    assert_eq!(notes("cheatsheet", 2), ["nagashi_honba"]);
    assert_eq!(notes("cheatsheet", 0), [""; 0]);
    assert_eq!(notes("riichi_city", 1), ["nagashi", "nagashi_honba"]);
    // Published games show it on Tenhou; of Mahjong Soul one source says that honba are not paid, and nobody otherwise.
    for told in ["tenhou", "tenhou_sanma", "majsoul", "majsoul_sanma"] {
        assert_eq!(notes(told, 2), [""; 0], "{told}");
    }
}

/// Sticks and odd hundreds at the end are spoken of where there are some (rules.md 2.2: no source says it of these).
#[test]
fn the_end_says_what_nobody_says() {
    let notes = |ruleset: &str, points: [i64; 4], sticks: u32| -> Vec<String> {
        let answer = ask_in_list(
            &json!({"ask": "end", "ruleset": ruleset, "points": points, "sticks": sticks}),
        );
        let notes = answer["notes"].as_array().expect("notes").iter();
        notes
            .filter_map(|note| note["id"].as_str().map(str::to_owned))
            .collect()
    };
    let (whole, odd) = (
        [49_000, 29_000, 22_000, 20_000],
        [49_100, 28_900, 22_000, 20_000],
    );
    // What one source alone says is said.
    assert_eq!(notes("ema_2016", whole, 0), [""; 0]);
    assert_eq!(notes("ema_2016", odd, 0), ["rounding"]);
    assert_eq!(
        notes("ari_ari", [39_100, 24_000, 20_000, 15_900], 1),
        ["end_sticks", "subtraction"]
    );
    assert_eq!(
        notes("tenhou", [39_100, 24_000, 20_000, 15_900], 1),
        [""; 0]
    );
    assert_eq!(
        notes("cheatsheet", [39_100, 24_000, 20_000, 16_900], 0),
        ["start", "back", "uma", "oka"]
    );
}
