//! Each system by its own text: what a referee found wrong, each a hand or a call that went wrong once. More such hands
//! are in `tests/hands/bugs.txt`.

use serde_json::{Value, json};
use tensu::game::{self, Count, Way, needs};
use tensu::quick::{Counted, Table, price};
use tensu::reference::Reference;
use tensu::rules;
use tensu::score::score;
use tensu::wire::answer_lines;
use tensu::yaku::Why;
use tensu::{By, Question, Refusals, Score, Wind, Yaku};

use crate::helpers::ruleset;

mod quick;
mod said;

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

/// The codes of what is wrong with a request.
fn wrong(answer: &Value) -> Vec<&str> {
    let errors = answer["errors"].as_array().map_or(&[][..], Vec::as_slice);
    errors
        .iter()
        .filter_map(|why| why["code"].as_str())
        .collect()
}

fn why(score: &Score, yaku: Yaku) -> Option<Why> {
    let missed = score.missed.iter().find(|missed| missed.yaku == yaku);
    missed.map(|missed| missed.why)
}

/// Rules.md 1.5.1: points are yaku, dora and two more. What a hand needs is said in han.
#[test]
fn han_that_are_needed_are_those_of_the_hand() {
    let rules = ruleset("sanma_ryanshi");
    let mut seen = 0;
    for ahead in (500..30_000).step_by(1_500) {
        let points = [
            45_000 + ahead,
            45_000 - ahead / 2,
            45_000 - (ahead - ahead / 2),
        ];
        for need in needs(&points, Wind::South, 0, 0, &rules).expect("lines") {
            let (by, from) = match need.way {
                Way::Tsumo => (By::Tsumo, None),
                Way::Ron(from) => (By::Ron, Some(from)),
            };
            let table = Table {
                by,
                from,
                ..Table::of(&question("seat:S"))
            };
            for &count in &need.hands {
                if let Count::Han(han, _) = count {
                    let price = price(&table, &Counted::Han(han, None), &rules).expect("a price");
                    assert_eq!(price.total, need.total, "{need:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 50, "{seen}");
}

/// What was declared before the win stays when it is asked what would win.
#[test]
fn waits_keep_what_was_declared() {
    let each = |request: &Value| -> Vec<Value> {
        let waits = ask(request)["waits"].clone();
        let waits = waits.as_array().unwrap_or_else(|| panic!("{request}"));
        waits.iter().map(|wait| wait["dama"].clone()).collect()
    };
    let ninth = json!({"ask": "waits", "ruleset": "sanma_ryanshi", "hand": "123p456p789s11z78s", "seat": "E", "honba": 8,
        "flags": ["paarenchan"]});
    let price = json!({"ron": 56_000, "tsumo": 48_000});
    assert_eq!(each(&ninth), [price.clone(), price]);
    let mut korean = json!({"ask": "waits", "ruleset": "korean", "hand": "234m345p567s67m55p", "flags": ["double_ready"],
        "flowers": "12f"});
    let price = json!({"ron": 32, "tsumo": 66});
    assert_eq!(each(&korean), [price.clone(), price]);
    // After an open ready nothing but a self-draw wins.
    korean["flags"] = json!(["open_ready"]);
    for wait in each(&korean) {
        assert_eq!((wait.get("ron"), wait["tsumo"].as_u64()), (None, Some(57)));
    }
    // What is of the tile alone is still not asked; what cannot be is refused.
    korean["flags"] = json!(["last_tile"]);
    assert_eq!(each(&korean).len(), 2);
    for flags in [json!(["ready", "double_ready"]), json!(["paarenchan"])] {
        korean["flags"] = flags;
        let answer = ask(&korean);
        assert!(wrong(&answer).contains(&"impossible_flags"), "{answer}");
    }
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
