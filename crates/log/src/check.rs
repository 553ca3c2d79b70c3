//! The points of a log against those of the engine.

use alloc::vec::Vec;

use tensu::Ruleset;
use tensu::compare::Cause;
use tensu::evening::{Course, Event, Fault, Fix, Record, Start};
use tensu::house::House;
use tensu::inside::sort_by_key;
use tensu::rules::{HouseRule, Setting};

use crate::hand::LogHand;
use crate::log::Log;

/// The rules that are tried first, and two at once, as logs differ in them most often.
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
    /// The rule that makes the difference, or two that only together do, each with the value under which our points is that of the
    /// log; empty where nothing differs, or no such rules were found.
    pub causes: Vec<Cause>,
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
            causes: Vec::new(),
        };
        if !checked.agrees() {
            checked.causes = self.causes(start, rules, &checked.ours);
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

    /// The one rule with which the points are those of the log, or else two of those in which logs differ most often.
    fn causes(&self, start: &Start, rules: &Ruleset, ours: &Result<Record, Fault>) -> Vec<Cause> {
        let Some(paid) = self.paid.as_deref() else {
            return Vec::new();
        };
        let sums = |price: &Result<Record, Fault>| {
            let sums = price.as_ref().map(|record| record.changes.clone());
            sums.ok()
        };
        let ours = sums(ours);
        let with = |rules: &Ruleset, other: &Other| {
            let mut changed = rules.clone();
            changed.change(other.0, &other.1).is_ok().then_some(changed)
        };
        let place = |id: &str| FIRST.iter().position(|first| *first == id);
        let mut settings: Vec<(&'static HouseRule, Setting)> = rules.settings().collect();
        sort_by_key(&mut settings, |(rule, _)| {
            place(rule.id).unwrap_or(FIRST.len())
        });
        // Of two, one changes something alone.
        let (mut others, mut felt) = (Vec::new(), Vec::new());
        for (rule, own) in settings {
            for value in values(rule).into_iter().filter(|value| *value != own) {
                let other = Other(rule.id, value);
                let Some(changed) = with(rules, &other) else {
                    continue;
                };
                let price = sums(&self.record(start, &changed));
                if price.as_deref() == Some(paid) {
                    return Vec::from([other.cause()]);
                }
                if place(rule.id).is_some() {
                    if price != ours {
                        felt.push((other.clone(), changed));
                    }
                    others.push(other);
                }
            }
        }
        for (one, changed) in &felt {
            for other in others.iter().filter(|other| other.0 != one.0) {
                let price = with(changed, other).map(|both| self.record(start, &both));
                if price.and_then(|price| sums(&price)).as_deref() == Some(paid) {
                    return Vec::from([one.cause(), other.cause()]);
                }
            }
        }
        Vec::new()
    }
}

/// A rule with another value.
#[derive(Clone)]
struct Other(&'static str, Setting);

impl Other {
    fn cause(&self) -> Cause {
        Cause::Rule(self.0, self.1.clone())
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
