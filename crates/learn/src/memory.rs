//! Memory: how well each item is known, and when it comes back, by the formulas of FSRS-5 with its published weights,
//! for a wish of remembering nine of ten.
//!
//! Our own: `rs-fsrs` 1.2.1 brings dates with clocks, 102 KB gzip in WebAssembly where a day is a number; `fsrs` brings the
//! training of weights; both give the days that the tests have.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::{Day, Grade, Item, Log};
use tensu::Ruleset;
use tensu::inside::sort_by;

/// The most items that come back in a day.
pub const MOST_DUE: usize = 20;

/// The published weights, in the order of the paper.
const FIRST: [f64; 3] = [0.4072, 1.1829, 3.1262];
const DIFFICULTY: f64 = 7.2102;
const DIFFICULTY_OF_GRADE: f64 = 0.5316;
const CHANGE: f64 = 1.0651;
const REVERSION: f64 = 0.0234;
const GROWTH: f64 = 1.616;
const GROWTH_OF_STABILITY: f64 = 0.1544;
const GROWTH_OF_FORGETTING: f64 = 1.0824;
const LAPSE: [f64; 4] = [1.9813, 0.0953, 0.2975, 2.2042];
const HARD: f64 = 0.2407;
/// The factor that makes the stability the days after which nine of ten are remembered.
const FACTOR: f64 = 19.0 / 81.0;

/// The knowledge of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// Days after which it is remembered nine times of ten.
    stability: f64,
    /// From 1, easy, to 10.
    difficulty: f64,
    /// The day on which it was last asked.
    pub last: Day,
}

impl Known {
    fn first(day: Day, grade: Grade) -> Self {
        Self {
            stability: FIRST[grade as usize],
            difficulty: first_difficulty(grade.rank()),
            last: day,
        }
    }

    /// Returns the knowledge after one more review.
    fn reviewed(self, day: Day, grade: Grade) -> Self {
        let remembered = self.remembered(day);
        let (s, d) = (self.stability, self.difficulty);
        let stability = match grade {
            Grade::Again => {
                let [factor, of_difficulty, of_stability, of_forgetting] = LAPSE;
                factor
                    * libm::pow(d, -of_difficulty)
                    * (libm::pow(s + 1.0, of_stability) - 1.0)
                    * libm::exp((1.0 - remembered) * of_forgetting)
            }
            Grade::Hard | Grade::Good => {
                let growth = libm::exp(GROWTH)
                    * (11.0 - d)
                    * libm::pow(s, -GROWTH_OF_STABILITY)
                    * libm::expm1((1.0 - remembered) * GROWTH_OF_FORGETTING);
                s * (1.0 + growth * if grade == Grade::Hard { HARD } else { 1.0 })
            }
        };
        // Back towards what is easy, a little at each review.
        let moved = d - CHANGE * (grade.rank() - 3.0);
        let difficulty = REVERSION * first_difficulty(4.0) + (1.0 - REVERSION) * moved;
        Self {
            stability,
            difficulty: difficulty.clamp(1.0, 10.0),
            last: day,
        }
    }

    /// Returns how likely it is known on a day, 0 to 1. A clock that was set back makes no time go by.
    pub fn remembered(&self, day: Day) -> f64 {
        let days = f64::from(day.saturating_sub(self.last));
        libm::pow(1.0 + FACTOR * days / self.stability, -0.5)
    }

    /// The day on which it comes back: the next one at the earliest.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a number of days that is clamped to those that there are"
    )]
    pub fn due(&self) -> Day {
        let days = libm::round(self.stability).clamp(1.0, f64::from(Day::MAX)) as Day;
        self.last.saturating_add(days)
    }
}

/// The difficulty after a first answer; `rank` is 1 for forgotten, 3 for good, 4 for easy, which nobody is asked for.
fn first_difficulty(rank: f64) -> f64 {
    let difficulty = DIFFICULTY - libm::exp(DIFFICULTY_OF_GRADE * (rank - 1.0)) + 1.0;
    difficulty.clamp(1.0, 10.0)
}

/// The knowledge of everything that was ever asked: a pure function of the log, the same on every device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory(BTreeMap<Item, Known>);

/// Returns what is asked again on a day under some rules: what is due, and what went wrong on that day and was not right twice since.
/// A whole hand is asked in its steps.
pub fn due(log: &Log, today: Day, rules: &Ruleset) -> Vec<Item> {
    let mut due = Memory::of(log).due(today);
    for item in log.returning(today) {
        if !due.contains(&item) {
            due.push(item);
        }
    }
    let scope = log.scope().under(rules);
    due.retain(|item| *item != Item::Whole && scope.has_item(*item));
    due
}

impl Memory {
    /// The memory that a log gives. An item is reviewed once a day, by the first answer of that day; of two devices'
    /// the worse one counts, since nobody knows which came first.
    pub fn of(log: &Log) -> Self {
        let mut known: BTreeMap<Item, Known> = BTreeMap::new();
        for (day, item, grade) in log.reviews() {
            let next = match known.get(&item) {
                Some(known) => known.reviewed(day, grade),
                None => Known::first(day, grade),
            };
            known.insert(item, next);
        }
        Self(known)
    }

    /// Returns how well an item is known; `None` if it was never asked.
    pub fn get(&self, item: Item) -> Option<Known> {
        self.0.get(&item).copied()
    }

    /// The items that come back on a day, the least remembered first, at most [`MOST_DUE`].
    pub fn due(&self, today: Day) -> Vec<Item> {
        let due = self.0.iter().filter(|(_, known)| known.due() <= today);
        let mut due: Vec<(f64, Item)> = due
            .map(|(item, known)| (known.remembered(today), *item))
            .collect();
        sort_by(&mut due, |a, b| {
            a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).is_lt()
        });
        due.truncate(MOST_DUE);
        due.into_iter().map(|(_, item)| item).collect()
    }
}
