//! A win by its base points alone.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::hand::question::Liable;
use crate::quick::{Counted, Quote, Sum, Table, check, counted_sum, counts, fu, liable, paid};
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::Rules;

/// What a hand of these base points pays, as a price names them, with players who are liable. Base points that no hand
/// has are refused.
pub(crate) fn by_base(
    table: &Table,
    base: u32,
    liable: &[Liable],
    rules: &Rules,
) -> Result<Quote, Refusals> {
    check(rules, table)?;
    liable::check(rules, table, &Counted::Yakuman(1), liable)?;
    let Some(riichi) = rules.riichi() else {
        return Err(Refusal::Missing(Field::Points).into());
    };
    let all = counts(rules).into_iter().flat_map(|counted| {
        let with_fu = match counted {
            Counted::Han(han, _) => fu(table, &counted, rules)
                .into_iter()
                .map(|fu| Counted::Han(han, Some(fu)))
                .collect(),
            _ => Vec::new(),
        };
        [counted].into_iter().chain(with_fu)
    });
    let mut sums = all.filter_map(|counted| counted_sum(rules, riichi, table, &counted).ok());
    let Some(sum) = sums.find(|sum| sum.base == base) else {
        return Err(Refusal::Value(Field::Base, base.to_string(), Vec::new()).into());
    };
    // Which han and fu they were is not told.
    let told = Sum {
        han: None,
        fu: None,
        steps: Vec::new(),
        ..sum
    };
    Ok(paid(rules, riichi, table, told, liable)?)
}
