//! Old yaku, what they replace and what they pay.

use super::{ids, local, refused, ron, set, tiles, total, tsumo, won, word, words};
use crate::helpers::{alike, old_yaku};
use crate::shared::judge::Value::{Number, Switch};
use crate::shared::judge::{Change, Hand, house};
use tensu::Yaku;

#[test]
fn old_yaku_of_sets() {
    // 222 333 444: 40 fu; 234 three times: 30 fu.
    let three = ron("22233344m567p99s", "4m");
    let row = [local(&["sanrenkou"])];
    assert_eq!(ids(&won(&three, "cheatsheet", &row)), [("sanrenkou", 2)]);
    assert_eq!(total(&three, "cheatsheet", &row), 2_600);
    let both = [local(&["sanrenkou", "isshoku_sanjun"])];
    let sequences = won(&three, "cheatsheet", &both);
    assert_eq!(ids(&sequences), [("isshoku_sanjun", 2), ("pinfu", 1)]);
    assert_eq!(sequences.total, 3_900);

    let five = ron("123m456p79s111z66z", "8s");
    let answer = won(&five, "cheatsheet", &[local(&["uumensai"])]);
    assert_eq!(ids(&answer), [("uumensai", 2), ("yakuhai_round", 1)]);
    assert_eq!((answer.fu, answer.total), (50, 6_400));
    assert_eq!(total(&five, "cheatsheet", &[]), 1_600);

    // Four equal sequences are worth what the ruleset says, a yakuman where it says nothing.
    let four = ron("222233334444m5s", "5s");
    let on = [local(&["isshoku_yonjun"])];
    assert_eq!(total(&four, "shanghai", &on), 12_000);
    assert_eq!(total(&four, "cheatsheet", &on), 32_000);
}

#[test]
fn old_yaku_of_discards() {
    let discarded = Hand {
        riichi_discard: true,
        kan_discard: true,
        ..ron("35p456s678s99s456m", "4p")
    };
    assert_eq!(refused(&discarded, "cheatsheet", &[]), "no_yaku");
    let one = won(&discarded, "cheatsheet", &[local(&["kanburi"])]);
    assert_eq!(ids(&one), [("kanburi", 1)]);
    let both = won(
        &discarded,
        "cheatsheet",
        &[local(&["kanburi", "tsubame_gaeshi"])],
    );
    assert_eq!(both.han, 2);
}

#[test]
fn two_pairs_of_sequences_in_one_suit() {
    let hand = ron("223344667788p9s", "9s");
    assert_eq!(ids(&won(&hand, "cheatsheet", &[])), [("ryanpeikou", 3)]);
    let strict = [set("ryanpeikou_two_suits", Switch(true))];
    // One pair of equal sequences has 1 han 40 fu, seven pairs 2 han 25 fu.
    assert_eq!(ids(&won(&hand, "cheatsheet", &strict)), [("chiitoitsu", 2)]);
    let two = ron("223344p667788s9m", "9m");
    assert_eq!(ids(&won(&two, "cheatsheet", &strict)), [("ryanpeikou", 3)]);
}

