//! Around the hands, as the contract asks and answers it: several winners, drawn hands, nagashi mangan, the end.

mod drawn;
mod end;

use serde_json::{Value, json};
use tensu::game::another;
use tensu::{Flag, Question, Wind, rules};

use crate::helpers::{ask, ask_in_list, codes};

/// The table of an answer as points in the order of the seats.
fn table(answer: &Value) -> Vec<i64> {
    let lines = answer["table"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"));
    lines
        .iter()
        .map(|line| line["points"].as_i64().expect("points"))
        .collect()
}

/// Returns South's hand, riichi, pinfu, tanyao: 3 han 30 fu, 3,900.
fn south() -> Value {
    json!({"hand": "234m34p66p678s567s", "win": "2p", "by": "ron", "seat": "S", "from": "W", "riichi": "riichi"})
}

/// Returns North's hand, pinfu, tanyao: 2 han 30 fu, 2,000.
fn north() -> Value {
    json!({"hand": "567m34p88p234s345s", "win": "2p", "by": "ron", "seat": "N", "from": "W"})
}

/// Returns the dealer's hand, pinfu, tanyao: 2 han 30 fu, 2,900.
fn east() -> Value {
    json!({"hand": "345m34p55p456m678p", "win": "2p", "by": "ron", "seat": "E", "from": "W"})
}

fn settled(ruleset: &str, wins: &[Value]) -> Value {
    ask(json!({"ask": "settle", "ruleset": ruleset, "wins": wins, "honba": 1, "sticks": 2}))
}

#[test]
fn two_winners_and_the_next_in_turn_takes_the_table() {
    // After West comes North: 2,000 + 300 for the honba + 2 sticks. South: 3,900. West pays 3,900 + 2,300.
    let answer = settled("tenhou", &[south(), north()]);
    assert_eq!(table(&answer), [0, 3_900, -6_200, 4_300]);
    assert_eq!(answer["winners"][0]["seat"], "N");
    assert_eq!(answer["winners"][0]["response"]["total"], 4_300);
    let second = &answer["winners"][1]["response"];
    assert_eq!(
        (&second["ok"], &second["total"]),
        (&json!(true), &json!(3_900))
    );
    let payment = json!({"from": "W", "points": 3_900, "hand": 3_900, "honba": 0});
    assert_eq!(second["payments"], json!([payment]));
    assert_eq!(
        (&answer["bumped"], &answer["aborted"]),
        (&json!([]), &json!(false))
    );
}

#[test]
fn each_winner_keeps_his_own_stick_and_has_the_honba() {
    // EMA: North 2,000 + 300 and the stick that is nobody's; South 3,900 + 300 and his own stick.
    let answer = settled("ema_2016", &[south(), north()]);
    assert_eq!(table(&answer), [0, 5_200, -6_500, 3_300]);
    // With one stick on the table it is South's own, and with none there is nothing to take.
    for (sticks, expected) in [
        (1, [0, 5_200, -6_500, 2_300]),
        (0, [0, 4_200, -6_500, 2_300]),
    ] {
        let request = json!({"ask": "settle", "ruleset": "ema_2016", "wins": [south(), north()], "honba": 1, "sticks": sticks});
        assert_eq!(table(&ask(request)), expected);
    }
}

#[test]
fn one_winner_alone_where_the_next_in_turn_bumps_the_others() {
    // M.League: North alone, with the honba and both sticks.
    let answer = settled("mleague", &[south(), north()]);
    assert_eq!(table(&answer), [0, 0, -2_300, 4_300]);
    assert_eq!(answer["bumped"], json!(["S"]));
    assert_eq!(answer["winners"].as_array().map(Vec::len), Some(1));
    // EMA gives everybody his own stick back, but who wins nothing keeps nothing.
    let house = json!({"base": "ema_2016", "set": {"multiple_ron": "head_bump"}});
    let request = json!({"ask": "settle", "ruleset": house, "wins": [south(), north()], "honba": 1, "sticks": 2});
    assert_eq!(table(&ask(request)), [0, 0, -2_300, 4_300]);
}

#[test]
fn three_winners_or_none() {
    let wins = [south(), north(), east()];
    let answer = settled("tenhou", &wins);
    assert_eq!(
        (&answer["ok"], &answer["aborted"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(table(&answer), [0; 4]);
    assert_eq!(answer["winners"], json!([]));
    // Mahjong Soul: all three. North 2,000 + 300 + 2,000 of sticks, East 2,900, South 3,900.
    assert_eq!(
        table(&settled("majsoul", &wins)),
        [2_900, 3_900, -9_100, 4_300]
    );
}

#[test]
fn three_players_with_four_honba() {
    // Two yaku are needed. South: riichi, pinfu, tanyao + 2 = 5 points, 4,000, and his own stick. East: pinfu, tanyao +
    // 2 = 4 points, 3,000 as dealer. "When a player completes his hand he receives" the honba (seed 004): both, 4 x
    // 1,000.
    let south = json!({"hand": "234p34s66p678s567p", "win": "2s", "by": "ron", "seat": "S", "from": "W", "riichi": "riichi"});
    let east =
        json!({"hand": "345p34s88p567s456s", "win": "2s", "by": "ron", "seat": "E", "from": "W"});
    let wins = json!([south, east]);
    let answer = ask(
        json!({"ask": "settle", "ruleset": "sanma_ryanshi", "wins": wins, "honba": 4, "sticks": 1}),
    );
    assert_eq!(
        table(&answer),
        [3_000 + 4_000, 4_000 + 4_000 + 1_000, -15_000]
    );
    // A hand of one yaku is no win then, even when another player takes the honba.
    let one =
        json!({"hand": "123p34s66p678s567p", "win": "2s", "by": "ron", "seat": "S", "from": "W"});
    let short =
        json!({"ask": "settle", "ruleset": "sanma_ryanshi", "wins": [one, east], "honba": 4});
    let short = ask(short);
    assert_eq!(short["error"]["code"], "below_minimum");
}

#[test]
fn korean_winners_are_each_paid_double() {
    // All chows, all simples, concealed hand, one premium tile, 5 for winning: 9 points each; the discarder pays double.
    let hand = |hand: &str, seat: &str| json!({"hand": hand, "win": "8m", "by": "ron", "seat": seat, "from": "E"});
    let wins = json!([
        hand("234m345p567s67m55p", "S"),
        hand("234s678p67m88p567s", "W")
    ]);
    let answer = ask(json!({"ask": "settle", "ruleset": "korean", "wins": wins}));
    assert_eq!(table(&answer), [-36, 18, 18, 0]);
}

#[test]
fn one_winner_is_settled_too() {
    let tsumo = json!({"hand": "234m34p66p678s567s", "win": "2p", "by": "tsumo", "seat": "S"});
    // Tsumo, pinfu, tanyao: 3 han 20 fu, 700 and 1,300 from the dealer.
    let answer = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": [tsumo]}));
    assert_eq!(table(&answer), [-1_300, 2_700, -700, -700]);
    // Honba and sticks of the hand itself count when nobody says others.
    let mut own = south();
    own["honba"] = json!(2);
    own["sticks"] = json!(1);
    let answer = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": [own]}));
    assert_eq!(table(&answer), [0, 3_900 + 600 + 1_000, -4_500, 0]);
}

/// Honba and sticks that two of a request say differently are refused, whoever says them.
#[test]
fn honba_that_contradict_each_other_are_refused() {
    let with = |mut win: Value, field: &str, n: u32| {
        win[field] = json!(n);
        win
    };
    for field in ["honba", "sticks"] {
        let of_table = settled("tenhou", &[with(south(), field, 3)]);
        assert_eq!(of_table["errors"][0]["at"]["field"], field);
        let of_second = settled("tenhou", &[south(), with(north(), field, 3)]);
        assert_eq!(
            of_second["errors"][0]["at"],
            json!({"field": field, "hand": 1})
        );
        let wins = [south(), with(north(), field, 3)];
        let of_first = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": wins}));
        assert_eq!(codes(&of_first), ["impossible_flags"]);
        let same = [with(south(), field, 3), with(north(), field, 3)];
        let outside = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": same, field: 3}));
        let inside = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": same}));
        assert_eq!(
            (&outside["ok"], table(&outside)),
            (&json!(true), table(&inside))
        );
    }
}

/// A seat where nobody sits is said of the field that names it.
#[test]
fn nobody_sits_there() {
    let at = |request: Value| ask(request)["errors"][0]["at"]["field"].clone();
    let mut win = south();
    win["ruleset"] = json!("tenhou_sanma");
    win["hand"] = json!("199m34p66p678s567s");
    win["from"] = json!("N");
    assert_eq!(at(win.clone()), "from");
    win["from"] = json!("W");
    win["liable"] = json!({"seat": "N", "for": "daisangen"});
    assert_eq!(at(win), "liable");
    assert_eq!(at(json!({"ask": "drawn", "tenpai": ["E", "E"]})), "tenpai");
    assert_eq!(at(json!({"ask": "nagashi", "seats": ["E", "E"]})), "seats");
}

#[test]
fn everything_wrong_with_winners_is_said_at_once() {
    assert_eq!(codes(&ask(json!({"ask": "settle", "wins": []}))), ["parse"]);
    let mut nobody = north();
    nobody["from"] = Value::Null;
    nobody["hand"] = json!("567m34p88p234s34x");
    let answer = ask(json!({"ask": "settle", "ruleset": "nowhere", "wins": [south(), nobody]}));
    assert_eq!(codes(&answer), ["unknown_ruleset", "parse"]);
    assert_eq!(
        answer["errors"][1]["at"],
        json!({"field": "hand", "index": 14, "hand": 1})
    );
    // Hands that cannot be scored, each with its own reason, also where three rons end the hand.
    let mut short = north();
    short["hand"] = json!("567m34p88p234s34s");
    let mut dead = east();
    dead["hand"] = json!("345m34p55p456m147p");
    let answer = settled("tenhou", &[south(), short, dead]);
    assert_eq!(codes(&answer), ["tile_count", "not_complete"]);
    assert_eq!(answer["errors"][1]["at"], Value::Null);
    assert!(
        answer["errors"][1]["message"]
            .as_str()
            .is_some_and(|text| text.starts_with("Hand 3: "))
    );
}

#[test]
fn another_winner_keeps_the_table() {
    let first: Question =
        "234m34p66p678s567s+2p ron riichi ippatsu last_tile dora:1m from:W honba:1 sticks:2"
            .parse()
            .expect("a hand");
    let next = another(std::slice::from_ref(&first), &rules::TENHOU).expect("another");
    assert_eq!(
        (next.win, next.seat, next.from),
        (first.win, Wind::North, first.from)
    );
    assert_eq!((next.honba, next.sticks, &next.dora), (1, 2, &first.dora));
    let flags: Vec<_> = next.flags.iter().collect();
    assert_eq!(
        flags,
        [Flag::LastTile],
        "houtei is about the tile, ippatsu about the player"
    );
    assert!(next.hand.is_empty() && !next.riichi.is_declared());
    let third = another(&[first.clone(), next.clone()], &rules::TENHOU).expect("a third");
    assert_eq!(third.seat, Wind::East);
    assert!(another(&[first.clone(), next, third], &rules::TENHOU).is_err());
    // With three players nobody is North.
    let sanma = another(std::slice::from_ref(&first), &rules::TENHOU_SANMA).expect("another");
    assert_eq!(sanma.seat, Wind::East);
    let code = |change: fn(&mut Question)| {
        let mut question = first.clone();
        change(&mut question);
        another(&[question], &rules::TENHOU).map_err(|why| why.code())
    };
    assert_eq!(code(|question| question.from = None), Err("parse"));
    assert_eq!(
        code(|question| question.by = tensu::By::Tsumo),
        Err("impossible_flags")
    );
}

/// The second winner's hand hangs on open questions as the first one's does: honba are no question.
#[test]
fn a_second_winner_has_no_doubts_of_his_own() {
    let winner = |seat: &str, hand: &str, riichi: &str, melds: Value| json!({ "seat": seat, "hand": hand, "win": "2p", "by": "ron", "from": "E", "riichi": riichi, "melds": melds });
    let pon = json!([{ "kind": "pon", "tiles": "777z" }]);
    let settled = |honba: u32| {
        ask_in_list(&json!({
            "ask": "settle", "ruleset": "majsoul", "honba": honba,
            "wins": [
                winner("S", "234m34p66p678s567s", "riichi", json!([])),
                winner("W", "345m345s99s13p", "none", pon.clone()),
            ],
        }))
    };
    let notes = |answer: &Value| -> Vec<String> {
        let all = answer["wins"][1]["notes"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        all.iter().map(|note| note["id"].to_string()).collect()
    };
    let (without, with) = (settled(0), settled(1));
    assert_eq!(with["ok"], true, "{with}");
    assert_eq!(notes(&with), notes(&without));
}

/// There is one of each flower, whoever has it.
#[test]
fn two_winners_have_no_flower_in_common() {
    let wins = |flower: &str| {
        let answer = ask(
            json!({"ask": "settle", "ruleset": {"base": "tenhou_sanma", "set": {"flowers": 4}}, "wins": [
            {"hand": "123p567p45678s99m", "win": "3s", "by": "ron", "seat": "S", "flowers": "1f", "riichi": "riichi", "from": "E"},
            {"hand": "789p12s678s99p111z", "win": "3s", "by": "ron", "seat": "W", "riichi": "riichi", "flowers": flower, "from": "E"}]}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    assert_eq!(wins("2f"), None);
    assert_eq!(wins("1f").as_deref(), Some("There is only one flower 1."));
}
