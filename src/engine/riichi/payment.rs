//! Payments: dealer, honba, liable players.
//!
//! Source: the point tables of seeds 002 and 003.

use alloc::vec::Vec;

use super::liable;
use super::tally::Tally;
use crate::hand::question::{By, Question};
use crate::result::score::{Payer, Payment, Role, Step, Whole};
use crate::result::win::Win;
use crate::rulebook::Limit;
use crate::rulebook::{PaoHonba, RiichiRules, Rules, Seats, TsumoLoss};
use crate::tiles::Wind;

/// One payer's share of the hand: so many sixths of the base, and points on top. In sixths, because a missing player's
/// share may be split in two or in proportion.
#[derive(Clone, Copy)]
struct Portion {
    sixths: u32,
    extra: u32,
    role: Role,
    /// Sixths that come from the missing player's share.
    missing: u32,
}

impl Portion {
    /// Returns the points before rounding. The remainder is multiplied apart, so that nothing is cut before it is
    /// divided.
    const fn exact(self, base: u32) -> u32 {
        let rest = (base % 6 * self.sixths).div_ceil(6);
        (base / 6).saturating_mul(self.sixths).saturating_add(rest)
    }

    /// Returns the points rounded up to a full hundred, with the points on top.
    const fn rounded(self, base: u32) -> u32 {
        let hundreds = self.exact(base).div_ceil(100);
        hundreds.saturating_mul(100).saturating_add(self.extra)
    }

    /// Returns the same without the points on top.
    const fn bare(self) -> Self {
        Self { extra: 0, ..self }
    }
}

const fn times(n: u32, role: Role) -> Portion {
    Portion {
        sixths: 6 * n,
        extra: 0,
        role,
        missing: 0,
    }
}

/// Returns the discarder's portion: as much as three players would pay on a self-draw.
const fn by_ron(rules: &Rules, riichi: &RiichiRules, dealer: bool) -> Portion {
    let three = matches!(rules.seats, Seats::Three);
    let reduced = three && matches!(riichi.tsumo_loss, TsumoLoss::RonReduced);
    let n = match (dealer, reduced) {
        (true, false) => 6,
        (false, false) | (true, true) => 4,
        (false, true) => 3,
    };
    let to_dealer = dealer;
    if three && !reduced {
        times(n, Role::AllAndMissing { to_dealer })
    } else {
        times(n, Role::All { to_dealer })
    }
}

/// Returns an opponent's own portion on a self-draw: to the dealer, as the dealer, or neither.
const fn own(dealer: bool, is_oya: bool) -> Portion {
    match (dealer, is_oya) {
        (true, _) => times(2, Role::ToDealer),
        (false, true) => times(2, Role::Dealer),
        (false, false) => times(1, Role::NonDealer),
    }
}

/// Returns the portion of each opponent on a self-draw: the base once, twice from or to the dealer; with three players
/// also a part of the missing share, as the ruleset has it.
fn by_tsumo(
    rules: &Rules,
    riichi: &RiichiRules,
    winner: Wind,
) -> impl Iterator<Item = (Wind, Portion)> + use<> {
    let three = rules.seats == Seats::Three;
    let (loss, dealer) = (riichi.tsumo_loss, winner == Wind::East);
    let opponents = rules.seats.winds().iter().copied();
    opponents
        .filter(move |&seat| seat != winner)
        .map(move |seat| {
            let is_oya = seat == Wind::East;
            let own = own(dealer, is_oya);
            let portion = if three {
                with_missing(loss, own, dealer, is_oya)
            } else {
                own
            };
            (seat, portion)
        })
}

/// Adds to a payer's own portion a part of the missing player's. Source: rules.md 2.3 names the ways and gives a mangan
/// for two of them; how the others share is our judgement.
#[allow(clippy::match_same_arms, reason = "one arm a way")]
const fn with_missing(loss: TsumoLoss, own: Portion, dealer: bool, is_oya: bool) -> Portion {
    let missing = if dealer { 12 } else { 6 };
    let (half, all) = (missing / 2, missing);
    // A dealer's payers are equals: whatever is shared, each has half of it.
    let over = match loss {
        TsumoLoss::Loss | TsumoLoss::RonReduced | TsumoLoss::Plus1000 => 0,
        TsumoLoss::Bisection => half,
        TsumoLoss::Full => all,
        TsumoLoss::OyaPays if is_oya => all,
        TsumoLoss::OyaPays => 0,
        TsumoLoss::Proportional | TsumoLoss::Equalize | TsumoLoss::KoPays if dealer => half,
        TsumoLoss::Proportional => own.sixths / 3,
        // The dealer pays two of four parts as it is; the other payer takes over one and so pays two as well.
        TsumoLoss::Equalize | TsumoLoss::KoPays if is_oya => 0,
        TsumoLoss::Equalize | TsumoLoss::KoPays => all,
    };
    let extra = match loss {
        TsumoLoss::Plus1000 => 1_000,
        _ => 0,
    };
    Portion {
        sixths: own.sixths + over,
        extra,
        missing: over,
        ..own
    }
}

