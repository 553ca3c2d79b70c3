//! A whole game, from the first deal to the match scores: what happened is a list of events, and everything else follows
//! from it. Each hand is settled ([`settle`](crate::game::settle)), hands make a game, and several games of the same
//! people are an evening ([`season`]).
//!
//! Three layers, none of which has a clock or randomness:
//!
//! - a [`Journal`] keeps what was entered, with undo and redo, a line of text an entry;
//! - its [`events`](Journal::events) are the plain list, which a link, an export and the contract's `"ask": "game"` hold;
//! - [`fold`] makes a [`Course`] of a list under the rules: a record of each hand, the state of the game now, and what
//!   cannot be. It never fails: an event that cannot have happened stays in the list and has no effect.
//!
//! Events name chairs and say why points moved, not how many: if an earlier hand is corrected, every later one is
//! scored anew.
//!
//! ```
//! use tensu::evening::{Course, Event, Start, HandValue, WinningChair, Won, fold};
//! use tensu::{Ruleset, Riichi};
//! let rules = Ruleset::by_id("tenhou").unwrap();
//! let ron = Won {
//!     from: Some(0),
//!     winners: vec![WinningChair { chair: 1, value: HandValue::Han(3, Some(40)), liable: vec![], chips: None }],
//!     declaring: None,
//! };
//! let events = [Event::Riichi(1, Riichi::Riichi), Event::Won(ron)];
//! let course = fold(&Start::new(rules), rules, &events);
//! assert_eq!(course.state.points, [19_800, 30_200, 25_000, 25_000]);
//! assert_eq!((course.state.dealer(), course.state.over), (1, None));
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use crate::presets::Ruleset;
use crate::presets::house::{self, House};

pub use crate::date::{Date, Day};
pub use edit::{Changed, Difference, HandChanged, changed};
pub use ending::{How, Next, Over, ending};
pub use event::{
    Chair, Drawn, Event, Fix, HandValue, Penalty, PenaltyAmount, Receiver, Stop, WinningChair, Won,
};
pub use fault::Fault;
pub use fold::fold;
pub use journal::{Entry, Journal};
pub use mend::{HandName, Played, ToldHand};
pub use noted::{Noted, Stakes};
pub use pass::Pass;
pub use record::{ChairPaid, Outcome, Record};
pub use settle::Calls;
pub use state::{Course, Left, Player, State, Streak};
pub use text::{BadGame, Evening, Game, LONGEST, MOST_EVENTS};
pub use ticket::Ticket;

mod csv;
mod edit;
mod ending;
mod event;
mod fault;
mod fold;
mod journal;
mod mend;
mod noted;
mod pass;
mod read;
mod record;
pub mod season;
pub mod seating;
mod settle;
mod stakes;
mod state;
mod text;
mod ticket;
pub mod tournament;
mod write;

/// The beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The rules that are played; the length of the game is one of them.
    pub rules: House,
    /// The players by chair; a name may be empty. One more than play a hand take turns: whoever loses the deal sits out.
    pub players: Vec<String>,
    /// The names of those who sit out.
    pub bench: Vec<String>,
    /// Minutes that are played, if somebody counts them.
    pub clock: Option<u16>,
    /// The day that it belongs to, if that is known.
    pub day: Option<Day>,
    /// The name of its evening; empty where it is that of its day and its people.
    pub evening: String,
    /// The site or program that it was played at, with its name there, where a log was read; empty where it was told here.
    pub origin: String,
    /// The table of a tournament that it is; nothing for a game of its own.
    pub desk: Option<Ticket>,
}

impl Start {
    /// A game by these rules, of players without names.
    pub fn new(rules: &'static Ruleset) -> Self {
        Self::by(House::new(rules, rules.name))
    }

    /// A game by house rules, of players without names.
    pub fn by(rules: House) -> Self {
        let seats = rules.base.seats.winds().len();
        Self {
            rules,
            players: alloc::vec![String::new(); seats],
            bench: Vec::new(),
            clock: None,
            day: None,
            evening: String::new(),
            origin: String::new(),
            desk: None,
        }
    }

    /// Returns whether the same game may have begun so. Its day and its evening can be corrected, and are no part of
    /// it; nor is where it is from.
    pub fn is_of(&self, other: &Self) -> bool {
        let Self {
            rules,
            players,
            bench,
            clock,
            day: _,
            evening: _,
            origin: _,
            desk,
        } = self;
        (rules, players, bench, clock, desk)
            == (
                &other.rules,
                &other.players,
                &other.bench,
                &other.clock,
                &other.desk,
            )
    }

    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 24;

    /// Returns the name that a player can have for what somebody wrote: line ends and tabs are spaces, what turns the
    /// direction of a text is left out, and so is what is too long.
    ///
    /// ```
    /// use tensu::evening::Start;
    /// assert_eq!(Start::name_of("\u{202e}Anna\tB. "), "Anna B.");
    /// ```
    pub fn name_of(text: &str) -> String {
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        let shown = text.chars().map(plain).filter(|&c| !house::controls(c));
        let shown: String = shown.collect();
        let name: String = shown.trim().chars().take(Self::LONGEST_NAME).collect();
        let name = name.trim_end();
        String::from(if Self::is_name(name) { name } else { "" })
    }

    /// Returns whether a game can be from there: as the name of rules, 60 characters at the most.
    pub fn is_origin(origin: &str) -> bool {
        House::check_name(origin).is_ok()
    }

    /// Returns whether a player can have this name.
    pub fn is_name(name: &str) -> bool {
        name.chars().nth(Self::LONGEST_NAME).is_none() && House::check_name(name).is_ok()
    }
}
