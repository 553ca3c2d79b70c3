//! Wins as somebody counted them, without tiles: by yaku and fu, or by han and fu, with the payments.
//!
//! The same functions make the payments as for a hand with tiles. Combinations that are known to be impossible are refused
//! ([`bar`]); all others are allowed.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::engine::additive;
use crate::engine::riichi;
use crate::hand::question::{By, Liable, MOST, Question};
use crate::result::refusal::{Conflict, Field, Refusal, Refusals};
use crate::result::score::{Missed, Payment, Reached, Step};
use crate::result::why::MissReason;
use crate::rulebook::{
    AdditiveRules, Completion, Limit, RiichiRules, Rules, Stacking, System, TenhouUpgrade,
};
use crate::tiles::Wind;
use crate::yaku::{Unit, Yaku, YakuSet};

pub use crate::result::why::Bar;
pub use again::Again;
pub(crate) use base::by_base;
pub use choice::{bar, choices, fit, most, toggle};
pub use fu::fu;
pub use grid::{Priced, prices};
pub(crate) use most::most_yakuman;

mod again;
mod base;
mod brought;
mod certain;
#[cfg(feature = "chinese")]
mod chinese;
mod choice;
mod fu;
mod grid;
mod liable;
mod most;
mod needs;

/// The winner, the way of winning, and what lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The winner's seat.
    pub seat: Wind,
    /// The wind of the round, if it is said: it may be that of the seat, so that one triplet is both yaku.
    pub round: Option<Wind>,
    /// The way of winning: tsumo or ron.
    pub by: By,
    /// The discarder, if named.
    pub from: Option<Wind>,
    /// Honba on the table.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
}

impl Table {
    /// Returns the table of a question.
    pub const fn of(question: &Question) -> Self {
        Self {
            seat: question.seat,
            round: Some(question.round),
            by: question.by,
            from: question.from,
            honba: question.honba,
            sticks: question.sticks,
        }
    }
}

/// Melds other than closed kans, as far as a count asks: none or some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Melds {
    /// It has none.
    #[default]
    Closed,
    /// It has some.
    Open,
}

/// Yaku, dora and fu, as somebody counted them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The yaku.
    pub yaku: YakuSet,
    /// The hand as open or closed.
    pub melds: Melds,
    /// Han from dora of all kinds; flowers, where each counts.
    pub dora: u8,
    /// Fu, rounded; `None` where they do not count.
    pub fu: Option<u16>,
    /// The yaku that count more than once.
    pub again: Again,
}

/// The way in which a win is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// By its yaku.
    Yaku(Chosen),
    /// By han, dora included, and fu if they count.
    Han(u8, Option<u16>),
    /// By units of yakuman, as in the hand; the ruleset's maximum is paid if there are more.
    Yakuman(u8),
    /// By points that add up, bonuses included.
    Points(u16),
}

/// The payments of such a win, and how they came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Han in all; `None` for yakuman.
    pub han: Option<u8>,
    /// Fu, rounded; `None` where they do not count.
    pub fu: Option<u16>,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// Units of yakuman; 0 without one and for a counted yakuman.
    pub yakuman: u8,
    /// Points, in additive rulesets.
    pub points: Option<u16>,
    /// The payments, one for each payer.
    pub payments: Vec<Payment>,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// All payments and the sticks.
    pub total: u32,
    /// The arithmetic, in order, as far as it does not need the tiles.
    pub steps: Vec<Step>,
}

/// Works out the payments of a win as somebody counted it; nobody is liable.
///
/// ```
/// use tensu::quick::{Chosen, Counted, Table, price};
/// use tensu::{Ruleset, Yaku};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// let table = Table::of(&"ron seat:S honba:1".parse().unwrap());
/// assert_eq!(price(&table, &Counted::Han(3, Some(30)), rules).unwrap().total, 3_900 + 300);
/// // Riichi, pinfu, tanyao and a dora: 30 fu 4 han.
/// let yaku = [Yaku::Riichi, Yaku::Pinfu, Yaku::Tanyao].into_iter().collect();
/// let chosen = Chosen { yaku, dora: 1, fu: Some(30), ..Chosen::default() };
/// assert_eq!(price(&table, &Counted::Yaku(chosen), rules).unwrap().total, 7_700 + 300);
/// ```
///
/// # Errors
/// Everything that is impossible about the table: a seat where nobody sits, a discarder who is the winner or who is
/// named for a self-draw, more honba or sticks than any table has. Otherwise the first thing wrong with the count: not
/// one of this ruleset, yaku that no hand has together, no yaku, fu that are impossible or missing, too few han or
/// points.
pub fn price(table: &Table, counted: &Counted, rules: &Rules) -> Result<Quote, Refusals> {
    price_with(table, counted, &[], rules)
}

