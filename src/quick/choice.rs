//! Yaku that can be chosen, and which of them stand together.

use alloc::vec::Vec;

use crate::hand::question::By;
use crate::quick::brought::{brought, here, of_blocks};
#[cfg(feature = "chinese")]
use crate::quick::chinese;
use crate::quick::most::{any_table, most_yakuman};
use crate::quick::needs::{Needs, are_apart, method, seat};
use crate::quick::{Chosen, Counted, Melds, Table, counts, fu};
use crate::result::refusal::Refusal;
use crate::result::why::Bar;
use crate::rulebook::{PinfuTsumo, Rules};
use crate::tiles::Wind;
use crate::yaku::{Unit, Yaku, YakuSet};

/// The yaku of a declared riichi.
pub(super) const DECLARED: [Yaku; 3] = [Yaku::Riichi, Yaku::DoubleRiichi, Yaku::OpenRiichi];

/// Lists the yaku that can be chosen under a ruleset, in the order of the table; those of Chinese games the highest
/// first, none in other rulesets where points add up.
pub fn choices(rules: &Rules) -> impl Iterator<Item = Yaku> {
    #[cfg(feature = "chinese")]
    let own = rules.chinese().map(|_| chinese::choices(rules));
    #[cfg(not(feature = "chinese"))]
    let own = None::<Vec<Yaku>>;
    let riichi = Yaku::all().filter(|&yaku| rules.is_riichi() && rules.has(yaku));
    own.into_iter().flatten().chain(riichi)
}

/// Returns how often a yaku can count in a hand.
pub fn most(rules: &Rules, yaku: Yaku) -> u8 {
    #[cfg(feature = "chinese")]
    if rules.chinese().is_some() {
        return chinese::most(rules, yaku);
    }
    let _ = (rules, yaku);
    1
}

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

/// Returns why these needs do not fit the winner and the way of winning.
#[cfg(feature = "chinese")]
pub(super) fn by_needs(needs: &Needs, table: &Table) -> Option<Bar> {
    by_way(needs, table).or_else(|| by_seat(needs, table))
}

fn by_way(needs: &Needs, table: &Table) -> Option<Bar> {
    let (way, other) = match table.by {
        By::Tsumo => (method::TSUMO, Bar::RonOnly),
        By::Ron => (method::RON, Bar::TsumoOnly),
    };
    (needs.methods & way == 0).then_some(other)
}

fn by_seat(needs: &Needs, table: &Table) -> Option<Bar> {
    let (seat, other) = match table.seat {
        Wind::East => (seat::DEALER, Bar::OthersOnly),
        _ => (seat::OTHER, Bar::DealerOnly),
    };
    (needs.seats & seat == 0).then_some(other)
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

/// Returns the yaku that count: the chosen ones and those that come with them, without what another leaves out.
pub(super) fn whole(
    rules: &Rules,
    table: &Table,
    chosen: &Chosen,
    rather_not: Option<Yaku>,
) -> YakuSet {
    #[cfg(feature = "chinese")]
    if let Some(chinese) = rules.chinese() {
        return chinese::whole(rules, chinese, table, chosen);
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

/// Adds a yaku to the choice or takes it away, with all that then no longer counts. A yaku that can count several times
/// does so once more each time, and then not at all.
#[must_use]
pub fn toggle(table: &Table, chosen: &Chosen, yaku: Yaku, rules: &Rules) -> Chosen {
    let times = chosen.times(yaku);
    if times > 0 && times < most(rules, yaku) {
        return Chosen {
            again: chosen.again.with(yaku, times),
            ..*chosen
        };
    }
    let one = YakuSet::of(&[yaku]);
    let away = chosen.yaku.has(yaku);
    let toggled = if away {
        without(rules, table, chosen, yaku)
    } else if bar(table, chosen, yaku, rules).is_none() {
        chosen.yaku.or(one)
    } else {
        chosen.yaku
    };
    let chosen = Chosen {
        yaku: toggled,
        again: chosen.again.with(yaku, 0),
        ..*chosen
    };
    fitting(rules, table, &chosen, Some(yaku).filter(|_| away))
}

/// Takes a yaku away with all that came with it; the others bring back what is theirs.
fn without(rules: &Rules, table: &Table, chosen: &Chosen, away: Yaku) -> YakuSet {
    let mut left = *chosen;
    // Yaku that come with others stand behind them. For a yaku that counts several times, none is a step to a smaller
    // number.
    let others = chosen.yaku.iter().filter(|_| most(rules, away) == 1);
    let mut others: Vec<Yaku> = others.filter(|&yaku| yaku != away).collect();
    others.reverse();
    for yaku in others {
        let rest = Chosen {
            yaku: left.yaku.without(YakuSet::of(&[yaku])),
            ..left
        };
        if of_blocks(rules, table, &rest, None).has(yaku) {
            left = rest;
        }
    }
    left.yaku.without(YakuSet::of(&[away]))
}

/// Adapts a choice to a table: impossible yaku are removed, and fu become the nearest possible.
#[must_use]
pub fn fit(table: &Table, counted: &Counted, rules: &Rules) -> Counted {
    let nearest = |counted: &Counted, wanted: Option<u16>| {
        let wanted = wanted.unwrap_or(30);
        let possible = fu::fu(table, counted, rules).into_iter();
        possible.min_by_key(|fu| fu.abs_diff(wanted))
    };
    match *counted {
        Counted::Yaku(_) if choices(rules).next().is_none() => short(rules, *counted),
        Counted::Yaku(chosen) => {
            let chosen = fitting(rules, table, &chosen, None);
            let fu = nearest(&Counted::Yaku(chosen), chosen.fu);
            Counted::Yaku(Chosen { fu, ..chosen })
        }
        Counted::Han(..) => match short(rules, *counted) {
            Counted::Han(han, fu) => Counted::Han(han, nearest(&Counted::Han(han, None), fu)),
            other => other,
        },
        other => short(rules, other),
    }
}

/// Adapts a count to the ruleset: as many yakuman as it pays, or else its lowest count.
fn short(rules: &Rules, counted: Counted) -> Counted {
    let all = counts(rules);
    let counted = match (counted, rules.riichi()) {
        (Counted::Yakuman(units), Some(riichi)) => {
            Counted::Yakuman(units.min(most_yakuman(rules, riichi, any_table())))
        }
        (other, _) => other,
    };
    let has = |count: &Counted| match (*count, counted) {
        (Counted::Han(least, _), Counted::Han(han, _)) => han >= least,
        (Counted::Yakuman(_), Counted::Yakuman(units)) => units > 0,
        (Counted::Points(least), Counted::Points(points)) => points >= least,
        _ => false,
    };
    let first = all.first().copied().unwrap_or(counted);
    if all.iter().any(has) { counted } else { first }
}

/// Keeps the yaku that are possible together, in the order of the table, without those that then do not count.
fn fitting(rules: &Rules, table: &Table, chosen: &Chosen, rather_not: Option<Yaku>) -> Chosen {
    let mut kept = Chosen {
        yaku: YakuSet::NONE,
        ..*chosen
    };
    for yaku in chosen.yaku.iter() {
        let why = bar(table, &kept, yaku, rules);
        let fits = matches!(why, None | Some(Bar::Replaced(_) | Bar::Yakuman));
        kept.yaku = kept.yaku.with(yaku, fits);
    }
    kept.yaku = whole(rules, table, &kept, rather_not);
    kept.again = kept.again.of(kept.yaku);
    kept
}
