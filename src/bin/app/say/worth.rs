//! The worth of a hand, in a few words.

use tensu::Yaku;
use tensu::quick::{Counted, Quote};
use tensu::score::{Amount, AwardKind, BonusTiles, Fu, Limit, Payment, Score, Step};
use tensu::what_if::WhatIf;
use tensu::yaku::Unit;

use crate::model::speech::is_chinese;

use super::{Label, amount, fill, sentence_case, tile_list, with, words};

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
    let mut amounts: Vec<u32> = Vec::new();
    for amount in payments.iter().map(of) {
        if let Err(place) = amounts.binary_search(&amount) {
            amounts.insert(place, amount);
        }
    }
    // A discarder pays more than the others there, and is named first; a sum is no fraction, and no date.
    if is_chinese() && amounts.len() > 1 {
        let mut all: Vec<u32> = payments.iter().map(of).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        let all: Vec<String> = all.into_iter().map(number).collect();
        return all.join(" + ");
    }
    match &amounts[..] {
        [amount] if payments.len() > 1 => with(Label::All, *amount),
        amounts => {
            let amounts: Vec<String> = amounts.iter().copied().map(number).collect();
            amounts.join(between)
        }
    }
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
    listed([limit(score).unwrap_or_default(), han_fu(score)])
}

/// Names the same of a win that was counted without tiles.
pub(crate) fn counted(price: &Quote) -> String {
    let faan = price.steps.iter().find_map(|step| match *step {
        Step::Faan { faan, .. } => Some(faan),
        _ => None,
    });
    if let Some(faan) = faan {
        return super::worth_points(faan.into());
    }
    let limit = named(price.limit, price.yakuman).unwrap_or_default();
    listed([limit, in_numbers(price.han, price.fu, price.points)])
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

fn listed(parts: [String; 2]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    words().list(&parts, tensu_words::Word::Comma)
}

/// Names han and fu, or points; nothing where one yaku is paid as a mangan without them.
pub(crate) fn han_fu(score: &Score) -> String {
    if score.is_paid_as_mangan() {
        return String::new();
    }
    let fu = |fu: &Fu| fu.rounded;
    in_numbers(score.han, score.fu.as_ref().map(fu), score.points)
}

fn in_numbers(han: Option<u8>, fu: Option<u16>, points: Option<u16>) -> String {
    match (han, fu) {
        (Some(han), Some(fu)) => fill(Label::HanFu, &[han.into(), fu.into()]),
        (Some(han), None) => with(Label::Han, han),
        _ => points.map_or(String::new(), |points| amount(Amount::Points(points))),
    }
}

/// Names the limit.
pub(crate) fn limit(score: &Score) -> Option<String> {
    named(score.limit, score.yakuman)
}

/// Names the worth of the hand if one thing were different: its limit, by the same name as in a score, or han and fu, or points.
pub(crate) fn what_if_worth(line: &WhatIf) -> String {
    let numbers = || in_numbers(line.han, line.fu, line.points);
    named(line.limit, line.yakuman).unwrap_or_else(numbers)
}

fn named(limit: Option<Limit>, yakuman: u8) -> Option<String> {
    let limit = limit?;
    Some(match yakuman {
        0 if limit == Limit::Yakuman => sentence_case(super::say(Label::CountedYakuman)),
        0 | 1 => words().limit(limit).to_owned(),
        units => sentence_case(&amount(Amount::Yakuman(units))),
    })
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
