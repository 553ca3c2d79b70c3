//! The events of a game, as they are told: by chairs, and by causes in place of payments.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::hand::question::{Question, Riichi};
use crate::quick::Chosen;
use crate::rulebook::{Abort, Chombo};
use crate::tiles::Wind;
use crate::yaku::Yaku;

/// A player's chair, 0 for whoever deals first. A player's wind changes, also by a correction; the chair does not.
///
/// It is a plain number, because lists of players are in the order of the chairs and are indexed by it. A seat is a
/// [`Wind`], so that a chair cannot be handed in where a seat is meant.
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
    /// The hand ended early; with the chair that had nine kinds, if it is known.
    Aborted(Abort, Option<Chair>),
    /// Somebody broke the hand: it is dealt again. With the penalty, where that is not the ruleset's.
    Chombo(Vec<Chair>, Option<Chombo>),
    /// A penalty beside the hands.
    Penalty(Penalty),
    /// A count at the table.
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
    /// The discarder; `None` on a self-draw.
    pub from: Option<Chair>,
    /// The winners.
    pub winners: Vec<WinningChair>,
    /// The discarder, if riichi was declared with the winning tile.
    pub declaring: Option<Chair>,
}

/// A winner.
#[derive(Clone, Debug, PartialEq)]
pub struct WinningChair {
    /// The winner's chair.
    pub chair: Chair,
    /// The worth of the hand.
    pub value: HandValue,
    /// The chairs that are liable, each with its yakuman.
    pub liable: Vec<(Chair, Yaku)>,
    /// Chips of each who pays some, where the table counted them; otherwise those that the hand tells of.
    pub chips: Option<u8>,
}

/// The worth of a hand. It is never a payment if that can be helped: a correction of an earlier hand scores it anew.
#[derive(Clone, Debug, PartialEq)]
pub enum HandValue {
    /// Its tiles. Seat, round, honba, sticks, the discarder and who is liable are those of the table; so is the riichi,
    /// where the hand does not say a kind of its own.
    Tiles(Box<Question>),
    /// Its yaku.
    Yaku(Chosen),
    /// Han, dora included, and fu where they count.
    Han(u8, Option<u16>),
    /// Base points, from which the payments follow.
    Base(u32),
    /// Units of yakuman.
    Yakuman(u8),
    /// Points that add up.
    Points(u16),
    /// The payment of each of the others, honba included: typed by hand where nothing else fits.
    Pays(Vec<(Chair, u32)>),
}

/// A hand that nobody won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The chairs that are tenpai.
    pub tenpai: Vec<Chair>,
    /// The chairs whose discards are a mangan.
    pub nagashi: Vec<Chair>,
}

/// A penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The chair of whoever is penalized.
    pub chair: Chair,
    /// The amount. Less than nothing is a bonus.
    pub amount: PenaltyAmount,
    /// The reason; may be empty.
    pub reason: String,
}

/// The amount of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyAmount {
    /// Tenths of a point of the match score, after uma; nobody gets them.
    Tenths(i32),
    /// Points, at once.
    Points(i32, Receiver),
}

/// The one who gets the points of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nobody.
    Nobody,
    /// The table: they lie there as sticks.
    Table,
    /// The others, each the same; what cannot be shared in full hundreds goes to the earlier chairs.
    Others,
}

/// The numbers that were counted at the table, where they differ from the record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fix {
    /// Points by chair; those that nobody counted stay.
    pub points: Vec<Option<i64>>,
    /// Sticks on the table.
    pub sticks: Option<u32>,
    /// Honba.
    pub honba: Option<u32>,
    /// The hand that is played: the wind of its round, and its deal, 1 for the first.
    pub hand: Option<(Wind, u32)>,
    /// The reason why it differs; may be empty.
    pub reason: String,
}

/// The reason why a game ends where the rules do not end it.
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
    /// Returns whether it ends a hand.
    pub const fn ends_hand(&self) -> bool {
        matches!(
            self,
            Self::Won(_) | Self::Drawn(_) | Self::Aborted(..) | Self::Chombo(..)
        )
    }
}
