//! A ruleset worked out in advance, as masks and tables.

use alloc::vec::Vec;

use crate::bulk::find;
use crate::bulk::hand::{Hand, count};
use crate::engine::riichi::chart::LAST_HAN;
use crate::engine::riichi::{ron_price, tsumo_prices, value};
use crate::hand::question::Flag;
use crate::hand::reading::Shapes;
use crate::presets::MODERN;
use crate::result::win::WonOn;
use crate::rulebook::Limit;
use crate::rulebook::{
    BasePoints, Completion, Daisharin, FuRules, KanLiability, Norths, PinfuTsumo, RiichiRules,
    Rules, Ryanpeikou, Ryuuiisou, Stacking, TenhouUpgrade,
};
use crate::tiles::{Dragon, Wind};
use crate::yaku::{RiichiSet, Unit, Worth, Yaku, YakuSet};

/// A han ruleset as masks and tables.
#[derive(Clone, Debug)]
pub(super) struct PricePlan {
    /// The yaku that count in an open hand and in a closed one.
    pub counted: [RiichiSet; 2],
    /// The amount of each yaku, open and closed.
    amounts: [[u8; Yaku::OF_RIICHI]; 2],
    /// The sums of those amounts for every eight of the first yaku of the table, which hands have most.
    sums: [[[u8; 256]; LOW]; 2],
    pub yakuman: RiichiSet,
    /// Yaku worth a mangan at least.
    pub mangan: RiichiSet,
    /// The yakuman and those worth a mangan at least.
    pub special: RiichiSet,
    /// Yaku that replace others, and those that each of them replaces.
    replacing: RiichiSet,
    replaces: [RiichiSet; Yaku::OF_RIICHI],
    /// Yaku that do not count by self-draw.
    pub not_by_tsumo: RiichiSet,
    pub has_old: bool,
    pub shapes: Shapes,
    pub rules: RiichiRules,
    /// The rules of fu, in a ruleset that has fu.
    pub fu: Option<FuRules>,
    /// 1 for each of [`Hand::shown`] that counts.
    turned: [u8; 4],
    /// 1 if a north set aside is a dora, and one in the hand.
    nuki: [u8; 2],
    /// The number of payers on a self-draw.
    pub payers: u32,
    prices: PaymentTable,
}

impl PricePlan {
    /// Returns the plan of a ruleset; `None` for one that only the plain engine can score.
    pub(super) fn of(rules: &Rules) -> Option<Self> {
        let riichi = *rules.riichi()?;
        // All rules by name: a new one does not compile until it is dealt with here.
        let RiichiRules {
            count,
            pinfu_tsumo,
            indicators,
            norths,
            // Asked when a hand is scored.
            chankan: _,
            kan_liability: _,
            completion: _,
            minimum: _,
            tenhou_upgrade: _,
            ryuuiisou: _,
            ryanpeikou: _,
            daisharin: _,
            stacked_yakuman: _,
            // In the payments.
            kiriage: _,
            kazoe: _,
            honba: _,
            tsumo_loss: _,
            // In the checked hand, or its cases go to the plain engine.
            pao: _,
            first_turn_kan: _,
            unrelated: _,
            paarenchan: _,
        } = riichi;
        let worth = |yaku| rules.yaku.get(yaku).worth;
        let of_riichi = || Yaku::all().take(Yaku::OF_RIICHI);
        let all = |test: &dyn Fn(Worth) -> bool| -> RiichiSet {
            of_riichi().filter(|&yaku| test(worth(yaku))).collect()
        };
        // What is found in any case; the others are looked for only where a ruleset has one.
        let usual = MODERN.counting().of_riichi().with(Yaku::Renhou, true);
        let counted @ [open, closed] =
            [false, true].map(|closed| all(&|worth| worth.amount(closed) > 0));
        let replaces = replaced(rules);
        let amounts = [false, true].map(|closed| {
            let mut amounts = of_riichi().map(|yaku| worth(yaku).amount(closed));
            core::array::from_fn(|_| amounts.next().unwrap_or(0))
        });
        let plan = Self {
            counted,
            sums: amounts.map(|amounts| sums(&amounts)),
            amounts,
            yakuman: all(&|worth| worth.unit == Unit::Yakuman),
            mangan: all(&|worth| worth.unit == Unit::Mangan),
            special: all(&|worth| worth.unit != Unit::Han),
            replacing: of_riichi()
                .filter(|&yaku| !replaces[yaku as usize].is_empty())
                .collect(),
            replaces,
            not_by_tsumo: RiichiSet::NONE.with(Yaku::Pinfu, pinfu_tsumo == PinfuTsumo::No),
            has_old: !open.or(closed).without(usual).is_empty(),
            shapes: rules.shapes(),
            rules: riichi,
            fu: match count {
                BasePoints::Fu(fu) => Some(fu),
                BasePoints::Table(_) => None,
            },
            turned: indicators.turned().map(u8::from),
            nuki: match norths {
                Norths::Off => [0, 0],
                Norths::Dora => [1, 0],
                Norths::DoraAnywhere => [1, 1],
            },
            payers: rules.seats.winds().len() as u32 - 1,
            prices: PaymentTable::of(rules, &riichi),
        };
        let points = all(&|worth| worth.unit == Unit::Points && worth != Worth::NOTHING);
        let others = rules.yaku.counting().overlaps(YakuSet::POINTS);
        (!others && points.is_empty() && plan.is_possible()).then_some(plan)
    }

