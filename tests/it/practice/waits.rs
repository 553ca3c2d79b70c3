//! The tiles that a hand waits for: against brute force, and no answer that stands out.

use tensu::rules::all;
use tensu::{Kind, Question, Ruleset};
use tensu_learn::practice::{Answer, HandLesson, Item, Skill, Topic};

use super::{dealt, lesson};
use crate::helpers::{preset, question};
use crate::shared::judge::split;
use crate::shared::{agree, distance};

fn tiles(answer: &Answer) -> &[Kind] {
    match answer {
        Answer::Tiles(kinds) => kinds,
        other => panic!("{other:?} are no tiles"),
    }
}

fn waits(hand: &str) -> (Item, String) {
    let lesson = lesson(hand, Topic::Waits, "cheatsheet").unwrap_or_else(|| panic!("{hand}"));
    let task = &lesson.tasks[0];
    let names = tiles(&task.answers[task.right]).iter().map(Kind::to_string);
    (task.teaches, names.collect::<Vec<_>>().join(" "))
}

/// The tiles that complete a hand, as they are counted on paper.
#[test]
fn waits_are_asked_of_thirteen_tiles() {
    for (hand, skill, wanted) in [
        ("123m456p78s99p(222s)", Skill::TwoWaits, "6s 9s"),
        // Without the tile that won.
        ("123m456p78s99p(222s)+9s ron", Skill::TwoWaits, "6s 9s"),
        ("123m456p79s99p(222s)", Skill::OneWait, "8s"),
        ("2345678s111z(333m)", Skill::ThreeWaits, "2s 5s 8s"),
        ("2223m456p789s111z", Skill::ThreeWaits, "1m 4m 3m"),
        (
            "1112345678999m",
            Skill::ManyWaits,
            "1m 2m 3m 4m 5m 6m 7m 8m 9m",
        ),
        ("1133m5577p2299s4z", Skill::OneWait, "4z"),
    ] {
        let (found, names) = waits(hand);
        let mut wanted: Vec<&str> = wanted.split(' ').collect();
        wanted.sort_unstable();
        assert_eq!(
            (found, names),
            (Item::Skill(skill), wanted.join(" ")),
            "{hand}"
        );
    }
    // Three players have little to mistake a tile of man for.
    for hand in ["1m234p567p789p222z", "1199m111444p345s"] {
        let lesson = lesson(hand, Topic::Waits, "sanma_ryanshi").expect("waits");
        assert_eq!(lesson.tasks[0].answers.len(), 4, "{hand}");
    }
    // A red five is turned up, so that it is not in the hand that is shown as complete.
    let turned = question("055m46m123p789p11z dora:5m");
    let five = question("5m").hand[0].kind().expect("a kind");
    assert!(
        turned
            .completed_by(five, preset("tenhou"))
            .check(preset("tenhou"))
            .is_ok()
    );
    // A hand that waits for nothing, and one that does not win by ron but waits.
    assert_eq!(
        lesson("159m159p159s1234z", Topic::Waits, "cheatsheet"),
        None
    );
    assert!(lesson("123m456p78s99p(222s)+9s ron", Topic::Price, "cheatsheet").is_none());
}

fn by_brute_force(question: &Question, rules: &Ruleset) -> Vec<usize> {
    let hand = agree::translate(question, rules.seats.winds().len());
    let mut waits = split::waits(&hand.closed, &hand.melds, distance::shapes(rules));
    waits.retain(|&kind| Kind::new(kind).is_some_and(|kind| rules.tiles.has(kind)));
    waits
}

/// Each dealt hand against the second scorer's brute force, and no wrong answer is right.
#[test]
fn waits_are_those_of_the_second_scorer() {
    for rules in all() {
        for lesson in dealt(Topic::Waits, rules) {
            let [task] = &lesson.tasks[..] else {
                panic!("one question: {}", lesson.question);
            };
            let waits = by_brute_force(&lesson.question, rules);
            let right: Vec<usize> = tiles(&task.answers[task.right])
                .iter()
                .map(|kind| kind.index())
                .collect();
            assert_eq!(right, waits, "{} {}", rules.id, lesson.question);
            for kind in tiles(&task.answers[task.right]) {
                let drawn = lesson.question.completed_by(*kind, rules);
                assert!(drawn.check(rules).is_ok(), "{drawn}");
            }
            for answer in &task.answers {
                let kinds = tiles(answer);
                assert!(!kinds.is_empty() && kinds.is_sorted());
                assert!(kinds.iter().all(|&kind| rules.tiles.has(kind)));
            }
        }
    }
}

/// A hand that waits for every tile that there is: one can only be forgotten.
#[test]
fn all_tiles_of_a_tiny_game_may_be_waits() {
    let mut rules = preset("tenhou").clone();
    for kind in Kind::all().filter(|kind| !kind.is_yaochuu()) {
        rules.tiles = rules.tiles.without(kind);
    }
    for seed in 0..50 {
        let hand = question("19m19p19s1234567z");
        let lesson = HandLesson::of(&hand, Topic::Waits, seed, &rules).expect("thirteen waits");
        let task = &lesson.tasks[0];
        assert_eq!(tiles(&task.answers[task.right]).len(), 13);
        assert!(task.answers.len() > 1);
    }
}

/// Neither the place nor the number of tiles gives the right answer away.
#[test]
fn right_waits_do_not_stand_out() {
    let mut places = [0; 4];
    let (mut longest, mut shortest, mut common, mut apart) = (0, 0, 0, 0);
    for seed in 0..400 {
        let lesson = HandLesson::deal(Topic::Waits, &[], seed, preset("tenhou")).expect("a hand");
        let task = &lesson.tasks[0];
        let len = |at: usize| tiles(&task.answers[at]).len();
        let others = || (0..task.answers.len()).filter(|&at| at != task.right);
        places[task.right] += 1;
        // The answer that has most in common with the others.
        let shared = |at: usize| -> usize {
            let all = task.answers.iter();
            let own = |kind: &&Kind| tiles(&task.answers[at]).contains(kind);
            all.map(|other| tiles(other).iter().filter(own).count())
                .sum()
        };
        let most = (0..task.answers.len()).max_by_key(|&at| shared(at));
        common += usize::from(most == Some(task.right));
        // The one with most pairs three apart, the shortest of several.
        let spaced = |at: usize| {
            let own = tiles(&task.answers[at]);
            let pairs = own
                .iter()
                .filter(|kind| kind.up(3).is_some_and(|other| own.contains(&other)));
            (pairs.count(), usize::MAX - own.len())
        };
        let most = (0..task.answers.len()).max_by_key(|&at| spaced(at));
        apart += usize::from(most == Some(task.right));
        longest += usize::from(others().all(|at| len(at) < len(task.right)));
        shortest += usize::from(others().all(|at| len(at) > len(task.right)));
    }
    assert!(places.iter().all(|&n| n > 70), "{places:?}");
    assert!(longest < 120 && shortest < 120, "{longest} {shortest}");
    assert!(common < 140 && apart < 160, "{common} {apart}");
}
