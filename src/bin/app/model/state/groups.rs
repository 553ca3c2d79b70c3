//! The parts of the state of the screen.

use std::rc::Rc;

use tensu::MeldKind;
use yew::AttrValue;

use super::{Draft, Hint, Notices, Trace};
use crate::model::errand::Errand;
use crate::model::several::Several;
use crate::model::site::names::Params;

/// The effect of the next tap on a key.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NextKey {
    /// The place for the next tile.
    pub(crate) focus: Focus,
    /// The place among the indicators for the next one, when one was taken out; at the end without.
    pub(crate) gap: Option<usize>,
    /// `true` if the keys have gone on to the dora by themselves, and no tile has followed.
    pub(super) moved_on: bool,
    /// The meld that the next tile makes.
    pub(crate) armed: Option<MeldKind>,
    /// The tiles that each tap on a key enters, when it is more than one.
    pub(crate) several: Option<Several>,
    /// The stroke that a pointer is making.
    pub(crate) trace: Option<Trace>,
    /// The tap just before, if it was on a tile of the hand: the place of that tile, and of the winning tile before it.
    pub(super) touched: Option<(usize, Option<usize>)>,
    /// Digits that wait for their suit.
    pub(crate) typed: String,
}

/// The owner of the riichi stick on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Stick {
    /// `true` if the riichi put the only one there.
    pub(super) is_own: bool,
    /// `true` if the hand is that of a frame, where the sticks are those that were given.
    pub(super) is_framed: bool,
}

/// The parts of the hand's screen that are open.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OpenParts {
    /// Switches beside those of the row.
    pub(crate) more: Option<More>,
    /// The meld with its menu.
    pub(crate) meld: Option<usize>,
    /// The explanation, over the keys (on a narrow screen).
    pub(crate) sheet: bool,
    /// The text of the hand as it is being changed.
    pub(crate) draft: Option<Draft>,
}

/// The page that lies over the hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OpenPage {
    /// Its address.
    pub(crate) view: Option<AttrValue>,
    /// The number of times one was closed.
    pub(crate) closed: u32,
    /// The page for which the hand is entered.
    pub(crate) errand: Option<Rc<Errand>>,
}

/// The answers to taps.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Told {
    /// The reason why the last one did nothing, or its side effect.
    pub(crate) hint: Option<Hint>,
    /// The number of answers.
    pub(crate) times: u32,
    /// The notices for the player.
    pub(crate) notices: Notices,
}

/// The looks and the language of everything, and where the app is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Looks {
    /// The changes of the words.
    pub(crate) speech: Spoken,
    /// The number of times another window has changed the looks.
    pub(crate) changes: u32,
    /// The choices for a page that embeds Tensu.
    pub(crate) site: Params,
    /// `true` if the browser has the whole app.
    pub(crate) offline: bool,
}

/// Switches that are seen only when they are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum More {
    /// The switches for kans.
    Kan,
    /// All others.
    Other,
}

/// The changes of the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// The number of changes.
    pub(crate) times: u32,
    /// The list that made the last change, where it is still in use.
    pub(crate) list: Option<&'static str>,
}

/// The place for the next tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Focus {
    /// Into the hand.
    #[default]
    Hand,
    /// To the dora indicators.
    Dora,
    /// To the ura dora indicators.
    Ura,
}
