//! Changes of the code that no other test noticed (`cargo xtask mutants`): each has a case here.

mod causes;
mod chart;
mod names;
mod table;

use tensu::{Question, Refusal, Refusals, Score, score};

use crate::helpers::ruleset;

fn scored(rules: &str, hand: &str) -> Score {
    let question: Question = hand.parse().expect("a hand");
    let score = score(&question, &ruleset(rules));
    score.unwrap_or_else(|why| panic!("{hand}: {why}"))
}

fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Everything that was refused; nothing for an answer.
fn reasons<T>(answer: Result<T, Refusals>) -> Vec<Refusal> {
    let refusals = answer.err();
    refusals.iter().flat_map(Refusals::iter).cloned().collect()
}

fn refused(rules: &str, question: &Question) -> Vec<Refusal> {
    reasons(score(question, &ruleset(rules)))
}
