//! Versions of one exam: the same hands in another order and from other seats, so that a neighbour's answers are of no use.

use alloc::format;
use alloc::vec::Vec;

use crate::fnv::fnv;
use crate::practice::random::Random;
use crate::practice::{Answer, Given, Problem};
use crate::sheet::{AskedHand, Sheet, origin, problem};
use tensu::question::Question;
use tensu::rules::{Ruleset, score};
use tensu::{Liable, Wind};

/// A version of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// The sheet as it was made.
    A,
    /// The same hands in another order, from other seats.
    B,
}

impl Version {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The letter of the link, of the paper and of the key.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }

    /// The version with this letter.
    pub fn of(letter: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|version| letter.chars().eq([version.letter()]))
    }
}

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

/// The place in a sheet with this code of each of so many questions of a version.
pub(super) fn places(version: Version, code: &str, count: usize) -> Vec<usize> {
    let mut all: Vec<usize> = (0..count).collect();
    if version == Version::B {
        let mut random = Random(fnv(&format!("{} {code}", version.letter())));
        // One cycle through all (Sattolo): each leaves its place.
        for last in (1..all.len()).rev() {
            all.swap(last, random.below(last));
        }
    }
    all
}

/// Turns a question by so many seats, in another round, if there is one.
pub(super) fn turned_by(
    (hand, form, given): &AskedHand,
    steps: usize,
    round: Option<Wind>,
    rules: &Ruleset,
) -> AskedHand {
    let seats = rules.seats.winds();
    let by = |wind: Wind| {
        let at = seats.iter().position(|own| *own == wind);
        at.map_or(wind, |at| seats[(at + steps) % seats.len()])
    };
    if let Given::Tenpai(tenpai) = given {
        let mut tenpai: Vec<Wind> = tenpai.iter().map(|seat| by(*seat)).collect();
        tenpai.sort_unstable();
        return (hand.clone(), *form, Given::Tenpai(tenpai));
    }
    let turned = Question {
        seat: by(hand.seat),
        round: round.unwrap_or(hand.round),
        from: hand.from.map(by),
        liable: hand
            .liable
            .iter()
            .map(|one| Liable {
                seat: by(one.seat),
                ..*one
            })
            .collect(),
        ..hand.clone()
    };
    (turned, *form, given.clone())
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
