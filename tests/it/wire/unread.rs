//! Fields of a request that have no effect are named: fault 24 of November 2026. And a whole question as text: fault 22.

use serde_json::{Value, json};

use crate::helpers::{ask, ask_in_list, codes};

const HAND: &str = "234m340p66p678s56s";

/// A hand to score with some more fields.
fn with(more: &Value) -> Value {
    let mut request = json!({"hand": HAND, "win": "7s", "by": "ron"});
    for (key, value) in more.as_object().expect("fields") {
        request[key] = value.clone();
    }
    request
}

fn without(mut answer: Value, field: &str) -> Value {
    answer.as_object_mut().expect("an answer").remove(field);
    answer
}

/// Returns the warnings about the fields of an answer: `"doras": "dora"`.
fn warned(answer: &Value) -> Vec<(String, String)> {
    let warnings = answer["warnings"].as_array().map_or(&[][..], Vec::as_slice);
    let text = |line: &Value, field: &str| line[field].as_str().unwrap_or_default().to_owned();
    let both = |line: &Value| (text(line, "field"), text(line, "message"));
    warnings.iter().map(both).collect()
}

#[test]
fn a_field_that_nothing_reads_is_named_and_what_was_meant() {
    let cases = [
        (json!({"doras": "1m"}), "doras", "Was \"dora\" meant?"),
        (json!({"Dora": "1m"}), "Dora", "Was \"dora\" meant?"),
        (
            json!({"dora_indicators": "1m"}),
            "dora_indicators",
            "Was \"dora\" meant?",
        ),
        (
            json!({"ippatsu": true}),
            "ippatsu",
            "Was \"flags\": [\"ippatsu\"] meant?",
        ),
        (
            json!({"Rinshan": true}),
            "Rinshan",
            "Was \"flags\": [\"rinshan\"] meant?",
        ),
        (json!({"riich": "riichi"}), "riich", "Was \"riichi\" meant?"),
        (
            json!({"double_riichi": true}),
            "double_riichi",
            "Was \"riichi\": \"double\" meant?",
        ),
        (
            json!({"tsumo": true}),
            "tsumo",
            "Was \"by\": \"tsumo\" meant?",
        ),
        (
            json!({"kiriage": true}),
            "kiriage",
            "Was \"ruleset\": {\"base\": …, \"set\": {\"kiriage\": …}} meant?",
        ),
        (
            json!({"ruleset": {"base": "ema_2016", "kiriage": true}}),
            "ruleset.kiriage",
            "Was \"set\": {\"kiriage\": …} meant?",
        ),
        (
            json!({"nonsense": [{"hand": 1}]}),
            "nonsense",
            "\"nonsense\" is not a field of this request.",
        ),
        // Known elsewhere, and not here.
        (json!({"tiles": "1m"}), "tiles", "not a field"),
        (json!({"discards": "1m"}), "discards", "not a field"),
        (json!({"lang": "de"}), "lang", "not a field"),
        (
            json!({"only": ["totl", "total"]}),
            "only",
            "\"totl\" is not a value of \"only\"",
        ),
    ];
    for (more, field, said) in cases {
        let request = with(&more);
        let answer = ask(request.clone());
        let [(name, message)] = &warned(&answer)[..] else {
            panic!("{request}: {answer}");
        };
        assert_eq!(name, field, "{message}");
        assert!(message.contains(said), "{request}: {message}");
        // The score stands, and many at once are told the same.
        assert_eq!(answer["ok"], true, "{answer}");
        let rules = if more["ruleset"].is_object() {
            json!({"ruleset": "ema_2016"})
        } else {
            json!({})
        };
        assert_eq!(answer["total"], ask(with(&rules))["total"], "{request}");
        assert_eq!(ask_in_list(&request), answer);
        // Strict, it is an error.
        let mut strict = request.clone();
        strict["strict"] = true.into();
        let refused = ask(strict);
        assert_eq!(codes(&refused), ["parse"], "{refused}");
        assert_eq!(&refused["error"]["message"], message);
    }
}

#[test]
fn strict_and_right_is_as_ever() {
    let plain = with(&json!({"id": 7, "dora": "1m", "ask": "score"}));
    let mut strict = plain.clone();
    strict["strict"] = true.into();
    assert_eq!(ask(strict), ask(plain.clone()));
    assert!(warned(&ask(plain)).is_empty());
    let answer = ask(with(&json!({"strict": 1})));
    assert_eq!(
        answer["error"]["message"],
        "The request cannot be read: \"strict\": neither true nor false."
    );
}

/// Fields are named at every level, in an answer that is a refusal too.
#[test]
fn fields_within_fields() {
    let melds = json!([{"kind": "pon", "tiles": "777z", "side": "left"}]);
    let request = json!({"hand": "234m340p66p56s", "melds": melds, "win": "7s", "by": "ron",
        "liable": [{"seat": "W", "for": "daisangen", "yaku": 1}]});
    let answer = ask(request);
    assert_eq!(answer["ok"], false);
    let mut names: Vec<String> = warned(&answer).into_iter().map(|(name, _)| name).collect();
    names.sort();
    assert_eq!(names, ["liable[0].yaku", "melds[0].side"]);
    let wins = json!({"ask": "settle", "wins": [with(&json!({"from": "W", "doras": "1m"}))]});
    assert_eq!(warned(&ask(wins))[0].0, "wins[0].doras");
    let hands = json!({"ask": "drawn", "hands": [{"seat": "E", "hidden": true, "hnad": ""}]});
    assert_eq!(warned(&ask(hands))[0].0, "hands[0].hnad");
}

