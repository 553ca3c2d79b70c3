//! Simulated learners: what twenty minutes of each way to practise are worth in ten hands of a table. It ranks designs; it proves
//! nothing about people.
//!
//! A learner knows each item or does not. Who knows it is right but for slips, who does not guesses. A question that was
//! answered and explained teaches one of the unknown items in it, with the chance `learn`; the cards of a lesson each item of it,
//! with [`CARD`].

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tensu::score::FuReason;
use tensu::{By, Question, Ruleset, Score, score};
use tensu_learn::practice::{HandLesson, Spec, Topic};

use crate::failure::{Failure, Result};

/// The chance that a lesson's cards teach an item.
const CARD: f64 = 0.35;
/// The time that somebody learns, in seconds.
const TIME: f64 = 1_200.0;
/// Learners in a cell.
const LEARNERS: u32 = 500;
/// Hands of the exam, and how many must be right.
const EXAM: usize = 10;
const PASS: usize = 8;

/// The grid: the chances that a guess is right, that an answer teaches, that somebody who knows slips.
const GUESS: [f64; 3] = [0.15, 0.25, 0.35];
const LEARN: [f64; 3] = [0.15, 0.30, 0.50];
const SLIP: [f64; 3] = [0.02, 0.03, 0.05];

/// One thing to decide: its name, and how long it takes.
type Decision = (String, f64);

/// A hand as a learner meets it.
struct Hand {
    /// Step by step: how it was won, sets and pair, wait, sum, points.
    full: Vec<Decision>,
    /// By the rule of thumb: which line of it, and the points.
    thumb: Vec<Decision>,
    /// `true` where that rule is right about it.
    holds: bool,
    price: Decision,
}

/// A way to practise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Policy {
    /// Fu step by step, about hands whose points hang on it, then points.
    Practice,
    /// Whole hands as a table brings them.
    Whole,
    /// The rule of thumb, the points, then whole hands.
    Course,
}

const POLICIES: [Policy; 3] = [Policy::Practice, Policy::Whole, Policy::Course];

/// The lessons of the course: what of a hand each asks, and for which share of the time.
const LESSONS: [(Part, f64); 3] = [(Part::Thumb, 0.25), (Part::Price, 0.45), (Part::Both, 0.30)];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Thumb,
    Price,
    Both,
}

/// `SplitMix64`, from 0 to 1.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    fn chance(&mut self, share: f64) -> bool {
        f64::from((self.next() >> 32) as u32) < share * f64::from(u32::MAX)
    }

    fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[(self.next() % from.len() as u64) as usize]
    }
}

/// The line of the rule of thumb that a hand falls under, and its fu: seven pairs 25, self-drawn pinfu 20, closed ron 40 if
/// anything gives fu, else 30, everything else 30.
fn thumb(question: &Question, score: &Score) -> (&'static str, u16) {
    let has = |wanted: fn(FuReason) -> bool| {
        let fu = score.fu.as_ref();
        fu.is_some_and(|fu| fu.items.iter().any(|item| wanted(item.reason)))
    };
    let closed = question.melds.iter().all(|meld| !meld.kind.opens());
    let gives = has(|reason| {
        matches!(
            reason,
            FuReason::Set { .. } | FuReason::Pair { .. } | FuReason::Wait(_)
        )
    });
    if has(|reason| reason == FuReason::Chiitoitsu) {
        ("pairs", 25)
    } else if has(|reason| reason == FuReason::PinfuTsumo) {
        ("pinfu", 20)
    } else if closed && question.by == By::Ron && gives {
        ("gives", 40)
    } else if closed && question.by == By::Ron {
        ("plain", 30)
    } else {
        ("rest", 30)
    }
}

/// A hand with its steps, if it can be asked.
fn hand(question: &Question, rules: &Ruleset) -> Option<Hand> {
    let score = score(question, rules).ok()?;
    let price = HandLesson::of(question, Topic::Price, 1, rules)?;
    let price = (price.tasks.first()?.teaches.to_string(), 8.0);
    let steps = HandLesson::of(question, Topic::Fu, 1, rules);
    let steps = steps.map(|lesson| lesson.tasks).unwrap_or_default();
    let mut full: Vec<Decision> = steps
        .iter()
        .map(|task| (task.teaches.to_string(), 4.0))
        .collect();
    full.push(price.clone());
    let (line, fu) = thumb(question, &score);
    let matters = score.multiplied_fu();
    Some(Hand {
        full,
        thumb: vec![(format!("thumb_{line}"), 5.0), price.clone()],
        holds: matters.is_none_or(|own| own.rounded == fu),
        price,
    })
}

/// Somebody who learns.
struct Learner<'g> {
    known: BTreeSet<&'g str>,
    guess: f64,
    learn: f64,
    slip: f64,
    random: Random,
}

impl<'g> Learner<'g> {
    fn is_right(&mut self, decision: &'g Decision) -> bool {
        if self.known.contains(decision.0.as_str()) {
            !self.random.chance(self.slip)
        } else {
            self.random.chance(self.guess)
        }
    }

