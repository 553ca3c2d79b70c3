//! The engine against the second scorers of [`crate::shared::judge`], which were written from the rules without seeing
//! it. `cargo xtask proof` does the same with a million hands of each ruleset.

use tensu::rules::Setting;
use tensu::{By, Question, Ruleset, rules};

use crate::helpers::share;
use crate::random::Random;
use crate::shared::agree::{Verdict, changes, compare};
use crate::shared::judge::Change;
use crate::shared::judge::tables::{self, Completion};
use crate::shared::{deal, digest, distance, houses, shapes};

/// Fails with some of the differences: they are enough to see what is wrong.
fn assert_none(found: &[String]) {
    let first = &found[..found.len().min(40)];
    assert!(
        found.is_empty(),
        "{} differences:\n{}",
        found.len(),
        first.join("\n")
    );
}

fn difference(question: &Question, rules: &Ruleset) -> Option<String> {
    difference_in(question, rules, &[])
}

fn difference_in(question: &Question, rules: &Ruleset, changes: &[Change]) -> Option<String> {
    match compare(question, rules, changes) {
        Verdict::Disagreed(text) => Some(text),
        Verdict::Agreed | Verdict::NotAsked(_) => None,
    }
}

#[test]
fn random_hands_of_every_ruleset() {
    const HANDS: usize = 1_500;
    let mut found = Vec::new();
    for rules in rules::all() {
        let mut random = Random::new(2);
        let hands = (0..HANDS).map(|_| deal::hand(&mut random, rules));
        // Some of each ruleset say more than many of the first.
        found.extend(
            hands
                .filter_map(|question| difference(&question, rules))
                .take(2),
        );
    }
    assert_none(&found);
}

#[test]
fn random_hands_of_house_rules() {
    const HOUSES: usize = 120;
    const HANDS: usize = 10;
    let mut found = Vec::new();
    for base in rules::all() {
        let mut random = Random::new(6);
        for _ in 0..HOUSES {
            let house = houses::some(base, &mut random);
            let changes = changes(&house);
            let hands = (0..HANDS).map(|_| deal::hand(&mut random, &house));
            found.extend(
                hands
                    .filter_map(|question| difference_in(&question, &house, &changes))
                    .take(1),
            );
        }
    }
    assert_none(&found);
}

/// Nearly all hands that are dealt are legal wins, so that the other tests are about something.
#[test]
fn what_is_dealt_is_legal() {
    const HANDS: usize = 500;
    for rules in rules::all() {
        let mut random = Random::new(3);
        let legal = |_: &usize| deal::hand(&mut random, rules).check(rules).is_ok();
        let share = (0..HANDS).filter(legal).count() * 100 / HANDS;
        assert!(
            share >= 97,
            "{}: {share} % of the hands are legal",
            rules.id
        );
    }
}

/// All winning hands of one suit and of honors, in turn under each ruleset and on each of their tiles.
#[test]
fn shapes_of_one_suit_and_of_honors() {
    let shapes = shapes::all();
    // One suit: four sets and a pair, and seven pairs that are not also two pairs of equal sequences. Honors: four
    // triplets of seven and one of three pairs, and seven pairs.
    assert_eq!(shapes.len(), 13_259 + 18 + 35 * 3 + 1);
    let all: Vec<&Ruleset> = rules::all().collect();
    let mut found = Vec::new();
    for (i, shape) in shapes.iter().enumerate() {
        let questions = shapes::questions(shape);
        let question = &questions[i / all.len() % questions.len()];
        found.extend(difference(question, all[i % all.len()]));
    }
    assert_none(&found);
}

/// Each shape with every winning tile, under the default rules: nothing but the tiles can make the difference.
#[test]
fn every_winning_tile_of_one_suit() {
    let mut found = Vec::new();
    for shape in shapes::all().iter().step_by(7) {
        let questions = shapes::questions(shape);
        let ron = questions.iter().filter(|question| question.by == By::Ron);
        found.extend(ron.filter_map(|question| difference(question, &rules::CHEATSHEET)));
    }
    assert_none(&found);
}

#[test]
fn waits_and_distances() {
    let mut random = Random::new(5);
    let mut found = Vec::new();
    let all: Vec<&Ruleset> = rules::all().collect();
    for i in 0..share(2_500) {
        found.extend(distance::disagreement(&mut random, all[i % all.len()]));
    }
    assert_none(&found);
}

/// The deals follow the engine's rulesets, so a rule that is missing there would never be tried: the tables that the
/// second scorers typed from rules.md say what has to be there.
#[test]
fn the_rulesets_are_those_of_the_text() {
    for rules in rules::all().filter(|rules| rules.is_riichi()) {
        let text = tables::rules(rules.id);
        let value = |id: &str| {
            let mut all = rules.settings();
            all.find(|(rule, _)| rule.id == id).map(|(_, value)| value)
        };
        let yes = |id: &str| value(id) == Some(Setting::Bool(true));
        let switches = [
            ("kan_dora", text.kan_dora),
            ("ura_dora", text.ura_dora),
            ("kan_liability", text.kan_liability),
            ("ryuuiisou_green", text.green_dragon_needed),
            ("tenhou_upgrade", text.tenhou_doubles),
        ];
        for (id, expected) in switches {
            assert_eq!(yes(id), expected, "{}: {id}", rules.id);
        }
        let completion = match text.completion {
            Completion::Off => "off",
            Completion::Iipeikou => "iipeikou",
            Completion::EveryYaku => "every_yaku",
        };
        let expected = Setting::Text(completion.to_owned());
        assert_eq!(value("completion"), Some(expected), "{}", rules.id);
        let Some(Setting::List(pao)) = value("pao") else {
            panic!("{}: no list of pao", rules.id);
        };
        let named = |id: &str| pao.contains(&Setting::Text(id.to_owned()));
        let all = text.pao.iter().all(|id| named(id)) && text.pao.len() == pao.len();
        assert!(all, "{}: {pao:?} or {:?}?", rules.id, text.pao);
        assert_eq!(rules.seats.winds().len(), text.players, "{}", rules.id);
        assert_eq!(rules.tiles.chi, text.players == 4, "{}", rules.id);
    }
}

/// Any change of any score is seen here, and has to be explained: see the head of the file.
#[test]
fn digests() {
    let lines = digest::read(include_str!("../digests.txt"));
    let known: Vec<&str> = lines.iter().map(|line| line.id.as_str()).collect();
    let ids: Vec<&str> = rules::all().map(|rules| rules.id).collect();
    assert_eq!(known, ids);
    let changed = |(line, rules): &(&digest::Line, &Ruleset)| {
        digest::digest(rules, digest::FIRST) != line.first
    };
    let changed: Vec<&str> = lines
        .iter()
        .zip(rules::all())
        .filter(changed)
        .map(|(line, _)| line.id.as_str())
        .collect();
    assert!(
        changed.is_empty(),
        "the responses of {} changed: if that is meant, `cargo xtask proof --digests --update` and a line in CHANGELOG.md",
        changed.join(", ")
    );
}