/// Each field is read by a request or warned of: no list of names can be behind the reader.
#[test]
fn every_field_is_read_or_named() {
    const FIELDS: [&str; 29] = [
        "ruleset", "hand", "melds", "win", "by", "seat", "round", "dora", "ura", "riichi", "flags",
        "norths", "flowers", "honba", "sticks", "from", "liable", "wins", "tenpai", "hands",
        "visible", "hidden", "seats", "points", "text", "lang", "discards", "only", "strict",
    ];
    let unknown = ask(json!({"ask": "?"}));
    let message = unknown["error"]["message"].as_str().expect("a message");
    let (_, asks) = message.split_once("Possible: ").expect("what can be asked");
    let asks: Vec<&str> = asks.trim_end_matches('.').split(", ").collect();
    assert!(asks.contains(&"score") && asks.contains(&"yaku"));
    for of in asks {
        for field in FIELDS {
            // Of a type that no field has.
            let answer = ask(json!({"ask": of, (field): [[[7]]]}));
            let said = answer.to_string();
            let read = said.contains(&format!("cannot be read: \\\"{field}\\\": "));
            let named = warned(&answer).iter().any(|(name, _)| name == field);
            assert!(read != named, "{of}, {field}: {said}");
        }
    }
}

/// A list of names in `only` of many requests is the program's: a wrong one is refused.
#[test]
fn only_names_fields_of_a_price() {
    let requests = json!([with(&json!({}))]).to_string();
    let refused: Value =
        serde_json::from_str(&tensu_wire::answer_list(&requests, "total,totl")).expect("JSON");
    assert_eq!(refused[0]["error"]["at"], json!({"field": "only"}));
    let good: Value =
        serde_json::from_str(&tensu_wire::answer_list(&requests, "total,ok")).expect("JSON");
    assert_eq!(good, json!([{"ok": true, "total": 3900}]));
    assert_eq!(ask(with(&json!({"only": ["total"]}))), good[0]);
}

#[test]
fn a_text_is_a_whole_question() {
    let fields = json!({"hand": HAND, "win": "7s", "by": "ron", "riichi": "riichi", "dora": "1m"});
    let expected = ask(fields);
    for text in [
        "234m340p66p678s56s+7s ron riichi dora:1m",
        "234m340p66p678s567s Riichi DORA 1m",
        "1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m",
    ] {
        assert_eq!(ask(json!({"text": text})), expected, "{text}");
    }
    // Fields beside it add what it does not say.
    let both = json!({"text": "234m340p66p678s56s riichi", "win": "7s", "by": "ron", "dora": "1m"});
    assert_eq!(ask(both), expected);
    let same = json!({"text": "234m340p66p678s56s+7s ron riichi dora:1m", "by": "Ron", "riichi": "riichi"});
    assert_eq!(ask(same), expected);
    let tenhou = json!({"text": "1/tenhou/234m34066p67856s/ron:7s"});
    assert_eq!(ask(tenhou)["ruleset"], "tenhou");
    for ask_for in ["explain", "waits", "print"] {
        let answer = ask(json!({"ask": ask_for, "text": "234m340p66p678s56s"}));
        assert_eq!(answer["ok"], json!(ask_for != "explain"), "{answer}");
    }
    // What says something else is refused.
    for (more, field) in [
        (json!({"by": "tsumo"}), "by"),
        (json!({"riichi": "double"}), "riichi"),
        (json!({"dora": "2m"}), "dora"),
        (json!({"win": "8s"}), "win"),
        (json!({"hand": "1m"}), "hand"),
        (json!({"seat": "E"}), "seat"),
        (json!({"honba": 1}), "honba"),
    ] {
        let mut request = more;
        request["text"] = "234m340p66p678s56s+7s ron riichi dora:1m seat:W honba:2".into();
        let answer = ask(request);
        assert_eq!(answer["error"]["at"]["field"], field, "{answer}");
        assert!(
            answer["error"]["message"]
                .as_str()
                .is_some_and(|said| said.contains("\"text\""))
        );
    }
    let ruleset = json!({"text": "1/tenhou/234m34066p67856s/ron:7s", "ruleset": "mleague"});
    assert_eq!(ask(ruleset)["error"]["at"]["field"], "ruleset");
    let wrong = ask(json!({"text": "234m340p66p678s56s+7s rno"}));
    assert_eq!(wrong["error"]["at"], json!({"field": "text", "index": 22}));
}

