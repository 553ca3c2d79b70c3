//! The scoring contract as JSON: what is asked and what is answered, field by field.

use serde_json::{Value, json};
use tensu_wire::{Request, answer_list, rulesets};

use crate::helpers::{ask as asked, written};

fn ask(request: Value) -> Value {
    let request: tensu_wire::Value = serde_json::from_value(request).expect("JSON");
    let request = Request::try_from(request).expect("a request");
    serde_json::to_value(request.respond()).expect("a response")
}

const HAND: &str = "234m340p66p678s56s";

#[test]
fn a_small_request_has_defaults() {
    let answer = ask(json!({"hand": HAND, "win": "7s", "by": "ron"}));
    assert_eq!(answer["ruleset"], "cheatsheet");
    let payment = json!({"from": "discarder", "points": 3900, "hand": 3900, "honba": 0});
    assert_eq!(answer["payments"], json!([payment])); // pinfu, tanyao and a red five
}

#[test]
fn house_rules_change_the_answer() {
    let ask_with = |set: Value| {
        ask(
            json!({"ruleset": {"base": "tenhou", "set": set}, "hand": "999p345s67m22s",
            "melds": [{"kind": "ankan", "tiles": "4444m"}], "win": "8m", "by": "ron", "riichi": "riichi", "dora": "1s"}),
        )
    };
    assert_eq!(ask_with(json!({}))["total"], 7700);
    assert_eq!(ask_with(json!({"kiriage": true}))["total"], 8000);
    assert_eq!(
        ask_with(json!({"kirage": true}))["error"]["code"],
        "unknown_rule"
    );
    assert_eq!(
        ask_with(json!({"kiriage": "yes"}))["error"]["code"],
        "unknown_rule"
    );
    assert_eq!(
        ask_with(json!({"red_fives": [1, 1]}))["error"]["code"],
        "unknown_rule"
    );
}

#[test]
fn points_are_points() {
    let answer = ask(
        json!({"ruleset": "korean", "hand": "234m345p567s67m55p", "win": "8m", "by": "ron", "from": "E"}),
    );
    assert_eq!(answer["points"], 9);
    assert_eq!(answer["yaku"][0], json!({"id": "all_chows", "points": 1}));
    assert_eq!(answer["payments"][0]["from"], "E");
    assert_eq!(answer["total"], 18);
    assert!(
        answer.get("han").is_none() && answer.get("fu").is_none() && answer.get("limit").is_none()
    );
}

#[test]
fn refusals_have_their_codes() {
    let code = |request: Value| ask(request)["error"]["code"].clone();
    let chankan = json!({"ruleset": "shanghai", "hand": "123m567p78s222m44z", "win": "6s", "by": "ron", "flags": ["chankan"]});
    assert_eq!(code(chankan.clone()), "not_legal");
    assert_eq!(ask(chankan)["error"]["rule"], "chankan");
    let short = json!({"ruleset": "korean", "hand": "234m345p567s78m55z", "win": "9m", "by": "ron", "flags": ["ready"]});
    assert_eq!(code(short), "below_minimum");
    assert_eq!(
        code(json!({"ruleset": "nowhere", "hand": HAND, "win": "7s", "by": "ron"})),
        "unknown_ruleset"
    );
    assert_eq!(
        code(json!({"hand": HAND, "win": "7s", "by": "ron", "flags": ["dance"]})),
        "parse"
    );
    let incomplete = ask(json!({"hand": "147m258p369s1234z", "win": "5z", "by": "ron"}));
    assert_eq!(incomplete["error"]["code"], "not_complete");
    assert_eq!(incomplete["error"]["shanten"], 6);
}

#[test]
fn every_ruleset_says_what_it_is() {
    let all = serde_json::to_value(rulesets()).expect("a list");
    let ids: Vec<_> = all
        .as_array()
        .expect("a list")
        .iter()
        .map(|rules| rules["id"].clone())
        .collect();
    assert_eq!(ids.len(), tensu::rules::all().count());
    assert_eq!(ids[0], "shanghai");
    for rules in all.as_array().expect("a list") {
        for rule in rules["rules"].as_array().expect("its rules") {
            assert!(
                !rule["text"].as_str().unwrap_or_default().is_empty(),
                "{rule}"
            );
        }
    }
}

