//! A measurement of one person: ten whole hands before learning, ten after it, ten a week later. The three sheets are alike hand
//! by hand, and chance says which comes when, so that what changes is the person.
//!
//! ```
//! use tensu::Ruleset;
//! use tensu::house::House;
//! use tensu_learn::Log;
//! use tensu_learn::measure::{Measure, Moment, Step};
//!
//! let rules = Ruleset::by_id("ema_2025").unwrap();
//! let house = House::new(rules, rules.name);
//! let log = Log::default();
//! let own = Measure::deal(7, 20_783, &log, &house, rules).unwrap();
//! assert_eq!(own.step(&log, 20_783), Step::Take(Moment::Before));
//! assert_ne!(own.sheet(Moment::Before).text, own.sheet(Moment::After).text);
//! ```

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::practice::random::Random;
use crate::practice::{Drill, Form, Given, Problem, Spec};
use crate::results::Share;
use crate::sheet::{Preset, Sheet, shuffle};
use crate::{Day, HandedIn, Item, Log};
use tensu::Wind;
use tensu::house::House;
use tensu::question::Question;
use tensu::rules::{Ruleset, score};
use tensu::score::Score;

pub use begun::{Between, Measure, MeasureSheet, Moment};
pub use line::{Group, MeasureLine};
pub use range::{Range, change, range};

pub(crate) mod begun;
mod line;
mod range;

/// The days until what was learned is asked once more.
pub const WEEK: Day = 7;

/// The seconds of questions that are meant to lie between the first two sheets.
pub const ENOUGH: u32 = 20 * 60;

/// The number of seeds that are tried for a hand like another one.
const TRIES: usize = 40;

/// The next step of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A sheet is there to be taken.
    Take(Moment),
    /// The last sheet comes on this day.
    Wait(Day),
    /// All three were taken.
    Done,
}

impl Measure {
    /// Deals the sheets of a seed; `None` where the rules have no whole hands.
    pub fn deal(seed: u64, day: Day, log: &Log, house: &House, rules: &Ruleset) -> Option<Self> {
        let mut random = Random(seed);
        let first = Preset::Club.sheet(random.next(), house, rules)?;
        let mut all = first.hands.clone();
        let mut alike = || {
            let mut hands: Vec<Question> = Vec::new();
            for hand in &first.hands {
                let other = alike(hand, &all, &mut random, rules)?;
                all.push(other.clone());
                hands.push(other);
            }
            shuffle(&mut hands, &mut random);
            Some(Sheet {
                hands,
                ..first.clone()
            })
        };
        let mut sheets = [alike()?, alike()?, first.clone()].map(|sheet| MeasureSheet {
            code: sheet.code(),
            text: sheet.to_string(),
        });
        shuffle(&mut sheets, &mut random);
        let last = log.measures().map(|own| own.number).max();
        Some(Self {
            number: last.map_or(1, |last| last.saturating_add(1)),
            day,
            sheets,
        })
    }

    /// The result of a moment: of several the first day's, the lowest of that. What was taken before its time does not count.
    pub fn taken<'a>(&self, moment: Moment, log: &'a Log) -> Option<&'a HandedIn> {
        let from = match moment {
            Moment::Before => 0,
            Moment::After => self.taken(Moment::Before, log)?.day,
            Moment::Later => self.due(log)?,
        };
        let code = &self.sheet(moment).code;
        let own = log
            .sheets()
            .filter(|sheet| sheet.code == *code && sheet.day >= from);
        own.min_by_key(|sheet| (sheet.day, sheet.right))
    }

    /// The day on which the last sheet comes.
    fn due(&self, log: &Log) -> Option<Day> {
        Some(self.taken(Moment::After, log)?.day.saturating_add(WEEK))
    }

    /// The results by their moments.
    pub fn results(&self, log: &Log) -> [Option<Share>; 3] {
        Moment::ALL.map(|moment| {
            self.taken(moment, log).map(|sheet| Share {
                right: sheet.right,
                all: sheet.of,
                seconds: sheet.seconds,
            })
        })
    }

    /// The step that is next.
    pub fn step(&self, log: &Log, today: Day) -> Step {
        let first = Moment::ALL
            .into_iter()
            .find(|moment| self.taken(*moment, log).is_none());
        match (first, self.due(log)) {
            (None, _) => Step::Done,
            (Some(Moment::Later), Some(day)) if today < day => Step::Wait(day),
            (Some(moment), _) => Step::Take(moment),
        }
    }

    /// The seconds of questions between the first two sheets, so far or in all.
    pub fn learned(&self, log: &Log) -> u32 {
        let Between { from, until } = log.between(self);
        let until = until.unwrap_or_else(|| self.seconds(log));
        from.map_or(0, |from| until.saturating_sub(from))
    }

    /// The seconds that all answers have taken since its first day.
    fn seconds(&self, log: &Log) -> u32 {
        // A whole hand was counted with its parts.
        let parts = log.tallies();
        let parts = parts.filter(|(day, _, item, _)| *day >= self.day && *item != Item::Whole);
        parts.fold(0, |all: u32, (.., tally)| all.saturating_add(tally.seconds))
    }
}

