//! Settlements around the hands: several winners on one tile, drawn hands, discards that are a mangan, the end of the
//! game.
//!
//! All of it is arithmetic on a few numbers under a ruleset. Impossible input is refused like a hand: with every reason
//! that can be given at once, each typed.

use alloc::vec::Vec;

use crate::result::refusal::{Conflict, Field, Refusal};
use crate::rulebook::Rules;
use crate::tiles::{BySeat, Wind};

pub use drawn::{Claim, DrawnSettlement, Exchange, Standing, drawn, drawn_facts, drawn_hands};
pub use end::{Final, end, end_facts};
pub(crate) use end::{finals, places, shared};
pub(crate) use nagashi::mangan;
pub use nagashi::{nagashi, nagashi_facts};
pub use need::{Count, Need, Way, needs};
pub use several::{
    Ending, Mixed, Settlement, another, settle, settle_all, settled_facts, several_facts,
};
pub use told::{PaidFor, Told, Winner, WinnerPayments};

mod drawn;
mod end;
mod nagashi;
mod need;
pub(crate) mod several;
mod told;

/// The points that each seat gains, or pays if negative, the dealer first. The sum is zero, except for riichi sticks
/// taken from the table.
pub type Changes = BySeat<i64>;

/// Returns the changes of a settlement in which nobody pays.
fn unchanged(rules: &Rules) -> Changes {
    BySeat::new(rules.seats.winds(), |_| 0)
}

/// Lists the faults in a list of seats: nobody sits there, or one is named twice.
fn wrong_seats(rules: &Rules, field: Field, seats: &[Wind]) -> Vec<Refusal> {
    let known = rules.seats.winds();
    let mut seen = [false; Wind::ALL.len()];
    let wrong = |&seat: &Wind| {
        let again = core::mem::replace(&mut seen[seat as usize], true);
        if known.contains(&seat) {
            again.then_some(Conflict::SeatTwice(field, seat))
        } else {
            Some(Conflict::NoSuchSeat(field, seat))
        }
    };
    let all = seats.iter().filter_map(wrong);
    all.map(Refusal::Impossible).collect()
}
