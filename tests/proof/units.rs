//! The work, cut into units that each take a second or so. A unit is known by its name and needs nothing else.

use tensu::{Question, Ruleset};

use crate::options::Options;
use crate::shared::agree::{Verdict, changes, compare};
use crate::shared::digest::Fnv;
use crate::shared::judge::Change;
use crate::shared::random::Random;
use crate::shared::{deal, distance, houses, shapes};
use crate::shrink::shrink;

/// Hands of a unit.
const HANDS: u64 = 5_000;
/// Distances are slow: one for so many hands.
const HANDS_TO_A_DISTANCE: u64 = 200;
/// Hands under each set of house rules.
const HANDS_OF_A_HOUSE: u64 = 20;
/// Shapes of a unit.
const SHAPES: usize = 250;

#[derive(Clone, Debug)]
pub struct Unit {
    pub name: String,
    /// The number of questions that it puts.
    pub size: u64,
    rules: &'static Ruleset,
    part: Part,
}

#[derive(Clone, Copy, Debug)]
enum Part {
    Hands,
    /// Under rules that a house changed, others for every few hands.
    Houses,
    Shapes(usize),
}

/// The outcome of a unit.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Put to both and answered by both.
    pub asked: u64,
    pub disagreements: Vec<String>,
}

/// Lists everything to do, the rulesets taking turns so that a run that is stopped has seen all of them.
pub fn all(options: &Options, shapes: &[shapes::Shape]) -> Vec<Unit> {
    let mut units = Vec::new();
    for first in (0..shapes.len()).step_by(SHAPES) {
        let part = &shapes[first..shapes.len().min(first + SHAPES)];
        let size = part
            .iter()
            .map(|shape| shapes::questions(shape).len() as u64)
            .sum();
        for rules in &options.rules {
            units.push(Unit {
                name: format!("shapes/{}/{first}", rules.id),
                size,
                rules,
                part: Part::Shapes(first),
            });
        }
    }
    for first in (0..options.hands).step_by(HANDS as usize) {
        for rules in &options.rules {
            for (part, kind) in [(Part::Hands, "hands"), (Part::Houses, "houses")] {
                units.push(Unit {
                    name: format!("{kind}/{}/{first}", rules.id),
                    size: HANDS.min(options.hands - first),
                    rules,
                    part,
                });
            }
        }
    }
    units
}

impl Unit {
    pub fn run(&self, options: &Options, shapes: &[shapes::Shape]) -> Outcome {
        let mut outcome = Outcome::default();
        match self.part {
            Part::Hands => self.hands(options, &mut outcome),
            Part::Houses => self.houses(options, &mut outcome),
            Part::Shapes(first) => {
                for shape in shapes.iter().skip(first).take(SHAPES) {
                    for question in shapes::questions(shape) {
                        outcome.ask(&question, self.rules, &[]);
                    }
                }
            }
        }
        outcome
    }

    fn random(&self, options: &Options) -> Random {
        Random::new(Fnv::of(&format!("{} {}", options.seed, self.name)))
    }

    fn houses(&self, options: &Options, outcome: &mut Outcome) {
        let mut random = self.random(options);
        for _ in 0..self.size.div_ceil(HANDS_OF_A_HOUSE) {
            let house = houses::some(self.rules, &mut random);
            let changes = changes(&house);
            for _ in 0..HANDS_OF_A_HOUSE {
                let question = deal::hand(&mut random, &house);
                outcome.ask(&question, &house, &changes);
            }
        }
    }

    fn hands(&self, options: &Options, outcome: &mut Outcome) {
        let mut random = self.random(options);
        for _ in 0..self.size {
            let question = deal::hand(&mut random, self.rules);
            outcome.ask(&question, self.rules, &[]);
        }
        for _ in 0..self.size / HANDS_TO_A_DISTANCE {
            let found = distance::disagreement(&mut random, self.rules);
            outcome.disagreements.extend(found);
        }
    }

    pub const fn distances(&self) -> u64 {
        match self.part {
            Part::Hands => self.size / HANDS_TO_A_DISTANCE,
            Part::Houses | Part::Shapes(_) => 0,
        }
    }
}

impl Outcome {
    fn ask(&mut self, question: &Question, rules: &Ruleset, changes: &[Change]) {
        match compare(question, rules, changes) {
            Verdict::Agreed => self.asked += 1,
            Verdict::NotAsked(_) => {}
            Verdict::Disagreed(_) => {
                self.asked += 1;
                self.disagreements.push(shrink(question, rules));
            }
        }
    }
}
