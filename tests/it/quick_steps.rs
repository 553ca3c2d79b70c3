//! The arithmetic of a price without tiles is that of the hand.

use tensu::quick::{Counted, Price, Table, price};
use tensu::score::{Payer, Score, Step};
use tensu::{Question, Ruleset};

/// What a hand says to somebody who has counted it so: its price, and the steps that he can take. Fu are rounded already,
/// points are cut already, and han without yaku have no parts.
pub fn of_hand(score: &Score, counted: &Counted) -> Price {
    let in_short = matches!(counted, Counted::Han(..));
    let known = |step: &&Step| match step {
        Step::RoundFu { .. } => false,
        Step::Han { .. } => !in_short,
        _ => true,
    };
    let seen = |step: &Step| match (*step, score.points) {
        (Step::Points { .. }, Some(sum)) => Step::Points { sum, cap: None },
        (step, _) => step,
    };
    Price {
        han: score.han,
        fu: score.fu.as_ref().map(|fu| fu.rounded),
        limit: score.limit,
        yakuman: score.yakuman,
        points: score.points,
        payments: score.payments.clone(),
        sticks: score.sticks,
        total: score.total,
        steps: score.steps.iter().filter(known).map(seen).collect(),
    }
}

#[test]
fn every_step_of_30_fu_3_han() {
    let rules = Ruleset::by_id("cheatsheet").expect("a ruleset of the crate");
    let table = Table::of(&Question::default());
    let steps = price(rules, &table, &Counted::Han(3, Some(30)))
        .expect("a price")
        .steps;
    // 30 × 2⁵ = 960; the discarder pays four times that, rounded up to a full hundred.
    let share = Step::Share {
        from: Payer::Discarder,
        base: 960,
        sixths: 24,
        extra: 0,
        exact: 3_840,
        rounded: 3_900,
    };
    let base = Step::Base {
        fu: 30,
        han: 3,
        points: 960,
    };
    assert_eq!(steps, [base, share]);
}
