//! A log, asked for as JSON.

use serde_json::json;

use crate::helpers::ask;

const LOG: &str = include_str!("../../logs/tenhou.json");

#[test]
fn a_log_is_answered_hand_by_hand() {
    let answer = ask(json!({"ask": "log", "text": LOG, "river": true}));
    let game = &answer["games"][0];
    assert_eq!(
        (&game["source"], &game["differ"]),
        (&json!("tenhou"), &json!(0))
    );
    assert_eq!(game["players"], json!(["Aki", "Ben", "Cho", "Dai"]));
    let hand = &game["hands"][0];
    assert_eq!(hand["paid"], json!([0, 7700, -7700, 0]));
    assert_eq!(
        (&hand["ours"], &hand["agrees"]),
        (&hand["paid"], &json!(true))
    );
    assert_eq!(hand["winners"][0]["said"]["points"], 7700);
    // The hand is a request: asked again, it has the same points.
    let mut request = hand["winners"][0]["hand"].clone();
    request["ruleset"] = json!("tenhou");
    assert_eq!(ask(request)["total"], 8700); // with the stick
    assert_eq!(
        hand["moves"][8],
        json!({"chair": 2, "what": "draw", "tile": "1z"})
    );
    assert_eq!(hand["facts"][3]["waits"], "58s");
    let course = ask(json!({"ask": "game", "text": game["text"]}));
    assert_eq!(course["points"], json!([25100, 28500, 17400, 29000]));
}

#[test]
fn other_rules_price_it_otherwise() {
    let answer = ask(json!({"ask": "log", "text": LOG, "ruleset": "mleague"}));
    let game = &answer["games"][0];
    assert_eq!(
        (&game["ruleset"], &game["differ"]),
        (&json!("mleague"), &json!(2))
    );
    let hand = &game["hands"][0];
    let kiriage = json!([{"rule": {"id": "kiriage", "value": false}}]);
    assert_eq!(hand["causes"], kiriage);
    assert!(game["hands"][1]["fault"].is_string() && game["hands"][1].get("ours").is_none());
}

#[test]
fn what_is_no_log_is_refused() {
    let answer = ask(json!({"ask": "log", "text": "a poem"}));
    assert_eq!(answer["error"]["at"], json!({"field": "text"}));
    let message = answer["error"]["message"].as_str().expect("a message");
    assert!(
        message.contains("This is no log that can be read."),
        "{message}"
    );
    assert_eq!(
        ask(json!({"ask": "log"}))["error"]["at"],
        json!({"field": "text"})
    );
}
