//! The beginning of a day: its rules, its name, and how it is counted.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::date::{self, Date};
use crate::evening::Start;
use crate::evening::text::name_word;
use crate::link;
use crate::presets::house::{BadHouse, House};
use crate::presets::{Library, Ruleset};
use crate::rulebook::Length;

use super::sum::sum;

/// The beginning of a day as text, with the number of its form.
const HEAD: &str = "tournament=";
const FORM: &str = "1";

/// The kind of score that a person has of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// The match score, as the rules have it.
    Score,
    /// Table points: 4, 2, 1 and 0 by place, equal players share theirs; then the points of the games decide. Source: the
    /// competition rules of MCR (2006); three players have the first three.
    Table,
}

/// The way with people who are over at full tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odd {
    /// Substitutes fill up the tables. They are not ranked.
    Substitutes,
    /// Some sit out, in turn.
    Turns,
}

/// The beginning of a day. Its text names the day: results of another one do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The rules.
    pub rules: House,
    /// The name of the tournament; it may be empty.
    pub name: String,
    /// The date, if that is known.
    pub date: Option<date::Day>,
    /// The number that was drawn for it: two days of the same rules differ by it.
    pub seed: u64,
    /// The kind of score.
    pub count: Count,
    /// Odd numbers of people.
    pub odd: Odd,
}

/// The reason why a text is not a day.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadDay {
    /// It does not begin as one does.
    NotADay,
    /// A form that this version does not know.
    Form(String),
    /// The rules cannot be read.
    Rules(BadHouse),
    /// A word of the beginning that cannot be.
    Word(String),
    /// A link that lacks its end.
    Cut,
    /// The text has this many bytes, more than [`LONGEST`](crate::evening::LONGEST); it was not read.
    TooLong(usize),
}

impl Head {
    /// A day by these rules.
    pub fn new(rules: &'static Ruleset, seed: u64) -> Self {
        Self::by(House::new(rules, rules.name), seed)
    }

    /// A day by house rules.
    pub fn by(rules: House, seed: u64) -> Self {
        let count = Count::of(rules.base);
        Self {
            rules,
            name: String::new(),
            date: None,
            seed,
            count,
            odd: Odd::Substitutes,
        }
    }

    /// The number that names the day.
    pub fn id(&self) -> u32 {
        sum(&self.to_string())
    }

    /// The seats of a table.
    pub fn seats(&self) -> usize {
        self.rules.base.seats.winds().len()
    }

    pub(super) fn read(text: &str, library: Library) -> Result<Self, BadDay> {
        let mut words = text.trim().split('/').filter(|word| !word.is_empty());
        let form = words.next().and_then(|word| word.strip_prefix(HEAD));
        match form.ok_or(BadDay::NotADay)? {
            FORM => {}
            form => return Err(BadDay::Form(form.to_owned())),
        }
        let base = words.next().ok_or(BadDay::NotADay)?;
        let mut rules: Vec<&str> = Vec::new();
        let (mut name, mut date, mut seed) = (String::new(), None, 0);
        let (mut count, mut odd) = (Count::Score, Odd::Substitutes);
        for word in words {
            let wrong = || BadDay::Word(word.to_owned());
            match word.split_once('=').unwrap_or((word, "")) {
                ("called", called) => {
                    let called = link::unescape(called).filter(|name| Start::is_name(name));
                    name = called.ok_or_else(wrong)?;
                }
                ("day", day) => date = Some(Date::day_of(day).ok_or_else(wrong)?),
                ("seed", number) => seed = number.parse().map_err(|_| wrong())?,
                ("count", "table") => count = Count::Table,
                ("odd", "turns") => odd = Odd::Turns,
                _ => rules.push(word),
            }
        }
        let rules = link::read_rules(base, &rules, library).map_err(BadDay::Rules)?;
        Ok(Self {
            rules,
            name,
            date,
            seed,
            count,
            odd,
        })
    }
}

impl Count {
    /// The usual score of a ruleset: table points where all sixteen deals are played for points alone.
    pub const fn of(rules: &Ruleset) -> Self {
        let is_a_match = matches!(rules.rules.game.flow.length, Length::Full);
        if is_a_match && rules.rules.ends_in_points() && !rules.rules.is_riichi() {
            Self::Table
        } else {
            Self::Score
        }
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEAD}{FORM}/{}", link::written_rules(&self.rules))?;
        if !self.name.is_empty() {
            write!(f, "/called={}", name_word(&self.name))?;
        }
        if let Some(day) = self.date {
            write!(f, "/day={}", Date::of(day))?;
        }
        if self.count == Count::Table {
            f.write_str("/count=table")?;
        }
        if self.odd == Odd::Turns {
            f.write_str("/odd=turns")?;
        }
        write!(f, "/seed={}", self.seed)
    }
}
