//! Questions about a hand besides its score: waits, discards, text, sentences; and many hands at once.

use std::fs;

use serde_json::{Value, json};
use tensu::game::drawn;
use tensu::refusal::Conflict;
use tensu::{Liable, Question, Refusal, Ruleset, Tile, Wind, Yaku, golden};
use tensu_wire::answer_list;
use tensu_words::{DE, Word};

use crate::helpers::{ask, ask_in_list, codes, each, preset};

#[test]
fn a_hand_is_printed_and_parsed() {
    let fields = json!({"hand": "34066p78s", "melds": [{"kind": "chi", "tiles": "406m"}, {"kind": "ankan", "tiles": "1111z"}],
        "win": "9s", "by": "tsumo", "dora": "1m5p"});
    let mut asked = fields.clone();
    asked["ask"] = json!("print");
    asked["ruleset"] = json!("tenhou");
    let printed = ask(asked);
    assert_eq!(printed["text"], "34066p78s(406m)[1111z]+9s tsumo dora:1m5p");
    let link = "1/tenhou/34066p78s/chi:406m/ankan:1111z/tsumo:9s/dora:1m5p";
    assert_eq!(printed["link"], link);
    let parsed = |text: &str| ask(json!({"ask": "parse", "text": text}));
    assert_eq!(
        parsed(printed["text"].as_str().expect("text"))["request"],
        fields
    );
    let mut with_rules = fields;
    with_rules["ruleset"] = json!("tenhou");
    assert_eq!(
        parsed(&format!("https://example.org/#{link}"))["request"],
        with_rules
    );
    let text = "一萬二三筒 N riichi seat:W";
    let read = json!({"hand": "1m23p4z", "by": "ron", "seat": "W", "riichi": "riichi"});
    assert_eq!(parsed(text)["request"], read);
}

#[test]
fn house_rules_go_into_the_link() {
    let rules = json!({"base": "tenhou", "set": {"kiriage": true, "red_fives": [0, 1, 1]}});
    let printed = ask(json!({"ask": "print", "ruleset": rules, "hand": "1z"}));
    assert_eq!(printed["text"], "1z ron");
    let link = printed["link"].as_str().expect("a link");
    assert_eq!(link, "1/tenhou/kiriage=true/red_fives=0,1,1/1z/ron");
    assert_eq!(
        ask(json!({"ask": "parse", "text": link}))["request"]["ruleset"],
        rules
    );
}

#[test]
fn a_text_that_cannot_be_read_is_refused() {
    let error = |request: Value| ask(request)["error"].clone();
    let wrong = error(json!({"ask": "parse", "text": "12m3x"}));
    assert_eq!(
        (&wrong["code"], &wrong["at"]),
        (&json!("parse"), &json!({"field": "text", "index": 3}))
    );
    assert_eq!(error(json!({"ask": "parse"}))["at"]["field"], "text");
    assert_eq!(
        error(json!({"ask": "parse", "text": "9/tenhou/ron"}))["code"],
        "parse"
    );
    assert_eq!(
        error(json!({"ask": "print", "hand": "1x"}))["at"]["field"],
        "hand"
    );
    // What is wrong with the rules of a link has the code that it has in a request.
    let link = |rules: &str| error(json!({"ask": "parse", "text": format!("1/{rules}/1z/ron")}));
    for (rules, code) in [
        ("moon", "unknown_ruleset"),
        ("tenhou/moon=true", "unknown_rule"),
        ("tenhou/kiriage=maybe", "unknown_rule"),
    ] {
        assert_eq!(link(rules)["code"], code, "{rules}");
    }
}

