//! The yaku that count in a hand without tiles, and what each is worth.

use crate::engine::riichi;
use crate::quick::bar::{bar, not_counted};
use crate::quick::brought::brought;
#[cfg(feature = "chinese")]
use crate::quick::chinese;
use crate::quick::count::{Chosen, Melds, Table};
use crate::result::refusal::Refusal;
use crate::result::why::Bar;
use crate::rulebook::{RiichiRules, Rules, TenhouUpgrade};
use crate::yaku::{Unit, Yaku, YakuSet};

/// Returns the yaku that count: the chosen ones and those that come with them, without what another leaves out.
pub(super) fn whole(
    rules: &Rules,
    table: &Table,
    chosen: &Chosen,
    rather_not: Option<Yaku>,
) -> YakuSet {
    #[cfg(feature = "chinese")]
    if let Some(chinese) = rules.chinese() {
        return chinese::counted::whole(rules, chinese, table, chosen);
    }
    let all = chosen.yaku.or(brought(rules, table, chosen, rather_not));
    let counts = |yaku: &Yaku| not_counted(rules, all, *yaku).is_none();
    all.iter().filter(counts).collect()
}

/// Returns the yaku that count. Refuses impossible ones, and leaves out those that merely do not count.
pub(super) fn counting(rules: &Rules, table: &Table, chosen: &Chosen) -> Result<YakuSet, Refusal> {
    for yaku in chosen.yaku.iter() {
        match bar(table, chosen, yaku, rules) {
            None | Some(Bar::Replaced(_) | Bar::Yakuman) => {}
            Some(why) => return Err(Refusal::Barred(yaku, why)),
        }
    }
    Ok(whole(rules, table, chosen, None))
}

/// Returns the unit and amount of a yaku among all that a hand has: tenhou may raise others to their double form.
pub(super) fn amount(
    rules: &Rules,
    riichi: &RiichiRules,
    all: YakuSet,
    melds: Melds,
    yaku: Yaku,
) -> (Unit, u8) {
    let worth = |yaku: Yaku| {
        let worth = rules.yaku.get(yaku).worth;
        (worth.unit, worth.amount(melds == Melds::Closed))
    };
    let upgraded = riichi.tenhou_upgrade == TenhouUpgrade::On && all.has(Yaku::Tenhou);
    let double = riichi::double_form(yaku).filter(|_| upgraded);
    let (unit, amount) = worth(yaku);
    let raised = double.map_or(amount, |double| worth(double).1.max(amount));
    (unit, raised)
}
