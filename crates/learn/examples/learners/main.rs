//! Simulated learners: what twenty minutes of the course are worth in ten hands of a table, beside *Practice* and whole hands alone
//! (`cargo xtask learn`). It ranks designs; it proves nothing about people.
//!
//! A learner knows each [`Piece`](piece::Piece) or does not, answers the questions that the course, *Practice* and the table really
//! ask, and is wrong as a [`Mistake`](tensu_learn::practice::Mistake) is whose piece is missing. Each explanation that is read, and
//! each thing on a card, teaches one piece with a chance.

// In a program nothing is reachable from outside; here `pub` says that other modules use an item.
#![allow(unreachable_pub)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use learner::{EXAM, Hand, Learner, PASS, Spent, TIME, Traits};
use tensu::Ruleset;
use tensu::rules::DEFAULT;

mod learner;
mod need;
mod piece;

/// The grid, and its middle.
const GUESS: [f64; 3] = [0.15, 0.25, 0.35];
const LEARN: [f64; 3] = [0.15, 0.30, 0.50];
const SLIP: [f64; 3] = [0.02, 0.03, 0.05];
const MIDDLE: Traits = Traits {
    guess: 0.25,
    learn: 0.30,
    slip: 0.03,
    reading: 10.0,
};
/// The hands of a table from which whole hands are drawn.
const HANDS: u64 = 2_000;

/// Learners in a cell, if no other number is typed.
const LEARNERS: u32 = 250;

/// The ways to learn.
#[derive(Clone, Copy)]
enum Way {
    Course,
    Practice,
    Whole,
}

const WAYS: [Way; 3] = [Way::Course, Way::Practice, Way::Whole];

fn learn<'r>(
    way: Way,
    traits: Traits,
    seed: u64,
    table: &[Hand],
    rules: &'r Ruleset,
) -> Learner<'r> {
    let mut learner = Learner::new(traits, seed, rules);
    match way {
        Way::Course => learner.course(table),
        Way::Practice => learner.practice(),
        Way::Whole => learner.whole(table),
    }
    learner
}

/// The share of learners that passes, in percent.
fn share(way: Way, traits: Traits, learners: u32, table: &[Hand], rules: &Ruleset) -> f64 {
    let is_good = |seed: &u32| learn(way, traits, (*seed).into(), table, rules).passes(table);
    let passed = (0..learners).filter(is_good).fold(0.0, |all, _| all + 1.0);
    passed * 100.0 / f64::from(learners)
}

/// The grid as docs/proof.md has it, and whether the course is ahead in each cell.
fn grid(learners: u32, table: &[Hand], rules: &Ruleset) -> (String, bool) {
    let mut text = String::from("| guess | learn 0.15 | 0.30 | 0.50 |\n|--:|--:|--:|--:|\n");
    let mut is_ahead = true;
    for guess in GUESS {
        let _ = write!(text, "| {guess:.2} |");
        for learn in LEARN {
            let shares = WAYS.map(|way| {
                SLIP.map(|slip| {
                    share(
                        way,
                        Traits {
                            guess,
                            learn,
                            slip,
                            ..MIDDLE
                        },
                        learners,
                        table,
                        rules,
                    )
                })
            });
            let [course, others @ ..] = &shares;
            // Where nobody passes, nobody is ahead.
            let is_behind = |other: &[f64; 3]| {
                let mut cells = course.iter().zip(other);
                cells.any(|(course, other)| *other > 0.0 && course <= other)
            };
            is_ahead &= !others.iter().any(is_behind);
            let words = shares.map(|own| own.map(|share| format!("{share:.0}")).join("/"));
            let _ = write!(text, " {} |", words.join(" – "));
        }
        text.push('\n');
    }
    (text, is_ahead)
}

/// The time by lesson: the learners that reached it, and what one of them did there.
fn spent(learners: u32, table: &[Hand], rules: &Ruleset) -> String {
    let mut all: BTreeMap<u8, (u32, Spent)> = BTreeMap::new();
    for seed in 0..learners {
        for own in learn(Way::Course, MIDDLE, seed.into(), table, rules).spent {
            let (count, sum) = all.entry(own.lesson).or_default();
            *count += 1;
            sum.seconds += own.seconds;
            sum.asked += own.asked;
            sum.wrong += own.wrong;
            sum.done += own.done;
        }
    }
    let mut text = String::from(
        "| lesson | reached | seconds | questions | wrong | done |\n|--:|--:|--:|--:|--:|--:|\n",
    );
    for (lesson, (count, sum)) in all {
        let of = |number: f64| number / f64::from(count);
        let reached = f64::from(count) * 100.0 / f64::from(learners);
        let (seconds, asked, wrong) = (of(sum.seconds), of(sum.asked.into()), of(sum.wrong.into()));
        let done = of(sum.done.into()) * 100.0;
        let _ = writeln!(
            text,
            "| {lesson} | {reached:.0} % | {seconds:.0} | {asked:.1} | {wrong:.1} | {done:.0} % |"
        );
    }
    text
}

fn main() -> ExitCode {
    let count = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let learners: u32 = count.unwrap_or(LEARNERS);
    let table = Hand::of_a_table(HANDS, DEFAULT);
    println!("Learners with {PASS} of {EXAM} hands right after {TIME} s, in the middle:");
    for reading in [10.0, 5.0] {
        let shares =
            WAYS.map(|way| share(way, Traits { reading, ..MIDDLE }, learners, &table, DEFAULT));
        println!("{reading} s of reading: {shares:.0?}");
    }
    println!("\n{}", spent(learners, &table, DEFAULT));
    let (text, is_ahead) = grid(learners, &table, DEFAULT);
    println!("{text}");
    if is_ahead {
        ExitCode::SUCCESS
    } else {
        println!("The course is not ahead everywhere.");
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT, Hand, Learner, MIDDLE, Traits, Way, learn};
    use crate::need;
    use tensu_learn::course::path;

    #[test]
    fn the_same_seed_makes_the_same_learner() {
        let table = Hand::of_a_table(20, DEFAULT);
        let known = |seed| {
            let learner = learn(Way::Course, MIDDLE, seed, &table, DEFAULT);
            let mut known: Vec<String> =
                learner.known.iter().map(|one| format!("{one:?}")).collect();
            known.sort();
            (known, learner.left.to_bits())
        };
        assert_eq!(known(7), known(7));
        assert_ne!(known(7), known(8));
    }

    #[test]
    fn who_knows_all_passes_and_who_never_learns_does_not() {
        let table = Hand::of_a_table(100, DEFAULT);
        let never = Traits {
            learn: 0.0,
            ..MIDDLE
        };
        for seed in 0..3 {
            let knows = Learner::new(Traits { slip: 0.0, ..never }, seed, DEFAULT).knowing(&table);
            assert!({ knows }.passes(&table), "{seed}");
            let mut same = learn(Way::Course, never, seed, &table, DEFAULT);
            assert!(same.known.is_empty() && !same.passes(&table), "{seed}");
        }
    }

    #[test]
    fn every_question_of_the_course_needs_something() {
        for aim in path(DEFAULT).flat_map(|lesson| lesson.aims) {
            let Some(asked) = aim.ask(3, DEFAULT) else {
                continue;
            };
            let needs = need::needs(&asked, DEFAULT);
            assert!(needs.iter().any(|need| !need.ways.is_empty()), "{aim:?}");
        }
    }
}
