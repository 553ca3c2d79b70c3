//! Versions of a sheet: another order of the questions, other seats.

use alloc::format;
use alloc::vec::Vec;

use crate::fnv::fnv;
use crate::practice::Given;
use crate::practice::random::Random;
use crate::sheet::AskedHand;
use tensu::question::Question;
use tensu::rules::Ruleset;
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
