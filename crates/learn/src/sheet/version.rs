//! Versions of one exam: the same hands in another order and from other seats, so that a neighbour's answers are of no use.

use alloc::vec::Vec;

use crate::practice::{Answer, Given, Problem};
use crate::sheet::turned::{Version, places, turned_by};
use crate::sheet::{AskedHand, Sheet, origin, problem};
use tensu::Wind;
use tensu::question::Question;
use tensu::rules::{Ruleset, score};

impl Sheet {
    /// The place in this sheet of each question of a version: no question of the second stands where it stood.
    pub fn places(&self, version: Version) -> Vec<usize> {
        places(version, &self.code(), self.hands.len())
    }

    /// A version of this sheet; the same each time.
    #[must_use]
    pub fn version(&self, version: Version, rules: &Ruleset) -> Self {
        let own = Self {
            version: Some(version),
            ..self.clone()
        };
        if version == Version::A {
            return own;
        }
        let asked: Vec<AskedHand> = self.asked().collect();
        let places = self.places(version);
        let both = places.into_iter().filter_map(|at| asked.get(at));
        let both: Vec<(AskedHand, AskedHand)> = both
            .map(|asked| (asked.clone(), turned_of(asked, rules)))
            .collect();
        let from = origin::written(self, &both, rules);
        let turned = both.into_iter().map(|(_, turned)| turned).collect();
        Self::mixed(&self.rules, turned).map_or(own.clone(), |sheet| Self {
            from,
            hands: sheet.hands,
            each: sheet.each,
            form: sheet.form,
            ..own
        })
    }
}

/// Turns a question to other seats: best to where its answer is another one for the same han and fu, so that it stays as hard.
fn turned_of(asked: &AskedHand, rules: &Ruleset) -> AskedHand {
    let (hand, _, given) = asked;
    if matches!(given, Given::Tenpai(_)) {
        return turned_by(asked, 1, None, rules);
    }
    let right = |problem: &Problem| -> Vec<Option<Answer>> {
        let tasks = problem.tasks.iter();
        tasks
            .map(|task| task.answers.get(task.right).cloned())
            .collect()
    };
    let own = problem(asked.clone(), rules);
    let own = own.as_ref().map(right);
    let worth = |hand: &Question| {
        let score = score(hand, rules).ok()?;
        Some((score.han, score.fu.map(|fu| fu.rounded)))
    };
    let own_worth = worth(hand);
    let other = match hand.round {
        Wind::East => Wind::South,
        _ => Wind::East,
    };
    let mut best: Option<(u8, AskedHand)> = None;
    for round in [hand.round, other] {
        for steps in 1..rules.seats.winds().len() {
            let asked = turned_by(asked, steps, Some(round), rules);
            let Some(problem) = problem(asked.clone(), rules) else {
                continue;
            };
            let rank = match (
                own.as_ref() != Some(&right(&problem)),
                worth(&asked.0) == own_worth,
            ) {
                (true, true) => 0,
                (true, false) => 1,
                (false, true) => 2,
                (false, false) => 3,
            };
            if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                best = Some((rank, asked));
            }
        }
    }
    best.map_or_else(|| asked.clone(), |(_, asked)| asked)
}
