//! Facts that are told of a win although the hand has none: named, in every entrance. Source: issue "Right everywhere",
//! "nothing that was typed is dropped without a word".

use serde_json::{Value, json};
use tensu::link::Link;
use tensu::refusal::{Conflict, Field, Refusal};
use tensu::{Flag, Question};

use crate::helpers::{ask, codes};

const WAITS: &str = "234m567p345s66p67s";

fn fields(answer: &Value) -> Vec<&str> {
    let warnings = answer["warnings"].as_array().map_or(&[][..], Vec::as_slice);
    let fields = warnings.iter();
    fields.filter_map(|line| line["field"].as_str()).collect()
}

fn without(mut answer: Value, field: &str) -> Value {
    answer.as_object_mut().expect("an answer").remove(field);
    answer
}

/// Every event that is not settled before the win, whatever the ruleset makes of it; the payments are those without it.
#[test]
fn each_event_of_a_win_is_named() {
    let plain = ask(json!({"ask": "waits", "hand": WAITS, "riichi": "riichi"}));
    assert!(fields(&plain).is_empty(), "{plain}");
    let of_the_hand = |flag: &Flag| {
        use Flag::{DoubleReady, OpenReady, Paarenchan, Ready};
        matches!(flag, Ready | OpenReady | DoubleReady | Paarenchan)
    };
    for flag in Flag::ALL.iter().filter(|flag| !of_the_hand(flag)) {
        let code = flag.code();
        let request = json!({"ask": "waits", "hand": WAITS, "riichi": "riichi", "flags": [code]});
        let answer = ask(request.clone());
        assert_eq!(fields(&answer), ["flags"], "{code}");
        let message = answer["warnings"][0]["message"]
            .as_str()
            .unwrap_or_default();
        assert!(
            message.ends_with("not counted here, because the hand has not won yet."),
            "{message}"
        );
        assert_eq!(without(answer, "warnings"), plain, "{code}");
        let mut strict = request;
        strict["strict"] = true.into();
        assert_eq!(codes(&ask(strict)), ["impossible_flags"], "{code}");
        // In a text and in a link, too.
        let text = json!({"ask": "waits", "text": format!("{WAITS} riichi {code}")});
        assert_eq!(fields(&ask(text)), ["flags"], "{code}");
        let link = Link {
            rules: "tensu-rules:1 base=cheatsheet".parse().expect("rules"),
            question: format!("{WAITS} riichi {code}").parse().expect("a hand"),
        };
        let link = json!({"ask": "waits", "text": link.to_string()});
        assert_eq!(fields(&ask(link)), ["flags"], "{code}");
    }
}

/// Several at once, beside a field that nothing reads.
#[test]
fn everything_unused_is_in_one_list() {
    let answer = ask(
        json!({"ask": "waits", "text": "234m567p345s66p67s riichi ippatsu haitei from:W", "doras": "1m"}),
    );
    let mut named = fields(&answer);
    named.sort_unstable();
    assert_eq!(named, ["doras", "flags", "flags", "from"]);
    let strict = ask(json!({"ask": "waits", "text": "234m567p345s66p67s from:W", "strict": true}));
    assert_eq!(strict["error"]["at"], json!({"field": "from"}));
    // Facts that count are not named: riichi, indicators, seats, honba and sticks.
    let counted = ask(
        json!({"ask": "waits", "text": "234m567p345s66p67s riichi dora:1m ura:2m seat:E round:S honba:1 sticks:1 ron"}),
    );
    assert!(fields(&counted).is_empty(), "{counted}");
    // What is wrong is refused as it was: nobody deals in to themselves.
    let own = ask(json!({"ask": "waits", "text": "234m567p345s66p67s from:S"}));
    assert_eq!(codes(&own), ["impossible_flags"]);
}

/// A liable player changes no total: he pays the whole of a self-draw, and a ron is shared (rules.md 2.1, "pao split").
#[test]
fn who_would_be_liable_changes_no_total() {
    let melds: Vec<Value> = ["555z", "666z", "777z"]
        .map(|tiles| json!({"kind": "pon", "tiles": tiles, "from": "right"}))
        .into();
    for (rules, tsumo) in [("majsoul", 32_000), ("majsoul_sanma", 24_000)] {
        let ask_with = |liable: Value| {
            ask(
                json!({"ask": "waits", "ruleset": rules, "hand": "22p34p", "melds": melds, "liable": liable}),
            )
        };
        let nobody = ask_with(json!([]));
        assert_eq!(
            nobody["waits"][0]["dama"],
            json!({"ron": 32_000, "tsumo": tsumo})
        );
        let liable = ask_with(json!([{"seat": "W", "for": "daisangen"}]));
        assert_eq!(fields(&liable), ["liable"], "{liable}");
        assert_eq!(without(liable, "warnings"), nobody);
    }
}

/// Fourteen tiles that are not won: the first turn counts, whatever it is called, as unrelated tiles win on it (Shanghai).
#[test]
fn the_first_turn_counts_with_fourteen() {
    for flag in ["first_turn", "tenhou"] {
        let answer = ask(
            json!({"ask": "waits", "ruleset": "shanghai", "hand": "147m258p369s12344z", "seat": "E", "flags": [flag]}),
        );
        assert_eq!(
            (&answer["complete"], fields(&answer).len()),
            (&json!(true), 0),
            "{flag}"
        );
    }
    let answer =
        ask(json!({"ask": "waits", "hand": "123m456p789s22m78m1z", "flags": ["last_tile"]}));
    assert_eq!(fields(&answer), ["flags"]);
}

#[test]
fn the_library_says_it_as_data() {
    let told = |text: &str| {
        let question: Question = text.parse().expect("a hand");
        question.not_won()
    };
    let not_won = |field, flag| Refusal::Impossible(Conflict::NotWon(field, flag));
    assert_eq!(
        told("234m567p345s66p67s rinshan from:E"),
        [
            not_won(Field::Flags, Some(Flag::Rinshan)),
            not_won(Field::From, None)
        ]
    );
    assert_eq!(told("234m567p345s66p67s tsumo dora:1m"), []);
}
