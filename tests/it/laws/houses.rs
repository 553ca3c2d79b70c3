//! House rules: every rule of every ruleset with every value that it can have.

use tensu::Ruleset;
use tensu::rules::{self, HouseRule, Setting, house_rules};
use tensu::score;

use super::table;
use crate::random::Random;
use crate::shared::deal;
use crate::shared::houses::values;

/// A ruleset with one rule changed, for each rule and value that it takes.
pub(crate) fn all(base: &Ruleset) -> Vec<(String, Ruleset)> {
    let mut found = Vec::new();
    for (rule, _) in base.settings() {
        for value in values(rule, base) {
            let mut house = base.clone();
            if house.change(rule.id, &value).is_ok() {
                found.push((format!("{} {} = {value:?}", base.id, rule.id), house));
            }
        }
    }
    found
}

/// Every change of one rule that the ruleset takes.
pub(crate) fn all_settings(base: &Ruleset) -> Vec<(&'static str, Setting)> {
    let goes = |id, value: &Setting| base.clone().change(id, value).is_ok();
    let of = |rule: &'static HouseRule| {
        let values = values(rule, base).into_iter();
        values.filter_map(move |value| goes(rule.id, &value).then_some((rule.id, value)))
    };
    base.settings().flat_map(|(rule, _)| of(rule)).collect()
}

/// Changes one rule of the ruleset by chance.
pub(crate) fn any(base: &Ruleset, random: &mut Random) -> Ruleset {
    let known: Vec<&HouseRule> = base.settings().map(|(rule, _)| rule).collect();
    loop {
        let rule = random.pick(&known);
        let values = values(rule, base);
        let mut house = base.clone();
        let value = &values[random.below(values.len())];
        if house.change(rule.id, value).is_ok() {
            return house;
        }
    }
}

#[test]
fn every_house_rule_keeps_the_laws() {
    let mut random = Random::new(61);
    let mut tried = 0;
    for base in rules::all() {
        for (name, house) in all(base) {
            for _ in 0..5 {
                let question = deal::hand(&mut random, &house);
                if let Ok(score) = score(&question, &house) {
                    table::keeps_the_laws(&question, &house, &score, &name);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 5_000, "{tried} hands are few");
}

/// Every rule is tried with two values at least, or nothing is tried.
#[test]
fn every_rule_has_values_to_try() {
    for rule in house_rules() {
        let known = rules::all().filter(|rules| (rule.get)(rules).is_some());
        let most = known.map(|rules| values(rule, rules).len()).max();
        assert!(most >= Some(2), "{}", rule.id);
    }
}
