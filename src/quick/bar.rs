//! The reasons why a yaku cannot stand beside others.

use crate::hand::question::By;
#[cfg(feature = "chinese")]
use crate::quick::chinese;
use crate::quick::count::{Chosen, Melds, Table};
use crate::quick::needs::{Needs, are_apart, by_seat, by_way, here};
use crate::result::why::Bar;
use crate::rulebook::{PinfuTsumo, Rules};
use crate::yaku::{Unit, Yaku, YakuSet};

/// The yaku of a declared riichi.
pub(super) const DECLARED: [Yaku; 3] = [Yaku::Riichi, Yaku::DoubleRiichi, Yaku::OpenRiichi];

/// Returns why a yaku cannot stand beside those that are chosen; `None` when it can.
///
/// ```
/// use tensu::quick::{Bar, Chosen, Table, bar};
/// use tensu::{Ruleset, Yaku, yaku::YakuSet};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// let table = Table::of(&"ron".parse().unwrap());
/// let chosen = Chosen { yaku: YakuSet::of(&[Yaku::Pinfu]), ..Chosen::default() };
/// assert_eq!(bar(&table, &chosen, Yaku::Toitoi, rules), Some(Bar::NotWith(Yaku::Pinfu)));
/// assert_eq!(bar(&table, &chosen, Yaku::MenzenTsumo, rules), Some(Bar::TsumoOnly));
/// assert_eq!(bar(&table, &chosen, Yaku::Tanyao, rules), None);
/// ```
pub fn bar(table: &Table, chosen: &Chosen, yaku: Yaku, rules: &Rules) -> Option<Bar> {
    #[cfg(feature = "chinese")]
    if let Some(chinese) = rules.chinese() {
        return chinese::bar(rules, chinese, table, chosen, yaku);
    }
    let others = || chosen.yaku.iter().filter(|&other| other != yaku);
    let needs = Needs::under(rules, table, yaku);
    by_itself(rules, table, chosen.melds, yaku)
        .or_else(|| {
            let with = others().find(|&other| {
                are_apart(yaku, other) || !needs.meets(Needs::under(rules, table, other))
            });
            // All together may leave no room where each by itself does.
            let together = || {
                let mut all = YakuSet::of(&[yaku]);
                let here = here(rules, table, chosen.melds);
                others().find(|&other| {
                    all = all.with(other, true);
                    !here.and(Needs::all(rules, table, all)).is_possible()
                })
            };
            with.or_else(together).map(Bar::NotWith)
        })
        .or_else(|| {
            let declared = DECLARED.iter().any(|&yaku| chosen.yaku.has(yaku));
            (needs.riichi && !declared).then_some(Bar::Without(Yaku::Riichi))
        })
        .or_else(|| not_counted(rules, chosen.yaku, yaku))
}

/// Returns why a yaku cannot be here, whatever else is chosen.
fn by_itself(rules: &Rules, table: &Table, melds: Melds, yaku: Yaku) -> Option<Bar> {
    let worth = rules.yaku.get(yaku).worth;
    let needs = Needs::under(rules, table, yaku);
    let riichi = rules.riichi();
    let no_pinfu =
        || yaku == Yaku::Pinfu && riichi.is_some_and(|rules| rules.pinfu_tsumo == PinfuTsumo::No);
    let too_soon = || riichi.is_some_and(|rules| !rules.paarenchan.is_after(table.honba));
    if !worth.counts() || worth.unit == Unit::Points {
        return Some(Bar::NotInRuleset);
    }
    let only = match melds {
        Melds::Closed => Bar::OpenOnly,
        Melds::Open => Bar::ClosedOnly,
    };
    let way = by_way(&needs, table);
    way.or_else(|| (table.by == By::Tsumo && no_pinfu()).then_some(Bar::BySelfDraw))
        .or_else(|| by_seat(&needs, table))
        .or_else(|| (worth.amount(melds == Melds::Closed) == 0).then_some(only))
        .or_else(|| (yaku == Yaku::Paarenchan && too_soon()).then_some(Bar::Honba))
}

/// Returns the reason for which a possible yaku is not counted, if there is one.
pub(super) fn not_counted(rules: &Rules, chosen: YakuSet, yaku: Yaku) -> Option<Bar> {
    let replaces = |&by: &Yaku| by.replaces().has(yaku) && !rules.yaku.get(by).adds_up;
    let by = chosen.iter().filter(|&by| by != yaku).find(replaces);
    let is_yakuman = |yaku| rules.yaku.get(yaku).worth.is_yakuman();
    let outdone = || !is_yakuman(yaku) && chosen.iter().any(is_yakuman);
    by.map(Bar::Replaced)
        .or_else(|| outdone().then_some(Bar::Yakuman))
}
