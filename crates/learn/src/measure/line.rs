//! A measurement as one line for a teacher, and the lines of a group as a table.
//!
//! ```text
//! Tensu-M 2026-11-30 · Aki · EMA 2025 · 3/10 5:10 · 8/10 6:02 · x · 21 · X4TQ
//! day, name, rules, the three results or x, minutes of questions between the first two, and what tells that the line is whole
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::measure::begun::Moment;
use crate::pasted::{Pasted, behind, named, one_part, pasted};
use crate::practice::number;
use crate::results::Share;
use crate::sheet::{check, read_time, written_time};
use tensu::inside::sort_by_key;

/// The word that a line begins with.
const HEAD: &str = "Tensu-M ";

/// The sign between the parts, and the sign of a result that is not there.
const NEXT: char = '·';
const NONE: &str = "x";

/// The most hands of a sheet, and more.
const MOST: u32 = 1_000;

/// A measurement, as it is told to a teacher.
///
/// ```
/// use tensu_learn::measure::MeasureLine;
/// use tensu_learn::results::Share;
/// let own = MeasureLine {
///     day: "2026-11-30".to_owned(),
///     name: "Aki".to_owned(),
///     rules: "EMA 2025".to_owned(),
///     results: [Some(Share { right: 3, all: 10, seconds: 310 }), None, None],
///     minutes: 0,
/// };
/// let line = own.to_string();
/// assert!(line.starts_with("Tensu-M 2026-11-30 · Aki · EMA 2025 · 3/10 5:10 · x · x · 0 · "));
/// assert_eq!(MeasureLine::read(&format!("10:02 - {line}")), Some(own));
/// assert_eq!(MeasureLine::read(&line.replace("3/10", "9/10")), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeasureLine {
    /// The day on which it was begun, as ISO 8601 has it.
    pub day: String,
    /// The name that was typed, or nothing.
    pub name: String,
    /// The name of the rules.
    pub rules: String,
    /// The results by their moments.
    pub results: [Option<Share>; 3],
    /// The minutes of questions between the first two.
    pub minutes: u32,
}

impl MeasureLine {
    /// Reads the line in a text, whatever stands before and behind it; `None` without a whole one.
    pub fn read(text: &str) -> Option<Self> {
        behind(text, HEAD, |before, line| {
            let parts: Vec<&str> = line.split(NEXT).map(str::trim).collect();
            let [day, name @ .., rules, first, second, third, minutes, last] = &parts[..] else {
                return None;
            };
            let told = [*day, rules, first, second, third, minutes];
            let is_whole = last.split(' ').next() == Some(&check(&told.join(" ")));
            let results = read_results([first, second, third])?;
            is_whole.then_some(Self {
                day: (*day).to_owned(),
                name: named(&name.join(" "), before),
                rules: (*rules).to_owned(),
                results,
                minutes: number(minutes)?,
            })
        })
    }
}

/// Reads three results, of which some are not there.
fn read_results(texts: [&str; 3]) -> Option<[Option<Share>; 3]> {
    let mut results = [None; 3];
    for (own, text) in results.iter_mut().zip(texts) {
        if text != NONE {
            *own = Some(read_result(text)?);
        }
    }
    Some(results)
}

fn read_result(text: &str) -> Option<Share> {
    let (points, time) = text.split_once(' ')?;
    let (right, all) = points.split_once('/')?;
    let (right, all) = (number(right)?, number(all)?);
    let seconds = read_time(time)?;
    (right <= all && all <= MOST).then_some(Share {
        right,
        all,
        seconds,
    })
}

impl fmt::Display for MeasureLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = |one: &Option<Share>| {
            one.map_or_else(
                || NONE.to_owned(),
                |one| format!("{}/{} {}", one.right, one.all, written_time(one.seconds)),
            )
        };
        let [first, second, third] = [0, 1, 2].map(|at| result(&self.results[at]));
        let rules = one_part(&self.rules, NEXT);
        let told = [
            self.day.clone(),
            rules,
            first,
            second,
            third,
            self.minutes.to_string(),
        ];
        let last = check(&told.join(" "));
        let name = Some(one_part(&self.name, NEXT)).filter(|name| !name.is_empty());
        let [day, told @ ..] = told;
        let head = [HEAD, &day].concat();
        let all = [Some(head), name].into_iter().flatten();
        let all: Vec<String> = all.chain(told).chain([last]).collect();
        f.write_str(&all.join(" · "))
    }
}

/// The measurements of a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The measurements, by the names of the people; of one that was sent several times the line with most results.
    pub people: Vec<MeasureLine>,
    /// The lines that are meant as measurements and are not whole.
    pub cut: Vec<String>,
    /// The other lines of the text.
    pub rest: Vec<String>,
}

impl Group {
    /// Reads the measurements in a text, such as a whole chat.
    pub fn read(text: &str) -> Self {
        let mut group = Self::default();
        for line in pasted(text, HEAD, MeasureLine::read) {
            match line {
                Pasted::Rest(line) => group.rest.push(line),
                Pasted::Cut(line) => group.cut.push(line),
                Pasted::Read(_, person) => group.add(person),
            }
        }
        sort_by_key(&mut group.people, |one| one.name.clone());
        group
    }

    /// Adds a line: what was sent again takes the place of what was sent before, if it only says more.
    fn add(&mut self, person: MeasureLine) {
        let is_same = |own: &&mut MeasureLine| {
            let pairs = own.results.iter().zip(&person.results);
            let agree = |(one, other): (&Option<Share>, &Option<Share>)| {
                one.is_none() || other.is_none() || one == other
            };
            // Of those without a name nobody knows whether they are one.
            let is_one = if person.name.is_empty() {
                **own == person
            } else {
                own.name == person.name
            };
            is_one
                && (&own.day, &own.rules) == (&person.day, &person.rules)
                && pairs.into_iter().all(agree)
        };
        let count = |one: &MeasureLine| one.results.iter().flatten().count();
        match self.people.iter_mut().find(is_same) {
            Some(own) if count(own) < count(&person) => *own = person,
            Some(_) => {}
            None => self.people.push(person),
        }
    }

    /// The results of a moment.
    fn of(&self, moment: Moment) -> Vec<Share> {
        let all = self.people.iter();
        all.filter_map(|one| one.results[moment as usize]).collect()
    }

    /// The middle one of the results of a moment, in right hands: of an even number the lower one.
    pub fn middle(&self, moment: Moment) -> Option<u32> {
        let mut all: Vec<u32> = self.of(moment).iter().map(|one| one.right).collect();
        sort_by_key(&mut all, |right| *right);
        let middle = all.len().checked_sub(1)? / 2;
        all.get(middle).copied()
    }

    /// Of those with a result of a moment, how many have four of five right, and how many there are.
    pub fn reached(&self, moment: Moment) -> (usize, usize) {
        let all = self.of(moment);
        let reached = all.iter().filter(|one| 5 * one.right >= 4 * one.all);
        (reached.count(), all.len())
    }
}
