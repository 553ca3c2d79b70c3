//! A win with one thing changed.

use tensu::rules::all;
use tensu::what_if::{Change, what_if};
use tensu::{By, score};

use crate::helpers::{preset, question, ruleset};
use crate::shared::deal::hand as deal;
use crate::shared::random::Random;

/// 2 han 30 fu by ron: one more han is 3,900, riichi is one, by tsumo it is 3 han 20 fu (700/1,300), for the dealer 2,900.
#[test]
fn one_thing_changed() {
    let lines = what_if(&question("234m567p345s66p67s+8s ron"), preset("cheatsheet"));
    let found: Vec<_> = lines.iter().map(|line| (line.change, line.total)).collect();
    assert_eq!(
        found,
        [
            (Change::OneHan, 3_900),
            (Change::By(By::Tsumo), 2_700),
            (Change::Riichi, 3_900),
            (Change::Dealer, 2_900),
        ]
    );
    let lines = what_if(
        &question("234m567p345s66p67s+8s ron riichi ippatsu seat:E honba:1"),
        preset("cheatsheet"),
    );
    let found: Vec<_> = lines.iter().map(|line| (line.change, line.total)).collect();
    // Riichi, ippatsu, pinfu, tanyao: 4 han 30 fu of the dealer, 11,600 and 300.
    assert_eq!(
        found,
        [
            (Change::OneHan, 12_300),
            (Change::By(By::Tsumo), 12_300),
            (Change::Dama, 3_200),
            (Change::NonDealer, 8_000),
        ]
    );
}

/// A yakuman is paid the same with riichi and without; who pays it, and the dealer's seat, are a difference.
#[test]
fn riichi_changes_nothing_of_a_yakuman() {
    let changes = |text: &str| -> Vec<Change> {
        let lines = what_if(&question(text), preset("cheatsheet"));
        lines.iter().map(|line| line.change).collect()
    };
    let hand = "111m444p777s99s11z+1z ron";
    let yakuman = "19m19p19s1234567z+1z ron";
    let others = [Change::By(By::Tsumo), Change::Dealer];
    assert_eq!(changes(yakuman), others);
    assert_eq!(changes(&format!("{yakuman} riichi")), others);
    assert!(changes(hand).contains(&Change::Riichi));
}

/// A hand without a yaku has no han to add: a self-draw or riichi makes it a win. The wait is a penchan, so no pinfu:
/// menzen tsumo is 1 han 30 fu, 300/500, and riichi 1 han 40 fu, 1,300.
#[test]
fn what_would_make_it_a_win() {
    let hand = question("123m456p789s99m12p+3p ron");
    let lines = what_if(&hand, preset("cheatsheet"));
    let paid: Vec<_> = lines.iter().map(|it| (it.change, it.total)).collect();
    assert_eq!(
        paid,
        [(Change::By(By::Tsumo), 1_100), (Change::Riichi, 1_300)]
    );
}

/// Six han are a haneman, and seven with a riichi are one too: only beside a yakuman is nothing said of it.
#[test]
fn a_riichi_that_pays_no_more_is_told() {
    let hand = question("234m340p66p678s56s+7s ron dora:1m5p");
    let now = score(&hand, preset("cheatsheet")).expect("a win");
    let lines = what_if(&hand, preset("cheatsheet"));
    let riichi = lines.iter().find(|line| line.change == Change::Riichi);
    let riichi = riichi.map(|line| (line.han, line.total));
    assert_eq!((now.han, now.total), (Some(6), 12_000));
    assert_eq!(riichi, Some((Some(7), 12_000)));
}

/// No line takes from the winner what one more han adds.
#[test]
fn what_if_of_every_hand() {
    for rules in all() {
        let mut random = Random::new(5);
        for _ in 0..60 {
            let hand = deal(&mut random, rules);
            let Ok(now) = score(&hand, rules) else {
                continue;
            };
            for line in what_if(&hand, rules) {
                if line.change == Change::OneHan {
                    assert!(line.total >= now.total, "{hand}");
                }
            }
        }
    }
}

