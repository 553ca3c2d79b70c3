//! Faults of events: why one has no effect.

use alloc::string::String;

use crate::evening::event::Chair;
use crate::result::refusal::Refusals;
use crate::rulebook::Abort;

/// The reason why an event has no effect. It stays in the list; the game goes on behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// Nobody sits there.
    NoSuchChair(Chair),
    /// A player twice in a list.
    ChairTwice(Chair),
    /// Somebody who sits out this hand.
    SitsOut(Chair),
    /// A hand without a winner.
    NobodyWon,
    /// More winners than can win one tile; with how many can.
    TooManyWinners(usize),
    /// The winner is also named as the discarder.
    DiscarderWon(Chair),
    /// A ruleset without riichi.
    NoRiichi,
    /// A second riichi of a player in one hand.
    RiichiTwice(Chair),
    /// A riichi that cannot be taken back, as there is none in this hand.
    NotInRiichi(Chair),
    /// Too few points for a riichi.
    RiichiTooPoor {
        /// The player's chair.
        chair: Chair,
        /// The points that the player has.
        has: i64,
        /// The points that a riichi takes.
        needs: i64,
    },
    /// A player in riichi who is not among the tenpai ones.
    RiichiNoten(Chair),
    /// A hand with riichi of a player whose stick does not lie there.
    RiichiMissing(Chair),
    /// Four riichi end the hand: it is neither drawn nor won later.
    TooManyRiichi,
    /// The winning tile is said to be that of a riichi, and the discarder has not declared one.
    NotDeclaring(Chair),
    /// The ruleset has no such end of a hand.
    NoSuchAbort(Abort),
    /// The ruleset has no nagashi mangan.
    NoNagashi,
    /// A win that the rules refuse in this seat, round and with these honba; with the winner, if it is one's hand.
    Refused(Option<Chair>, Refusals),
    /// A penalty that cannot be paid as it is told.
    BadPenalty,
    /// Fewer sticks on the table than riichi in this hand; with how many there are.
    FewerSticks(usize),
    /// Points, sticks, honba or hands beyond those of any game.
    TooLarge,
    /// A round or deal that there is not.
    NoSuchHand,
    /// The game is over.
    AfterEnd,
    /// The dealer has no right to stop.
    NothingToStop,
    /// The game is not over: there is nothing to go on after.
    NotOver,
    /// A name that cannot be.
    BadName,
    /// A line that this version cannot read.
    Unread(String),
}

impl Fault {
    /// The code of the scoring contract.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchChair(_) => "no_such_chair",
            Self::ChairTwice(_) => "chair_twice",
            Self::SitsOut(_) => "sits_out",
            Self::NobodyWon => "nobody_won",
            Self::TooManyWinners(_) => "too_many_winners",
            Self::DiscarderWon(_) => "discarder_won",
            Self::NoRiichi => "no_riichi",
            Self::RiichiTwice(_) => "riichi_twice",
            Self::NotInRiichi(_) => "not_in_riichi",
            Self::RiichiTooPoor { .. } => "riichi_too_poor",
            Self::RiichiNoten(_) => "riichi_noten",
            Self::RiichiMissing(_) => "riichi_missing",
            Self::TooManyRiichi => "too_many_riichi",
            Self::NotDeclaring(_) => "not_declaring",
            Self::NoSuchAbort(_) => "no_such_abort",
            Self::NoNagashi => "no_nagashi",
            Self::Refused(..) => "refused",
            Self::BadPenalty => "bad_penalty",
            Self::FewerSticks(_) => "fewer_sticks",
            Self::TooLarge => "too_large",
            Self::NoSuchHand => "no_such_hand",
            Self::AfterEnd => "after_end",
            Self::NothingToStop => "nothing_to_stop",
            Self::NotOver => "not_over",
            Self::BadName => "bad_name",
            Self::Unread(_) => "unread",
        }
    }
}
