//! Liable players in a count without tiles.

use alloc::vec::Vec;

use crate::engine::riichi::LiableShare;
use crate::hand::question::Liable;
use crate::quick::count::{Counted, Table};
use crate::quick::unpaid::UnpaidHand;
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::score::Payer;
use crate::rulebook::{Limit, PaoComposite, RiichiRules, Rules};
use crate::yaku::Yaku;

/// Checks that each named player can be liable for what was counted.
pub(super) fn check(
    rules: &Rules,
    table: &Table,
    counted: &Counted,
    liable: &[Liable],
) -> Result<(), Refusals> {
    let mut wrong = Vec::new();
    for (i, &Liable { seat, yaku }) in liable.iter().enumerate() {
        if !rules.seats.winds().contains(&seat) {
            wrong.push(Conflict::NoSuchSeat(Field::Liable, seat));
        }
        if seat == table.seat {
            wrong.push(Conflict::LiableSelf);
        }
        if !rules.has_liability(yaku) {
            wrong.push(Conflict::NotLiable(yaku));
        }
        if liable[..i].iter().any(|other| other.yaku == yaku) {
            wrong.push(Conflict::OneLiable);
        }
        let has = match counted {
            Counted::Yaku(chosen) => chosen.yaku.has(yaku),
            Counted::Yakuman(_) => true,
            // The discarder of an open kan's tile can be liable for any hand.
            Counted::Han(..) | Counted::Points(_) => yaku == Yaku::Rinshan,
        };
        if !has {
            wrong.push(Conflict::LiableWithout(yaku));
        }
    }
    Refusals::none_of(wrong.into_iter().map(Refusal::Impossible).collect())
}

/// Returns the shares of the base points for which somebody is liable.
pub(super) fn shares(
    rules: &Rules,
    riichi: &RiichiRules,
    sum: &UnpaidHand,
    liable: &[Liable],
) -> Result<Vec<LiableShare>, Refusal> {
    let mut rest = sum.base;
    let mut shares = Vec::new();
    for &Liable { seat, yaku } in liable {
        let units = rules.yaku.get(yaku).worth.amount(false).max(1);
        let of = match riichi.pao.composite {
            _ if yaku == Yaku::Rinshan => sum.base,
            _ if sum.yakuman == 0 => {
                return Err(Refusal::Impossible(Conflict::LiableWithout(yaku)));
            }
            PaoComposite::Whole => sum.base,
            PaoComposite::Part => Limit::Yakuman.base() * u32::from(units),
        };
        // Where the sum is capped, the yakuman may be worth more than the whole hand.
        let of = of.min(rest);
        if of > 0 {
            rest -= of;
            shares.push(LiableShare {
                player: Payer::Seat(seat),
                base: of,
                yaku: (of < sum.base).then_some(yaku),
            });
        }
    }
    Ok(shares)
}
