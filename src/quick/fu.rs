//! Which fu there are for what was counted.

use alloc::vec::Vec;

use super::{Chosen, Counted, Melds, Table, must_be_certain};
use crate::question::By;
use crate::riichi::chart;
use crate::rules::{BasePoints, FuRules, OpenPinfu, RiichiRules, RinshanTsumo, Ruleset};
use crate::yaku::needs::{ANY, Needs, method, shape};
use crate::yaku::{Unit, Yaku};

/// Four closed kans of terminals or honors: 20, 10 for a closed ron, 4 for the pair, 2 for the wait, 128, rounded up.
const MOST: u16 = 170;

/// The fu, rounded, that a win counted like this can have; none where fu do not count.
///
/// ```
/// use tensu::quick::{Chosen, Counted, Table, fu};
/// use tensu::{Ruleset, Yaku, yaku::YakuSet};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// let table = Table::of(&"tsumo".parse().unwrap());
/// let pinfu = Chosen { yaku: YakuSet::of(&[Yaku::Pinfu]), ..Chosen::default() };
/// assert_eq!(fu(&table, &Counted::Yaku(pinfu), rules), [20]);
/// ```
pub fn fu(table: &Table, counted: &Counted, rules: &Ruleset) -> Vec<u16> {
    let Some(riichi) = rules.riichi() else {
        return Vec::new();
    };
    let BasePoints::Fu(fu_rules) = &riichi.count else {
        return Vec::new();
    };
    match counted {
        Counted::Yaku(chosen) => of_yaku(rules, riichi, fu_rules, table, chosen),
        &Counted::Han(han, _) => {
            let fits = |&fu: &u16| chart::ways(rules, riichi, fu_rules, han, fu).has(table.by);
            let from_30 = (30..=MOST).step_by(10);
            [20, 25].into_iter().chain(from_30).filter(fits).collect()
        }
        _ => Vec::new(),
    }
}

fn of_yaku(
    rules: &Ruleset,
    riichi: &RiichiRules,
    fu: &FuRules,
    table: &Table,
    chosen: &Chosen,
) -> Vec<u16> {
    let has = |yaku| chosen.yaku.has(yaku);
    let unit = |yaku: Yaku| rules.yaku.get(yaku).worth.unit;
    let needs = chosen
        .yaku
        .iter()
        .map(|yaku| Needs::under(rules, yaku))
        .fold(ANY, Needs::and);
    if chosen.yaku.iter().any(|yaku| unit(yaku) == Unit::Yakuman) {
        Vec::new()
    } else if has(Yaku::Chiitoitsu) {
        [25].into()
    } else if needs.shapes & shape::STANDARD == 0 {
        Vec::new()
    } else if has(Yaku::Pinfu) && chosen.melds == Melds::Closed {
        [if table.by == By::Tsumo { 20 } else { 30 }].into()
    } else {
        let hand = Hand {
            needs,
            melds: chosen.melds,
            by: table.by,
        };
        // A closed hand of 30 fu by ron is pinfu, unless another yaku stands for it.
        let replaced = chosen
            .yaku
            .iter()
            .any(|yaku| yaku.replaces().has(Yaku::Pinfu));
        let is_pinfu = rules.has(Yaku::Pinfu) && !replaced && !must_be_certain(riichi);
        let least = match (hand.least(fu), hand.melds, hand.by) {
            (30, Melds::Closed, By::Ron) if is_pinfu => 40,
            (20, Melds::Open, By::Ron)
                if fu.open_pinfu == OpenPinfu::Nothing && rules.tiles.chi =>
            {
                20
            }
            (20, Melds::Closed, By::Tsumo) if chart::bare_tsumo(riichi, fu).is_some_and(has) => 20,
            (least, ..) => least.next_multiple_of(10).max(30),
        };
        let most = hand.most().next_multiple_of(10);
        (least..=most.min(MOST)).step_by(10).collect()
    }
}

/// What is known of a hand of four sets.
struct Hand {
    needs: Needs,
    melds: Melds,
    by: By,
}

impl Hand {
    /// For the way to win, at the least and at the most.
    fn won(&self, fu: Option<&FuRules>) -> u16 {
        let replacement = self.needs.methods & method::RINSHAN != 0;
        match (self.by, self.melds) {
            (By::Tsumo, _)
                if replacement && fu.is_some_and(|fu| fu.rinshan_tsumo == RinshanTsumo::None) =>
            {
                0
            }
            (By::Tsumo, _) => 2,
            (By::Ron, Melds::Closed) => 10,
            (By::Ron, Melds::Open) => 0,
        }
    }

    /// The fu that it has at the least, before rounding.
    fn least(&self, fu: &FuRules) -> u16 {
        let needs = &self.needs;
        let triplets = 4 - u16::from(needs.runs.1.min(4));
        let kans = u16::from(needs.kans.0);
        let by_ron = u16::from(self.by == By::Ron);
        let concealed = match self.melds {
            Melds::Closed => triplets.saturating_sub(by_ron),
            Melds::Open => 0,
        };
        let concealed = concealed.max(needs.concealed.into());
        let yaochuu = if needs.only_yaochuu() { 2 } else { 1 };
        // The kans are the open ones as long as there are others.
        let set = |i: u16| {
            let (kan, closed) = (i < kans, i + concealed >= triplets);
            2 * if kan { 4 } else { 1 } * if closed { 2 } else { 1 } * yaochuu
        };
        20 + self.won(Some(fu)) + (0..triplets).map(set).sum::<u16>()
    }

    /// The fu that it has at the most, before rounding: kans, as closed as can be, a pair of value, a bad wait.
    fn most(&self) -> u16 {
        let (kan, pair) = if self.needs.only_simples() {
            (16, 0)
        } else {
            (32, 4)
        };
        let sets = 4 - u16::from(self.needs.runs.0.min(4));
        let opened = if self.melds == Melds::Open && sets == 4 {
            kan / 2
        } else {
            0
        };
        20 + self.won(None) + kan * sets - opened + pair + 2
    }
}