/// Fault 26: the same words in fields as in texts, in any case.
#[test]
fn fields_have_the_words_of_texts() {
    let plain = with(
        &json!({"seat": "E", "round": "S", "riichi": "double", "flags": ["ippatsu"], "ruleset": "tenhou"}),
    );
    for more in [
        json!({"by": "Ron", "seat": "e", "round": "south", "riichi": "double_riichi", "flags": ["Ippatsu"], "ruleset": "Tenhou"}),
        json!({"by": "RON", "seat": "East", "round": "南", "riichi": "Double Riichi", "flags": ["一発"], "ruleset": "TENHOU"}),
        json!({"by": "ロン", "seat": "東", "round": "S", "riichi": "ダブリー", "flags": ["一发"], "ruleset": "tenhou"}),
    ] {
        assert_eq!(
            ask(with(&more)),
            without(ask(plain.clone()), "none"),
            "{more}"
        );
    }
    let meld = |kind: &str, from: &str| {
        let melds = json!([{"kind": kind, "tiles": "777z", "from": from}]);
        ask(json!({"hand": "234m340p66p56s", "melds": melds, "win": "7s", "by": "ron"}))
    };
    assert_eq!(meld("Pung", "Left"), meld("pon", "left"));
    assert_eq!(meld("ポン", "上家"), meld("pon", "left"));
    assert_eq!(
        meld("pon", "behind")["error"]["at"],
        json!({"field": "melds", "index": 0})
    );
}

/// Fault 27: too many tiles are counted, and how a kan is written is said.
#[test]
fn too_many_tiles_are_counted() {
    let said = "1 tile too many, 15 in all: a hand has 13 besides the winning tile. A kan counts as three and stands in brackets: \
                [1111m] closed, (1111m) open.";
    for request in [
        json!({"hand": "234m340p66p678s567s1m", "by": "ron"}),
        json!({"hand": "1111m340p66p678s567s", "by": "tsumo"}),
        json!({"hand": "1111m340p66p678s56s", "win": "7s", "by": "tsumo"}),
        json!({"text": "1111m340p66p678s567s ron"}),
        json!({"text": "1111m340p66p678s56s+7s ron"}),
    ] {
        let answer = ask(request.clone());
        assert_eq!(codes(&answer), ["tile_count"], "{request}: {answer}");
        assert_eq!(answer["error"]["message"], said, "{request}");
    }
}

/// Four han and 30 fu: 7,700, and 8,000 in M.League, which rounds it up to a mangan (faults.md 1).
const ROUNDED_UP: &str = "999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s";

/// A winner's link brings its rules to the table, or is refused; a winner's `ruleset` has no effect and is named.
#[test]
fn the_rules_of_several_winners() {
    let win =
        |rules: &str| json!({"text": format!("1/{rules}/{ROUNDED_UP}"), "seat": "S", "from": "W"});
    let settle = |wins: Value, more: Value| {
        let mut request = json!({"ask": "settle", "wins": wins});
        for (key, value) in more.as_object().expect("fields") {
            request[key] = value.clone();
        }
        ask(request)
    };
    let paid = |answer: &Value| {
        let mut seats = answer["table"].as_array()?.iter();
        seats.find(|line| line["seat"] == "W")?["points"].as_i64()
    };
    let plain = json!({"hand": "999p345s67m22s", "melds": [{"kind": "ankan", "tiles": "4444m"}], "win": "8m", "by": "ron",
        "riichi": "riichi", "dora": "1s", "seat": "S", "from": "W"});
    assert_eq!(paid(&settle(json!([plain]), json!({}))), Some(-7_700));
    let linked = settle(json!([win("mleague")]), json!({}));
    assert_eq!(paid(&linked), Some(-8_000), "{linked}");
    assert!(warned(&linked).is_empty(), "{linked}");
    let same = settle(json!([win("mleague")]), json!({"ruleset": "mleague"}));
    assert_eq!(same, linked);
    let house = settle(json!([win("tenhou/kiriage=true")]), json!({}));
    assert_eq!(paid(&house), Some(-8_000), "{house}");
    // Another word for the table, or another link.
    for (wins, more, at) in [
        (json!([win("mleague")]), json!({"ruleset": "tenhou"}), 0),
        (json!([win("tenhou"), win("mleague")]), json!({}), 1),
        (
            json!([plain, win("tenhou")]),
            json!({"ruleset": "mleague"}),
            1,
        ),
    ] {
        let refused = settle(wins, more);
        let errors = refused["errors"].as_array().cloned().unwrap_or_default();
        let of_rules = |error: &&Value| error["at"]["field"] == "ruleset";
        let all: Vec<_> = errors.iter().filter(of_rules).collect();
        assert_eq!(all.len(), 1, "{refused}");
        assert_eq!(all[0]["at"]["hand"], at, "{refused}");
    }
    // The winner's own word.
    let mut own = plain.clone();
    own["ruleset"] = "mleague".into();
    let answer = settle(json!([own]), json!({}));
    assert_eq!(paid(&answer), Some(-7_700), "{answer}");
    assert_eq!(warned(&answer)[0].0, "wins[0].ruleset", "{answer}");
    let strict = settle(json!([own]), json!({"strict": true}));
    assert_eq!(codes(&strict), ["parse"], "{strict}");
}
