//! A day as it was entered.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::evening::text::LONGEST;
use crate::evening::ticket::{hex, read_hex};
use crate::evening::{Start, Ticket};
use crate::presets::Library;

use super::entry::Entry;
use super::head::{BadDay, Head};
use super::report::{BadReport, Coming, Report};
use super::state::State;
use super::sum::sum;

/// A day as it was entered: nothing of it is ever overwritten.
///
/// As text it is a line for how the day began and a line an entry, `<` for undo and `>` for redo, as the
/// [journal](crate::evening::Journal) of a game: a half-written last line costs one tap and not the day.
///
/// ```
/// use tensu::evening::tournament::{Day, Entry, Head};
/// use tensu::Ruleset;
/// let mut day = Day::new(Head::new(Ruleset::by_id("mcr_2006").unwrap(), 7));
/// day.enter(Entry::Rounds(3));
/// day.enter(Entry::Rounds(5));
/// day.undo();
/// let text = day.to_string();
/// assert_eq!(text, "tournament=1/mcr_2006/count=table/seed=7\nrounds.3\nrounds.5\n<\n");
/// assert_eq!(Day::read(&text), Ok((day.clone(), 0)));
/// let link = day.link();
/// assert!(link.starts_with("tournament=1/mcr_2006/count=table/seed=7/-/rounds.3/"));
/// assert_eq!(Day::read(&link).map(|(day, _)| day.state()), Ok(day.state()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// The beginning.
    pub head: Head,
    entries: Vec<Entry>,
    /// The number of entries that count; the others were undone.
    cursor: usize,
}

/// The word between the beginning and the entries, where a day is one line.
const BETWEEN: &str = "/-/";

impl Day {
    /// A day in which nothing was entered.
    pub const fn new(head: Head) -> Self {
        Self {
            head,
            entries: Vec::new(),
            cursor: 0,
        }
    }

    /// The entries that count.
    pub fn entries(&self) -> &[Entry] {
        &self.entries[..self.cursor]
    }

    /// The state of the day.
    pub fn state(&self) -> State {
        State::of(&self.head, self.entries())
    }

    /// Enters something; what was undone is gone.
    pub fn enter(&mut self, entry: Entry) {
        self.entries.truncate(self.cursor);
        self.entries.push(entry);
        self.cursor = self.entries.len();
    }

    /// Takes the last entry back, if there is one.
    pub const fn undo(&mut self) -> bool {
        let can = self.cursor > 0;
        self.cursor -= can as usize;
        can
    }

    /// Enters again what was undone last, if there is something.
    pub const fn redo(&mut self) -> bool {
        let can = self.cursor < self.entries.len();
        self.cursor += can as usize;
        can
    }

    /// Returns whether this is another day with more behind it, or the same.
    pub fn goes_on(&self, from: &Self) -> bool {
        self.head == from.head && self.entries().starts_with(from.entries())
    }

    /// The ticket of a table that was drawn.
    pub fn ticket(&self, state: &State, round: usize, table: usize) -> Option<Ticket> {
        let seats = state.plan.get(round)?.get(table)?.clone();
        Some(Ticket {
            day: self.head.id(),
            round,
            table,
            seats,
        })
    }

    /// The beginning of a table's game. A substitute has no name.
    pub fn start(&self, round: usize, table: usize) -> Option<Start> {
        let state = self.state();
        let ticket = self.ticket(&state, round, table)?;
        let name = |seat: &Option<u8>| {
            let person = seat.and_then(|seat| state.people.get(usize::from(seat)));
            person.map_or_else(String::new, |person| person.name(round).into())
        };
        Some(Start {
            players: ticket.seats.iter().map(name).collect(),
            clock: Some(state.minutes).filter(|minutes| *minutes > 0),
            day: self.head.date,
            evening: self.head.name.clone(),
            desk: Some(ticket),
            ..Start::by(self.head.rules.clone())
        })
    }

    /// Checks whether a result can count here, and whether one is there already.
    ///
    /// # Errors
    /// Why it cannot: of another day, of a round that has not begun, of other people, points that do not add up.
    pub fn check(&self, report: &Report) -> Result<Coming, BadReport> {
        let Report { ticket, points } = report;
        if ticket.day != self.head.id() {
            return Err(BadReport::OtherDay);
        }
        let state = self.state();
        let round = state.results.get(ticket.round);
        let tables = round.ok_or(BadReport::NotBegun(ticket.round))?;
        let given = tables.get(ticket.table).ok_or(BadReport::NoTable)?;
        if self.ticket(&state, ticket.round, ticket.table).as_ref() != Some(ticket) {
            return Err(BadReport::OtherSeats);
        }
        if let Ok(rules) = self.head.rules.ruleset() {
            let (have, need) = points.sums(&rules);
            if have != need {
                return Err(BadReport::Sum { have, need });
            }
        }
        Ok(match given {
            None => Coming::New,
            Some(given) if given.points == *points => Coming::Again,
            Some(given) => Coming::Other(given.points.clone()),
        })
    }

    /// The day as one line of words for a link, with a sum at its end; what was undone is not in it.
    pub fn link(&self) -> String {
        let mut words = Vec::new();
        for entry in self.entries() {
            match entry {
                Entry::Together(entries) => words.extend(entries.iter().map(ToString::to_string)),
                entry => words.push(entry.to_string()),
            }
        }
        let mut text = self.head.to_string() + BETWEEN;
        for word in words {
            text += &word;
            text.push('/');
        }
        let own = hex(sum(&text));
        text + &own
    }

    /// Reads a day: with it, how many lines were lost, as nothing can be made of them. A line without its end was being written,
    /// and is lost. One line of words, as a link has it, is read, too.
    ///
    /// # Errors
    /// A first line that is not the beginning of a day.
    pub fn read(text: &str) -> Result<(Self, usize), BadDay> {
        Self::read_with(text, Library::ALL)
    }

    /// Reads a day by a ruleset of a library.
    ///
    /// # Errors
    /// As [`Day::read`].
    pub fn read_with(text: &str, library: Library) -> Result<(Self, usize), BadDay> {
        if text.len() > LONGEST {
            return Err(BadDay::TooLong(text.len()));
        }
        let first = text.lines().next().unwrap_or_default();
        if let Some((head, words)) = first.split_once(BETWEEN) {
            let first = first.trim();
            let (told, own) = first.split_at(first.rfind('/').map_or(0, |at| at + 1));
            if read_hex(own) != Some(sum(told)) {
                return Err(BadDay::Cut);
            }
            let words = words.trim().trim_end_matches(own);
            let mut day = Self::new(Head::read(head, library)?);
            let mut lost = 0;
            for word in words.split('/').filter(|word| !word.is_empty()) {
                match Entry::read(word) {
                    Some(entry) => day.enter(entry),
                    None => lost += 1,
                }
            }
            return Ok((day, lost));
        }
        let mut day = Self::new(Head::read(first, library)?);
        let mut lost = 0;
        let lines: Vec<&str> = text.lines().skip(1).map(str::trim).collect();
        for (at, line) in lines.iter().enumerate() {
            let is_cut = at + 1 == lines.len() && !text.ends_with('\n');
            match *line {
                "" => {}
                _ if is_cut => lost += 1,
                "<" => lost += usize::from(!day.undo()),
                ">" => lost += usize::from(!day.redo()),
                line => match Entry::read(line) {
                    Some(entry) => day.enter(entry),
                    None => lost += 1,
                },
            }
        }
        Ok((day, lost))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.head)?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        for _ in self.cursor..self.entries.len() {
            writeln!(f, "<")?;
        }
        Ok(())
    }
}
