//! Sheets that are made again and again.

use alloc::vec::Vec;

use crate::practice::random::Random;
use crate::practice::{Drill, Form, Given, Problem, Skill, Spec};
use crate::sheet::{AskedHand, Sheet};
use tensu::Ruleset;
use tensu::Wind;
use tensu::house::House;
use tensu::question::{By, Question};

/// An exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Ten whole hands as a table brings them, in twenty minutes; eight pass.
    Club,
    /// Ten hands, each by the dealer and by another, by ron and self-drawn, in thirty minutes; 36 of 40 payments pass.
    /// The subjects of the tests of professionals are in it: pinfu, seven pairs, 70, 90 and 110 fu, a double wind pair,
    /// a hand of two readings.
    Forty,
    /// Twenty questions as a referee has to answer them, in forty minutes: whole hands, honba and sticks, noten payments,
    /// furiten, waits, and what these rules pay otherwise; sixteen pass.
    Referee,
}

/// The number of seeds that are tried for a hand of an exam.
const TRIES: usize = 60;

impl Preset {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Club, Self::Forty, Self::Referee];

    /// Its id.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Forty => "forty",
            Self::Referee => "referee",
        }
    }

    /// Returns whether a ruleset has it.
    pub fn is_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::Club => true,
            Self::Forty => rules.counts_fu(),
            Self::Referee => rules.is_riichi(),
        }
    }

    /// Makes the sheet of a seed; `None` where the ruleset does not have it, or no hands are found.
    pub fn sheet(self, seed: u64, house: &House, rules: &Ruleset) -> Option<Sheet> {
        if !self.is_in(rules) {
            return None;
        }
        let of = |sheet: Sheet, minutes, pass| Sheet {
            minutes: Some(minutes),
            pass: Some(pass),
            ..sheet
        };
        match self {
            Self::Club => {
                let sheet = Sheet::deal(&Drill::of(Form::Whole), seed, house, rules)?;
                Some(of(sheet, 20, 8))
            }
            Self::Forty => {
                let mut random = Random(seed);
                let mut hands: Vec<Question> = Vec::new();
                for wish in forty() {
                    hands.push(find(&wish, &hands, &mut random, rules)?);
                }
                shuffle(&mut hands, &mut random);
                Some(of(Sheet::of(house, Form::Four, hands)?, 30, 36))
            }
            Self::Referee => {
                let mut random = Random(seed);
                let mut all = Vec::new();
                for form in REFEREE {
                    // Not all rules differ from the cheat sheet, or pay where nobody won.
                    let form = if form.is_in(rules) { form } else { Form::Whole };
                    all.push(ask(form, &all, &mut random, rules)?);
                }
                shuffle(&mut all, &mut random);
                Some(of(Sheet::mixed(house, all)?, 40, 16))
            }
        }
    }
}

/// The forms of the questions to a referee.
const REFEREE: [Form; 20] = {
    use Form::{Differs, Furiten, Honba, Noten, Tiles, Wait, Whole};
    [
        Whole, Whole, Whole, Whole, Whole, Whole, Honba, Honba, Honba, Noten, Noten, Furiten,
        Furiten, Furiten, Differs, Differs, Differs, Tiles, Tiles, Wait,
    ]
};

/// Puts them in another order: nobody is to know a hand by its place.
pub(crate) fn shuffle<T>(all: &mut [T], random: &mut Random) {
    for last in (1..all.len()).rev() {
        all.swap(last, random.below(last + 1));
    }
}

/// Deals a question that is not there yet.
fn ask(
    form: Form,
    others: &[AskedHand],
    random: &mut Random,
    rules: &Ruleset,
) -> Option<AskedHand> {
    let deal = |_| {
        let problem = Problem::deal(&Drill::of(form), None, random.next(), rules)?;
        let asked = (problem.question, problem.form, problem.given);
        (!others.contains(&asked)).then_some(asked)
    };
    (0..TRIES).find_map(deal)
}

/// A hand of an exam: what it must have, and whether another reading of it must pay less.
struct Wish {
    spec: Spec,
    readings: bool,
}

fn forty() -> Vec<Wish> {
    let of_fu = |fu: &[u8]| Spec {
        fu: fu.to_vec(),
        han: 1..=4,
        ..Spec::default()
    };
    let pinfu = Spec {
        by: Some(By::Tsumo),
        ..of_fu(&[20])
    };
    let double_wind = Spec {
        pair: alloc::vec![Skill::DoubleWindPair],
        seat: alloc::vec![Wind::East],
        round: alloc::vec![Wind::East],
        kans: 0..=0,
        ..of_fu(&[])
    };
    let usual = of_fu(&[30, 40, 50]);
    let two = Spec {
        kans: 0..=0,
        ..of_fu(&[])
    };
    let plain = [
        pinfu,
        of_fu(&[25]),
        of_fu(&[70]),
        of_fu(&[90]),
        of_fu(&[110]),
        double_wind,
        usual.clone(),
        usual.clone(),
        usual,
    ];
    let plain = plain.into_iter().map(|spec| Wish {
        spec,
        readings: false,
    });
    let two = Wish {
        spec: two,
        readings: true,
    };
    plain.chain([two]).collect()
}

/// Finds a hand that wins in all four ways.
fn find(
    wish: &Wish,
    others: &[Question],
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Question> {
    let asks = |form, hand: &Question| {
        let problem = Problem::of(form, hand.clone(), Given::Hand, 0, rules);
        problem.is_some()
    };
    for _ in 0..TRIES {
        let hand = wish.spec.find(random.next(), rules, |hand, _| {
            let two = !wish.readings || asks(Form::Reading, hand);
            two && asks(Form::Four, hand)
        });
        if let Some(hand) = hand.filter(|hand| !others.contains(hand)) {
            return Some(hand);
        }
    }
    None
}
