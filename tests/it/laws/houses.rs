//! House rules: every rule of every ruleset with every value that it can have.

use tensu::Ruleset;
use tensu::rules::{self, KNOBS, Knob, Setting};
use tensu::score;

use super::table;
use crate::random::Random;
use crate::shared::deal;

/// The values to try for a rule: its choices, or some of those that go.
fn values(knob: &Knob, rules: &Ruleset) -> Vec<Setting> {
    let numbers = |numbers: &[i64]| numbers.iter().map(|&n| Setting::Number(n)).collect();
    match knob.id {
        "red_fives" => [[0, 0, 0], [1, 1, 1], [0, 2, 4], [4, 4, 4]]
            .iter()
            .map(|reds| Setting::List(reds.iter().map(|&n| Setting::Number(n)).collect()))
            .collect(),
        "honba_value" => numbers(&[0, 100, 500, 10_000]),
        "yakuman_cap" => [numbers(&[1, 2, 7, 255]), vec![Setting::Null]].concat(),
        "score_cap" => [numbers(&[1, 5, 80, 60_000]), vec![Setting::Null]].concat(),
        "winning_bonus" => [
            numbers(&[1, 2, 3, 4, 5]),
            vec![Setting::Open(0), Setting::Open(1_000)],
        ]
        .concat(),
        _ => {
            let mut all: Vec<Setting> = knob
                .choices
                .iter()
                .map(|code| Setting::of_code(code))
                .collect();
            let members: Vec<_> = knob.members(rules).iter().map(|&(yaku, _)| yaku).collect();
            if !members.is_empty() {
                all.push(Setting::list([]));
                all.push(Setting::list(members.iter().copied()));
                all.extend(members.iter().map(|&yaku| Setting::list([yaku])));
            }
            all
        }
    }
}

/// A ruleset with one rule changed, for each rule and value that it takes.
pub(crate) fn all(base: &Ruleset) -> Vec<(String, Ruleset)> {
    let mut found = Vec::new();
    for (knob, _) in base.settings() {
        for value in values(knob, base) {
            let mut house = base.clone();
            if house.change(knob.id, &value).is_ok() {
                found.push((format!("{} {} = {value:?}", base.id, knob.id), house));
            }
        }
    }
    found
}

/// Every change of one rule that the ruleset takes.
pub(crate) fn all_settings(base: &Ruleset) -> Vec<(&'static str, Setting)> {
    let goes = |id, value: &Setting| base.clone().change(id, value).is_ok();
    let of = |knob: &'static Knob| {
        let values = values(knob, base).into_iter();
        values.filter_map(move |value| goes(knob.id, &value).then_some((knob.id, value)))
    };
    base.settings().flat_map(|(knob, _)| of(knob)).collect()
}

/// One of them.
pub(crate) fn any(base: &Ruleset, random: &mut Random) -> Ruleset {
    let knobs: Vec<&Knob> = base.settings().map(|(knob, _)| knob).collect();
    loop {
        let knob = random.pick(&knobs);
        let values = values(knob, base);
        let mut house = base.clone();
        let value = &values[random.below(values.len())];
        if house.change(knob.id, value).is_ok() {
            return house;
        }
    }
}

#[test]
fn every_house_rule_keeps_the_laws() {
    let mut random = Random::new(61);
    let mut tried = 0;
    for base in rules::ALL {
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
    for knob in KNOBS {
        let known = rules::ALL
            .iter()
            .filter(|rules| (knob.get)(rules).is_some());
        let most = known.map(|rules| values(knob, rules).len()).max();
        assert!(most >= Some(2), "{}", knob.id);
    }
}
