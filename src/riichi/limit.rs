//! Base points and limits. Source: the point tables of seeds 002 and 003; without fu: rules.md 1.5.2.

use crate::rules::{Kazoe, Kiriage, PointTable, RiichiRules};
use crate::score::Limit;

/// fu × 2^(han + 2); from five han on the limit decides, so that no more is asked of it.
pub(super) fn base(han: u8, fu: u16) -> u32 {
    u32::from(fu) << (han.min(5) + 2)
}

/// The limit of han and base points, if they reach one.
pub(super) fn limit(han: u8, base: u32, rules: &RiichiRules) -> Option<Limit> {
    const JUST_BELOW: u32 = 1_920;
    let reached = match han {
        0..=4 if base > Limit::Mangan.base() => Limit::Mangan,
        0..=4 if base == JUST_BELOW && rules.kiriage == Kiriage::On => Limit::Mangan,
        0..=4 => return None,
        5 => Limit::Mangan,
        6 | 7 => Limit::Haneman,
        8..=10 => Limit::Baiman,
        11 | 12 => Limit::Sanbaiman,
        _ => match rules.kazoe {
            Kazoe::Yakuman => Limit::Yakuman,
            Kazoe::Sanbaiman => Limit::Sanbaiman,
        },
    };
    Some(reached)
}

/// The limit that a table without fu gives, if any.
pub(super) fn by_table(table: &PointTable, han: u8) -> Option<Limit> {
    let points = han + table.plus;
    table
        .limits
        .iter()
        .rev()
        .find(|&&(from, _)| points >= from)
        .map(|&(_, limit)| limit)
}

/// The base points that a table without fu gives below its limits.
pub(super) fn base_by_table(table: &PointTable, han: u8) -> u32 {
    let points = han + table.plus;
    table
        .below
        .iter()
        .rev()
        .find(|&&(from, _)| points >= from)
        .map_or(0, |&(_, base)| base)
}
