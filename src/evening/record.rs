//! What became of a hand.

use alloc::vec::Vec;

use crate::evening::event::Chair;
use crate::game::Paid;
use crate::rulebook::{Abort, Chombo};
use crate::tiles::Wind;

/// What an event changed: a hand, or points that moved beside the hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The place of the event that ended it, in the list.
    pub event: usize,
    /// The number of the deal, 0 for East 1; it stays where the deal does.
    pub deal: u32,
    /// Who dealt.
    pub dealer: Chair,
    /// Counters when the hand began.
    pub honba: u32,
    /// Sticks that lay on the table then.
    pub sticks: u32,
    /// Points of the chairs then.
    pub before: Vec<i64>,
    /// What each chair gained or paid, the sticks of this hand's riichi included.
    pub changes: Vec<i64>,
    /// Points afterwards.
    pub after: Vec<i64>,
    /// Chips that each chair gained or paid; empty where none moved.
    pub chips: Vec<i64>,
    /// Who declared riichi in it and paid the stick.
    pub riichi: Vec<Chair>,
    /// What happened.
    pub outcome: Outcome,
}

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Somebody won.
    Won {
        /// Who dealt in; nobody on a self-draw.
        from: Option<Chair>,
        /// Who was paid, in turn order after the discarder.
        winners: Vec<ChairPaid>,
        /// Whose ron does not count, because another comes before.
        bumped: Vec<Chair>,
    },
    /// Nobody won.
    Drawn {
        /// Who was tenpai.
        tenpai: Vec<Chair>,
        /// Whose discards were a mangan.
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
    /// Who won.
    pub chair: Chair,
    /// What is paid.
    pub paid: Paid,
    /// Whether the table counted paarenchan by itself, for a dealer who had repeated often enough.
    pub repeated: bool,
}

impl Outcome {
    /// Whether it is a hand, and no points beside the hands.
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

    /// Who had this wind.
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
