//! The log of answers, counted by day, device and item: never a single answer, so that a year has some pages.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use crate::measure::begun::{Between, Measure, MeasureSheet};
use crate::practice::{Skill, number};
use crate::scope::Scope;
use crate::{Day, Item};
use tensu::inside::sort_by_key;

/// The beginning of a log, before the number of its form.
const HEAD: &str = "tensu-learn:";
const VERSION: u32 = 1;

/// The times as long as usual that make a right answer slow: it is not known well.
const SLOW: u32 = 2;

/// The times that something that went wrong must go right on the same day, in other hands.
const AGAIN: i32 = 2;

/// The most points that a sheet can give, and more.
const MOST_POINTS: u32 = 1_000;

/// The word for a number that is not there.
const NONE: &str = "-";

/// A window, or a device: each counts for itself, so that merging loses nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replica(u16);

impl Replica {
    /// The replica with this number, which should be random.
    pub const fn of(number: u16) -> Self {
        Self(number)
    }
}

impl fmt::Display for Replica {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04x}", self.0)
    }
}

/// The result of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Wrong.
    Again,
    /// Right, and slow.
    Hard,
    /// Right.
    Good,
}

impl Grade {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Again, "-"), (Self::Hard, "~"), (Self::Good, "+")];

    /// Returns its number in the formulas.
    pub(super) fn rank(self) -> f64 {
        match self {
            Self::Again => 1.0,
            Self::Hard => 2.0,
            Self::Good => 3.0,
        }
    }

    fn code(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    fn from_code(code: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|(grade, own)| (own == code).then_some(grade))
    }
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedAnswer {
    /// `true` for a right answer.
    pub right: bool,
    /// The seconds that it took, without the time in which a reason is read.
    pub seconds: u32,
    /// `true` if it went wrong in the same hand before: what was just read is not known yet.
    pub again: bool,
}

/// The answers to an item in a day, on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayTally {
    /// The grade of the first one: that is the day's review.
    pub first: Grade,
    /// The right ones.
    pub right: u32,
    /// The wrong ones.
    pub wrong: u32,
    /// The seconds that all took.
    pub seconds: u32,
    /// The times that the item comes back on the day, as this device has added or taken away.
    back: i32,
}

impl DayTally {
    /// Returns the key of the order: of two tallies, the later is larger; equal ones are the same unless somebody wrote
    /// in them.
    fn order(&self) -> (u32, u32, u32, Grade, i32) {
        let answers = self.right.saturating_add(self.wrong);
        (answers, self.wrong, self.seconds, self.first, self.back)
    }
}

/// All keys of a day.
fn of(day: Day) -> RangeInclusive<(Day, Replica, Item)> {
    let (first, last) = Item::ENDS;
    (day, Replica(0), first)..=(day, Replica(u16::MAX), last)
}

/// The result of a sheet of questions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandedIn {
    /// Its code.
    pub code: String,
    /// The day on which it was handed in.
    pub day: Day,
    /// The number of right answers.
    pub right: u32,
    /// The number of all answers.
    pub of: u32,
    /// The seconds that it took.
    pub seconds: u32,
}

/// All that somebody has answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    tallies: BTreeMap<(Day, Replica, Item), DayTally>,
    lessons: BTreeMap<u8, Day>,
    sheets: BTreeSet<HandedIn>,
    /// The measurements, each with the time of learning between its first two sheets.
    measures: BTreeMap<Measure, Between>,
    /// The times that scores were switched off and on: odd without. It only grows, so that the later choice is told.
    switched: u32,
    /// Lines that cannot be read: another version may have written more, and comes back to its own.
    unread: BTreeSet<String>,
}

/// The reason why a text is no log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLog {
    /// It does not begin as one does.
    Foreign,
    /// A newer version wrote it: the number of its form.
    Form(u32),
}

impl core::error::Error for BadLog {}

