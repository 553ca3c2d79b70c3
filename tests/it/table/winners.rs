//! Winners that can have won the same tile.

use tensu::game::settle;
use tensu::refusal::{Conflict, Field};
use tensu::{Refusal, Wind, game, rules};

use super::SOUTH;
use crate::helpers::{question, reasons, ruleset};

#[test]
fn winners_must_have_won_the_same() {
    let other = "234m34p88p678s567s+5p ron from:W seat:N";
    let nobody = "234m34p88p678s567s+2p ron seat:N";
    for wrong in [[SOUTH, other], [SOUTH, SOUTH], [SOUTH, nobody]] {
        let hands = wrong.map(question);
        assert!(settle(&hands, &rules::TENHOU).is_err(), "{wrong:?}");
    }
}

/// One tile is red or it is not, where a game has red ones; one player wins once.
#[test]
fn one_tile_is_one_face() {
    let first = "234m345p66p678s46s+0s ron from:W";
    let second = "345m345p77z46s999p+5s ron seat:N from:W riichi";
    let settled = |rules: &str, second: &str| {
        let hands = [first, second].map(question);
        let refusals = settle(&hands, &ruleset(rules)).err();
        refusals.map(|why| why.first().reason().clone())
    };
    let different = Some(Refusal::Impossible(Conflict::DifferentWins));
    assert_eq!(settled("tenhou", second), different);
    assert_eq!(settled("tenhou", &second.replace("+5s", "+0s")), None);
    assert_eq!(settled("tenhou red_fives=[0,0,0]", second), None);
    let again = second.replace("+5s", "+0s").replace("seat:N", "seat:S");
    let twice = Conflict::SeatTwice(Field::Seat, Wind::South);
    assert_eq!(settled("tenhou", &again), Some(Refusal::Impossible(twice)));
}

#[test]
fn winners_share_one_set_of_tiles() {
    // Two 8p, two more in the other hand and the indicator: five.
    let first = question("234m34p88p678s567s+2p ron from:W dora:8p");
    let second = question("567m34p88p234s345s+2p ron seat:N from:W dora:8p");
    let refusals = settle(&[first, second], &rules::TENHOU).expect_err("five 8p");
    assert_eq!(refusals.first().code(), "too_many_copies");
    // One without the indicator is a table that can be, and the tile that both took counts once.
    let first = question("22234p88p678s567s+2p ron from:W");
    let second = question("567m34p88p234s345s+2p ron seat:N from:W");
    assert!(settle(&[first, second], &rules::TENHOU).is_ok());
}

/// Everything that lies on the table is of that one set: the tile that both took, the hidden indicators, norths set aside.
#[test]
fn all_that_lies_on_the_table_is_of_one_set() {
    for (rules, first, second, twin) in [
        // Two 2p in each hand, and the one that was discarded: five. With one pair of them, three.
        (
            "tenhou",
            "22p55s345m678m678p+2p ron from:W",
            "22p88s234m567m234s+2p ron seat:N from:W",
            "34p88s234m567m234s+2p ron seat:N from:W",
        ),
        // Two 8p in each hand, and the hidden indicator.
        (
            "tenhou",
            "234m34p88p678s567s+2p ron riichi from:W ura:8p",
            "567m34p88p234s345s+2p ron riichi seat:N from:W ura:8p",
            "567m34p88p234s345s+2p ron riichi seat:N from:W",
        ),
        // A pair of norths, and three that the other one set aside.
        (
            "tenhou_sanma",
            "34p567p567s678s44z+2p ron riichi from:W",
            "34p88p678p234s345s+2p ron riichi seat:E from:W norths:3",
            "34p88p678p234s345s+2p ron riichi seat:E from:W norths:2",
        ),
    ] {
        let settled = |second: &str| settle(&[question(first), question(second)], &ruleset(rules));
        let refusals = settled(second).expect_err(second);
        assert_eq!(refusals.first().code(), "too_many_copies", "{second}");
        // Without the hidden indicator on the first hand too, it is nowhere.
        let first = first.replace(" ura:8p", "");
        let table = settle(&[question(&first), question(twin)], &ruleset(rules));
        assert!(table.is_ok(), "{twin}: {table:?}");
    }
}

/// One of a table pays: more winners are refused before any two of them are compared.
#[test]
fn more_winners_than_can_be() {
    let nobody_left = [Refusal::Impossible(Conflict::NobodyLeft)];
    for (id, players) in [("tenhou", 4), ("tenhou_sanma", 3)] {
        let rules = ruleset(id);
        let winner = question("234p567p66s678s567s+2p ron from:W");
        let refused =
            |count| settle(&vec![winner.clone(); count], &rules).expect_err("nobody twice");
        let reasons = |count| refused(count).iter().cloned().collect::<Vec<_>>();
        assert!(!reasons(players - 1).contains(&nobody_left[0]), "{id}");
        for count in [players, 100_000] {
            assert_eq!(reasons(count), nobody_left, "{id}");
        }
    }
}

/// Two cannot draw the same tile themselves. A mutant.
#[test]
fn two_self_draws_are_no_win_of_one_tile() {
    let rules = ruleset("tenhou");
    let drawn =
        ["E", "S"].map(|seat| question(&format!("234m34p66p678s567s+2p tsumo riichi seat:{seat}")));
    let wrong = reasons(settle(&drawn, &rules));
    let different = Refusal::Impossible(Conflict::DifferentWins);
    assert!(
        wrong.iter().any(|why| *why.reason() == different),
        "{wrong:?}"
    );
    // It is the winners that have to change.
    assert_eq!(different.at(), Some((Field::Wins, None)));
}

/// Events of a tile are those of all who win it.
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
    let both = "riichi dora:1m";
    let two = |ura: &str| {
        settle(
            "tenhou",
            &format!("{both} ura:3s"),
            &format!("dora:1m ura:{ura}"),
        )
    };
    assert_eq!((two("3s"), two("4s")), (None, differ("ura")));
    // Whoever declared it has them, all of them, in whatever order.
    assert_eq!(settle("tenhou", both, "dora:1m ura:3s"), differ("ura"));
    let orders = ["dora:1m4p ura:3s7p", "dora:4p1m ura:7p3s"];
    let order = settle("tenhou", &["riichi ", orders[0]].concat(), orders[1]);
    assert_eq!(order, None);
    assert_eq!(
        settle("tenhou", "dora:1m1m4p", "dora:1m4p4p"),
        differ("dora")
    );
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
