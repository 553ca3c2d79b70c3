//! The second scorers by themselves, under house rules: hands that were worked out on paper from the rules.

mod old;

use crate::shared::judge::Value::{Nothing, Number, Numbers, Open, Switch, Word, Words};
use crate::shared::judge::{Answer, Call, Change, Hand, Outcome, Payer, Value, judge};

/// Reads tiles such as `234m77z`, as in the rules.
fn tiles(text: &str) -> Vec<usize> {
    let mut found = vec![];
    let mut numbers: Vec<usize> = vec![];
    for sign in text.chars() {
        if let Some(number) = sign.to_digit(10) {
            numbers.push(number as usize - 1);
            continue;
        }
        let suit = "mpsz".find(sign).expect("a suit");
        found.extend(numbers.drain(..).map(|number| 9 * suit + number));
    }
    found
}

/// Returns a ron of South in the East round.
fn ron(closed: &str, win: &str) -> Hand {
    Hand {
        closed: tiles(closed),
        win: tiles(win)[0],
        seat: 1,
        ..Hand::default()
    }
}

fn tsumo(closed: &str, win: &str) -> Hand {
    Hand {
        tsumo: true,
        ..ron(closed, win)
    }
}

fn meld(kind: &'static str, text: &str) -> Call {
    Call {
        kind,
        tiles: tiles(text),
        from: None,
    }
}

fn set(name: &str, value: Value) -> Change {
    (name.to_owned(), value)
}

fn word(text: &str) -> Value {
    Word(text.to_owned())
}

fn words(list: &[&str]) -> Value {
    Words(list.iter().map(ToString::to_string).collect())
}

fn local(list: &[&str]) -> Change {
    set("local_yaku", words(list))
}

fn won(hand: &Hand, ruleset: &str, changes: &[Change]) -> Answer {
    match judge(hand, ruleset, changes) {
        Outcome::Won(mut answers) => answers.remove(0),
        refused @ Outcome::Refused(_) => panic!("{refused:?}"),
    }
}

fn refused(hand: &Hand, ruleset: &str, changes: &[Change]) -> &'static str {
    match judge(hand, ruleset, changes) {
        Outcome::Won(answers) => panic!("{answers:?}"),
        Outcome::Refused(code) => code,
    }
}

fn total(hand: &Hand, ruleset: &str, changes: &[Change]) -> u32 {
    won(hand, ruleset, changes).total
}

/// Returns the payments of each for the hand, in the order of the seats.
fn each(hand: &Hand, changes: &[Change]) -> Vec<u32> {
    let answer = won(hand, "tenhou_sanma", changes);
    answer.paid.values().map(|paid| paid.0).collect()
}

fn ids(answer: &Answer) -> Vec<(&str, u32)> {
    let yaku = answer.yaku.iter();
    yaku.map(|(id, n)| (id.as_str(), *n)).collect()
}

/// Returns a mangan: self-draw, honitsu and the white dragon.
fn mangan(seat: usize) -> Hand {
    Hand {
        seat,
        ..tsumo("12334567p555z33z", "8p")
    }
}

