//! A win by its base points alone.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::engine::riichi::{self};
use crate::hand::question::Liable;
use crate::quick::count::{Counted, Quote, Table};
use crate::quick::counts::of_riichi;
use crate::quick::paid::{check, paid};
use crate::quick::unpaid::{UnpaidHand, counted_sum};
use crate::quick::{fu, liable};
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::Rules;

/// Works out the payments for base points, with liable players. Base points that no hand has are refused.
pub(crate) fn by_base(
    table: &Table,
    base: u32,
    liable: &[Liable],
    rules: &Rules,
) -> Result<Quote, Refusals> {
    check(rules, table)?;
    liable::check(rules, table, &Counted::Yakuman(1), liable)?;
    let Some(of) = rules.riichi() else {
        return Err(Refusal::Missing(Field::Points).into());
    };
    let all = of_riichi(rules, of).flat_map(|counted| {
        // Only fu that make these base points are checked, as the check is slow.
        let with_fu = match counted {
            Counted::Han(han, _) if rules.counts_fu() => fu::rounded()
                .filter(|&fu| riichi::value(of, han, fu).0 == base)
                .map(|fu| Counted::Han(han, Some(fu)))
                .collect(),
            _ => Vec::new(),
        };
        [counted].into_iter().chain(with_fu)
    });
    let mut sums = all.filter_map(|counted| counted_sum(rules, of, table, &counted).ok());
    let Some(sum) = sums.find(|sum| sum.base == base) else {
        return Err(Refusal::Value(Field::Base, base.to_string(), Vec::new()).into());
    };
    // The han and fu are not known, so they are left out.
    let told = UnpaidHand {
        han: None,
        fu: None,
        steps: Vec::new(),
        ..sum
    };
    Ok(paid(rules, of, table, told, liable)?)
}
