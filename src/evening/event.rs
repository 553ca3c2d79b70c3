//! What happens in a game, as it is told: by chairs, and by causes in place of payments.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::hand::question::{Question, Riichi};
use crate::quick::Chosen;
use crate::rulebook::{Abort, Chombo};
use crate::tiles::Wind;
use crate::yaku::Yaku;

/// A player's chair, 0 for whoever deals first. A player's wind changes, also by a correction; the chair does not.
pub type Chair = usize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A riichi: its stick is laid at once.
    Riichi(Chair, Riichi),
    /// A riichi of the hand that is being played, taken back.
    Unriichi(Chair),
    /// The hand was won.
    Won(Won),
    /// Nobody won the hand.
    Drawn(Drawn),
    /// The hand ended early; whose nine kinds they were, if it is known.
    Aborted(Abort, Option<Chair>),
    /// Somebody broke the hand: it is dealt again. With what it costs, where that is not the ruleset's.
    Chombo(Vec<Chair>, Option<Chombo>),
    /// A penalty beside the hands.
    Penalty(Penalty),
    /// What was counted at the table.
    Fix(Fix),
    /// The time is over: so many hands are played after this one.
    Last(u32),
    /// The game ends here.
    Stop(Stop),
    /// Play goes on although the rules say that the game is over.
    Go,
    /// Somebody else takes a chair, with its points.
    Swap(Chair, String),
    /// A remark.
    Note(String),
    /// A line that this version cannot read, kept as it is.
    Unread(String),
}

/// A hand that was won.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Won {
    /// Who dealt in; nobody on a self-draw.
    pub from: Option<Chair>,
    /// Who won.
    pub winners: Vec<Winner>,
    /// Whose riichi was declared with the tile that was ronned: the one who dealt in.
    pub declaring: Option<Chair>,
}

/// A winner.
#[derive(Clone, Debug, PartialEq)]
pub struct Winner {
    /// Who.
    pub chair: Chair,
    /// What the hand is.
    pub value: Value,
    /// Who pays in somebody else's place, for which yakuman.
    pub liable: Vec<(Chair, Yaku)>,
    /// Chips of each who pays some, where the table counted them; otherwise those that the hand tells of.
    pub chips: Option<u8>,
}

/// What a hand is. It is never a payment if that can be helped: a correction of an earlier hand prices it anew.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Its tiles. Seat, round, counters, sticks, who dealt in and who is liable are those of the table; so is the riichi,
    /// where the hand does not say a kind of its own.
    Tiles(Box<Question>),
    /// Its yaku.
    Yaku(Chosen),
    /// Han, dora included, and fu where they count.
    Han(u8, Option<u16>),
    /// Base points, as a price names them.
    Base(u32),
    /// Units of yakuman.
    Yakuman(u8),
    /// Points that add up.
    Points(u16),
    /// What each of the others pays, counters included: typed by hand where nothing else fits.
    Pays(Vec<(Chair, u32)>),
}

/// A hand that nobody won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Who is tenpai.
    pub tenpai: Vec<Chair>,
    /// Whose discards are a mangan.
    pub nagashi: Vec<Chair>,
}

/// A penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Who.
    pub chair: Chair,
    /// How much. Less than nothing is a bonus.
    pub amount: Amount,
    /// For what.
    pub reason: String,
}

/// How much a penalty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Tenths of a point of the match score, after uma; nobody gets them.
    Tenths(i32),
    /// Points, at once.
    Points(i32, Receiver),
}

/// Who gets the points of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nobody.
    Nobody,
    /// The table: they lie there as sticks.
    Table,
    /// The others, each the same; what cannot be shared in full hundreds goes to the earlier chairs.
    Others,
}

/// What was counted at the table, where it differs from the record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fix {
    /// Points by chair; those that nobody counted stay.
    pub points: Vec<Option<i64>>,
    /// Sticks on the table.
    pub sticks: Option<u32>,
    /// Counters.
    pub honba: Option<u32>,
    /// The hand that is played: the wind of its round, and its deal, 1 for the first.
    pub hand: Option<(Wind, u32)>,
    /// Why it differs; may be empty.
    pub reason: String,
}

/// Why a game ends where the rules do not end it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The players agreed, for a reason that may be told.
    Agreed(String),
    /// The time is over.
    Time,
    /// The dealer has a right to stop and takes it.
    Dealer,
}

impl Event {
    /// Whether it ends a hand.
    pub const fn ends_hand(&self) -> bool {
        matches!(
            self,
            Self::Won(_) | Self::Drawn(_) | Self::Aborted(..) | Self::Chombo(..)
        )
    }
}
