//! The sheets over the table, one over the other.

use tensu::evening::{Chair, Entry, Event, Game};
use tensu::rules::Chombo;

use super::forms::{Counted, Fine};
use super::{Evening, Mend};
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

impl Evening {
    /// The sheet below a sheet; `None` for the table.
    fn under(&self, sheet: &Sheet) -> Option<Sheet> {
        Some(match sheet {
            Sheet::Table => return None,
            Sheet::Chombo(_) | Sheet::Penalty(_) | Sheet::Correct(_) | Sheet::Swap(None) => {
                Sheet::More
            }
            Sheet::Swap(Some(_)) => Sheet::Swap(None),
            Sheet::Whose => {
                let tenpai = self.now().map(|now| now.course.state.in_riichi().collect());
                Sheet::Draw(tenpai.unwrap_or_default(), Vec::new())
            }
            Sheet::Sure(_, told) => (**told).clone(),
            Sheet::Mend(_) | Sheet::Explained(_) | Sheet::Changed(_) => Sheet::Log(None),
            _ => Sheet::Table,
        })
    }

    /// The correction that is open.
    pub(in crate::pages::table) fn mend(&self) -> Option<&Mend> {
        match &self.sheet {
            Sheet::Mend(mend) => Some(mend),
            _ => None,
        }
    }

    /// The number of things over the page, the table in the middle among them; each is closed by itself.
    pub(in crate::pages::table) fn depth(&self) -> usize {
        let sheets = std::iter::successors(Some(self.sheet.clone()), |sheet| self.under(sheet));
        sheets.count() - 1 + usize::from(self.middle && self.open.is_some())
    }

    /// Closes the topmost thing. It can be opened again.
    pub(super) fn back(&mut self) {
        if let Some(under) = self.under(&self.sheet) {
            self.behind.push(self.sheet.clone());
            self.lay(under);
        } else if self.middle {
            self.behind.push(Sheet::Table);
            self.middle = false;
        }
    }

    /// Closes the sheet and all below it. It can be opened again.
    pub(super) fn shut(&mut self) {
        if self.sheet != Sheet::Table {
            self.behind.push(self.sheet.clone());
            self.lay(Sheet::Table);
        }
    }

    /// Opens what was closed last.
    pub(super) fn forth(&mut self) {
        match self.behind.pop() {
            Some(Sheet::Table) => self.middle = self.open.is_some(),
            Some(sheet) => self.sheet = sheet,
            None => {}
        }
    }

    /// Lays a sheet in place of the one that is there.
    pub(super) fn lay(&mut self, sheet: Sheet) {
        self.sheet = sheet;
    }
}
