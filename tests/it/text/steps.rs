//! The arithmetic says why: what reached a limit, what a multiplier is for, who pays for whom.

use serde_json::json;
use tensu::Yaku;
use tensu_words::{EN, LANGUAGES};

use crate::helpers::{ask, won};

/// The steps of a hand in English, from the first that begins so.
fn steps_from(rules: &str, text: &str, start: &str) -> Vec<String> {
    let score = won(rules, text);
    let steps: Vec<String> = score.steps.iter().map(|step| EN.step(step)).collect();
    let found = steps.iter().position(|step| step.starts_with(start));
    steps[found.unwrap_or_else(|| panic!("{text}: {steps:#?}"))..].to_vec()
}

/// The one step that begins so.
fn step(rules: &str, text: &str, start: &str) -> String {
    steps_from(rules, text, start).swap_remove(0)
}

/// A limit says which han reach it in this ruleset.
#[test]
fn a_limit_says_which_han_reach_it() {
    // Riichi, pinfu and tanyao with 2 man in the hand as often as wanted.
    let han = |rules: &str, dora: &str, limit: &str| {
        let text = format!("234m345p66p678s56s+7s ron riichi dora:{dora}");
        step(rules, &text, limit)
    };
    let text = "Mangan (5 han): 2,000 base points";
    assert_eq!(han("tenhou", "1m2m", "Mangan"), text);
    let text = "Haneman (6–7 han): 3,000 base points";
    assert_eq!(han("tenhou", "1m2m3m", "Haneman"), text);
    let text = "Baiman (8–10 han): 4,000 base points";
    assert_eq!(han("tenhou", "5s5s1m", "Baiman"), text);
    let text = "Sanbaiman (11–12 han): 6,000 base points";
    assert_eq!(han("tenhou", "5s5s5s6s", "Sanbaiman"), text);
    let text = "Counted yakuman (13 han or more): 8,000 base points";
    assert_eq!(han("tenhou", "5s5s5s6s6s", "Counted"), text);
    let text = "Sanbaiman (11 han or more): 6,000 base points, no counted yakuman here";
    assert_eq!(han("mleague", "5s5s5s6s6s", "Sanbaiman"), text);
    let text = "Sanbaiman (11 han or more): 6,000 base points";
    assert_eq!(han("mleague", "5s5s5s6s", "Sanbaiman"), text);
}

/// From five han on the limit alone decides, so that fu and their base points are no steps to it.
#[test]
fn fu_lead_to_no_limit_of_han() {
    let fu = |dora: &str| {
        let score = won(
            "tenhou",
            &format!("234m345p66p678s56s+7s ron riichi dora:{dora}"),
        );
        let base = score.steps.iter().filter(|step| step.code() == "base");
        (score.han, base.count())
    };
    assert_eq!(fu("1m"), (Some(4), 1));
    assert_eq!(fu("1m2m"), (Some(5), 0));
}

/// A mangan by fu says that it is capped, and one just below says nothing but that it is rounded.
#[test]
fn a_mangan_by_fu_says_why() {
    let hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s";
    assert_eq!(
        steps_from("cheatsheet kiriage=true", hand, "just")[..2],
        [
            "just below mangan, rounded up to it",
            "Mangan: 2,000 base points"
        ]
    );
    // 50 fu 4 han: 3,200.
    let hand = "33m88m111p444p777s+8m ron";
    assert_eq!(
        steps_from("cheatsheet", hand, "more")[0],
        "more than 2,000 is a mangan: 2,000 base points"
    );
}

/// A ruleset without fu: the points of its table, and the two that always come on top.
#[test]
fn a_table_without_fu_says_its_points() {
    let hand = "234p345p66p678s56s+7s ron riichi dora:1p";
    assert_eq!(
        steps_from("sanma_ryanshi", hand, "4 han +")[..2],
        [
            "4 han + 2 always = 6 points",
            "Mangan (6–7 points): 2,000 base points"
        ]
    );
}

/// The multiplier has its reason: the discarder pays for all, the dealer twice, and everybody twice to the dealer.
#[test]
fn a_multiplier_says_what_it_is_for() {
    let hand = "234m567p345s66p67s+8s";
    let text = "Discarder: 480 × 4 (for all: 2 + 1 + 1) = 1,920, rounded up to 2,000";
    assert_eq!(step("tenhou", &format!("{hand} ron"), "Discarder"), text);
    let text = "Discarder: 480 × 6 (double to the dealer, for all: 2 + 2 + 2) = 2,880, rounded up to 2,900";
    assert_eq!(
        step("tenhou", &format!("{hand} ron seat:E"), "Discarder"),
        text
    );
    assert_eq!(
        steps_from("tenhou", &format!("{hand} tsumo"), "East"),
        [
            "East: 640 × 2 (dealer: double) = 1,280, rounded up to 1,300",
            "West: 640 × 1 (non-dealer) = 640, rounded up to 700",
            "North: 640 × 1 (non-dealer) = 640, rounded up to 700",
        ]
    );
    let text = "South: 640 × 2 (double to the dealer) = 1,280, rounded up to 1,300";
    assert_eq!(
        step("tenhou", &format!("{hand} tsumo seat:E"), "South"),
        text
    );
}

