use std::rc::Rc;

use tensu_learn::practice::{Answer, Drill, Form};

use super::{Questions, Quiz};
use crate::model::active_rules::ActiveRules;
use crate::model::embed::Frame;
use crate::model::entry::Entry;
use crate::model::site::names::Name;

fn rules(id: &str) -> ActiveRules {
    ActiveRules::by_id(id).expect("a ruleset")
}

/// The questions where a page wants this, and the number of things that it cannot have.
fn asked(wanted: &[(Name, &str)], entry: &Entry) -> (Questions, usize) {
    let mut frame = Frame::default();
    for (name, value) in wanted {
        frame.quiz.set(*name, Some((*value).to_owned()));
    }
    let (asked, bads) = Questions::of(&frame, entry, (20_783, 1));
    (asked.expect("a question"), bads.len())
}

/// Seven pairs have 25 fu, and a self-drawn pinfu has 20.
#[test]
fn a_flat_number_of_fu_is_asked_as_a_whole() {
    for (hand, fu) in [
        ("1133m5577p22446s+6s ron", 25),
        ("234456m67p34588s+5p tsumo", 20),
    ] {
        let question = hand.parse().expect("a hand");
        let entry = Entry::new(rules("ema_2025"), question);
        let (asked, bads) = asked(&[(Name::Form, "fu")], &entry);
        assert_eq!((bads, asked.problems[0].form), (0, Form::Sum), "{hand}");
        assert_eq!(asked.problems[0].question, entry.question(), "{hand}");
        let task = &asked.problems[0].tasks[0];
        assert_eq!(task.answers[task.right], Answer::Number(fu), "{hand}");
    }
}

#[test]
fn the_hand_of_the_day_is_asked_as_the_page_wants_it() {
    let entry = Entry::default();
    for drill in ["day", "week"] {
        let (whole, _) = asked(&[(Name::Drill, drill)], &entry);
        let (price, bads) = asked(&[(Name::Drill, drill), (Name::Form, "price")], &entry);
        let form = |asked: &Questions| asked.problems[0].form;
        assert_eq!((form(&whole), form(&price)), (Form::Whole, Form::Price));
        assert_eq!(bads, 0);
        assert_eq!(whole.problems[0].question, price.problems[0].question);
    }
}

#[test]
fn where_nothing_more_is_found_it_is_over() {
    let (first, _) = asked(&[(Name::More, "")], &Entry::default());
    let quiz = |asked: Questions| {
        let problem = asked.problems[0].clone();
        let mut quiz = Quiz::begin(Rc::new(asked), problem, 0.0);
        assert!(!quiz.is_over());
        quiz.tell(1.0);
        quiz
    };
    assert!(!quiz(first.clone()).is_over());
    // These rules count no fu.
    let none = quiz(Questions {
        rules: rules("korean"),
        more: Some((Drill::of(Form::Sum), 1)),
        ..first
    });
    assert!(none.is_over());
}

/// Of a table of a few cells each question is another one than the last, and a table of one cell goes on with it.
#[test]
fn one_cell_is_not_asked_twice_running() {
    let run = |drill: &str| {
        let wanted = [(Name::Drill, drill), (Name::More, ""), (Name::Seed, "3")];
        let (asked, bads) = asked(&wanted, &Entry::default());
        assert_eq!(bads, 0, "{drill}");
        let problem = asked.problems[0].clone();
        let mut quiz = Quiz::begin(Rc::new(asked), problem, 0.0);
        let mut same = 0;
        for _ in 0..30 {
            quiz.tell(1.0);
            let next = quiz.next.take().expect("one more");
            same += usize::from(next.asks_same(&quiz.problem));
            quiz.at += 1;
            quiz.put(next, 2.0);
        }
        same
    };
    assert_eq!(run("table;by=ron;seat=S;han=2-3;fu=30,40"), 0);
    assert_eq!(run("table;by=ron;seat=S;han=2;fu=30"), 30);
}
