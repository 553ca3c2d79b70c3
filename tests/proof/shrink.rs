//! A hand on which the scorers disagree, made as plain as it can be.

use tensu::{Flag, Question, Riichi, Ruleset, Wind};

use crate::shared::agree::{Verdict, changes, compare};

/// Changes that are tried; each leaves a plainer question.
const WAYS: [fn(&mut Question); 12] = [
    |q| q.dora.clear(),
    |q| q.ura.clear(),
    |q| q.dora.truncate(1),
    |q| q.ura.truncate(1),
    |q| q.flowers.clear(),
    |q| q.norths = 0,
    |q| q.sticks = 0,
    |q| q.honba = 0,
    |q| q.from = None,
    |q| q.round = Wind::East,
    |q| q.riichi = Riichi::None,
    |q| q.hand.sort_unstable(),
];

/// Returns both answers to the plainest question that still shows a disagreement, under as few changed rules as show it.
pub fn shrink(question: &Question, rules: &Ruleset) -> String {
    let rules = &fewest(question, rules);
    let mut best = question.clone();
    let Verdict::Disagreed(mut text) = compare(&best, rules, &changes(rules)) else {
        return String::new();
    };
    for way in WAYS {
        let mut plainer = best.clone();
        way(&mut plainer);
        keep(plainer, &mut best, &mut text, rules);
    }
    for &flag in Flag::ALL {
        let mut plainer = best.clone();
        plainer.flags = plainer.flags.without(flag);
        keep(plainer, &mut best, &mut text, rules);
    }
    text
}

/// Rules set back one by one where that makes no difference.
fn fewest(question: &Question, rules: &Ruleset) -> Ruleset {
    let base = Ruleset::by_id(rules.id).expect("a ruleset to start from");
    let mut house = rules.clone();
    for (rule, _, own) in rules.differences(base) {
        let mut plainer = house.clone();
        let back = own.is_some_and(|own| plainer.change(rule.id, &own).is_ok());
        let disagrees = |house| {
            matches!(
                compare(question, house, &changes(house)),
                Verdict::Disagreed(_)
            )
        };
        if back && disagrees(&plainer) {
            house = plainer;
        }
    }
    house
}

fn keep(plainer: Question, best: &mut Question, text: &mut String, rules: &Ruleset) {
    if let (true, Verdict::Disagreed(why)) =
        (plainer != *best, compare(&plainer, rules, &changes(rules)))
    {
        *best = plainer;
        *text = why;
    }
}
