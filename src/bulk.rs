//! The score of a hand without the explanation, as fast as possible: for simulations, tables of waits, whole databases.
//!
//! [`Win::score`](crate::result::win::Win::score) explains; this gives only the [`Price`], and the two always agree. A
//! ruleset is compiled once ([`Scorer::new`]), the ways to read the tiles of a suit are in a table ([`Splits`]), a hand
//! is a few numbers ([`Hand`]), and [`Scorer::price`] allocates nothing. Rare cases go to the plain engine behind the
//! same call: see [`Scorer::is_native`].
//!
//! ```
//! use tensu::{Ruleset, bulk::{Hand, Scorer, Splits}};
//! let splits = Splits::new();
//! let scorer = Scorer::new(Ruleset::by_id("tenhou").unwrap(), &splits);
//! let question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse().unwrap();
//! let hand = Hand::new(&question, scorer.rules()).unwrap();
//! let price = scorer.price(&hand).unwrap();
//! assert_eq!((price.han, price.total), (Some(7), 12_000));
//! ```

use crate::engine::riichi::fu;
use crate::hand::question::By;
use crate::hand::reading::Wait;
use crate::result::score::FuReason;
use crate::result::win::WonOn;
use crate::rulebook::Limit;
use crate::rulebook::{Chankan, FuRules, Rules, Stacking};
use crate::yaku::{RiichiSet, Yaku};

use find::StandardBlocks;
use plan::{PaymentRow, PricePlan};
use price::FuSum;
use splits::Split;

pub use hand::Hand;
pub use lines::COLUMNS;
pub use price::{Paid, Price};
pub use splits::Splits;

mod digits;
mod find;
mod hand;
mod lines;
mod plan;
mod price;
mod splits;

/// A ruleset prepared to score many hands.
#[derive(Clone, Debug)]
pub struct Scorer<'a> {
    rules: &'a Rules,
    splits: &'a Splits,
    plan: Option<PricePlan>,
}

impl<'a> Scorer<'a> {
    /// Prepares a ruleset, in some microseconds.
    pub fn new(rules: &'a Rules, splits: &'a Splits) -> Self {
        Self {
            rules,
            splits,
            plan: PricePlan::of(rules),
        }
    }

    /// Returns the ruleset.
    pub const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Returns whether a hand is scored by tables alone. The plain engine does the others: points that add up, liable
    /// players, a ron that must have its yaku on every wait, a first draw where unrelated tiles or upgraded waits
    /// count, an open hand that needs two yaku, a ruleset with a yaku that the tables lack.
    pub fn is_native(&self, hand: &Hand) -> bool {
        self.plan.as_ref().is_some_and(|plan| plan.covers(hand))
    }

    /// Scores a hand; `None` where [`Win::score`](crate::result::win::Win::score) returns an error.
    pub fn price(&self, hand: &Hand) -> Option<Price> {
        match &self.plan {
            Some(plan) if plan.covers(hand) => Pricing::new(plan, hand).price(self.splits),
            _ => self.plain(hand),
        }
    }

    #[cold]
    fn plain(&self, hand: &Hand) -> Option<Price> {
        let question = hand.question();
        let score = question.check(self.rules).ok()?.score().ok()?;
        Some(Price::of(&score, hand.is_tsumo()))
    }
}

/// One hand under one ruleset, with what all its readings share.
struct Pricing<'p> {
    plan: &'p PricePlan,
    hand: &'p Hand,
    closed: bool,
    /// The yaku that every reading has.
    always: RiichiSet,
    /// The yaku of the situation, whatever the tiles.
    situation: RiichiSet,
    forbidden: RiichiSet,
    dora: u8,
    won: Option<fu::FuWin>,
    best: BulkTally<'p>,
}

/// A reading, counted.
#[derive(Clone, Copy)]
struct BulkTally<'p> {
    /// The order of readings: points, yakuman, paid or not, han, fu, fu before rounding, from the highest bits down.
    /// Points have half of them, whatever a house pays; no hand has more of the others than a byte.
    rank: u64,
    yaku: RiichiSet,
    han: u8,
    fu: Option<u16>,
    yakuman: u8,
    /// `true` if it is paid as a mangan, whatever else it has.
    floored: bool,
    /// The payments; `None` without a yaku.
    row: Option<&'p PaymentRow>,
}

