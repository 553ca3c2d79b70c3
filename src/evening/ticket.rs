//! A table of a tournament's day, as a game names it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A table of a round of a day: a game that has one belongs to it, and its result goes back to the desk.
///
/// As text: the day, the round, the table, and who sits there, East first; people, rounds and tables count from 1, 0 is a
/// substitute.
///
/// ```
/// use tensu::evening::Ticket;
/// let ticket = Ticket::read("00c0ffee.3.2.5-16-0-2").unwrap();
/// assert_eq!((ticket.day, ticket.round, ticket.table), (0xc0_ffee, 2, 1));
/// assert_eq!(ticket.seats, [Some(4), Some(15), None, Some(1)]);
/// assert_eq!(ticket.to_string(), "00c0ffee.3.2.5-16-0-2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The number of the day.
    pub day: u32,
    /// The round, from 0.
    pub round: usize,
    /// The table, from 0.
    pub table: usize,
    /// Those who sit there, each by a number; `None` is a substitute.
    pub seats: Vec<Option<u8>>,
}

/// The digits of the number of a day, and of a sum.
const DIGITS: usize = 8;

/// Writes a number of a day, or a sum.
pub(super) fn hex(number: u32) -> String {
    format!("{number:0DIGITS$x}")
}

/// Reads what [`hex`] wrote.
pub(super) fn read_hex(word: &str) -> Option<u32> {
    let number = u32::from_str_radix(word, 16).ok()?;
    // Nothing but the digits themselves: no sign, no capitals.
    (hex(number) == word).then_some(number)
}

/// Writes those who sit at a table.
pub(super) fn seats(table: &[Option<u8>]) -> String {
    let number = |one: &Option<u8>| format!("{}", one.map_or(0, |one| u16::from(one) + 1));
    table.iter().map(number).collect::<Vec<_>>().join("-")
}

/// Reads what [`seats`] wrote.
pub(super) fn read_seats(word: &str) -> Option<Vec<Option<u8>>> {
    let read: Option<Vec<Option<u8>>> = word
        .split('-')
        .map(|one| one.parse::<u8>().ok().map(|one| one.checked_sub(1)))
        .collect();
    read.filter(|read| seats(read) == word)
}

/// Reads a number from 1, as one from 0.
pub(super) fn from_one(word: &str) -> Option<usize> {
    word.parse::<u16>().ok()?.checked_sub(1).map(usize::from)
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (round, table) = (self.round + 1, self.table + 1);
        write!(
            f,
            "{}.{round}.{table}.{}",
            hex(self.day),
            seats(&self.seats)
        )
    }
}

impl Ticket {
    /// Reads a ticket; `None` if the text is none.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let ticket = Self {
            day: read_hex(parts.next()?)?,
            round: from_one(parts.next()?)?,
            table: from_one(parts.next()?)?,
            seats: read_seats(parts.next()?)?,
        };
        parts.next().is_none().then_some(ticket)
    }
}
