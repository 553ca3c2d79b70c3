//! Where rules meet: what a reader of the code found at their edges, each a hand or a call that went wrong once.

use serde_json::{Value, json};
use tensu::Question;
use tensu::wire::answer_lines;

fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Tiles of Unicode come in halves where JSON is written in ASCII.
#[test]
fn halves_of_characters_are_put_together() {
    let line = |text: &str| {
        let asked = format!(r#"[{{"ask":"parse","text":"{text}"}}]"#);
        answer_lines(&asked, "")
    };
    assert_eq!(
        line(r"\ud83c\udc07\ud83c\udc08"),
        line("\u{1f007}\u{1f008}")
    );
    assert!(line(r"\ud83c\udc07\ud83c\udc08").contains("\"ok\":true"));
    for broken in [
        r"\ud83c",
        r"\ud83c\u0031m",
        r"\udc07\ud83c",
        r"\ud83c\ud83c",
        r"\u12",
        r"\ud83c\u",
        "\\ud83c\\u12\u{1f007}",
    ] {
        assert!(
            line(broken).contains("\"ok\":false"),
            "{broken}: {}",
            line(broken)
        );
    }
}

fn answered(request: &Value) -> Value {
    let lines = answer_lines(&json!([request]).to_string(), "");
    let all: Vec<Value> = serde_json::from_str(&lines).expect("JSON");
    all[0].clone()
}

/// An empty word is no word of a list, and no default either.
#[test]
fn an_empty_word_is_not_absent() {
    let hand = "234m340p66p678s56s";
    let ron = answered(&json!({ "hand": hand, "win": "7s", "by": "" }));
    assert_eq!(
        (&ron["ok"], &ron["error"]["at"]["field"]),
        (&json!(false), &json!("by")),
        "{ron}"
    );
    let drawn =
        answered(&json!({ "ask": "drawn", "hands": [{ "seat": "", "hand": "123456789m1122p" }] }));
    assert_eq!(drawn["error"]["at"]["field"], "seat", "{drawn}");
}

/// Digits without a suit are tiles half written, not a link of another version.
#[test]
fn a_number_is_no_link() {
    let parsed = answered(&json!({ "ask": "parse", "text": "123" }));
    let message = parsed["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("need m, p, s or z"), "{message}");
    let later = answered(&json!({ "ask": "parse", "text": "9/tenhou/1m" }));
    let message = later["error"]["message"].as_str().unwrap_or_default();
    assert!(
        message.contains("newer") && !message.ends_with(".."),
        "{message}"
    );
}
