//! The chart of points, worked out by the same functions that score a hand.

use alloc::vec::Vec;

use super::{fu, limit, payment};
use crate::result::chart::{Cell, FuRow, Prices, Tier, Ways};
use crate::result::score::FuItem;
use crate::rulebook::Limit;
use crate::rulebook::{
    BasePoints, DoubleWindPair, FuRules, Norths, OpenPinfu, PinfuTsumo, RiichiRules, RinshanTsumo,
    Rules, Stacking,
};
use crate::tiles::Wind;
use crate::yaku::Yaku;

/// The fu that a chart lists; a hand with more is a mangan in all but freak cases.
const FU: [u16; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// The last han of a chart: more change nothing in any ruleset.
pub(crate) const LAST_HAN: u8 = 40;

/// Returns everything that has fu; empty for a ruleset without fu.
pub fn fu_items(rules: &Rules, riichi: &RiichiRules) -> Vec<FuItem> {
    match &riichi.count {
        BasePoints::Fu(fu_rules) => fu::table(fu_rules, riichi.pinfu_tsumo, rules.tiles.chi),
        BasePoints::Table(_) => Vec::new(),
    }
}

/// Returns one to four han by fu, for hands with or without a pair of a double wind; empty for a ruleset without fu.
pub(crate) fn by_fu(rules: &Rules, riichi: &RiichiRules, double_wind: bool) -> Vec<FuRow> {
    let BasePoints::Fu(fu_rules) = &riichi.count else {
        return Vec::new();
    };
    let cell = |fu, han| {
        let (base, limit) = limit::value(riichi, han, fu);
        Cell {
            limit,
            ways: ways(rules, riichi, fu_rules, (han, fu), double_wind),
            prices: prices(rules, riichi, base),
        }
    };
    let row = |fu| FuRow {
        fu,
        cells: [1, 2, 3, 4].map(|han| cell(fu, han)),
    };
    FU.into_iter().map(row).collect()
}

/// Returns the number that is added to han before they are looked up; 0 in a ruleset with fu.
pub(crate) const fn plus(riichi: &RiichiRules) -> u8 {
    match &riichi.count {
        BasePoints::Fu(_) => 0,
        BasePoints::Table(table) => table.plus,
    }
}

/// Returns limits by han; in a ruleset without fu all values.
pub(crate) fn tiers(rules: &Rules, riichi: &RiichiRules) -> Vec<Tier> {
    let first = match &riichi.count {
        BasePoints::Fu(_) => Limit::MANGAN_HAN,
        BasePoints::Table(_) => riichi.minimum.han,
    };
    let plus = plus(riichi);
    let mut tiers: Vec<Tier> = Vec::new();
    for han in first..=LAST_HAN {
        let (base, limit) = limit::value(riichi, han, 0);
        let counted = han.saturating_add(plus);
        match tiers.last_mut() {
            Some(last) if last.base == base => last.to = Some(counted).filter(|_| han < LAST_HAN),
            _ => tiers.push(Tier {
                from: counted,
                to: Some(counted),
                limit,
                base,
                prices: prices(rules, riichi, base),
            }),
        }
    }
    tiers
}

/// Returns the units of yakuman that a page lists: up to the most that one yaku pays, or up to three where they add up.
pub(crate) fn listed_yakuman(rules: &Rules, riichi: &RiichiRules) -> u8 {
    let worths = Yaku::all().map(|yaku| rules.yaku.get(yaku).worth);
    let yakuman = worths.filter(|worth| worth.is_yakuman());
    let most = yakuman.map(|worth| worth.closed.max(worth.open)).max();
    match (riichi.stacked_yakuman, most.unwrap_or(0)) {
        (_, 0) => 0,
        (Stacking::Highest, most) => most,
        (Stacking::Add, _) => 3,
        (Stacking::AddTo(cap), _) => cap.min(3),
    }
}

/// Returns the payments for a number of units of yakuman.
pub(crate) fn yakuman(rules: &Rules, riichi: &RiichiRules, units: u8) -> Prices {
    prices(rules, riichi, Limit::Yakuman.base() * u32::from(units))
}

fn prices(rules: &Rules, riichi: &RiichiRules, base: u32) -> Prices {
    let tsumo = |winner| payment::tsumo_prices(rules, riichi, base, winner);
    Prices {
        ron: payment::ron_price(rules, riichi, base, false),
        dealer_ron: payment::ron_price(rules, riichi, base, true),
        from_dealer: tsumo(Wind::South).next().unwrap_or(0),
        from_other: tsumo(Wind::South).last().unwrap_or(0),
        dealer_tsumo: tsumo(Wind::East).last().unwrap_or(0),
    }
}

/// Returns ways of winning that can have these fu and han. 20 fu are an open hand without fu, which takes a chi, or a
/// self-draw without any ([`bare_tsumo`]); 25 are seven pairs, and a closed self-draw is one han more. Two closed kans
/// bring a self-draw to 100 and a closed ron to 102 with a pair of 4 fu, to 100 without; a third kan or concealed
/// triplet is a yaku, and more fu take both, or toitoi.
pub(crate) fn ways(
    rules: &Rules,
    riichi: &RiichiRules,
    fu_rules: &FuRules,
    (han, fu): (u8, u16),
    double_wind: bool,
) -> Ways {
    let closed = |yaku: Yaku| rules.yaku.get(yaku).worth.closed;
    let (kans, concealed) = (closed(Yaku::Sankantsu), closed(Yaku::Sanankou));
    let drawn_too = |yaku: Yaku| closed(yaku).saturating_add(closed(Yaku::MenzenTsumo));
    let (ron, tsumo) = match fu {
        20 => (
            fu_rules.open_pinfu == OpenPinfu::Nothing && rules.tiles.chi,
            bare_tsumo(riichi, fu_rules).is_some_and(|yaku| han >= drawn_too(yaku)),
        ),
        25 => (
            han >= closed(Yaku::Chiitoitsu),
            han >= drawn_too(Yaku::Chiitoitsu),
        ),
        ..=100 => (true, true),
        110 => {
            let more = han >= kans.min(concealed);
            let pair = double_wind && fu_rules.double_wind_pair == DoubleWindPair::Four;
            (pair || more, more)
        }
        _ => {
            let both = han >= kans.saturating_add(concealed);
            (both, both)
        }
    };
    Ways::of(ron, tsumo)
}

/// Returns the yaku of a closed self-draw with no fu but the base: pinfu, or a replacement tile for a north where that
/// has none. A replacement tile for a kan comes with the fu of the kan.
pub(crate) fn bare_tsumo(riichi: &RiichiRules, fu_rules: &FuRules) -> Option<Yaku> {
    let none = fu_rules.rinshan_tsumo == RinshanTsumo::None && riichi.norths != Norths::Off;
    match riichi.pinfu_tsumo {
        PinfuTsumo::Yes => Some(Yaku::Pinfu),
        PinfuTsumo::No => none.then_some(Yaku::Rinshan),
    }
}
