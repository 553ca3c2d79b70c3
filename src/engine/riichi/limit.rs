//! Base points and limits, and the steps to them. Source: the point tables of seeds 002 and 003; without fu: rules.md 1.5.2.

use alloc::vec::Vec;

use crate::result::score::{Reached, Step};
use crate::rulebook::Limit;
use crate::rulebook::{BasePoints, Kazoe, Kiriage, RiichiRules};

/// Returns fu × 2^(han + 2), the base points. From a mangan on the limit decides, so han beyond it do not matter here.
pub(super) fn base(han: u8, fu: u16) -> u32 {
    u32::from(fu) << (han.min(Limit::MANGAN_HAN) + 2)
}

/// Returns base points and the limit for han and fu; a ruleset without fu ignores the latter.
pub(crate) fn value(rules: &RiichiRules, han: u8, fu: u16) -> (u32, Option<Limit>) {
    let (base, limit) = match &rules.count {
        BasePoints::Fu(_) => {
            let base = base(han, fu);
            (base, limit(han, base, rules))
        }
        BasePoints::Table(table) => {
            let points = han.saturating_add(table.plus);
            let base = at(table.below, points).unwrap_or_default();
            (base, at(table.limits, points))
        }
    };
    (limit.map_or(base, Limit::base), limit)
}

/// Writes the steps from han and fu, before and after rounding, to base points and limit.
pub(crate) fn steps(
    rules: &RiichiRules,
    han: u8,
    fu: Option<(u16, u16)>,
    (points, limit): (u32, Option<Limit>),
    steps: &mut Vec<Step>,
) {
    if let BasePoints::Table(table) = &rules.count {
        let plus = table.plus;
        steps.push(Step::Plus { han, plus });
        if limit.is_none() {
            steps.push(Step::Lookup { points });
        }
    }
    if let Some((from, to)) = fu.filter(|_| han < Limit::MANGAN_HAN) {
        if from != to {
            steps.push(Step::RoundFu { from, to });
        }
        let points = base(han, to);
        let fu = to;
        steps.push(Step::Base { fu, han, points });
        // Below a mangan, yet paid as one.
        if limit.is_some() && points < Limit::Mangan.base() {
            steps.push(Step::Kiriage);
        }
    }
    if let Some(limit) = limit {
        let fu = fu.map_or(0, |(_, to)| to);
        steps.push(Step::Limit {
            limit,
            points: limit.base(),
            reached: reached(rules, han, fu, limit),
        });
    }
}

/// Returns the reason for this limit, by the ruleset's own limits.
fn reached(rules: &RiichiRules, han: u8, fu: u16, limit: Limit) -> Reached {
    match &rules.count {
        BasePoints::Table(table) => {
            let (from, to) = range(limit, table.limits);
            Reached::Points { from, to }
        }
        BasePoints::Fu(_) if han < Limit::MANGAN_HAN && base(han, fu) > Limit::Mangan.base() => {
            Reached::Base
        }
        BasePoints::Fu(_) if han < Limit::MANGAN_HAN => Reached::Kiriage,
        BasePoints::Fu(_) => {
            let (from, to) = range(limit, limits(rules));
            let cut = at(BY_HAN, han) > Some(limit);
            Reached::Han { from, to, cut }
        }
    }
}

/// Returns the least and the most han or points of a limit; no most for the highest limit.
fn range(limit: Limit, limits: &[(u8, Limit)]) -> (u8, Option<u8>) {
    let from = limits.iter().find(|&&(_, it)| it >= limit);
    let above = limits.iter().find(|&&(_, it)| it > limit);
    (
        from.map_or(0, |it| it.0),
        above.map(|it| it.0.saturating_sub(1)),
    )
}

/// The han from which each limit holds, whatever the fu.
const BY_HAN: &[(u8, Limit)] = &[
    (Limit::MANGAN_HAN, Limit::Mangan),
    (6, Limit::Haneman),
    (8, Limit::Baiman),
    (11, Limit::Sanbaiman),
    (13, Limit::Yakuman),
];

/// Returns the limits that the ruleset has.
fn limits(rules: &RiichiRules) -> &'static [(u8, Limit)] {
    match (rules.kazoe, BY_HAN) {
        (Kazoe::Sanbaiman, [below @ .., _]) => below,
        _ => BY_HAN,
    }
}

/// Returns the entry of a table for so many han or points, if there is one.
fn at<T: Copy>(table: &[(u8, T)], count: u8) -> Option<T> {
    let reached = table.iter().rev().find(|&&(from, _)| count >= from);
    reached.map(|&(_, value)| value)
}

/// Returns the limit of han and base points, if they reach one.
fn limit(han: u8, base: u32, rules: &RiichiRules) -> Option<Limit> {
    const JUST_BELOW: u32 = 1_920;
    let rounded_up = base == JUST_BELOW && rules.kiriage == Kiriage::On;
    let by_base = base > Limit::Mangan.base() || rounded_up;
    at(limits(rules), han).or_else(|| by_base.then_some(Limit::Mangan))
}
