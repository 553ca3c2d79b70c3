//! Thirteen tiles: what they wait for, what each wait pays, and how far they are from it.

use tensu::outlook::{Outlook, Payout, PricedWait};
use tensu::reading::{self, Shapes};
use tensu::{Counts, Kind, Meld, MeldKind, Question, Ruleset, Suit, Tile, Wind, Yaku};

use crate::helpers::{preset, question, ruleset, tile};

/// Riichi on a three-sided wait, pinfu and tanyao on each: by ron 2 han 30 fu without it and 3 with it; by tsumo pinfu
/// has 20 fu and menzen tsumo adds a han. Payments from the chart of seed 002.
#[test]
fn every_wait_has_its_prices() {
    let waits = question("234m567p345s66p67s dora:1m").waits(preset("cheatsheet"));
    let found: Vec<_> = waits
        .iter()
        .map(|wait| (wait.kind.to_string(), wait.left))
        .collect();
    assert_eq!(
        found,
        [
            ("2s".to_owned(), 4),
            ("5s".to_owned(), 3),
            ("8s".to_owned(), 4)
        ]
    );
    for wait in waits {
        // pinfu, tanyao, dora: 3 han; by tsumo 4 han 20 fu: 1,300 and 2,600
        assert_eq!(
            wait.dama,
            Payout {
                ron: Some(3_900),
                tsumo: Some(5_200)
            }
        );
        // 4 han 30 fu is 7,700, by tsumo 5 han is a mangan
        assert_eq!(
            wait.riichi,
            Some(Payout {
                ron: Some(7_700),
                tsumo: Some(8_000)
            })
        );
    }
}

/// A hand without a yaku wins by tsumo alone, unless it declares riichi; an open hand cannot.
#[test]
fn waits_without_a_yaku() {
    let closed = question("123m456p789s99m78p").waits(preset("cheatsheet"));
    // 6p and 9p: pinfu all the same, so take a hand with an edge wait
    assert_eq!(closed[0].dama.ron, Some(1_000));
    let edge = question("123m456p789s99m12p").waits(preset("cheatsheet"));
    assert_eq!(edge.len(), 1);
    assert_eq!(edge[0].dama.ron, None);
    assert_eq!(
        edge[0].dama.tsumo,
        Some(1_100),
        "menzen tsumo, 30 fu: 300 and 500"
    );
    assert_eq!(
        edge[0].riichi.and_then(|worth| worth.ron),
        Some(1_300),
        "riichi, 40 fu"
    );
    let open = question("456p789s99m12p(123m)").waits(preset("cheatsheet"));
    assert_eq!(
        open[0].dama,
        Payout {
            ron: None,
            tsumo: None
        }
    );
    assert_eq!(open[0].riichi, None);
}

/// A dash among the payments has a reason: that of the ron, or else of the self-draw.
#[test]
fn a_wait_without_a_price_says_why() {
    let refused = |rules: &str, text: &str| -> Vec<Option<&'static str>> {
        let waits = waits(&ruleset(rules), text).into_iter();
        waits
            .map(|wait| wait.refused.map(|why| why.first().code()))
            .collect()
    };
    let no_yaku = Some("no_yaku");
    // Nothing but self-draw or riichi; open; tanyao on one end alone.
    assert_eq!(refused("tenhou", "456p789s99m12p345m"), [no_yaku]);
    assert_eq!(refused("tenhou", "456p789s99m12p(123m)"), [no_yaku]);
    assert_eq!(refused("tenhou", "456p678s88m23m(456m)"), [no_yaku, None]);
    let minimum = Some("below_minimum");
    assert_eq!(refused("korean", "456p789s99m12p(123m)"), [minimum]);
    assert_eq!(refused("tenhou", "234m567p345s66p67s seat:S"), [None; 3]);
}

fn waits(rules: &Ruleset, text: &str) -> Vec<PricedWait> {
    question(text).waits(rules)
}

/// A wait is scored as the table stands now: what happened with another tile, ura and liable players are left out.
/// A mutant.
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

/// Seed 004, ryanshi: from the fourth honba on riichi alone wins by self-draw, with the han for that, and not by ron.
/// A mutant.
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

/// A red five replaces a plain one (rules.md 1.3.1): where all are red, the wait is for a red one.
#[test]
fn all_fives_red() {
    let rules = ruleset("tenhou red_fives=[4,4,4]");
    let question: tensu::Question = "123m406p789s11z46s riichi".parse().expect("a hand");
    let waits = question.waits(&rules);
    // Riichi and two red fives: 3 han 40 fu.
    let ron = waits[0].riichi.and_then(|worth| worth.ron);
    assert_eq!(ron, Some(5_200));
    // Plain fives of a hand that comes from elsewhere, and of the reference, are red here.
    let plain: tensu::Question = "123m456p789s11z46s+5s ron".parse().expect("a hand");
    assert_eq!(
        plain.adapted(&rules).to_string(),
        "123m406p789s11z46s+0s ron"
    );
    let preset = ruleset("tenhou");
    for yaku in tensu::Yaku::all() {
        let here = tensu::reference::example(&rules, yaku).is_some();
        let there = tensu::reference::example(&preset, yaku).is_some();
        assert_eq!(here, there, "{yaku:?}");
    }
}

