//! Yaku: their table, what a hand has of them, and why it misses one.

mod awards;
mod missed;
mod table;

use tensu::score::MissReason;
use tensu::{Score, Yaku};

/// Returns the reason why a hand does not have a yaku.
pub fn why(score: &Score, yaku: Yaku) -> Option<MissReason> {
    let missed = score.missed.iter().find(|missed| missed.yaku == yaku);
    missed.map(|missed| missed.why)
}
