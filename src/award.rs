//! Which yaku a reading has: the step that every family of scoring shares.

use alloc::vec::Vec;

use crate::rules::{System, Values};
use crate::score::Missed;
use crate::yaku::{Case, Row, Unit, Verdict, Why, Worth, Yaku, ask_all};

/// A yaku that a reading has and that the ruleset counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Which.
    pub yaku: Yaku,
    /// In what it is paid.
    pub unit: Unit,
    /// How much, all times together.
    pub amount: u8,
}

/// The yaku of a reading as the ruleset counts them, lower ones replaced, and those that it only nearly has.
pub(crate) fn find(case: &Case<'_>) -> (Vec<Found>, Vec<Missed>) {
    let is_closed = case.win.is_closed();
    let values = &case.win.rules().yaku;
    let additive = matches!(case.win.rules().system, System::Additive(_));
    let (mut found, mut missed) = (Vec::with_capacity(8), Vec::with_capacity(16));
    // A pattern of the other family of games is not even missed.
    let wanted = |row: &Row| {
        values.get(row.yaku).worth.counts() || additive == (row.worth.unit == Unit::Points)
    };
    ask_all(case, wanted, |row, verdict| {
        let worth = values.get(row.yaku).worth;
        match judge(verdict, worth, is_closed) {
            Ok(times) => {
                let amount = worth.amount(is_closed).saturating_mul(times);
                found.push(Found {
                    yaku: row.yaku,
                    unit: worth.unit,
                    amount,
                });
            }
            Err(Some(why)) => missed.push(Missed {
                yaku: row.yaku,
                why,
            }),
            Err(None) => {}
        }
    });
    replace(values, &mut found, &mut missed);
    (found, missed)
}

/// Takes out the lower yaku that others are counted in place of; they are missed.
pub(crate) fn replace(values: &Values, found: &mut Vec<Found>, missed: &mut Vec<Missed>) {
    if found.iter().all(|by| by.yaku.row().replaces.is_empty()) {
        return;
    }
    let before = missed.len();
    let higher = |yaku: Yaku| {
        let replaces =
            |by: &&Found| by.yaku.row().replaces.contains(&yaku) && !values.get(by.yaku).adds_up;
        found.iter().find(replaces).map(|by| by.yaku)
    };
    missed.extend(found.iter().filter_map(|lower| {
        Some(Missed {
            yaku: lower.yaku,
            why: Why::Replaced(higher(lower.yaku)?),
        })
    }));
    let gone = &missed[before..];
    found.retain(|lower| gone.iter().all(|gone| gone.yaku != lower.yaku));
}

/// How often a yaku counts, or why it does not when that is worth a word.
fn judge(verdict: Verdict, worth: Worth, is_closed: bool) -> Result<u8, Option<Why>> {
    let times = match verdict {
        Verdict::No => return Err(None),
        // Nearly a yaku that would not have counted anyway is no news.
        Verdict::Near(why) => return Err((worth.amount(is_closed) > 0).then_some(why)),
        Verdict::Yes => 1,
        Verdict::Times(n) => n,
    };
    if worth.amount(is_closed) > 0 {
        Ok(times)
    } else {
        Err(Some(if worth.amount(true) > 0 {
            Why::OpenHand
        } else {
            Why::NotInRuleset
        }))
    }
}
