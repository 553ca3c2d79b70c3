//! The course of games where points add up: every answer by the engine's own score, and the kept shares by arithmetic.

use tensu::question::By;
use tensu::rules::all;
use tensu::score::{AwardKind, MissReason, Payment, Score};
use tensu::{Refusal, Ruleset, Yaku, score};
use tensu_learn::Item;
use tensu_learn::course::{
    Aim, Asked, Choice, Shows, What, are_played, counted, path, quarter, shares,
};
use tensu_learn::practice::Mistake;

use crate::helpers::{is_whole, preset};

fn additive() -> impl Iterator<Item = &'static Ruleset> {
    all().filter(|rules| rules.additive().is_some())
}

/// The seeds of each aim; without `TESTS=all` fewer.
fn seeds() -> u64 {
    if is_whole() { 200 } else { 40 }
}

/// The patterns of a score with how often each counts, flowers apart.
fn patterns(score: &Score, rules: &Ruleset) -> Vec<(Yaku, u8)> {
    let all = score.awards.iter().filter_map(|award| match award.what {
        AwardKind::Yaku(Yaku::FlowerTile) => None,
        AwardKind::Yaku(yaku) => Some((yaku, award.times(rules) as u8)),
        _ => None,
    });
    all.collect()
}

/// Checks a question by what the engine says of its hand.
fn check(asked: &Asked, rules: &Ruleset) {
    let [part] = &asked.parts[..] else {
        panic!("{:?}", asked.parts)
    };
    let right = &part.choices[part.right];
    let hand = asked.hand.as_ref();
    let said = || format!("{}: {:?} {hand:?}", rules.id, part.what);
    let scored = || score(hand.expect("a hand"), rules).expect("a win");
    assert!((2..=4).contains(&part.choices.len()), "{}", said());
    match (part.what, right) {
        (What::Fans, Choice::Fans(list)) => {
            let own = patterns(&scored(), rules);
            assert!(
                *list == own && (2..=5).contains(&list.len()),
                "{}: {list:?} {own:?}",
                said()
            );
        }
        (What::Worth(yaku), Choice::Number(points)) => {
            assert_eq!(*points, rules.points_of(yaku, true), "{}", said());
            assert_eq!(part.teaches, Item::Yaku(yaku, false));
        }
        (What::Beside(yaku, by), Choice::Is(is)) => {
            let score = scored();
            assert_eq!((score.has(by), score.has(yaku)), (true, *is), "{}", said());
            assert_ne!(yaku, by);
            let taken = score.missed.iter().any(|missed| {
                let by_one = match missed.why {
                    MissReason::Replaced(other) | MissReason::Principle(_, Some(other)) => {
                        other == by
                    }
                    _ => false,
                };
                missed.yaku == yaku && by_one
            });
            assert_eq!(taken, !is, "{}", said());
        }
        (What::Points, Choice::Number(points)) => assert_eq!(scored().points, Some(*points)),
        (What::Minimum, Choice::Is(is)) => {
            let hand = hand.expect("a hand");
            let need = rules.additive().expect("points").minimum;
            let has: u16 = counted(hand, rules)
                .iter()
                .map(|award| award.amount.points())
                .sum();
            assert_eq!(has >= need, *is, "{}: {has} of {need}", said());
            match score(hand, rules) {
                Ok(_) => assert!(is),
                Err(why) => assert!(
                    matches!(why.first(), Refusal::TooFew { have, .. } | Refusal::BelowMinimum { have, .. } if *have == has),
                    "{}: {why:?}",
                    said()
                ),
            }
        }
        (What::Payments, Choice::Payments(payments)) => {
            assert_eq!(*payments, scored().payments, "{}", said());
        }
        other => panic!("{other:?}: {}", said()),
    }
}

#[test]
fn every_aim_has_questions_with_the_engine_s_answers() {
    let mut rulesets = 0;
    for rules in additive() {
        rulesets += 1;
        let own = || path(rules).filter(|lesson| !lesson.aims.contains(&Aim::Whole));
        for aim in own().flat_map(|lesson| lesson.aims) {
            if matches!(aim, Aim::Beside(_)) && rules.chinese().is_none() {
                assert_eq!(aim.ask(1, rules), None);
                continue;
            }
            for seed in 0..seeds() {
                let asked = aim.ask(seed, rules);
                let asked = asked.unwrap_or_else(|| panic!("{} {aim:?} {seed}", rules.id));
                assert_eq!(asked.aim, *aim);
                check(&asked, rules);
            }
        }
    }
    assert_eq!(rulesets, 6);
}