impl BulkTally<'_> {
    const NOTHING: Self = Self {
        rank: 0,
        yaku: RiichiSet::NONE,
        han: 0,
        fu: None,
        yakuman: 0,
        floored: false,
        row: None,
    };
}

/// The yaku of some blocks, and those that a wait may add.
struct CountedYaku {
    /// All yaku found, even those that do not count.
    all: RiichiSet,
    yaku: RiichiSet,
    /// Han of these yaku.
    han: u8,
    /// The other yaku that would count.
    open_to: RiichiSet,
}

impl<'p> Pricing<'p> {
    #[inline]
    fn new(plan: &'p PricePlan, hand: &'p Hand) -> Self {
        let mut situation = find::situation(hand);
        if plan.has_old {
            situation = situation.or(find::old(hand));
        }
        Self {
            plan,
            hand,
            closed: hand.is_closed(),
            always: situation.or(find::tiles(hand)),
            situation,
            forbidden: plan.forbidden(hand),
            dora: plan.dora(hand),
            won: plan.fu.map(|rules| {
                let rinshan = hand.method == WonOn::Rinshan;
                fu::FuWin::of(&rules, hand.is_tsumo(), hand.is_closed(), rinshan)
            }),
            best: BulkTally::NOTHING,
        }
    }

    fn price(mut self, splits: &Splits) -> Option<Price> {
        let closed = self.hand.closed;
        let [man, pin, sou, honors] = [0, 1, 2, 3].map(|group| splits.find(group, closed[group]));
        for man in man {
            for pin in pin {
                for sou in sou {
                    for honors in honors {
                        self.standard([man, pin, sou, honors]);
                    }
                }
            }
        }
        self.other_shapes();
        self.paid()
    }

    /// Counts seven pairs and thirteen orphans.
    #[inline]
    fn other_shapes(&mut self) {
        if self.plan.shapes.chiitoitsu && find::is_chiitoitsu(self.hand) {
            let all_honors = self.always.has(Yaku::Tsuuiisou);
            let found = self
                .always
                .with(Yaku::Chiitoitsu, true)
                .with(Yaku::Daichisei, all_honors);
            let found = self.counted(found);
            self.count(found.yaku, found.han, self.flat(FuReason::Chiitoitsu));
        }
        if self.plan.shapes.kokushi && find::is_kokushi(self.hand) {
            let thirteen = hand::count(&self.hand.closed, self.hand.win) == 2;
            let found = self
                .situation
                .with(Yaku::Kokushi, true)
                .with(Yaku::Kokushi13, thirteen);
            let found = self.counted(found);
            self.count(found.yaku, found.han, FuSum::NONE);
        }
    }

    /// Tries every block that has the winning tile as the one that it completed, in the order of
    /// [`readings`](crate::hand::reading::readings).
    #[inline]
    fn standard(&mut self, splits: [&Split; 4]) {
        let Some(blocks) = StandardBlocks::of(self.hand, splits) else {
            return;
        };
        let mut found = self.always.or(find::blocks(self.hand, &blocks));
        if self.plan.has_old {
            found = found.or(find::old_blocks(self.hand, &blocks));
        }
        let found = &self.counted(found);
        let (group, rank) = (self.hand.win.index() / 9, self.hand.win.index() as u32 % 9);
        let split = splits[group];
        let sequence = |start: u32| split.sequences >> (3 * start) & 7 > 0;
        let end = |edge| if edge { Wait::Penchan } else { Wait::Ryanmen };
        if rank >= 2 && sequence(rank - 2) {
            self.place(&blocks, found, end(rank == 2));
        }
        if rank >= 1 && sequence(rank - 1) {
            self.place(&blocks, found, Wait::Kanchan);
        }
        if sequence(rank) {
            self.place(&blocks, found, end(rank == 6));
        }
        if split.triplets >> rank & 1 == 1 {
            self.place(&blocks, found, Wait::Shanpon);
        }
        if u32::from(split.pair) == rank + 1 {
            self.place(&blocks, found, Wait::Tanki);
        }
    }

