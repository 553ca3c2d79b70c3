//! Around the hands with three players (seed 004; rules.md 1.5.5 and 1.5.6; the presets' cells of rules.md 2.3).

use tensu::game::{Claim, Final, drawn, end, settle};
use tensu::{Question, Ruleset, Wind, rules};

use Wind::{East, South, West};

fn points(changes: &[(Wind, i64)]) -> Vec<i64> {
    changes.iter().map(|&(_, points)| points).collect()
}

fn is_tenpai(rules: &Ruleset, hand: &str, visible: &str) -> bool {
    let tiles = |text: &str| tensu::notation::tiles(text).expect("tiles");
    let claim = Claim {
        hand: Some(tiles(hand)),
        visible: tiles(visible),
        ..Claim::default()
    };
    let standing = claim.standing(rules);
    standing.is_ok_and(|standing| standing.is_tenpai())
}

/// `[1.5.5 noten]` each noten player pays 1,000 to each tenpai player; all or none: nobody pays.
#[test]
fn a_drawn_hand_with_three() {
    let cases: [(&[Wind], [i64; 3]); 8] = [
        (&[], [0, 0, 0]),
        (&[East], [2_000, -1_000, -1_000]),
        (&[South], [-1_000, 2_000, -1_000]),
        (&[West], [-1_000, -1_000, 2_000]),
        (&[East, South], [1_000, 1_000, -2_000]),
        (&[East, West], [1_000, -2_000, 1_000]),
        (&[South, West], [-2_000, 1_000, 1_000]),
        (&[East, South, West], [0, 0, 0]),
    ];
    for (tenpai, expected) in cases {
        let table = drawn(tenpai, &rules::SANMA_RYANSHI).expect("seats of three");
        assert_eq!(points(&table.changes), expected, "{tenpai:?}");
    }
}

/// `[1.5.5 hidden]` South and West are tenpai; West does not show it and pays South like a noten player.
#[test]
fn a_hidden_tenpai_is_noten() {
    let shown = drawn(&[South, West], &rules::SANMA_RYANSHI).expect("seats of three");
    let hidden = drawn(&[South], &rules::SANMA_RYANSHI).expect("seats of three");
    assert_eq!(points(&shown.changes), [-2_000, 1_000, 1_000]);
    assert_eq!(points(&hidden.changes), [-1_000, 2_000, -1_000]);
}

/// `[1.5.5 all_visible]` waits for 6s and 9s. Every copy of both lies open: noten. One of them hidden: tenpai.
#[test]
fn a_wait_that_is_all_visible_is_noten() {
    let hand = "123p456p789s11z78s";
    let tenpai = |visible: &str| is_tenpai(&rules::SANMA_RYANSHI, hand, visible);
    assert!(tenpai(""));
    assert!(tenpai("6666s"));
    assert!(tenpai("666s999s"));
    assert!(!tenpai("6666s999s")); // the fourth 9 is in the hand
}

/// `[1.5.5 own_discards]` note 1: a tile of the wait among one's own discards does not matter while others are left.
#[test]
fn own_discards_do_not_make_noten() {
    let hand = "123p456p789s11z78s";
    assert!(is_tenpai(&rules::SANMA_RYANSHI, hand, "69s"));
}

/// A shanpon of 9m is a wait. 89m waits for 7m with four players; three have no 7m, and the hand waits for nothing.
#[test]
fn a_wait_for_tiles_that_do_not_exist_is_noten() {
    let shanpon = "123p456p789s99m11z";
    assert!(is_tenpai(&rules::SANMA_RYANSHI, shanpon, ""));
    let edge = "123p456p789s11z89m";
    assert!(is_tenpai(&rules::TENHOU, edge, ""));
    // Three players have no 8m: such a hand is refused, and waits for nothing.
    assert!(!is_tenpai(&rules::SANMA_RYANSHI, edge, ""));
}

/// `[1.5.6 end]` start 45,000, return 50,000, 15,000 to first place: 88 - 50 + 15 = 53, -15 - 50 = -65, 62 - 50 = 12.
#[test]
fn the_end_of_a_game_with_three() {
    let game = rules::SANMA_RYANSHI.game;
    assert_eq!((game.start, game.back), (45_000, 50_000));
    let totals: Vec<_> = end(&[88_000, -15_000, 62_000], 0, &rules::SANMA_RYANSHI)
        .expect("points of three")
        .iter()
        .map(Final::total)
        .collect();
    assert_eq!(totals, [53_000, -65_000, 12_000]);
}

/// `[1.5.4 note_3]` the seed's example: oya pays 4,000 + 3,000, ko 2,000 + 3,000, West gets 12,000.
#[test]
fn the_seeds_example_of_counters() {
    let west: Question = "12334567p555z33z+8p tsumo seat:W honba:3"
        .parse()
        .expect("a hand");
    let table = settle(&[west], &rules::SANMA_RYANSHI).expect("one winner");
    assert_eq!(points(&table.changes), [-7_000, -5_000, 12_000]);
}

/// `[2.3 noten]` a pool of 2,000 on both platforms: 2,000 from one, 1,000 from each of two.
#[test]
fn a_drawn_hand_on_the_platforms() {
    for rules in [&rules::TENHOU_SANMA, &rules::MAJSOUL_SANMA] {
        assert_eq!(
            points(&drawn(&[East], rules).expect("seats of three").changes),
            [2_000, -1_000, -1_000]
        );
        assert_eq!(
            points(&drawn(&[East, West], rules).expect("seats of three").changes),
            [1_000, -2_000, 1_000]
        );
    }
}

/// `[2.3 start_return]` `[2.3 uma]` `[2.2 oka]` 35,000 each; Tenhou: 45 - 40 + 20 + 15 = 40, 35 - 40 = -5, 25 - 40 - 20 = -35.
/// Mahjong Soul has no oka, so nothing beyond the start is returned: 45 - 35 + 15 = 25, 0, 25 - 35 - 15 = -25.
#[test]
fn the_end_of_a_game_on_the_platforms() {
    let totals = |rules: &Ruleset| -> Vec<i64> {
        let scores = end(&[45_000, 35_000, 25_000], 0, rules).expect("points of three");
        scores.iter().map(Final::total).collect()
    };
    assert_eq!(totals(&rules::TENHOU_SANMA), [40_000, -5_000, -35_000]);
    assert_eq!(totals(&rules::MAJSOUL_SANMA), [25_000, 0, -25_000]);
}

/// What is returned beyond the start is what first place gets: the match scores of a table add up to nothing.
#[test]
fn match_scores_add_up_to_nothing() {
    for rules in rules::ALL.iter().filter(|rules| rules.is_riichi()) {
        let start = i64::from(rules.game.start);
        let mut table = vec![start; rules.seats.winds().len()];
        table[0] += 7_000;
        table[1] -= 5_000;
        table[2] -= 2_000;
        let sum: i64 = end(&table, 0, rules)
            .expect("points")
            .iter()
            .map(Final::total)
            .sum();
        assert_eq!(sum, 0, "{}", rules.id);
    }
}