#[test]
fn tsumo_loss() {
    // Word, West's mangan from the dealer and the other, a dealer's from each, West's 30 fu 1 han.
    let small = Hand {
        seat: 2,
        ..tsumo("123567p35789s11p", "4s")
    };
    let cases = [
        ("loss", [4_000, 2_000], 4_000, [500, 300]),
        ("bisection", [5_000, 3_000], 6_000, [600, 400]),
        ("full", [6_000, 4_000], 8_000, [800, 500]),
        ("equalize", [4_000, 4_000], 6_000, [500, 500]),
        ("proportional", [5_400, 2_700], 6_000, [700, 400]),
        ("oya_pays", [6_000, 2_000], 4_000, [800, 300]),
        ("ko_pays", [4_000, 4_000], 6_000, [500, 500]),
        ("plus_1000", [5_000, 3_000], 5_000, [1_500, 1_300]),
        ("ron_reduced", [4_000, 2_000], 4_000, [500, 300]),
    ];
    for (name, ko, oya, little) in cases {
        let rule = [set("tsumo_loss", word(name))];
        assert_eq!(each(&mangan(2), &rule), ko, "{name}");
        assert_eq!(each(&mangan(0), &rule), [oya, oya], "{name}");
        assert_eq!(each(&small, &rule), little, "{name}");
        // A liable player pays the sum of it, the honba too.
        let liable = Hand {
            melds: ["555z", "666z", "777z"].map(|z| meld("pon", z)).to_vec(),
            liable: vec![(2, "daisangen".to_owned())],
            honba: 2,
            ..tsumo("11p45p", "6p")
        };
        let all = match name {
            "loss" | "ron_reduced" => 24_000,
            "full" => 40_000,
            "proportional" => 21_400 + 10_700,
            "plus_1000" => 26_000,
            _ => 32_000,
        };
        let paid = won(&liable, "tenhou_sanma", &rule).paid;
        assert_eq!(
            paid.into_iter().collect::<Vec<_>>(),
            [(Payer::Seat(2), (all, 400))],
            "{name}"
        );
    }
}

#[test]
fn a_reduced_ron() {
    let reduced = [set("tsumo_loss", word("ron_reduced"))];
    for (seat, usual, less) in [(2, 8_000, 6_000), (0, 12_000, 8_000)] {
        let discarded = Hand {
            tsumo: false,
            ..mangan(seat)
        };
        assert_eq!(total(&discarded, "tenhou_sanma", &[]), usual);
        assert_eq!(total(&discarded, "tenhou_sanma", &reduced), less);
    }
}

#[test]
fn counted_yakuman() {
    // riichi 1, ippatsu 1, pinfu 1, ittsuu 2, chinitsu 6, two dora
    let hand = Hand {
        riichi: 1,
        ippatsu: true,
        dora: tiles("1p"),
        ..ron("1234567899923p", "4p")
    };
    assert_eq!(won(&hand, "cheatsheet", &[]).han, 13);
    assert_eq!(total(&hand, "cheatsheet", &[]), 32_000);
    let off = [set("kazoe", Switch(false))];
    let without = won(&hand, "cheatsheet", &off);
    assert_eq!((without.limit, without.total), ("sanbaiman", 24_000));
    // Three players without fu, self-draw in place of pinfu: 15 points are not 16. With norths set aside it is more.
    let drawn = Hand {
        tsumo: true,
        ..hand
    };
    assert_eq!(won(&drawn, "sanma_ryanshi", &[]).limit, "sanbaiman");
    let more = Hand { norths: 3, ..drawn };
    assert_eq!(won(&more, "sanma_ryanshi", &[]).limit, "yakuman");
    assert_eq!(won(&more, "sanma_ryanshi", &off).limit, "sanbaiman");
}

#[test]
fn fu_by_house_rules() {
    let pinfu = tsumo("23m123p456789s33z", "4m");
    assert_eq!(total(&pinfu, "cheatsheet", &[]), 1_500);
    let off = won(&pinfu, "cheatsheet", &[set("pinfu_tsumo", Switch(false))]);
    assert_eq!(ids(&off), [("menzen_tsumo", 1)]);
    assert_eq!((off.fu, off.raw, off.total), (30, 22, 1_100));

    let rinshan = Hand {
        melds: vec![meld("ankan", "8888s")],
        rinshan: true,
        ..tsumo("23m678p222s55p", "4m")
    };
    assert_eq!(total(&rinshan, "cheatsheet", &[]), 6_400);
    let off = [set("rinshan_fu", Switch(false))];
    assert_eq!(total(&rinshan, "cheatsheet", &off), 5_200);
}

