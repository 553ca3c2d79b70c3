//! A hand under some rules beside the cheat sheet's.

use alloc::vec::Vec;

use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::rules::{DEFAULT, Ruleset, score};
use tensu::score::Payment;

/// Returns the payments for a hand under some rules; none if it does not win.
pub(crate) fn paid(hand: &Question, rules: &Ruleset) -> Vec<Payment> {
    let score = score(&hand.adapted(rules), rules);
    score.map_or_else(|_| Vec::new(), |score| score.payments)
}

/// Returns the points of the payments, the lowest first, whoever pays them.
pub(crate) fn amounts(payments: &[Payment]) -> Vec<u32> {
    let mut all: Vec<u32> = payments.iter().map(Payment::points).collect();
    sort_by_key(&mut all, |&one| one);
    all
}

/// Returns whether these rules pay a hand otherwise than the cheat sheet.
pub(crate) fn differs(hand: &Question, rules: &Ruleset) -> bool {
    amounts(&paid(hand, rules)) != amounts(&paid(hand, DEFAULT))
}

/// Returns whether the rules are of a riichi game with fu, for as many players as the cheat sheet's.
pub(crate) fn is_like(rules: &Ruleset) -> bool {
    rules.is_riichi() && rules.seats == DEFAULT.seats && rules.counts_fu()
}
