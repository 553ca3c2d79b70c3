//! The answer about a log.

use crate::contract::Listed;
use crate::contract::{Type, described, ids};
use crate::game::CHAIR;
use crate::hands::WRITTEN_HAND;
use crate::request::MeldText;
use Type::{Any, Bool, Ids, List, Number, Object, Text, True, Words};

described! {
    /// The words of a log about a win.
    SAID = "LogSaid" {
        /// Han, if the log counts them.
        may han: Number,
        /// Fu.
        may fu: Number,
        /// Points of the hand, honba and sticks left out.
        may points: Number,
        /// Yaku, as the log writes them.
        must yaku: List(&Text),
    }

    /// A winner of a hand of a log.
    WINNER = "LogWinner" {
        /// The winner.
        must chair: CHAIR,
        /// The hand as a request; missing where the log does not show the tiles.
        may hand: Object(&WRITTEN_HAND),
        /// The player who is liable.
        may liable: CHAIR,
        /// The words of the log about it.
        may said: Object(&SAID),
        /// There, if the winner was furiten and may not have won by ron; only with `river`.
        may furiten: True,
    }

    /// A move.
    MOVE = "LogMove" {
        /// The player.
        must chair: CHAIR,
        /// The move.
        must what: Words(&["draw", "discard", "chi", "pon", "minkan", "kakan", "ankan", "north", "flower"]),
        /// The tile; missing where the log does not show it.
        may tile: Text,
        /// There, if the tile is the one that was drawn.
        may drawn: True,
        /// There, if riichi is declared with it.
        may riichi: True,
        /// The meld that is called.
        may meld: MeldText::TYPE,
        /// The tiles of a closed kan.
        may tiles: Text,
    }

    /// A player behind a discard.
    FACT = "LogFact" {
        /// The place of the discard among the moves.
        must at: Number,
        /// The player.
        must chair: CHAIR,
        /// The concealed tiles that are left.
        must hand: Text,
        /// The waits; empty if the hand is not tenpai.
        must waits: Text,
        /// True if the player can win by self-draw only.
        must furiten: Bool,
        /// The place of the first move behind this discard that offered a wait which the player passed: from there on furiten, to the
        /// player's next discard, or after a riichi to the end.
        may passed: Number,
    }

    /// A hand of a log.
    HAND = "LogHand" {
        /// The wind of the round.
        must round: Ids(&ids::SEATS),
        /// The number of the deal in the round, from 1.
        must deal: Number,
        /// The dealer.
        must dealer: CHAIR,
        /// Honba.
        must honba: Number,
        /// Sticks on the table when it began.
        must sticks: Number,
        /// Points of the chairs when it began.
        must before: List(&Number),
        /// The points that each gained or paid, the sticks of its riichi included; missing where the log does not say.
        may paid: List(&Number),
        /// Points afterwards.
        may after: List(&Number),
        /// The players who declared riichi.
        must riichi: List(&CHAIR),
        /// Dora indicators at its end.
        must dora: Text,
        /// Ura dora indicators, if somebody turned them.
        must ura: Text,
        /// The way in which it ended; `open`: the log breaks off.
        must what: Words(&["won", "drawn", "nagashi", "aborted", "open"]),
        /// The player who dealt in.
        may from: CHAIR,
        /// The winners.
        may winners: List(&Object(&WINNER)),
        /// The players who were tenpai.
        may tenpai: List(&CHAIR),
        /// The players whose discards were a mangan.
        may nagashi: List(&CHAIR),
        /// The reason why it ended early.
        may kind: Ids(&ids::ABORTS),
        /// The player who had nine kinds.
        may whose: CHAIR,
        /// True if the log paid what the rules say.
        may agrees: Bool,
        /// The points that each gains or pays by the rules.
        may ours: List(&Number),
        /// The reason why the rules have no such hand.
        may fault: Text,
        /// The rule that makes the difference, with its value in the log; or two that only together do.
        may causes: List(&Object(&super::CAUSE)),
        /// The tiles that each was dealt.
        may dealt: List(&Text),
        /// All moves, in order.
        may moves: List(&Object(&MOVE)),
        /// The player of each discard behind it, as far as the log shows the tiles.
        may facts: List(&Object(&FACT)),
    }

    /// A game of a log.
    LOGGED = "LoggedGame" {
        /// The site or program that it is from.
        must source: Words(&["tenhou", "majsoul", "mjai", "majiang", "botzone", "pymahjonggb"]),
        /// The ruleset by which it was checked; of house rules the one that they start from.
        must ruleset: Ids(&ids::RULESETS),
        /// The rules that the log's own flags change in its ruleset.
        must set: Any,
        /// The names by chair; empty where the log has none.
        must players: List(&Text),
        /// The hands, in order.
        must hands: List(&Object(&HAND)),
        /// The number of hands whose points differs.
        must differ: Number,
        /// Points at the end, as the log has them.
        may final: List(&Number),
        /// Match scores, in tenths, as the log has them.
        may scores: List(&Number),
        /// The game as words: what `game` answers, with the points that were paid.
        must text: Text,
    }

    /// The games of a log.
    pub(crate) LOGS = "Logs" {
        /// It could be read.
        must ok: True,
        /// The `id` of the request.
        may id: Any,
        /// The games, one at least.
        must games: List(&Object(&LOGGED)),
        /// Fields of the request that had no effect.
        may warnings: List(&Object(&super::WARNING)),
    }
}
