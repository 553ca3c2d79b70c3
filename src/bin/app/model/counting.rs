//! A win counted without tiles: the taps, and as much of them as can be at this table.

use std::cell::Cell;
use std::mem::discriminant;
use std::rc::Rc;

use tensu::Yaku;
use tensu::game::{Changes, Told, Winner, settle_all};
use tensu::quick::{self, Chosen, Counted, Melds, Quote, Table};
use tensu::refusal::Refusals;
use yew::Reducible;

use crate::model::at_table::AtTable;
use crate::model::availability::Effective;
use crate::model::entry::Entry;

pub(crate) mod text;

/// The taps.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Quick {
    in_short: bool,
    chosen: Chosen,
    short: Option<Counted>,
    /// The fu that were tapped beside han, whatever came in between.
    fu: Option<u16>,
    /// The table as it was chosen here. The hand keeps its own: it says the rest.
    table: Vec<AtTable>,
}

/// The pages of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The yaku are chosen.
    Yaku,
    /// Han and fu, or something else that makes the points, are known.
    Short,
}

thread_local! {
    static WANTED: Cell<Option<Way>> = const { Cell::new(None) };
}

/// Notes the way of counting that a tap opens the page for: a reload does not.
pub(crate) fn want(way: Way) {
    WANTED.set(Some(way));
}

/// Takes the way that was wanted.
pub(crate) fn wanted() -> Option<Way> {
    WANTED.take()
}

/// The things that can be done here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pick {
    /// Show a page.
    Way(Way),
    /// A yaku, on or off.
    Yaku(Yaku),
    /// The hand is open, or closed.
    Melds(Melds),
    /// Han from dora.
    Dora(u8),
    /// Fu.
    Fu(u16),
    /// The way the win is counted.
    Count(Counted),
    /// A choice of the table: a seat, the way of winning, honba or sticks.
    Table(AtTable),
    /// Nothing of it.
    Clear,
}

/// A win as it was counted, with its payments.
#[derive(Debug)]
pub(crate) struct Quickly {
    /// The winner and the table.
    pub(crate) table: Table,
    /// Its value: the yaku, or han and fu, or the like.
    pub(crate) counted: Counted,
    /// The payments.
    pub(crate) price: Result<Quote, Refusals>,
}

impl Quick {
    /// A win that was counted elsewhere.
    pub(crate) fn of(counted: Counted) -> Self {
        match counted {
            Counted::Yaku(chosen) => Self {
                chosen,
                ..Self::default()
            },
            counted => Self {
                in_short: true,
                fu: match counted {
                    Counted::Han(_, fu) => fu,
                    _ => None,
                },
                short: Some(counted),
                ..Self::default()
            },
        }
    }

    /// The same with a page of it shown.
    pub(crate) fn shown(&self, way: Way) -> Self {
        Self {
            in_short: way == Way::Short,
            ..self.clone()
        }
    }

    /// The taps on the page that is shown, if any.
    pub(crate) fn chosen(&self) -> Option<Counted> {
        if self.in_short {
            self.short
        } else {
            let is_chosen = self.chosen != Chosen::default();
            is_chosen.then_some(Counted::Yaku(self.chosen))
        }
    }

    /// Returns whether anything was tapped that counts.
    pub(crate) fn is_chosen(&self) -> bool {
        self.short.is_some() || self.chosen != Chosen::default()
    }

    /// A hand of these rules at the table that was chosen here.
    pub(crate) fn seated(&self, entry: &Entry) -> Entry {
        let mut entry = entry.clone();
        for value in &self.table {
            value.tell(&mut entry.rest);
        }
        entry
    }

    /// The table as it was chosen here.
    pub(crate) fn table(&self) -> &[AtTable] {
        &self.table
    }

    /// The same without a table chosen here.
    pub(crate) fn untold_table(&self) -> Self {
        Self {
            table: Vec::new(),
            ..self.clone()
        }
    }

    /// The points that each seat gains or pays; empty as long as the discarder is not known.
    pub(crate) fn changes(&self, entry: &Entry) -> Changes {
        let seated = self.seated(entry);
        let winner = Winner {
            question: Effective::of(&seated, seated.rest.by).question,
            told: Told::Counted(self.at(entry).counted),
        };
        let settled = settle_all(&[winner], seated.ruleset());
        let changes = settled.map(|table| table.changes).unwrap_or_default();
        // A payer without a seat: nobody said who it is.
        let paid = changes.iter().any(|&(_, points)| points < 0);
        if paid { changes } else { Changes::default() }
    }