    /// Counts a reading: the yaku of the blocks and of the wait, and the fu.
    #[inline]
    fn place(&mut self, blocks: &StandardBlocks, found: &CountedYaku, wait: Wait) {
        let value = blocks.pair_value(self.hand);
        let opened = wait == Wait::Shanpon && !self.hand.is_tsumo();
        let concealed = blocks.concealed - u8::from(opened);
        let fu = match (&self.plan.fu, self.won) {
            (Some(rules), Some(won)) => self.fu((rules, won), blocks, value, wait, opened),
            _ => FuSum::NONE,
        };
        if concealed >= 4 {
            return self.four_concealed(found, wait, fu);
        }
        let pinfu = blocks.triplets == 0 && value == 0 && wait == Wait::Ryanmen;
        let more = RiichiSet::NONE
            .with(Yaku::Pinfu, pinfu)
            .with(Yaku::Sanankou, concealed >= 3)
            .and(found.open_to);
        let amount = |yaku: Yaku| self.plan.amount(yaku, self.closed) * u8::from(more.has(yaku));
        let waited = amount(Yaku::Pinfu).saturating_add(amount(Yaku::Sanankou));
        let han = found.han.saturating_add(waited);
        self.count(found.yaku.or(more), han, fu);
    }

    #[cold]
    fn four_concealed(&mut self, found: &CountedYaku, wait: Wait, fu: FuSum) {
        let all = found
            .all
            .with(Yaku::Sanankou, true)
            .with(Yaku::Suuankou, true);
        let found = self.counted(all.with(Yaku::SuuankouTanki, wait == Wait::Tanki));
        self.count(found.yaku, found.han, fu);
    }

    /// Sorts out which of the yaku found count.
    #[inline]
    fn counted(&self, all: RiichiSet) -> CountedYaku {
        let may = self.plan.counted[usize::from(self.closed)];
        // A forbidden yaku replaces nothing: its lower form counts.
        let found = all.and(may).without(self.forbidden);
        let barred = self.plan.replaced(found).or(self.forbidden);
        let yaku = found.without(barred);
        CountedYaku {
            all,
            yaku,
            han: self.plan.sum(yaku.without(self.plan.mangan), self.closed),
            open_to: may.without(barred),
        }
    }

    #[inline]
    fn fu(
        &self,
        (rules, won): (&FuRules, fu::FuWin),
        blocks: &StandardBlocks,
        value: u8,
        wait: Wait,
        opened: bool,
    ) -> FuSum {
        // The triplet that a discard completed was counted as a concealed one.
        let of_win = |concealed| fu::of_set(false, concealed, self.hand.win.is_yaochuu());
        let less = u8::from(opened) * (of_win(true) - of_win(false));
        let sets = fu::FuPart::Sets((blocks.fu - less).into());
        let pair = fu::pair(rules, value == 2, value == 2, value == 1);
        FuSum::rounded(fu::sum(rules, won, [sets, pair], wait, |_, _, _| {}))
    }

    /// Fu of a hand that has them for one reason alone.
    #[inline]
    fn flat(&self, reason: FuReason) -> FuSum {
        let of = |rules| FuSum::flat(fu::of(rules, reason).into());
        self.plan.fu.as_ref().map_or(FuSum::NONE, of)
    }

    /// Counts the yaku found; keeps the best tally, of equal ones the first.
    #[inline]
    fn count(&mut self, found: RiichiSet, han: u8, fu: FuSum) {
        let plan = self.plan;
        let tally = if found.and(plan.special).is_empty() {
            self.han(found, han, fu)
        } else {
            self.special(found, han, fu)
        };
        if tally.rank > self.best.rank {
            self.best = tally;
        }
    }

