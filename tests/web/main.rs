//! Tests of the JavaScript API, in a real browser: JSON in, JSON out, which the browser itself reads.

#![cfg(target_arch = "wasm32")]

use js_sys::{JSON, Reflect};
use tensu_wire::js::{Language, Wanted, reference, rulesets, score_all};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Scores a request written as JSON.
fn ask(request: &str) -> JsValue {
    read(&Wanted::new("").score(request))
}

fn read(answer: &str) -> JsValue {
    JSON::parse(answer).expect("JSON")
}

/// Follows a path of keys and indices: `payments.0.points`.
fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).expect("an object")
    })
}

fn text(value: &JsValue, path: &str) -> String {
    get(value, path)
        .as_string()
        .unwrap_or_else(|| panic!("{path} is no text"))
}

#[wasm_bindgen_test]
fn the_sample_hand_is_a_haneman() {
    let response = ask(
        r#"{"hand":"234m340p66p678s56s","win":"7s","by":"ron","riichi":"riichi","dora":"1m5p","from":"W"}"#,
    );
    assert_eq!(get(&response, "ok"), JsValue::TRUE);
    assert_eq!(get(&response, "total"), JsValue::from(12_000));
    assert_eq!(get(&response, "han"), JsValue::from(7));
    assert_eq!(text(&response, "limit"), "haneman");
    assert_eq!(text(&response, "payments.0.from"), "W");
    assert_eq!(get(&response, "payments.0.points"), JsValue::from(12_000));
    assert_eq!(text(&response, "fu_items.1.id"), "menzen_ron");
    let known = include_str!("../fingerprint.txt").trim();
    assert_eq!(text(&response, "fingerprint"), known);
}

