//! Awards of a hand, and the tiles that it has them for.

use tensu::score::{Amount, AwardKind, Step};
use tensu::yaku::Worth;
use tensu::{Yaku, score};

use crate::helpers::{question, ruleset, won};

/// A ruleset may have thirteen orphans and nothing more for the wait on all of them. A mutant.
#[test]
fn thirteen_orphans_of_one_value() {
    let mut rules = ruleset("tenhou");
    rules.yaku = rules.yaku.with(&[(Yaku::Kokushi13, Worth::NOTHING)]);
    for hand in ["19m19p19s1234567z+1m ron", "119m19p19s123456z+7z ron"] {
        let score = score(&question(hand), &rules).expect("thirteen orphans");
        assert!(score.has(Yaku::Kokushi), "{hand}");
        assert_eq!(score.total, 32_000, "{hand}");
    }
}

/// A house may give an open hand nothing for winning (rules.md 1.2.4): then no line of the result speaks of a bonus.
/// A mutant.
#[test]
fn a_winning_bonus_of_nothing_is_no_award() {
    let hand = "456p44s78m(777z)(222z)+9m ron";
    let bonus = |rules: &str| {
        let awards = won(rules, hand).awards;
        let award = awards
            .iter()
            .find(|award| award.what == AwardKind::WinningBonus);
        award.map(|award| award.amount)
    };
    assert_eq!(bonus("korean winning_bonus=1"), Some(Amount::Points(1)));
    assert_eq!(
        bonus("korean winning_bonus=open:3"),
        Some(Amount::Points(3))
    );
    assert_eq!(bonus("korean winning_bonus=open:0"), None);
}

/// The tiles of each bonus: by indicator, the red one as it lies, those set aside, and only from indicators that are turned.
#[test]
fn a_bonus_names_its_tiles() {
    for (rules, text, what, expected) in [
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m4p9m",
            AwardKind::Dora,
            "1m 2m; 4p 0p",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m ura:5s",
            AwardKind::UraDora,
            "5s 6s 6s",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi dora:1m",
            AwardKind::AkaDora,
            "0p",
        ),
        (
            "cheatsheet",
            "234m345p66p678s56s+7s ron riichi dora:9p",
            AwardKind::Dora,
            "",
        ),
        (
            "tenhou_sanma",
            "234p567p88p234s56s+7s ron riichi norths:2 dora:3z",
            AwardKind::Nukidora,
            "4z 4z",
        ),
        (
            "tenhou_sanma",
            "234p567p88p234s56s+7s ron riichi norths:2 dora:3z",
            AwardKind::Dora,
            "3z 4z 4z",
        ),
        (
            "korean",
            "234m345p567s67m55p+8m ron flowers:13f",
            AwardKind::Yaku(Yaku::FlowerTile),
            "1f 3f",
        ),
        (
            "korean",
            "234m345p567s67m88p+8m ron",
            AwardKind::Yaku(Yaku::PremiumTile),
            "8m",
        ),
        (
            "cheatsheet",
            "234m340p66p678s56s+7s ron riichi",
            AwardKind::Yaku(Yaku::Tanyao),
            "",
        ),
    ] {
        let (question, rules) = (question(text), ruleset(rules));
        let win = question.check(&rules).expect(text);
        let line = |counted: &tensu::score::BonusTiles| {
            let tiles = counted.indicator.iter().chain(&counted.tiles);
            tiles.map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let found: Vec<String> = win.counted(what).iter().map(line).collect();
        assert_eq!(found.join("; "), expected, "{what:?} of {text}");
    }
}

/// A cap is told where it cuts something off. A mutant.
#[test]
fn a_cap_that_cuts_nothing_is_not_told() {
    let cut = |hand| {
        let steps = won("tenhou yakuman_cap=1", hand).steps;
        let cap = steps.iter().find_map(|step| match step {
            Step::Yakuman { sum, cap, .. } => Some((*sum, *cap)),
            _ => None,
        });
        cap.expect("a yakuman")
    };
    assert_eq!(cut("11m44z(555z)(666z)(777z)+1m ron"), (1, None));
    assert_eq!(cut("11z22z(555z)(666z)(777z)+1z ron"), (2, Some(1)));
}

/// Four flowers are all that there are; where there are none, nobody has all of them. A mutant.
#[test]
fn no_flowers_are_not_all_of_them() {
    let mut rules = ruleset("korean");
    rules.tiles = rules.tiles.with_flowers(0);
    let hand = "456p44s78m(777z)(222z)+9m ron";
    let score = score(&question(hand), &rules).expect("two points");
    assert!(!score.has(Yaku::AllFlowers));
    assert!(won("korean", &format!("{hand} flowers:1234f")).has(Yaku::AllFlowers));
}