/// A flower is not a tile of a hand: with one among them there are no thirteen. A mutant.
#[test]
fn thirteen_tiles_and_a_flower_are_no_hand() {
    let rules = ruleset("tenhou");
    let mut hand = question("234m567p345s66p67s");
    assert!(hand.outlook(&rules).is_some());
    hand.hand.push(Tile::flower(1).expect("a flower"));
    assert_eq!(hand.outlook(&rules), None);
}

/// Seven pairs and thirteen orphans have no call: five pairs beside a pon need a tile for each of three triplets.
/// A mutant.
#[test]
fn a_call_leaves_four_sets() {
    let rules = ruleset("tenhou");
    let away = |hand: &str| question(hand).outlook(&rules);
    assert_eq!(away("1133m55p77p99s(777z)"), Some(Outlook::Shanten(2)));
    assert_eq!(away("19m19p19s1234z(555m)"), Some(Outlook::Shanten(6)));
}

/// Four norths of which three lie aside and one is held are no wait, and nobody draws a fifth.
#[test]
fn norths_set_aside_are_gone() {
    let rules = ruleset("tenhou_sanma");
    let held = question("123p456p789s111s4z norths:3");
    assert_eq!(held.waits(&rules), []);
    let two = question("123p456p789s111s4z norths:1");
    let left: Vec<_> = two.waits(&rules).iter().map(|wait| wait.left).collect();
    assert_eq!(left, [2]);
    let draws = question("123p456p789s11s44z5z norths:2").discards(&rules);
    let north = Wind::North.kind();
    let helps = |kind: Kind| {
        draws
            .iter()
            .flat_map(|of| &of.accepts)
            .any(|&(of, _)| of == kind)
    };
    assert!(!helps(north) && helps(Kind::number(Suit::Sou, 1).expect("a one")));
}

/// Found by the fuzzer: with 256 indicators of a tile, as many as the table has were left of it.
#[test]
fn hundreds_of_indicators_leave_none() {
    let mut question: Question = "123m456p789s22m78m".parse().expect("a hand");
    question.dora = vec![tile("9m"); 256];
    let six = tile("6m").kind().expect("a kind");
    let nine = tile("9m").kind().expect("a kind");
    let waits = Outlook::Waits(vec![(six, 4), (nine, 0)]);
    assert_eq!(question.outlook(&tensu::rules::TENHOU), Some(waits));
}

/// Found by the fuzzer: 64 kans of a tile are 256 copies, none left to wait for.
#[test]
fn hundreds_of_melded_copies_are_no_wait() {
    let nine = tile("9m").kind().expect("a kind");
    let kan = Meld::new(MeldKind::Ankan, &[Tile::plain(nine); 4], None).expect("a quad");
    let closed: Counts = [nine].into_iter().collect();
    // A lone tile and four sets wait for its pair; 60 sets more make no hand.
    let melds = vec![kan; 64];
    assert_eq!(
        reading::waits(&closed, &melds, Shapes::USUAL),
        Vec::<Kind>::new()
    );
}

/// The red five still comes where the three plain ones are used up.
#[test]
fn the_last_five_is_red() {
    for (hand, red) in [
        ("456m555p46p22789s", true),
        ("456m055p46p22789s", false),
        ("123m456m46p11144z dora:555p", true),
        ("123m456m46p11144z dora:55p", false),
    ] {
        let waits = question(hand).waits(preset("tenhou"));
        let five = waits.iter().find(|wait| wait.kind.rank() == 5).expect(hand);
        let face = if red { "0p" } else { "5p" };
        let (tiles, words) = hand.split_once(' ').unwrap_or((hand, ""));
        let won = question(&format!("{tiles}+{face} tsumo {words}"));
        let score = tensu::score(&won, preset("tenhou")).expect(hand);
        assert_eq!(five.dama.tsumo, Some(score.total), "{hand}");
    }
}

/// The hand is drawn where it sits, with the norths that it has set aside; what else happened is left out. A mutant.
#[test]
fn a_tile_of_the_wait_is_drawn() {
    let rules = preset("tenhou_sanma");
    let hand = question("123p456p789s44z78s ron seat:W round:S norths:1 riichi dora:1p");
    let drawn = hand.completed_by(tile("9s").kind().expect("a kind"), rules);
    assert_eq!(
        drawn,
        question("123p456p789s44z78s+9s tsumo seat:W round:S norths:1")
    );
}