#[wasm_bindgen_test]
fn a_field_that_does_not_apply_is_absent() {
    let response = ask(r#"{"hand":"19m19p19s1234567z","win":"7z","by":"ron"}"#);
    assert_eq!(get(&response, "yakuman"), JsValue::from(2));
    assert!(get(&response, "han").is_undefined());
    assert!(get(&response, "fu").is_undefined());
}

#[wasm_bindgen_test]
fn a_wrong_hand_is_an_error_with_all_its_reasons() {
    let response = ask(r#"{"hand":"11111m222p333p44p","win":"4p","by":"ron","flags":["ippatsu"]}"#);
    assert_eq!(get(&response, "ok"), JsValue::FALSE);
    assert_eq!(text(&response, "error.code"), "too_many_copies");
    assert_eq!(text(&response, "errors.1.code"), "impossible_flags");
    assert_eq!(text(&response, "errors.1.at.field"), "flags");
}

#[wasm_bindgen_test]
fn what_is_no_request_is_an_error_too() {
    for request in ["null", "[]", "\"hand\"", "{\"hand\":3}", "{\"honba\":-1}"] {
        let response = ask(request);
        assert_eq!(text(&response, "error.code"), "parse", "{request}");
    }
    let hand = r#"{"hand":"234m34p66p678s567s","win":"2p","by":"ron"}"#;
    let few = read(&Wanted::new("total").score(hand));
    assert_eq!(get(&few, "total"), JsValue::from(2_000));
    assert!(get(&few, "yaku").is_undefined());
}

fn english() -> Language {
    Language::new(None).expect("English is always there")
}

#[wasm_bindgen_test]
fn several_winners_are_settled() {
    // South riichi, pinfu, tanyao 3,900; North pinfu, tanyao 2,000 and, next after West, the honba and both sticks.
    let request = r#"{"ruleset":"majsoul","honba":1,"sticks":2,"wins":[
        {"hand":"234m34p66p678s567s","win":"2p","by":"ron","from":"W","riichi":"riichi"},
        {"hand":"567m34p88p234s345s","win":"2p","by":"ron","from":"W","seat":"N"}]}"#;
    let answer = read(&english().settle(request));
    assert_eq!(text(&answer, "table.1.seat"), "S");
    assert_eq!(get(&answer, "table.1.points"), JsValue::from(3_900));
    assert_eq!(get(&answer, "table.3.points"), JsValue::from(4_300));
    assert_eq!(text(&answer, "winners.0.seat"), "N");
    assert_eq!(
        get(&answer, "winners.1.response.total"),
        JsValue::from(3_900)
    );
    assert_eq!(get(&answer, "aborted"), JsValue::FALSE);
    // The same, asked as any message is.
    let asked = request.replacen('{', r#"{"ask":"settle","#, 1);
    assert_eq!(JSON::stringify(&ask(&asked)), JSON::stringify(&answer));
}

#[wasm_bindgen_test]
fn hands_that_nobody_won() {
    let answer = read(&english().drawn(r#"{"ruleset":"sanma_ryanshi","tenpai":["W"]}"#));
    assert_eq!(get(&answer, "table.2.points"), JsValue::from(2_000));
    let hands = r#"{"ruleset":"tenhou","hands":[{"seat":"E","hand":"123m456p789s11z78s"}]}"#;
    let answer = read(&english().drawn(hands));
    assert_eq!(text(&answer, "seats.0.reason"), "tenpai");
    assert_eq!(get(&answer, "table.0.points"), JsValue::from(3_000));
    let answer = read(&english().nagashi(r#"{"seats":["E"],"honba":1}"#));
    assert_eq!(get(&answer, "table.0.points"), JsValue::from(12_300));
    let answer = read(&english().nagashi(r#"{"ruleset":"ari_ari","seats":["E"]}"#));
    assert_eq!(text(&answer, "error.rule"), "nagashi_mangan");
}

#[wasm_bindgen_test]
fn the_end_of_a_game() {
    let answer =
        read(&english().end(r#"{"ruleset":"ari_ari","points":[41300,24900,21800,12000]}"#));
    assert_eq!(get(&answer, "players.0.total"), JsValue::from(61_300));
    assert_eq!(get(&answer, "players.3.place"), JsValue::from(4));
    assert_eq!(get(&answer, "unit"), JsValue::from(1_000));
    for request in [
        "null",
        "[]",
        r#"{"points":[9007199254740991,0.5,0,0]}"#,
        r#"{"points":{}}"#,
    ] {
        let answer = read(&english().end(request));
        assert_eq!(text(&answer, "error.code"), "parse", "{request}");
    }
}

#[wasm_bindgen_test]
fn the_rulesets_and_what_each_says() {
    let all = read(&rulesets());
    assert_eq!(
        get(&all, "length"),
        JsValue::from(tensu::rules::all().count())
    );
    assert_eq!(text(&all, "0.id"), "shanghai");
    let page = read(&reference(r#""ari_ari""#));
    assert_eq!(text(&page, "id"), "ari_ari");
    assert_eq!(text(&page, "yaku.0.id"), "riichi");
    let page = read(&reference(r#"{"base":"tenhou","set":{"kiriage":true}}"#));
    assert_eq!(text(&page, "id"), "tenhou");
    for (wrong, code) in [(r#""nowhere""#, "unknown_ruleset"), ("7", "parse")] {
        let answer = read(&reference(wrong));
        assert_eq!(text(&answer, "error.code"), code, "{wrong}");
    }
}

#[wasm_bindgen_test]
fn one_hand_under_every_ruleset() {
    let request =
        r#"{"hand":"234m34p66p678s567s","win":"2p","by":"ron","riichi":"riichi","dora":"1m"}"#;
    let all = read(&score_all(request));
    // 30 fu 4 han: 7,700, or 8,000 where it is rounded up.
    let total = |id: &str| {
        let lines = (0..).map(|i| get(&all, &format!("{i}")));
        let mut lines = lines.take_while(|line| !line.is_undefined());
        let line = lines.find(|line| text(line, "ruleset") == id);
        get(&line.unwrap_or_else(|| panic!("no {id}")), "response.total")
    };
    assert_eq!(total("tenhou"), JsValue::from(7_700));
    assert_eq!(total("ema_2025"), JsValue::from(8_000));
}
