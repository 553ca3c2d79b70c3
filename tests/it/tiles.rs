//! Tiles and flags by themselves: what there is of them, and what a game takes out.

use tensu::{Counts, Flag, Flags, Kind, Meld, MeldKind, Question, Side, Suit, TileSet};

use crate::helpers::{ruleset, tile, tiles};

/// A suit that was taken out comes back whole. A mutant.
#[test]
fn a_suit_comes_back() {
    let all = ruleset("tenhou").tiles;
    let without = all.with_suit(Suit::Sou, false);
    assert!(!without.has_suit(Suit::Sou) && without.has_suit(Suit::Pin));
    let twice = without.with_suit(Suit::Sou, false);
    assert_eq!(twice, without);
    assert_eq!(without.with_suit(Suit::Sou, true), all);
}

/// One kind taken out is gone, and it alone. A mutant.
#[test]
fn a_kind_that_is_taken_out() {
    let all = ruleset("tenhou").tiles;
    let gone = tensu::Kind::number(Suit::Pin, 3).expect("a kind");
    let without = all.without(gone).without(gone);
    let missing: Vec<_> = tensu::Kind::all()
        .filter(|&kind| !without.has(kind))
        .collect();
    assert_eq!(missing, [gone]);
}

#[test]
fn tiles_beyond_the_end_of_their_row() {
    let one = Kind::number(Suit::Sou, 1).expect("a one");
    let without = TileSet::RIICHI.with_suit(Suit::Sou, false);
    assert_eq!(without.indicated(one), one.indicated());
    for n in [9, 10, 128, 255] {
        assert_eq!(one.up(n), None, "{n}");
    }
    assert_eq!(one.up(8), Kind::number(Suit::Sou, 9));
}

/// A flag that is set twice is set. A mutant.
#[test]
fn a_flag_is_there_once() {
    let once = Flags::NONE.with(Flag::Rinshan);
    assert_eq!(once.with(Flag::Rinshan), once);
    assert!(once.has(Flag::Rinshan));
}

/// Found by the fuzzer: 256 copies of a tile made their count zero, or stopped the program.
#[test]
fn hundreds_of_copies_are_counted() {
    let counts: Counts = [tile("1m"); 300]
        .iter()
        .filter_map(|tile| tile.kind())
        .collect();
    let most = u8::MAX;
    let one = tile("1m").kind().expect("a kind");
    assert_eq!((counts.get(one), counts.count(|_| true)), (most, most));
    let mut two = counts;
    two.add(tile("2m").kind().expect("a kind"), 2);
    assert_eq!(two.count(|_| true), most);
    let question = Question {
        hand: vec![tile("1m"); 256],
        ..Question::default()
    };
    assert_eq!(question.outlook(&tensu::rules::TENHOU), None);
}

/// rules.md 1.3.1: a red five is there as often as the game has it; where one of a suit is red, four plain ones may be typed.
/// A mutant.
#[test]
fn each_face_is_there_so_often() {
    for (rules, face, copies) in [
        ("tenhou", "5m", 4),
        ("tenhou", "0m", 1),
        ("tenhou", "1z", 4),
        ("tenhou", "1f", 0),
        ("tenhou red_fives=[0,2,0]", "0p", 2),
        ("tenhou red_fives=[0,2,0]", "5p", 2),
        ("tenhou red_fives=[0,2,0]", "0m", 0),
        ("tenhou_sanma", "5m", 0),
        ("tenhou_sanma", "0m", 0),
        ("tenhou_sanma", "9m", 4),
        ("korean", "1f", 1),
        ("korean", "5f", 0),
    ] {
        let tiles = ruleset(rules).tiles;
        assert_eq!(tiles.copies_of(tile(face)), copies, "{rules} {face}");
    }
}

/// As `Meld::new` says: the order of the tiles does not matter. Found with arbitrary melds.
#[test]
fn equal_melds_are_equal_in_any_order() {
    let sequence = |text| Meld::new(MeldKind::Chi, &tiles(text), Some(Side::Left));
    assert!(sequence("406m").is_ok());
    for other in ["460m", "046m", "064m", "640m", "604m"] {
        assert_eq!(sequence(other), sequence("406m"), "{other}");
    }
}
