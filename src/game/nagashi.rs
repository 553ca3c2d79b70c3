//! Discards that are a mangan (nagashi mangan).

use crate::engine::riichi;
use crate::game::{Changes, unchanged, wrong_seats};
use crate::hand::question::MOST;
use crate::result::refusal::{Field, Refusal, Refusals, Rule};
use crate::rulebook::{Nagashi, NagashiHonba, RiichiRules, Rules};
use crate::tiles::Wind;

/// Settles a drawn hand in which the discards of these players were nothing but terminals and honors, none called: each
/// is paid like a self-drawn mangan, with honba where the rules pay them ([`NagashiHonba`]), and the payments add up.
/// Source: seeds 000 and 002; several players: rules.md says nothing, so each is paid as if alone.
///
/// ```
/// use tensu::{Ruleset, Wind, game::nagashi};
/// let changes = nagashi(&[Wind::East], 1, Ruleset::by_id("cheatsheet").unwrap()).unwrap();
/// assert_eq!(changes[0], (Wind::East, 3 * 4_100));
/// ```
///
/// # Errors
/// A ruleset without nagashi mangan, nobody named, a seat where nobody sits or that is named twice, more honba than any
/// table has.
pub fn nagashi(seats: &[Wind], honba: u32, rules: &Rules) -> Result<Changes, Refusals> {
    let mut wrong = wrong_seats(rules, Field::Seats, seats);
    if seats.is_empty() {
        wrong.push(Refusal::Missing(Field::Seats));
    }
    if honba > MOST {
        wrong.push(Refusal::TooLarge(Field::Honba));
    }
    let played = rules.game.nagashi == Nagashi::Mangan;
    let Some(riichi) = rules.riichi().filter(|_| played) else {
        return Err(Refusals::with(wrong, Refusal::NotLegal(Rule::Nagashi)));
    };
    Refusals::none_of(wrong)?;
    let honba = match rules.game.nagashi_honba {
        NagashiHonba::Paid => honba,
        NagashiHonba::Unpaid => 0,
    };
    let mut changes = unchanged(rules);
    for &winner in seats {
        mangan(rules, riichi, winner, honba, &mut changes);
    }
    Ok(changes)
}

/// Pays a self-drawn mangan without a hand.
pub(crate) fn mangan(
    rules: &Rules,
    riichi: &RiichiRules,
    winner: Wind,
    honba: u32,
    changes: &mut Changes,
) {
    for (from, points) in riichi::mangan_payments(rules, riichi, winner, honba) {
        changes.give(from, -i64::from(points));
        changes.give(winner, points.into());
    }
}

/// Returns the ids of the facts of a ruleset ([`reference::assumed`](crate::reference::assumed)) on which a nagashi
/// mangan with so many honba depends.
pub const fn nagashi_facts(honba: u32, rules: &Rules) -> &'static [&'static str] {
    match (honba, rules.game.nagashi_honba) {
        (0, _) => &["nagashi"],
        (_, NagashiHonba::Unpaid) => &["nagashi", "nagashi_honba"],
        (_, NagashiHonba::Paid) => &["nagashi", "nagashi_honba", "honba"],
    }
}
