//! Building a hand: what is shown is what was asked for, by the second scorer, and what is lacking by the law.

use std::collections::BTreeSet;

use tensu::rules::CORE;
use tensu::{By, Question, Wind, score};
use tensu_learn::course::{Goal, Lack, WonBy};
use tensu_learn::practice::BadSpec;

use super::{lesson, rules};
use crate::shared::agree::translate;
use crate::shared::judge::{self, Outcome};

fn goal(text: &str) -> Goal {
    text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

fn lacks(goal_text: &str, hand: &str) -> Vec<Lack> {
    let hand: Question = hand.parse().expect("a hand");
    let score = score(&hand, rules("cheatsheet")).expect("a win");
    goal(goal_text).lacks(&hand, &score)
}

/// Each goal of each lesson, in all rulesets that count fu: hands as they were asked for, and more than one of them.
#[test]
fn what_is_shown_is_what_was_asked_for() {
    let mut met = BTreeSet::new();
    for rules in CORE.rulesets.iter().filter(|rules| rules.counts_fu()) {
        for goal in Goal::all() {
            let mut seen = BTreeSet::new();
            for seed in 0..3 {
                let Some(hand) = goal.show(seed, rules) else {
                    continue;
                };
                let said = || format!("{}: {goal}: {hand}", rules.id);
                let seats = rules.seats.winds().len();
                let judged = match judge::judge(&translate(&hand, seats), rules.id, &[]) {
                    Outcome::Won(answers) => answers,
                    Outcome::Refused(why) => panic!("{}: {why}", said()),
                };
                let own = &judged[0];
                let is_open = hand.melds.iter().any(|meld| meld.kind.opens());
                let paid: u32 = own.paid.values().map(|(hand, _)| hand).sum();
                assert!(goal.by.is_none_or(|by| by == hand.by), "{}", said());
                assert!(goal.open.is_none_or(|open| open == is_open), "{}", said());
                let is_dealer = hand.seat == Wind::East;
                assert!(
                    goal.dealer.is_none_or(|wanted| wanted == is_dealer),
                    "{}",
                    said()
                );
                assert!(
                    goal.fu.is_none_or(|fu| u32::from(fu) == own.fu),
                    "{}",
                    said()
                );
                assert!(
                    goal.han.is_none_or(|han| u32::from(han) == own.han),
                    "{}",
                    said()
                );
                assert!(
                    goal.points.is_none_or(|points| points == paid),
                    "{}",
                    said()
                );
                seen.insert(hand.to_string());
                met.insert(goal.to_string());
            }
            assert!(seen.len() != 1, "{}: {goal}", rules.id);
        }
    }
    let all: BTreeSet<String> = Goal::all().map(|goal| goal.to_string()).collect();
    assert_eq!(met, all);
}

/// Most rulesets have nearly all: whoever finishes a lesson finds something to build.
#[test]
fn a_lesson_that_ends_with_building_has_what_is_to_be_built() {
    for number in Goal::lessons() {
        assert!(tensu_learn::course::path(rules("ema_2025")).any(|one| one == lesson(number)));
        for id in ["cheatsheet", "ema_2025", "tenhou", "mleague", "wrc_2025"] {
            for goal in Goal::of_lesson(number) {
                assert!(goal.show(0, rules(id)).is_some(), "{id}: {goal}");
            }
        }
    }
    // Nothing to build where nobody counts fu.
    for id in ["korean", "sanma_ryanshi"] {
        let mut fu = Goal::all().filter(|goal| goal.fu.is_some());
        assert!(fu.all(|goal| goal.show(0, rules(id)).is_none()), "{id}");
    }
}

/// 20, 8 for 999s, 4 for 555p, 2 for the closed wait, 10 for a closed ron: 44, so 50; riichi, 1 han: 1,600 for a non-dealer.
#[test]
fn what_is_lacking_is_what_the_law_says() {
    let hand = "13m555p999s678s44z+2m ron riichi seat:S";
    assert_eq!(
        lacks("by=ron;open=no;fu=50;han=1;dealer=no;points=1600", hand),
        []
    );
    assert_eq!(
        lacks("by=tsumo;open=yes;fu=40;han=2;dealer=yes;points=2600", hand),
        [
            Lack::By(By::Ron),
            Lack::Closed,
            Lack::WonBy(WonBy::NonDealer),
            Lack::Han(Some(1)),
            Lack::Fu(Some(50)),
            Lack::Points(1_600),
        ]
    );
    // Honba is no part of what the hand is worth: 1,600 with two of them.
    assert_eq!(lacks("points=1600", &format!("{hand} honba:2")), []);
    // A closed kan does not open a hand; a called set does.
    assert_eq!(lacks("open=no", "123m456p78s99p[2222s]+9s tsumo"), []);
    // A yakuman has neither.
    let orphans = "19m19p19s1234567z+1z ron";
    assert_eq!(
        lacks("fu=40;han=4", orphans),
        [Lack::Han(None), Lack::Fu(None)]
    );
}

#[test]
fn a_goal_comes_back_from_its_text() {
    for goal in Goal::all() {
        assert_eq!(goal.to_string().parse(), Ok(goal));
    }
    let numbers: BTreeSet<u8> = Goal::all().filter_map(|goal| goal.number()).collect();
    assert_eq!(numbers.len(), Goal::all().count());
    assert_eq!(goal("fu=90").number(), None);
    let read = |text: &str| text.parse::<Goal>();
    let bad = |name: &str, value: &str| {
        Err(BadSpec::Value {
            name: name.to_owned(),
            value: value.to_owned(),
        })
    };
    assert_eq!(read("fu"), Err(BadSpec::Name("fu".to_owned())));
    assert_eq!(read("kans=1"), Err(BadSpec::Name("kans".to_owned())));
    assert_eq!(read("fu=40;fu=50"), Err(BadSpec::Twice("fu".to_owned())));
    assert_eq!(read("fu=10"), bad("fu", "10"));
    assert_eq!(read("by=luck"), bad("by", "luck"));
    assert_eq!(read("points=0"), bad("points", "0"));
}