impl Log {
    /// The last measurement by these rules.
    pub fn measure_by(&self, house: &House) -> Option<&Measure> {
        self.measures().rfind(|one| one.is_by(house))
    }

    /// The measurement that a sheet belongs to, by the sheet's code.
    pub fn measure_of(&self, code: &str) -> Option<(&Measure, Moment)> {
        let at = |one: &Measure| {
            Moment::ALL
                .into_iter()
                .find(|at| one.sheet(*at).code == code)
        };
        self.measures().find_map(|one| Some((one, at(one)?)))
    }

    /// Begins a measurement.
    pub fn begin_measure(&mut self, own: Measure) {
        self.measure(own, Between::default());
    }

    /// Notes that a sheet is opened: with the second one the time of learning ends.
    pub fn open_sheet(&mut self, code: &str) {
        self.note(code, Moment::After, |seconds| Between {
            from: None,
            until: Some(seconds),
        });
    }

    /// Notes that a sheet was handed in, and its answers are in the log: with the first one the time of learning begins.
    pub fn close_sheet(&mut self, code: &str) {
        self.note(code, Moment::Before, |seconds| Between {
            from: Some(seconds),
            until: None,
        });
    }

    fn note(&mut self, code: &str, at: Moment, between: impl Fn(u32) -> Between) {
        let Some((own, moment)) = self.measure_of(code) else {
            return;
        };
        if moment == at && own.taken(Moment::Before, self).is_some() {
            let (own, seconds) = (own.clone(), own.seconds(self));
            self.measure(own, between(seconds));
        }
    }
}

/// A wish for a hand: what it is dealt by, and what its worth must be.
type Wish<'a> = (&'a Spec, &'a dyn Fn(&Score) -> bool);

/// Finds another hand that is as hard to count: won the same way from the same place, for the same payment.
fn alike(
    hand: &Question,
    others: &[Question],
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Question> {
    let own = score(hand, rules).ok()?;
    let is_dealer = |hand: &Question| hand.seat == Wind::East;
    let seats = rules.seats.winds().iter().copied();
    let fu = own.fu.as_ref().and_then(|fu| u8::try_from(fu.rounded).ok());
    let near = Spec {
        by: Some(hand.by),
        open: if hand.is_open() { 1..=4 } else { 0..=0 },
        seat: seats
            .filter(|seat| (*seat == Wind::East) == is_dealer(hand))
            .collect(),
        ..Spec::table()
    };
    let same = Spec {
        fu: fu.into_iter().collect(),
        han: own.han.map_or(1..=13, |han| han..=han),
        ..near.clone()
    };
    let is_same = |other: &Score| {
        let fu = |score: &Score| score.fu.as_ref().map(|fu| fu.rounded);
        other.payments == own.payments && other.han == own.han && fu(other) == fu(&own)
    };
    let is_paid = |other: &Score| other.payments == own.payments;
    let any = Spec::table();
    let wishes: [Wish<'_>; 4] = [
        (&same, &is_same),
        (&near, &is_paid),
        (&near, &|_| true),
        (&any, &|_| true),
    ];
    wishes.into_iter().find_map(|(spec, keep)| {
        let drill = Drill {
            spec: spec.clone(),
            ..Drill::of(Form::Whole)
        };
        let deal = |_| {
            let problem = Problem::deal(&drill, None, random.next(), rules)?;
            let hand = problem.question;
            let is_new = problem.given == Given::Hand && !others.contains(&hand);
            (is_new && score(&hand, rules).is_ok_and(|score| keep(&score))).then_some(hand)
        };
        (0..TRIES).find_map(deal)
    })
}
