//! Who pays what: dealer, counters, liability.
//!
//! Sources: the point tables of seeds 002 and 003; liability: rules.md 2.1 (EMA's rule as the usual one).

use alloc::vec::Vec;

use super::Tally;
use crate::rules::{PaoComposite, PaoHonba, RiichiRules};
use crate::score::{Amount, Payer, Payment, Step, What};
use crate::tile::Wind;
use crate::win::Win;

/// A share of the hand: each payment is rounded up to a full hundred by itself.
const fn share(base: u32, times: u32) -> u32 {
    (base * times).next_multiple_of(100)
}

/// How often a player pays the base: by ron for everybody, by tsumo for himself; double from or to the dealer.
const fn times(win: &Win<'_>, seat: Wind) -> u32 {
    match (win.is_tsumo(), win.is_dealer()) {
        (false, true) => 6,
        (false, false) => 4,
        (true, false) if !matches!(seat, Wind::East) => 1,
        (true, _) => 2,
    }
}

/// Everything paid for a hand of these base points, counters left out and nobody liable.
pub(super) fn hand_total(win: &Win<'_>, base: u32) -> u32 {
    if win.is_tsumo() {
        payers(win).map(|seat| share(base, times(win, seat))).sum()
    } else {
        share(base, times(win, win.seat()))
    }
}

fn payers(win: &Win<'_>) -> impl Iterator<Item = Wind> {
    let winner = win.seat();
    Wind::ALL.into_iter().filter(move |&seat| seat != winner)
}

/// The payments of the best reading, and the steps that lead to them.
pub(super) fn payments(
    win: &Win<'_>,
    rules: &RiichiRules,
    tally: &Tally<'_>,
    steps: &mut Vec<Step>,
) -> Vec<Payment> {
    let mut ledger = Ledger {
        win,
        steps,
        payments: Vec::new(),
    };
    let liable = liable_base(win, rules, tally);
    let rest = tally.base - liable.iter().map(|&(_, base)| base).sum::<u32>();
    if rest > 0 {
        ledger.usual(rest);
    }
    for &(seat, base) in &liable {
        ledger.liable(seat, base);
    }
    ledger.honba(rules, liable.first().map(|&(seat, _)| seat));
    ledger.payments
}

/// The base points for which somebody is liable.
fn liable_base(win: &Win<'_>, rules: &RiichiRules, tally: &Tally<'_>) -> Vec<(Wind, u32)> {
    let units = |yaku| {
        let award = tally
            .awards
            .iter()
            .find(|award| award.what == What::Yaku(yaku));
        award.map_or(0, |award| {
            if let Amount::Yakuman(n) = award.amount {
                u32::from(n)
            } else {
                0
            }
        })
    };
    let unit = tally.base / u32::from(tally.yakuman.max(1));
    match (win.liable(), rules.pao.composite) {
        ([], _) => Vec::new(),
        ([first, ..], PaoComposite::Whole) => alloc::vec![(first.seat, tally.base)],
        (all, PaoComposite::Part) => all
            .iter()
            .map(|liable| (liable.seat, unit * units(liable.yaku)))
            .collect(),
    }
}

/// Writes payments, one for each payer, and their steps.
struct Ledger<'a, 'w> {
    win: &'a Win<'w>,
    steps: &'a mut Vec<Step>,
    payments: Vec<Payment>,
}

impl Ledger<'_, '_> {
    fn discarder(&self) -> Payer {
        self.win
            .question()
            .from
            .map_or(Payer::Discarder, Payer::Seat)
    }

    fn pay(&mut self, from: Payer, hand: u32, honba: u32, liable: bool) {
        if let Some(payment) = self
            .payments
            .iter_mut()
            .find(|payment| payment.from == from)
        {
            payment.hand += hand;
            payment.honba += honba;
            payment.liable |= liable;
        } else {
            self.payments.push(Payment {
                from,
                hand,
                honba,
                liable,
            });
        }
    }

    /// Discarder or all opponents.
    fn usual(&mut self, base: u32) {
        if self.win.is_tsumo() {
            for seat in payers(self.win) {
                self.share(Payer::Seat(seat), base, times(self.win, seat));
            }
        } else {
            self.share(self.discarder(), base, times(self.win, self.win.seat()));
        }
    }

    fn share(&mut self, from: Payer, base: u32, times: u32) {
        let rounded = share(base, times);
        self.steps.push(Step::Share {
            from,
            base,
            times,
            exact: base * times,
            rounded,
        });
        self.pay(from, rounded, 0, false);
    }

    /// The liable player pays all of a self-draw and half of a ron; the odd hundred stays with the discarder.
    fn liable(&mut self, seat: Wind, base: u32) {
        let whole = hand_total(self.win, base);
        let half = if self.win.is_tsumo() {
            whole
        } else {
            whole / 200 * 100
        };
        self.steps.push(Step::Liable { seat, points: half });
        if whole > half {
            self.pay(self.discarder(), whole - half, 0, false);
        }
        self.pay(Payer::Seat(seat), half, 0, true);
    }

    fn honba(&mut self, rules: &RiichiRules, liable: Option<Wind>) {
        let count = self.win.honba();
        let each = count * rules.honba;
        if each == 0 {
            return;
        }
        let all = each * 3;
        let shares: Vec<(Payer, u32)> = match liable {
            Some(seat) if self.win.is_tsumo() => alloc::vec![(Payer::Seat(seat), all)],
            Some(seat) if rules.pao.honba == PaoHonba::Liable => {
                alloc::vec![(Payer::Seat(seat), all)]
            }
            _ if self.win.is_tsumo() => payers(self.win)
                .map(|seat| (Payer::Seat(seat), each))
                .collect(),
            _ => alloc::vec![(self.discarder(), all)],
        };
        for (from, points) in shares {
            self.steps.push(Step::Honba {
                from,
                count,
                points,
            });
            self.pay(from, 0, points, false);
        }
    }
}
