//! The journal of a game: what was entered, with everything that was corrected; nothing of it is ever overwritten.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::evening::Start;
use crate::evening::event::{Chair, Event};
use crate::evening::text::{BadGame, Game};
use crate::hand::notation::Reader;
use crate::presets::Library;

/// The sign before several entries of one line, and that between them: no event has either in its word.
const TOGETHER: &str = "&";
const BETWEEN: &str = ";";

/// One entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// An event behind the others.
    Add(Event),
    /// An event before the one at this place.
    Insert(usize, Event),
    /// An event in place of the one there.
    Replace(usize, Event),
    /// The event there is taken away.
    Remove(usize),
    /// Several, one after another: a correction that one undo takes back.
    Together(Vec<Entry>),
}

/// A game as it was entered.
///
/// As text it is a line for how the game began and a line an entry, so that a half-written last line costs one tap and
/// not the game: `r2` is an event, `3+d12` one before event 3, `3=d1` one in its place, `3-` takes it away, `&3=d1;2-` is
/// both together, `<` is undo and `>` redo.
///
/// ```
/// use tensu::evening::{Entry, Event, Journal, Start};
/// use tensu::{Riichi, Ruleset};
/// let mut journal = Journal::new(Start::new(Ruleset::by_id("tenhou").unwrap()));
/// journal.enter(Entry::Add(Event::Riichi(2, Riichi::Riichi)));
/// journal.enter(Entry::Remove(0));
/// assert_eq!(journal.events(), []);
/// assert!(journal.undo());
/// assert_eq!(journal.events().len(), 1);
/// assert_eq!(journal.to_string(), "game=1/tenhou\nr2\n0-\n<\n");
/// assert_eq!(Journal::read(&journal.to_string()).unwrap(), (journal, 0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    start: Start,
    entries: Vec<Entry>,
    /// The number of entries that count; the others were undone.
    cursor: usize,
}

impl Journal {
    /// A game in which nothing was entered.
    pub const fn new(start: Start) -> Self {
        Self {
            start,
            entries: Vec::new(),
            cursor: 0,
        }
    }

    /// A game that was entered elsewhere.
    pub fn of(game: Game) -> Self {
        let entries: Vec<Entry> = game.events.into_iter().map(Entry::Add).collect();
        Self {
            start: game.start,
            cursor: entries.len(),
            entries,
        }
    }

    /// The beginning of the game.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Returns whether the same game was entered in the same way, whatever day and evening it names.
    pub fn is_same(&self, other: &Self) -> bool {
        self.start.is_of(&other.start)
            && (self.cursor, &self.entries) == (other.cursor, &other.entries)
    }

    /// Sets another beginning: other names, rules that were taken for others.
    pub fn set_start(&mut self, start: Start) {
        self.start = start;
    }

    /// The entries that count.
    pub fn entries(&self) -> &[Entry] {
        &self.entries[..self.cursor]
    }

    /// Enters something; what was undone is gone. Returns the line of text for it, to be written behind the others.
    pub fn enter(&mut self, entry: Entry) -> String {
        let line = entry.to_string();
        self.add(entry);
        line
    }

    fn add(&mut self, entry: Entry) {
        self.entries.truncate(self.cursor);
        self.entries.push(entry);
        self.cursor = self.entries.len();
    }

    /// Calls a player otherwise, from the beginning of the game on; nothing happens where nobody sits.
    pub fn call(&mut self, chair: Chair, name: &str) {
        if let Some(own) = self.start.players.get_mut(chair) {
            *own = Start::name_of(name);
        }
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

    /// Returns whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// Returns whether there is something to enter again.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.entries.len()
    }

