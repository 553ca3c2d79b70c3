//! Tiles that a game does not have, or not so many of, and calls that are none.

use tensu::meld::BadMeld;
use tensu::refusal::Field;
use tensu::{Meld, MeldKind, Refusal, Suit, notation};

use crate::helpers::{question, refused, tiles};

/// rules.md 1.5.1: three players have no 2 to 8 of characters. A hand of nothing else is refused as one that has some.
/// A mutant.
#[test]
fn a_hand_of_tiles_that_the_game_does_not_have() {
    let seen = tiles("2345678m").into_iter();
    let seen: Vec<Refusal> = seen
        .map(|tile| Refusal::NotInSet(Field::Hand, tile))
        .collect();
    for rules in ["tenhou_sanma", "sanma_ryanshi"] {
        let hand = question("2233445566778m+8m ron");
        assert_eq!(refused(rules, &hand), seen, "{rules}");
        // One that an indicator shows a second time is refused once.
        let shown = question("22m123p456p789s11z+1z ron riichi dora:2m");
        assert_eq!(refused(rules, &shown), seen[..1], "{rules}");
    }
}

/// One red five in a suit (seed 002): a second one is too many, in every suit at once and as an indicator too.
/// A mutant.
#[test]
fn one_red_five_in_each_suit() {
    let two = |suit| Refusal::TooManyReds(suit, 2);
    let all = question("00m00p00s1122334z+4z ron");
    let suits = [Suit::Man, Suit::Pin, Suit::Sou];
    assert_eq!(refused("cheatsheet", &all), suits.map(two));
    let shown = question("340m567p345s66p67s+8s ron dora:0m");
    assert_eq!(refused("cheatsheet", &shown), [two(Suit::Man)]);
}

/// Two fives of each suit are plain where two are red. A mutant.
#[test]
fn two_plain_fives_beside_two_red_ones() {
    let hand = |fives: &str| question(&format!("{fives}m345p345s66p67s+8s ron riichi"));
    let rules = "cheatsheet red_fives=[2,2,2]";
    assert_eq!(refused(rules, &hand("055")), []);
    let (suit, have, most) = (Suit::Man, 3, 2);
    let many = Refusal::TooManyPlain { suit, have, most };
    assert_eq!(refused(rules, &hand("555")), [many]);
}

/// A chi with an honor anywhere is no sequence for that reason; others are none because of their numbers. A mutant.
#[test]
fn a_chi_with_an_honor() {
    let why = |tiles: &str| {
        let tiles = notation::tiles(tiles).expect("tiles");
        Meld::new(MeldKind::Chi, &tiles, None).err()
    };
    for tiles in ["89m1z", "9m12z", "123z", "1z89m"] {
        assert_eq!(why(tiles), Some(BadMeld::HonorSequence), "{tiles}");
    }
    assert_eq!(why("124m"), Some(BadMeld::NotARun));
    assert_eq!(why("89m1p"), Some(BadMeld::NotARun));
    assert_eq!(why("987m"), None);
}
