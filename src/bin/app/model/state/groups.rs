//! What the state of the screen is made of.

use std::rc::Rc;

use tensu::MeldKind;
use yew::AttrValue;

use super::{Draft, Hint, Notices, Trace};
use crate::model::errand::Errand;
use crate::model::several::Several;
use crate::model::site::names::Params;

/// What the next tap on a key does.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Keys {
    /// Where the next tile goes.
    pub(crate) focus: Focus,
    /// Where among the indicators the next one lands, when one was taken out; at the end without.
    pub(crate) gap: Option<usize>,
    /// Whether the keys have gone on to the dora by themselves, and no tile has followed.
    pub(super) moved_on: bool,
    /// The meld that the next tile makes.
    pub(crate) armed: Option<MeldKind>,
    /// What each tap on a key enters, when it is more than its tile.
    pub(crate) several: Option<Several>,
    /// The stroke that a pointer is making.
    pub(crate) trace: Option<Trace>,
    /// The tap just before, if it was on a tile of the hand: which one, and which had won before it.
    pub(super) touched: Option<(usize, Option<usize>)>,
    /// Digits that wait for their suit.
    pub(crate) typed: String,
}

/// Whose stick lies on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Stick {
    /// Whether the riichi put the only one there.
    pub(super) is_own: bool,
    /// Whether the hand is that of a frame, where the sticks are those that were said.
    pub(super) is_framed: bool,
}

/// What of the hand is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Open {
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
    /// How many times one was closed.
    pub(crate) closed: u32,
    /// The page for which the hand is entered.
    pub(crate) errand: Option<Rc<Errand>>,
}

/// What was said of the taps.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Told {
    /// Why the last one did nothing.
    pub(crate) hint: Option<Hint>,
    /// How many times something was said of one.
    pub(crate) times: u32,
    /// What the player should know.
    pub(crate) notices: Notices,
}

/// How all looks and sounds, and where the app is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Looks {
    /// How the words have changed.
    pub(crate) speech: Speech,
    /// How many times another window has changed the looks.
    pub(crate) changes: u32,
    /// What was chosen for a page that embeds Tensu.
    pub(crate) site: Params,
    /// Whether the browser has the whole app.
    pub(crate) offline: bool,
}

/// Switches that are seen when they are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum More {
    /// What belongs to kans.
    Kan,
    /// All others.
    Other,
}

/// How the words have changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Speech {
    /// How many times.
    pub(crate) times: u32,
    /// By which list the last time, where that is still in use.
    pub(crate) list: Option<&'static str>,
}

/// Where the next tile goes.
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
