//! The actions of the player, of the browser and of other windows.

use std::rc::Rc;

use yew::AttrValue;

use super::hand::HandTap;
use super::history::Keep;
use super::house::Change;
use super::notice::Notice;
use crate::model::active_rules::ActiveRules;
use crate::model::at_table::AtTable;
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::history::History;
use crate::model::site::names::Name;

/// A thing that can happen to the state: what lies behind every page. A page has actions of its own in its folder.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// A tap where hands are entered.
    Hand(HandTap),
    /// A value of the table.
    Table(AtTable),
    /// The words have changed: all is to be said anew. The list that did it, if the keyboard is to be brought back to
    /// it.
    Speak(Option<&'static str>),
    /// Another window of the app has changed the looks.
    Look,
    /// Another window of the app has changed the house rules or the hands that were scored.
    Elsewhere(Vec<ActiveRules>, History),
    /// One step back.
    Undo,
    /// One step forward again.
    Redo,
    /// The rules that the hand is played by.
    Rules(ActiveRules),
    /// Change the rules.
    Change(Change),
    /// Lay the page of an address over the hand, or take it away.
    View(Option<AttrValue>),
    /// The browser went to a place.
    Go(AttrValue),
    /// The menu is open, or not any more.
    Menu(bool),
    /// Open the menu over the page that is there.
    More,
    /// Keep the hand and enter another winner of the same tile.
    Another,
    /// Take one of several winners out.
    DropWinner(usize),
    /// Forget all kept winners.
    Alone,
    /// A parameter for a page that embeds Tensu; `None` for its default.
    Site(Name, Option<String>),
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
            Self::Hand(HandTap::Draft(_) | HandTap::Read | HandTap::Cancel | HandTap::Trace(_))
        )
    }

    /// Returns whether it is meant for the hand that was seen and no other: its tiles and melds by their places, its
    /// waits.
    pub(super) const fn is_about_this_hand(&self) -> bool {
        matches!(
            self,
            Self::Hand(
                HandTap::Touch(_)
                    | HandTap::Remove(_)
                    | HandTap::TakeIndicator(..)
                    | HandTap::Meld(_)
                    | HandTap::Draw(_)
                    | HandTap::Discarded(_)
                    | HandTap::Seen(_)
                    | HandTap::Unseen(_)
            )
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
                | Self::Menu(_)
                | Self::Elsewhere(..)
                | Self::Remember(_)
        )
    }
}
