//! Payments without a hand: strips of them, shares of a self-draw, limits.

use alloc::vec::Vec;

use crate::course::aim::{Aim, WonBy};
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What, one};
use crate::practice::mistake::paid::PaymentBasis;
use crate::practice::mistake::{beside, distinct};
use crate::practice::quotes::{by_ron, quote, table, usual_fu};
use crate::practice::random::Random;
use crate::practice::{Item, Of};
use tensu::Ruleset;
use tensu::inside::sort_by_key;
use tensu::quick::{self, Counted};
use tensu::rules::Limit;
use tensu::score::Payment;

/// The number of keys of a keypad.
const KEYS: usize = 6;

pub(super) fn item(of: Of, han: u8, fu: Option<u8>, limit: Option<Limit>) -> Item {
    Item::of_counts(of, limit, Some(han), fu.map(u16::from))
}

/// The numbers of han, from the least that a ruleset plays with, to four.
pub(super) fn few_han(rules: &Ruleset) -> core::ops::RangeInclusive<u8> {
    let least = rules.riichi().map_or(1, |riichi| riichi.minimum.han.max(1));
    least..=4.max(least)
}

fn points(all: &[u32]) -> Vec<Choice> {
    all.iter().copied().map(Choice::Points).collect()
}

/// Asks to fill the strip of payments.
pub(super) fn strip(winner: WonBy, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(winner.is_dealer(), false);
    let cells = usual_fu(rules).iter();
    let cells = cells.flat_map(|fu| few_han(rules).map(move |han| (han, *fu)));
    let priced: Option<Vec<_>> = cells
        .map(|(han, fu)| {
            let quote = quote(of, han, fu, rules)?;
            Some((han, fu, quote.payments.first()?.points(), quote.limit))
        })
        .collect();
    let priced = priced?;
    let mut all: Vec<u32> = priced.iter().map(|cell| cell.2).collect();
    sort_by_key(&mut all, |&one| one);
    all.dedup();
    let parts: Option<Vec<AskedPart>> = priced
        .iter()
        .map(|&(han, fu, price, limit)| {
            let right = Choice::Points(price);
            AskedPart::new(
                What::Price(han, fu),
                points(&all),
                &right,
                item(of, han, fu, limit),
            )
        })
        .collect();
    Some(Asked {
        way: AnswerMode::Fill,
        parts: parts?,
        ..Asked::about(Aim::Strip(winner), None, of)
    })
}

/// Draws some han, as often as a table has them.
pub(super) fn table_han(random: &mut Random, rules: &Ruleset) -> u8 {
    const SHARES: [u8; 10] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
    random.pick(&SHARES).max(*few_han(rules).start())
}

