//! The patterns that count in a hand without tiles, and its payments.

use alloc::vec::Vec;

use super::{bar, choices, most, most_of, replaced};
use crate::hand::question::By;
use crate::quick::brought::of_blocks;
use crate::quick::count::{Chosen, Melds, Quote, Table};
use crate::quick::points::by_points;
use crate::result::refusal::{Refusal, Refusals};
use crate::result::why::Bar;
use crate::rulebook::{AdditiveRules, ChineseRules, ConcealedPairs, LimitHands, Rules};
use crate::yaku::{Yaku, YakuSet};

/// Returns the patterns that count: those chosen, those of the way of winning, those that the blocks make certain,
/// without any that comes with another.
pub(crate) fn whole(
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
pub(crate) fn price(
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
