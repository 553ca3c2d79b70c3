//! The worth of a hand, in a few words.

use tensu::Yaku;
use tensu::quick::{Counted, Quote};
use tensu::score::{AwardKind, BonusTiles, Payment, Score};
use tensu::yaku::Unit;

use crate::model::speech::is_chinese;

use super::{Label, fill, tile_list, with, words};

/// Words the payments that the winner asks for: `12,000`, `3,000/6,000`, `4,000 all`.
pub(crate) fn price(score: &Score) -> String {
    asked(&score.payments)
}

/// Words payments in the same way.
pub(crate) fn asked(payments: &[Payment]) -> String {
    amounts(payments, "/", Payment::points)
}

/// Says what the winner gets in all, beside what each pays: that says it all unless several pay, or sticks come on top.
/// Where the others pay beside a discarder, it is a sum.
pub(crate) fn in_all(payments: &[Payment], sticks: u32, total: u32) -> Option<String> {
    let mut amounts: Vec<u32> = Vec::new();
    for amount in payments.iter().map(Payment::points) {
        let place = amounts.partition_point(|&other| other >= amount);
        amounts.insert(place, amount);
    }
    if is_chinese() && amounts.first() != amounts.last() {
        let amounts: Vec<String> = amounts.iter().map(|&n| words().number(n)).collect();
        return Some(format!(
            "{} = {}",
            amounts.join(" + "),
            words().number(total)
        ));
    }
    (payments.len() > 1 || sticks > 0).then(|| super::receives(total))
}

/// Lists amounts of payments, with a sign between them. Where somebody pays for another, each has their own.
pub(crate) fn amounts(payments: &[Payment], between: &str, of: fn(&Payment) -> u32) -> String {
    let number = |amount: u32| words().number(amount);
    if is_shared(payments) {
        let all: Vec<String> = payments.iter().map(of).map(number).collect();
        return all.join(" + ");
    }
    // In their order; each is put in its place, as what sorts many is 3 KB of the first file.
    let mut amounts: Vec<u32> = Vec::new();
    for amount in payments.iter().map(of) {
        amounts.insert(amounts.partition_point(|&other| other < amount), amount);
    }
    // A discarder pays more than the others there, and is named first; a sum is no fraction, and no date.
    if is_chinese() && amounts.first() < amounts.last() {
        let all: Vec<String> = amounts.into_iter().rev().map(number).collect();
        return all.join(" + ");
    }
    amounts.dedup();
    match &amounts[..] {
        [amount] if payments.len() > 1 => with(Label::All, *amount),
        amounts => {
            let amounts: Vec<String> = amounts.iter().copied().map(number).collect();
            amounts.join(between)
        }
    }
}

/// Words the payment that is written largest: all, or the discarder's, where the others pay less.
pub(crate) fn largest(payments: &[Payment]) -> String {
    let most = from_others(payments).and_then(|_| payments.iter().map(Payment::points).max());
    most.map_or_else(|| asked(payments), |points| words().number(points))
}

/// Says what the others pay beside a discarder, who pays more.
pub(crate) fn from_others(payments: &[Payment]) -> Option<String> {
    let points = payments.iter().map(Payment::points);
    let (least, most) = (points.clone().min()?, points.max()?);
    let is_uneven = is_chinese() && least < most && !is_shared(payments);
    is_uneven.then(|| with(Label::FromOthers, words().number(least).as_str()))
}

/// Says who pays what, where the way of winning does not say it: somebody is liable.
pub(crate) fn payers(payments: &[Payment]) -> Option<String> {
    let payer = |payment: &Payment| {
        let points = words().number(payment.points());
        format!("{} {points}", words().payer(payment.from))
    };
    let named = payments.iter().any(|payment| payment.liable);
    named.then(|| payments.iter().map(payer).collect::<Vec<_>>().join(" + "))
}

fn is_shared(payments: &[Payment]) -> bool {
    payments.len() > 1 && payments.iter().any(|payment| payment.liable)
}

/// Says what is paid with honba, after the payment for the hand.
pub(crate) fn paid(amounts: &str) -> String {
    with(Label::Paid, amounts)
}

/// Names the limit, and han and fu or points.
pub(crate) fn value(score: &Score) -> String {
    words().value(score)
}

/// Names the same of a win that was counted without tiles.
pub(crate) fn counted(price: &Quote) -> String {
    words().counted(price)
}

/// Lists what it was counted from: yaku and dora, where they were chosen.
pub(crate) fn counted_from(counted: &Counted) -> Vec<String> {
    let Counted::Yaku(chosen) = counted else {
        return Vec::new();
    };
    let called = |yaku| times(yaku, chosen.times(yaku));
    let mut parts: Vec<String> = chosen.yaku.iter().map(called).collect();
    if chosen.dora > 0 {
        let flowers = chosen
            .yaku
            .iter()
            .any(|yaku| yaku.row().worth.unit == Unit::Points);
        let name = if flowers {
            words().say(tensu_words::Word::Flowers)
        } else {
            super::say(Label::Dora)
        };
        parts.push(format!("{name} {}", chosen.dora));
    }
    parts
}

/// Names a yaku, and how often it counts where that is more than once.
pub(crate) fn times(yaku: Yaku, times: u8) -> String {
    let name = super::name(AwardKind::Yaku(yaku));
    if times > 1 {
        format!("{name} ×{times}")
    } else {
        name
    }
}

/// Names han and fu, or points; nothing where one yaku is paid as a mangan without them.
pub(crate) fn han_fu(score: &Score) -> String {
    words().han_fu(score)
}

/// Names the tiles that count, and the indicator that shows them.
pub(crate) fn counted_tiles(counted: &BonusTiles) -> String {
    let tiles = tile_list(&counted.tiles);
    match counted.indicator {
        Some(indicator) => fill(
            Label::ShownBy,
            &[(&words().tile(indicator)).into(), (&tiles).into()],
        ),
        None => tiles,
    }
}
