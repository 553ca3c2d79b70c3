//! Nagashi mangan, and the end of a game.

use serde_json::{Value, json};
use tensu::Wind;
use tensu::game::needs;

use super::table;
use crate::helpers::{ask, ask_in_list, codes, ruleset};

// Nagashi mangan.

#[test]
fn several_nagashi_mangan_add_up() {
    // East 3 x 4,100. South 4,100 from East, 2,100 from the others.
    let answer =
        ask(json!({"ask": "nagashi", "ruleset": "cheatsheet", "seats": ["E", "S"], "honba": 1}));
    assert_eq!(
        table(&answer),
        [12_300 - 4_100, 8_300 - 4_100, -6_200, -6_200]
    );
    assert_eq!(answer["winners"], json!(["E", "S"]));
}

#[test]
fn everything_wrong_with_nagashi_mangan() {
    let wrong = |request: Value| {
        let mut request = request;
        request["ask"] = json!("nagashi");
        codes(&ask(request)).join(" ")
    };
    assert_eq!(wrong(json!({})), "parse");
    assert_eq!(wrong(json!({"seats": []})), "parse");
    assert_eq!(
        wrong(json!({"seats": ["E"], "honba": 4_294_967_295_u32})),
        "parse"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "honba": 4_294_967_296_u64})),
        "parse"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "ruleset": "ari_ari"})),
        "not_legal"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "ruleset": "korean"})),
        "not_legal"
    );
    let both = json!({"seats": ["N", "E", "E"], "ruleset": "majsoul_sanma"});
    assert_eq!(wrong(both), "impossible_flags impossible_flags");
    let answer = ask(json!({"ask": "nagashi", "seats": ["E"], "ruleset": "wrc_2025"}));
    assert_eq!(answer["error"]["rule"], "nagashi_mangan");
}

// The end.

#[test]
fn the_example_of_the_booklet() {
    let answer = ask(
        json!({"ask": "end", "ruleset": "ari_ari", "points": [41_300, 24_900, 21_800, 12_000]}),
    );
    assert_eq!(table(&answer), [61_300, 4_900, -18_200, -48_000]);
    let second = json!({"seat": "S", "place": 2, "points": 24_900, "sticks": 0, "plain": -5_100, "uma": 10_000, "oka": 0, "total": 4_900});
    assert_eq!(answer["players"][1], second);
    assert_eq!(answer["unit"], 1_000, "61,300 is +61.3");
}

#[test]
fn sticks_at_the_end_go_to_first_place() {
    let request = json!({"ask": "end", "ruleset": "ari_ari", "points": [40_300, 24_900, 21_800, 12_000], "sticks": 1});
    assert_eq!(table(&ask(request)), [61_300, 4_900, -18_200, -48_000]);
    // Two share first place: half a stick, (30 + 10) / 2 and half the oka each. 44,000 + 500 - 30,000 + 20,000 + 10,000.
    let request = json!({"ask": "end", "ruleset": "ari_ari", "points": [44_000, 44_000, 11_000, 0], "sticks": 1});
    assert_eq!(table(&ask(request)), [44_500, 44_500, -29_000, -60_000]);
}

#[test]
fn shares_are_full_hundreds() {
    // 30 + 10 - 10 are 10 each; the oka of 20.0 is 6.7, 6.7 and 6.6, the last for who was dealer last.
    let request =
        json!({"ask": "end", "ruleset": "ari_ari", "points": [30_000, 10_000, 30_000, 30_000]});
    assert_eq!(table(&ask(request)), [16_700, -50_000, 16_700, 16_600]);
    // Second to fourth: 10 - 10 - 30 = -30, -10 each.
    let request =
        json!({"ask": "end", "ruleset": "ari_ari", "points": [40_000, 20_000, 20_000, 20_000]});
    assert_eq!(table(&ask(request)), [60_000, -20_000, -20_000, -20_000]);
}

#[test]
fn points_that_are_no_end() {
    let wrong = |points: Value, sticks: u32| {
        ask(json!({"ask": "end", "ruleset": "ari_ari", "points": points, "sticks": sticks}))
    };
    let short = wrong(json!([41_300, 24_900, 21_800, 11_000]), 0);
    assert_eq!(short["error"]["code"], "points_sum");
    assert_eq!(
        short["error"]["message"],
        "Together 99,000, but all started with 100,000: 1,000 missing."
    );
    assert_eq!(
        codes(&wrong(json!([41_300, 24_900, 21_800, 12_000]), 1)),
        ["points_sum"]
    );
    assert_eq!(codes(&wrong(json!([50_000, 50_000]), 0)), ["points_sum"]);
    assert_eq!(
        codes(&wrong(json!([i64::MAX, i64::MIN, 0, 0]), u32::MAX)),
        ["parse", "parse"]
    );
    assert_eq!(codes(&wrong(json!([1.5, 0, 0, 0]), 0)), ["parse"]);
    assert_eq!(codes(&ask(json!({"ask": "end"}))), ["parse"]);
}

/// A game without riichi has no sticks to give to first place.
#[test]
fn no_sticks_where_there_is_no_riichi() {
    let end = |points: Value| {
        ask_in_list(&json!({"ask": "end", "ruleset": "korean", "points": points, "sticks": 1}))
    };
    assert_eq!(codes(&end(json!([10, -20, 30, -1_020]))), ["points_sum"]);
    let answer = end(json!([10, -20, 30, -20]));
    let players = answer["players"].as_array().expect("players");
    assert!(
        players.iter().all(|player| player["sticks"] == 0),
        "{answer}"
    );
    // Points are match scores as they are: +30 is no 0.03.
    assert_eq!(
        (&answer["table"][2]["points"], &answer["unit"]),
        (&json!(30), &json!(1))
    );
    let all = needs(&[1, 0, 0, -1], Wind::South, None, 0, 1, &ruleset("korean")).expect("lines");
    assert_eq!(all[0].total, 3 * 4);
}