#[test]
fn old_yakuman_of_few_tiles() {
    let all = [local(&[
        "benikujaku",
        "ishi_no_ue_ni_mo_sannen",
        "kouitten",
        "sanpuukou",
        "shousharin",
        "suurenkou",
    ])];
    let found = |hand: Hand| {
        let answer = won(&hand, "cheatsheet", &all);
        let ids = ids(&answer).into_iter().map(|found| found.0.to_owned());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(found(ron("234234666888s7z", "7z")), ["kouitten"]);
    assert_eq!(found(ron("234234666888s6z", "6z")), ["ryuuiisou"]);
    let green = ron("2342346668882s", "2s");
    assert_eq!(found(green), ["ryuuiisou"]);
    let peacock = found(ron("111555777999s7z", "7z"));
    assert_eq!(peacock, ["benikujaku", "suuankou_tanki"]);
    assert_eq!(found(ron("1122334455667m", "7m")), ["shousharin"]);
    assert_eq!(found(ron("3344556677889s", "9s")), ["shousharin"]);
    let row = found(tsumo("22233344455m99s", "5m"));
    assert_eq!(row, ["suuankou", "suurenkou"]);
    let last = Hand {
        riichi: 2,
        last_tile: true,
        ..ron("35p456s678s99s456m", "4p")
    };
    assert_eq!(found(last), ["ishi_no_ue_ni_mo_sannen"]);
    let winds = found(ron("111222333z45m99p", "6m"));
    assert_eq!(
        winds,
        ["sanankou", "sanpuukou", "yakuhai_round", "yakuhai_seat"]
    );
}

#[test]
fn old_yakuman() {
    let stars = ron("1122334455667z", "7z");
    let on = local(&["daichisei"]);
    let changes = [on.clone()];
    assert_eq!(total(&stars, "cheatsheet", &changes), 64_000);
    let highest = [set("stacked_yakuman", Switch(false)), on.clone()];
    assert_eq!(total(&stars, "cheatsheet", &highest), 32_000);
    let twice = [set("double_yakuman", words(&["daichisei"])), on.clone()];
    assert_eq!(total(&stars, "cheatsheet", &twice), 96_000);
    let capped = [set("yakuman_cap", Number(2)), twice[0].clone(), on];
    assert_eq!(total(&stars, "cheatsheet", &capped), 64_000);
    assert_eq!(total(&stars, "shanghai", &capped), 64_000);

    let wheel = |suit: &str| ron(&format!("2233445566778{suit}"), &format!("8{suit}"));
    let on = [local(&["daisharin"])];
    let is_yakuman = |suit, ruleset, changes: &[Change]| {
        let answer = won(&wheel(suit), ruleset, changes);
        answer.yakuman == 1
    };
    assert!(is_yakuman("p", "cheatsheet", &on));
    assert!(!is_yakuman("s", "cheatsheet", &on));
    assert!(is_yakuman("s", "shanghai", &[]));
    assert!(!is_yakuman("s", "shanghai", &[local(&[])]));
    let any = [on[0].clone(), set("daisharin_any_suit", Switch(true))];
    assert!(is_yakuman("s", "cheatsheet", &any));

    // 15, 21, 24 and 36, and 6 more: 102.
    let million = ron("5557778889999m", "6m");
    let answer = won(&million, "cheatsheet", &[local(&["hyakuman_goku"])]);
    assert_eq!(ids(&answer), [("hyakuman_goku", 1)]);
}

#[test]
fn a_double_in_place_of_a_single() {
    let tanki = ron("111m333p777s222p3m", "3m");
    for (id, units) in [
        ("suuankou", 2),
        ("suuankou_tanki", 2),
        ("daisuushii", 1),
        ("kokushi", 1),
    ] {
        let rule = [set("double_yakuman", words(&[id]))];
        assert_eq!(won(&tanki, "cheatsheet", &rule).yakuman, units, "{id}");
    }
}

#[test]
fn unrelated_tiles() {
    let thirteen = Hand {
        first_turn: true,
        ..tsumo("147m258p369s1234z", "4z")
    };
    let fourteen = Hand {
        win: tiles("5z")[0],
        ..thirteen.clone()
    };
    let pair = [local(&["shiisan_puutaa"])];
    let all = [local(&["shiisuu_puutaa"])];
    let answer = won(&thirteen, "cheatsheet", &pair);
    assert_eq!(ids(&answer), [("chiihou", 1), ("shiisan_puutaa", 1)]);
    assert_eq!(won(&fourteen, "cheatsheet", &all).yakuman, 2);
    assert_eq!(refused(&thirteen, "cheatsheet", &all), "not_complete");
    assert_eq!(refused(&fourteen, "cheatsheet", &pair), "not_complete");
    assert_eq!(refused(&thirteen, "shanghai", &pair), "not_complete");
    let dealer = Hand {
        seat: 0,
        ..thirteen.clone()
    };
    assert_eq!(won(&dealer, "shanghai", &pair).yakuman, 2);
    let later = Hand {
        first_turn: false,
        ..thirteen
    };
    assert_eq!(refused(&later, "cheatsheet", &pair), "not_complete");
}

#[test]
fn a_mangan_at_the_least() {
    let moon = Hand {
        last_tile: true,
        ..tsumo("23p456s678s99s456m", "1p")
    };
    let on = [local(&["iipin_mouyue"])];
    assert_eq!(total(&moon, "cheatsheet", &on), 8_000);
    let dora = |indicators: &str| Hand {
        dora: tiles(indicators),
        ..moon.clone()
    };
    // haitei, self-draw, pinfu and three: the hand's own haneman.
    assert_eq!(total(&dora("5s8s"), "cheatsheet", &on), 12_000);

    let man = Hand {
        first_turn: true,
        dora: tiles("8s"),
        ..ron("23p456s678s99s456m", "1p")
    };
    for (worth, han, total) in [
        ("off", 3, 3_900),
        ("mangan", 5, 8_000),
        ("4_han", 7, 12_000),
        ("5_han", 8, 16_000),
        ("yakuman", 0, 32_000),
    ] {
        let answer = won(&man, "cheatsheet", &[set("renhou", word(worth))]);
        assert_eq!((answer.han, answer.total), (han, total), "{worth}");
    }
}

#[test]
fn open_riichi() {
    let hand = Hand {
        riichi: 2,
        shown: true,
        ..ron("35p456s678s99s456m", "4p")
    };
    assert_eq!(refused(&hand, "cheatsheet", &[]), "not_legal");
    let on = [local(&["open_riichi"])];
    for ruleset in ["cheatsheet", "ari_ari"] {
        assert_eq!(won(&hand, ruleset, &on).han, 3, "{ruleset}");
    }
}

/// All at once, on a hand that has none, also where each tile of the wait is asked.
#[test]
fn every_old_yaku_is_known() {
    let all: Vec<&str> = house::old().collect();
    alike(
        old_yaku().map(Yaku::code),
        all.clone(),
        "an old yaku of tests/shared/judge/house.rs",
    );
    let hand = ron("23p456s678s99s456m", "1p");
    let changes = [
        set("completion", Switch(true)),
        set("renhou", word("4_han")),
        local(&all),
    ];
    for ruleset in ["cheatsheet", "shanghai", "sanma_ryanshi", "tenhou_sanma"] {
        assert_eq!(ids(&won(&hand, ruleset, &changes)), [("pinfu", 1)]);
    }
    let eighth = Hand {
        paarenchan: true,
        seat: 0,
        ..ron("35p456s678s99s456m", "4p")
    };
    assert_eq!(
        ids(&won(&eighth, "cheatsheet", &changes)),
        [("paarenchan", 1)]
    );
    assert_eq!(refused(&eighth, "sanma_ryanshi", &[local(&[])]), "no_yaku");
}
