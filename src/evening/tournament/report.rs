//! The result of a table, on its way to the desk.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::evening::Ticket;
use crate::evening::ticket::{hex, read_hex};
use crate::presets::{Ruleset, house};
use crate::rulebook::Rules;

use super::sum::sum;

/// The beginning of a result as text, with the number of its form.
const HEAD: &str = "result=";
const FORM: &str = "1";

/// The most points that a result may have, either way.
const MOST_POINTS: i64 = 10_000_000;
/// The most sticks.
const MOST_STICKS: u32 = 1_000;

fn is_a_number(points: i64) -> bool {
    (-MOST_POINTS..=MOST_POINTS).contains(&points)
}

/// The points of a table, those of the first East first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// The points by seat, without sticks that lie on the table.
    pub points: Vec<i64>,
    /// The riichi sticks that lie on the table.
    pub sticks: u32,
    /// The points that penalties and corrections brought into the game, less those that they took out.
    pub brought: i64,
    /// The part of the match score of each seat beside points and place: penalties, side stakes. Empty for nothing.
    pub extra: Vec<i64>,
}

impl Points {
    /// Points by seat, with nothing beside them.
    pub fn of(points: &[i64]) -> Self {
        Self {
            points: points.to_vec(),
            ..Self::default()
        }
    }

    /// Returns whether a table can have so many points and sticks: what cannot be is not read again, either.
    pub fn can_be(&self) -> bool {
        let all = self.points.iter().chain(&self.extra).chain([&self.brought]);
        let mut all = all.copied();
        self.sticks <= MOST_STICKS && all.all(is_a_number)
    }

    /// The points of a game, as it stands.
    pub fn of_game(state: &crate::evening::State, rules: &Ruleset) -> Self {
        let stakes = state.stakes(rules);
        let extra = state.penalties.iter().zip(stakes);
        let extra: Vec<i64> = extra
            .map(|(penalty, stakes)| penalty + stakes.total())
            .collect();
        Self {
            points: state.points.clone(),
            sticks: state.sticks,
            brought: state.brought,
            extra: if extra.iter().all(|points| *points == 0) {
                Vec::new()
            } else {
                extra
            },
        }
    }

    /// Returns the sum that the points have with what lies on the table, and the one that they need.
    pub fn sums(&self, rules: &Rules) -> (i64, i64) {
        let lying = i64::from(self.sticks) * i64::from(rules.stick());
        let seats = rules.seats.winds().len() as i64;
        let need = seats * i64::from(rules.game.start) + self.brought;
        (self.points.iter().sum::<i64>() + lying, need)
    }

    pub(super) fn words(&self) -> Vec<String> {
        let list = |points: &[i64]| {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            points.join(",")
        };
        let mut words = Vec::from([list(&self.points)]);
        if self.sticks > 0 {
            words.push(format!("s{}", self.sticks));
        }
        if self.brought != 0 {
            words.push(format!("b{}", self.brought));
        }
        if !self.extra.is_empty() {
            words.push(format!("e{}", list(&self.extra)));
        }
        words
    }

    pub(super) fn read<'w>(mut words: impl Iterator<Item = &'w str>) -> Option<Self> {
        let number = |word: &str| {
            let number = word.parse::<i64>().ok()?;
            is_a_number(number).then_some(number)
        };
        let list = |word: &str| word.split(',').map(number).collect::<Option<Vec<i64>>>();
        let mut read = Self::of(&list(words.next()?)?);
        for word in words {
            match word.split_at_checked(1)? {
                ("s", sticks) => {
                    let sticks = sticks.parse().ok();
                    read.sticks = sticks.filter(|sticks| *sticks <= MOST_STICKS)?;
                }
                ("b", brought) => read.brought = number(brought)?,
                ("e", extra) => read.extra = list(extra)?,
                _ => return None,
            }
        }
        let seats = read.points.len();
        let fits = matches!(seats, 3 | 4) && (read.extra.is_empty() || read.extra.len() == seats);
        fits.then_some(read)
    }
}

/// The result of a table.
///
/// As text, it says which table of which round of which day it is of, and ends with a sum, so that one that was cut on its way
/// is refused.
///
/// ```
/// use tensu::evening::tournament::{BadReport, Report};
/// let text = "result=1/00c0ffee.1.2.5-16-7-2/25000,31000,24000,19000/s1/a3cfb23d";
/// let report: Report = text.parse().unwrap();
/// assert_eq!((report.ticket.table, report.points.sticks), (1, 1));
/// assert_eq!(report.to_string(), text);
/// assert_eq!(text[..text.len() - 3].parse::<Report>(), Err(BadReport::Cut));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The table.
    pub ticket: Ticket,
    /// Its points.
    pub points: Points,
}

/// The reason why a result does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadReport {
    /// The text is no result of a table.
    NotAReport,
    /// A form that this version does not know.
    Form(String),
    /// Its sum is wrong: it was cut, or changed.
    Cut,
    /// It is of another tournament.
    OtherDay,
    /// It is of a round, counted from 0, that has not begun.
    NotBegun(usize),
    /// The day has no such table.
    NoTable,
    /// Others sit at this table: it was drawn again.
    OtherSeats,
    /// The points do not add up.
    Sum {
        /// The sum that they have.
        have: i64,
        /// The sum that they need.
        need: i64,
    },
}

impl BadReport {
    /// The id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAReport => "not_a_report",
            Self::Form(_) => "form",
            Self::Cut => "cut",
            Self::OtherDay => "other_day",
            Self::NotBegun(_) => "not_begun",
            Self::NoTable => "no_table",
            Self::OtherSeats => "other_seats",
            Self::Sum { .. } => "sum",
        }
    }
}

/// A result that can count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coming {
    /// The first one of its table.
    New,
    /// The same that is there already.
    Again,
    /// Another one than what is there.
    Other(Points),
}

impl Report {
    fn words(&self) -> String {
        let points = self.points.words().join("/");
        format!("{HEAD}{FORM}/{}/{points}", self.ticket)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.words();
        write!(f, "{words}/{}", hex(sum(&words)))
    }
}

impl FromStr for Report {
    type Err = BadReport;

    /// Reads a result, or a whole address with one in it.
    fn from_str(text: &str) -> Result<Self, BadReport> {
        let from = text.find(HEAD).ok_or(BadReport::NotAReport)?;
        // What somebody wrote behind it is none of it; programs write some signs as `%` and digits.
        let words = text[from..].split_whitespace().next().unwrap_or_default();
        let plain = house::unescape(words);
        let words = plain.as_deref().unwrap_or(words);
        let behind = &words[HEAD.len()..];
        match behind.split('/').next() {
            Some(FORM) => {}
            // Cut right there, or from another version.
            Some("") | None => return Err(BadReport::Cut),
            Some(form) => return Err(BadReport::Form(form.to_owned())),
        }
        let (told, own) = words.rsplit_once('/').ok_or(BadReport::Cut)?;
        if read_hex(own) != Some(sum(told)) {
            return Err(BadReport::Cut);
        }
        let mut parts = told.split('/').skip(1);
        let ticket = parts.next().and_then(Ticket::read);
        let ticket: Ticket = ticket.ok_or(BadReport::Cut)?;
        let points = Points::read(parts).ok_or(BadReport::Cut)?;
        if ticket.seats.len() != points.points.len() {
            return Err(BadReport::Cut);
        }
        Ok(Self { ticket, points })
    }
}
