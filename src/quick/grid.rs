//! The payments that a win can have, as a grid.

use alloc::vec::Vec;

use super::count::{Counted, Quote, Table};
use super::counts::counts;
use super::fu::fu;
use super::paid::{check, paid};
use super::unpaid::{UnpaidHand, counted_sum};
use crate::rulebook::{Limit, Rules};
use crate::tiles::order::sort_by_key;

/// One possible payment of a win.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Priced {
    /// Base points, which identify it.
    pub base: u32,
    /// The most common count for it: han and the least fu from 30 on, if there are such.
    pub counted: Counted,
    /// Its payments.
    pub quote: Quote,
}

/// Lists every possible payment of a win at this table, the lowest first; empty where points add up, as there is one
/// for each number.
///
/// ```
/// use tensu::quick::{Table, prices};
/// use tensu::Ruleset;
/// let table = Table::of(&"ron seat:S".parse().unwrap());
/// let all = prices(&table, Ruleset::by_id("tenhou").unwrap());
/// let ron: Vec<u32> = all.iter().map(|one| one.quote.total).collect();
/// assert!(ron.starts_with(&[1_000, 1_300, 1_600, 2_000]) && ron.contains(&7_700) && ron.contains(&32_000));
/// ```
pub fn prices(table: &Table, rules: &Rules) -> Vec<Priced> {
    let Some(riichi) = rules.riichi().filter(|_| check(rules, table).is_ok()) else {
        return Vec::new();
    };
    let mut all: Vec<(Counted, UnpaidHand)> = Vec::new();
    for counted in counts(rules) {
        let fu = match counted {
            Counted::Han(han, None) if rules.counts_fu() && han < Limit::MANGAN_HAN => {
                fu(table, &counted, rules)
            }
            _ => Vec::new(),
        };
        let with_fu = fu.iter().map(|&fu| match counted {
            Counted::Han(han, _) => Counted::Han(han, Some(fu)),
            other => other,
        });
        let plain = fu.is_empty().then_some(counted);
        for counted in with_fu.chain(plain) {
            if let Ok(sum) = counted_sum(rules, riichi, table, &counted) {
                all.push((counted, sum));
            }
        }
    }
    // Of counts that pay the same, a limit by its name, or else the most common one.
    sort_by_key(&mut all, |(counted, sum)| (sum.base, usual(counted)));
    all.dedup_by_key(|(_, sum)| sum.base);
    let priced = |(counted, sum): (Counted, UnpaidHand)| {
        let base = sum.base;
        let quote = paid(rules, riichi, table, sum, &[]).ok()?;
        Some(Priced {
            base,
            counted,
            quote,
        })
    };
    all.into_iter().filter_map(priced).collect()
}

/// Returns the distance of a count from the most common one with the same payment.
const fn usual(counted: &Counted) -> (u16, u16) {
    match *counted {
        Counted::Han(han, None) => (0, han as u16),
        Counted::Yakuman(units) => (0, units as u16),
        Counted::Han(_, Some(fu)) if fu < 30 => (2, fu),
        Counted::Han(_, Some(fu)) => (1, fu),
        Counted::Yaku(_) | Counted::Points(_) => (3, 0),
    }
}
