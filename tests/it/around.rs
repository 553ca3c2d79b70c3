//! Around the hands, as the contract asks and answers it: several winners, drawn hands, nagashi mangan, the end.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tensu::game::{another, drawn, end, nagashi, settle};
use tensu::rules::{self, Setting, System, Uma};
use tensu::wire::{Source, answer};
use tensu::{Flag, Question, Ruleset, Wind};

use crate::random::Random;

struct Json(Value);

impl Source for Json {
    type Error = serde_json::Error;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error> {
        serde_json::from_value(self.0.clone())
    }
}

fn ask(request: Value) -> Value {
    serde_json::to_value(answer(&Json(request))).expect("a response")
}

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

fn codes(answer: &Value) -> Vec<&str> {
    let errors = answer["errors"]
        .as_array()
        .unwrap_or_else(|| panic!("no errors: {answer}"));
    errors
        .iter()
        .map(|error| error["code"].as_str().expect("a code"))
        .collect()
}

/// Riichi, pinfu, tanyao: 3 han 30 fu, 3,900 for South.
fn south() -> Value {
    json!({"hand": "234m34p66p678s567s", "win": "2p", "by": "ron", "seat": "S", "from": "W", "riichi": "riichi"})
}

/// Pinfu, tanyao: 2 han 30 fu, 2,000 for North.
fn north() -> Value {
    json!({"hand": "567m34p88p234s345s", "win": "2p", "by": "ron", "seat": "N", "from": "W"})
}

/// Pinfu, tanyao: 2 han 30 fu, 2,900 for the dealer.
fn east() -> Value {
    json!({"hand": "345m34p55p456m678p", "win": "2p", "by": "ron", "seat": "E", "from": "W"})
}

fn settled(ruleset: &str, wins: &[Value]) -> Value {
    ask(json!({"ask": "settle", "ruleset": ruleset, "wins": wins, "honba": 1, "sticks": 2}))
}