/// Another way of winning or another seat pays the same, whoever dealt in or is liable now. A mutant.
#[test]
fn another_seat_and_another_way_are_always_priced() {
    let rules = ruleset("tenhou");
    let changes = |text: &str| -> Vec<Change> {
        let lines = what_if(&question(text), &rules);
        lines.iter().map(|line| line.change).collect()
    };
    let ron = changes("234m34p66p678s567s+2p ron riichi seat:S from:E");
    assert!(ron.contains(&Change::By(By::Tsumo)), "{ron:?}");
    assert!(ron.contains(&Change::Dealer), "{ron:?}");
    let liable = "34m99p(555z)(666z)(777z)+2m";
    let drawn = changes(&format!("{liable} tsumo seat:S liable:E/daisangen"));
    assert!(drawn.contains(&Change::Dealer), "{drawn:?}");
    // Liability is said of the hand as it was won: without it each pays his part.
    let tsumo = |text: &str| {
        let lines = what_if(&question(text), &rules);
        let line = lines
            .into_iter()
            .find(|line| line.change == Change::By(By::Ron));
        line.map(|line| line.total)
    };
    assert_eq!(
        tsumo(&format!("{liable} tsumo seat:S liable:E/daisangen honba:1")),
        tsumo(&format!("{liable} tsumo seat:S honba:1"))
    );
}

/// Renhou is paid as a mangan whatever else the hand has: one han more changes nothing.
#[test]
fn one_han_beside_a_yaku_that_is_paid_as_a_mangan() {
    let renhou = question("234m34p66p678s567s+2p ron first_turn");
    let lines = what_if(&renhou, &ruleset("wrc_2025"));
    assert!(
        lines.iter().all(|line| line.change != Change::OneHan),
        "{lines:?}"
    );
}

/// Dealing in to an open riichi is no matter without it, or by a self-draw: dama pinfu and tanyao are 2,000, drawn with
/// riichi and open riichi 5 han.
#[test]
fn sashikomi_is_of_the_discard() {
    let rules = ruleset("tenhou local_yaku=[open_riichi,sashikomi]");
    let hand = question("234m34p66p678s567s+2p ron open_riichi sashikomi");
    let lines = what_if(&hand, &rules);
    let found: Vec<_> = lines.iter().map(|line| (line.change, line.total)).collect();
    assert_eq!(
        found,
        [
            (Change::By(By::Tsumo), 8_000),
            (Change::Dama, 2_000),
            (Change::Dealer, 48_000),
        ]
    );
}

/// Without its riichi a hand is still won by the last discard: pinfu, tanyao and houtei, 3 han 30 fu. A mutant.
#[test]
fn the_last_tile_is_the_last_without_riichi() {
    let hand = question("234m567p345s66p67s+8s ron riichi ippatsu last_tile");
    let lines = what_if(&hand, preset("cheatsheet"));
    let dama = lines.iter().find(|line| line.change == Change::Dama);
    assert_eq!(
        dama.map(|line| (line.han, line.total)),
        Some((Some(3), 3_900))
    );
}

/// Each seat has a wind where points add up, though there is no dealer: another seat is told where it pays otherwise. A mutant.
#[test]
fn another_seat_without_a_dealer() {
    let seat = |hand: &str| {
        let lines = what_if(&question(hand), preset("korean"));
        let line = lines.iter().find(|line| line.change == Change::Dealer);
        line.map(|line| line.total)
    };
    // All pungs, one suit and honors, two dragons; a triplet of South or of North, of which South is the seat.
    assert_eq!(seat("44m88m(222m)(555z)(444z)+4m ron seat:S"), None);
    let with = score(
        &question("44m88m(222m)(555z)(222z)+4m ron seat:S"),
        preset("korean"),
    );
    let less = seat("44m88m(222m)(555z)(222z)+4m ron seat:S");
    assert_eq!(less, with.ok().map(|score| score.total - 2));
}
