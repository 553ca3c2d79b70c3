//! A win counted without tiles: what was tapped, and what of it can be at this table.

use tensu::Yaku;
use tensu::quick::{self, Chosen, Counted, Melds, Price, Table};
use tensu::refusal::Refusals;

use super::State;
use crate::entry::Entry;
use crate::gates::Effective;

/// What was tapped.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Quick {
    in_short: bool,
    chosen: Chosen,
    short: Option<Counted>,
    /// The fu that were tapped beside han, whatever came in between.
    fu: Option<u16>,
}

/// The pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The yaku are chosen.
    Yaku,
    /// Han and fu, or what else makes a price, are known.
    Short,
}

/// What can be done here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pick {
    /// Show a page.
    Way(Way),
    /// A yaku, or not.
    Yaku(Yaku),
    /// The hand is open, or closed.
    Melds(Melds),
    /// Han from dora.
    Dora(u8),
    /// Fu.
    Fu(u16),
    /// What the win is counted as.
    Count(Counted),
    /// Nothing of it.
    Clear,
}

/// A win as it was counted, and what it pays.
#[derive(Debug)]
pub(crate) struct Quickly {
    /// Who won, and how.
    pub(crate) table: Table,
    /// What counts.
    pub(crate) counted: Counted,
    /// What it pays.
    pub(crate) price: Result<Price, Refusals>,
}

impl Quick {
    /// Whether anything was tapped that counts.
    pub(crate) fn is_chosen(&self) -> bool {
        self.short.is_some() || self.chosen != Chosen::default()
    }

    /// What of it can be at the table of an entry, and what that pays.
    pub(crate) fn at(&self, entry: &Entry) -> Quickly {
        let rules = entry.ruleset();
        let table = Table::of(&Effective::of(entry, entry.rest.by).question);
        let yaku = Some(Counted::Yaku(self.chosen)).filter(|_| !self.in_short);
        let short = || self.short.unwrap_or(Counted::Han(1, None));
        let counted = quick::fit(&table, &yaku.unwrap_or_else(short), rules);
        Quickly {
            table,
            counted,
            price: quick::price(&table, &counted, rules),
        }
    }
}

impl State {
    pub(super) fn quickly(&mut self, pick: Pick) {
        let Quickly { table, counted, .. } = self.quick.at(&self.entry);
        let quick = &mut self.quick;
        match (pick, counted) {
            (Pick::Clear, _) => (quick.chosen, quick.short, quick.fu) = Default::default(),
            (Pick::Way(way), _) => quick.in_short = way == Way::Short,
            (Pick::Count(counted), _) => {
                let counted = match counted {
                    Counted::Han(han, None) => Counted::Han(han, quick.fu),
                    other => other,
                };
                (quick.in_short, quick.short) = (true, Some(counted));
            }
            (Pick::Fu(fu), Counted::Han(han, _)) => {
                quick.fu = Some(fu);
                quick.short = Some(Counted::Han(han, Some(fu)));
            }
            (Pick::Fu(fu), _) => quick.chosen.fu = Some(fu),
            (Pick::Melds(melds), _) => quick.chosen.melds = melds,
            (Pick::Dora(dora), _) => quick.chosen.dora = dora,
            (Pick::Yaku(yaku), Counted::Yaku(chosen)) => {
                let yaku = quick::toggle(&table, &chosen, yaku, self.entry.ruleset()).yaku;
                quick.chosen.yaku = yaku;
            }
            (Pick::Yaku(_), _) => {}
        }
    }
}