#[test]
fn two_winners_and_the_next_in_turn_takes_the_table() {
    // After West comes North: 2,000 + 300 for the counter + 2 sticks. South: 3,900. West pays 3,900 + 2,300.
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
fn each_winner_keeps_his_own_stick_and_has_the_counters() {
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
    // M.League: North alone, with the counter and both sticks.
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
fn three_players_with_four_counters() {
    // Two yaku are needed. South: riichi, pinfu, tanyao + 2 = 5 points, 4,000. East: pinfu, tanyao + 2 = 4 points, 3,000
    // as dealer, and as the next after West the counters, 4 x 1,000, and the stick.
    let south = json!({"hand": "234p34s66p678s567p", "win": "2s", "by": "ron", "seat": "S", "from": "W", "riichi": "riichi"});
    let east =
        json!({"hand": "345p34s88p567s456s", "win": "2s", "by": "ron", "seat": "E", "from": "W"});
    let wins = json!([south, east]);
    let answer = ask(
        json!({"ask": "settle", "ruleset": "sanma_ryanshi", "wins": wins, "honba": 4, "sticks": 1}),
    );
    assert_eq!(table(&answer), [3_000 + 4_000 + 1_000, 4_000, -11_000]);
    // A hand of one yaku is no win then, even when another player takes the counters.
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
    // Counters and sticks of the hand itself count when nobody says others.
    let mut own = south();
    own["honba"] = json!(2);
    own["sticks"] = json!(1);
    let answer = ask(json!({"ask": "settle", "ruleset": "tenhou", "wins": [own]}));
    assert_eq!(table(&answer), [0, 3_900 + 600 + 1_000, -4_500, 0]);
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

// Drawn hands.

fn shown(hands: &Value) -> Value {
    ask(json!({"ask": "drawn", "ruleset": "tenhou", "hands": hands}))
}

#[test]
fn tenpai_as_the_table_says() {
    let tenpai = |ruleset: &str, seats: &[&str]| {
        let answer = ask(json!({"ask": "drawn", "ruleset": ruleset, "tenpai": seats}));
        (
            table(&answer),
            answer["payments"].as_str().expect("why").to_owned(),
        )
    };
    assert_eq!(
        tenpai("ema_2025", &["S", "N"]),
        (vec![-1_500, 1_500, -1_500, 1_500], "paid".into())
    );
    // Three pay 1,000 each; one pays 3,000 for three.
    assert_eq!(
        tenpai("rrc", &["W"]),
        (vec![-1_000, -1_000, 3_000, -1_000], "paid".into())
    );
    assert_eq!(
        tenpai("rrc", &["W", "E", "S"]),
        (vec![1_000, 1_000, 1_000, -3_000], "paid".into())
    );
    assert_eq!(tenpai("rrc", &[]), (vec![0; 4], "all_equal".into()));
    // Seed 004: 1,000 from each noten to each tenpai player.
    assert_eq!(
        tenpai("sanma_ryanshi", &["E", "W"]),
        (vec![1_000, -2_000, 1_000], "paid".into())
    );
    assert_eq!(
        tenpai("majsoul_sanma", &["S"]),
        (vec![-1_000, 2_000, -1_000], "paid".into())
    );
    assert_eq!(
        tenpai("korean", &["S"]),
        (vec![0; 4], "not_in_ruleset".into())
    );
}

#[test]
fn tenpai_as_the_tiles_say() {
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z78s", "visible": "6666s99s"},
        {"seat": "S", "hidden": true},
        {"seat": "W", "hand": "147m258p369s1234z"},
        // Three 5s are discarded, and the fourth is in the hand: nothing can come.
        {"seat": "N", "hand": "123456m111p5s", "melds": [{"kind": "chi", "tiles": "789m"}], "visible": "555s"},
    ]));
    let reasons = answer["seats"].as_array().expect("seats");
    let reasons: Vec<_> = reasons.iter().map(|line| line["reason"].as_str()).collect();
    assert_eq!(
        reasons,
        [
            Some("tenpai"),
            Some("hidden"),
            Some("noten"),
            Some("dead_wait")
        ]
    );
    assert_eq!(answer["seats"][0]["waits"], json!(["6s", "9s"]));
    // No pair, so seven pairs are six tiles away; nothing else is nearer.
    assert_eq!(answer["seats"][2]["shanten"], 6);
    assert_eq!(answer["seats"][3]["waits"], json!(["5s"]));
    assert_eq!(
        (&answer["tenpai"], table(&answer)),
        (&json!(["E"]), vec![3_000, -1_000, -1_000, -1_000])
    );
}

#[test]
fn what_lies_open_decides_tenpai() {
    let reason = |ruleset: Value, hand: Value| {
        let answer = ask(json!({"ask": "drawn", "ruleset": ruleset, "hands": [hand]}));
        answer["seats"][0]["reason"].as_str().map(ToOwned::to_owned)
    };
    let pair =
        |visible: &str| json!({"seat": "E", "hand": "123p456p789p111s5s", "visible": visible});
    assert_eq!(
        reason(json!("sanma_ryanshi"), pair("55s")).as_deref(),
        Some("tenpai")
    );
    assert_eq!(
        reason(json!("sanma_ryanshi"), pair("555s")).as_deref(),
        Some("dead_wait")
    );
    let house = json!({"base": "sanma_ryanshi", "set": {"dead_wait": "tenpai"}});
    assert_eq!(reason(house, pair("555s")).as_deref(), Some("tenpai"));
    // All four in the own melds: the wait is on nothing.
    let kan = json!({"seat": "E", "hand": "123p456p11s78s", "melds": [{"kind": "pon", "tiles": "999s"}], "visible": "6666s9s"});
    assert_eq!(
        reason(json!("tenhou_sanma"), kan).as_deref(),
        Some("dead_wait")
    );
    // Who is not in the list shows nothing.
    let answer = ask(json!({"ask": "drawn", "hands": []}));
    assert_eq!(answer["seats"][3]["reason"], "hidden");
}