    /// Counts yakuman, and yaku worth a mangan at least.
    #[cold]
    fn special(&self, found: RiichiSet, han: u8, fu: FuSum) -> BulkTally<'p> {
        let plan = self.plan;
        let (floor, found) = (found.and(plan.mangan), found.without(plan.mangan));
        let tally = if found.and(plan.yakuman).is_empty() {
            self.han(found, han, fu)
        } else {
            self.yakuman(found.and(plan.yakuman))
        };
        if floor.is_empty() {
            tally
        } else {
            self.floored(tally, floor)
        }
    }

    #[inline]
    fn han(&self, found: RiichiSet, yaku_han: u8, fu: FuSum) -> BulkTally<'p> {
        // Dora alone are no win.
        if found.is_empty() {
            return BulkTally::NOTHING;
        }
        let han = yaku_han.saturating_add(self.dora);
        let counted = self.plan.fu.is_some();
        // A self-drawn pinfu has no fu for the self-draw.
        let fu = if counted && found.has(Yaku::Pinfu) && self.hand.is_tsumo() {
            self.flat(FuReason::PinfuTsumo)
        } else {
            fu
        };
        let row = self.plan.row(han, fu.rounded);
        let total = row.shares(self.hand).total;
        BulkTally {
            rank: u64::from(total) << 32
                | u64::from(han) << 16
                | u64::from(fu.rounded) << 8
                | u64::from(fu.raw),
            yaku: found,
            han,
            fu: counted.then_some(fu.rounded),
            yakuman: 0,
            floored: false,
            row: Some(row),
        }
    }

    #[cold]
    fn yakuman(&self, found: RiichiSet) -> BulkTally<'p> {
        let yaku = if self.plan.rules.stacked_yakuman == Stacking::Highest {
            self.plan.highest(found, self.closed)
        } else {
            found
        };
        let yakuman = self.plan.units(yaku, self.closed);
        let row = self.plan.yakuman_row(yakuman);
        let total = row.shares(self.hand).total;
        BulkTally {
            rank: u64::from(total) << 32 | u64::from(self.plan.sum(found, self.closed)) << 24,
            yaku,
            han: 0,
            fu: None,
            yakuman,
            floored: false,
            row: Some(row),
        }
    }

    /// Counts a hand with a yaku worth a mangan at least: without it, unless that pays less or is no win.
    #[cold]
    fn floored(&self, tally: BulkTally<'p>, floor: RiichiSet) -> BulkTally<'p> {
        let row = self.plan.mangan_row();
        let floor_of = (row.base, Limit::MANGAN_HAN);
        let reaches = |counted: &PaymentRow| (counted.base, tally.han) >= floor_of;
        if tally.row.is_some_and(reaches) && self.has_minimum(&tally) {
            return tally;
        }
        BulkTally {
            // A reading that pays as much has five han of its own, or it would be paid like this.
            rank: u64::from(row.shares(self.hand).total) << 32,
            yaku: floor.iter().take(1).collect(),
            han: Limit::MANGAN_HAN,
            fu: None,
            yakuman: 0,
            floored: true,
            row: Some(row),
        }
    }

    /// Scores the best reading, if it is legal.
    #[inline]
    fn paid(&self) -> Option<Price> {
        let (best, hand) = (&self.best, self.hand);
        let row = best.row?;
        let shares = row.shares(hand);
        if !self.is_legal() {
            return None;
        }
        let honba = self.plan.rules.honba;
        let mut paid = Paid::default();
        let total = if hand.is_tsumo() {
            let each = honba.of_payer(By::Tsumo, hand.honba);
            paid.each = shares.each.saturating_add(each);
            if !hand.is_dealer() {
                paid.dealer = shares.dealer.saturating_add(each);
            }
            let of_all = each.saturating_mul(self.plan.payers);
            shares.total.saturating_add(of_all)
        } else {
            let added = honba.of_payer(By::Ron, hand.honba);
            paid.discarder = shares.discarder.saturating_add(added);
            paid.discarder
        };
        let sticks = hand.sticks * Rules::STICK;
        Some(Price {
            yaku: best.yaku.wide(),
            han: (best.yakuman == 0).then_some(best.han),
            fu: best.fu,
            limit: row.limit,
            yakuman: best.yakuman,
            points: None,
            paid,
            sticks,
            total: total.saturating_add(sticks),
        })
    }

    /// Returns whether the best reading may win: only thirteen orphans may rob some kans, and a win takes a minimum of
    /// yaku.
    #[inline]
    fn is_legal(&self) -> bool {
        let (plan, hand) = (self.plan, self.hand);
        let only_orphans =
            hand.method == WonOn::Chankan && plan.rules.chankan == Chankan::KokushiOnly;
        if only_orphans && !(plan.shapes.kokushi && find::is_kokushi(hand)) {
            return false;
        }
        self.has_minimum(&self.best)
    }

    /// Returns whether a reading has the minimum of yaku.
    #[inline]
    fn has_minimum(&self, tally: &BulkTally<'p>) -> bool {
        if tally.yakuman > 0 || tally.floored {
            return true;
        }
        let need = self.plan.need(self.hand);
        if need > 1 && self.plan.sum(tally.yaku, self.closed) < need {
            return false;
        }
        let not_alone = &self.plan.rules.minimum.not_alone;
        let alone = || not_alone.iter().copied().collect();
        not_alone.is_empty() || !tally.yaku.without(alone()).is_empty()
    }
}
