//! Hands that nobody won.

use serde_json::{Value, json};

use super::table;
use crate::helpers::{ask, ask_in_list, codes};

fn shown(hands: &Value) -> Value {
    let house = json!({"base": "tenhou", "set": {"dead_wait": "noten"}});
    ask(json!({"ask": "drawn", "ruleset": house, "hands": hands}))
}

#[test]
fn tenpai_as_the_table_says() {
    let tenpai = |ruleset: &str, seats: &[&str]| {
        let answer = ask(json!({"ask": "drawn", "ruleset": ruleset, "tenpai": seats}));
        (
            table(&answer),
            answer["payments"].as_str().expect("why").to_owned(),
        )
    };
    assert_eq!(
        tenpai("ema_2025", &["S", "N"]),
        (vec![-1_500, 1_500, -1_500, 1_500], "paid".into())
    );
    // Three pay 1,000 each; one pays 3,000 for three.
    assert_eq!(
        tenpai("rrc", &["W"]),
        (vec![-1_000, -1_000, 3_000, -1_000], "paid".into())
    );
    assert_eq!(
        tenpai("rrc", &["W", "E", "S"]),
        (vec![1_000, 1_000, 1_000, -3_000], "paid".into())
    );
    assert_eq!(tenpai("rrc", &[]), (vec![0; 4], "all_equal".into()));
    // Seed 004: 1,000 from each noten to each tenpai player.
    assert_eq!(
        tenpai("sanma_ryanshi", &["E", "W"]),
        (vec![1_000, -2_000, 1_000], "paid".into())
    );
    assert_eq!(
        tenpai("majsoul_sanma", &["S"]),
        (vec![-1_000, 2_000, -1_000], "paid".into())
    );
    assert_eq!(
        tenpai("korean", &["S"]),
        (vec![0; 4], "not_in_ruleset".into())
    );
}

#[test]
fn tenpai_as_the_tiles_say() {
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z78s", "visible": "6666s99s"},
        {"seat": "S", "hidden": true},
        {"seat": "W", "hand": "147m258p369s1234z"},
        // Three 5s are discarded, and the fourth is in the hand: nothing can come.
        {"seat": "N", "hand": "123456m111p5s", "melds": [{"kind": "chi", "tiles": "789m"}], "visible": "555s"},
    ]));
    let reasons = answer["seats"].as_array().expect("seats");
    let reasons: Vec<_> = reasons.iter().map(|line| line["reason"].as_str()).collect();
    assert_eq!(
        reasons,
        [
            Some("tenpai"),
            Some("hidden"),
            Some("noten"),
            Some("dead_wait")
        ]
    );
    assert_eq!(answer["seats"][0]["waits"], json!(["6s", "9s"]));
    // No pair, so seven pairs are six tiles away; nothing else is nearer.
    assert_eq!(answer["seats"][2]["shanten"], 6);
    assert_eq!(answer["seats"][3]["waits"], json!(["5s"]));
    assert_eq!(
        (&answer["tenpai"], table(&answer)),
        (&json!(["E"]), vec![3_000, -1_000, -1_000, -1_000])
    );
}

#[test]
fn what_lies_open_decides_tenpai() {
    let reason = |ruleset: Value, hand: Value| {
        let answer = ask(json!({"ask": "drawn", "ruleset": ruleset, "hands": [hand]}));
        answer["seats"][0]["reason"].as_str().map(ToOwned::to_owned)
    };
    let pair =
        |visible: &str| json!({"seat": "E", "hand": "123p456p789p111s5s", "visible": visible});
    assert_eq!(
        reason(json!("sanma_ryanshi"), pair("55s")).as_deref(),
        Some("tenpai")
    );
    assert_eq!(
        reason(json!("sanma_ryanshi"), pair("555s")).as_deref(),
        Some("dead_wait")
    );
    let house = json!({"base": "sanma_ryanshi", "set": {"dead_wait": "tenpai"}});
    assert_eq!(reason(house, pair("555s")).as_deref(), Some("tenpai"));
    // All four in the own melds: the wait is on nothing.
    let kan = json!({"seat": "E", "hand": "123p456p11s78s", "melds": [{"kind": "pon", "tiles": "999s"}], "visible": "6666s9s"});
    assert_eq!(
        reason(json!("sanma_ryanshi"), kan.clone()).as_deref(),
        Some("dead_wait")
    );
    // Only seed 004 says so.
    assert_eq!(
        reason(json!("tenhou_sanma"), kan).as_deref(),
        Some("tenpai")
    );
    // Who is not in the list shows nothing.
    let answer = ask(json!({"ask": "drawn", "hands": []}));
    assert_eq!(answer["seats"][3]["reason"], "hidden");
}

#[test]
fn everything_wrong_with_a_drawn_hand() {
    assert_eq!(codes(&ask(json!({"ask": "drawn"}))), ["parse"]);
    assert_eq!(
        codes(&ask(json!({"ask": "drawn", "tenpai": [], "hands": []}))),
        ["impossible_flags"]
    );
    assert_eq!(
        codes(&ask(json!({"ask": "drawn", "tenpai": ["X"]}))),
        ["parse"]
    );
    let sanma = json!({"ask": "drawn", "ruleset": "majsoul_sanma", "tenpai": ["N", "E", "E"]});
    assert_eq!(codes(&ask(sanma)), ["impossible_flags", "impossible_flags"]);
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z7s"},
        {"seat": "S", "hand": "123m456p789s11z78s", "visible": "99999s"},
        {"seat": "S", "hand": "123m456p789s1z", "melds": [{"kind": "pon", "tiles": "123s"}]},
        {"hand": "1q"},
    ]));
    // The fourth cannot be read, so nothing is checked yet.
    assert_eq!(codes(&answer), ["parse", "parse"]);
    assert_eq!(
        answer["errors"][0]["at"],
        json!({"field": "seat", "hand": 3})
    );
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z7s"},
        {"seat": "S", "hand": "123m456p789s11z78s", "visible": "99999s1f"},
        {"seat": "S", "hand": "123m456p789s1z", "melds": [{"kind": "pon", "tiles": "123s"}]},
    ]));
    assert_eq!(
        codes(&answer),
        [
            "impossible_flags",
            "tile_count",
            "tile_not_in_set",
            "too_many_copies",
            "bad_meld"
        ]
    );
    assert_eq!(
        answer["errors"][2]["at"],
        json!({"field": "visible", "hand": 1})
    );
    let chi = json!([{"seat": "E", "hand": "456p789s11z78s", "melds": [{"kind": "chi", "tiles": "123p"}]}]);
    let chi = json!({"ask": "drawn", "ruleset": "tenhou_sanma", "hands": chi});
    assert_eq!(codes(&ask(chi)), ["bad_meld"]);
}

/// Four of a kind are on the table, whoever shows them.
#[test]
fn shown_hands_share_one_set_of_tiles() {
    let shown = |south: &str| {
        ask_in_list(
            &json!({"ask": "drawn", "ruleset": "sanma_ryanshi", "hands": [
                {"seat": "E", "hand": "123p456p789s1112z"},
                {"seat": "S", "hand": south},
            ]}),
        )
    };
    assert_eq!(codes(&shown("123p456p789s1112z")), ["too_many_copies"]);
    assert_eq!(codes(&shown("123p456p789s3332z")), [""; 0]);
}
