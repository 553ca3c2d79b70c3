//! The actions of the page.

use std::rc::Rc;

use tensu::evening::{Chair, Day, Entry, Event, HandValue, Start};

use super::{Dated, Key, Sheet};
use crate::model::counting::{Pick, Way};
use crate::model::entry::Entry as Hand;

/// A tap, or another event of the page.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pages::table) enum Tap {
    /// A new game.
    Begin(Start),
    /// A game of the list goes on.
    Open(usize),
    /// The start is shown; the game is kept.
    Leave,
    /// Another sheet.
    Sheet(Sheet),
    /// The topmost thing is closed.
    Back,
    /// All sheets are closed at once.
    Shut,
    /// The thing that was closed last is opened again.
    Forth,
    /// A player gets a name.
    Called(Chair, String),
    /// The hand that an event ended, to tell it otherwise.
    Edit(usize),
    /// A hand that was forgotten, before the one that an event ended.
    Insert(usize),
    /// Somebody's value in the open win.
    Value(HandValue),
    /// An event.
    Record(Event),
    /// A correction is accepted.
    Accept(Entry),
    /// The last entry is undone.
    Undo,
    /// An undone entry is made again.
    Redo,
    /// Another window may have written.
    Elsewhere,
    // What is told at the table.
    /// A player's card.
    Card(Chair),
    /// The way of winning: by tsumo, or off somebody.
    Way(Option<Chair>),
    /// A key of the counting by han and fu or by yaku, with the hand that it counts for.
    Quick(Way, Pick, Rc<Hand>),
    /// The tiles of the winner who is asked.
    Hand(Rc<Hand>),
    /// The hand that is shown is right.
    Sure,
    /// A hand is shown before it is recorded, or not.
    Asks(bool),
    /// A voice says what was recorded, or does not.
    Aloud(bool),
    /// The hand that was just recorded was seen.
    Seen,
    /// A key.
    Key(Key),
    /// The text of a link or a file.
    Given(String),
    /// A text of so many bytes, which is not read.
    TooLong(usize),
    /// The offered games are kept, and the last one goes on here.
    Take,
    /// The games of the offered logs are kept; those that say no day are of this one.
    Keep(Day),
    /// A game is deleted.
    Delete(usize),
    /// The deleted game comes back.
    Restore,
    /// The phone is laid into the middle of the table, or taken up.
    Middle(bool),
    /// The open sheet is turned to the next side.
    Turn,
    /// Games have another day, or are of another evening.
    Date(Vec<Dated>),
}
