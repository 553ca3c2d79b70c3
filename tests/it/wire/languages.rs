//! Answers in the language that was asked for.

use serde_json::{Value, json};
use tensu::Refusal;
use tensu::refusal::Field;
use tensu_words::{DE, LANGUAGES, Word};

use crate::helpers::ask;

/// Every sentence of an answer.
fn sentences(answer: &Value, english: &Value) -> Vec<String> {
    match (answer, english) {
        (Value::Object(fields), _) => fields
            .iter()
            .flat_map(|(key, value)| match (value, &english[key]) {
                (Value::String(said), Value::String(plain))
                    if matches!(key.as_str(), "text" | "message" | "reason")
                        && plain.contains(|c: char| !c.is_ascii_lowercase() && c != '_') =>
                {
                    vec![said.clone()]
                }
                (value, english) => sentences(value, english),
            })
            .collect(),
        (Value::Array(list), Value::Array(english)) => {
            let pairs = list.iter().zip(english);
            pairs
                .flat_map(|(one, plain)| sentences(one, plain))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Fault 48: what is around the hands is told in the language that was asked for, refusals and the winners' hands too, and is
/// the same apart from that.
#[test]
fn what_is_around_the_hands_is_told_in_the_language_asked_for() {
    let hand = json!({"hand": "123m456p78s99p222s", "win": "9s", "by": "ron", "from": "E", "riichi": "riichi"});
    let asked = [
        json!({"ask": "drawn", "ruleset": "tenhou", "tenpai": ["E"]}),
        json!({"ask": "drawn", "ruleset": "ari_ari", "hands": [{"seat": "E", "hand": "123m456p789s11z78s"}, {"seat": "S", "hidden": true}]}),
        json!({"ask": "drawn"}),
        json!({"ask": "nagashi", "ruleset": "cheatsheet", "seats": ["W"], "honba": 1}),
        json!({"ask": "nagashi", "ruleset": "ari_ari", "seats": ["W"]}),
        json!({"ask": "nagashi"}),
        json!({"ask": "end", "ruleset": "ari_ari", "points": [25000, 25000, 30000, 20000]}),
        json!({"ask": "end", "points": [1]}),
        json!({"ask": "settle", "ruleset": "ari_ari", "wins": [hand]}),
        json!({"ask": "settle", "ruleset": "sanma_ryanshi", "wins": [hand]}),
        json!({"ask": "settle", "wins": []}),
    ];
    let mut told = 0;
    for mut request in asked {
        let english = ask(request.clone());
        let plain = sentences(&english, &english);
        told += plain.len();
        for words in LANGUAGES {
            request["lang"] = json!(words.tag);
            let answer = ask(request.clone());
            let said = sentences(&answer, &english);
            assert_eq!(said.len(), plain.len(), "{request}");
            assert_eq!(codes_of(&answer), codes_of(&english), "{request}");
            if words.tag == "en" {
                assert_eq!(answer, english, "{request}");
                continue;
            }
            for (said, plain) in said.iter().zip(&plain) {
                // "Tenpai." and "1 han" are so in many languages.
                let is_term = !plain.contains(' ') || !plain.ends_with('.');
                assert!(is_term || said != plain, "{request}: {plain}");
            }
        }
        request["lang"] = json!("xx");
        let unknown = &ask(request)["error"];
        assert_eq!(unknown["at"]["field"], "lang");
    }
    assert!(told > 30, "{told} sentences");
    let drawn = ask(json!({"ask": "drawn", "ruleset": "tenhou", "tenpai": ["E"], "lang": "de"}));
    assert_eq!(drawn["text"], DE.say(Word::ExchangePaid));
    assert_eq!(drawn["seats"][0]["text"], DE.say(Word::StandingTenpai));
    let missing = ask(json!({"ask": "nagashi", "lang": "de"}));
    assert_eq!(
        missing["error"]["message"],
        DE.refusal(&Refusal::Missing(Field::Seats))
    );
}

/// Returns the parts of an answer that no language changes.
fn codes_of(answer: &Value) -> Value {
    json!([
        answer["ok"],
        answer["error"]["code"],
        answer["table"],
        answer["seats"][0]["reason"]
    ])
}