#[test]
fn open_hands() {
    let discarded = Hand {
        melds: vec![meld("chi", "345m")],
        ..ron("77m234m345p34s", "5s")
    };
    let drawn = Hand {
        tsumo: true,
        ..discarded.clone()
    };
    for (value, by_ron, by_tsumo) in [
        (Number(20), (20, 20), (22, 30)),
        (Number(30), (30, 30), (22, 30)),
        (word("plus_two"), (22, 30), (24, 30)),
    ] {
        let rule = [set("open_pinfu_fu", value)];
        let discarded = won(&discarded, "cheatsheet", &rule);
        assert_eq!((discarded.raw, discarded.fu), by_ron);
        assert_eq!(
            discarded.total,
            if discarded.fu == 20 { 1_300 } else { 2_000 }
        );
        let drawn = won(&drawn, "cheatsheet", &rule);
        assert_eq!((drawn.raw, drawn.fu), by_tsumo);
    }
    let closed_only = [set("open_tanyao", Switch(false))];
    let without = won(&discarded, "cheatsheet", &closed_only);
    assert_eq!(ids(&without), [("sanshoku_doujun", 1)]);
    // The other way round where three players have none.
    let open = Hand {
        melds: vec![meld("pon", "888p")],
        ..ron("35p456s678s55p", "4p")
    };
    assert_eq!(refused(&open, "sanma_ryanshi", &[]), "no_yaku");
    let on = [set("open_tanyao", Switch(true))];
    assert_eq!(ids(&won(&open, "sanma_ryanshi", &on)), [("tanyao", 1)]);
}

#[test]
fn half_finished_waits() {
    // The white dragon, or a nine that gives nothing.
    let hand = Hand {
        melds: vec![meld("pon", "111p")],
        ..ron("234m567m99s55z", "5z")
    };
    let on = [set("completion", Switch(true))];
    assert_eq!(ids(&won(&hand, "cheatsheet", &[])), [("yakuhai_haku", 1)]);
    assert_eq!(refused(&hand, "cheatsheet", &on), "no_yaku");
    // Two yaku from four honba are a rule of one ruleset, and stay with it.
    let with_honba = Hand {
        riichi: 1,
        honba: 4,
        ..ron("35p456s678s99s999p", "4p")
    };
    let off = [set("completion", Switch(false))];
    assert_eq!(refused(&with_honba, "sanma_ryanshi", &off), "below_minimum");
    assert_eq!(won(&with_honba, "cheatsheet", &on).han, 1);
    // 9 pin must be the only tile of the wait.
    let last = |closed| Hand {
        last_tile: true,
        ..ron(closed, "9p")
    };
    let ninth = [local(&["chuupin_raoyui"]), on[0].clone()];
    let edge = last("78p345s678s44s123m");
    let nine = last("99p345s678s44s123m");
    let alone = last("9p345s678s444s123m");
    assert_eq!(total(&alone, "cheatsheet", &ninth), 8_000);
    for hand in [edge, nine] {
        assert_eq!(total(&hand, "cheatsheet", &ninth[..1]), 8_000);
        assert!(total(&hand, "cheatsheet", &ninth) < 8_000);
    }
}

#[test]
fn honba_of_three_players() {
    let hand = Hand {
        honba: 2,
        ..mangan(2)
    };
    let discarded = Hand {
        tsumo: false,
        ..hand.clone()
    };
    let rule = [set("honba_value", Number(300))];
    for (ruleset, by_ron, by_tsumo) in [
        ("tenhou", 1_800, 1_800),
        ("tenhou_sanma", 1_200, 1_200),
        ("sanma_ryanshi", 600, 1_200),
    ] {
        for (hand, points) in [(&discarded, by_ron), (&hand, by_tsumo)] {
            let answer = won(hand, ruleset, &rule);
            let paid: u32 = answer.paid.values().map(|paid| paid.1).sum();
            assert_eq!(paid, points, "{ruleset}");
        }
    }
}

