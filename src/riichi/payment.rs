//! Who pays what: dealer, counters, liability.
//!
//! Sources: the point tables of seeds 002 and 003; liability: rules.md 2.1 (EMA's rule as the usual one).

use alloc::vec::Vec;

use super::Tally;
use crate::meld::MeldKind;
use crate::rules::{KanLiability, PaoComposite, PaoHonba, RiichiRules, Ruleset, Seats, TsumoLoss};
use crate::score::{Limit, Payer, Payment, Step, What};
use crate::tile::Wind;
use crate::win::{Method, Win};
use crate::yaku::Yaku;

/// A share of the hand: each payment is rounded up to a full hundred by itself.
const fn share(base: u32, times: u32) -> u32 {
    (base * times).next_multiple_of(100)
}

/// How often a discarder pays the base.
const fn ron_times(win: &Win<'_>) -> u32 {
    if win.is_dealer() { 6 } else { 4 }
}

/// How often each opponent pays the base of a self-draw: once, twice from or to the dealer; with three players also a
/// part of the missing share, as the ruleset has it. In halves, because a share may be split.
fn tsumo_halves(
    rules: &Ruleset,
    riichi: &RiichiRules,
    winner: Wind,
) -> impl Iterator<Item = (Wind, u32)> + use<> {
    let dealer = winner == Wind::East;
    let (three, loss) = (rules.seats == Seats::Three, riichi.tsumo_loss);
    rules
        .seats
        .winds()
        .iter()
        .copied()
        .filter(move |&seat| seat != winner)
        .map(move |seat| {
            let own = if dealer || seat == Wind::East { 4 } else { 2 };
            let missing = if dealer { 4 } else { 2 };
            let halves = match loss {
                TsumoLoss::Bisection if three => own + missing / 2,
                TsumoLoss::Equalize if three => 4,
                _ => own,
            };
            (seat, halves)
        })
}

/// The payments of a self-drawn mangan without a hand (nagashi mangan).
pub(crate) fn mangan_payments(
    rules: &Ruleset,
    riichi: &RiichiRules,
    winner: Wind,
    honba: u32,
) -> Vec<Payment> {
    let payment = |(seat, halves)| Payment {
        from: Payer::Seat(seat),
        hand: share(Limit::Mangan.base() * halves / 2, 1),
        honba: honba * riichi.honba.tsumo,
        liable: false,
    };
    tsumo_halves(rules, riichi, winner).map(payment).collect()
}

/// Everything paid for a hand of these base points, counters left out and nobody liable.
pub(super) fn hand_total(win: &Win<'_>, rules: &RiichiRules, base: u32) -> u32 {
    if win.is_tsumo() {
        tsumo_halves(win.rules(), rules, win.seat())
            .map(|(_, halves)| share(base * halves / 2, 1))
            .sum()
    } else {
        share(base, ron_times(win))
    }
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
        rules,
        steps,
        payments: Vec::new(),
    };
    let liable = liable_base(win, rules, tally);
    let rest = tally.base - liable.iter().map(|&(_, base)| base).sum::<u32>();
    if rest > 0 {
        ledger.usual(rest);
    }
    for &(player, base) in &liable {
        ledger.liable(player, base);
    }
    ledger.honba(liable.first().map(|&(player, _)| player));
    ledger.payments
}

/// The base points for which somebody is liable.
fn liable_base(win: &Win<'_>, rules: &RiichiRules, tally: &Tally<'_>) -> Vec<(Payer, u32)> {
    if let Some(thrower) = kan_thrower(win, rules) {
        return alloc::vec![(thrower, tally.base)];
    }
    let units = |yaku| {
        let award = tally
            .awards
            .iter()
            .find(|award| award.what == What::Yaku(yaku));
        award.map_or(0, |award| u32::from(award.amount.yakuman()))
    };
    let unit = tally.base / u32::from(tally.yakuman.max(1));
    match (win.liable(), rules.pao.composite) {
        ([], _) => Vec::new(),
        ([first, ..], PaoComposite::Whole) => alloc::vec![(Payer::Seat(first.seat), tally.base)],
        (all, PaoComposite::Part) => all
            .iter()
            .map(|liable| (Payer::Seat(liable.seat), unit * units(liable.yaku)))
            .collect(),
    }
}

/// Who threw the tile of the open kan on whose replacement tile the hand was won, where he pays for it.
/// Source: seed 000 "Going out on a loose tile".
fn kan_thrower(win: &Win<'_>, rules: &RiichiRules) -> Option<Payer> {
    let last = win.melds().iter().rfind(|meld| meld.kind().is_kan())?;
    let rinshan = win.method() == Method::Rinshan && rules.kan_liability == KanLiability::On;
    if !rinshan || last.kind() != MeldKind::Minkan {
        return None;
    }
    let named = win
        .liable()
        .iter()
        .find(|liable| liable.yaku == Yaku::Rinshan)
        .map(|liable| liable.seat);
    let seat = named.or_else(|| {
        last.from()
            .and_then(|side| win.rules().seats.beside(win.seat(), side))
    });
    Some(seat.map_or(Payer::Discarder, Payer::Seat))
}

/// Writes payments, one for each payer, and their steps.
struct Ledger<'a, 'w> {
    win: &'a Win<'w>,
    rules: &'a RiichiRules,
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
            for (seat, halves) in tsumo_halves(self.win.rules(), self.rules, self.win.seat()) {
                self.share(Payer::Seat(seat), base, halves);
            }
        } else {
            self.share(self.discarder(), base, 2 * ron_times(self.win));
        }
    }

    fn share(&mut self, from: Payer, base: u32, halves: u32) {
        let exact = base * halves / 2;
        let rounded = share(exact, 1);
        self.steps.push(Step::Share {
            from,
            base,
            halves,
            exact,
            rounded,
        });
        self.pay(from, rounded, 0, false);
    }

    /// The liable player pays all of a self-draw and half of a ron; the odd hundred stays with the discarder.
    fn liable(&mut self, player: Payer, base: u32) {
        let whole = hand_total(self.win, self.rules, base);
        let part = if self.win.is_tsumo() {
            whole
        } else {
            whole / 200 * 100
        };
        self.steps.push(Step::Liable {
            from: player,
            points: part,
        });
        if whole > part {
            self.pay(self.discarder(), whole - part, 0, false);
        }
        self.pay(player, part, 0, true);
    }

    fn honba(&mut self, liable: Option<Payer>) {
        let (count, honba, win) = (self.win.honba(), self.rules.honba, self.win);
        let opponents = win.rules().seats.winds().len() as u32 - 1;
        let (ron, tsumo) = (count * honba.ron, count * honba.tsumo);
        let shares: Vec<(Payer, u32)> = match liable {
            Some(liable) if win.is_tsumo() => alloc::vec![(liable, tsumo * opponents)],
            Some(liable) if self.rules.pao.honba == PaoHonba::Liable => alloc::vec![(liable, ron)],
            _ if win.is_tsumo() => tsumo_halves(win.rules(), self.rules, win.seat())
                .map(|(seat, _)| (Payer::Seat(seat), tsumo))
                .collect(),
            _ => alloc::vec![(self.discarder(), ron)],
        };
        for (from, points) in shares.into_iter().filter(|&(_, points)| points > 0) {
            self.steps.push(Step::Honba {
                from,
                count,
                points,
            });
            self.pay(from, 0, points, false);
        }
    }
}