    /// Answers one question of several decisions, and reads why.
    fn answer(&mut self, decisions: &'g [Decision]) -> f64 {
        let unknown = decisions.iter().map(|(item, _)| item.as_str());
        let unknown: Vec<&'g str> = unknown.filter(|item| !self.known.contains(item)).collect();
        if !unknown.is_empty() && self.random.chance(self.learn) {
            let one: &'g str = self.random.pick::<&'g str>(&unknown[..]);
            self.known.insert(one);
        }
        decisions.iter().map(|(_, seconds)| seconds).sum()
    }

    fn practise(&mut self, policy: Policy, fu: &'g [Hand], table: &'g [Hand]) {
        let mut left = TIME;
        match policy {
            Policy::Practice => {
                while left > 0.0 {
                    let only_price = left < TIME / 2.0;
                    let hand = self.random.pick(if only_price { table } else { fu });
                    let steps = if only_price {
                        std::slice::from_ref(&hand.price)
                    } else {
                        &hand.full[..hand.full.len() - 1]
                    };
                    for step in steps {
                        left -= self.answer(std::slice::from_ref(step));
                    }
                    left -= 1.0;
                }
            }
            Policy::Whole => {
                while left > 0.0 {
                    let hand = self.random.pick(table);
                    left -= self.answer(&hand.full);
                }
            }
            Policy::Course => {
                for (part, share) in LESSONS {
                    let mut left = TIME * share;
                    // What twenty hands of a table have in them is what the cards show.
                    let shown = table.iter().take(20).flat_map(|hand| part.of(hand));
                    let shown: BTreeSet<&str> = shown.map(|(item, _)| item.as_str()).collect();
                    for item in shown {
                        if self.random.chance(CARD) {
                            self.known.insert(item);
                        }
                    }
                    left -= 20.0;
                    while left > 0.0 {
                        let hand = self.random.pick(table);
                        left -= self.answer(part.of(hand));
                    }
                }
            }
        }
    }

    /// Counts how many of ten hands of a table are answered right.
    fn exam(&mut self, policy: Policy, table: &'g [Hand]) -> usize {
        let one = |learner: &mut Self| {
            let hand = learner.random.pick(table);
            let by_thumb = policy == Policy::Course;
            let decisions = if by_thumb { &hand.thumb } else { &hand.full };
            let right = decisions.iter().filter(|one| learner.is_right(one)).count();
            right == decisions.len() && (!by_thumb || hand.holds)
        };
        (0..EXAM).filter(|_| one(self)).count()
    }
}

impl Part {
    fn of(self, hand: &Hand) -> &[Decision] {
        match self {
            Self::Thumb => &hand.thumb[..1],
            Self::Price => &hand.thumb[1..],
            Self::Both => &hand.thumb,
        }
    }
}

/// The share that passes, in percent.
fn cell(policy: Policy, at: [f64; 3], fu: &[Hand], table: &[Hand], learners: u32) -> f64 {
    let [guess, learn, slip] = at;
    let is_good = |seed: &u32| {
        let mut learner = Learner {
            known: BTreeSet::new(),
            guess,
            learn,
            slip,
            random: Random(u64::from(*seed).wrapping_mul(977)),
        };
        learner.practise(policy, fu, table);
        learner.exam(policy, table) >= PASS
    };
    let passed = (0..learners).filter(is_good).count();
    f64::from(passed as u32) * 100.0 / f64::from(learners)
}

/// The table, and whether the course is ahead in each cell.
fn table(learners: u32) -> Result<(String, bool)> {
    let rules = Ruleset::by_id("cheatsheet");
    let rules = rules.ok_or_else(|| {
        Failure::new(
            "there are no rules to learn by",
            "name a ruleset of the crate in xtask/src/learn.rs",
        )
    })?;
    let spec = Spec::table();
    let dealt = (0..2_000).filter_map(|seed| spec.deal(seed, rules));
    let all: Vec<Hand> = dealt.filter_map(|one| hand(&one, rules)).collect();
    let of_fu = (0..1_000).filter_map(|seed| HandLesson::deal(Topic::Fu, &[], seed, rules));
    let fu: Vec<Hand> = of_fu.filter_map(|one| hand(&one.question, rules)).collect();
    let mut text = String::from(
        "| guess | learn | slip | Practice | whole hands | course |\n|--:|--:|--:|--:|--:|--:|\n",
    );
    let mut is_ahead = true;
    for guess in GUESS {
        for learn in LEARN {
            for slip in SLIP {
                let shares =
                    POLICIES.map(|policy| cell(policy, [guess, learn, slip], &fu, &all, learners));
                let [practice, whole, course] = shares;
                is_ahead &= course > practice && course > whole;
                let _ = writeln!(
                    text,
                    "| {guess:.2} | {learn:.2} | {slip:.2} | {practice:.0} % | {whole:.0} % | {course:.0} % |"
                );
            }
        }
    }
    Ok((text, is_ahead))
}

/// Runs `cargo xtask learn`.
pub fn run() -> Result<bool> {
    let (text, is_ahead) = table(LEARNERS)?;
    println!(
        "Learners with {PASS} of {EXAM} hands right after {TIME} s, {LEARNERS} in a cell\n\n{text}"
    );
    if !is_ahead {
        println!("The course is not ahead everywhere.");
    }
    Ok(is_ahead)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_course_is_ahead_in_every_cell() {
        let (text, is_ahead) = super::table(120).expect("a table");
        assert!(is_ahead, "{text}");
    }
}
