//! Hands that nobody won.

use Wind::{East, South, West};
use tensu::game::{Claim, Exchange, drawn};
use tensu::{Ruleset, Wind, rules};

use super::points;

#[test]
fn a_drawn_hand() {
    let points = |rules: &Ruleset, tenpai: &[Wind]| -> Vec<i64> {
        drawn(tenpai, rules)
            .expect("players of this game")
            .changes
            .into_iter()
            .map(|(_, change)| change)
            .collect()
    };
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East]),
        [2_000, -1_000, -1_000]
    );
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East, South]),
        [1_000, 1_000, -2_000]
    );
    assert_eq!(points(&rules::SANMA_RYANSHI, &[]), [0, 0, 0]);
    assert_eq!(
        points(&rules::SANMA_RYANSHI, &[East, South, West]),
        [0, 0, 0]
    );
    assert_eq!(
        points(&rules::TENHOU, &[East]),
        [3_000, -1_000, -1_000, -1_000]
    );
    assert_eq!(
        points(&rules::TENHOU, &[East, South]),
        [1_500, 1_500, -1_500, -1_500]
    );
    assert_eq!(
        points(&rules::TENHOU_SANMA, &[East, South]),
        [1_000, 1_000, -2_000]
    );
    assert_eq!(points(&rules::KOREAN, &[East]), [0; 4]);
    let why = |rules: &Ruleset, tenpai: &[Wind]| drawn(tenpai, rules).map(|drawn| drawn.exchange);
    assert_eq!(why(&rules::KOREAN, &[East]), Ok(Exchange::NotInRuleset));
    assert_eq!(why(&rules::TENHOU, &[]), Ok(Exchange::AllEqual));
    assert_eq!(why(&rules::TENHOU, &[East]), Ok(Exchange::Paid));
    assert!(drawn(&[Wind::North], &rules::TENHOU_SANMA).is_err());
    assert!(drawn(&[East, East], &rules::TENHOU).is_err());
}

/// Source: seed 004, note 1.
#[test]
fn a_wait_that_is_all_visible_is_no_tenpai() {
    let tenpai = |visible: &str| {
        let tiles = |text: &str| tensu::notation::tiles(text).expect("tiles");
        let claim = Claim {
            hand: Some(tiles("123p456p789s11z78s")),
            visible: tiles(visible),
            ..Claim::default()
        };
        let standing = claim.standing(&rules::SANMA_RYANSHI);
        standing.expect("thirteen tiles").is_tenpai()
    };
    assert!(tenpai("6666s99s"));
    assert!(!tenpai("6666s999s")); // the fourth 9 is in the hand
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