/// Returns the discarder's payment for base points.
pub(crate) const fn ron_price(rules: &Rules, riichi: &RiichiRules, base: u32, dealer: bool) -> u32 {
    by_ron(rules, riichi, dealer).rounded(base)
}

/// Returns each opponent's payment for base points on a self-draw, the first seat first.
pub(crate) fn tsumo_prices(
    rules: &Rules,
    riichi: &RiichiRules,
    base: u32,
    winner: Wind,
) -> impl Iterator<Item = u32> + use<> {
    by_tsumo(rules, riichi, winner).map(move |(_, portion)| portion.rounded(base))
}

/// Returns the payments, with honba, for a self-drawn mangan without a hand (nagashi mangan).
pub(crate) fn mangan_payments(
    rules: &Rules,
    riichi: &RiichiRules,
    winner: Wind,
    honba: u32,
) -> impl Iterator<Item = (Wind, u32)> + use<> {
    let added = riichi.honba.of_payer(By::Tsumo, honba);
    let base = Limit::Mangan.base();
    by_tsumo(rules, riichi, winner)
        .map(move |(seat, portion)| (seat, portion.rounded(base).saturating_add(added)))
}

/// Returns everything paid for a hand of these base points, without honba and with nobody liable.
pub(super) fn hand_total(win: &Win<'_>, rules: &RiichiRules, base: u32) -> u32 {
    Bill::of(win.question(), win.rules(), rules).total(base)
}

/// The winner, and how the hand was won: all that payments ask besides base points.
#[derive(Clone, Copy)]
pub(crate) struct Bill<'r> {
    pub rules: &'r Rules,
    pub riichi: &'r RiichiRules,
    pub seat: Wind,
    pub by: By,
    pub from: Option<Wind>,
    pub honba: u32,
}

impl<'r> Bill<'r> {
    pub(crate) fn of(question: &Question, rules: &'r Rules, riichi: &'r RiichiRules) -> Self {
        Self {
            rules,
            riichi,
            seat: question.seat,
            by: question.by,
            from: question.from,
            honba: question.honba,
        }
    }

    fn opponents(&self) -> impl Iterator<Item = (Wind, Portion)> + use<> {
        by_tsumo(self.rules, self.riichi, self.seat)
    }

    fn by_ron(&self) -> Portion {
        by_ron(self.rules, self.riichi, self.seat == Wind::East)
    }

    /// Returns everything paid for base points, without honba.
    pub(crate) fn total(&self, base: u32) -> u32 {
        self.sum(base, |portion| portion)
    }

    /// Returns the same without the points that are added once to every payment.
    fn bare_total(&self, base: u32) -> u32 {
        self.sum(base, Portion::bare)
    }

    fn sum(&self, base: u32, part: impl Fn(Portion) -> Portion) -> u32 {
        match self.by {
            _ if base == 0 => 0, // no yaku; some ways to pay add points all the same
            By::Tsumo => {
                let portions = self.opponents();
                portions
                    .map(|(_, portion)| part(portion).rounded(base))
                    .fold(0, u32::saturating_add)
            }
            By::Ron => part(self.by_ron()).rounded(base),
        }
    }

    /// Works out the payments for base points of which somebody may be liable for a part, and writes the steps.
    pub(crate) fn payments(
        self,
        base: u32,
        liable: &[liable::LiableShare],
        steps: &mut Vec<Step>,
    ) -> Vec<Payment> {
        let of: u32 = liable.iter().map(|share| share.base).sum();
        let rest = base.saturating_sub(of);
        let mut ledger = Ledger {
            bill: self,
            steps,
            payments: Vec::with_capacity(3),
        };
        if rest > 0 || liable.is_empty() {
            ledger.usual(rest);
        }
        ledger.all(liable, rest);
        ledger.payments
    }
}

/// Works out the payments of the best reading, and writes the steps.
pub(super) fn payments(
    win: &Win<'_>,
    rules: &RiichiRules,
    tally: &Tally<'_>,
    steps: &mut Vec<Step>,
) -> Vec<Payment> {
    let (liable, rest) = liable::shares(win, rules, tally);
    if rest > 0 && !liable.is_empty() {
        steps.push(Step::Usual {
            yaku: liable::others(tally, &liable),
            points: rest,
        });
    }
    Bill::of(win.question(), win.rules(), rules).payments(tally.base, &liable, steps)
}

/// Writes payments, one for each payer, and their steps.
struct Ledger<'a> {
    bill: Bill<'a>,
    steps: &'a mut Vec<Step>,
    payments: Vec<Payment>,
}

