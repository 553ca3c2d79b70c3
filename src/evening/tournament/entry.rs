//! Entries of the desk.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::evening::Start;
use crate::evening::seating::Round;
use crate::evening::text::name_word;
use crate::evening::ticket::{from_one, read_seats, seats};
use crate::link;

use super::report::{Points, Report};

/// The sign before several entries of one line, and that between them.
const TOGETHER: &str = "&";
const BETWEEN: &str = ";";

/// The longest reason of a fine, in characters.
const LONGEST_REASON: usize = 80;

/// One entry. Rounds, tables and people count from 0 here, and from 1 in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// All people, before the first round.
    People(Vec<String>),
    /// The number of rounds.
    Rounds(usize),
    /// The minutes of a round; 0 for no clock.
    Minutes(u16),
    /// The tables from a round on, which were drawn with a seed.
    Draw(usize, u64, Vec<Round>),
    /// A round begins.
    Begin(usize),
    /// The clock of a round ends at this second, as the device counts them.
    Clock(usize, u64),
    /// Somebody comes: from the next round on, if one has begun.
    Join(String),
    /// Somebody leaves: from the next round on.
    Leave(u8),
    /// Somebody is called otherwise.
    Call(u8, String),
    /// Somebody takes a person's seat from a round on.
    Swap(u8, usize, String),
    /// The points of a table; with the second in which they came, if that is known.
    Points(usize, usize, Option<u64>, Points),
    /// A fine.
    Fine(Fine),
    /// Several, one after another, which one undo takes back.
    Together(Vec<Entry>),
}

/// A fine, or a gift if it is more than nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fine {
    /// The person.
    pub person: u8,
    /// The round for which it is.
    pub round: usize,
    /// The change of the score, in points of the match score; in twelfths where table points count.
    pub amount: i64,
    /// The reason; it may be empty.
    pub reason: String,
}

/// The largest fine, either way.
const MOST: i64 = 10_000_000;

impl Report {
    /// The entry that it makes, with the second in which it came.
    pub fn as_entry(&self, at: Option<u64>) -> Entry {
        let (round, table) = (self.ticket.round, self.ticket.table);
        Entry::Points(round, table, at, self.points.clone())
    }
}

impl Entry {
    /// Makes one entry of several.
    pub fn together(mut entries: Vec<Self>) -> Self {
        match entries.len() {
            1 => entries.remove(0),
            _ => Self::Together(entries),
        }
    }

    /// Reads an entry from its line; `None` if it is none.
    pub fn read(line: &str) -> Option<Self> {
        match line.strip_prefix(TOGETHER) {
            Some(lines) => {
                let lines = lines.split(BETWEEN).filter(|line| !line.is_empty());
                lines
                    .map(Self::read_one)
                    .collect::<Option<_>>()
                    .map(Self::Together)
            }
            None => Self::read_one(line),
        }
    }

    fn read_one(line: &str) -> Option<Self> {
        let (what, rest) = line.split_once('.')?;
        let one = || from_one(rest);
        match what {
            "people" if rest.is_empty() => Some(Self::People(Vec::new())),
            "people" => rest
                .split(',')
                .map(name)
                .collect::<Option<_>>()
                .map(Self::People),
            "rounds" => rest.parse().ok().map(Self::Rounds),
            "minutes" => rest.parse().ok().map(Self::Minutes),
            "begin" => one().map(Self::Begin),
            "join" => name(rest).map(Self::Join),
            "leave" => person(rest).map(Self::Leave),
            _ => Self::read_long(what, rest),
        }
    }

    fn read_long(what: &str, rest: &str) -> Option<Self> {
        let (first, rest) = rest.split_once('.')?;
        match what {
            "clock" => Some(Self::Clock(from_one(first)?, rest.parse().ok()?)),
            "call" => Some(Self::Call(person(first)?, name(rest)?)),
            "swap" => {
                let (round, rest) = rest.split_once('.')?;
                Some(Self::Swap(person(first)?, from_one(round)?, name(rest)?))
            }
            "draw" => {
                let (seed, rounds) = rest.split_once('.')?;
                let round = |round: &str| round.split(',').map(read_seats).collect();
                let rounds = rounds.split(':').map(round).collect::<Option<_>>()?;
                Some(Self::Draw(from_one(first)?, seed.parse().ok()?, rounds))
            }
            "points" => {
                let (table, rest) = rest.split_once('.')?;
                let (at, points) = rest.split_once(':')?;
                let at = match at {
                    "" => None,
                    at => Some(at.parse().ok()?),
                };
                let points = Points::read(points.split(':'))?;
                Some(Self::Points(from_one(first)?, from_one(table)?, at, points))
            }
            "fine" => {
                let mut parts = rest.splitn(3, '.');
                let round = from_one(parts.next()?)?;
                let amount = parts.next()?.parse().ok()?;
                let reason = link::unescape(parts.next().unwrap_or_default())?;
                let reason = reason.chars().take(LONGEST_REASON).collect();
                let is_one = (-MOST..=MOST).contains(&amount);
                is_one.then_some(Self::Fine(Fine {
                    person: person(first)?,
                    round,
                    amount,
                    reason,
                }))
            }
            _ => None,
        }
    }
}

fn person(word: &str) -> Option<u8> {
    u8::try_from(from_one(word)?).ok()
}

fn name(word: &str) -> Option<String> {
    link::unescape(word).filter(|name| !name.is_empty() && Start::is_name(name))
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::People(names) => {
                let names: Vec<String> = names.iter().map(|name| name_word(name)).collect();
                write!(f, "people.{}", names.join(","))
            }
            Self::Rounds(rounds) => write!(f, "rounds.{rounds}"),
            Self::Minutes(minutes) => write!(f, "minutes.{minutes}"),
            Self::Draw(from, seed, rounds) => {
                let round = |round: &Round| {
                    let tables: Vec<String> = round.iter().map(|table| seats(table)).collect();
                    tables.join(",")
                };
                let rounds: Vec<String> = rounds.iter().map(round).collect();
                write!(f, "draw.{}.{seed}.{}", from + 1, rounds.join(":"))
            }
            Self::Begin(round) => write!(f, "begin.{}", round + 1),
            Self::Clock(round, ends) => write!(f, "clock.{}.{ends}", round + 1),
            Self::Join(name) => write!(f, "join.{}", name_word(name)),
            Self::Leave(person) => write!(f, "leave.{}", u16::from(*person) + 1),
            Self::Call(person, name) => {
                write!(f, "call.{}.{}", u16::from(*person) + 1, name_word(name))
            }
            Self::Swap(person, round, name) => {
                let person = u16::from(*person) + 1;
                write!(f, "swap.{person}.{}.{}", round + 1, name_word(name))
            }
            Self::Points(round, table, at, points) => {
                let at = at.map_or_else(String::new, |at| at.to_string());
                let points = points.words().join(":");
                write!(f, "points.{}.{}.{at}:{points}", round + 1, table + 1)
            }
            Self::Fine(fine) => {
                let person = u16::from(fine.person) + 1;
                write!(f, "fine.{person}.{}.{}", fine.round + 1, fine.amount)?;
                match fine.reason.as_str() {
                    "" => Ok(()),
                    reason => write!(f, ".{}", name_word(reason)),
                }
            }
            Self::Together(entries) => {
                f.write_str(TOGETHER)?;
                for (i, entry) in entries.iter().enumerate() {
                    f.write_str(if i > 0 { BETWEEN } else { "" })?;
                    write!(f, "{entry}")?;
                }
                Ok(())
            }
        }
    }
}