#[test]
fn one_hand_under_all_rulesets() {
    let request = json!({"ruleset": "tenhou", "hand": "112233m78s444z11z", "win": "9s",
        "by": "ron", "seat": "E"});
    let request: Request = written(&request.to_string()).expect("a request");
    let all = serde_json::to_value(request.compare().expect("a hand")).expect("a list");
    let league = all
        .as_array()
        .expect("a list")
        .iter()
        .find(|line| line["ruleset"] == "mleague")
        .expect("M.League");
    assert_eq!(league["response"]["total"], 7700);
    assert_eq!(
        league["causes"],
        json!([{"rule": {"id": "double_wind_pair_fu", "value": 2}}])
    );
}

/// A request that is wrong, what is said of it, and where.
type Wrong = (Value, &'static str, Value);

fn wrong_in_a_hand() -> Vec<Wrong> {
    let limits = "not from 0 to 1,000";
    vec![
        (
            json!({"honba": 1.5}),
            "\"honba\": not a whole number",
            json!({"field": "honba"}),
        ),
        (
            json!({"honba": -0.5}),
            "\"honba\": not a whole number",
            json!({"field": "honba"}),
        ),
        (json!({"honba": 1e300}), limits, json!({"field": "honba"})),
        (
            json!({"honba": u64::MAX}),
            limits,
            json!({"field": "honba"}),
        ),
        (
            json!({"honba": "1"}),
            "\"honba\": not a number",
            json!({"field": "honba"}),
        ),
        (json!({"honba": -1}), limits, json!({"field": "honba"})),
        (json!({"sticks": -1}), limits, json!({"field": "sticks"})),
        (
            json!({"norths": -1}),
            "not from 0 to 4",
            json!({"field": "norths"}),
        ),
        (
            json!({"hand": 5}),
            "\"hand\": not a text",
            json!({"field": "hand"}),
        ),
        (
            json!({"hand": 5.5}),
            "\"hand\": not a text",
            json!({"field": "hand"}),
        ),
        (
            json!({"flags": ["ippatsu", 1]}),
            "\"flags\": not a text",
            json!({"field": "flags", "index": 1}),
        ),
        (
            json!({"melds": [{"kind": "pon", "tiles": "777z", "from": 1}]}),
            "\"melds\": \"from\": not a text",
            json!({"field": "melds", "index": 0}),
        ),
        (
            json!({"liable": [{"seat": 1}]}),
            "\"liable\": \"seat\": not a text",
            json!({"field": "liable", "index": 0}),
        ),
        (
            json!({"ruleset": {"base": 1}}),
            "\"ruleset\": \"base\": not a text",
            json!({"field": "ruleset"}),
        ),
        (
            json!({"ruleset": {"base": "korean", "set": {"flowers": 0.5}}}),
            "\"flowers\": not a whole number",
            json!({"field": "ruleset"}),
        ),
        (
            json!({"ask": 1}),
            "\"ask\": not a text",
            json!({"field": "ask"}),
        ),
    ]
}

fn wrong_around() -> Vec<Wrong> {
    vec![
        (
            json!({"ask": "settle", "wins": [{}, {"honba": 0.5}]}),
            "\"wins\": \"honba\": not a whole number",
            json!({"field": "honba", "hand": 1}),
        ),
        (
            json!({"ask": "settle", "wins": [{}, {"flags": ["a", "b", 3]}]}),
            "\"flags\": not a text",
            json!({"field": "flags", "index": 2, "hand": 1}),
        ),
        (
            json!({"ask": "settle", "wins": [1]}),
            "\"wins\": not an object",
            json!({"field": "wins", "index": 0}),
        ),
        (
            json!({"ask": "drawn", "hands": [{"hidden": 1}]}),
            "\"hidden\": neither true nor false",
            json!({"field": "hands", "index": 0}),
        ),
        (
            json!({"ask": "drawn", "hands": [{"seat": 1}]}),
            "\"hands\": \"seat\": not a text",
            json!({"field": "seat", "hand": 0}),
        ),
        (
            json!({"ask": "end", "points": [1, 0.5]}),
            "\"points\": not a whole number",
            json!({"field": "points", "index": 1}),
        ),
        (json!([]), "not an object", json!(null)),
    ]
}

/// A value that is not as its field wants it is told with its place: the field of the request, the entry of its list,
/// and which hand.
#[test]
fn what_is_no_request_says_where() {
    for (request, message, at) in wrong_in_a_hand().into_iter().chain(wrong_around()) {
        let answer = asked(request.clone());
        let error = &answer["error"];
        assert_eq!(answer["errors"], json!([error]), "{request}");
        assert_eq!(error["code"], "parse", "{request}");
        let said = error["message"].as_str().unwrap_or_default();
        assert!(
            said.contains(message) && !said.contains("Error:"),
            "{request}: {said}"
        );
        assert_eq!(error["at"], at, "{request}");
        // Many at once say the same of the hands among them.
        if request.is_object() {
            let many = answer_list(&json!([request]).to_string(), "");
            let many: Value = serde_json::from_str(&many).expect("JSON");
            assert_eq!(many[0], answer, "{request}");
        }
    }
}

/// All tiles in `hand` and one more as `win`: what is too many is said so that it helps.
#[test]
fn a_hand_is_without_its_winning_tile() {
    let answer = ask(json!({"hand": "234m340p66p678s567s", "win": "7s", "by": "ron"}));
    assert_eq!(answer["error"]["code"], "tile_count");
    assert_eq!(
        answer["error"]["message"],
        "1 tile too many, 15 in all: a hand has 13 besides the winning tile. A kan counts as three and stands in \
         brackets: [1111m] closed, (1111m) open."
    );
}

/// A value that is not as its field wants it is told with the name of the field.
#[test]
fn what_is_no_request_is_named() {
    let why = |text: &str| written::<Request>(text).err().unwrap_or_default();
    assert!(why("[]").starts_with("not an object"));
    assert!(why(r#"{"hand": 5}"#).starts_with("\"hand\": not a text"));
    assert!(why(r#"{"norths": 256}"#).starts_with("\"norths\": not from 0 to 4"));
    assert!(why(r#"{"honba": 1.5}"#).starts_with("\"honba\": not a whole number"));
    assert!(why(r#"{"melds": [{"kind": "pon"}]}"#).starts_with("\"melds\": \"tiles\": missing"));
    assert!(why(r#"{"by": "ron", "by": "tsumo"}"#).starts_with("\"by\": there twice"));
    assert!(
        why(r#"{"ruleset": {"base": "tenhou", "set": {"uma": {"shut": 1}}}}"#)
            .starts_with("\"ruleset\": \"set\": \"uma\": \"open\": missing")
    );
    assert!(
        why(r#"{"ruleset": {"base": "tenhou", "set": {"kiriage": true, "kiriage": true}}}"#)
            .starts_with("\"ruleset\": \"set\": \"kiriage\": there twice")
    );
    let deep = "[".repeat(30) + &"]".repeat(30);
    assert!(why(&format!(r#"{{"wins": {deep}}}"#)).contains("without end"));
    // What is null is not there.
    assert_eq!(
        why(
            r#"{"hand": null, "melds": null, "honba": null, "seat": null, "ruleset": null, "liable": null, "flags": null}"#
        ),
        ""
    );
    // A field that nobody knows may hold anything.
    assert_eq!(
        why(&format!(r#"{{"moon": {deep}, "moon": 1.5, "hand": null}}"#)),
        ""
    );
}

/// A whole number is whole however it is written, and whichever way it comes.
#[test]
fn a_whole_number_is_whole_however_it_is_written() {
    let answers = |honba: &str| {
        let text = format!(r#"{{"hand": "{HAND}", "win": "7s", "by": "ron", "honba": {honba}}}"#);
        let one = asked(serde_json::from_str(&text).expect("JSON"));
        let many = answer_list(&format!("[{text}]"), "");
        let many: Value = serde_json::from_str(&many).expect("JSON");
        assert_eq!(many[0], one, "{honba}");
        one
    };
    for one in ["1", "1.0"] {
        assert_eq!(answers(one)["total"], 4_200, "{one}"); // 3,900 and a honba
    }
    for large in [
        "1e+30",
        "1.5e+30",
        "100000000000000000000",
        "-100000000000000000000",
    ] {
        let answer = answers(large);
        let said = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(said.contains("not from 0 to 1,000"), "{large}: {said}");
    }
    for odd in ["1.5", "-0.01", "1e-7"] {
        let answer = answers(odd);
        let said = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(said.contains("not a whole number"), "{odd}: {said}");
    }
}

/// A field that is missing is named as it is to be written.
#[test]
fn what_is_missing_is_named_as_it_is_written() {
    let answer = asked(json!({}));
    let errors = answer["errors"].as_array().expect("reasons");
    let messages: Vec<_> = errors
        .iter()
        .map(|error| error["message"].clone())
        .collect();
    assert_eq!(
        messages,
        [
            r#""hand" is missing or empty."#,
            r#""win" is missing or empty."#,
            r#""by" is missing or empty."#
        ]
    );
}