#[test]
fn everything_wrong_with_a_drawn_hand() {
    assert_eq!(codes(&ask(json!({"ask": "drawn"}))), ["parse"]);
    assert_eq!(
        codes(&ask(json!({"ask": "drawn", "tenpai": [], "hands": []}))),
        ["impossible_flags"]
    );
    assert_eq!(
        codes(&ask(json!({"ask": "drawn", "tenpai": ["X"]}))),
        ["parse"]
    );
    let sanma = json!({"ask": "drawn", "ruleset": "majsoul_sanma", "tenpai": ["N", "E", "E"]});
    assert_eq!(codes(&ask(sanma)), ["impossible_flags", "impossible_flags"]);
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z7s"},
        {"seat": "S", "hand": "123m456p789s11z78s", "visible": "99999s"},
        {"seat": "S", "hand": "123m456p789s1z", "melds": [{"kind": "pon", "tiles": "123s"}]},
        {"hand": "1q"},
    ]));
    // The fourth cannot be read, so nothing is checked yet.
    assert_eq!(codes(&answer), ["parse", "parse"]);
    assert_eq!(
        answer["errors"][0]["at"],
        json!({"field": "seat", "hand": 3})
    );
    let answer = shown(&json!([
        {"seat": "E", "hand": "123m456p789s11z7s"},
        {"seat": "S", "hand": "123m456p789s11z78s", "visible": "99999s1f"},
        {"seat": "S", "hand": "123m456p789s1z", "melds": [{"kind": "pon", "tiles": "123s"}]},
    ]));
    assert_eq!(
        codes(&answer),
        [
            "impossible_flags",
            "tile_count",
            "tile_not_in_set",
            "too_many_copies",
            "bad_meld"
        ]
    );
    assert_eq!(
        answer["errors"][2]["at"],
        json!({"field": "visible", "hand": 1})
    );
    let chi = json!([{"seat": "E", "hand": "456p789s11z78s", "melds": [{"kind": "chi", "tiles": "123p"}]}]);
    let chi = json!({"ask": "drawn", "ruleset": "tenhou_sanma", "hands": chi});
    assert_eq!(codes(&ask(chi)), ["bad_meld"]);
}

// Nagashi mangan.

#[test]
fn several_nagashi_mangan_add_up() {
    // East 3 x 4,100. South 4,100 from East, 2,100 from the others.
    let answer =
        ask(json!({"ask": "nagashi", "ruleset": "cheatsheet", "seats": ["E", "S"], "honba": 1}));
    assert_eq!(
        table(&answer),
        [12_300 - 4_100, 8_300 - 4_100, -6_200, -6_200]
    );
    assert_eq!(answer["winners"], json!(["E", "S"]));
}

#[test]
fn everything_wrong_with_nagashi_mangan() {
    let wrong = |request: Value| {
        let mut request = request;
        request["ask"] = json!("nagashi");
        codes(&ask(request)).join(" ")
    };
    assert_eq!(wrong(json!({})), "parse");
    assert_eq!(wrong(json!({"seats": []})), "parse");
    assert_eq!(
        wrong(json!({"seats": ["E"], "honba": 4_294_967_295_u32})),
        "parse"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "honba": 4_294_967_296_u64})),
        "parse"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "ruleset": "ari_ari"})),
        "not_legal"
    );
    assert_eq!(
        wrong(json!({"seats": ["E"], "ruleset": "korean"})),
        "not_legal"
    );
    let both = json!({"seats": ["N", "E", "E"], "ruleset": "majsoul_sanma"});
    assert_eq!(wrong(both), "impossible_flags impossible_flags");
    let answer = ask(json!({"ask": "nagashi", "seats": ["E"], "ruleset": "wrc_2025"}));
    assert_eq!(answer["error"]["rule"], "nagashi_mangan");
}

// The end.

