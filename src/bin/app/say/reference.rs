//! The words around a ruleset's reference page.

use tensu::Ruleset;
use tensu::reference::{Prices, Reference, Stated, Tier, YakuCounts, YakuGroup};
use tensu::score::Amount;
use tensu::yaku::Unit;
use tensu_words::{FanWord, Word};

use super::{Label, amount, fill, points, say, sentence_case, with, words};

/// Says how many yaku are shown.
pub(crate) fn found(shown: usize, all: usize) -> String {
    if shown == all {
        with(Label::RefFound, all)
    } else {
        fill(Label::RefFoundOf, &[shown.into(), all.into()])
    }
}

/// Words the heading over yaku of one worth.
pub(crate) fn group(group: &YakuGroup) -> String {
    match group.unit {
        Unit::Mangan => say(Label::RefMangan).to_owned(),
        Unit::Yakuman => sentence_case(&amount(Unit::Yakuman.of(group.amount))),
        unit => amount(unit.of(group.amount)),
    }
}

/// Says that a yaku does not count towards the minimum, or not alone.
pub(crate) fn counts(counts: YakuCounts) -> Option<&'static str> {
    match counts {
        YakuCounts::Fully => None,
        YakuCounts::Not => Some(say(Label::RefNotCounted)),
        YakuCounts::NotAlone => Some(say(Label::RefNotAlone)),
    }
}

/// Says that a line is assumed or changed, where the source does not state it.
pub(crate) fn stated(stated: Stated) -> Option<&'static str> {
    match stated {
        Stated::Yes => None,
        Stated::Assumed => Some(say(Label::RemarkAssumed)),
        Stated::Changed => Some(say(Label::Changed)),
    }
}

/// Names a hand that has the yaku.
pub(crate) fn example(tiles: &str) -> String {
    with(Label::RefExample, tiles)
}

/// Words a number of han over a column.
pub(crate) fn han(han: u8) -> String {
    with(Label::Han, han)
}

/// Names a limit: from so many han, or points where there are no fu; and the fu that make the same of less.
pub(crate) fn tier(lines: &Reference<'_>, tier: &Tier) -> String {
    let points = lines.chart.is_empty();
    let (one, two) = if points {
        (Label::RefPointsFrom, Label::RefPointsFromTo)
    } else {
        (Label::RefFrom, Label::RefFromTo)
    };
    let range = match tier.to {
        Some(to) if to == tier.from && points => amount(Amount::Points(to.into())),
        Some(to) if to == tier.from => han(to),
        Some(to) => fill(two, &[tier.from.into(), to.into()]),
        None => with(one, tier.from),
    };
    match tier.limit {
        Some(limit) => {
            let by_fu = lines.by_fu(limit).into_iter();
            let mut ranges = vec![range];
            ranges.extend(by_fu.map(|(han, fu)| fill(Label::RefFuFrom, &[han.into(), fu.into()])));
            let ranges = words().list(&ranges, Word::Or);
            let fills = [words().limit(limit).into(), (&ranges).into()];
            fill(Label::RefLimit, &fills)
        }
        None => range,
    }
}

/// Names so many yakuman.
pub(crate) fn yakuman(units: usize) -> String {
    sentence_case(&amount(Amount::Yakuman(units as u8)))
}

/// Words the payments by tsumo.
pub(crate) fn tsumo(prices: &Prices, dealer: bool) -> String {
    match from_each(prices, dealer) {
        Some(each) => with(Label::All, each),
        None => tsumo_numbers(prices, dealer),
    }
}

/// Words the same for a narrow cell: numbers alone.
pub(crate) fn tsumo_numbers(prices: &Prices, dealer: bool) -> String {
    match from_each(prices, dealer) {
        Some(each) => points(each),
        None => format!(
            "{}/{}",
            points(prices.from_other),
            points(prices.from_dealer)
        ),
    }
}

/// Returns the payment of each by tsumo, where all pay the same.
fn from_each(prices: &Prices, dealer: bool) -> Option<u32> {
    if dealer {
        Some(prices.dealer_tsumo)
    } else {
        Some(prices.from_other).filter(|&each| each == prices.from_dealer)
    }
}

/// Returns the five principles, of rules that follow them.
pub(crate) fn principles(rules: &Ruleset) -> Option<[&'static str; 5]> {
    let family = rules.chinese()?.family;
    let all = [
        FanWord::PrincipleNonRepeat,
        FanWord::PrincipleNonSeparation,
        FanWord::PrincipleNonIdentical,
        FanWord::PrincipleHighOverLow,
        FanWord::PrincipleAccountOnce,
    ];
    (family.id == "principles").then(|| all.map(|word| words().fan_word(word)))
}

/// The columns of the table of winning bonuses.
pub(crate) const BONUS_COLUMNS: [Label; 4] = [
    Label::RefVariation,
    Label::RefConcealedDrawn,
    Label::RefConcealedDiscard,
    Label::RefOpen,
];

/// Words the heading over what differs from the ruleset that house rules start from.
pub(crate) fn differs(base: &str) -> String {
    with(Label::RefOwn, base)
}
