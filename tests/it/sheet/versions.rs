//! Versions of one exam, the names above it, and sheets of lessons and several drills.

use std::collections::BTreeSet;

use tensu::{By, Question};
use tensu_learn::course::path;
use tensu_learn::practice::{Answer, Drill, Form, Problem};
use tensu_learn::sheet::{Preset, Sheet, Version, of_lesson};

use super::house;
use crate::helpers::preset;

/// The tiles, however they are seated.
fn tiles(hand: &Question) -> String {
    let plain = Question {
        seat: tensu::Wind::East,
        round: tensu::Wind::East,
        ..hand.clone()
    };
    plain.to_string()
}

fn answers(problem: &Problem) -> Vec<Answer> {
    let tasks = problem.tasks.iter();
    tasks.map(|task| task.answers[task.right].clone()).collect()
}

/// Whoever copies the neighbour's answers by their numbers or hand by hand, gets most of them wrong.
#[test]
fn a_second_version_has_the_same_hands_in_another_order_from_other_seats() {
    for (id, exam) in [
        ("ema_2025", Preset::Club),
        ("tenhou", Preset::Referee),
        ("mleague", Preset::Forty),
        ("majsoul_sanma", Preset::Club),
        ("korean", Preset::Club),
    ] {
        let rules = preset(id);
        for seed in 0..2 {
            let sheet = exam.sheet(seed, &house(rules), rules).expect("a sheet");
            let [a, b] = Version::ALL.map(|version| sheet.version(version, rules));
            assert_eq!((&a.hands, a.code()), (&sheet.hands, sheet.code()), "{id}");
            assert_ne!(b.code(), sheet.code(), "{id}");
            assert_eq!(b, sheet.version(Version::B, rules));
            assert_eq!((b.minutes, b.pass), (sheet.minutes, sheet.pass));
            assert_eq!(b.to_string().parse(), Ok(b.clone()), "{b}");
            // It knows where it comes from, unless somebody has changed that.
            assert_eq!(b.origin(rules), Some(sheet.clone()), "{b}");
            let other = Sheet {
                from: b.from.to_lowercase(),
                ..b.clone()
            };
            assert_eq!((other.origin(rules), a.origin(rules)), (None, None));
            let places = sheet.places(Version::B);
            let all: BTreeSet<usize> = places.iter().copied().collect();
            assert_eq!(all.len(), sheet.hands.len());
            let (first, second) = (sheet.problems(rules), b.problems(rules));
            let (first, second) = (first.expect("questions"), second.expect("questions"));
            let mut changed = 0;
            for (at, place) in places.into_iter().enumerate() {
                assert_ne!(at, place, "{id} {seed}");
                assert_eq!(tiles(&b.hands[at]), tiles(&sheet.hands[place]), "{id}");
                assert_eq!(second[at].form, first[place].form);
                changed += usize::from(answers(&second[at]) != answers(&first[place]));
            }
            // A referee is asked much that no seat changes, and four payments are those of all seats.
            let least = if exam == Preset::Club && rules.is_riichi() {
                8
            } else {
                0
            };
            assert!(changed >= least, "{id} {seed}: {changed}");
        }
    }
}

/// Optional words, which an older version leaves out: the code is that of the hands alone.
#[test]
fn club_title_and_version_are_in_the_link_and_not_in_the_code() {
    let rules = preset("ema_2025");
    let sheet = Preset::Club
        .sheet(1, &house(rules), rules)
        .expect("a sheet");
    let named = Sheet {
        club: "Mahjong-Klub Süd".to_owned(),
        title: "Prüfung 11/26; Teil ~1".to_owned(),
        version: Some(Version::A),
        ..sheet.clone()
    };
    let text = named.to_string();
    assert!(
        text.contains("/whole;min=20;pass=8;club=Mahjong-Klub_S.C3.BCd;title="),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(named.clone()));
    assert_eq!(named.code(), sheet.code());
    let may = |c: char| c.is_ascii_alphanumeric() || "/:=,_.-;~".contains(c);
    assert!(text.chars().all(may), "{text}");
    // A name that does not show as it is, is none.
    let odd = Sheet {
        club: "\u{202e}bulC".to_owned(),
        ..sheet.clone()
    };
    assert_eq!(odd.to_string().parse(), Ok(sheet));
}

#[test]
fn a_sheet_has_hands_of_several_drills_by_turns() {
    let rules = preset("ema_2025");
    let drills = [Form::Wait, Form::Sum, Form::Noten].map(Drill::of);
    let sheet = Sheet::deal_of(&drills, 9, 3, &house(rules), rules).expect("a sheet");
    let problems = sheet.problems(rules).expect("questions");
    let forms: Vec<Form> = problems.iter().map(|problem| problem.form).collect();
    assert_eq!(forms, [Form::Wait, Form::Sum, Form::Noten].repeat(3));
    assert_eq!(sheet.to_string().parse(), Ok(sheet.clone()));
    // Of one drill it is that of always.
    let one = Sheet::deal_of(&drills[..1], 10, 3, &house(rules), rules);
    assert_eq!(one, Sheet::deal(&drills[0], 3, &house(rules), rules));
    let tap = [Drill::of(Form::Tap)];
    assert_eq!(Sheet::deal_of(&tap, 3, 3, &house(rules), rules), None);
}

/// Each lesson has something that paper can ask, under every ruleset, and a payment by the dealer is about one.
#[test]
fn each_lesson_gives_a_sheet() {
    for rules in tensu::rules::CORE.rulesets {
        for lesson in path(rules) {
            let drills = of_lesson(lesson, rules);
            assert!(!drills.is_empty(), "{} {}", rules.id, lesson.number);
            let sheet = Sheet::deal_of(&drills, 6, 1, &house(rules), rules);
            let sheet = sheet.unwrap_or_else(|| panic!("{} {}", rules.id, lesson.number));
            // Where rules differ little, few hands are paid otherwise.
            let is_full = sheet.hands.len() == 6 || lesson.number == 17;
            assert!(is_full, "{} {}", rules.id, lesson.number);
            let is_dealt = |hand: &Question| hand.seat == tensu::Wind::East;
            match lesson.number {
                4 => assert!(sheet.hands.iter().all(is_dealt), "{}", rules.id),
                5 => assert!(sheet.hands.iter().all(|hand| hand.by == By::Tsumo)),
                _ => {}
            }
        }
    }
}
