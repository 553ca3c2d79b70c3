//! Patterns of Chinese games that can be ticked, and which of them stand together.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::engine::chinese::are_of_one;
use crate::quick::count::{Chosen, Melds, Table};
use crate::quick::needs::{Needs, are_apart, by_needs, here};
use crate::result::why::Bar;
use crate::rulebook::{ChineseRules, Rules};
use crate::tiles::order::sort_by_key;
use crate::yaku::{Yaku, YakuSet};

pub(super) mod counted;

/// Patterns that take a call, although they are worth as much in every hand.
const OPEN: YakuSet = YakuSet::of(&[
    Yaku::ChickenHand,
    Yaku::MeldedHand,
    Yaku::MeldedKong,
    Yaku::TwoMeldedKongs,
    Yaku::ConcealedKongAndMeldedKong,
]);

/// Returns the patterns that can be chosen, the highest first; flowers that count one by one are a number beside them.
pub(super) fn choices(rules: &Rules) -> Vec<Yaku> {
    let mut all: Vec<Yaku> = rules.yaku.counting().iter().collect();
    all.retain(|&yaku| yaku != Yaku::FlowerTile);
    let worth = |&yaku: &Yaku| Reverse(most_of(rules, yaku));
    sort_by_key(&mut all, worth);
    all
}

/// Returns the most points of a pattern, closed or open.
fn most_of(rules: &Rules, yaku: Yaku) -> u16 {
    [true, false]
        .map(|closed| rules.points_of(yaku, closed))
        .into_iter()
        .fold(0, u16::max)
}

/// Returns how often a pattern can count in a hand.
pub(super) fn most(rules: &Rules, yaku: Yaku) -> u8 {
    match yaku {
        Yaku::PungOfTerminalsOrHonors => 4,
        Yaku::PureDoubleChow if rules.has(Yaku::PureDoubleChowTwice) => 1,
        Yaku::TileHog => 3,
        Yaku::DoublePung
        | Yaku::PureDoubleChow
        | Yaku::MixedDoubleChow
        | Yaku::ShortStraight
        | Yaku::TwoTerminalChows
        | Yaku::SeatFlower => 2,
        Yaku::DragonPung if !rules.has(Yaku::TwoDragonsPungs) => {
            // Three are the big dragons, which may have them as a part.
            let part = |chinese: &ChineseRules| {
                let mut parts = chinese.family.beside(Yaku::BigThreeDragons);
                parts.any(|part| part == yaku)
            };
            if rules.chinese().is_some_and(part) {
                2
            } else {
                3
            }
        }
        Yaku::FlowerSet if !rules.has(Yaku::EightFlowers) => 2,
        _ => 1,
    }
}

/// Returns why a pattern cannot be ticked beside the others.
pub(super) fn bar(
    rules: &Rules,
    chinese: &ChineseRules,
    table: &Table,
    chosen: &Chosen,
    yaku: Yaku,
) -> Option<Bar> {
    let worth = rules.yaku.get(yaku).worth;
    let needs = Needs::under(rules, table, yaku);
    if !worth.counts() || yaku == Yaku::FlowerTile {
        return Some(Bar::NotInRuleset);
    }
    let closed = chosen.melds == Melds::Closed;
    by_needs(&needs, table)
        .or_else(|| (worth.amount(closed) == 0).then_some(Bar::ClosedOnly))
        .or_else(|| (closed && OPEN.has(yaku)).then_some(Bar::OpenOnly))
        .or_else(|| {
            let all = chosen.yaku.with(yaku, true);
            replaced(rules, chinese, all, yaku).map(Bar::Replaced)
        })
        .or_else(|| against(rules, chinese, table, chosen, yaku).map(Bar::NotWith))
}

/// Returns the chosen pattern that leaves no room for this one.
fn against(
    rules: &Rules,
    chinese: &ChineseRules,
    table: &Table,
    chosen: &Chosen,
    yaku: Yaku,
) -> Option<Yaku> {
    let lower: YakuSet = chinese.family.beside(yaku).collect();
    let others = || {
        let others = chosen.yaku.iter();
        others.filter(|other| *other != yaku && !lower.has(*other))
    };
    let needs = Needs::under(rules, table, yaku);
    let alone = |other: &Yaku| [yaku, *other].contains(&Yaku::ChickenHand);
    let series = chinese.family.id == "series";
    let with = others().find(|&other| {
        series && are_of_one(yaku, other)
            || alone(&other)
            || are_apart(yaku, other)
            || !needs.meets(Needs::under(rules, table, other))
    });
    with.or_else(|| {
        let mut all = YakuSet::of(&[yaku]);
        let here = here(rules, table, chosen.melds);
        others().find(|&other| {
            all = all.with(other, true);
            !here.and(Needs::all(rules, table, all)).is_possible()
        })
    })
}

/// Returns the pattern, among those that count, that always brings this one with it.
fn replaced(rules: &Rules, chinese: &ChineseRules, all: YakuSet, yaku: Yaku) -> Option<Yaku> {
    let dearest = choices(rules).into_iter().filter(|&yaku| all.has(yaku));
    let gone = chinese.brought(dearest);
    gone.iter()
        .find(|&&(lower, _)| lower == yaku)
        .map(|&(_, by)| by)
}