/// Works out the same with players who are liable.
pub(crate) fn price_with(
    table: &Table,
    counted: &Counted,
    liable: &[Liable],
    rules: &Rules,
) -> Result<Quote, Refusals> {
    check(rules, table)?;
    liable::check(rules, table, counted, liable)?;
    Ok(match (&rules.system, counted) {
        (System::Riichi(riichi), counted) => {
            let sum = counted_sum(rules, riichi, table, counted)?;
            paid(rules, riichi, table, sum, liable)?
        }
        (System::Additive(additive), &Counted::Points(points)) => {
            let least = additive::least(rules, additive);
            if points < least {
                let possible = [["≥", &least.to_string()].concat()].into();
                return Err(Refusal::Value(Field::Points, points.to_string(), possible).into());
            }
            let cap = additive.cap_of(points);
            by_points(rules, additive, table, points, cap, false)
        }
        #[cfg(feature = "chinese")]
        (System::Additive(additive), Counted::Yaku(chosen)) => match &additive.chinese {
            Some(chinese) => chinese::price(rules, additive, chinese, table, chosen)?,
            None => return Err(Refusal::Missing(Field::Points).into()),
        },
        (System::Additive(_), _) => return Err(Refusal::Missing(Field::Points).into()),
    })
}

fn check(rules: &Rules, table: &Table) -> Result<(), Refusals> {
    let mut wrong = Vec::new();
    let seats = rules.seats.winds();
    for (field, seat) in [(Field::Seat, Some(table.seat)), (Field::From, table.from)] {
        if let Some(seat) = seat.filter(|seat| !seats.contains(seat)) {
            wrong.push(Refusal::Impossible(Conflict::NoSuchSeat(field, seat)));
        }
    }
    match (table.by, table.from) {
        (By::Tsumo, Some(_)) => wrong.push(Refusal::Impossible(Conflict::FromOnTsumo)),
        (By::Ron, Some(from)) if from == table.seat => {
            wrong.push(Refusal::Impossible(Conflict::FromSelf));
        }
        _ => {}
    }
    for (n, field) in [(table.honba, Field::Honba), (table.sticks, Field::Sticks)] {
        if n > MOST {
            wrong.push(Refusal::TooLarge(field));
        }
    }
    Refusals::none_of(wrong)
}

/// A hand of han or yakuman before payment.
struct UnpaidHand {
    han: Option<u8>,
    fu: Option<u16>,
    yakuman: u8,
    base: u32,
    limit: Option<Limit>,
    steps: Vec<Step>,
}

fn counted_sum(
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
            let units = units.min(most::most_units(rules, riichi, table));
            of_yakuman(riichi, [units].into_iter())
        }
        Counted::Points(_) => Err(Refusal::Missing(Field::Han)),
    }
}

fn paid(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    mut sum: UnpaidHand,
    liable: &[Liable],
) -> Result<Quote, Refusal> {
    let bill = riichi::Bill {
        rules,
        riichi,
        seat: table.seat,
        by: table.by,
        from: table.from,
        honba: table.honba,
    };
    let shares = liable::shares(rules, riichi, &sum, liable)?;
    let payments = bill.payments(sum.base, &shares, &mut sum.steps);
    let (count, sticks) = (table.sticks, table.sticks.saturating_mul(rules.stick()));
    if count > 0 {
        let points = sticks;
        sum.steps.push(Step::Sticks { count, points });
    }
    Ok(Quote {
        han: sum.han,
        fu: sum.fu,
        limit: sum.limit,
        yakuman: sum.yakuman,
        points: None,
        total: Payment::sum(&payments).saturating_add(sticks),
        payments,
        sticks,
        steps: sum.steps,
    })
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

/// Returns the unit and amount of a yaku among all that a hand has: tenhou may raise others to their double form.
fn amount(
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

/// Works out a hand by its yaku: the higher in place of the lower, yakuman alone, a mangan at least.
fn of_yaku(
    rules: &Rules,
    riichi: &RiichiRules,
    table: &Table,
    chosen: &Chosen,
) -> Result<UnpaidHand, Refusal> {
    let yaku = choice::counting(rules, table, chosen)?;
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

/// Works out a hand of so many points, or of the cap where there are more; `robbed` is `true` if the tile came from a
/// kan.
fn by_points(
    rules: &Rules,
    additive: &AdditiveRules,
    table: &Table,
    points: u16,
    cap: Option<u16>,
    robbed: bool,
) -> Quote {
    let mut steps = alloc::vec![Step::Points { sum: points, cap }];
    let points = cap.unwrap_or(points);
    let won = additive::PaidWin {
        seat: table.seat,
        by: table.by,
        from: table.from,
        robbed,
        liable: None,
    };
    let payments = additive::payments(rules, additive, won, points, &mut steps);
    Quote {
        han: None,
        fu: None,
        limit: None,
        yakuman: 0,
        points: Some(points),
        total: Payment::sum(&payments),
        payments,
        sticks: 0,
        steps,
    }
}

/// Lists every way to count a win without its yaku, in order: han until the payments stay the same, then yakuman, or
/// the least number of points.
pub fn counts(rules: &Rules) -> Vec<Counted> {
    match &rules.system {
        System::Riichi(riichi) => base::counts(rules, riichi).collect(),
        System::Additive(additive) => {
            alloc::vec![Counted::Points(additive::least(rules, additive))]
        }
    }
}

/// Returns whether a ruleset asks for certainty that a hand's yaku alone do not show.
const fn must_be_certain(riichi: &RiichiRules) -> bool {
    matches!(riichi.completion, Completion::EveryWait)
}