/// The tiles that there are, and the winner when several can win, change no score of one hand.
#[test]
fn rules_around_the_hand() {
    let changes = [
        set("red_fives", Numbers(vec![1, 1, 1])),
        set("multiple_ron", word("head_bump")),
        set("nagashi_mangan", Switch(false)),
    ];
    let hand = ron("123m456p79s111z66z", "8s");
    assert_eq!(total(&hand, "cheatsheet", &changes), 1_600);
}

#[test]
fn dora_by_house_rules() {
    let hand = Hand {
        riichi: 1,
        dora: tiles("8s3p"),
        ura: tiles("3s4s"),
        ..ron("35p456s678s99s456m", "4p")
    };
    let han = |ruleset, changes: &[Change]| won(&hand, ruleset, changes).han;
    let off = |name| set(name, Switch(false));
    assert_eq!(han("cheatsheet", &[]), 1 + 3 + 2);
    assert_eq!(han("cheatsheet", &[off("kan_dora")]), 1 + 2 + 1);
    assert_eq!(han("cheatsheet", &[off("kan_ura")]), 1 + 3 + 1);
    assert_eq!(han("cheatsheet", &[off("ura_dora")]), 1 + 3);
    assert_eq!(han("jpml_a", &[set("ura_dora", Switch(true))]), 1 + 2 + 1);
    let flowers = Hand {
        flowers: 3,
        ..mangan(2)
    };
    let on = [set("flowers", Number(4))];
    assert_eq!(won(&flowers, "tenhou_sanma", &[]).han, 5);
    assert_eq!(won(&flowers, "tenhou_sanma", &on).han, 8);
}

#[test]
fn korean() {
    let points = |hand: &Hand, changes: &[Change]| won(hand, "korean", changes).points;
    let sequences = ron("234m345p567s67m55p", "8m");
    let bonus = |value| [set("winning_bonus", value)];
    // All chows, all simples, concealed, premium: 4. Then the bonus for a concealed hand off a discard.
    for (value, expected) in [
        (Number(1), 9),
        (Number(2), 9),
        (Number(3), 14),
        (Number(4), 14),
        (Number(5), 4),
        (Open(2), 8),
    ] {
        assert_eq!(
            points(&sequences, &bonus(value.clone())),
            expected,
            "{value:?}"
        );
    }
    let none = won(&sequences, "korean", &bonus(Number(5)));
    assert!(ids(&none).iter().all(|found| found.0 != "winning_bonus"));
    let cap = [set("score_cap", Number(7))];
    assert_eq!(
        (points(&sequences, &cap), total(&sequences, "korean", &cap)),
        (7, 14)
    );
    assert_eq!(points(&sequences, &[set("score_cap", Nothing)]), 9);

    let pairs = tsumo("22m55m66p99p55s77s1z", "1z");
    assert_eq!(points(&pairs, &[]), 16);
    let concealed = [set("concealed_seven_pairs", Switch(true))];
    assert_eq!(points(&pairs, &concealed), 18);

    // Concealed 1, double ready 5, premium 1, bonus 5: without double ready too little.
    let ready = Hand {
        ready: true,
        double_ready: true,
        ..ron("111p456p789s44z78m", "9m")
    };
    assert_eq!(refused(&ready, "korean", &[]), "below_minimum");
    let counts = [set("double_ready_minimum", Switch(true))];
    assert_eq!(points(&ready, &counts), 12);

    let plain = set("implied_hands", Switch(false));
    let gates = ron("1112345678999p", "5p");
    assert_eq!(points(&gates, &[]), 40);
    assert_eq!(points(&gates, std::slice::from_ref(&plain)), 31);

    let winds = Hand {
        melds: ["111z", "333z", "444z"].map(|z| meld("pon", z)).to_vec(),
        seat: 0,
        flowers: 4,
        ..ron("222z5z", "5z")
    };
    let round = set("prevailing_wind", Switch(true));
    assert_eq!(points(&winds, &[]), 42);
    assert_eq!(points(&winds, std::slice::from_ref(&round)), 43);
    assert_eq!(points(&winds, &[plain, round]), 35);
}
