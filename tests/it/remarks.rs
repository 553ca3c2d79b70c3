//! Every remark of every ruleset: a hand in which it appears and a near twin in which it does not.

use std::collections::BTreeSet;

use tensu::reference::Reference;
use tensu::rules::Setting;
use tensu::{Question, Ruleset, Yaku, rules, score};

use cases::CASES;

mod cases;
mod doubts;
mod kept;

/// The remarks of a hand, which must win: no hand that is refused has one, whatever it shows.
fn remarks(text: &str, rules: &Ruleset) -> Vec<&'static str> {
    let question: Question = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    let score = score(&question, rules).unwrap_or_else(|why| panic!("{}: {text}: {why}", rules.id));
    score.remarks.iter().map(|note| note.id).collect()
}

/// The cases, one for each ruleset.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, &'static str, &'static str)> {
    let each = |&(ids, remark, with, without): &'static (&'static str, _, _, _)| {
        ids.split(' ').map(move |id| (id, remark, with, without))
    };
    CASES.iter().flat_map(each)
}

#[test]
fn each_remark_appears_where_it_matters_and_only_there() {
    for (id, remark, with, without) in cases() {
        let rules = Ruleset::by_id(id).expect("a ruleset of the table");
        assert!(
            remarks(with, rules).contains(&remark),
            "{id}: no {remark}: {with}"
        );
        // A remark on every hand of a ruleset has no twin.
        assert!(
            without.is_empty() || !remarks(without, rules).contains(&remark),
            "{id}: {remark}: {without}"
        );
    }
}

#[test]
fn every_remark_has_a_case() {
    let cases: BTreeSet<_> = cases().map(|case| (case.0, case.1)).collect();
    for rules in rules::all() {
        for remark in rules.remarks() {
            assert!(
                cases.contains(&(rules.id, remark.id)),
                "{}: {}",
                rules.id,
                remark.id
            );
        }
    }
}

#[test]
fn remarks_are_unique_and_say_something() {
    for rules in rules::all() {
        let ids: BTreeSet<_> = rules.remarks().map(|remark| remark.id).collect();
        assert_eq!(ids.len(), rules.remarks().count(), "{}", rules.id);
        for remark in rules.remarks() {
            assert!(remark.text.ends_with('.'), "{}: {}", rules.id, remark.id);
        }
    }
}

/// The remark about open kans is made wherever the giver of a kan is liable, and nowhere else.
#[test]
fn a_house_that_makes_the_giver_of_a_kan_pay_says_of_which() {
    let id = "last_kan";
    let with = "34678p99p[1111s](7777z)+5p tsumo rinshan";
    let without = "34678p99p[1111s][7777z]+5p tsumo rinshan";
    for base in rules::CORE
        .rulesets
        .iter()
        .filter(|rules| rules.is_riichi())
    {
        for on in [true, false] {
            let mut house = (*base).clone();
            let changed = house.change("kan_liability", &Setting::Bool(on));
            changed.unwrap_or_else(|why| panic!("{}: {why:?}", base.id));
            let said = |hand: &str| {
                let question: Question = hand.parse().expect("a hand");
                let score = score(&question.adapted(&house), &house).expect("a score");
                score.remarks.iter().any(|note| note.id == id)
            };
            assert_eq!((said(with), said(without)), (on, false), "{}", base.id);
            let listed = Reference::of(&house).notes;
            assert_eq!(listed.iter().any(|note| note.id == id), on, "{}", base.id);
        }
    }
}

/// Ruleset, remark, the rule that it is about, another value that leaves the hand of the case a hand.
const CHANGED: &[(&str, &str, &str, &str)] = &[
    ("ari_ari", "double_wind_pair", "double_wind_pair_fu", "2"),
    ("ari_ari", "honba_ron", "honba_value", "500"),
    ("ari_ari", "pao_assumed", "pao", "daisangen"),
    ("ari_ari", "yakuman_add", "stacked_yakuman", "false"),
    ("cheatsheet", "open_30_not_25", "open_pinfu_fu", "20"),
    ("cheatsheet", "honba_value", "honba_value", "500"),
    ("cheatsheet", "pao_assumed", "pao", "daisangen"),
    ("cheatsheet", "yakuman_add", "stacked_yakuman", "false"),
    ("shanghai", "double_wind_pair", "double_wind_pair_fu", "4"),
    ("shanghai", "open_20", "open_pinfu_fu", "20"),
    ("shanghai", "counted_yakuman", "kazoe", "false"),
    ("shanghai", "honba", "honba_value", "500"),
    ("sanma_ryanshi", "completion", "completion", "off"),
    ("korean", "winning_bonus", "winning_bonus", "5"),
];

#[test]
fn what_a_house_changed_is_not_said_of_the_source() {
    for (id, remark, rule, value) in CHANGED {
        let base = Ruleset::by_id(id).unwrap_or_else(|| panic!("no {id}"));
        let case = cases().find(|case| (case.0, case.1) == (*id, *remark));
        let hand = case.unwrap_or_else(|| panic!("no case of {remark}")).2;
        let mut house = base.clone();
        let value = match *rule {
            "pao" => Setting::list([Yaku::Daisangen]),
            _ => Setting::of_code(value),
        };
        house
            .change(rule, &value)
            .unwrap_or_else(|why| panic!("{rule}: {why:?}"));
        let question: Question = hand.parse().unwrap_or_else(|why| panic!("{hand}: {why}"));
        let question = question.adapted(&house);
        let scored = score(&question, &house).unwrap_or_else(|why| panic!("{hand}: {why}"));
        assert!(
            scored.remarks.iter().all(|note| note.id != *remark),
            "{id} with {rule}: {remark}"
        );
    }
}
