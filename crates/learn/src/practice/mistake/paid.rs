//! Mistakes about payments: honba forgotten, the other seat's payment, ron for tsumo, a share that was not rounded up, a han or a
//! level of fu more or less.

use alloc::vec::Vec;

use crate::practice::mistake::{Mistake, Wrong, distinct};
use tensu::Ruleset;
use tensu::Wind;
use tensu::inside::sort_by_key;
use tensu::question::{By, Question};
use tensu::quick::{self, Counted, Table};
use tensu::rules::Limit;
use tensu::score::{Payer, Payment, Score, Step};

/// Payments with what they come from.
pub(crate) struct PaymentBasis<'a> {
    pub(crate) table: Table,
    pub(crate) counted: Counted,
    pub(crate) payments: &'a [Payment],
    pub(crate) steps: &'a [Step],
}

/// Returns the points of the payments, the lowest first: all that an answer shows of them.
pub(crate) fn amounts(payments: &[Payment]) -> Vec<u32> {
    let mut points: Vec<u32> = payments.iter().map(Payment::points).collect();
    sort_by_key(&mut points, |&points| points);
    points
}

/// A hand as it was counted; `None` where one yaku is paid as a mangan.
pub(crate) fn counted(score: &Score) -> Option<Counted> {
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
    /// The payments that mistakes lead to, none twice: who pays is not part of an answer.
    pub(crate) fn mistakes(&self, rules: &Ruleset) -> Wrong<Vec<Payment>> {
        let mut seen = alloc::vec![amounts(self.payments)];
        let mut all: Wrong<Vec<Payment>> = Vec::new();
        let priced = self.others(rules).into_iter();
        let priced = priced.filter_map(|(mistake, table, counted)| {
            let quote = quick::price(&table, &counted, rules).ok()?;
            let mistake = mistake.unwrap_or(Mistake::PriceOf(counted, quote.limit));
            Some((mistake, quote.payments))
        });
        let found = self.of_honba(rules).into_iter();
        let found = found.chain(self.of_points(rules)).chain(priced);
        for (mistake, payments) in found.chain(self.shares()) {
            let amounts = amounts(&payments);
            if !seen.contains(&amounts) {
                seen.push(amounts);
                all.push((mistake, payments));
            }
        }
        all
    }

    /// The payments with other shares.
    fn with(&self, hand: impl Fn(&Payment) -> u32) -> Vec<Payment> {
        let paid = self.payments.iter();
        paid.map(|payment| {
            let mut other = *payment;
            other.hand = hand(payment);
            other
        })
        .collect()
    }

    /// The payments where points add up, by who is taken to pay, and without what each pays for every hand.
    fn of_points(&self, rules: &Ruleset) -> Wrong<Vec<Payment>> {
        let Some(additive) = rules.additive() else {
            return Vec::new();
        };
        let mut all: Wrong<Vec<Payment>> = Vec::new();
        let fixed = additive
            .chinese
            .map_or(0, |chinese| u32::from(chinese.base));
        if fixed > 0 {
            let mut less = self.with(|payment| payment.hand.saturating_sub(fixed));
            less.retain(|payment| payment.hand > 0);
            all.push((Mistake::NoFixed(fixed), less));
        }
        let discarder = self
            .payments
            .iter()
            .find(|payment| payment.from == Payer::Discarder);
        if let Some(discarder) = discarder {
            let alone = |hand| {
                let mut alone = *discarder;
                alone.hand = hand;
                alloc::vec![alone]
            };
            let others = self.payments.iter().map(|payment| payment.hand);
            let least = others.min().unwrap_or_default();
            let once = if self.payments.len() > 1 {
                all.push((Mistake::DiscarderAlone, alone(discarder.hand)));
                let sum = self.payments.iter().map(|payment| payment.hand).sum();
                all.push((Mistake::DiscarderForAll, alone(sum)));
                self.with(|_| least)
            } else {
                alone(discarder.hand / additive.discarder_pays.max(1))
            };
            all.push((Mistake::DiscarderOnce, once));
        }
        all
    }

    /// The payments without honba, and with honba as in the other way of winning.
    fn of_honba(&self, rules: &Ruleset) -> Wrong<Vec<Payment>> {
        let Some(first) = self.payments.iter().find(|payment| payment.honba > 0) else {
            return Vec::new();
        };
        let counted = |wrong: u32| {
            let paid = self.payments.iter();
            let paid = paid.map(|payment| {
                let mut other = *payment;
                other.honba = if payment.honba > 0 { wrong } else { 0 };
                other
            });
            paid.collect::<Vec<_>>()
        };
        let mut all = alloc::vec![(Mistake::NoHonba(first.honba), counted(0))];
        let other = Table {
            by: self.table.by.other(),
            from: None,
            ..self.table
        };
        let other = quick::price(&other, &self.counted, rules).ok();
        let wrong = other.and_then(|other| other.payments.iter().map(|paid| paid.honba).max());
        if let Some(wrong) = wrong.filter(|wrong| *wrong != first.honba) {
            let of_one = |points: u32| points.checked_div(self.table.honba).unwrap_or_default();
            let mistake = Mistake::OtherHonba {
                right: of_one(first.honba),
                wrong: of_one(wrong),
            };
            all.push((mistake, counted(wrong)));
        }
        all
    }

    /// All that the winner gets, with so many points of sticks, as people miscount it: honba or sticks are forgotten, or one is
    /// counted too many.
    pub(crate) fn around(&self, sticks: u32, rules: &Ruleset) -> Wrong<u32> {
        let own = Payment::sum(self.payments);
        let right = own + sticks;
        let of_honba = self.of_honba(rules);
        let counted = of_honba
            .iter()
            .map(|(mistake, payments)| (mistake.clone(), Payment::sum(payments) + sticks));
        let mut all: Wrong<u32> = counted.collect();
        if sticks > 0 {
            let both = all.iter().map(|(mistake, total)| {
                let both = mistake.clone().and(Mistake::NoSticks(sticks));
                (both, total - sticks)
            });
            let both: Wrong<u32> = both.collect();
            all.push((Mistake::NoSticks(sticks), own));
            all.extend(both);
        }
        let of_all: u32 = self.payments.iter().map(|payment| payment.honba).sum();
        let of_one = of_all.checked_div(self.table.honba).filter(|one| *one > 0);
        all.extend(of_one.map(|one| (Mistake::MoreHonba, right + one)));
        let stick = Some(rules.stick()).filter(|stick| *stick > 0);
        all.extend(stick.map(|stick| (Mistake::MoreSticks, right + stick)));
        distinct(all, &right)
    }

    /// The same count at other tables, and other counts at this one; those have no name but what they pay.
    fn others(&self, rules: &Ruleset) -> Vec<(Option<Mistake>, Table, Counted)> {
        let table = self.table;
        let is_dealer = table.seat == Wind::East;
        let seat = if is_dealer { Wind::South } else { Wind::East };
        // The discarder may sit there.
        let free = Table {
            from: None,
            ..table
        };
        let other_seat = Table { seat, ..free };
        let other_way = Table {
            by: table.by.other(),
            ..free
        };
        let same = [
            (Mistake::OtherSeat(!is_dealer), other_seat),
            (Mistake::OtherWay(other_way.by), other_way),
        ];
        let same = same.map(|(mistake, table)| (Some(mistake), table, self.counted));
        let near = neighbours(&self.counted, rules).into_iter();
        same.into_iter()
            .chain(near.map(|counted| (None, table, counted)))
            .collect()
    }

    /// The share of a payer, before and after it was rounded.
    pub(crate) fn share(&self, place: usize) -> Option<(u32, u32)> {
        let hand = self.payments.get(place)?.hand;
        self.steps.iter().find_map(|step| match *step {
            Step::Share {
                exact,
                rounded,
                extra: 0,
                ..
            } if rounded == hand => Some((exact, rounded)),
            _ => None,
        })
    }

    /// Shares without the limit, not rounded, or rounded down, and one share for all.
    fn shares(&self) -> Wrong<Vec<Payment>> {
        let exact = |step: &Step| match *step {
            Step::Share {
                exact,
                rounded,
                sixths,
                extra: 0,
                ..
            } => Some((exact, rounded, sixths)),
            _ => None,
        };
        let shares: Vec<(u32, u32, u32)> = self.steps.iter().filter_map(exact).collect();
        let of = |hand: u32| {
            let mut shares = shares.iter();
            let share = shares.find(|(_, rounded, _)| *rounded == hand);
            share.copied().unwrap_or((hand, hand, 0))
        };
        let mut all: Wrong<Vec<Payment>> = Vec::new();
        if let Some((limit, base)) = self.below_limit() {
            let unlimited = |payment: &Payment| {
                let (_, _, sixths) = of(payment.hand);
                (base * sixths / 6).next_multiple_of(100)
            };
            all.push((Mistake::LimitUnseen(limit), self.with(unlimited)));
        }
        let uneven = shares.iter().find(|(exact, rounded, _)| exact != rounded);
        if let Some(&(exact, rounded, _)) = uneven {
            let down = |payment: &Payment| of(payment.hand).0 / 100 * 100;
            all.push((
                Mistake::NotRounded(exact, rounded),
                self.with(|payment| of(payment.hand).0),
            ));
            all.push((Mistake::RoundedDown(exact, rounded), self.with(down)));
        }
        if self.table.by == By::Tsumo {
            let hands = || self.payments.iter().map(|payment| payment.hand);
            let most = hands().max().unwrap_or_default();
            let least = hands().min().unwrap_or_default();
            all.push((Mistake::OneShare, self.with(|_| most)));
            all.push((Mistake::OneShare, self.with(|_| least)));
        }
        all.retain(|(_, payments)| payments.iter().all(|payment| payment.hand > 0));
        all
    }

    /// The limit that base points reached by themselves, and those base points.
    fn below_limit(&self) -> Option<(Limit, u32)> {
        let base = self.steps.iter().find_map(|step| match step {
            Step::Base { points, .. } => Some(*points),
            _ => None,
        });
        let limit = self.steps.iter().find_map(|step| match step {
            Step::Limit { limit, points, .. } => Some((*limit, *points)),
            _ => None,
        });
        let (limit, points) = limit?;
        base.filter(|base| *base != points)
            .map(|base| (limit, base))
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

/// All that a winner gets as people miscount it.
pub(crate) fn of_total(score: &Score, question: &Question, rules: &Ruleset) -> Wrong<u32> {
    let basis = PaymentBasis {
        table: Table::of(question),
        counted: counted(score).unwrap_or(Counted::Han(Limit::MANGAN_HAN, None)),
        payments: &score.payments,
        steps: &score.steps,
    };
    basis.around(score.sticks, rules)
}
