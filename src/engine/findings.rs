//! The yaku of a reading: the step that every family of scoring shares.

use alloc::vec::Vec;

use crate::engine::{
    conditions::{ask_points, ask_riichi},
    read_hand::{ReadHand, Verdict},
};
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::rulebook::{System, Values};
use crate::yaku::{RiichiSet, Unit, Yaku, YakuSet};

/// A yaku that a reading has and that the ruleset counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The yaku.
    pub yaku: Yaku,
    /// The unit of the amount.
    pub unit: Unit,
    /// The amount, all times together.
    pub amount: u8,
}

/// The yaku of a reading as the ruleset counts them, lower ones replaced, and those that it only nearly has. All
/// readings of a hand use the same one, to share its memory.
#[derive(Debug)]
pub(crate) struct Findings {
    /// The yaku that count.
    pub found: Vec<Found>,
    /// The yaku that do not count, with the reason.
    pub missed: Vec<Missed>,
}

impl Findings {
    /// Creates empty findings.
    pub(crate) fn new() -> Self {
        Self {
            found: Vec::with_capacity(8),
            missed: Vec::with_capacity(24),
        }
    }

    /// Finds the yaku of a reading, in place of those of the last one.
    pub(crate) fn find(&mut self, case: &ReadHand<'_>) {
        let Self { found, missed } = self;
        found.clear();
        missed.clear();
        let is_closed = case.win.is_closed();
        let values = &case.win.rules().yaku;
        let counting = values.counting();
        // A pattern of the other family of games is not even missed.
        let (of_riichi, points) = match case.win.rules().system {
            System::Additive(_) => (counting.of_riichi(), YakuSet::POINTS),
            System::Riichi(_) => (RiichiSet::ALL, counting.and(YakuSet::POINTS)),
        };
        let mut may_replace = false;
        let mut answer = |yaku: Yaku, verdict: Verdict| {
            let worth = values.get(yaku).worth;
            let amount = worth.amount(is_closed);
            let why = match verdict {
                Verdict::Yes | Verdict::Times(_) if amount > 0 => {
                    may_replace |= !yaku.replaces().is_empty();
                    found.push(Found {
                        yaku,
                        unit: worth.unit,
                        amount: amount.saturating_mul(verdict.count()),
                    });
                    return;
                }
                Verdict::Yes | Verdict::Times(_) if worth.closed > 0 => MissReason::OpenHand,
                Verdict::Yes | Verdict::Times(_) => MissReason::NotInRuleset,
                Verdict::Near(why) if amount > 0 => why,
                // A near miss of a yaku that would not have counted anyway is left out.
                Verdict::Near(_) | Verdict::No => return,
            };
            missed.push(Missed { yaku, why });
        };
        if !of_riichi.is_empty() {
            ask_riichi(case, of_riichi.without(case.out_of_reach()), &mut answer);
        }
        if !points.is_empty() {
            ask_points(case, points, &mut answer);
        }
        // Most hands have no higher yaku.
        if may_replace {
            self.replace(values);
        }
    }

    /// Returns whether a yaku counts.
    pub(crate) fn has(&self, yaku: Yaku) -> bool {
        self.found.iter().any(|found| found.yaku == yaku)
    }

    /// Takes out the lower yaku in whose place others count, and lists them as missed.
    pub(crate) fn replace(&mut self, values: &Values) {
        let Self { found, missed } = self;
        let adds_up = |by: &Found| values.get(by.yaku).adds_up;
        let lower = found
            .iter()
            .filter(|by| !adds_up(by))
            .fold(YakuSet::NONE, |lower, by| lower.or(by.yaku.replaces()));
        // The yaku that replaces it: the one that counts, if there are several.
        let by = |gone: Yaku| {
            let replaces = |by: &&Found| by.yaku.replaces().has(gone) && !adds_up(by);
            let counts = |by: &&Found| !lower.has(by.yaku);
            let by = found.iter().filter(replaces);
            by.clone().find(counts).or_else(|| by.clone().next())
        };
        // A part of another yaku would not have counted in a closed hand either.
        let of_closed =
            |missed: &&mut Missed| missed.why == MissReason::OpenHand && lower.has(missed.yaku);
        for missed in missed.iter_mut().filter(of_closed) {
            missed.why = by(missed.yaku).map_or(missed.why, |by| MissReason::Replaced(by.yaku));
        }
        if !found.iter().any(|found| lower.has(found.yaku)) {
            return;
        }
        for gone in found.iter().filter(|found| lower.has(found.yaku)) {
            missed.extend(by(gone.yaku).map(|by| Missed {
                yaku: gone.yaku,
                why: MissReason::Replaced(by.yaku),
            }));
        }
        found.retain(|found| !lower.has(found.yaku));
    }
}