    /// Returns whether every yaku is found here, in units that belong together.
    fn is_possible(&self) -> bool {
        let orphans = RiichiSet::of(&[Yaku::Kokushi, Yaku::Kokushi13]);
        let [_, closed] = self.counted;
        let usual = closed.and(orphans).without(self.yakuman).is_empty()
            && (closed.and(orphans).is_empty() || orphans.without(closed).is_empty());
        // The payments stop at the last han: a table that goes on behind it is for the plain engine.
        let ends = match &self.rules.count {
            BasePoints::Fu(_) => true,
            BasePoints::Table(table) => {
                let below = table.below.iter().map(|&(from, _)| from);
                let last = LAST_HAN.saturating_add(table.plus);
                let mut all = below.chain(table.limits.iter().map(|&(from, _)| from));
                all.all(|from| from <= last)
            }
        };
        usual && ends
    }

    /// Returns whether a hand needs nothing but masks and tables, as most do.
    #[inline]
    pub(super) fn covers(&self, hand: &Hand) -> bool {
        let rules = &self.rules;
        let every_wait = rules.completion != Completion::ThisTile && !hand.is_tsumo();
        let liable = hand.liable[0].is_some()
            || rules.kan_liability == KanLiability::On && hand.method == WonOn::Rinshan;
        let first = hand.method == WonOn::FirstDraw
            && (self.shapes.unrelated || rules.tenhou_upgrade == TenhouUpgrade::On);
        // An open hand that needs two yaku needs them on every wait.
        let minimum = !hand.is_closed() && self.need(hand) > 1;
        let closed_kan = hand.flags.has(Flag::ChankanAnkan);
        !(every_wait || liable || first || minimum || closed_kan)
    }

    /// Returns the han of yaku that a win takes.
    pub(super) fn need(&self, hand: &Hand) -> u8 {
        self.rules.minimum.needed(hand.honba)
    }

    /// Returns the yaku that some yaku replace.
    #[inline]
    pub(super) fn replaced(&self, found: RiichiSet) -> RiichiSet {
        let replacing = found.and(self.replacing);
        replacing
            .places()
            .fold(RiichiSet::NONE, |set, place| set.or(self.replaces[place]))
    }

    /// Returns the sum of the amounts of some yaku.
    #[inline]
    pub(super) fn sum(&self, yaku: RiichiSet, closed: bool) -> u8 {
        let (low, rest) = yaku.split_at(8 * LOW);
        let sums = &self.sums[usize::from(closed)];
        let low = (0..LOW).map(|i| sums[i][(low >> (8 * i)) as usize & 0xff]);
        // Capped once, at the end: a cap at each step is one more instruction for each.
        let mut sum: u32 = low.map(u32::from).sum();
        if !rest.is_empty() {
            let amounts = &self.amounts[usize::from(closed)];
            sum += rest
                .places()
                .map(|place| u32::from(amounts[place]))
                .sum::<u32>();
        }
        u8::try_from(sum).unwrap_or(u8::MAX)
    }

