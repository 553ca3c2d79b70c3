//! Own discards among the waits.

use tensu::Refusal;
use tensu::outlook::is_furiten;
use tensu::refusal::Rule;

use crate::helpers::{kinds, preset, question, ruleset};

#[test]
fn a_wait_among_the_own_discards_is_furiten() {
    let waits = kinds("58s");
    assert!(is_furiten(&waits, &kinds("1z8s")));
    assert!(!is_furiten(&waits, &kinds("1z2s")));
    assert!(!is_furiten(&waits, &[]));
}

/// Seed 002, "Furiten": one own discard among the waits is enough; outside tenpai there is none. A mutant.
#[test]
fn furiten_is_of_the_waits() {
    let rules = ruleset("cheatsheet");
    let furiten =
        |hand: &str, discarded: &str| question(hand).is_furiten(&kinds(discarded), &rules);
    assert!(furiten("234m567p345s66p67s", "1m8s"));
    assert!(furiten("234m567p345s66p67s", "5s"));
    assert!(!furiten("234m567p345s66p67s", "1m6s7s"));
    assert!(!furiten("234m567p345s66p67s", ""));
    assert!(!furiten("234m567p345s66p17s", "1s7s"));
}

#[test]
fn who_is_furiten_wins_by_self_draw_only() {
    let rules = preset("cheatsheet");
    let refused = Err(Refusal::NotLegal(Rule::Furiten));
    let ron = question("234m567p345s66p67s+2s ron");
    assert_eq!(ron.check_furiten(&kinds("1z8s"), rules), refused);
    assert_eq!(ron.check_furiten(&kinds("1z9s"), rules), Ok(()));
    assert_eq!(ron.check_furiten(&[], rules), Ok(()));
    let tsumo = question("234m567p345s66p67s+2s tsumo");
    assert_eq!(tsumo.check_furiten(&kinds("1z8s"), rules), Ok(()));
}