#[test]
fn the_example_of_the_booklet() {
    let answer = ask(
        json!({"ask": "end", "ruleset": "ari_ari", "points": [41_300, 24_900, 21_800, 12_000]}),
    );
    assert_eq!(table(&answer), [61_300, 4_900, -18_200, -48_000]);
    let second = json!({"seat": "S", "place": 2, "points": 24_900, "sticks": 0, "plain": -5_100, "uma": 10_000, "oka": 0, "total": 4_900});
    assert_eq!(answer["players"][1], second);
}

#[test]
fn sticks_at_the_end_go_to_first_place() {
    let request = json!({"ask": "end", "ruleset": "ari_ari", "points": [40_300, 24_900, 21_800, 12_000], "sticks": 1});
    assert_eq!(table(&ask(request)), [61_300, 4_900, -18_200, -48_000]);
    // Two share first place: half a stick, (30 + 10) / 2 and half the oka each. 44,000 + 500 - 30,000 + 20,000 + 10,000.
    let request = json!({"ask": "end", "ruleset": "ari_ari", "points": [44_000, 44_000, 11_000, 0], "sticks": 1});
    assert_eq!(table(&ask(request)), [44_500, 44_500, -29_000, -60_000]);
}

#[test]
fn shares_are_full_hundreds() {
    // 30 + 10 - 10 are 10 each; the oka of 20.0 is 6.7, 6.7 and 6.6, the last for who was dealer last.
    let request =
        json!({"ask": "end", "ruleset": "ari_ari", "points": [30_000, 10_000, 30_000, 30_000]});
    assert_eq!(table(&ask(request)), [16_700, -50_000, 16_700, 16_600]);
    // Second to fourth: 10 - 10 - 30 = -30, -10 each.
    let request =
        json!({"ask": "end", "ruleset": "ari_ari", "points": [40_000, 20_000, 20_000, 20_000]});
    assert_eq!(table(&ask(request)), [60_000, -20_000, -20_000, -20_000]);
}

