//! Questions to a referee: furiten, noten payments, hands that other rules pay otherwise.

use std::collections::BTreeMap;

use tensu::rules::Noten;
use tensu::{Kind, Ruleset, Wind};
use tensu_learn::practice::{Answer, Given, Item, Part, Problem};

use super::{deal, judged, paid, right};
use crate::helpers::preset;
use crate::shared::agree::translate;
use crate::shared::judge::split;
use tensu_learn::practice::Form;

/// The waits by the second splitter; with one of them among the discards the hand is furiten (seed 002).
pub(super) fn furiten(problem: &Problem, rules: &Ruleset) {
    let Given::Discarded(discarded) = &problem.given else {
        panic!("{problem}")
    };
    let hand = translate(&problem.question, rules.seats.winds().len());
    let shapes = split::Shapes {
        orphans: true,
        ..split::Shapes::default()
    };
    let waits = split::waits(&hand.closed, &hand.melds, shapes);
    let is_barred = discarded.iter().any(|kind| waits.contains(&kind.index()));
    let task = &problem.tasks[0];
    assert_eq!((task.part, task.teaches), (Part::Furiten, Item::Furiten));
    assert_eq!(
        right(task),
        &Answer::Whether(is_barred),
        "{} {problem}",
        rules.id
    );
    // Nobody discards a fifth tile, nor the one that somebody else just discarded for the fourth time.
    let all = problem.question.all_tiles().filter_map(tensu::Tile::kind);
    let all: Vec<Kind> = all.chain(discarded.iter().copied()).collect();
    for kind in Kind::all() {
        let count = all.iter().filter(|own| **own == kind).count();
        assert!(count <= 4, "{problem}");
    }
}

/// The tenpai players share what the others pay, or each of these pays each of those.
pub(super) fn noten(problem: &Problem, rules: &Ruleset) {
    let Given::Tenpai(tenpai) = &problem.given else {
        panic!("{problem}")
    };
    let (ready, players) = (tenpai.len() as u32, rules.seats.winds().len() as u32);
    assert!((1..players).contains(&ready), "{problem}");
    let each = match rules.game.noten {
        Noten::Pool(points) => points / ready,
        Noten::Each(points) => points * (players - ready),
        Noten::Nothing => panic!("{}", rules.id),
    };
    assert_eq!(
        right(&problem.tasks[0]),
        &Answer::Points(each),
        "{} {problem}",
        rules.id
    );
}

/// Holds that the payments are those of the second scorer, and that by the cheat sheet it says others.
pub(super) fn differs(problem: &Problem, rules: &Ruleset) {
    let of = |rules: &Ruleset| {
        let hand = problem.question.adapted(rules);
        match tensu::score(&hand, rules) {
            Ok(_) => judged(&hand, rules).swap_remove(0).paid,
            Err(_) => BTreeMap::default(),
        }
    };
    let Answer::Payments(payments) = right(&problem.tasks[0]) else {
        panic!("{problem}")
    };
    let own = of(rules);
    assert_eq!(paid(payments), own, "{} {problem}", rules.id);
    assert_ne!(of(preset("cheatsheet")), own, "{} {problem}", rules.id);
}

/// Both answers come, and the tile that bars is not the one that somebody looks at first.
#[test]
fn half_of_the_hands_are_furiten() {
    let rules = preset("ema_2025");
    let is_barred = |seed| {
        let problem = deal(Form::Furiten, seed, rules);
        right(&problem.tasks[0]) == &Answer::Whether(true)
    };
    let barred = (0..200).filter(|seed| is_barred(*seed)).count();
    assert!((70..130).contains(&barred), "{barred}");
    let firsts = (0..200).filter(|seed| {
        let problem = deal(Form::Furiten, *seed, rules);
        let Given::Discarded(discarded) = &problem.given else {
            panic!("{problem}")
        };
        let first: Vec<Kind> = discarded[..1].to_vec();
        is_barred(*seed) && problem.question.is_furiten(&first, rules)
    });
    assert!(firsts.count() < barred / 2);
}

/// Of two waits the other one may be in the hand four times: no discard of it can bar, and another hand is asked.
#[test]
fn a_wait_of_which_none_is_left_is_not_discarded() {
    let rules = preset("cheatsheet");
    furiten(&deal(Form::Furiten, 155, rules), rules);
}

/// 3,000 are shared by those who are tenpai: 3,000, 1,500, 1,000 each.
#[test]
fn noten_payments_are_those_of_the_sheet() {
    let rules = preset("cheatsheet");
    for (seats, each) in [
        (&[Wind::West][..], 3_000),
        (&[Wind::East, Wind::West], 1_500),
        (&[Wind::East, Wind::South, Wind::North], 1_000),
    ] {
        let given = Given::Tenpai(seats.to_vec());
        let problem = Problem::of(Form::Noten, tensu::Question::default(), given, 1, rules);
        let problem = problem.expect("a question");
        let points: Vec<&Answer> = problem.tasks[0].answers.iter().collect();
        assert_eq!(
            points,
            [
                &Answer::Points(1_000),
                &Answer::Points(1_500),
                &Answer::Points(3_000)
            ]
        );
        assert_eq!(right(&problem.tasks[0]), &Answer::Points(each));
    }
}
