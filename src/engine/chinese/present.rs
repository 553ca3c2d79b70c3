//! Patterns that a hand has, and those of them that add up.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::conditions;
use crate::engine::conditions::ask;
use crate::engine::read_hand::{ReadHand, Verdict};
use crate::hand::question::Question;
use crate::result::why::{MissReason, Principle};
use crate::result::win::{Census, HeldQuestion, Win};
use crate::rulebook::{Judged, Judging, LimitHands, Rules};
use crate::tiles::order::sort_by_key;
use crate::yaku::Yaku;

/// A pattern of the hand, how often it has it, and the points of one.
#[derive(Clone, Copy)]
pub(super) struct Present {
    pub(super) yaku: Yaku,
    pub(super) times: u8,
    pub(super) worth: u16,
}

/// Asks whether a hand has a pattern, of Chinese games or not.
fn asked(yaku: Yaku, case: &ReadHand<'_>) -> Verdict {
    conditions::ask(yaku, case).unwrap_or_else(|| ask(yaku, case))
}

/// Returns the hand as it was checked.
pub(super) fn win<'a>(judging: &Judging<'a>) -> Win<'a> {
    let question: &'a Question = judging.question;
    let rules: &'a Rules = judging.rules;
    let census = Census::of(question);
    let asked = HeldQuestion::Of(question);
    Win::unread(
        asked,
        rules,
        census,
        judging.melds,
        judging.tile,
        judging.winner,
    )
}

/// Finds the patterns that the ruleset gives points for, the highest first, and those that are missed.
pub(super) fn present(case: &ReadHand<'_>, missed: &mut Vec<(Yaku, MissReason)>) -> Vec<Present> {
    let rules = case.win.rules();
    let mut present = Vec::new();
    for yaku in rules.yaku.counting().iter() {
        let worth = rules.points_of(yaku, case.win.is_closed());
        match asked(yaku, case) {
            Verdict::Near(why) if worth > 0 => missed.push((yaku, why)),
            Verdict::No | Verdict::Near(_) => {}
            _ if worth == 0 => missed.push((yaku, MissReason::OpenHand)),
            verdict => present.push(Present {
                yaku,
                times: verdict.count(),
                worth,
            }),
        }
    }
    sort_by_key(&mut present, |present| Reverse(present.worth));
    present
}

/// Finds the patterns that add up: all except those that come with a higher one, or a limit hand alone.
pub(super) fn adding(judging: &Judging<'_>) -> (Vec<Present>, Vec<(Yaku, MissReason)>) {
    let win = win(judging);
    let case = ReadHand::new(&win, judging.reading);
    let mut missed = Vec::new();
    let mut present = present(&case, &mut missed);
    leave_out(judging, &mut present, &mut missed);
    leave_alone(judging, &mut present, &mut missed);
    (present, missed)
}

pub(super) fn judged(present: &[Present], missed: Vec<(Yaku, MissReason)>) -> Judged {
    let found = present.iter().map(|present| (present.yaku, present.times));
    Judged {
        found: found.collect(),
        missed,
    }
}

/// Keeps the highest limit hand, and nothing beside it, where one is paid alone.
fn leave_alone(
    judging: &Judging<'_>,
    present: &mut Vec<Present>,
    missed: &mut Vec<(Yaku, MissReason)>,
) {
    let alone = judging.chinese.limit_hands == LimitHands::Alone;
    let Some(additive) = judging.rules.additive().filter(|_| alone) else {
        return;
    };
    let Some(limit) = additive.cap else {
        return;
    };
    // A bonus only where there is no other limit hand; among equals the first.
    let limits = present.iter().rev().filter(|it| it.worth >= limit);
    let highest = limits.max_by_key(|it| {
        let whole = it.worth.saturating_mul(it.times.into());
        (!additive.is_bonus(it.yaku), whole)
    });
    let Some(highest) = highest.copied() else {
        return;
    };
    let why = MissReason::Principle(Principle::PaidAlone, Some(highest.yaku));
    let lower = present.iter().filter(|lower| lower.yaku != highest.yaku);
    missed.extend(lower.map(|lower| (lower.yaku, why)));
    present.retain(|it| it.yaku == highest.yaku);
}

/// Leaves out the patterns that another one always brings with it: non-repeat.
pub(super) fn leave_out(
    judging: &Judging<'_>,
    present: &mut Vec<Present>,
    missed: &mut Vec<(Yaku, MissReason)>,
) {
    let gone = judging
        .chinese
        .brought(present.iter().map(|present| present.yaku));
    present.retain(|present| {
        let by = gone.iter().find(|&&(yaku, _)| yaku == present.yaku);
        let why = by.map(|&(_, by)| MissReason::Principle(Principle::NonRepeat, Some(by)));
        missed.extend(why.map(|why| (present.yaku, why)));
        why.is_none()
    });
}
