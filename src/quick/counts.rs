//! Every way to count a win without its yaku.

use alloc::vec::Vec;

use crate::engine::additive;
use crate::engine::riichi::{self, chart};
use crate::quick::count::Counted;
use crate::quick::most::{any_table, most_yakuman};
use crate::rulebook::{RiichiRules, Rules, System};

/// Lists every way to count a win without its yaku, in order: han until the payments stay the same, then yakuman, or
/// the least number of points.
pub fn counts(rules: &Rules) -> Vec<Counted> {
    match &rules.system {
        System::Riichi(riichi) => of_riichi(rules, riichi).collect(),
        System::Additive(additive) => {
            alloc::vec![Counted::Points(additive::least(rules, additive))]
        }
    }
}

/// Returns the counts of a riichi game, han first: the search for the most yakuman is made only for callers that get so
/// far.
pub(super) fn of_riichi(rules: &Rules, riichi: &RiichiRules) -> impl Iterator<Item = Counted> {
    /// The han of a counted yakuman.
    const LAST: u8 = 13;
    let changes = |han: &u8| riichi::value(riichi, han - 1, 30) != riichi::value(riichi, *han, 30);
    let last = (2..=chart::LAST_HAN).filter(changes).max().unwrap_or(LAST);
    let han = riichi.minimum.han.max(1)..=last.max(LAST);
    let units = core::iter::once_with(move || 1..=most_yakuman(rules, riichi, any_table()));
    han.map(|han| Counted::Han(han, None))
        .chain(units.flatten().map(Counted::Yakuman))
}