/// An entry of a list that cannot be read is named by its place, and a meld in words as well.
#[test]
fn a_bad_entry_says_which_one_it_is() {
    let error = |field: &str, value: Value| {
        let mut hand = json!({"hand": "234m340p66p678s56s", "win": "7s", "by": "ron"});
        hand[field] = value;
        let error = ask(hand)["error"].clone();
        assert_eq!(error["at"], json!({"field": field, "index": 1}), "{error}");
        error["message"].as_str().expect("a message").to_owned()
    };
    let melds = |second: Value| json!([{"kind": "pon", "tiles": "555z"}, second]);
    assert_eq!(
        error("melds", melds(json!({"kind": "pon", "tiles": "5zq5z"}))),
        "Meld 2: In the melds, character 3: \"q\" is not a tile."
    );
    for bad in [
        json!({"kind": "pong", "tiles": "555z"}),
        json!({"kind": "pon", "tiles": "666z", "from": "W"}),
    ] {
        let message = error("melds", melds(bad));
        assert!(message.starts_with("Meld 2: \""), "{message}");
    }
    error("flags", json!(["last_tile", "x"]));
    error(
        "liable",
        json!([{"seat": "N", "for": "daisangen"}, {"seat": "X", "for": "daisangen"}]),
    );
}

/// A meld without tiles has no notation and no place in a link.
#[test]
fn an_empty_meld_is_not_written() {
    let melds = json!([{"kind": "chi", "tiles": "123m"}, {"kind": "pon", "tiles": ""}]);
    let error = ask(json!({"ask": "print", "hand": "1z", "melds": melds}))["error"].clone();
    assert_eq!(
        (&error["code"], &error["at"]),
        (&json!("bad_meld"), &json!({"field": "melds", "index": 1}))
    );
}

#[test]
fn every_yaku_is_named_and_has_the_worth_of_the_ruleset() {
    let page = ask(json!({"ask": "yaku", "ruleset": "korean", "lang": "de"}));
    assert_eq!(page["lang"], "de");
    let all = page["yaku"].as_array().expect("yaku");
    assert_eq!(all.len(), Yaku::COUNT);
    let line = |id: &str| all.iter().find(|line| line["id"] == id).expect("a yaku");
    let sequences = line("all_chows");
    assert_eq!(
        (&sequences["unit"], &sequences["closed"]),
        (&json!("points"), &json!(1))
    );
    let riichi = line("riichi");
    assert_eq!(
        (riichi.get("unit"), &riichi["kanji"]),
        (None, &json!("立直"))
    );
    for (line, yaku) in all.iter().zip(Yaku::all()) {
        assert_eq!(line["id"], yaku.code());
        assert_eq!(line["name"], DE.yaku(yaku));
        assert_eq!(line["source"], preset("korean").source_of(yaku));
    }
    let usual = ask(json!({"ask": "yaku"}));
    assert_eq!(
        (&usual["ruleset"], &usual["lang"]),
        (&json!("cheatsheet"), &json!("en"))
    );
}

#[test]
fn a_price_is_explained_in_the_language_asked_for() {
    let mut request = json!({"ask": "explain", "hand": "234m340p66p678s56s", "win": "7s", "by": "ron", "riichi": "riichi",
        "dora": "1m5p"});
    let answer = ask(request.clone());
    // Riichi, pinfu, tanyao; 2 man and two 6 pin are dora, the 5 pin is red: 7 han, a haneman of 12,000.
    let yaku = &answer["yaku"];
    assert_eq!(
        each(yaku, "id"),
        ["riichi", "pinfu", "tanyao", "dora", "aka_dora"]
    );
    assert_eq!(
        each(yaku, "worth"),
        ["1 han", "1 han", "1 han", "3 han", "1 han"]
    );
    assert_eq!(
        (&answer["total"], &answer["text"]),
        (&json!(12_000), &json!("12,000 points"))
    );
    assert_eq!(each(&answer["fu"], "fu"), [20, 10]);
    assert_eq!(answer["fu"][1]["reason"], "closed hand, won by ron");
    assert_eq!(
        each(&answer["payments"], "text"),
        ["Discarder: 12,000 points"]
    );
    request["lang"] = json!("de");
    let german = ask(request.clone());
    assert_eq!(german["fu"][1]["reason"], DE.say(Word::FuMenzenRon));
    assert_eq!(german["text"], DE.fill(Word::Points, &[12_000_u32.into()]));
    assert_eq!(german["yaku"][1]["text"], DE.condition(Yaku::Pinfu));
    assert_eq!(each(&german["steps"], "id"), each(&answer["steps"], "id"));
    request["win"] = json!("9s");
    let refused = ask(request.clone());
    assert_eq!(refused["error"]["message"], DE.say(Word::RefusalTenpai));
    request["lang"] = json!("xx");
    let unknown = &ask(request)["error"];
    assert_eq!(
        (&unknown["code"], &unknown["at"]["field"]),
        (&json!("parse"), &json!("lang"))
    );
}