/// Six lessons, and five where any hand wins; what each number means stays.
#[test]
fn a_game_without_a_minimum_has_no_lesson_about_it() {
    for rules in additive() {
        let numbers: Vec<u8> = path(rules).map(|lesson| lesson.number).collect();
        let minimum = rules.additive().expect("points").minimum;
        if minimum > 0 {
            assert_eq!(numbers, [54, 55, 51, 56, 52, 53], "{}", rules.id);
        } else {
            assert_eq!(numbers, [54, 55, 51, 52, 53], "{}", rules.id);
        }
    }
}

/// Hands of one suit, of which the generator makes a third, are few: they are asked about as often as at a table.
#[test]
fn hands_are_those_of_a_table() {
    let rules = preset("mcr_mil");
    let (mut flushes, mut sequences) = (0, 0);
    for seed in 0..100 {
        for by in By::ALL {
            let asked = Aim::Fans(by).ask(seed, rules).expect("a question");
            let score = score(asked.hand.as_ref().expect("a hand"), rules).expect("a win");
            flushes += u32::from(score.has(Yaku::FullFlush));
            sequences += u32::from(score.has(Yaku::AllChows));
        }
    }
    assert!(
        flushes < 30 && sequences > 25,
        "{flushes} {sequences} of 200"
    );
}

/// The shares that are kept: each pattern is there once and has points, the most frequent first, and together they bring what a
/// win needs, on an average.
#[test]
fn the_kept_shares_are_of_patterns_that_the_rules_have() {
    for rules in additive() {
        let all: Vec<_> = shares(rules).collect();
        assert!(all.len() >= 10, "{}", rules.id);
        assert!(all.is_sorted_by(|one, other| one.of_1000 >= other.of_1000));
        let mut points = 0;
        for (at, row) in all.iter().enumerate() {
            assert!((1..=1_000).contains(&row.of_1000));
            assert!(all[..at].iter().all(|other| other.yaku != row.yaku));
            let worth = rules.points_of(row.yaku, true);
            assert!(worth > 0, "{} {:?}", rules.id, row.yaku);
            points += u32::from(worth) * u32::from(row.of_1000);
        }
        let minimum = rules.additive().expect("points").minimum;
        assert!(
            points >= u32::from(minimum) * 1_000,
            "{} {points}",
            rules.id
        );
        let parts: Vec<_> = (0..4).flat_map(|part| quarter(part, rules)).collect();
        assert_eq!(parts, all[..parts.len()], "{}", rules.id);
        assert!(parts.len() == all.len().min(24));
        assert_eq!(are_played(rules), rules.id.starts_with("mcr"));
    }
    assert_eq!(shares(preset("tenhou")).count(), 0);
}

/// MCR: by ron the discarder pays the points and 8, each of the others 8; by tsumo each of three the points and 8.
#[test]
fn wrong_payments_are_those_of_people() {
    let rules = preset("mcr_mil");
    let mut seen = Vec::new();
    for seed in 0..200 {
        let asked = Aim::Payments(By::Ron).ask(seed, rules).expect("a question");
        let score = score(asked.hand.as_ref().expect("a hand"), rules).expect("a win");
        let points = u32::from(score.points.expect("points"));
        for (at, choice) in asked.parts[0].choices.iter().enumerate() {
            let Choice::Payments(payments) = choice else {
                panic!("{choice:?}")
            };
            let paid: Vec<u32> = payments.iter().map(Payment::points).collect();
            let wanted = match asked.mistake(0, at, rules) {
                None => vec![points + 8, 8, 8],
                Some(Mistake::NoFixed(8)) => vec![points],
                Some(Mistake::DiscarderAlone) => vec![points + 8],
                Some(Mistake::DiscarderForAll) => vec![points + 24],
                Some(Mistake::DiscarderOnce) => vec![8; 3],
                Some(Mistake::OtherWay(By::Tsumo)) => vec![points + 8; 3],
                Some(_) => continue,
            };
            assert_eq!(paid, wanted, "{}", score.total);
            seen.push(wanted.len() + usize::from(wanted[0] == points));
        }
    }
    assert!([1, 2, 3].iter().all(|kind| seen.contains(kind)));
}

/// A card shows a hand of an aim that the rules have.
#[test]
fn cards_show_what_is_there() {
    for rules in additive() {
        for card in path(rules).flat_map(|lesson| lesson.cards(rules)) {
            match card.shows {
                Shows::Excluded(_) if rules.chinese().is_none() => {}
                Shows::Counted(aim) | Shows::Excluded(aim) => {
                    assert!(aim.ask(1, rules).is_some_and(|asked| asked.hand.is_some()));
                }
                Shows::Usual(half) => assert!(!quarter(2 * half, rules).is_empty()),
                _ => {}
            }
        }
    }
}
