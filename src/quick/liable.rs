//! Liable players in a count without tiles.

use alloc::vec::Vec;

use crate::engine::riichi::{LiableShare, shared};
use crate::hand::question::Liable;
use crate::quick::count::{Counted, Table};
use crate::quick::unpaid::UnpaidHand;
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
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
    let mut parts = Vec::new();
    for &of in liable {
        let units = rules.yaku.get(of.yaku).worth.amount(false).max(1);
        let base = match riichi.pao.composite {
            _ if of.yaku == Yaku::Rinshan => sum.base,
            _ if sum.yakuman == 0 => {
                return Err(Refusal::Impossible(Conflict::LiableWithout(of.yaku)));
            }
            PaoComposite::Whole => sum.base,
            PaoComposite::Part => Limit::Yakuman.base() * u32::from(units),
        };
        parts.push((of, base));
    }
    Ok(shared(sum.base, parts.into_iter()).0)
}
