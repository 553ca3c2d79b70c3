//! The sheets over the table.

use tensu::evening::{Chair, Entry, Event, Game};
use tensu::rules::Chombo;

use super::forms::{Counted, Fine};
use super::{Logs, Mend};
use crate::pages::table::win::Win;

/// A sheet over the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::pages::table) enum Sheet {
    /// Nothing.
    #[default]
    Table,
    /// The menu, with what is rare.
    Menu,
    /// Somebody won.
    Win(Box<Win>),
    /// A draw: who is tenpai, and whose discards are a mangan.
    Draw(Vec<Chair>, Vec<Chair>),
    /// The question whose nine kinds they are.
    Whose,
    /// The gaps to a player.
    Gaps(Chair),
    /// The rare events.
    More,
    /// A chombo, with its cost if that is not the ruleset's.
    Chombo(Option<Chombo>),
    /// A penalty.
    Penalty(Box<Fine>),
    /// The numbers counted at the table.
    Correct(Box<Counted>),
    /// A player who leaves a chair to somebody else; `None` before it is said who.
    Swap(Option<Chair>),
    /// A player's name, as far as it is written.
    Name(Chair, String),
    /// All hands, with the one that is open, by the place of its event.
    Log(Option<usize>),
    /// A hand as it was then, to tell it otherwise.
    Mend(Box<Mend>),
    /// The worth of the tiles of a hand, by the place of its record.
    Explained(usize),
    /// The changes that a correction makes.
    Changed(Entry),
    /// The effect of an event, before it is recorded; and the sheet where it was told.
    Sure(Event, Box<Sheet>),
    /// The game for others.
    Share,
    /// Two dice.
    Dice(u8, u8),
    /// Games from elsewhere.
    Offer(Vec<Game>),
    /// Logs of games from elsewhere.
    Logs(Logs),
}

impl Sheet {
    /// Returns whether something is told on it that happened at the table.
    pub(in crate::pages::table) const fn is_told(&self) -> bool {
        matches!(
            self,
            Self::Win(_)
                | Self::Draw(..)
                | Self::Whose
                | Self::More
                | Self::Chombo(_)
                | Self::Penalty(_)
                | Self::Correct(_)
                | Self::Name(..)
                | Self::Swap(_)
                | Self::Sure(..)
        )
    }
}
