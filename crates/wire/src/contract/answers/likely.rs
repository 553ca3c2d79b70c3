//! The answer about a row of tiles on a photo.

use super::{ACCEPT, ANSWERED};
use crate::contract::Listed;
use crate::contract::{Type, described};
use crate::request::MeldText;
use Type::{Bool, List, Number, Object, Text};

described! {
    /// A tile of a row.
    GUESSED_TILE = "GuessedTile" {
        /// The tile; `"flower"` for a flower or season, `"blank"` for a back or what is no tile.
        must tile: Text,
        /// Its probability in percent, hands that win preferred.
        must sure: Number,
        /// The same as the reader alone has it.
        must own: Number,
        /// The reader's next guesses, two at the most.
        must others: List(&Text),
    }

    /// A row of tiles, as it most probably is: a proposal.
    pub(crate) LIKELY = "Likely" + ANSWERED {
        /// The tiles, in the order of the row.
        must tiles: List(&Object(&GUESSED_TILE)),
        /// The same as text, flowers and blanks left out.
        must hand: Text,
        /// The places, from 0, that a person has to look at: all that are repaired, and all that are doubtful.
        must marked: List(&Number),
        /// The places that the rules changed from the reader's first guess.
        must repaired: List(&Number),
        /// True if the tiles are a complete hand, with or without a yaku; of called ones, if they are melds.
        must complete: Bool,
        /// The melds of called tiles.
        may melds: List(&MeldText::TYPE),
        /// The number of tiles from tenpai, of thirteen tiles.
        may shanten: Number,
        /// The tiles that win, in tenpai.
        may waits: List(&Object(&ACCEPT)),
    }
}