/// With three players the missing one's share is said, be it paid or not.
#[test]
fn three_players_hear_of_the_missing_share() {
    let hand = "234p567p345s66p67s+8s";
    let drawn = format!("{hand} tsumo");
    assert_eq!(
        steps_from("tenhou_sanma", &drawn, "East"),
        [
            "East: 640 × 2 (dealer: double) = 1,280, rounded up to 1,300",
            "West: 640 × 1 (non-dealer) = 640, rounded up to 700; the missing player's 700 are not paid (tsumo loss)",
        ]
    );
    let dealer = steps_from("tenhou_sanma", &format!("{drawn} seat:E"), "West");
    let text = "; the missing player's 1,300 are not paid (tsumo loss)";
    assert!(dealer[0].ends_with(text), "{dealer:?}");
    let text =
        "West: 640 × 1½ (non-dealer, ½ of it for the missing player) = 960, rounded up to 1,000";
    assert_eq!(
        step("tenhou_sanma tsumo_loss=bisection", &drawn, "West"),
        text
    );
    let ron = format!("{hand} ron");
    let text = "Discarder: 480 × 4 (as if three paid: 2 + 1 + 1) = 1,920, rounded up to 2,000";
    assert_eq!(step("tenhou_sanma", &ron, "Discarder"), text);
    let text = "Discarder: 480 × 3 (for all: 2 + 1) = 1,440, rounded up to 1,500";
    assert_eq!(
        step("tenhou_sanma tsumo_loss=ron_reduced", &ron, "Discarder"),
        text
    );
    // Nothing is missing by ron, with four players, or where it is paid.
    for (rules, hand) in [
        ("tenhou_sanma", &ron),
        ("tenhou", &drawn),
        ("tenhou_sanma tsumo_loss=full", &drawn),
    ] {
        let score = won(rules, hand);
        let mut steps = score.steps.iter().map(|step| EN.step(step));
        assert!(steps.all(|step| !step.contains("not paid")), "{rules}");
    }
}

/// Points that add up: the discarder pays more than one of the others would.
#[test]
fn a_korean_discarder_pays_twice() {
    let hand = "111222333m22z77z+7z ron";
    let said = step("korean", hand, "Discarder");
    assert!(
        said.contains(" × 2 (by ron 2 times the score) = "),
        "{said}"
    );
    let said = step("korean", &hand.replace("ron", "tsumo"), "East");
    assert!(said.contains(" × 1 = "), "{said}");
}

/// Nobody discards at a self-draw: who gave the tile of the kan is called so, and pays what all would.
#[test]
fn the_giver_of_a_kan_is_no_discarder() {
    let hand = "234m567p45s88p(5555z)+6s tsumo rinshan seat:S";
    let score = won("shanghai", hand);
    let said = step("shanghai", hand, "Who gave");
    assert_eq!(
        said,
        "Who gave the tile for the kan is liable and pays alone: 1,300 + 700 + 700 = 2,700"
    );
    assert_eq!(score.total, 2_700);
    for words in LANGUAGES {
        let payer = words.payer(score.payments[0].from);
        assert_ne!(
            payer,
            words.payer(tensu::score::Payer::Discarder),
            "{}",
            words.tag
        );
    }
}

/// Of several yakuman each part of the payment names those that it is for, in every language.
#[test]
fn who_is_liable_beside_another_yakuman_is_told_from_the_rest() {
    let hand = "1112z(555z)(666z)(777z)+2z";
    let ron = format!("{hand} ron from:N liable:W/daisangen seat:S");
    assert_eq!(
        won("mleague", &ron)
            .steps
            .iter()
            .map(|step| EN.step(step))
            .collect::<Vec<_>>(),
        [
            "double yakuman: 16,000 base points",
            "Nobody is liable for All honors: 8,000 base points",
            "North: 8,000 × 4 (for all: 2 + 1 + 1) = 32,000",
            "West is liable for Big three dragons, half of 32,000 (8,000 × 4): 16,000",
            "North: the other half, 16,000; together 32,000 + 16,000 = 48,000",
        ]
    );
    for text in [ron, format!("{hand} tsumo liable:W/daisangen seat:S")] {
        for words in LANGUAGES {
            let said = won("mleague", &text).steps;
            let said = |name: &str| {
                let steps = said.iter().map(|step| words.step(step));
                steps.filter(|step| step.contains(name)).count()
            };
            for yaku in [Yaku::Daisangen, Yaku::Tsuuiisou] {
                assert_eq!(said(words.yaku(yaku)), 1, "{} {yaku:?}", words.tag);
            }
        }
    }
    // Where one pays for all of it, or nobody is liable, there is nothing to tell apart.
    for text in [
        "34m99p(555z)(666z)(777z)+2m ron from:W liable:N/daisangen",
        "1112z(555z)(666z)(777z)+2z ron from:N seat:S",
    ] {
        let steps = won("mleague", text).steps;
        assert!(steps.iter().all(|step| step.code() != "usual"), "{text}");
    }
}

/// Of two yakuman the one that somebody is liable for is named.
#[test]
fn a_liable_player_pays_for_a_yakuman_by_name() {
    let hand = "7z(111z)(222z)(333z)(444z)+7z";
    let drawn = format!("{hand} tsumo liable:N/daisuushii");
    assert_eq!(
        steps_from("cheatsheet", &drawn, "North is"),
        ["North is liable for Four big winds and pays alone: 32,000 + 16,000 + 16,000 = 64,000"]
    );
    let alone = "34m99p(555z)(666z)(777z)+2m ron from:W liable:N/daisangen";
    assert_eq!(
        steps_from("cheatsheet", alone, "North is"),
        [
            "North is liable for half of 32,000 (8,000 × 4): 16,000",
            "West: the other half, 16,000",
        ]
    );
}

/// 2.1: a cap is a step of its own.
#[test]
fn a_cap_on_yakuman_is_said() {
    let answer = ask(
        json!({"ruleset": {"base": "cheatsheet", "set": {"yakuman_cap": 2}},
        "hand": "111z555z666z777z2z", "win": "2z", "by": "ron", "seat": "W"}),
    );
    assert_eq!(answer["total"], 64_000);
    assert_eq!(
        answer["steps"][0]["text"],
        "4 × yakuman, at most 2 count: 16,000 base points"
    );
}
