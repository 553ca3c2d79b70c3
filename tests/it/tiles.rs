//! Tiles and flags by themselves: what there is of them, and what a game takes out.

use tensu::{Flag, Flags, Kind, Suit, TileSet};

use crate::helpers::ruleset;

/// A suit that was taken out comes back whole.
#[test]
fn a_suit_comes_back() {
    let all = ruleset("tenhou").tiles;
    let without = all.with_suit(Suit::Sou, false);
    assert!(!without.has_suit(Suit::Sou) && without.has_suit(Suit::Pin));
    let twice = without.with_suit(Suit::Sou, false);
    assert_eq!(twice, without);
    assert_eq!(without.with_suit(Suit::Sou, true), all);
}

/// One kind taken out is gone, and it alone.
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

/// A flag that is set twice is set.
#[test]
fn a_flag_is_there_once() {
    let once = Flags::NONE.with(Flag::Rinshan);
    assert_eq!(once.with(Flag::Rinshan), once);
    assert!(once.has(Flag::Rinshan));
}
