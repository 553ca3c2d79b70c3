//! Payments as people get them wrong: honba forgotten, the other seat's payment, ron for tsumo, a share that was not
//! rounded up, a han or a level of fu more or less.

use alloc::vec::Vec;

use tensu::Ruleset;
use tensu::Wind;
use tensu::inside::sort_by_key;
use tensu::question::By;
use tensu::quick::{self, Counted, Table};
use tensu::rules::Limit;
use tensu::score::{Payment, Score, Step};

/// Payments with what they come from.
pub(super) struct PaymentBasis<'a> {
    pub(super) table: Table,
    pub(super) counted: Counted,
    pub(super) payments: &'a [Payment],
    pub(super) steps: &'a [Step],
}

/// Returns the points of the payments, the lowest first: all that an answer shows of them.
fn amounts(payments: &[Payment]) -> Vec<u32> {
    let mut points: Vec<u32> = payments.iter().map(Payment::points).collect();
    sort_by_key(&mut points, |&points| points);
    points
}

/// A hand as it was counted; `None` where one yaku is paid as a mangan.
pub(super) fn counted(score: &Score) -> Option<Counted> {
    Some(match (score.points, score.yakuman) {
        (Some(points), _) => Counted::Points(points),
        (None, units @ 1..) => Counted::Yakuman(units),
        (None, 0) => {
            let fu = score.multiplied_fu().map(|fu| fu.rounded);
            Counted::Han(score.han?, fu)
        }
    })
}

impl PaymentBasis<'_> {
    /// All mistakes that end in other payments, none twice: who pays is not part of an answer.
    pub(super) fn mistakes(&self, rules: &Ruleset) -> Vec<Vec<Payment>> {
        let mut seen = alloc::vec![amounts(self.payments)];
        let mut all: Vec<Vec<Payment>> = Vec::new();
        let mut add = |payments: Vec<Payment>| {
            let amounts = amounts(&payments);
            if !seen.contains(&amounts) {
                seen.push(amounts);
                all.push(payments);
            }
        };
        for (table, counted) in self.others(rules) {
            if let Ok(price) = quick::price(&table, &counted, rules) {
                add(price.payments);
            }
        }
        for payments in self.shares() {
            add(payments);
        }
        all
    }

    /// The same count at other tables, and other counts at this one.
    fn others(&self, rules: &Ruleset) -> Vec<(Table, Counted)> {
        let table = self.table;
        let seat = if table.seat == Wind::East {
            Wind::South
        } else {
            Wind::East
        };
        // The discarder may sit there.
        let free = Table {
            from: None,
            ..table
        };
        let tables = [
            Table { honba: 0, ..table },
            Table { seat, ..free },
            Table {
                by: table.by.other(),
                ..free
            },
        ];
        let same = tables.map(|table| (table, self.counted));
        let near = neighbours(&self.counted, rules).into_iter();
        same.into_iter()
            .chain(near.map(|counted| (table, counted)))
            .collect()
    }

    /// Shares that are not rounded, or rounded down, and one share for all.
    fn shares(&self) -> Vec<Vec<Payment>> {
        let exact = |step: &Step| match *step {
            Step::Share {
                exact,
                rounded,
                extra: 0,
                ..
            } => Some((exact, rounded)),
            _ => None,
        };
        let shares: Vec<(u32, u32)> = self.steps.iter().filter_map(exact).collect();
        let with = |hand: &dyn Fn(u32) -> u32| {
            let paid = self.payments.iter();
            paid.map(|payment| {
                let mut other = *payment;
                other.hand = hand(payment.hand);
                other
            })
            .collect::<Vec<_>>()
        };
        let of = |hand: u32| {
            let mut shares = shares.iter();
            let share = shares.find(|(_, rounded)| *rounded == hand);
            share.map_or(hand, |(exact, _)| *exact)
        };
        let mut all = alloc::vec![with(&of), with(&|hand| of(hand) / 100 * 100)];
        if self.table.by == By::Tsumo {
            let hands = || self.payments.iter().map(|payment| payment.hand);
            let most = hands().max().unwrap_or_default();
            let least = hands().min().unwrap_or_default();
            all.extend([with(&|_| most), with(&|_| least)]);
        }
        all.retain(|payments| payments.iter().all(|payment| payment.hand > 0));
        all
    }
}

/// Returns the counts near the right one that somebody may come to who miscounts a little.
fn neighbours(counted: &Counted, rules: &Ruleset) -> Vec<Counted> {
    let (han, fu) = match *counted {
        Counted::Points(points) => {
            let by = [-3, -2, -1, 1, 2, 3];
            let more = by.into_iter().map(|by| points.saturating_add_signed(by));
            return more.map(Counted::Points).collect();
        }
        Counted::Han(han, fu) => (han, fu),
        _ => (13, None),
    };
    let fu: Vec<Option<u16>> = match fu {
        // A level lower or higher; seven pairs counted as other hands are.
        Some(fu) => [fu, fu - 10, fu + 10, fu.next_multiple_of(10)]
            .map(Some)
            .into(),
        None if rules.counts_fu() => [30, 40].map(Some).into(),
        None => Vec::new(),
    };
    // Limits each take several han, and yakuman are the highest.
    let (fewest, most) = match han {
        han @ 4..=Limit::MANGAN_HAN => (han - 2, han + 2),
        han @ ..=3 => (han.saturating_sub(1).max(1), han + 1),
        _ => (Limit::MANGAN_HAN, 13),
    };
    let fu = || fu.iter().copied().chain([None]);
    let han = (fewest..=most).flat_map(|han| fu().map(move |fu| Counted::Han(han, fu)));
    let yakuman = [1, 2].map(Counted::Yakuman).into_iter();
    let yakuman = yakuman.filter(|_| most == 13);
    han.chain(yakuman).collect()
}
