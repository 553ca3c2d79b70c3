//! The games of this device, and what is shown of them.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use tensu::evening::{Chair, Entry, Event, Journal};

use super::shelf::Shelved;
use super::{Folded, Mend, Sheet, Shelf, Written};
use crate::pages::table::win::Win;

/// The games, the last one last, and what is shown of them.
#[expect(
    clippy::struct_excessive_bools,
    reason = "switches that have nothing to do with each other"
)]
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::pages::table) struct Evening {
    /// All games of this device.
    pub(in crate::pages::table) games: Vec<Written>,
    /// The one that is on the table.
    pub(super) open: Option<usize>,
    /// The sheet over the table.
    pub(in crate::pages::table) sheet: Sheet,
    /// A sentence on the last tap: why it did nothing, or what was noted.
    pub(in crate::pages::table) told: Option<String>,
    /// `true` if a hand has just been recorded.
    pub(in crate::pages::table) fresh: bool,
    /// `true` if the next key of a seat is its riichi.
    pub(in crate::pages::table) armed: bool,
    /// `true` if a hand is shown before it is recorded.
    pub(in crate::pages::table) asks: bool,
    /// `true` if a voice says what was recorded.
    pub(in crate::pages::table) aloud: bool,
    /// Grows each time the games are to be kept anew: there may be room by now.
    pub(in crate::pages::table) tries: u32,
    /// `true` if the phone lies in the middle of the table.
    pub(in crate::pages::table) middle: bool,
    /// The player to whose side a sheet is turned there.
    pub(in crate::pages::table) side: Chair,
    /// The game that was deleted last, and its place.
    pub(in crate::pages::table) deleted: Option<(usize, Written)>,
    /// The sheets that were closed and can be opened again, the last one last; `Sheet::Table` stands for the middle of
    /// the table.
    pub(super) behind: Vec<Sheet>,
    /// `true` if the table was left for another game: a reload stays there.
    pub(super) is_left: bool,
    /// The text of the logs that were kept last.
    pub(super) shelved: Option<Rc<Shelved>>,
}

impl Evening {
    /// The game on the table, with its text and what became of it.
    pub(in crate::pages::table) fn game(&self) -> Option<&Written> {
        self.games.get(self.open?)
    }

    /// The same without these.
    pub(in crate::pages::table) fn journal(&self) -> Option<&Journal> {
        self.game().map(Deref::deref)
    }

    pub(super) fn journal_mut(&mut self) -> Option<&mut Journal> {
        self.games.get_mut(self.open?).map(DerefMut::deref_mut)
    }

    /// The place of the game on the table.
    pub(in crate::pages::table) const fn open(&self) -> Option<usize> {
        self.open
    }

    /// The number of players of the game on the table.
    pub(super) fn chairs(&self) -> usize {
        self.journal()
            .map_or(0, |journal| journal.start().players.len())
    }

    /// Returns whether no hand was ever recorded here.
    pub(in crate::pages::table) fn is_new(&self) -> bool {
        let hands = |game: &Written| game.events().iter().any(Event::ends_hand);
        !self.games.iter().any(hands)
    }

    /// The game on the table, up to the hand that is told.
    pub(in crate::pages::table) fn now(&self) -> Option<Rc<Folded>> {
        let game = self.game()?;
        let folded = game.folded()?;
        Some(match &self.sheet {
            Sheet::Mend(mend) => Rc::new(mend.then(game, &folded.rules)),
            _ => folded.clone(),
        })
    }

    /// The correction that is open.
    pub(in crate::pages::table) fn mend(&self) -> Option<&Mend> {
        match &self.sheet {
            Sheet::Mend(mend) => Some(mend),
            _ => None,
        }
    }

    /// The win that is being told.
    pub(super) fn win_mut(&mut self) -> Option<&mut Win> {
        match &mut self.sheet {
            Sheet::Win(win) => Some(win),
            Sheet::Mend(mend) => Some(&mut mend.win),
            _ => None,
        }
    }

    /// The text of the logs that are offered.
    pub(in crate::pages::table) fn offered(&self) -> Option<Rc<str>> {
        match &self.sheet {
            Sheet::Logs(logs) => Some(logs.text.clone()),
            _ => None,
        }
    }

    /// The text that is to be kept beside the games, and the names of all logs whose games are here, or could come back.
    pub(in crate::pages::table) fn shelf(&self) -> Shelf {
        let deleted = self.deleted.iter().map(|(_, game)| game);
        let origins = self.games.iter().chain(deleted);
        let origins = origins.map(|game| game.start().origin.clone());
        let origins = origins.filter(|origin| !origin.is_empty());
        (self.shelved.clone(), origins.collect())
    }

    /// The number of closed things that can be opened again.
    pub(in crate::pages::table) const fn behind(&self) -> usize {
        self.behind.len()
    }

    /// Puts a game on the table, or none.
    pub(super) fn show(&mut self, open: Option<usize>) {
        self.open = open;
        self.is_left = false;
        self.lay(Sheet::Table);
    }

    /// Lays a sheet in place of the one that is there.
    pub(super) fn lay(&mut self, sheet: Sheet) {
        self.sheet = sheet;
    }

    pub(super) fn enter(&mut self, entry: Entry) {
        if let Some(journal) = self.journal_mut() {
            journal.enter(entry);
        }
    }
}
