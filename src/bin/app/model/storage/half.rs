//! Half-done things: a win that is told at the table, a hand that is entered for it, a score without tiles, the rest
//! that is told of a hand where it is settled up; and the days of the evenings that are shown.

use super::cell::{kept_here, write};
use crate::model::errand::Errand;
use crate::model::trouble::Trouble;

const SHEET: &str = "tensu/sheet";
const ERRAND: &str = "tensu/errand";
const DEAL: &str = "tensu/deal";
const QUICK: &str = "tensu/quick";
const COUNTED: &str = "tensu/counted";
const SETTLED: &str = "tensu/settled";
const SEASON: &str = "tensu/season";
const GIVEN: &str = "tensu/given";
const LOGS: &str = "tensu/logs";

/// Keeps the half-told win at the table.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_sheet(text: &str) -> Result<(), Trouble> {
    save(SHEET, text)
}

/// The half-told win at the table.
pub(crate) fn load_sheet() -> String {
    kept_here(SHEET)
}

/// Keeps the errand: the page for which the hand is entered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_errand(errand: Option<&Errand>) -> Result<(), Trouble> {
    save(ERRAND, &errand.map(Errand::text).unwrap_or_default())
}

/// The errand: the page for which the hand is entered.
pub(super) fn load_errand() -> Option<Errand> {
    Errand::read(&kept_here(ERRAND))
}

/// Keeps the number of hands that have come: what is told of one ends with it.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_deal(deal: u32) -> Result<(), Trouble> {
    let text = Some(deal).filter(|deal| *deal > 0);
    save(DEAL, &text.map(|deal| deal.to_string()).unwrap_or_default())
}

/// The number of hands that have come.
pub(super) fn load_deal() -> u32 {
    kept_here(DEAL).parse().unwrap_or_default()
}

/// Keeps the taps for a score without tiles.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_quick(text: &str) -> Result<(), Trouble> {
    save(QUICK, text)
}

/// The taps for a score without tiles.
pub(crate) fn load_quick() -> String {
    kept_here(QUICK)
}

/// Keeps the winners without tiles.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_counted(text: &str) -> Result<(), Trouble> {
    save(COUNTED, text)
}

/// The winners without tiles.
pub(crate) fn load_counted() -> String {
    kept_here(COUNTED)
}

/// Keeps the rest that is told of a hand that is settled up.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_settled(text: &str) -> Result<(), Trouble> {
    save(SETTLED, text)
}

/// The rest that is told of a hand that is settled up.
pub(crate) fn load_settled() -> String {
    kept_here(SETTLED)
}

/// Keeps the choice of days whose evenings are shown.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_season(text: &str) -> Result<(), Trouble> {
    save(SEASON, text)
}

/// The choice of days whose evenings are shown.
pub(crate) fn load_season() -> String {
    kept_here(SEASON)
}

/// Keeps the text of the logs that are offered.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_given(text: &str) -> Result<(), Trouble> {
    save(GIVEN, text)
}

/// The text of the logs that are offered.
pub(crate) fn load_given() -> String {
    kept_here(GIVEN)
}

/// Keeps the texts of logs whose games are kept.
///
/// # Errors
/// No storage, or no room in it.
pub(crate) fn save_logs(text: &str) -> Result<(), Trouble> {
    save(LOGS, text)
}

/// The texts of logs whose games are kept.
pub(crate) fn load_logs() -> String {
    kept_here(LOGS)
}

/// Writes a text that is not there yet: a player who never begins has nothing under the key.
fn save(key: &str, text: &str) -> Result<(), Trouble> {
    if text == kept_here(key) {
        return Ok(());
    }
    write(key, text)
}