/// The payments for so many han and fu, to look for mistakes about them.
pub(super) fn with_basis<T>(
    of: Of,
    (han, fu): (u8, Option<u8>),
    rules: &Ruleset,
    then: impl FnOnce(&PaymentBasis<'_>) -> T,
) -> Option<T> {
    let quote = quote(of, han, fu, rules)?;
    Some(then(&PaymentBasis {
        table: table(of),
        counted: Counted::Han(han, fu.map(u16::from)),
        payments: &quote.payments,
        steps: &quote.steps,
    }))
}

/// Asks for one payment.
pub(super) fn price(
    winner: WonBy,
    fu: Option<u8>,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Asked> {
    let han = table_han(random, rules);
    let of = Of::new(winner.is_dealer(), false);
    let teaches = item(of, han, fu, quote(of, han, fu, rules)?.limit);
    let part = paid_once(What::Price(han, fu), of, (han, fu), teaches, random, rules)?;
    Some(one(Aim::Price(winner, fu), None, of, part))
}

/// Asks for what the discarder pays, among what mistakes lead to.
fn paid_once(
    what: What,
    of: Of,
    counted: (u8, Option<u8>),
    teaches: Item,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<AskedPart> {
    let first = |payments: &[Payment]| payments.first().map(Payment::points);
    let (choices, right) = with_basis(of, counted, rules, |basis| {
        let right = first(basis.payments)?;
        let wrong = basis.mistakes(rules).into_iter();
        let wrong = wrong.filter_map(|(mistake, payments)| {
            let is_one = payments.len() == 1;
            Some((mistake, first(&payments).filter(|_| is_one)?))
        });
        let wrong = distinct(wrong.collect(), &right);
        Some((
            beside(&wrong, &right, |one, other| one < other, random).0,
            right,
        ))
    })??;
    AskedPart::new(what, points(&choices), &Choice::Points(right), teaches)
}

/// Asks for each share of a self-draw, on a keypad that has what mistakes make of it.
pub(super) fn shares(winner: WonBy, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let dealer = winner.is_dealer();
    let han = table_han(random, rules);
    let fu = random.pick(usual_fu(rules));
    let of = Of::new(dealer, true);
    let own = quote(of, han, fu, rules)?;
    let right: Vec<u32> = own.payments.iter().map(Payment::points).collect();
    let mut all = right;
    sort_by_key(&mut all, |&one| one);
    all.dedup();
    let mut wrong = with_basis(of, (han, fu), rules, |basis| basis.mistakes(rules))?;
    while all.len() < KEYS && !wrong.is_empty() {
        let (_, payments) = wrong.swap_remove(random.below(wrong.len()));
        for points in payments.iter().map(Payment::points) {
            if !all.contains(&points) && all.len() < KEYS {
                all.push(points);
            }
        }
    }
    sort_by_key(&mut all, |&one| one);
    let parts: Option<Vec<AskedPart>> = own
        .payments
        .iter()
        .map(|payment| {
            let right = Choice::Points(payment.points());
            let teaches = item(of, han, fu, own.limit);
            AskedPart::new(
                What::Share(payment.from, han, fu),
                points(&all),
                &right,
                teaches,
            )
        })
        .collect();
    Some(Asked {
        way: AnswerMode::Each,
        parts: parts?,
        ..Asked::about(Aim::Shares(winner), None, of)
    })
}

/// Asks whether so many han pay otherwise with other fu.
pub(super) fn needs_fu(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(false, false);
    let han = random.pick(&[3, 3, 4, 4, 5, 5, 6, 6]);
    let prices = [30, 40].map(|fu| by_ron(false, han, Some(fu), rules));
    let is = prices[0] != prices[1];
    let limit = quote(of, han, Some(30), rules)?.limit;
    let teaches = item(of, han, Some(30), limit);
    let choices = [false, true].map(Choice::Is).to_vec();
    let part = AskedPart::new(What::NeedsFu(han), choices, &Choice::Is(is), teaches)?;
    Some(one(Aim::NeedsFu, None, of, part))
}

/// Asks whether three or four han are a mangan.
pub(super) fn is_mangan(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    const CELLS: [(u8, u8); 6] = [(3, 60), (3, 70), (4, 30), (4, 40), (4, 50), (3, 40)];
    let of = Of::new(false, false);
    let (han, fu) = random.pick(&CELLS);
    let limit = quote(of, han, Some(fu), rules)?.limit;
    let choices = [false, true].map(Choice::Is).to_vec();
    let right = Choice::Is(limit.is_some());
    let teaches = item(of, han, Some(fu), limit);
    let part = AskedPart::new(What::IsMangan(han, fu), choices, &right, teaches)?;
    Some(one(Aim::IsMangan, None, of, part))
}

const RUNGS: [Limit; 5] = [
    Limit::Mangan,
    Limit::Haneman,
    Limit::Baiman,
    Limit::Sanbaiman,
    Limit::Yakuman,
];

/// Draws han of a limit, with the payments for it: more than half are a mangan, and high limits are rare, as at a table.
fn limited(random: &mut Random, of: Of, rules: &Ruleset) -> Option<(u8, quick::Quote)> {
    const HIGH: [u8; 6] = [8, 9, 10, 11, 12, 13];
    let han = match random.below(20) {
        0..=10 => Limit::MANGAN_HAN,
        11..=14 => 6,
        15..=17 => 7,
        _ => random.pick(&HIGH),
    };
    let fu = usual_fu(rules)[0];
    let quote = quote(of, han, fu, rules)?;
    quote.limit.is_some().then_some((han, quote))
}

pub(super) fn rung(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(false, false);
    let (han, quote) = limited(random, of, rules)?;
    let limit = quote.limit?;
    let choices = RUNGS.map(|limit| Choice::Limit(Some(limit))).to_vec();
    let right = Choice::Limit(Some(limit));
    let part = AskedPart::new(What::Rung(han), choices, &right, Item::Limit(limit, of))?;
    Some(one(Aim::Rung, None, of, part))
}

pub(super) fn limit_price(winner: WonBy, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(winner.is_dealer(), false);
    let (han, quote) = limited(random, of, rules)?;
    let teaches = Item::Limit(quote.limit?, of);
    let counted = (han, usual_fu(rules)[0]);
    let part = paid_once(What::LimitPrice(han), of, counted, teaches, random, rules)?;
    Some(one(Aim::LimitPrice(winner), None, of, part))
}
