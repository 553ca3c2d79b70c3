//! The points of a log against those of the engine.

use alloc::vec::Vec;

use tensu::Ruleset;
use tensu::evening::{Course, Event, Fault, Fix, Record, Start};
use tensu::house::House;
use tensu::rules::{HouseRule, Setting};

use crate::hand::LogHand;
use crate::log::Log;

/// The rules that are tried first, as logs differ in them most often.
const FIRST: [&str; 12] = [
    "kiriage",
    "double_yakuman",
    "open_tanyao",
    "kazoe",
    "double_wind_pair_fu",
    "red_fives",
    "ippatsu",
    "multiple_ron",
    "sticks",
    "rinshan_fu",
    "open_pinfu_fu",
    "pao",
];

/// A hand whose points was checked.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The place of the hand in the log.
    pub hand: usize,
    /// The points that each chair gained or paid, as the log has it; nothing where it does not say.
    pub paid: Option<Vec<i64>>,
    /// The same by the rules, with all that led to it; or the reason why they have no such hand.
    pub ours: Result<Record, Fault>,
    /// The rule that makes the difference, with the value under which our points is that of the log.
    pub cause: Option<Cause>,
}

/// A rule by name, and the value that a log was played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Its name.
    pub rule: &'static str,
    /// Its value.
    pub value: Setting,
}

impl Checked {
    /// Returns whether the log paid what the rules say; a log that says nothing has nothing to differ.
    pub fn agrees(&self) -> bool {
        match (&self.ours, &self.paid) {
            (Ok(record), Some(paid)) => record.changes == *paid,
            (Ok(_), None) => true,
            (Err(_), _) => false,
        }
    }
}

impl Log {
    /// Checks the points of every hand that ended, each by itself: what one paid wrongly is no fault of the next.
    ///
    /// `rules` are those that are asked about: the log's own ([`Log::rules`]), or a house's.
    pub fn check(&self, rules: &Ruleset) -> Vec<Checked> {
        let seats = rules.seats.winds().len();
        let start = Start {
            players: alloc::vec![alloc::string::String::new(); seats],
            ..Start::by(House::new(
                rules.preset().unwrap_or(self.start.rules.base),
                "",
            ))
        };
        let hands = self.hands.iter().enumerate();
        let ended = hands.filter(|(_, hand)| hand.events.last().is_some_and(Event::ends_hand));
        ended
            .map(|(at, hand)| hand.check(at, &start, rules))
            .collect()
    }
}

impl LogHand {
    fn check(&self, at: usize, start: &Start, rules: &Ruleset) -> Checked {
        let ours = self.record(start, rules);
        let mut checked = Checked {
            hand: at,
            paid: self.paid.clone(),
            ours,
            cause: None,
        };
        if !checked.agrees() {
            checked.cause = self.cause(start, rules);
        }
        checked
    }

    /// The hand under some rules, by itself.
    fn record(&self, start: &Start, rules: &Ruleset) -> Result<Record, Fault> {
        let mut course = Course::new(start, rules);
        let fix = Fix {
            points: self.before.iter().copied().map(Some).collect(),
            sticks: Some(self.sticks),
            honba: Some(self.honba),
            hand: Some((self.round, self.deal)),
            reason: alloc::string::String::new(),
        };
        course.push(&Event::Fix(fix), rules);
        for event in &self.events {
            course.push(event, rules);
        }
        match course.faults.into_iter().next() {
            Some((_, fault)) => Err(fault),
            None => course.records.pop().ok_or(Fault::NobodyWon),
        }
    }

    /// The one rule with which the points is that of the log.
    fn cause(&self, start: &Start, rules: &Ruleset) -> Option<Cause> {
        let paid = self.paid.as_ref()?;
        let place = |rule: &HouseRule| FIRST.iter().position(|id| *id == rule.id);
        let mut all: Vec<(&'static HouseRule, Setting)> = rules.settings().collect();
        all.sort_by_key(|(rule, _)| place(rule).unwrap_or(FIRST.len()));
        for (rule, own) in all {
            for value in values(rule) {
                if value == own {
                    continue;
                }
                let mut other = rules.clone();
                if other.change(rule.id, &value).is_err() {
                    continue;
                }
                let price = self.record(start, &other);
                if price.is_ok_and(|record| record.changes == *paid) {
                    return Some(Cause {
                        rule: rule.id,
                        value,
                    });
                }
            }
        }
        None
    }
}

/// The values of a rule that are tried.
fn values(rule: &HouseRule) -> Vec<Setting> {
    let number = |n: i64| Setting::Number(n);
    match rule.id {
        "red_fives" => [[0, 0, 0], [1, 1, 1], [1, 2, 1]]
            .map(|reds| Setting::List(reds.map(number).to_vec()))
            .to_vec(),
        _ => rule
            .choices
            .iter()
            .map(|code| Setting::of_code(code))
            .collect(),
    }
}

impl Cause {
    /// The value, as house rules write it.
    pub fn value_text(&self) -> alloc::string::String {
        match &self.value {
            Setting::Text(text) => text.clone(),
            value => tensu::house::value_text(value),
        }
    }
}
