//! Yaku that must be certain: no half-finished waits, and more than one yaku after many counters.
//!
//! Sources: seed 004 "Ryanshi and Pon/Open Kan"; rules.md 1.5.3, 1.5.4.

use alloc::vec::Vec;

use super::Tally;
use crate::award::{self, Found};
use crate::refusal::Refusal;
use crate::rules::RiichiRules;
use crate::score::{Amount, Missed, What};
use crate::tile::Kind;
use crate::win::Win;
use crate::yaku::{Case, Unit, Why, Yaku};

/// Leaves the yaku that every tile of the wait would have given, on a ron.
pub(super) fn keep(win: &Win<'_>, found: &mut Vec<Found>, missed: &mut Vec<Missed>) {
    if win.is_tsumo() {
        return;
    }
    for kind in win.waits() {
        let other = win.waiting_for(kind);
        let gives = |yaku: Yaku| {
            let verdict = |reading| {
                (yaku.row().when)(&Case {
                    win: &other,
                    reading,
                })
            };
            other
                .readings()
                .iter()
                .any(|reading| verdict(reading).holds())
        };
        found.retain(|yaku| {
            let certain = gives(yaku.yaku);
            if !certain {
                missed.push(Missed {
                    yaku: yaku.yaku,
                    why: Why::NotWith(kind),
                });
            }
            certain
        });
    }
}

/// The han of yaku that a hand needs, and whether it has them.
pub(super) fn check_minimum(
    win: &Win<'_>,
    rules: &RiichiRules,
    best: &Tally<'_>,
) -> Result<(), Refusal> {
    let minimum = &rules.minimum;
    let mangan = best
        .awards
        .iter()
        .any(|award| award.amount == Amount::Mangan);
    if best.yakuman > 0 || mangan {
        return Ok(());
    }
    let yaku = best.awards.iter().filter_map(|award| match award.what {
        What::Yaku(yaku) => Some((yaku, award.amount.han())),
        _ => None,
    });
    let yaku: Vec<(Yaku, u8)> = yaku.collect();
    let alone = !win.is_tsumo() && !win.riichi().is_declared();
    let counts = |&(yaku, _): &(Yaku, u8)| !(alone && minimum.not_alone.contains(&yaku));
    if !yaku.iter().any(counts) {
        return Err(Refusal::NoYaku {
            missing: best.missed.clone(),
        });
    }
    let need = if minimum.two_from.is_some_and(|from| win.honba() >= from) {
        2
    } else {
        minimum.han
    };
    let have = yaku.iter().map(|&(_, han)| han).sum::<u8>();
    let worst = if need > 1 && !win.is_closed() {
        worst_wait(win, have)
    } else {
        (win.tile(), have)
    };
    if worst.1 < need {
        return Err(Refusal::BelowMinimum {
            have: worst.1.into(),
            need: need.into(),
            with: Some(worst.0),
        });
    }
    Ok(())
}

/// The wait of an open hand that gives the fewest han of yaku.
fn worst_wait(win: &Win<'_>, have: u8) -> (Kind, u8) {
    let han = |kind: Kind| {
        let other = win.waiting_for(kind);
        let of = |reading| {
            let (found, _) = award::find(&Case {
                win: &other,
                reading,
            });
            let yakuman = found.iter().any(|yaku| yaku.unit == Unit::Yakuman);
            if yakuman {
                u8::MAX
            } else {
                found.iter().map(|yaku| yaku.amount).sum()
            }
        };
        other.readings().iter().map(of).max().unwrap_or(0)
    };
    let others = win
        .waits()
        .into_iter()
        .filter(|&kind| kind != win.tile())
        .map(|kind| (kind, han(kind)));
    core::iter::once((win.tile(), have))
        .chain(others)
        .min_by_key(|&(_, han)| han)
        .unwrap_or((win.tile(), have))
}
