//! The most yakuman that a hand can have.

use alloc::vec::Vec;

use crate::hand::question::By;
use crate::quick::bar::{bar, not_counted};
use crate::quick::count::{Chosen, Melds, Table};
use crate::quick::counting::amount;
use crate::quick::needs::{Needs, here};
use crate::rulebook::{RiichiRules, Rules, Stacking};
use crate::tiles::Wind;
use crate::yaku::{Unit, Yaku, YakuSet};

/// Tables at which every yakuman of a ruleset is possible for somebody.
pub(super) fn any_table() -> impl Iterator<Item = Table> {
    let seats = [Wind::East, Wind::South].into_iter();
    let ways = seats.flat_map(|seat| [By::Tsumo, By::Ron].map(|by| (seat, by)));
    ways.map(|(seat, by)| Table {
        seat,
        round: None,
        by,
        from: None,
        // The hand after eight honba may be a yakuman.
        honba: 8,
        sticks: 0,
    })
}

/// Returns the most units of yakuman that are paid for a hand at one of these tables.
pub(crate) fn most_yakuman(
    rules: &Rules,
    riichi: &RiichiRules,
    tables: impl Iterator<Item = Table>,
) -> u8 {
    let most = tables.map(|table| most_units(rules, riichi, &table)).max();
    let most = most.unwrap_or(0);
    riichi.stacked_yakuman.cut(most).unwrap_or(most)
}

/// Returns the most units of yakuman that a hand has at this table, before a cap: of all yakuman that can stand together.
pub(super) fn most_units(rules: &Rules, riichi: &RiichiRules, table: &Table) -> u8 {
    let of = |melds| Search::of(rules, riichi, table, melds).most();
    of(Melds::Closed).max(of(Melds::Open))
}

/// A yakuman, with those that can stand beside it.
struct Candidate {
    yaku: Yaku,
    needs: Needs,
    beside: YakuSet,
}

struct Search<'r> {
    rules: &'r Rules,
    riichi: &'r RiichiRules,
    melds: Melds,
    here: Needs,
    candidates: Vec<Candidate>,
}

impl<'r> Search<'r> {
    fn of(rules: &'r Rules, riichi: &'r RiichiRules, table: &Table, melds: Melds) -> Self {
        let beside = |all: YakuSet, yaku| {
            let yaku_and = |other| {
                let chosen = Chosen {
                    yaku: YakuSet::of(&[other]),
                    melds,
                    ..Chosen::default()
                };
                bar(table, &chosen, yaku, rules).is_none()
            };
            all.iter().filter(|&other| yaku_and(other)).collect()
        };
        let is_there = |&yaku: &Yaku| {
            let none = Chosen {
                melds,
                ..Chosen::default()
            };
            rules.yaku.get(yaku).worth.is_yakuman() && bar(table, &none, yaku, rules).is_none()
        };
        let all: YakuSet = Yaku::all().filter(is_there).collect();
        let candidates = all.iter().map(|yaku| Candidate {
            yaku,
            needs: Needs::under(rules, table, yaku),
            beside: beside(all, yaku),
        });
        Self {
            rules,
            riichi,
            melds,
            here: here(rules, table, melds),
            candidates: candidates.collect(),
        }
    }

    fn most(&self) -> u8 {
        self.with(YakuSet::NONE, self.here, &self.candidates)
    }

    /// Returns the most units of these yakuman and any of the others.
    fn with(&self, chosen: YakuSet, needs: Needs, others: &[Candidate]) -> u8 {
        let mut most = self.units(chosen);
        for (i, other) in others.iter().enumerate() {
            let needs = needs.and(other.needs);
            if chosen.without(other.beside).is_empty() && needs.is_possible() {
                let chosen = chosen.with(other.yaku, true);
                most = most.max(self.with(chosen, needs, &others[i + 1..]));
            }
        }
        most
    }

    fn units(&self, all: YakuSet) -> u8 {
        let counts = |yaku: &Yaku| not_counted(self.rules, all, *yaku).is_none();
        let units = all.iter().filter(counts).map(|yaku| {
            let (unit, amount) = amount(self.rules, self.riichi, all, self.melds, yaku);
            if unit == Unit::Yakuman { amount } else { 0 }
        });
        match self.riichi.stacked_yakuman {
            Stacking::Add | Stacking::AddTo(_) => units.fold(0, u8::saturating_add),
            Stacking::Highest => units.max().unwrap_or(0),
        }
    }
}
