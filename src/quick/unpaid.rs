//! A hand of han or yakuman before payment.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::engine::riichi;
use crate::quick::count::{Chosen, Counted, Table};
use crate::quick::counting::{amount, counting};
use crate::quick::fu::{self, fu};
use crate::quick::most::most_units;
use crate::result::refusal::{Field, Refusal};
use crate::result::score::{Missed, Reached, Step};
use crate::result::why::MissReason;
use crate::rulebook::{Limit, RiichiRules, Rules, Stacking};
use crate::yaku::{Unit, YakuSet};

/// A hand of han or yakuman before payment.
pub(super) struct UnpaidHand {
    pub(super) han: Option<u8>,
    pub(super) fu: Option<u16>,
    pub(super) yakuman: u8,
    pub(super) base: u32,
    pub(super) limit: Option<Limit>,
    pub(super) steps: Vec<Step>,
}

pub(super) fn counted_sum(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    counted: &Counted,
) -> Result<UnpaidHand, Refusal> {
    match counted {
        Counted::Yaku(chosen) => of_yaku(rules, riichi, table, chosen),
        &Counted::Han(han, fu) => {
            minimum(riichi, table, han)?;
            of_han(rules, riichi, table, counted, (han, fu))
        }
        &Counted::Yakuman(units) => {
            // A cap is a step of its own.
            let units = units.min(most_units(rules, riichi, table));
            of_yakuman(riichi, [units].into_iter())
        }
        Counted::Points(_) => Err(Refusal::Missing(Field::Han)),
    }
}

fn minimum(riichi: &RiichiRules, table: &Table, have: u8) -> Result<(), Refusal> {
    // A win needs a han, whatever a house sets.
    let need = riichi.minimum.needed(table.honba).max(1);
    if have >= need {
        return Ok(());
    }
    Err(Refusal::BelowMinimum {
        have: have.into(),
        need: need.into(),
        unit: Unit::Han,
        held: None,
        missing: Vec::new(),
    })
}

/// Works out a hand by han and the fu given with them.
fn of_han(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    counted: &Counted,
    (han, given): (u8, Option<u16>),
) -> Result<UnpaidHand, Refusal> {
    let has_fu = rules.counts_fu();
    let given = given.filter(|_| has_fu);
    if let Some(given) = given
        && !fu::has(table, counted, given, rules)
    {
        let possible = fu(table, counted, rules);
        let possible = possible.iter().map(ToString::to_string).collect();
        return Err(Refusal::Value(Field::Fu, given.to_string(), possible));
    }
    if has_fu && given.is_none() && han < Limit::MANGAN_HAN {
        return Err(Refusal::Missing(Field::Fu));
    }
    let (base, limit) = riichi::value(riichi, han, given.unwrap_or_default());
    let mut steps = Vec::new();
    let fu = given.map(|fu| (fu, fu));
    riichi::steps(riichi, han, fu, (base, limit), &mut steps);
    Ok(UnpaidHand {
        han: Some(han),
        fu: given,
        yakuman: 0,
        base,
        limit,
        steps,
    })
}

fn of_yakuman(
    riichi: &RiichiRules,
    units: impl Iterator<Item = u8>,
) -> Result<UnpaidHand, Refusal> {
    let sum = match riichi.stacked_yakuman {
        Stacking::Add | Stacking::AddTo(_) => units.fold(0, u8::saturating_add),
        Stacking::Highest => units.max().unwrap_or(0),
    };
    if sum == 0 {
        return Err(Refusal::BelowMinimum {
            have: 0,
            need: 1,
            unit: Unit::Han,
            held: None,
            missing: Vec::new(),
        });
    }
    let cap = riichi.stacked_yakuman.cut(sum);
    let yakuman = cap.unwrap_or(sum);
    let points = Limit::Yakuman.base() * u32::from(yakuman);
    Ok(UnpaidHand {
        han: None,
        fu: None,
        yakuman,
        base: points,
        limit: Some(Limit::Yakuman),
        steps: alloc::vec![Step::Yakuman { sum, cap, points }],
    })
}

/// Works out a hand by its yaku: the higher in place of the lower, yakuman alone, a mangan at least.
fn of_yaku(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    chosen: &Chosen,
) -> Result<UnpaidHand, Refusal> {
    let yaku = counting(rules, table, chosen)?;
    let of = |unit: Unit| {
        let amounts = yaku.iter();
        let amounts = amounts.map(|one| amount(rules, riichi, yaku, chosen.melds, one));
        amounts.filter_map(move |(own, amount)| (own == unit).then_some(amount))
    };
    if of(Unit::Yakuman).next().is_some() {
        return of_yakuman(riichi, of(Unit::Yakuman));
    }
    let from_yaku = of(Unit::Han).fold(0, u8::saturating_add);
    let floor = of(Unit::Mangan).next().map(|_| UnpaidHand {
        han: Some(Limit::MANGAN_HAN),
        fu: None,
        yakuman: 0,
        base: Limit::Mangan.base(),
        limit: Some(Limit::Mangan),
        steps: alloc::vec![Step::Limit {
            limit: Limit::Mangan,
            points: Limit::Mangan.base(),
            reached: Reached::Yaku,
        }],
    });
    if from_yaku == 0 {
        return floor.ok_or(Refusal::NoYaku {
            missing: Vec::new(),
            need: riichi.minimum.needed(table.honba),
        });
    }
    let han = from_yaku.saturating_add(chosen.dora);
    let plain = of_han(
        rules,
        riichi,
        table,
        &Counted::Yaku(*chosen),
        (han, chosen.fu),
    );
    let plain = check_yaku(riichi, table, yaku, from_yaku).and(plain);
    if let Some(floor) = floor
        && plain.as_ref().map_or(true, |plain| plain.base < floor.base)
    {
        return Ok(floor);
    }
    let mut plain = plain?;
    let (yaku, dora) = (from_yaku, chosen.dora);
    plain.steps.insert(0, Step::Han { yaku, dora });
    Ok(plain)
}

/// Checks that the yaku have the han that a win takes, and are not all of the kind that is no win by itself.
fn check_yaku(riichi: &RiichiRules, table: &Table, yaku: YakuSet, have: u8) -> Result<(), Refusal> {
    let counts = |yaku| !riichi.minimum.not_alone.contains(&yaku);
    if !yaku.iter().any(counts) {
        let alone = |yaku| Missed {
            yaku,
            why: MissReason::NotAlone,
        };
        return Err(Refusal::NoYaku {
            missing: yaku.iter().map(alone).collect(),
            need: riichi.minimum.needed(table.honba),
        });
    }
    minimum(riichi, table, have)
}
