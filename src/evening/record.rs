//! Records: what became of each hand.

use alloc::vec::Vec;

use crate::evening::event::Chair;
use crate::game::WinnerPayments;
use crate::rulebook::{Abort, Chombo};
use crate::tiles::Wind;

/// The record of an event: a hand, or points that moved beside the hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The place of the event that ended it, in the list.
    pub event: usize,
    /// The number of the deal, 0 for East 1; it stays where the deal does.
    pub deal: u32,
    /// The dealer.
    pub dealer: Chair,
    /// Honba when the hand began.
    pub honba: u32,
    /// Sticks that lay on the table then.
    pub sticks: u32,
    /// Points of the chairs then.
    pub before: Vec<i64>,
    /// The points that each chair gained or paid, the sticks of this hand's riichi included.
    pub changes: Vec<i64>,
    /// Points afterwards.
    pub after: Vec<i64>,
    /// Chips that each chair gained or paid; empty where none moved.
    pub chips: Vec<i64>,
    /// The chairs that declared riichi in it and paid the stick.
    pub riichi: Vec<Chair>,
    /// The outcome.
    pub outcome: Outcome,
}

/// The outcome of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Somebody won.
    Won {
        /// The discarder; `None` on a self-draw.
        from: Option<Chair>,
        /// The winners who were paid, in turn order after the discarder.
        winners: Vec<ChairPaid>,
        /// The chairs whose ron does not count, because another comes before.
        bumped: Vec<Chair>,
    },
    /// Nobody won.
    Drawn {
        /// The chairs that were tenpai.
        tenpai: Vec<Chair>,
        /// The chairs whose discards were a mangan.
        nagashi: Vec<Chair>,
    },
    /// It ended early.
    Aborted(Abort),
    /// It was broken and is dealt again.
    Chombo(Vec<Chair>, Chombo),
    /// Points of a penalty.
    Penalty(Chair),
    /// The table counted something else; with the points by which the record was off.
    Fixed(i64),
}

/// A winner's payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChairPaid {
    /// The winner's chair.
    pub chair: Chair,
    /// The payments.
    pub paid: WinnerPayments,
    /// `true` if the table counted paarenchan by itself, for a dealer who had repeated often enough.
    pub repeated: bool,
}

impl Outcome {
    /// Returns whether it is a hand, and not points beside the hands.
    pub const fn is_hand(&self) -> bool {
        !matches!(self, Self::Penalty(_) | Self::Fixed(_))
    }

    /// The id of the scoring contract.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Won { .. } => "won",
            Self::Drawn { nagashi, .. } if nagashi.is_empty() => "drawn",
            Self::Drawn { .. } => "nagashi",
            Self::Aborted(_) => "aborted",
            Self::Chombo(..) => "chombo",
            Self::Penalty(_) => "penalty",
            Self::Fixed(_) => "fix",
        }
    }
}

impl Record {
    /// The wind of its round.
    pub fn round(&self) -> Wind {
        round(self.deal, self.before.len())
    }

    /// Returns the chair that had this wind.
    pub fn chair(&self, wind: Wind) -> Chair {
        (self.dealer + wind as usize) % self.before.len().max(1)
    }

    /// Returns whether a chair sat it out, where so many play a hand.
    pub(super) const fn sat_out(&self, chair: Chair, seats: usize) -> bool {
        let chairs = self.before.len();
        chairs > seats && (chair + chairs - self.dealer) % chairs >= seats
    }

    /// The number of its deal in the round, 1 for the first.
    pub const fn number(&self) -> u32 {
        number(self.deal, self.before.len())
    }
}

/// The wind of the round of a deal.
pub(super) fn round(deal: u32, chairs: usize) -> Wind {
    let rounds = deal as usize / chairs.max(1);
    Wind::ALL[rounds % Wind::ALL.len()]
}

/// The number of a deal in its round, 1 for the first.
pub(super) const fn number(deal: u32, chairs: usize) -> u32 {
    if chairs == 0 {
        return 1;
    }
    deal % chairs as u32 + 1
}