    /// Returns the amount of one yaku.
    #[inline]
    pub(super) const fn amount(&self, yaku: Yaku, closed: bool) -> u8 {
        self.amounts[closed as usize][yaku as usize]
    }

    /// Returns the first of the yaku with the highest amount.
    pub(super) fn highest(&self, yaku: RiichiSet, closed: bool) -> RiichiSet {
        let amounts = &self.amounts[usize::from(closed)];
        let amount = |yaku: Yaku| amounts[yaku as usize];
        let most = yaku.iter().map(amount).max();
        let first = yaku.iter().find(|&yaku| Some(amount(yaku)) == most);
        first.into_iter().collect()
    }

    /// Returns the units of yakuman that are paid.
    pub(super) fn units(&self, yaku: RiichiSet, closed: bool) -> u8 {
        let sum = self.sum(yaku, closed);
        match self.rules.stacked_yakuman {
            Stacking::AddTo(cap) => cap.min(sum),
            Stacking::Add | Stacking::Highest => sum,
        }
    }

    /// Returns han for dora of all kinds.
    #[inline]
    pub(super) fn dora(&self, hand: &Hand) -> u8 {
        let shown = hand
            .shown
            .iter()
            .zip(self.turned)
            .map(|(n, turned)| n * turned);
        let [aside, held] = self.nuki;
        let norths = hand.norths * aside + count(&hand.tiles, Wind::North.kind()) * held;
        let flowers = hand.flowers.count_ones() as u8;
        shown.sum::<u8>() + hand.reds.iter().sum::<u8>() + norths + flowers
    }

    /// Returns the payments for han and fu.
    #[inline]
    pub(super) fn row(&self, han: u8, fu: u16) -> &PaymentRow {
        let prices = &self.prices;
        let fu_matters = han < Limit::MANGAN_HAN && self.fu.is_some();
        let place = if fu_matters {
            usize::from(han) * FU_STEPS + usize::from(fu / 5)
        } else {
            prices.by_han + usize::from(han.min(LAST_HAN))
        };
        &prices.rows[place]
    }

    /// Returns the payments for some units of yakuman.
    pub(super) fn yakuman_row(&self, units: u8) -> &PaymentRow {
        &self.prices.rows[self.prices.by_units + usize::from(units)]
    }

    /// Returns the payments for a mangan.
    pub(super) fn mangan_row(&self) -> &PaymentRow {
        &self.prices.mangan
    }
}

/// The yaku that each yaku is counted in the place of.
fn replaced(rules: &Rules) -> [RiichiSet; Yaku::OF_RIICHI] {
    let mut by_yaku = Yaku::all().take(Yaku::OF_RIICHI).map(|yaku| {
        let adds_up = rules.yaku.get(yaku).adds_up;
        if adds_up {
            RiichiSet::NONE
        } else {
            yaku.replaces().of_riichi()
        }
    });
    core::array::from_fn(|_| by_yaku.next().unwrap_or(RiichiSet::NONE))
}

/// The number of groups of eight yaku that are summed by table.
const LOW: usize = 5;

fn sums(amounts: &[u8; Yaku::OF_RIICHI]) -> [[u8; 256]; LOW] {
    let sum = |eight: usize, bits: usize| {
        let places = (0..8).filter(|bit| bits >> bit & 1 == 1);
        places
            .map(|bit| amounts[8 * eight + bit])
            .fold(0, u8::saturating_add)
    };
    core::array::from_fn(|eight| core::array::from_fn(|bits| sum(eight, bits)))
}

/// Payments worked out, with base points and limit.
#[derive(Clone, Copy, Debug)]
pub(super) struct PaymentRow {
    pub base: u32,
    pub limit: Option<Limit>,
    /// For the dealer and for the others, by ron and by tsumo.
    shares: [[Shares; 2]; 2],
}

/// The payments for a hand, without honba.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shares {
    pub discarder: u32,
    pub dealer: u32,
    pub each: u32,
    pub total: u32,
}

