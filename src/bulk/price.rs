//! The score of a hand without the explanation.

use crate::result::score::{Payer, Score};
use crate::rulebook::Limit;
use crate::tiles::Wind;
use crate::yaku::YakuSet;

/// The score of a hand: the same as in a [`Score`], without the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Price {
    /// The yaku awarded. With a yakuman, only yakuman.
    pub yaku: YakuSet,
    /// Han in all; `None` for yakuman and in additive rulesets.
    pub han: Option<u8>,
    /// Fu, rounded; `None` for yakuman, for a yaku that is paid as a mangan, and where there are no fu.
    pub fu: Option<u16>,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// Units of yakuman; 0 without one and for a counted yakuman.
    pub yakuman: u8,
    /// Points, in additive rulesets.
    pub points: Option<u16>,
    /// The payments by kind of player.
    pub paid: Paid,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// The points that the winner receives: all payments and the sticks.
    pub total: u32,
}

/// The payment of each kind of player, with honba; 0 for one that pays nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Paid {
    /// The discarder.
    pub discarder: u32,
    /// The dealer, on a self-draw.
    pub dealer: u32,
    /// Each of the others, on a self-draw.
    pub each: u32,
    /// The liable players together; nobody's payment is counted twice.
    pub liable: u32,
}

/// Fu of a reading, before and after rounding.
#[derive(Clone, Copy)]
pub(super) struct FuSum {
    pub(super) rounded: u16,
    pub(super) raw: u16,
}

impl FuSum {
    pub(super) const NONE: Self = Self::flat(0);

    pub(super) const fn flat(fu: u16) -> Self {
        Self {
            rounded: fu,
            raw: fu,
        }
    }

    pub(super) const fn rounded(raw: u16) -> Self {
        Self {
            rounded: raw.next_multiple_of(10),
            raw,
        }
    }
}

impl Price {
    /// Returns the same numbers from a score, of a hand won by tsumo or ron.
    pub fn of(score: &Score, tsumo: bool) -> Self {
        Self {
            yaku: score.yaku_only().collect(),
            han: score.han,
            fu: score.fu.as_ref().map(|fu| fu.rounded),
            limit: score.limit,
            yakuman: score.yakuman,
            points: score.points,
            paid: Paid::of(score, tsumo),
            sticks: score.sticks,
            total: score.total,
        }
    }
}

impl Paid {
    /// Sorts the payments of a score.
    fn of(score: &Score, tsumo: bool) -> Self {
        let mut paid = Self::default();
        for payment in &score.payments {
            let part = match payment.from {
                _ if payment.liable => &mut paid.liable,
                Payer::Seat(Wind::East) if tsumo => &mut paid.dealer,
                Payer::Seat(_) if tsumo => &mut paid.each,
                Payer::Other => &mut paid.each,
                Payer::Seat(_) | Payer::Discarder | Payer::KanGiver => &mut paid.discarder,
            };
            if payment.liable {
                *part = part.saturating_add(payment.points());
            } else {
                *part = payment.points();
            }
        }
        paid
    }
}