    /// As much of it as can be at the table of an entry, with its payments.
    pub(crate) fn at(&self, entry: &Entry) -> Quickly {
        let entry = &self.seated(entry);
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

impl Reducible for Quick {
    type Action = (Pick, Rc<Entry>);

    fn reduce(self: Rc<Self>, (pick, entry): Self::Action) -> Rc<Self> {
        let mut next = (*self).clone();
        next.pick(pick, &entry);
        Rc::new(next)
    }
}

impl Quick {
    /// Takes a tap at the table of an entry.
    pub(crate) fn pick(&mut self, pick: Pick, entry: &Entry) {
        let Quickly { table, counted, .. } = self.at(entry);
        match (pick, counted) {
            (Pick::Clear, _) => (self.chosen, self.short, self.fu) = Default::default(),
            (Pick::Way(way), _) => self.in_short = way == Way::Short,
            (Pick::Count(counted), _) => {
                let counted = match counted {
                    Counted::Han(han, None) => Counted::Han(han, self.fu),
                    other => other,
                };
                (self.in_short, self.short) = (true, Some(counted));
            }
            (Pick::Fu(fu), Counted::Han(han, _)) => {
                self.fu = Some(fu);
                self.short = Some(Counted::Han(han, Some(fu)));
            }
            (Pick::Fu(fu), _) => self.chosen.fu = Some(fu),
            (Pick::Table(action), _) => {
                let is_same = |other: &AtTable| discriminant(other) != discriminant(&action);
                self.table.retain(is_same);
                self.table.push(action);
            }
            (Pick::Melds(melds), _) => self.chosen.melds = melds,
            (Pick::Dora(dora), _) => self.chosen.dora = dora,
            (Pick::Yaku(yaku), Counted::Yaku(chosen)) => {
                let toggled = quick::toggle(&table, &chosen, yaku, entry.ruleset());
                (self.chosen.yaku, self.chosen.again) = (toggled.yaku, toggled.again);
            }
            (Pick::Yaku(_), _) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::quick::{Counted, Melds};
    use tensu::{By, Wind, Yaku};
    use yew::Reducible;

    use super::{Pick, Quick, Way};
    use crate::model::at_table::AtTable;
    use crate::model::entry::Entry;

    fn after(quick: &Quick, picks: impl IntoIterator<Item = Pick>) -> Quick {
        let mut quick = Rc::new(quick.clone());
        for pick in picks {
            quick = quick.reduce((pick, Rc::default()));
        }
        (*quick).clone()
    }

    fn counted(quick: &Quick) -> Counted {
        quick.at(&Entry::default()).counted
    }

    #[test]
    fn the_table_of_a_hand_stays_its_own() {
        let hand = Rc::new(Entry::default());
        let mut quick = Rc::new(Quick::default());
        for action in [
            AtTable::Seat(Wind::East),
            AtTable::By(By::Tsumo),
            AtTable::Honba(3),
            AtTable::Honba(2),
        ] {
            quick = quick.reduce((Pick::Table(action), hand.clone()));
        }
        let table = quick.at(&hand).table;
        assert_eq!((table.seat, table.by), (Wind::East, By::Tsumo));
        assert_eq!((table.honba, table.sticks), (2, 0));
        // A thing that was not chosen here follows the hand.
        let mut other = Entry::default();
        (other.rest.sticks, other.rest.honba) = (4, 1);
        let table = quick.at(&other).table;
        assert_eq!((table.honba, table.sticks), (2, 4));
        assert_eq!(*hand, Entry::default());
    }

    #[test]
    fn a_price_without_tiles_is_cleared() {
        let picks = [
            Pick::Yaku(Yaku::Riichi),
            Pick::Melds(Melds::Closed),
            Pick::Dora(2),
            Pick::Count(Counted::Han(3, Some(40))),
        ];
        let quick = after(&Quick::default(), picks);
        assert!(quick.is_chosen());
        // Fu that were tapped wait for han to come back.
        let han = |han| Pick::Count(Counted::Han(han, None));
        let slip = [
            han(3),
            Pick::Fu(50),
            Pick::Count(Counted::Yakuman(1)),
            han(3),
        ];
        assert_eq!(counted(&after(&quick, slip)), Counted::Han(3, Some(50)));
        let cleared = after(&quick, [Pick::Clear]);
        assert!(!cleared.is_chosen());
        assert!(matches!(counted(&cleared), Counted::Han(1, _)));
        let yaku = after(&cleared, [Pick::Way(Way::Yaku)]);
        let Counted::Yaku(chosen) = counted(&yaku) else {
            panic!("the yaku");
        };
        assert_eq!((chosen.dora, chosen.yaku.has(Yaku::Riichi)), (0, false));
    }
}