#[test]
fn points_that_are_no_end() {
    let wrong = |points: Value, sticks: u32| {
        ask(json!({"ask": "end", "ruleset": "ari_ari", "points": points, "sticks": sticks}))
    };
    let short = wrong(json!([41_300, 24_900, 21_800, 11_000]), 0);
    assert_eq!(short["error"]["code"], "points_sum");
    assert_eq!(
        short["error"]["message"],
        "Together 99,000, but all started with 100,000: 1,000 missing."
    );
    assert_eq!(
        codes(&wrong(json!([41_300, 24_900, 21_800, 12_000]), 1)),
        ["points_sum"]
    );
    assert_eq!(codes(&wrong(json!([50_000, 50_000]), 0)), ["points_sum"]);
    assert_eq!(
        codes(&wrong(json!([i64::MAX, i64::MIN, 0, 0]), u32::MAX)),
        ["parse", "parse"]
    );
    assert_eq!(codes(&wrong(json!([1.5, 0, 0, 0]), 0)), ["parse"]);
    assert_eq!(codes(&ask(json!({"ask": "end"}))), ["parse"]);
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
        "\"dance\" is no value for \"ask\"."
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

// Laws, under every ruleset.

fn sum(changes: &[(Wind, i64)]) -> i64 {
    changes.iter().map(|(_, change)| change).sum()
}

/// All groups of some seats.
fn groups(rules: &Ruleset) -> impl Iterator<Item = Vec<Wind>> {
    let winds = rules.seats.winds();
    let group = |bits: usize| {
        let chosen = winds
            .iter()
            .enumerate()
            .filter(move |(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, &seat)| seat).collect()
    };
    (0..1 << winds.len()).map(group)
}

#[test]
fn nothing_is_lost_but_sticks() {
    let hands = [
        "234p34s66p678s567p+2s",
        "345p34s88p567s456s+2s",
        "678p34s22p345p888s+2s",
    ];
    for rules in rules::ALL {
        let winds = rules.seats.winds();
        for (winners, &from) in winds
            .iter()
            .enumerate()
            .flat_map(|(n, _)| winds.iter().map(move |from| (n, from)))
        {
            for (honba, sticks) in [(0, 0), (3, 0), (1, 2), (0, 5)] {
                let seats = winds.iter().filter(|&&seat| seat != from).take(winners);
                let question = |(i, &seat): (usize, &Wind)| {
                    let text = format!(
                        "{} ron seat:{} from:{}",
                        hands[i],
                        seat.letter(),
                        from.letter()
                    );
                    let mut question: Question = text.parse().expect("a hand");
                    if rules.has_dora() {
                        question.riichi = tensu::Riichi::Riichi;
                        (question.honba, question.sticks) = (honba, sticks);
                    }
                    question
                };
                let questions: Vec<_> = seats.enumerate().map(question).collect();
                if questions.is_empty() {
                    continue;
                }
                let table =
                    settle(&questions, rules).unwrap_or_else(|why| panic!("{}: {why}", rules.id));
                let taken = if table.winners.is_empty() {
                    0
                } else {
                    1_000 * i64::from(questions[0].sticks)
                };
                assert_eq!(sum(&table.changes), taken, "{}: {questions:?}", rules.id);
                let scores: u32 = table.winners.iter().map(|(_, score)| score.total).sum();
                let gained: i64 = table.changes.iter().map(|(_, change)| change.max(&0)).sum();
                assert_eq!(gained, i64::from(scores), "{}", rules.id);
                assert!(
                    table
                        .changes
                        .iter()
                        .all(|&(seat, change)| change >= 0 || seat == from)
                );
            }
        }
    }
}

#[test]
fn drawn_hands_and_nagashi_move_points_only() {
    for rules in rules::ALL {
        for seats in groups(rules) {
            let table = drawn(rules, &seats).expect("players of this game");
            assert_eq!(sum(&table.changes), 0, "{}", rules.id);
            for (seat, change) in table.changes {
                assert!(
                    change == 0 || (change > 0) == seats.contains(&seat),
                    "{}",
                    rules.id
                );
            }
            let mut house = (*rules).clone();
            house
                .change("nagashi_mangan", &Setting::Bool(true))
                .expect("a rule of every game");
            match nagashi(&house, &seats, 2) {
                Ok(changes) => assert_eq!(sum(&changes), 0, "{}", rules.id),
                Err(_) => assert!(seats.is_empty() || matches!(rules.system, System::Additive(_))),
            }
        }
    }
}

#[test]
fn match_scores_add_up_to_nothing() {
    let mut random = Random::new(31);
    for rules in rules::ALL {
        let players = rules.seats.winds().len();
        let whole = players as i64 * i64::from(rules.game.start);
        for _ in 0..500 {
            let sticks = random.below(4) as u32;
            // Few different numbers, so that many are equal.
            let mut points: Vec<i64> = (1..players)
                .map(|_| random.below(5) as i64 * 10_000 - 5_000)
                .collect();
            points.push(whole - points.iter().sum::<i64>() - 1_000 * i64::from(sticks));
            let scores =
                end(rules, &points, sticks).unwrap_or_else(|why| panic!("{points:?}: {why}"));
            let total: i64 = scores.iter().map(tensu::game::Final::total).sum();
            assert_eq!(total, 0, "{} {points:?}", rules.id);
            assert!(
                scores.iter().all(|score| score.total() % 100 == 0),
                "{} {points:?}",
                rules.id
            );
            for (a, b) in points
                .iter()
                .zip(&scores)
                .flat_map(|a| points.iter().zip(&scores).map(move |b| (a, b)))
            {
                assert!(
                    a.0 <= b.0 || a.1.place < b.1.place,
                    "{} {points:?}",
                    rules.id
                );
            }
        }
        let uma: &[&[i32]] = match &rules.game.uma {
            Uma::Places(uma) => &[uma],
            Uma::Below(all) => all,
        };
        assert!(
            uma.iter().all(|uma| uma.iter().sum::<i32>() == 0),
            "{}",
            rules.id
        );
    }
}
