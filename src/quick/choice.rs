//! Yaku that can be chosen, and which of them stand together.

use alloc::vec::Vec;

use crate::quick::bar::bar;
use crate::quick::brought::of_blocks;
#[cfg(feature = "chinese")]
use crate::quick::chinese;
use crate::quick::count::{Chosen, Counted, Table};
use crate::quick::counting::whole;
use crate::quick::counts::counts;
use crate::quick::fu;
use crate::quick::most::{any_table, most_yakuman};
use crate::result::why::Bar;
use crate::rulebook::Rules;
use crate::yaku::{Yaku, YakuSet};

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