/// The golden hands, each as the request that its link makes.
fn golden_requests() -> Vec<Value> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hands");
    let mut requests = Vec::new();
    for entry in fs::read_dir(folder).expect("tests/hands") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("text");
        for hand in golden::read(&text).map(|line| line.expect("a hand")) {
            let text = hand.question.to_string();
            let parsed = ask(json!({"ask": "parse", "text": text}));
            let mut request = parsed["request"].clone();
            request["ruleset"] = json!(hand.rules.id);
            let mut printed = request.clone();
            printed["ask"] = json!("print");
            assert_eq!(ask(printed)["text"], text);
            requests.push(request);
        }
    }
    requests
}

#[test]
fn many_at_once_are_answered_as_each_alone() {
    let mut requests = golden_requests();
    assert!(requests.len() > 500);
    requests.extend([
        json!({"ask": "waits", "hand": "234m567p345s66p67s"}),
        json!({"hand": "1m", "honba": 1.5, "moon": [{"\"[\\": null}, "\u{1}é\u{1f004}"]}),
        json!({"hand": "東\"\\\n", "set": {"x": [true, false, null, -3]}}),
        json!([[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]),
        json!(null),
    ]);
    let text = serde_json::to_string(&requests).expect("JSON");
    let answers: Vec<Value> = serde_json::from_str(&answer_list(&text, "")).expect("JSON");
    assert_eq!(answers.len(), requests.len());
    for (request, answer) in requests.iter().zip(answers) {
        // Serde adds where in the text it stopped, the reason is the same.
        let alone = ask(request.clone());
        if alone["error"]["at"].is_null() && alone["error"]["code"] == "parse" {
            assert_eq!(answer["error"]["code"], "parse", "{request}");
        } else {
            assert_eq!(answer, alone, "{request}");
        }
    }
}

#[test]
fn only_what_is_wanted_is_answered() {
    let hands = json!([{"hand": "234m340p66p678s56s", "win": "7s", "by": "ron"}, {"hand": "1m"}]);
    let answers = answer_list(&hands.to_string(), "total,yaku");
    let answers: Vec<Value> = serde_json::from_str(&answers).expect("JSON");
    let keys = |answer: &Value| answer.as_object().map_or(0, serde_json::Map::len);
    // Pinfu, tanyao and a red five: 3 han 30 fu.
    assert_eq!(
        (&answers[0]["total"], keys(&answers[0])),
        (&json!(3_900), 3)
    );
    assert_eq!(answers[1]["errors"][0]["at"]["field"], "win");
}

#[test]
fn text_that_is_no_list_has_an_answer() {
    for text in [
        "",
        "[",
        "{}",
        "[}",
        "[1",
        "[\"",
        "[\"\\",
        "[\"\\u12",
        "[{\"hand\"",
        "[{\"hand\":",
        "[,]",
        "[{\"honba\":nul}]",
        "\u{e9}[",
        "[\"\\\u{e9}\"]",
    ] {
        let answer: Value = serde_json::from_str(&answer_list(text, "")).expect(text);
        assert!(answer.is_array(), "{text}");
    }
}

/// A list in which a bracket, a comma or a quotation mark is missing is answered as far as it goes, and then refused.
#[test]
fn a_list_that_breaks_off_says_so() {
    let hand = r#"{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}"#;
    for (text, good) in [
        (format!("[{hand}"), 1),
        (format!("[{hand},"), 1),
        (format!("[{hand} {hand}]"), 1),
        (format!("[{hand},{{\"hand\":\"1m\""), 1),
        (format!("[{hand},{{\"hand\":\"1m}}]"), 1),
        (format!("[{hand},{hand}]{hand}"), 2),
        (String::from(hand), 0),
        (String::new(), 0),
    ] {
        let answers: Vec<Value> = serde_json::from_str(&answer_list(&text, "total")).expect(&text);
        assert_eq!(answers.len(), good + 1, "{text}");
        let (last, others) = answers.split_last().expect("an answer");
        assert!(others.iter().all(|answer| answer["ok"] == true), "{text}");
        assert_eq!(last["error"]["code"], "parse", "{text}");
    }
}

/// The part of a request that a refusal repeats has an end, however long the request is.
#[test]
fn a_refusal_is_short() {
    let hand = json!({"hand": "234m340p66p678s56s", "win": "7s", "by": "ron"});
    let with = |field: &str, value: Value| {
        let mut request = hand.clone();
        request[field] = value;
        request
    };
    let long = "x".repeat(100_000);
    let mut rule = json!({"base": "tenhou", "set": {}});
    rule["set"][&long] = json!(0.5);
    let mut requests = vec![with("ruleset", rule.clone())];
    rule["set"][&long] = json!(true);
    requests.push(with("ruleset", rule));
    requests.push(with("flags", json!([long])));
    for field in ["ruleset", "ask", "by", "seat", "round", "riichi", "from"] {
        requests.push(with(field, json!(long)));
    }
    for request in requests {
        let answer = ask(request);
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        let beginning = format!("{}…", &long[..80]);
        assert!(message.contains(&beginning), "{message}");
        // Beside the beginning it lists what is possible.
        assert!(answer.to_string().len() < 2_000);
    }
    // Of a list without end the first things.
    for (field, list) in [
        ("flowers", json!("1f".repeat(10_000))),
        ("flags", json!(vec!["x"; 10_000])),
    ] {
        let answer = ask(with(field, list));
        let errors = answer["errors"].as_array().expect("reasons");
        assert_eq!(errors.len(), 100, "{field}");
    }
}

/// However long a list is, each of its entries is looked at once: these would take hours if each were compared to all.
#[test]
fn long_lists_take_no_longer_than_they_are() {
    const MANY: usize = 200_000;
    let names = (0..MANY).map(|i| (format!("{:06}", MANY - i), json!(true)));
    let set = Value::Object(names.collect());
    let answer = ask(json!({"ruleset": {"base": "tenhou", "set": set}, "by": "ron"}));
    let message = answer["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("more rules than there are"), "{message}");
    // The one that comes again is far behind the others.
    let half = MANY / 2;
    let hand: Question = "234m340p66p678s56s+7s ron".parse().expect("a hand");
    let [one, other] = [1, 2].map(|number| Tile::flower(number).expect("a flower"));
    let liable = |yaku| Liable {
        seat: Wind::North,
        yaku,
    };
    let long = Question {
        flowers: [vec![one; half], vec![other; half]].concat(),
        liable: [
            vec![liable(Yaku::Daisangen); half],
            vec![liable(Yaku::Rinshan); half],
        ]
        .concat(),
        ..hand
    };
    let rules = Ruleset::by_id("korean").expect("a ruleset");
    let refusals = long.check(rules).expect_err("too many of everything");
    let of = |conflict| {
        let conflict = Refusal::Impossible(conflict);
        refusals.iter().filter(|why| **why == conflict).count()
    };
    assert_eq!(of(Conflict::FlowerTwice(one)), half - 1);
    assert_eq!(of(Conflict::FlowerTwice(other)), half - 1);
    assert_eq!(of(Conflict::OneLiable), 2 * (half - 1));
    let seats = [vec![Wind::East; half], vec![Wind::South; half]].concat();
    let refusals = drawn(&seats, rules).expect_err("seats named twice");
    assert_eq!(refusals.iter().len(), 2 * (half - 1));
}

#[test]
fn a_text_that_is_too_long_is_told_its_length() {
    let message = |text: String| {
        let answer = ask(json!({"ask": "parse", "text": text}));
        answer["error"]["message"].clone()
    };
    assert_eq!(
        message("1m".repeat(40_000)),
        "This text is too long: 80,000 bytes. At most 65,536 are read."
    );
    assert_eq!(
        message(format!("1/tenhou/{}", "1m".repeat(2_048))),
        "The request cannot be read: Too long: 4,105 characters. At most 4,096 are read."
    );
}

#[test]
fn nothing_is_written_without_a_blank() {
    let answer = ask(json!({"ask": "print"}));
    assert_eq!(
        (&answer["text"], &answer["link"]),
        (&json!("ron"), &json!("1/cheatsheet/ron"))
    );
}

/// Tiles of Unicode come in halves where JSON is written in ASCII.
#[test]
fn halves_of_characters_are_put_together() {
    let line = |text: &str| {
        let asked = format!(r#"[{{"ask":"parse","text":"{text}"}}]"#);
        answer_list(&asked, "")
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

/// An empty word is no word of a list, and no default either.
#[test]
fn an_empty_word_is_not_absent() {
    let hand = "234m340p66p678s56s";
    let ron = ask_in_list(&json!({ "hand": hand, "win": "7s", "by": "" }));
    assert_eq!(
        (&ron["ok"], &ron["error"]["at"]["field"]),
        (&json!(false), &json!("by")),
        "{ron}"
    );
    let drawn = ask_in_list(
        &json!({ "ask": "drawn", "hands": [{ "seat": "", "hand": "123456789m1122p" }] }),
    );
    assert_eq!(drawn["error"]["at"]["field"], "seat", "{drawn}");
}

/// Digits without a suit are tiles half written, not a link of another version.
#[test]
fn a_number_is_no_link() {
    let parsed = ask_in_list(&json!({ "ask": "parse", "text": "123" }));
    let message = parsed["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("need m, p, s or z"), "{message}");
    let later = ask_in_list(&json!({ "ask": "parse", "text": "9/tenhou/1m" }));
    let message = later["error"]["message"].as_str().unwrap_or_default();
    assert!(
        message.contains("newer") && !message.ends_with(".."),
        "{message}"
    );
}

/// A payer who is not named is written alike in every answer: by ron who dealt in, of a self-draw the giver of the kan.
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
            let answer = ask_in_list(&request);
            let payments = answer["payments"].as_array().expect("payments");
            let from: Vec<&Value> = payments.iter().map(|payment| &payment["from"]).collect();
            assert_eq!(from, ["discarder"], "{request}");
        }
    }
}

#[test]
fn what_is_asked_decides() {
    let hand = json!({"hand": "234m340p66p678s56s", "win": "7s", "by": "ron"});
    let mut asked = hand.clone();
    asked["ask"] = json!("score");
    assert_eq!(ask(hand), ask(asked));
    let answer = ask(json!({"ask": "dance"}));
    assert_eq!(answer["error"]["at"]["field"], "ask");
    assert_eq!(
        answer["error"]["message"],
        "\"dance\" is not a value of \"ask\". Possible: score, settle, drawn, nagashi, end, game, waits, likely, log, parse, print, explain, yaku, compare, what_if, links, rulesets, reference."
    );
    for request in [
        json!(null),
        json!([]),
        json!({"ask": 3}),
        json!({"ask": "settle", "wins": 3}),
    ] {
        assert_eq!(codes(&ask(request)), ["parse"]);
    }
}
