//! Errors: why a text is no log.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use tensu::text::{EN, Fill};

use crate::{LONGEST, MOST_HANDS};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, 1 for the first.
    pub line: usize,
    /// The character in it, 1 for the first.
    pub column: usize,
}

impl Place {
    /// The place of a byte.
    pub(crate) fn of(text: &str, at: usize) -> Self {
        let before = text.get(..at).unwrap_or(text);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let own = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line,
            column: own.chars().count() + 1,
        }
    }
}

/// The reason why a text is no log that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadLog {
    /// Nothing is in it, or no hand.
    Empty,
    /// An address without its log: nothing is fetched.
    Address,
    /// The text has this many bytes, more than [`LONGEST`]; it was not read.
    TooLong(usize),
    /// It has more hands than [`MOST_HANDS`].
    TooManyHands,
    /// None of the forms that are known.
    Unknown,
    /// It ends, or is damaged, here.
    Broken(Place),
    /// Something here cannot stand here: a field that is missing, a tile that the player does not have. With its beginning.
    Value(Place, String),
}

impl BadLog {
    /// The code of the scoring contract.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "log_empty",
            Self::Address => "log_address",
            Self::TooLong(_) => "log_long",
            Self::TooManyHands => "log_hands",
            Self::Unknown => "log_unknown",
            Self::Broken(_) => "log_broken",
            Self::Value(..) => "log_value",
        }
    }

    /// The texts and numbers that a sentence about it names, in order. In other languages it is `Words::bad_log` of `tensu-words`.
    pub fn fills(&self) -> Vec<Fill<'_>> {
        let number = |n: usize| Fill::Number(n as i64);
        match self {
            Self::Empty | Self::Address | Self::Unknown => Vec::new(),
            Self::TooLong(bytes) => [*bytes, LONGEST].map(number).to_vec(),
            Self::TooManyHands => [number(MOST_HANDS)].to_vec(),
            Self::Broken(place) => [place.line, place.column].map(number).to_vec(),
            Self::Value(place, text) => {
                [text.into(), number(place.line), number(place.column)].to_vec()
            }
        }
    }
}

impl fmt::Display for BadLog {
    /// Says what is wrong and what to change.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |n: &usize| EN.number(*n as i64);
        match self {
            Self::Empty => f.write_str("There is no hand in it. Paste the text of a log, or choose its file."),
            Self::Address => f.write_str(
                "An address alone says nothing, as nothing is fetched. Paste the text of the log.",
            ),
            Self::TooLong(bytes) => write!(
                f,
                "The text has {} bytes, more than the {} that are read. Take fewer games at once.",
                number(bytes),
                number(&LONGEST)
            ),
            Self::TooManyHands => write!(
                f,
                "That is more than {} hands. Take fewer games at once.",
                number(&MOST_HANDS)
            ),
            Self::Unknown => f.write_str(
                "This is no log that can be read. Take one of Tenhou, Mahjong Soul (converted), mjai, Majiang, Botzone or PyMahjongGB.",
            ),
            Self::Broken(place) => write!(
                f,
                "The log ends or is damaged at line {}, character {}. Copy all of it.",
                number(&place.line),
                number(&place.column)
            ),
            Self::Value(place, text) => write!(
                f,
                "“{text}” at line {}, character {} cannot stand there. Copy the log again.",
                number(&place.line),
                number(&place.column)
            ),
        }
    }
}

impl Error for BadLog {}

/// A fault at a byte, before the whole text is at hand to name the line.
#[derive(Debug)]
pub(crate) enum At {
    /// It ends or is damaged.
    Broken(usize),
    /// It cannot stand there.
    Value(usize),
    /// Too many hands.
    TooManyHands,
}

impl At {
    /// The error in this text.
    pub(crate) fn within(self, text: &str) -> BadLog {
        match self {
            Self::Broken(at) => BadLog::Broken(Place::of(text, at)),
            Self::Value(at) => {
                let shown = text.get(at..).unwrap_or_default();
                let is_end = |c: char| c.is_whitespace() || c == ',' || c == '/';
                let end = shown.char_indices().skip(1).find(|&(_, c)| is_end(c));
                let shown = end.map_or(shown, |(end, _)| &shown[..end]);
                let shown: String = shown.chars().filter(|c| !c.is_control()).take(24).collect();
                BadLog::Value(Place::of(text, at), shown)
            }
            Self::TooManyHands => BadLog::TooManyHands,
        }
    }
}
