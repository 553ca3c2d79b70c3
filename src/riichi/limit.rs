//! Base points and limits, and the steps to them. Source: the point tables of seeds 002 and 003; without fu: rules.md 1.5.2.

use alloc::vec::Vec;

use crate::rules::{Count, Kazoe, Kiriage, PointTable, RiichiRules};
use crate::score::{Limit, Reached, Step};

/// fu × 2^(han + 2); from five han on the limit decides, so that no more is asked of it.
pub(super) fn base(han: u8, fu: u16) -> u32 {
    u32::from(fu) << (han.min(5) + 2)
}

/// Base points and the limit of han and fu; a ruleset without fu takes no notice of them.
pub(crate) fn value(rules: &RiichiRules, han: u8, fu: u16) -> (u32, Option<Limit>) {
    let (base, limit) = match &rules.count {
        Count::Fu(_) => {
            let base = base(han, fu);
            (base, limit(han, base, rules))
        }
        Count::Table(table) => (base_by_table(table, han), by_table(table, han)),
    };
    (limit.map_or(base, Limit::base), limit)
}

/// The steps from han and fu, before and after rounding, to base points and limit.
pub(crate) fn steps(
    rules: &RiichiRules,
    han: u8,
    fu: Option<(u16, u16)>,
    (points, limit): (u32, Option<Limit>),
    steps: &mut Vec<Step>,
) {
    if let Count::Table(table) = &rules.count {
        let plus = table.plus;
        steps.push(Step::Plus { han, plus });
        if limit.is_none() {
            steps.push(Step::Lookup { points });
        }
    }
    if let Some((from, to)) = fu.filter(|_| han < 5) {
        if from != to {
            steps.push(Step::RoundFu { from, to });
        }
        let points = base(han, to);
        let fu = to;
        steps.push(Step::Base { fu, han, points });
        // Below a mangan, and paid as one.
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

/// What made this limit of han and fu, by the ruleset's own limits.
fn reached(rules: &RiichiRules, han: u8, fu: u16, limit: Limit) -> Reached {
    match &rules.count {
        Count::Table(table) => {
            let (from, to) = range(limit, |points| table_limit(table, points));
            Reached::Points { from, to }
        }
        Count::Fu(_) if han < 5 && base(han, fu) > Limit::Mangan.base() => Reached::Base,
        Count::Fu(_) if han < 5 => Reached::Kiriage,
        Count::Fu(_) => {
            let (from, to) = range(limit, |han| self::limit(han, 0, rules));
            let cut = han >= COUNTED && limit < Limit::Yakuman;
            Reached::Han { from, to, cut }
        }
    }
}

/// The least and the most that give a limit; no most where nothing gives a higher one.
fn range(limit: Limit, of: impl Fn(u8) -> Option<Limit>) -> (u8, Option<u8>) {
    let reaches = |n: &u8| of(*n) >= Some(limit);
    let above = |n: &u8| of(*n) > Some(limit);
    let from = (0..=u8::MAX).find(reaches).unwrap_or_default();
    (from, (0..=u8::MAX).find(above).map(|next| next - 1))
}

/// From so many han on a yakuman is counted, where one is.
const COUNTED: u8 = 13;

/// The limit of han and base points, if they reach one.
fn limit(han: u8, base: u32, rules: &RiichiRules) -> Option<Limit> {
    const JUST_BELOW: u32 = 1_920;
    let reached = match han {
        0..=4 if base > Limit::Mangan.base() => Limit::Mangan,
        0..=4 if base == JUST_BELOW && rules.kiriage == Kiriage::On => Limit::Mangan,
        0..=4 => return None,
        5 => Limit::Mangan,
        6 | 7 => Limit::Haneman,
        8..=10 => Limit::Baiman,
        11..COUNTED => Limit::Sanbaiman,
        _ => match rules.kazoe {
            Kazoe::Yakuman => Limit::Yakuman,
            Kazoe::Sanbaiman => Limit::Sanbaiman,
        },
    };
    Some(reached)
}

/// The limit that a table without fu gives, if any.
fn by_table(table: &PointTable, han: u8) -> Option<Limit> {
    table_limit(table, han.saturating_add(table.plus))
}

/// The limit of points of a table.
fn table_limit(table: &PointTable, points: u8) -> Option<Limit> {
    table
        .limits
        .iter()
        .rev()
        .find(|&&(from, _)| points >= from)
        .map(|&(_, limit)| limit)
}

/// The base points that a table without fu gives below its limits.
fn base_by_table(table: &PointTable, han: u8) -> u32 {
    let points = han.saturating_add(table.plus);
    table
        .below
        .iter()
        .rev()
        .find(|&&(from, _)| points >= from)
        .map_or(0, |&(_, base)| base)
}
