//! Wins as somebody counted them, without tiles: by yaku and fu, or by han and fu, with the payments.
//!
//! The same functions make the payments as for a hand with tiles. Combinations that are known to be impossible are refused
//! ([`bar`]); all others are allowed.

use alloc::string::ToString;

use crate::engine::additive;
use crate::hand::question::Liable;
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::{Rules, System};

use paid::{check, paid};
use points::by_points;
use unpaid::counted_sum;

pub use crate::result::why::Bar;
pub use again::Again;
pub use bar::bar;
pub(crate) use base::by_base;
pub use choice::{choices, fit, most, toggle};
pub use count::{Chosen, Counted, Melds, Quote, Table};
pub use counts::counts;
pub use fu::fu;
pub use grid::{Priced, prices};
pub(crate) use most::most_yakuman;

mod again;
mod bar;
mod base;
mod brought;
mod certain;
#[cfg(feature = "chinese")]
mod chinese;
mod choice;
mod count;
mod counting;
mod counts;
mod fu;
mod grid;
mod liable;
mod most;
mod needs;
mod paid;
mod points;
mod unpaid;

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
            Some(chinese) => chinese::counted::price(rules, additive, chinese, table, chosen)?,
            None => return Err(Refusal::Missing(Field::Points).into()),
        },
        (System::Additive(_), _) => return Err(Refusal::Missing(Field::Points).into()),
    })
}
