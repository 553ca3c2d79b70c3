//! The readings of a hand, each counted, the best first.

use alloc::vec::Vec;
use core::mem;

use super::dora::Bonuses;
use super::tally::Tally;
use super::{dora, found, minimum, payment};
use crate::engine::findings::{Findings, Found};
use crate::engine::read_hand::ReadHand;
use crate::result::refusal::Refusal;
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::rulebook::Limit;
use crate::rulebook::RiichiRules;
use crate::yaku::Unit;

/// The readings of a hand, the best and the rest in their order.
pub(super) struct Ranking<'w> {
    pub best: Tally<'w>,
    pub rest: Vec<Tally<'w>>,
    /// The yaku that the best one nearly had, or that gave way to others; not kept for the rest.
    pub missed: Vec<Missed>,
}

impl<'w> Ranking<'w> {
    pub(super) fn of(win: &'w Win<'w>, rules: &'w RiichiRules) -> Result<Self, Refusal> {
        let (first, others) = win.readings().split_first().ok_or(Refusal::NotComplete {
            shanten: 0,
            missing: Vec::new(),
        })?;
        let mut counting = Counting {
            win,
            rules,
            dora: dora::dora(win, rules),
            findings: Findings::new(),
            last: (0, 0),
        };
        let mut best = Tally::of(first);
        counting.count(&mut best);
        if others.is_empty() {
            let (rest, missed) = (Vec::new(), counting.findings.missed);
            return Ok(Self { best, rest, missed });
        }
        let mut missed = counting.findings.missed.clone();
        let mut rest: Vec<Tally<'w>> = Vec::with_capacity(others.len());
        for reading in others {
            let mut tally = Tally::of(reading);
            counting.count(&mut tally);
            // Among equals the first reading stays first.
            if tally.rank() > best.rank() {
                mem::swap(&mut best, &mut tally);
                mem::swap(&mut missed, &mut counting.findings.missed);
                rest.insert(0, tally);
            } else {
                let place = rest.partition_point(|other| other.rank() >= tally.rank());
                rest.insert(place, tally);
            }
        }
        Ok(Self { best, rest, missed })
    }
}

/// The count of the readings of a hand, with what they share.
struct Counting<'w> {
    win: &'w Win<'w>,
    rules: &'w RiichiRules,
    dora: Bonuses,
    /// The yaku of the reading at hand.
    findings: Findings,
    /// The last base points and the payment for them; 0 for 0.
    last: (u32, u32),
}

impl<'w> Counting<'w> {
    /// Counts a reading in place, as a tally is large to move; its missed yaku stay in the findings.
    fn count(&mut self, tally: &mut Tally<'w>) {
        let (win, rules) = (self.win, self.rules);
        let case = ReadHand::new(win, tally.reading);
        let findings = &mut self.findings;
        found::find(&case, rules, findings);
        // With a yaku worth a mangan at least: counts the hand without it, unless that pays less or is no win.
        let floor = take_floor(&mut findings.found);
        self.count_found(&case, tally);
        let missed = &mut self.findings.missed;
        if let Some(floor) = floor {
            // In the order of readings: with equal points the one with more han.
            if (tally.base, tally.han) >= (Limit::Mangan.base(), Limit::MANGAN_HAN)
                && minimum::check_minimum(win, rules, tally, missed).is_ok()
            {
                missed.push(Missed {
                    yaku: floor.yaku,
                    why: MissReason::PaysLess,
                });
            } else {
                tally.pay_mangan(floor, missed);
            }
        }
        // Readings often have the same base.
        if tally.base != self.last.0 {
            self.last = (tally.base, payment::hand_total(win, rules, tally.base));
        }
        tally.points = self.last.1;
    }

    /// Counts the yaku found; then dora, fu and the limit, unless there is a yakuman.
    fn count_found(&mut self, case: &ReadHand<'_>, tally: &mut Tally<'_>) {
        let found = &self.findings.found;
        if found.iter().any(|yaku| yaku.unit == Unit::Yakuman) {
            tally.count_yakuman(self.win, self.rules, &mut self.findings);
        } else if !found.is_empty() {
            tally.count_han(case, self.rules, found, &self.dora);
        }
    }
}

/// Takes out the yaku that are worth a mangan at least; of several the first counts.
fn take_floor(found: &mut Vec<Found>) -> Option<Found> {
    let floor = |yaku: &Found| yaku.unit == Unit::Mangan;
    let first = found.iter().copied().find(floor)?;
    found.retain(|yaku| !floor(yaku));
    Some(first)
}
