//! Where rules meet: what a reader of the code found at their edges, each a hand or a call that went wrong once.

use serde_json::{Value, json};
use tensu::score::What;
use tensu::wire::answer_lines;
use tensu::{Question, Yaku};

use crate::helpers::ruleset;

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

/// The tiles of each bonus: by indicator, the red one as it lies, those set aside, and only from indicators that are turned.
#[test]
fn a_bonus_names_its_tiles() {
    for (rules, text, what, expected) in [
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m4p9m",
            What::Dora,
            "1m 2m; 4p 0p",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m ura:5s",
            What::UraDora,
            "5s 6s 6s",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m",
            What::AkaDora,
            "0p",
        ),
        (
            "cheatsheet",
            "234m345p66p678s56s+7s ron riichi dora:9p",
            What::Dora,
            "",
        ),
        (
            "tenhou_sanma",
            "234p567p88p234s56s+7s ron riichi norths:2 dora:3z",
            What::Nukidora,
            "4z 4z",
        ),
        (
            "tenhou_sanma",
            "234p567p88p234s56s+7s ron riichi norths:2 dora:3z",
            What::Dora,
            "3z 4z 4z",
        ),
        (
            "korean",
            "234m345p567s67m55p+8m ron flowers:13f",
            What::Yaku(Yaku::FlowerTile),
            "1f 3f",
        ),
        (
            "korean",
            "234m345p567s67m88p+8m ron",
            What::Yaku(Yaku::PremiumTile),
            "8m",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi",
            What::Yaku(Yaku::Tanyao),
            "",
        ),
    ] {
        let (question, rules) = (question(text), ruleset(rules));
        let win = question.check(&rules).expect(text);
        let line = |counted: &tensu::score::BonusTiles| {
            let tiles = counted.indicator.iter().chain(&counted.tiles);
            tiles.map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let found: Vec<String> = win.counted(what).iter().map(line).collect();
        assert_eq!(found.join("; "), expected, "{what:?} of {text}");
    }
}