impl Ledger<'_> {
    /// Writes the payments of liable players, beside the rest that was paid as usual, and honba.
    fn all(&mut self, liable: &[liable::LiableShare], rest: u32) {
        for (i, share) in liable.iter().enumerate() {
            // The points on top of a payment are added only once.
            self.liable(share, rest > 0 || i > 0);
        }
        self.honba(liable.first().map(|share| share.player));
    }

    fn discarder(&self) -> Payer {
        self.bill.from.map_or(Payer::Discarder, Payer::Seat)
    }

    fn pay(&mut self, from: Payer, hand: u32, honba: u32, liable: bool) {
        if let Some(payment) = self
            .payments
            .iter_mut()
            .find(|payment| payment.from == from)
        {
            payment.hand = payment.hand.saturating_add(hand);
            payment.honba = payment.honba.saturating_add(honba);
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

    /// Lets the discarder or all opponents pay.
    fn usual(&mut self, base: u32) {
        match self.bill.by {
            By::Tsumo => {
                let end = self.bill.opponents().last().map(|(seat, _)| seat);
                for (seat, portion) in self.bill.opponents() {
                    // Said once, with the last payer.
                    let lost = if Some(seat) == end {
                        self.lost(base)
                    } else {
                        0
                    };
                    self.share(Payer::Seat(seat), base, portion, lost);
                }
            }
            By::Ron => self.share(self.discarder(), base, self.bill.by_ron(), 0),
        }
    }

    fn share(&mut self, from: Payer, base: u32, portion: Portion, lost: u32) {
        let rounded = portion.rounded(base);
        self.steps.push(Step::Share {
            from,
            base,
            sixths: portion.sixths,
            exact: portion.exact(base),
            extra: portion.extra,
            rounded,
            role: portion.role,
            missing: portion.missing,
            lost,
        });
        self.pay(from, rounded, 0, false);
    }

    /// Returns the payment that the missing player would have made on a self-draw, where nobody pays it instead.
    fn lost(&self, base: u32) -> u32 {
        let Bill {
            rules,
            riichi,
            seat,
            ..
        } = self.bill;
        let lost = matches!(riichi.tsumo_loss, TsumoLoss::Loss | TsumoLoss::RonReduced);
        if lost && rules.seats == Seats::Three {
            own(seat == Wind::East, false).rounded(base)
        } else {
            0
        }
    }

    /// Lets the liable player pay all of a self-draw and half of a ron; the odd hundred stays with the discarder.
    #[cold]
    fn liable(&mut self, share: &liable::LiableShare, is_later: bool) {
        let (bill, base) = (self.bill, share.base);
        let whole = if is_later {
            bill.bare_total(base)
        } else {
            bill.total(base)
        };
        let (points, sum) = if bill.by == By::Tsumo {
            let mut each = [0; 3];
            for (place, (_, portion)) in each.iter_mut().zip(bill.opponents()) {
                *place = if is_later { portion.bare() } else { portion }.rounded(base);
            }
            (whole, Whole::Tsumo(each))
        } else {
            let sixths = bill.by_ron().sixths;
            (whole / 200 * 100, Whole::Ron { base, sixths })
        };
        self.steps.push(Step::Liable {
            from: share.player,
            whole,
            points,
            sum,
            yaku: share.yaku,
        });
        if whole > points {
            let (from, points) = (self.discarder(), whole - points);
            let earlier = self.payments.iter().find(|payment| payment.from == from);
            self.steps.push(Step::Rest {
                from,
                points,
                before: earlier.map_or(0, |payment| payment.hand),
            });
            self.pay(from, points, 0, false);
        }
        self.pay(share.player, points, 0, true);
    }

    fn honba(&mut self, liable: Option<Payer>) {
        let Bill {
            rules,
            riichi,
            by,
            honba: count,
            ..
        } = self.bill;
        let opponents = rules.seats.winds().len() as u32 - 1;
        let each = riichi.honba.of_payer(by, count);
        match liable {
            Some(liable) if by == By::Tsumo => {
                self.pay_honba(liable, each.saturating_mul(opponents));
            }
            Some(liable) if riichi.pao.honba == PaoHonba::Liable => self.pay_honba(liable, each),
            _ if by == By::Tsumo => {
                for (seat, _) in self.bill.opponents() {
                    self.pay_honba(Payer::Seat(seat), each);
                }
            }
            _ => self.pay_honba(self.discarder(), each),
        }
    }

    fn pay_honba(&mut self, from: Payer, points: u32) {
        if points > 0 {
            self.steps.push(Step::Honba {
                from,
                count: self.bill.honba,
                points,
            });
            self.pay(from, 0, points, false);
        }
    }
}
