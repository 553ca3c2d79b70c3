//! Each system by its own text: what a referee found wrong, each a hand or a call that went wrong once. More such hands
//! are in `tests/hands/bugs.txt`.

mod said;

use serde_json::{Value, json};
use tensu::score::score;
use tensu::wire::answer_lines;
use tensu::yaku::Why;
use tensu::{Question, Refusals, Score, Yaku};

use crate::helpers::ruleset;

fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn won(rules: &str, text: &str) -> Score {
    score(&question(text), &ruleset(rules)).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refused(rules: &str, text: &str) -> Refusals {
    let score = score(&question(text), &ruleset(rules));
    score.expect_err("a refusal")
}

fn ask(request: &Value) -> Value {
    let lines = answer_lines(&json!([request]).to_string(), "");
    let all: Vec<Value> = serde_json::from_str(&lines).expect("JSON");
    all[0].clone()
}

fn why(score: &Score, yaku: Yaku) -> Option<Why> {
    let missed = score.missed.iter().find(|missed| missed.yaku == yaku);
    missed.map(|missed| missed.why)
}

/// Who pays and is not named is written alike in every answer: by ron who dealt in, of a self-draw the giver of the kan.
#[test]
fn a_payer_who_is_not_named() {
    let ron = json!({"ruleset": "shanghai", "hand": "123m456p789s11z23m", "win": "4m", "by": "ron", "riichi": "riichi"});
    let melds = ["555z", "666z", "7777z"].map(
        |tiles| json!({"kind": if tiles.len() > 4 { "minkan" } else { "pon" }, "tiles": tiles}),
    );
    let kan = json!({"ruleset": "shanghai", "hand": "11p45p", "win": "6p", "by": "tsumo", "flags": ["rinshan"], "melds": melds});
    for mut request in [ron, kan] {
        for wanted in ["score", "explain"] {
            request["ask"] = json!(wanted);
            let answer = ask(&request);
            let payments = answer["payments"].as_array().expect("payments");
            let from: Vec<&Value> = payments.iter().map(|payment| &payment["from"]).collect();
            assert_eq!(from, ["discarder"], "{request}");
        }
    }
}
