//! The payments for a hand of han or yakuman.

use alloc::vec::Vec;

use crate::engine::riichi;
use crate::hand::question::{By, Liable, MOST};
use crate::quick::count::{Quote, Table};
use crate::quick::liable;
use crate::quick::unpaid::UnpaidHand;
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::score::{Payment, Step};
use crate::rulebook::{RiichiRules, Rules};

pub(super) fn check(rules: &Rules, table: &Table) -> Result<(), Refusals> {
    let mut wrong = Vec::new();
    let seats = rules.seats.winds();
    for (field, seat) in [(Field::Seat, Some(table.seat)), (Field::From, table.from)] {
        if let Some(seat) = seat.filter(|seat| !seats.contains(seat)) {
            wrong.push(Refusal::Impossible(Conflict::NoSuchSeat(field, seat)));
        }
    }
    match (table.by, table.from) {
        (By::Tsumo, Some(_)) => wrong.push(Refusal::Impossible(Conflict::FromOnTsumo)),
        (By::Ron, Some(from)) if from == table.seat => {
            wrong.push(Refusal::Impossible(Conflict::FromSelf));
        }
        _ => {}
    }
    for (n, field) in [(table.honba, Field::Honba), (table.sticks, Field::Sticks)] {
        if n > MOST {
            wrong.push(Refusal::TooLarge(field));
        }
    }
    Refusals::none_of(wrong)
}

pub(super) fn paid(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    mut sum: UnpaidHand,
    liable: &[Liable],
) -> Result<Quote, Refusal> {
    let bill = riichi::Bill {
        rules,
        riichi,
        seat: table.seat,
        by: table.by,
        from: table.from,
        honba: table.honba,
    };
    let shares = liable::shares(rules, riichi, &sum, liable)?;
    let payments = bill.payments(sum.base, &shares, &mut sum.steps);
    let (count, sticks) = (table.sticks, table.sticks.saturating_mul(rules.stick()));
    if count > 0 {
        let points = sticks;
        sum.steps.push(Step::Sticks { count, points });
    }
    Ok(Quote {
        han: sum.han,
        fu: sum.fu,
        limit: sum.limit,
        yakuman: sum.yakuman,
        points: None,
        total: Payment::sum(&payments).saturating_add(sticks),
        payments,
        sticks,
        steps: sum.steps,
    })
}
