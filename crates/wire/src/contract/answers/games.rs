//! The answers about a whole game.

use super::ANSWERED;
use crate::contract::{Type, described, ids};
use crate::game::CHAIR;
use Type::{Either, Ids, List, Null, Number, Object, Text, Words};

described! {
    /// A payment to a winner.
    PAYS = "GamePays" {
        /// The payer.
        must from: CHAIR,
        /// The points, honba included.
        must points: Number,
    }

    /// The payments to a winner of a hand.
    PAID = "GamePaid" {
        /// The winner.
        must chair: CHAIR,
        /// Han, if they are known.
        may han: Number,
        /// Fu, if they are known.
        may fu: Number,
        /// The limit reached.
        may limit: Ids(&ids::LIMITS),
        /// Units of yakuman.
        may yakuman: Number,
        /// The score itself, where points add up.
        may points: Number,
        /// The yaku, where the tiles are known.
        may yaku: List(&Ids(&ids::YAKU)),
        /// The payments, honba included.
        must payments: List(&Object(&PAYS)),
        /// Points of the sticks.
        must sticks: Number,
    }

    /// The beginning of a hand in a game.
    DEAL = "" {
        /// The wind of the round.
        must round: Ids(&ids::SEATS),
        /// The number of the deal in the round, from 1.
        must deal: Number,
        /// The dealer.
        must dealer: CHAIR,
        /// Honba.
        must honba: Number,
        /// Sticks on the table when it begins.
        must sticks: Number,
        /// The players who declared riichi and paid the stick.
        must riichi: List(&CHAIR),
    }

    /// A hand that was played.
    HAND = "GameHand" + DEAL {
        /// Points of the chairs when it began.
        must before: List(&Number),
        /// The points that each gained or paid, the sticks of its riichi included.
        must changes: List(&Number),
        /// Points afterwards.
        must after: List(&Number),
        /// The place of the event that ended it.
        must event: Number,
        /// The way in which it ended.
        must what: Words(&["won", "drawn", "nagashi", "aborted", "chombo"]),
        /// The player who dealt in.
        may from: CHAIR,
        /// The players who were paid.
        may winners: List(&Object(&PAID)),
        /// The players whose ron does not count.
        may bumped: List(&CHAIR),
        /// The players who were tenpai.
        may tenpai: List(&CHAIR),
        /// The players whose discards were a mangan.
        may nagashi: List(&CHAIR),
        /// The reason why it ended early.
        may kind: Ids(&ids::ABORTS),
        /// The players who broke it.
        may chombo: List(&CHAIR),
        /// Chips that each gained or paid, where some moved.
        may chips: List(&Number),
    }

    /// The hand that is played now.
    NEXT = "GameNext" + DEAL {}

    /// A player's result; match scores are in points, and `unit` of the answer says how many make 1.
    PLAYER = "GamePlayer" {
        /// The player's chair.
        must chair: CHAIR,
        /// The place, from 1.
        must place: Number,
        /// The points, sticks left on the table not included.
        must points: Number,
        /// The player's part in those.
        must sticks: Number,
        /// All of them, rounded as the rules say, minus those returned.
        must plain: Number,
        /// The points for the place.
        must uma: Number,
        /// The part of first place in what all returned.
        must oka: Number,
        /// The points that penalties take: negative.
        must penalty: Number,
        /// Chips won, less those paid, where there are any.
        may chips: Number,
        /// The worth of these.
        may chip_points: Number,
        /// Points for having won where others did not: negative for who did not.
        may yakitori: Number,
        /// Points for having taken somebody's last points: negative for who has none.
        may bust_prize: Number,
        /// The match score: all of it together.
        must total: Number,
    }

    /// Points that moved beside the hands.
    CORRECTION = "GameCorrection" {
        /// The place of the event.
        must event: Number,
        /// The event.
        must what: Words(&["penalty", "fix"]),
        /// Points of the chairs before.
        must before: List(&Number),
        /// The points that each gained or paid.
        must changes: List(&Number),
        /// Points afterwards.
        must after: List(&Number),
        /// The points by which the record was off.
        may off: Number,
    }

    /// An event that has no effect.
    FAULT = "GameFault" {
        /// The place of the event.
        must event: Number,
        /// The reason, for programs.
        must code: Text,
        /// The reason, and what to change.
        must message: Text,
    }

    /// A whole game.
    pub(crate) GAME = "Game" + ANSWERED {
        /// Every hand, in order.
        must hands: List(&Object(&HAND)),
        /// The hand that is played now; null when the game is over.
        must next: Either(&[Object(&NEXT), Null]),
        /// The reason why it is over; null when it is not.
        must over: Either(&[Ids(&ids::OVER), Null]),
        /// Points by chair.
        must points: List(&Number),
        /// Sticks on the table.
        must sticks: Number,
        /// The number of points that make 1 in a match score.
        must unit: Number,
        /// The results, when it is over.
        may players: List(&Object(&PLAYER)),
        /// The results if it ended now, when it is not over.
        may now: List(&Object(&PLAYER)),
        /// The right to end the game that the dealer has now.
        may may_stop: Ids(&ids::OVER),
        /// Points that moved beside the hands.
        may corrections: List(&Object(&CORRECTION)),
        /// The events that have no effect.
        must faults: List(&Object(&FAULT)),
        /// The game as words.
        must text: Text,
    }
}
