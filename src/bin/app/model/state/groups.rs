//! The state of the screen, and its parts.

use std::rc::Rc;

use tensu::notation::Syntax;
use tensu::{MeldKind, Tile};
use yew::AttrValue;

use super::hint::Hint;
use super::notice::Notices;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::history::History;
use crate::model::several::Several;
use crate::model::site::names::Params;

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    /// The entry.
    pub(crate) entry: Rc<Entry>,
    /// The earlier and later entries, for the steps back and forth.
    pub(crate) steps: Steps,
    /// The effect of the next tap on a key.
    pub(crate) keys: NextKey,
    /// The owner of the riichi stick on the table.
    pub(super) stick: Stick,
    /// The parts of the hand's screen that are open.
    pub(crate) open: OpenParts,
    /// The page that lies over the hand.
    pub(crate) page: OpenPage,
    /// The number of hands that have come whole in the place of another.
    pub(crate) deal: u32,
    /// The answers to taps.
    pub(crate) told: Told,
    /// The looks and the language of everything, and where the app is.
    pub(crate) looks: Looks,
    /// The house rules that are kept.
    pub(crate) houses: Vec<ActiveRules>,
    /// The hands that were scored.
    pub(crate) history: History,
    /// The hands before the last tap, if it has deleted some.
    pub(super) deleted: Option<History>,
}

/// The earlier and later entries, for the steps back and forth.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Steps {
    pub(super) past: Vec<Step>,
    pub(super) future: Vec<Step>,
    /// The number of times the entry has changed.
    pub(crate) changes: u32,
}

/// The entry before a change, or after one that was taken back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) entry: Rc<Entry>,
    /// The house rules that were kept then, if that change was one of them, too.
    pub(super) houses: Option<Vec<ActiveRules>>,
}

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
    /// The menu.
    pub(crate) menu: bool,
    /// The text of the hand as it is being changed.
    pub(crate) draft: Option<Draft>,
}

/// The page that lies over the hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OpenPage {
    /// Its address.
    pub(crate) view: Option<AttrValue>,
    /// The address of the page that the menu lies over: it is there again when nothing was chosen.
    pub(super) under: Option<AttrValue>,
    /// `true` if the hand is entered for a page that was left for that: the way back leads there.
    pub(super) is_away: bool,
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
    /// `true` as long as a new player has not said which rules they play.
    pub(crate) asks: bool,
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

/// The text of the hand while it is being changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The text.
    pub(crate) text: String,
    /// The reason why it cannot be read, once that was tried.
    pub(crate) wrong: Option<Hint>,
}

impl Draft {
    /// Returns whether it was read as the log of a game.
    pub(super) fn is_log(&self) -> bool {
        matches!(&self.wrong, Some(Hint::Text(error)) if matches!(error.why, Syntax::Log(_)))
    }
}

/// The effect of a pointer if it were lifted now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trace {
    /// Enter the tiles from one key to another.
    Over(Tile, Tile),
    /// Take a tile out of the hand.
    Off(usize),
}
