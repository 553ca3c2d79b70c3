//! The actions of the player, of the browser and of other windows.

use std::rc::Rc;

use tensu::{By, Flag, Kind, MeldKind, Riichi, Tile, Wind, Yaku};
use yew::AttrValue;

use super::{Change, Focus, Keep, More, Notice, Trace};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::history::History;
use crate::model::several::Several;
use crate::model::site::names::Name;

/// A thing that can happen to the state.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// The words have changed: all is to be said anew. The list that did it, if the keyboard is to be brought back to
    /// it.
    Speak(Option<&'static str>),
    /// Another window of the app has changed the looks.
    Look,
    /// Another window of the app has changed the house rules or the hands that were scored.
    Elsewhere(Vec<ActiveRules>, History),
    /// A wait lies among the own discards, or does not.
    Thrown(Kind),
    /// One more of a wait lies open elsewhere, or none does.
    Seen(Kind, bool),
    /// A tile key.
    Tile(Tile),
    /// The corner of a key: the set that begins with the tile, with its red five.
    WithRed(Tile),
    /// A pointer is on its way; `None` where it would do nothing.
    Trace(Option<Trace>),
    /// A stroke over keys, from one to another.
    Slide(Tile, Tile),
    /// A key that was held.
    Hold(Tile),
    /// A tile for the hand, wherever the focus is.
    Draw(Tile),
    /// A character was typed.
    Type(char),
    /// Take the last tile back.
    Delete,
    /// Escape: leave whatever is half done.
    Cancel,
    /// Clear the hand; the table stays.
    Clear,
    /// One step back.
    Undo,
    /// One step forward again.
    Redo,
    /// The next tile makes a meld of this kind; the same again takes that back.
    Arm(MeldKind),
    /// Each tap on a key enters that much; the same again takes that back.
    Several(Several),
    /// The text of the hand is being changed.
    Draft(String),
    /// Take over that text.
    Read,
    /// The next tile goes there.
    Focus(Focus),
    /// Take an indicator out of that row.
    TakeIndicator(Focus, usize),
    /// A tile of the hand: make it the winning one, or take it out when it is.
    Touch(usize),
    /// Take a tile out of the hand.
    Remove(usize),
    /// Open or close the menu of a meld.
    Meld(Option<usize>),
    /// Turn the meld of the menu into another kind.
    MeldKind(MeldKind),
    /// Make the five of that meld red, or plain.
    MeldRed,
    /// Take that meld back into the hand.
    MeldBack,
    /// Take that meld away.
    MeldRemove,
    /// Tap the switch of a riichi.
    Riichi(Riichi),
    /// Switch an event.
    Flag(Flag),
    /// Show more switches, or no longer.
    More(More),
    /// The other way of winning.
    OtherWay,
    /// The way the hand was won.
    By(By),
    /// The winner's seat.
    Seat(Wind),
    /// The wind of the round.
    Round(Wind),
    /// Honba.
    Honba(u32),
    /// Riichi sticks.
    Sticks(u32),
    /// Norths set aside.
    Norths(u8),
    /// A flower: set aside, or not.
    Flower(Tile),
    /// The seat of the discarder.
    From(Option<Wind>),
    /// The seat that is liable for a yaku.
    Liable(Yaku, Option<Wind>),
    /// The rules that the hand is played by.
    Rules(ActiveRules),
    /// Change the rules.
    Change(Change),
    /// Lay the page of an address over the hand, or take it away.
    View(Option<AttrValue>),
    /// The browser went to a place.
    Go(AttrValue),
    /// Keep the hand and enter another winner of the same tile.
    Another,
    /// Take one of several winners out.
    DropWinner(usize),
    /// Forget all kept winners.
    Alone,
    /// A parameter for a page that embeds Tensu; `None` for its default.
    Site(Name, Option<String>),
    /// An example in place of the hand; the table stays.
    Example(&'static str),
    /// The hand of a link in place of the hand.
    Open(String),
    /// Another entry, whole.
    Put(Rc<Entry>),
    /// The hand is entered for another page, or for none any more.
    Errand(Option<Rc<Errand>>),
    /// Something about the hands that were scored.
    History(Keep),
    /// One more of them, as its line: a win counted without tiles.
    Remember(String),
    /// Show or hide the explanation.
    Sheet(bool),
    /// Tell the player something.
    Notice(Notice),
    /// The player has read the notices.
    Dismiss,
    /// The browser has the whole app.
    Offline,
    /// Something that was asked for still comes, after a while, or does not any more.
    Late(bool),
}

impl Action {
    /// Returns whether it deals with the text of the hand, or is a pointer that has done nothing yet; before all else
    /// the text is read.
    pub(super) const fn leaves_text(&self) -> bool {
        matches!(
            self,
            Self::Draft(_) | Self::Read | Self::Cancel | Self::Trace(_)
        )
    }

    /// Returns whether it is meant for the hand that was seen and no other: its tiles and melds by their places, its
    /// waits.
    pub(super) const fn is_about_this_hand(&self) -> bool {
        matches!(
            self,
            Self::Touch(_)
                | Self::Remove(_)
                | Self::TakeIndicator(..)
                | Self::Meld(_)
                | Self::Draw(_)
                | Self::Thrown(_)
                | Self::Seen(..)
        )
    }

    /// Returns whether nobody tapped it here: it leaves alone what the player is about to do.
    pub(super) const fn happens_by_itself(&self) -> bool {
        matches!(
            self,
            Self::Speak(None)
                | Self::Look
                | Self::Notice(_)
                | Self::Offline
                | Self::Late(_)
                | Self::Elsewhere(..)
                | Self::Remember(_)
        )
    }
}
