//! A win by its base points alone.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::engine::riichi::{self, chart};
use crate::hand::question::Liable;
use crate::quick::most::{any_table, most_yakuman};
use crate::quick::{Counted, Quote, Sum, Table, check, counted_sum, fu, liable, paid};
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::{RiichiRules, Rules};

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
    let Some(of) = rules.riichi() else {
        return Err(Refusal::Missing(Field::Points).into());
    };
    let all = counts(rules, of).flat_map(|counted| {
        // Whether a hand has these fu is asked of those alone that make these base points.
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
    // Which han and fu they were is not told.
    let told = Sum {
        han: None,
        fu: None,
        steps: Vec::new(),
        ..sum
    };
    Ok(paid(rules, of, table, told, liable)?)
}

/// The counts of a riichi game, those of han first: how many yakuman there can be is found by a search, for whoever gets so far.
pub(super) fn counts(rules: &Rules, riichi: &RiichiRules) -> impl Iterator<Item = Counted> {
    /// A counted yakuman.
    const LAST: u8 = 13;
    let changes = |han: &u8| riichi::value(riichi, han - 1, 30) != riichi::value(riichi, *han, 30);
    let last = (2..=chart::LAST_HAN).filter(changes).max().unwrap_or(LAST);
    let han = riichi.minimum.han.max(1)..=last.max(LAST);
    let units = core::iter::once_with(move || 1..=most_yakuman(rules, riichi, any_table()));
    han.map(|han| Counted::Han(han, None))
        .chain(units.flatten().map(Counted::Yakuman))
}
