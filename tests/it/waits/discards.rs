//! Fourteen tiles that do not win: what each discard leaves.

use tensu::rules::all;
use tensu::shanten::shanten;
use tensu::{Counts, Kind};

use crate::helpers::{kinds, preset, question, ruleset};
use crate::shared::deal::hand as deal;
use crate::shared::random::Random;

/// Worked out by hand: 22m78m are the unfinished part; every discard of the finished rest loses a set.
#[test]
fn the_best_discard_comes_first() {
    let discards = question("123m456p789s22m78m+1z").discards(preset("cheatsheet"));
    assert_eq!((discards[0].kind, discards[0].shanten), (kinds("1z")[0], 0));
    let waits: Vec<_> = discards[0].accepts.iter().map(|&(kind, _)| kind).collect();
    assert_eq!(waits, kinds("69m"));
    assert!(discards[1..].iter().all(|discard| discard.shanten > 0));
    // Thirteen or fifteen tiles have nothing to discard.
    for text in ["123m456p789s22m78m", "123m456p789s22m78m1z+1z"] {
        assert!(
            question(text).discards(preset("cheatsheet")).is_empty(),
            "{text}"
        );
    }
}

/// Facts about a discard are those that the distance says of every hand one tile on.
#[test]
fn discards_agree_with_the_distance() {
    for rules in all() {
        let mut random = Random::new(17);
        for _ in 0..8 {
            let mut hand = deal(&mut random, rules);
            // A hand that wins has nothing to ask; one with the winning tile replaced does.
            hand.flowers.clear();
            let all: Counts = hand
                .hand
                .iter()
                .chain(&hand.win)
                .filter_map(|tile| tile.kind())
                .collect();
            let melds: Vec<_> = hand
                .melds
                .iter()
                .filter_map(|meld| tensu::Meld::new(meld.kind, &meld.tiles, meld.from).ok())
                .collect();
            let away = |closed: &Counts| {
                shanten(closed, &melds, &rules.tiles, rules.shapes()).max(0) as u8
            };
            for discard in hand.discards(rules) {
                let mut rest = all;
                rest.remove(discard.kind, 1);
                assert_eq!(discard.shanten, away(&rest), "{hand} - {}", discard.kind);
                for kind in Kind::all().filter(|&kind| rules.tiles.has(kind)) {
                    let mut more = rest;
                    more.add(kind, 1);
                    let helps = shanten(&more, &melds, &rules.tiles, rules.shapes())
                        < shanten(&rest, &melds, &rules.tiles, rules.shapes());
                    let said = discard.accepts.iter().find(|(other, _)| *other == kind);
                    if said.is_some() {
                        assert!(helps, "{hand} - {} + {kind}", discard.kind);
                    } else if all.get(kind) < 3
                        && melds.is_empty()
                        && hand.dora.is_empty()
                        && hand.ura.is_empty()
                    {
                        assert!(!helps, "{hand} - {} + {kind}", discard.kind);
                    }
                }
            }
        }
    }
}

/// A tile that is gone helps nobody. A mutant.
#[test]
fn tiles_that_are_gone_do_not_help() {
    let rules = ruleset("tenhou");
    let discards = question("123m456p789s22m78m+1z dora:9999m").discards(&rules);
    let best = discards.first().expect("a discard");
    assert_eq!(best.accepts, [(kinds("6m")[0], 4)]);
    assert_eq!(best.chances(), 4);
}

/// Fault 47 A16: a tile is told as it is held, and of a red and a plain one the plain one is discarded.
#[test]
fn a_discard_is_told_as_it_is_held() {
    let five = |hand: &str| {
        let discards = question(hand).discards(preset("tenhou"));
        let five = discards
            .iter()
            .find(|discard| discard.kind == kinds("5p")[0]);
        five.map(|discard| discard.tile.to_string())
    };
    assert_eq!(five("12345m0677889p66z").as_deref(), Some("0p"));
    assert_eq!(five("12345m0567889p66z").as_deref(), Some("5p"));
    assert_eq!(five("12345m5677889p66z").as_deref(), Some("5p"));
}