impl Log {
    /// Reads what [`Display`](fmt::Display) wrote. Lines that mean nothing here are kept as they are.
    ///
    /// # Errors
    ///
    /// [`BadLog`] if another program or a newer version wrote it: then it is best left where it is.
    pub fn read(text: &str) -> Result<Self, BadLog> {
        let mut log = Self::default();
        let mut lines = text
            .lines()
            .map(str::trim_end)
            .filter(|line| !line.is_empty());
        let Some(head) = lines.next() else {
            return Ok(log);
        };
        let version = head.strip_prefix(HEAD).ok_or(BadLog::Foreign)?;
        let version: u32 = number(version).ok_or(BadLog::Foreign)?;
        if version > VERSION {
            return Err(BadLog::Form(version));
        }
        for line in lines {
            if log.read_line(line).is_none() {
                log.unread.insert(line.to_owned());
            }
        }
        Ok(log)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["d", day, replica, item, first, right, wrong, seconds, back] => {
                let replica = u16::from_str_radix(replica, 16).ok().map(Replica)?;
                let key = (number(day)?, replica, Item::from_code(item)?);
                let tally = DayTally {
                    first: Grade::from_code(first)?,
                    right: number(right)?,
                    wrong: number(wrong)?,
                    seconds: number(seconds)?,
                    back: match back.strip_prefix('-') {
                        Some(less) => -number::<i32>(less).filter(|less| *less > 0)?,
                        None => number(back)?,
                    },
                };
                self.grow(key, tally);
            }
            ["l", lesson, day] => self.done(number(lesson)?, number(day)?),
            ["p", switched] => self.switched = self.switched.max(number(switched)?),
            ["s", code, day, result, seconds] => {
                let (right, of) = result.split_once('/')?;
                let sheet = HandedIn {
                    code: code.to_owned(),
                    day: number(day)?,
                    right: number(right)?,
                    of: number(of)?,
                    seconds: number(seconds)?,
                };
                if sheet.right > sheet.of || sheet.of > MOST_POINTS {
                    return None;
                }
                self.sheets.insert(sheet);
            }
            ["m", nth, day, from, until, a, a_text, b, b_text, c, c_text] => {
                let sheet = |code: &str, text: &str| MeasureSheet {
                    code: code.to_owned(),
                    text: text.to_owned(),
                };
                let own = Measure {
                    number: number(nth)?,
                    day: number(day)?,
                    sheets: [sheet(a, a_text), sheet(b, b_text), sheet(c, c_text)],
                };
                // One sheet cannot be two.
                if a == b || b == c || a == c {
                    return None;
                }
                let mut between = Between::default();
                for (own, text) in [(&mut between.from, from), (&mut between.until, until)] {
                    if text != NONE {
                        *own = Some(number(text)?);
                    }
                }
                self.measure(own, between);
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns whether nothing was ever answered.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Takes over what another log has and this one has not. In whatever order and however often logs are merged, the same
    /// comes of it: a device only ever adds to its own counts, so what has more answers is later.
    pub fn merge(&mut self, other: &Self) {
        for (key, tally) in &other.tallies {
            self.grow(*key, *tally);
        }
        for (lesson, day) in &other.lessons {
            self.done(*lesson, *day);
        }
        self.sheets.extend(other.sheets.iter().cloned());
        for (own, between) in &other.measures {
            self.measure(own.clone(), *between);
        }
        self.switched = self.switched.max(other.switched);
        self.unread.extend(other.unread.iter().cloned());
    }

    fn grow(&mut self, key: (Day, Replica, Item), tally: DayTally) {
        let own = self.tallies.entry(key).or_insert(tally);
        if tally.order() > own.order() {
            *own = tally;
        }
    }

    /// Adds an answer. The first of the day is the review; later ones say only how a sitting went.
    pub fn answer(&mut self, day: Day, replica: Replica, item: Item, answer: LoggedAnswer) {
        let first = self.grade(item, answer);
        let back = self.back(day, item);
        let tally = self
            .tallies
            .entry((day, replica, item))
            .or_insert(DayTally {
                first,
                right: 0,
                wrong: 0,
                seconds: 0,
                back: 0,
            });
        let count = if answer.right {
            &mut tally.right
        } else {
            &mut tally.wrong
        };
        *count = count.saturating_add(1);
        tally.seconds = tally.seconds.saturating_add(answer.seconds);
        let more = match (answer.right, answer.again) {
            (false, _) => AGAIN - back,
            (true, false) if back > 0 => -1,
            (true, _) => 0,
        };
        tally.back = tally.back.saturating_add(more);
    }

    /// Returns how often an item comes back on a day.
    fn back(&self, day: Day, item: Item) -> i32 {
        let of_day = self.tallies.range(of(day));
        let own = of_day.filter(|((_, _, own), _)| *own == item);
        let all = own.fold(0_i32, |all, (_, tally)| all.saturating_add(tally.back));
        all.clamp(0, AGAIN)
    }

    /// The items that went wrong on a day and come back on the same day, until they have gone right twice in other
    /// hands.
    pub fn returning(&self, day: Day) -> Vec<Item> {
        let of_day = self.tallies.range(of(day));
        let items: BTreeSet<Item> = of_day.map(|((_, _, item), _)| *item).collect();
        let items = items.into_iter();
        items.filter(|item| self.back(day, *item) > 0).collect()
    }

    fn grade(&self, item: Item, answer: LoggedAnswer) -> Grade {
        if !answer.right {
            return Grade::Again;
        }
        match self.usual(item) {
            Some(usual) if answer.seconds > usual.max(1).saturating_mul(SLOW) => Grade::Hard,
            _ => Grade::Good,
        }
    }

    /// The seconds that an answer to an item usually takes here: the middle one of all days.
    pub fn usual(&self, item: Item) -> Option<u32> {
        let days = self.tallies.iter().filter(|((_, _, own), _)| *own == item);
        let mut seconds: Vec<u32> = days
            .filter_map(|(_, tally)| {
                let answers = tally.right.saturating_add(tally.wrong);
                tally.seconds.checked_div(answers)
            })
            .collect();
        sort_by_key(&mut seconds, |&one| one);
        seconds.get(seconds.len() / 2).copied()
    }

    /// Notes that a lesson was done; the first time counts.
    pub fn done(&mut self, lesson: u8, day: Day) {
        let own = self.lessons.entry(lesson).or_insert(day);
        *own = (*own).min(day);
    }

    /// The lessons that were done, each with its first day.
    pub fn lessons(&self) -> impl Iterator<Item = (u8, Day)> {
        self.lessons.iter().map(|(lesson, day)| (*lesson, *day))
    }

    /// The scope in which somebody learns.
    pub const fn scope(&self) -> Scope {
        if self.switched % 2 == 1 {
            Scope::WithoutScores
        } else {
            Scope::All
        }
    }

    /// Switches scores off, or on again; nothing else changes.
    pub const fn switch_scores(&mut self) {
        self.switched = self.switched.saturating_add(1);
    }

    /// Adds a sheet that was handed in.
    pub fn hand_in(&mut self, mut sheet: HandedIn) {
        sheet.code.retain(|c| c.is_ascii_alphanumeric());
        self.sheets.insert(sheet);
    }

    /// The sheets that were handed in.
    pub fn sheets(&self) -> impl Iterator<Item = &HandedIn> {
        self.sheets.iter()
    }

    /// Adds a measurement, or what is known of the time between its sheets.
    pub(crate) fn measure(&mut self, own: Measure, between: Between) {
        self.measures.entry(own).or_default().merge(between);
    }

    /// The measurements, the oldest first.
    pub fn measures(&self) -> impl DoubleEndedIterator<Item = &Measure> {
        self.measures.keys()
    }

    /// The time of learning between the first two sheets of a measurement.
    pub(crate) fn between(&self, own: &Measure) -> Between {
        self.measures.get(own).copied().unwrap_or_default()
    }

    /// The tallies, by day, device and item.
    pub fn tallies(&self) -> impl Iterator<Item = (Day, Replica, Item, DayTally)> {
        let all = self.tallies.iter();
        all.map(|(&(day, replica, item), &tally)| (day, replica, item, tally))
    }

    /// The reviews, the oldest first: one for a day and item, the worst of its devices.
    pub(super) fn reviews(&self) -> impl Iterator<Item = (Day, Item, Grade)> {
        let mut reviews: BTreeMap<(Day, Item), Grade> = BTreeMap::new();
        for ((day, _, item), tally) in &self.tallies {
            let own = reviews.entry((*day, *item)).or_insert(tally.first);
            *own = (*own).min(tally.first);
        }
        reviews
            .into_iter()
            .map(|((day, item), grade)| (day, item, grade))
    }

    /// Takes over what practice once kept: words like `ankou:2` of what went wrong. They count as wrong on this day,
    /// once; words that mean nothing come back.
    pub fn take_weak(&mut self, words: &str, day: Day, replica: Replica) -> Vec<String> {
        let mut others = Vec::new();
        for word in words.split_whitespace() {
            match Skill::from_weak(word) {
                Some(skill) => {
                    let tally = DayTally {
                        first: Grade::Again,
                        right: 0,
                        wrong: 1,
                        seconds: 0,
                        back: AGAIN,
                    };
                    self.grow((day, replica, Item::Skill(skill)), tally);
                }
                None => others.push(word.to_string()),
            }
        }
        others
    }
}

/// Lines that [`Log::read`] reads: a version, then a line each.
impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}{VERSION}")?;
        for ((day, replica, item), tally) in &self.tallies {
            let DayTally {
                first,
                right,
                wrong,
                seconds,
                back,
            } = tally;
            let first = first.code();
            writeln!(
                f,
                "d {day} {replica} {item} {first} {right} {wrong} {seconds} {back}"
            )?;
        }
        for (lesson, day) in &self.lessons {
            writeln!(f, "l {lesson} {day}")?;
        }
        if self.switched > 0 {
            writeln!(f, "p {}", self.switched)?;
        }
        for sheet in &self.sheets {
            let HandedIn {
                code,
                day,
                right,
                of,
                seconds,
            } = sheet;
            writeln!(f, "s {code} {day} {right}/{of} {seconds}")?;
        }
        for (own, between) in &self.measures {
            let [from, until] = [between.from, between.until].map(|seconds| {
                seconds.map_or_else(|| NONE.to_owned(), |seconds| seconds.to_string())
            });
            write!(f, "m {} {} {from} {until}", own.number, own.day)?;
            for sheet in &own.sheets {
                write!(f, " {} {}", sheet.code, sheet.text)?;
            }
            writeln!(f)?;
        }
        for line in &self.unread {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}
