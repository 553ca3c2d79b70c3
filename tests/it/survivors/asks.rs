//! What a hand that is not won yet waits for.

use tensu::outlook::{Outlook, PricedWait};
use tensu::{Kind, Ruleset, Tile, Yaku};

use super::question;
use crate::helpers::ruleset;

fn kinds(text: &str) -> Vec<Kind> {
    let tiles = tensu::notation::tiles(text).expect("tiles");
    tiles.into_iter().filter_map(Tile::kind).collect()
}

/// Seed 002, "Furiten": one own discard among the waits is enough; outside tenpai there is none.
#[test]
fn furiten_is_of_the_waits() {
    let rules = ruleset("cheatsheet");
    let furiten = |hand: &str, thrown: &str| question(hand).is_furiten(&kinds(thrown), &rules);
    assert!(furiten("234m567p345s66p67s", "1m8s"));
    assert!(furiten("234m567p345s66p67s", "5s"));
    assert!(!furiten("234m567p345s66p67s", "1m6s7s"));
    assert!(!furiten("234m567p345s66p67s", ""));
    assert!(!furiten("234m567p345s66p17s", "1s7s"));
}

fn waits(rules: &Ruleset, text: &str) -> Vec<PricedWait> {
    question(text).waits(rules)
}

/// A wait is priced as the table stands now: what happened with another tile, ura and liable players are left out.
#[test]
fn a_wait_knows_no_winning_tile() {
    let rules = ruleset("tenhou");
    let hand = "234m567p345s66p67s seat:S";
    let plain = waits(&rules, hand);
    assert_eq!(plain.len(), 3, "2s 5s 8s");
    for more in ["ippatsu", "haitei", "rinshan", "tenhou", "chankan"] {
        assert_eq!(waits(&rules, &format!("{hand} {more}")), plain, "{more}");
    }
    let mut from = question(hand);
    from.from = Some(tensu::Wind::West);
    assert_eq!(from.waits(&rules), plain);
    // Ura belong to riichi alone.
    let mut ura = question(&format!("{hand} riichi"));
    ura.ura = tensu::notation::tiles("5s").expect("a tile");
    let priced = ura.waits(&rules);
    assert!(priced.iter().all(|wait| wait.dama.tsumo.is_some()));
    assert_eq!(priced[0].dama, plain[0].dama);
    // A liable player pays nothing for a hand that is not won.
    let dragons = "2399m(5555z)(6666z)(7777z) seat:S";
    let without = waits(&rules, dragons);
    let mut liable = question(dragons);
    liable.liable.push(tensu::Liable {
        seat: tensu::Wind::West,
        yaku: Yaku::Suukantsu,
    });
    assert_eq!(liable.waits(&rules), without);
}

/// Seed 004, ryanshi: from the fourth counter on riichi alone wins by self-draw, with the han for that, and not by ron.
#[test]
fn riichi_that_wins_by_tsumo_alone() {
    let rules = ruleset("sanma_ryanshi");
    let all = waits(&rules, "111p456p789s11z78p seat:S honba:4");
    let wait = all.first().expect("a wait");
    assert_eq!(wait.dama.ron, None);
    let riichi = wait.riichi.expect("a price with riichi");
    assert_eq!(riichi.ron, None);
    assert!(riichi.tsumo.is_some());
}

/// A flower is no tile of a hand: with one among them there are no thirteen.
#[test]
fn thirteen_tiles_and_a_flower_are_no_hand() {
    let rules = ruleset("tenhou");
    let mut hand = question("234m567p345s66p67s");
    assert!(hand.outlook(&rules).is_some());
    hand.hand.push(Tile::flower(1).expect("a flower"));
    assert_eq!(hand.outlook(&rules), None);
}

/// Seven pairs and thirteen orphans have no call: five pairs beside a pon need a tile for each of three triplets.
#[test]
fn a_call_leaves_four_sets() {
    let rules = ruleset("tenhou");
    let away = |hand: &str| question(hand).outlook(&rules);
    assert_eq!(away("1133m55p77p99s(777z)"), Some(Outlook::Shanten(2)));
    assert_eq!(away("19m19p19s1234z(555m)"), Some(Outlook::Shanten(6)));
}

/// A tile that is gone helps nobody.
#[test]
fn tiles_that_are_gone_do_not_help() {
    let rules = ruleset("tenhou");
    let discards = question("123m456p789s22m78m+1z dora:9999m").discards(&rules);
    let best = discards.first().expect("a discard");
    assert_eq!(best.accepts, [(kinds("6m")[0], 4)]);
    assert_eq!(best.chances(), 4);
}