    /// Returns the events in order. An entry about an event that there is not changes nothing.
    pub fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        for entry in self.entries() {
            entry.apply(&mut events);
        }
        events
    }

    /// The game with its events, as a link or an export holds it.
    pub fn game(&self) -> Game {
        Game {
            start: self.start.clone(),
            events: self.events(),
        }
    }

    /// Reads the text of a journal: with it, how many lines were lost, as nothing can be made of them. A game as words of a
    /// link is one line, and is read, too. A line without its end was being written, and is lost.
    ///
    /// # Errors
    /// A first line that is not the beginning of a game.
    pub fn read(text: &str) -> Result<(Self, usize), BadGame> {
        Self::read_with(text, Library::ALL)
    }

    /// Reads the text of a journal by a ruleset of a library.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn read_with(text: &str, library: Library) -> Result<(Self, usize), BadGame> {
        let mut lines = text.lines();
        let game = Game::read_with(lines.next().unwrap_or_default(), library)?;
        let mut journal = Self::of(game);
        let mut lost = 0;
        // A last line without its end was being written.
        let whole = text.ends_with('\n');
        let lines: Vec<&str> = lines.map(str::trim).collect();
        for (i, line) in lines.iter().enumerate() {
            let is_cut = i + 1 == lines.len() && !whole;
            match *line {
                "" => {}
                "<" if !is_cut => lost += usize::from(!journal.undo()),
                ">" if !is_cut => lost += usize::from(!journal.redo()),
                // What is there of it may read as another event.
                _ if is_cut => lost += 1,
                line => match Entry::read_with(line, library.reader) {
                    Some(entry) => journal.add(entry),
                    None => lost += 1,
                },
            }
        }
        Ok((journal, lost))
    }
}

impl Entry {
    /// Changes a list as the entry says.
    pub fn apply(&self, events: &mut Vec<Event>) {
        match self {
            Self::Add(event) => events.push(event.clone()),
            Self::Insert(place, event) if *place <= events.len() => {
                events.insert(*place, event.clone());
            }
            Self::Replace(place, event) => {
                if let Some(old) = events.get_mut(*place) {
                    old.clone_from(event);
                }
            }
            Self::Remove(place) if *place < events.len() => {
                events.remove(*place);
            }
            Self::Together(entries) => entries.iter().for_each(|entry| entry.apply(events)),
            Self::Insert(..) | Self::Remove(_) => {}
        }
    }

    /// Makes one entry of several; a single one is itself.
    pub(super) fn together(mut entries: Vec<Self>) -> Self {
        match entries.len() {
            1 => entries.remove(0),
            _ => Self::Together(entries),
        }
    }

    /// Reads an entry from its line; `None` if it is none.
    pub fn read(line: &str) -> Option<Self> {
        Self::read_with(line, Reader::ALL)
    }

    /// Reads an entry; a hand in it is read by this reader.
    pub fn read_with(line: &str, reader: Reader) -> Option<Self> {
        let one = |line: &str| Self::read_one(line, reader);
        if let Some(lines) = line.strip_prefix(TOGETHER) {
            let lines = lines.split(BETWEEN).filter(|line| !line.is_empty());
            // One line has no other such lines in it.
            return lines.map(one).collect::<Option<_>>().map(Self::Together);
        }
        one(line)
    }

    fn read_one(line: &str, reader: Reader) -> Option<Self> {
        let event = |word: &str| Event::read_with(word, reader);
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let (place, rest) = line.split_at(digits);
        if place.is_empty() {
            return Some(Self::Add(event(line)));
        }
        let place = place.parse().ok()?;
        let (sign, word) = rest.split_at_checked(1)?;
        match sign {
            "+" => Some(Self::Insert(place, event(word))),
            "=" => Some(Self::Replace(place, event(word))),
            "-" if word.is_empty() => Some(Self::Remove(place)),
            _ => None,
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Add(event) => write!(f, "{event}"),
            Self::Insert(place, event) => write!(f, "{place}+{event}"),
            Self::Replace(place, event) => write!(f, "{place}={event}"),
            Self::Remove(place) => write!(f, "{place}-"),
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

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Game::new(self.start.clone()))?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        for _ in self.cursor..self.entries.len() {
            writeln!(f, "<")?;
        }
        Ok(())
    }
}
