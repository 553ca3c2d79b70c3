//! A winner whose hand is given by its tiles, or by what was counted.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::game::wrong_seats;
use crate::hand::question::{Question, TOO_MANY};
use crate::presets::{Ruleset, score};
use crate::quick::{self, Counted, Quote, Table};
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::score::{Payer, Payment, Score, Step};
use crate::rulebook::Rules;
use crate::tiles::Wind;

/// One of the winners of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winner {
    /// The table around the winner, and the tiles if they are known.
    pub question: Question,
    /// The form in which the hand is given.
    pub told: Told,
}

/// The form in which a winner's hand is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// By the tiles of the question.
    Tiles,
    /// By yaku, by han and fu, by yakuman or by points.
    Counted(Counted),
    /// By base points, which identify a payment: 1,300 by ron to a player who is not the dealer stand for 320.
    Base(u32),
    /// By the payment of each of the others, with honba.
    Pays(Vec<(Wind, u32)>),
}

/// The payments to a winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinnerPayments {
    /// The winner's seat.
    pub seat: Wind,
    /// The payments, one for each payer.
    pub payments: Vec<Payment>,
    /// The points of the riichi sticks that the winner takes.
    pub sticks: u32,
    /// The hand that is paid.
    pub worth: PaidFor,
}

/// The hand that is paid, in the form in which it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaidFor {
    /// Tiles, with the whole explanation.
    Tiles(Box<Score>),
    /// A count.
    Counted(Quote),
    /// Payments only.
    Payments,
}

/// The function that pays a winner with a share of the table. Callers with tiles alone pass the one for tiles, so that
/// a program without other hands leaves out the code for those.
pub(super) type Pay = fn(&Winner, &Question, &Ruleset) -> Result<WinnerPayments, Refusals>;

/// Pays a hand given by its tiles, as a [`Pay`].
pub(super) fn by_tiles(
    _: &Winner,
    asked: &Question,
    rules: &Ruleset,
) -> Result<WinnerPayments, Refusals> {
    let score = score(asked, rules)?;
    Ok(WinnerPayments {
        seat: asked.seat,
        payments: score.payments.clone(),
        sticks: score.sticks,
        worth: PaidFor::Tiles(Box::new(score)),
    })
}

impl Winner {
    /// Pays any hand, as a [`Pay`].
    pub(super) fn paid(
        &self,
        asked: &Question,
        rules: &Ruleset,
    ) -> Result<WinnerPayments, Refusals> {
        let seat = asked.seat;
        // No count depends on the round, and a long game of three players may be in one that their tiles lack.
        let table = Table {
            round: None,
            ..Table::of(asked)
        };
        Ok(match &self.told {
            Told::Tiles => by_tiles(self, asked, rules)?,
            Told::Pays(payments) => WinnerPayments {
                seat,
                payments: given(rules, seat, payments)?,
                sticks: asked.sticks.saturating_mul(rules.stick()),
                worth: PaidFor::Payments,
            },
            Told::Counted(counted) => WinnerPayments::of(
                quick::price_with(&table, counted, &asked.liable, rules)?,
                seat,
            ),
            &Told::Base(base) => {
                WinnerPayments::of(quick::by_base(&table, base, &asked.liable, rules)?, seat)
            }
        })
    }
}

impl WinnerPayments {
    fn of(price: Quote, seat: Wind) -> Self {
        Self {
            seat,
            payments: price.payments.clone(),
            sticks: price.sticks,
            worth: PaidFor::Counted(price),
        }
    }

    /// Takes honba out of the payments and steps; the share of such a winner has no sticks already.
    pub(super) fn without_honba(mut self) -> Self {
        for payment in &mut self.payments {
            payment.honba = 0;
        }
        let is_honba = |step: &Step| matches!(step, Step::Honba { .. });
        let total = Payment::sum(&self.payments);
        match &mut self.worth {
            PaidFor::Tiles(score) => {
                score.payments.clone_from(&self.payments);
                score.steps.retain(|step| !is_honba(step));
                score.total = total;
            }
            PaidFor::Counted(price) => {
                price.payments.clone_from(&self.payments);
                price.steps.retain(|step| !is_honba(step));
                price.total = total;
            }
            PaidFor::Payments => {}
        }
        self
    }
}

/// Checks payments as they were given: from others than the winner, each once.
fn given(rules: &Rules, winner: Wind, payments: &[(Wind, u32)]) -> Result<Vec<Payment>, Refusals> {
    let seats: Vec<Wind> = payments.iter().map(|&(seat, _)| seat).collect();
    let mut wrong = wrong_seats(rules, Field::Points, &seats);
    if seats.contains(&winner) {
        wrong.push(Refusal::Impossible(Conflict::FromSelf));
    }
    if payments
        .iter()
        .any(|&(_, points)| i64::from(points) > TOO_MANY)
    {
        wrong.push(Refusal::TooLarge(Field::Points));
    }
    Refusals::none_of(wrong)?;
    let payment = |&(seat, hand): &(Wind, u32)| Payment {
        from: Payer::Seat(seat),
        hand,
        honba: 0,
        liable: false,
    };
    Ok(payments.iter().map(payment).collect())
}
