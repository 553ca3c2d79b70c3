//! Wins of Chinese games counted without tiles: by ticked patterns, each as often as it counts.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::engine::chinese::are_of_one;
use crate::hand::question::By;
use crate::quick::brought::{here, of_blocks};
use crate::quick::choice::by_needs;
use crate::quick::needs::{Needs, are_apart};
use crate::quick::{Chosen, Melds, Quote, Table, by_points};
use crate::result::refusal::{Refusal, Refusals};
use crate::result::why::Bar;
use crate::rulebook::{AdditiveRules, ChineseRules, ConcealedPairs, LimitHands, Rules};
use crate::tiles::order::sort_by_key;
use crate::yaku::{Yaku, YakuSet};

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

/// Returns the patterns that count: those chosen, those of the way of winning, those that the blocks make certain,
/// without any that comes with another.
pub(super) fn whole(
    rules: &Rules,
    chinese: &ChineseRules,
    table: &Table,
    chosen: &Chosen,
) -> YakuSet {
    let closed = chosen.melds == Melds::Closed;
    let alone = chosen.yaku.has(Yaku::ChickenHand);
    let happened = match table.by {
        By::Tsumo => YakuSet::of(&[Yaku::SelfDrawn]).with(Yaku::FullyConcealedHand, closed),
        By::Ron => YakuSet::NONE.with(Yaku::ConcealedHand, closed),
    };
    // Where only sets and a pair count as concealed, other shapes do not.
    let other = chosen
        .yaku
        .overlaps(YakuSet::of(&[Yaku::SevenPairs, Yaku::ThirteenOrphans]));
    let sets = rules
        .additive()
        .is_some_and(|it| it.concealed_pairs == ConcealedPairs::No);
    let happened = happened.with(Yaku::Concealed, closed && !(sets && other));
    let own = |yaku: &Yaku| rules.has(*yaku) && !alone;
    let blocks = of_blocks(rules, table, chosen, None);
    let brought = happened.or(blocks);
    let all = chosen.yaku.or(brought.iter().filter(own).collect());
    // Two limit hands would each take the place of the other.
    if let Some(limit) = limit_hand(rules, chinese, chosen, all) {
        return YakuSet::of(&[limit]);
    }
    let counts = |yaku: &Yaku| replaced(rules, chinese, all, *yaku).is_none();
    all.iter().filter(counts).collect()
}

/// Returns the limit hand that is paid alone, the highest of those.
fn limit_hand(
    rules: &Rules,
    chinese: &ChineseRules,
    chosen: &Chosen,
    all: YakuSet,
) -> Option<Yaku> {
    let alone = chinese.limit_hands == LimitHands::Alone;
    let additive = rules.additive().filter(|_| alone)?;
    let limit = additive.cap?;
    let mut limits = choices(rules);
    limits.retain(|&yaku| all.has(yaku) && most_of(rules, yaku) >= limit);
    let whole = |yaku: &Yaku| {
        let times = times(rules, chosen, *yaku);
        let whole = most_of(rules, *yaku).saturating_mul(times.into());
        (!additive.is_bonus(*yaku), whole)
    };
    // The same order as for a hand with tiles.
    limits.into_iter().rev().max_by_key(whole)
}

/// Returns how often a ticked pattern counts.
fn times(rules: &Rules, chosen: &Chosen, yaku: Yaku) -> u8 {
    chosen.times(yaku).clamp(1, most(rules, yaku))
}

/// Works out the payments for ticked patterns.
pub(super) fn price(
    rules: &Rules,
    additive: &AdditiveRules,
    chinese: &ChineseRules,
    table: &Table,
    chosen: &Chosen,
) -> Result<Quote, Refusals> {
    for yaku in chosen.yaku.iter() {
        match bar(rules, chinese, table, chosen, yaku) {
            None | Some(Bar::Replaced(_)) => {}
            Some(why) => return Err(Refusal::Barred(yaku, why).into()),
        }
    }
    let flowers = if rules.has(Yaku::FlowerTile) {
        chosen.dora.min(rules.tiles.flowers())
    } else {
        0
    };
    let closed = chosen.melds == Melds::Closed;
    let worth = |yaku: Yaku| rules.points_of(yaku, closed);
    let ticked = whole(rules, chinese, table, chosen);
    let each = ticked.iter().map(|yaku| (yaku, times(rules, chosen, yaku)));
    let (mut sum, mut have) = (0_u16, 0_u16);
    for (yaku, times) in each.chain([(Yaku::FlowerTile, flowers)]) {
        let points = worth(yaku).saturating_mul(times.into());
        sum = sum.saturating_add(points);
        if !additive.is_bonus(yaku) {
            have = have.saturating_add(points);
        }
    }
    if have < additive.minimum {
        return Err(Refusal::TooFew {
            have,
            need: additive.minimum,
            flowers: !additive.is_bonus(Yaku::FlowerTile),
            faan: rules.counts_faan(),
            awards: Vec::new(),
            missing: Vec::new(),
        }
        .into());
    }
    let robbed = ticked.has(Yaku::RobbingTheKong) || chosen.yaku.has(Yaku::RobbingTheKong);
    let mut alone = ticked.iter();
    let most = match (alone.next(), alone.next()) {
        (Some(alone), None) => additive.limit_of(alone),
        _ => additive.cap.unwrap_or(sum),
    };
    let cap = additive.cap.filter(|_| most < sum);
    Ok(by_points(rules, additive, table, sum, cap, robbed))
}