impl PaymentRow {
    fn of(rules: &Rules, riichi: &RiichiRules, base: u32, limit: Option<Limit>) -> Self {
        let ron = |dealer| {
            let share = ron_price(rules, riichi, base, dealer);
            Shares {
                discarder: share,
                total: share,
                ..Shares::default()
            }
        };
        let tsumo = |winner| {
            let mut shares = Shares::default();
            for share in tsumo_prices(rules, riichi, base, winner) {
                shares.total = shares.total.saturating_add(share);
                shares.each = share;
            }
            // The dealer is the first to pay, if not the winner.
            if winner != Wind::East {
                let dealer = tsumo_prices(rules, riichi, base, winner).next();
                shares.dealer = dealer.unwrap_or(0);
            }
            shares
        };
        Self {
            base,
            limit,
            shares: [
                [ron(false), tsumo(Wind::South)],
                [ron(true), tsumo(Wind::East)],
            ],
        }
    }

    #[inline]
    pub(super) fn shares(&self, hand: &Hand) -> &Shares {
        &self.shares[usize::from(hand.is_dealer())][usize::from(hand.is_tsumo())]
    }
}

/// Fu go up to 170 in steps of 5 (25 for seven pairs).
const FU_STEPS: usize = 36;

/// Payments for every han and fu, for every number of han where fu do not matter, for every number of yakuman.
#[derive(Clone, Debug)]
struct PaymentTable {
    rows: Vec<PaymentRow>,
    by_han: usize,
    by_units: usize,
    mangan: PaymentRow,
}

impl PaymentTable {
    fn of(rules: &Rules, riichi: &RiichiRules) -> Self {
        let priced = |han: u8, fu: u16| {
            let (base, limit) = value(riichi, han, fu);
            PaymentRow::of(rules, riichi, base, limit)
        };
        let by_fu = (0..Limit::MANGAN_HAN)
            .flat_map(|han| (0..FU_STEPS as u16).map(move |step| (han, 5 * step)));
        let mut rows: Vec<PaymentRow> = by_fu.map(|(han, fu)| priced(han, fu)).collect();
        let by_han = rows.len();
        rows.extend((0..=LAST_HAN).map(|han| priced(han, 0)));
        let by_units = rows.len();
        let yakuman = |units| {
            PaymentRow::of(
                rules,
                riichi,
                Limit::Yakuman.base() * units,
                Some(Limit::Yakuman),
            )
        };
        // Up to all yakuman of the ruleset together.
        let units = |closed| {
            let worths = Yaku::all().map(|yaku| rules.yaku.get(yaku).worth);
            let units = worths.filter(|worth| worth.is_yakuman());
            units.fold(0, |sum: u8, worth| sum.saturating_add(worth.amount(closed)))
        };
        rows.extend((0..=units(true).max(units(false)).into()).map(yakuman));
        Self {
            rows,
            by_han,
            by_units,
            mangan: PaymentRow::of(rules, riichi, Limit::Mangan.base(), Some(Limit::Mangan)),
        }
    }
}

impl PricePlan {
    /// Returns the yaku that do not count in this hand: pinfu by self-draw, all green without the green dragon, two
    /// pairs of equal sequences in one suit, big wheels of the wrong suit.
    #[inline]
    pub(super) fn forbidden(&self, hand: &Hand) -> RiichiSet {
        let pinfu = if hand.is_tsumo() {
            self.not_by_tsumo
        } else {
            RiichiSet::NONE
        };
        let no_green = self.rules.ryuuiisou == Ryuuiisou::WithGreen
            && count(&hand.tiles, Dragon::Hatsu.kind()) == 0;
        let one_suit =
            self.rules.ryanpeikou == Ryanpeikou::TwoSuits && find::has_twelve_of_a_suit(hand);
        pinfu
            .with(Yaku::Ryuuiisou, no_green)
            .with(Yaku::Ryanpeikou, one_suit)
            .with(
                Yaku::Daisharin,
                self.rules.daisharin == Daisharin::Dots && !find::has_wheels_of_dots(hand),
            )
    }
}
