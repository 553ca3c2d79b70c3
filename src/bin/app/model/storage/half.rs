//! What is half done: a win that is told at the table, a hand that is entered for it, a price without tiles, what is told of a
//! hand where it is settled up.

use super::{Trouble, kept_here, write};
use crate::model::errand::Errand;

const SHEET: &str = "tensu/sheet";
const ERRAND: &str = "tensu/errand";
const DEAL: &str = "tensu/deal";
const QUICK: &str = "tensu/quick";
const COUNTED: &str = "tensu/counted";
const SETTLED: &str = "tensu/settled";
const SEASON: &str = "tensu/season";

/// Keeps what is half told at the table.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_sheet(text: &str) -> Result<(), Trouble> {
    save(SHEET, text)
}

/// What was half told at the table.
pub(crate) fn load_sheet() -> String {
    kept_here(SHEET)
}

/// Keeps for which page the hand is entered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_errand(errand: Option<&Errand>) -> Result<(), Trouble> {
    save(ERRAND, &errand.map(Errand::text).unwrap_or_default())
}

/// For which page the hand is entered.
pub(super) fn load_errand() -> Option<Errand> {
    Errand::read(&kept_here(ERRAND))
}

/// Keeps how many hands have come: what is told of one ends with it.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_deal(deal: u32) -> Result<(), Trouble> {
    let text = Some(deal).filter(|deal| *deal > 0);
    save(DEAL, &text.map(|deal| deal.to_string()).unwrap_or_default())
}

/// How many hands have come.
pub(super) fn load_deal() -> u32 {
    kept_here(DEAL).parse().unwrap_or_default()
}

/// Keeps what was tapped for a price without tiles.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_quick(text: &str) -> Result<(), Trouble> {
    save(QUICK, text)
}

/// What was tapped for a price without tiles.
pub(crate) fn load_quick() -> String {
    kept_here(QUICK)
}

/// Keeps who won without tiles.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_counted(text: &str) -> Result<(), Trouble> {
    save(COUNTED, text)
}

/// Who won without tiles.
pub(crate) fn load_counted() -> String {
    kept_here(COUNTED)
}

/// Keeps what else is told of a hand that is settled up.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_settled(text: &str) -> Result<(), Trouble> {
    save(SETTLED, text)
}

/// What else is told of a hand that is settled up.
pub(crate) fn load_settled() -> String {
    kept_here(SETTLED)
}

/// Keeps of which days the evenings are shown.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_season(text: &str) -> Result<(), Trouble> {
    save(SEASON, text)
}

/// Of which days the evenings are shown.
pub(crate) fn load_season() -> String {
    kept_here(SEASON)
}

/// Writes what is not there yet: who never begins has nothing under the key.
fn save(key: &str, text: &str) -> Result<(), Trouble> {
    if text == kept_here(key) {
        return Ok(());
    }
    write(key, text)
}
