//! Any hand that bytes can describe, under any ruleset and house rules: refused with reasons, or its result agrees with
//! itself.

use tensu::compare::compare;
use tensu::outlook::Outlook;
use tensu::reading::Shape;
use tensu::rules::Origin;
use tensu::score::{Payer, Payment};
use tensu::{Question, Ruleset, Score, Win, game, unconfirmed};
use tensu_wire::scored;
use tensu_words::EN;

use super::bytes::Bytes;
use super::{Sink, deal, laws, notation, one_in};

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let mut bytes = Bytes::new(input);
    let rules = deal::rules(&mut bytes);
    let question = deal::question(&mut bytes, &rules);
    let win = match question.check(&rules) {
        Ok(win) => win,
        Err(refusals) => {
            assert!(!refusals.to_string().is_empty());
            return out(&refusals);
        }
    };
    laws::readings(&win);
    match rules.score(&win) {
        Ok(score) => {
            laws::hold(&question, &rules, &score);
            if one_in(16, input) {
                settled(&question, &rules, &score);
                words(&score);
            }
            if one_in(256, input) {
                more(&question, &rules, &win, &score, out);
            }
            if one_in(16_384, input) {
                compared(&question, &rules, &score, out);
            }
            out(&score);
        }
        Err(refusal) => {
            assert!(!EN.refusal(&refusal).is_empty());
            out(&refusal);
        }
    }
    if one_in(64, input) {
        outlook(&question, &rules, &win);
    }
}

/// The table: what one gains the others lose, the sticks apart.
fn settled(question: &Question, rules: &Ruleset, score: &Score) {
    let table = game::settle(core::slice::from_ref(question), rules);
    match table {
        Ok(table) => {
            let sum: i64 = table.changes.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, i64::from(score.sticks), "{question}");
            let winner = table
                .changes
                .iter()
                .find(|(seat, _)| *seat == question.seat);
            assert_eq!(
                winner.map(|(_, points)| *points),
                Some(i64::from(score.total)),
                "{question}"
            );
        }
        Err(refusals) => {
            // Somebody pays, and nobody said who.
            let unknown = |payment: &Payment| !matches!(payment.from, Payer::Seat(_));
            let discarder = question.from.is_none() && score.payments.iter().any(unknown);
            assert!(discarder, "{question}: {refusals}");
        }
    }
}

/// Holds that every step, missed yaku and item of fu has words.
fn words(score: &Score) {
    for step in &score.steps {
        assert!(!EN.step(step).is_empty());
    }
    for missed in &score.missed {
        assert!(!EN.why(missed.why).is_empty());
    }
    for item in score.fu.iter().flat_map(|fu| &fu.items) {
        assert!(!EN.fu(item).is_empty());
    }
}

/// Holds the slower laws: the contract's answer, the doubts, the text form, the order of the tiles.
fn more(question: &Question, rules: &Ruleset, win: &Win<'_>, score: &Score, out: Sink<'_>) {
    notation::returns(question);
    let answer = serde_json::to_string(&scored(rules, win, score)).expect("a response is JSON");
    out(&answer);
    for doubt in unconfirmed::doubts(rules, win, score) {
        let origin = rules.origin(doubt.rule.id);
        let unknown = origin == Origin::Unconfirmed;
        assert!(unknown || origin.alone().is_some(), "{question}");
    }
    let mut other = question.clone();
    other.hand.reverse();
    other.melds.iter_mut().for_each(|meld| meld.tiles.reverse());
    other.dora[1.min(question.dora.len())..].reverse();
    let total = tensu::score(&other, rules).map(|score| score.total);
    assert_eq!(total, Ok(score.total), "{question}");
}

fn compared(question: &Question, rules: &Ruleset, score: &Score, out: Sink<'_>) {
    let all = compare(question, rules);
    let own = all.first().expect("the ruleset itself");
    assert_eq!(
        own.score.as_ref().map(|own| own.total),
        Ok(score.total),
        "{question}"
    );
    for other in &all {
        out(&other.score);
        out(&other.causes);
    }
}

/// A hand that won was waiting for its tile.
fn outlook(question: &Question, rules: &Ruleset, win: &Win<'_>) {
    let mut before = question.clone();
    before.win = None;
    let unrelated = win
        .readings()
        .iter()
        .all(|reading| reading.shape == Shape::Unrelated);
    match before.outlook(rules) {
        Some(Outlook::Waits(waits)) => {
            let found = waits.iter().find(|(kind, _)| *kind == win.kind());
            assert!(
                unrelated || found.is_some_and(|&(_, left)| left > 0),
                "{question}"
            );
        }
        other => assert!(unrelated, "{question}: {other:?}"),
    }
}
