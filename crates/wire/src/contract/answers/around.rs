//! The answers around the hands.

use super::{ANSWERED, DECIDED, NOTE, SCORED};
use crate::contract::{Type, described, ids};
use Type::{Bool, Ids, List, Number, Object, Text, Words};

described! {
    /// The points that a seat gains, or pays if they are negative.
    CHANGE = "Change" {
        /// The seat.
        must seat: Ids(&ids::SEATS),
        /// Points; at the end of a game the match score, of which `unit` says how many points make 1.
        must points: Number,
    }

    /// The beginning of every answer around the hands.
    SETTLED = "Settled" + ANSWERED {
        /// The points that each seat gains, the dealer first.
        must table: List(&Object(&CHANGE)),
        /// All that the source leaves open.
        must notes: List(&Object(&NOTE)),
    }

    /// A winner who is paid.
    PAID_WINNER = "PaidWinner" {
        /// The winner's seat.
        must seat: Ids(&ids::SEATS),
        /// The response to the winner's hand.
        must response: Object(&SCORED),
    }

    /// The payments to one winner, or to several.
    pub(crate) SETTLEMENT = "Settlement" + SETTLED {
        /// Everyone who is paid, in turn order after the discarder, each with the full response to their hand.
        must winners: List(&Object(&PAID_WINNER)),
        /// The seats whose ron does not count.
        must bumped: List(&Ids(&ids::SEATS)),
        /// True if three winners ended the hand without one.
        must aborted: Bool,
        /// Rules that decided who is paid by whom, the hands apart.
        must rules: List(&Object(&DECIDED)),
    }

    /// The standing of a player at a drawn hand.
    STANDING = "Standing" {
        /// The player's seat.
        must seat: Ids(&ids::SEATS),
        /// True if the player is tenpai.
        must tenpai: Bool,
        /// The reason: said to be tenpai, tenpai, not shown, every tile of the wait lies open, not tenpai.
        must reason: Words(&["declared", "tenpai", "hidden", "dead_wait", "noten"]),
        /// The same in words.
        must text: Text,
        /// The tiles that would win.
        may waits: List(&Text),
        /// The number of tiles from tenpai.
        may shanten: Number,
    }

    /// A drawn hand, settled.
    pub(crate) DRAWN = "Drawn" + SETTLED {
        /// The seats that are tenpai.
        must tenpai: List(&Ids(&ids::SEATS)),
        /// The standing of each player.
        must seats: List(&Object(&STANDING)),
        /// States whether anybody pays.
        must payments: Words(&["paid", "all_equal", "not_in_ruleset"]),
        /// The same in words.
        must text: Text,
    }

    /// Nagashi mangan, settled.
    pub(crate) NAGASHI = "Nagashi" + SETTLED {
        /// The seats that are paid.
        must winners: List(&Ids(&ids::SEATS)),
        /// The rules that decided it.
        must rules: List(&Object(&DECIDED)),
    }

    /// A player at the end of a game; match scores are in points, and `unit` of the answer says how many make 1.
    FINAL = "Final" {
        /// The player's first seat.
        must seat: Ids(&ids::SEATS),
        /// The place, from 1.
        must place: Number,
        /// The points, as asked.
        must points: Number,
        /// The part of first place in the riichi sticks that lay on the table; nothing where nobody gets them.
        must sticks: Number,
        /// The points, those sticks included and rounded as the rules say, minus those returned.
        must plain: Number,
        /// The points for the place.
        must uma: Number,
        /// The part of first place in what all returned.
        must oka: Number,
        /// The match score: `plain`, `uma` and `oka` together.
        must total: Number,
    }

    /// The match scores.
    pub(crate) END = "End" + SETTLED {
        /// The number of points that make 1 in a match score: 1,000, so that 61,300 is written as +61.3; 1 where nothing is returned
        /// and the points are the result, as in Korean games. A score to show is `total / unit`.
        must unit: Number,
        /// The players, in the order of their first seats.
        must players: List(&Object(&FINAL)),
    }
}
