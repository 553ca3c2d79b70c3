//! Each system by its own text: what a referee found wrong, each a hand or a call that went wrong once. More such hands
//! are in `tests/hands/bugs.txt`.

mod quick;
mod said;

use serde_json::{Value, json};
use tensu::game::needs;
use tensu::reference::Reference;
use tensu::score::score;
use tensu::wire::answer_lines;
use tensu::yaku::Why;
use tensu::{Question, Refusals, Score, Wind, Yaku, game, rules};

use crate::helpers::{ruleset, wrong};

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

/// Four of a kind are on the table, whoever shows them.
#[test]
fn shown_hands_share_one_set_of_tiles() {
    let shown = |south: &str| {
        ask(
            &json!({"ask": "drawn", "ruleset": "sanma_ryanshi", "hands": [
                {"seat": "E", "hand": "123p456p789s1112z"},
                {"seat": "S", "hand": south},
            ]}),
        )
    };
    assert_eq!(wrong(&shown("123p456p789s1112z")), ["too_many_copies"]);
    assert_eq!(wrong(&shown("123p456p789s3332z")), [""; 0]);
}

/// What happened to a tile happened to it for all who win it.
#[test]
fn winners_of_one_tile_agree_about_it() {
    let settle = |rules: &str, one: &str, other: &str| {
        let south = format!("234m34p66p678s567s+2p ron from:E seat:S {one}");
        let west = format!("345m345p77z13p999s+2p ron from:E seat:W riichi {other}");
        let refusals = game::settle(&[question(&south), question(&west)], &ruleset(rules));
        refusals.err().map(|why| {
            let at = why.first().at().map(|(field, _)| field.code());
            (why.first().nth(), why.first().code(), at)
        })
    };
    let differ = |field| Some((Some(1), "impossible_flags", Some(field)));
    assert_eq!(settle("tenhou", "", ""), None);
    assert_eq!(settle("tenhou", "round:S", "round:E"), differ("round"));
    assert_eq!(settle("tenhou", "dora:1m", "dora:9m"), differ("dora"));
    assert_eq!(settle("tenhou", "last_tile", ""), differ("flags"));
    assert_eq!(settle("tenhou", "last_tile", "houtei"), None);
    assert_eq!(
        settle("cheatsheet", "last_tile", "chankan"),
        differ("flags")
    );
    // The hidden indicators are turned for who declared riichi.
    assert_eq!(settle("tenhou", "dora:1m", "dora:1m ura:3s"), None);
    let both = "riichi dora:1m ura:";
    let two = |ura: &str| {
        settle(
            "tenhou",
            &format!("{both}3s"),
            &format!("dora:1m ura:{ura}"),
        )
    };
    assert_eq!((two("3s"), two("4s")), (None, differ("ura")));
    // Whoever of three comes first.
    let three = ["S", "W riichi ura:3s", "N riichi ura:4s"];
    let hands = three.map(|who| question(&format!("234m34p66p678s567s+2p ron from:E seat:{who}")));
    let settled = game::settle(&hands, &ruleset("tenhou multiple_ron=all"));
    let why = settled.expect_err("two kinds of ura");
    assert_eq!(why.first().at().map(|(field, _)| field.code()), Some("ura"));
    let korean = |one: &str, other: &str| {
        let hands = [
            format!("234m345p567s67m55p+8m ron from:E seat:S {one}"),
            format!("234s456p567s67m33p+8m ron from:E seat:W {other}"),
        ];
        let settled = game::settle(&hands.map(|hand| question(&hand)), &ruleset("korean"));
        settled.err().map(|why| why.first().code())
    };
    assert_eq!(korean("chankan", ""), Some("impossible_flags"));
    assert_eq!(korean("chankan", "chankan"), None);
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

/// A game without riichi has no sticks to give to first place.
#[test]
fn no_sticks_where_there_is_no_riichi() {
    let end = |points: Value| {
        ask(&json!({"ask": "end", "ruleset": "korean", "points": points, "sticks": 1}))
    };
    assert_eq!(wrong(&end(json!([10, -20, 30, -1_020]))), ["points_sum"]);
    let answer = end(json!([10, -20, 30, -20]));
    let players = answer["players"].as_array().expect("players");
    assert!(
        players.iter().all(|player| player["sticks"] == 0),
        "{answer}"
    );
    // Points are match scores as they are: +30 is no 0.03.
    assert_eq!(
        (&answer["table"][2]["points"], &answer["unit"]),
        (&json!(30), &json!(1))
    );
    let all = needs(&[1, 0, 0, -1], Wind::South, 0, 1, &ruleset("korean")).expect("lines");
    assert_eq!(all[0].total, 3 * 4);
}

/// What a result hangs on are facts of some ruleset: a name that no fact has would be no note, and nobody would notice.
#[test]
fn what_results_hang_on_are_facts() {
    let pages = rules::ALL.iter().map(|rules| Reference::of(rules));
    let facts = pages.flat_map(|page| page.facts);
    let known: Vec<&str> = facts.map(|line| line.fact.code()).collect();
    let named = [
        game::several_facts(2),
        game::drawn_facts(),
        game::nagashi_facts(1, &rules::CHEATSHEET),
        game::end_facts(&[0, 0]),
    ];
    for id in named.concat() {
        assert!(known.contains(&id), "{id}");
    }
    assert_eq!(game::several_facts(1), [""; 0]);
}

/// The booklet's subtraction is read the other way round in every end; equal points are only spoken of where there are some.
#[test]
fn the_end_says_what_is_corrected() {
    let notes = |points: [i64; 4]| -> Vec<String> {
        let answer = ask(&json!({"ask": "end", "ruleset": "ari_ari", "points": points}));
        let notes = answer["notes"].as_array().expect("notes").iter();
        let text = |note: &serde_json::Value| format!("{} {}", note["kind"], note["id"]);
        notes.map(text).collect()
    };
    let corrected = r#""corrected" "subtraction""#;
    assert_eq!(notes([41_300, 24_900, 21_800, 12_000]), [corrected]);
    let tied = notes([41_300, 24_900, 24_900, 8_900]);
    assert_eq!(tied, [r#""assumed" "ties""#, corrected]);
}

/// How nagashi mangan is paid is ours where the text only names it, and so are counters: what they are worth, and whether they
/// are paid with it.
#[test]
fn nagashi_says_what_is_assumed() {
    let notes = |ruleset: &str, honba: u32| -> Vec<String> {
        let answer =
            ask(&json!({"ask": "nagashi", "ruleset": ruleset, "seats": ["S"], "honba": honba}));
        let notes = answer["notes"].as_array().expect("notes").iter();
        notes
            .filter_map(|note| note["id"].as_str().map(str::to_owned))
            .collect()
    };
    assert_eq!(notes("shanghai", 2), ["honba", "nagashi", "nagashi_honba"]);
    assert_eq!(notes("shanghai", 0), ["nagashi"]);
    assert_eq!(notes("cheatsheet", 2), ["honba", "nagashi_honba"]);
    assert_eq!(notes("cheatsheet", 0), [""; 0]);
    assert_eq!(notes("mleague", 1), ["honba", "nagashi_honba"]);
    assert_eq!(notes("riichi_city", 1), ["nagashi", "nagashi_honba"]);
    for told in ["tenhou", "tenhou_sanma", "majsoul", "majsoul_sanma"] {
        assert_eq!(notes(told, 2), [""; 0], "{told}");
    }
}
