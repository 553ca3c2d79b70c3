//! Tests of lessons as somebody goes through them.

use std::rc::Rc;

use tensu_learn::course::{AnswerMode, Lesson, Meter, Sitting, Stage};
use tensu_learn::{Item, Log, Replica};
use yew::Reducible;

use super::{Course, CourseTap, CourseTapped};
use crate::model::active_rules::ActiveRules;

const TODAY: u16 = 20_000;

fn lesson(number: u8) -> &'static Lesson {
    Lesson::by_number(number).expect("a lesson")
}

fn rules(id: &str) -> ActiveRules {
    ActiveRules::by_id(id).expect("a ruleset")
}

fn tap(course: &Course, number: u8, tap: CourseTap) -> Course {
    let next = Rc::new(course.clone()).reduce(CourseTapped {
        tap,
        lesson: Some(lesson(number)),
        rules: rules("ema_2025"),
        seed: 7,
        today: TODAY,
        seconds: 3,
    });
    (*next).clone()
}

fn open(number: u8) -> Course {
    let course = Course::with(Log::default(), Replica::of(1), "");
    tap(&course, number, CourseTap::Open(lesson(number)))
}

fn sitting(course: &Course, number: u8) -> &Sitting {
    let begun = course.begun(lesson(number), &rules("ema_2025"));
    begun.expect("a lesson that was begun")
}

/// Answers the question on the screen, right or wrong.
fn answer(course: &Course, number: u8, right: bool) -> Course {
    let asked = sitting(course, number).asked().expect("a question").clone();
    let mut course = course.clone();
    for (at, part) in asked.parts.iter().enumerate() {
        let other = (part.right + 1) % part.choices.len();
        let given = if right { part.right } else { other };
        course = tap(&course, number, CourseTap::Choose(at, given));
    }
    if asked.way == AnswerMode::Tap {
        course = tap(&course, number, CourseTap::Tell);
    }
    course
}

/// Acceptance 4: the same question, the same answers, in the middle of one; and each lesson where it was left.
#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let mut course = open(3);
    course = tap(&course, 3, CourseTap::Next);
    course = tap(&course, 3, CourseTap::Next);
    course = tap(&course, 3, CourseTap::Choose(0, 1));
    course = tap(&course, 3, CourseTap::Choose(1, 0));
    course = tap(&course, 5, CourseTap::Open(lesson(5)));
    let again = Course::with(course.log.clone(), Replica::of(1), &course.text());
    assert_eq!(again, course);
    assert_eq!(sitting(&again, 3).given()[..3], [Some(1), Some(0), None]);
    assert_eq!(sitting(&again, 5).stage(), Stage::Card(0));
    for odd in [
        "",
        "x",
        "ema_2025\n99 1 0 0",
        "korean\n3 1 0 0",
        "ema_2025\n3 1 2 0\n9,9",
    ] {
        let course = Course::with(Log::default(), Replica::of(1), odd);
        for id in ["ema_2025", "korean"] {
            let found = course.begun(lesson(3), &rules(id));
            assert_eq!(found, None, "{odd}");
        }
        // A player who opens the lesson begins it.
        let opened = tap(&course, 3, CourseTap::Open(lesson(3)));
        assert_eq!(sitting(&opened, 3).stage(), Stage::Card(0), "{odd}");
    }
}

/// Learn asks no question again to say how far a lesson is.
#[test]
fn how_far_a_lesson_is_can_be_read_without_going_through_it() {
    let mut course = open(3);
    let far = |course: &Course| course.going(lesson(3), &rules("ema_2025"));
    assert_eq!(far(&course), None);
    for _ in 0..2 {
        course = tap(&course, 3, CourseTap::Next);
    }
    for right in [true, true, true, false] {
        course = tap(&answer(&course, 3, right), 3, CourseTap::Next);
    }
    // Two were asked with help; of the two others one was right, of five.
    assert_eq!(far(&course), Some((1, 5)));
    let again = Course::with(course.log.clone(), Replica::of(1), &course.text());
    assert_eq!(far(&again), Some((1, 5)));
    assert!(again.begun[0].sitting.get().is_none());
    assert_eq!(again.text(), course.text());
    // Old texts do not say it.
    let text = course.text();
    let (_, sitting) = text.split_once('\n').expect("a lesson");
    let old = format!("ema_2025\t0 7\n{sitting}");
    let old = Course::with(Log::default(), Replica::of(1), &old);
    assert_eq!(far(&old), Some((1, 5)));
}

#[test]
fn a_lesson_that_is_done_is_kept_and_what_was_wrong_comes_back() {
    let mut course = open(1);
    while matches!(sitting(&course, 1).stage(), Stage::Card(_)) {
        course = tap(&course, 1, CourseTap::Next);
    }
    course = answer(&course, 1, false);
    let item = sitting(&course, 1).taught()[0].0;
    assert_eq!(course.due(TODAY, &rules("tenhou")), [item]);
    while sitting(&course, 1).stage() != Stage::Done {
        course = tap(&course, 1, CourseTap::Next);
        if sitting(&course, 1).stage() == Stage::Asked {
            course = answer(&course, 1, true);
        }
    }
    assert!(course.is_done(lesson(1)));
    assert_eq!(course.log.lessons().collect::<Vec<_>>(), [(1, TODAY)]);
}

/// A hand whose han were told beforehand is none that was counted as a whole; its steps are in the log all the same.
#[test]
fn whole_hands_with_a_hint_do_not_count() {
    let mut course = open(7);
    course = tap(&course, 7, CourseTap::Next);
    for counted in [0, 0, 0, 1, 2] {
        course = answer(&course, 7, true);
        assert_eq!(sitting(&course, 7).stage(), Stage::Told);
        assert_eq!(Meter::of(&course.log).of, counted);
        assert!(
            course
                .log
                .tallies()
                .any(|(_, _, item, _)| item == Item::Han)
        );
        course = tap(&course, 7, CourseTap::Next);
    }
    // What was kept before is read as it was.
    let old = Log::read("tensu-learn:1\nd 20000 00ff whole + 3 1 20 0\n").expect("a log");
    assert_eq!((Meter::of(&old).right, Meter::of(&old).of), (3, 4));
}

/// The items that a question teaches share its time: no second is counted twice.
#[test]
fn the_seconds_of_a_question_are_shared() {
    let mut course = open(3);
    while matches!(sitting(&course, 3).stage(), Stage::Card(_)) {
        course = tap(&course, 3, CourseTap::Next);
    }
    let asked = sitting(&course, 3).asked().expect("a question").clone();
    for (at, part) in asked.parts.iter().enumerate() {
        let next = Rc::new(course).reduce(CourseTapped {
            tap: CourseTap::Choose(at, part.right),
            lesson: Some(lesson(3)),
            rules: rules("ema_2025"),
            seed: 7,
            today: TODAY,
            seconds: 5 * (at as u32 + 1),
        });
        course = (*next).clone();
    }
    let count = asked.parts.len() as u32;
    let seconds: Vec<u32> = course.log.tallies().map(|(.., one)| one.seconds).collect();
    assert!(count > 1 && seconds.len() > 1, "{count}");
    let of_each = 5 * count / seconds.len() as u32;
    assert!(seconds.iter().all(|one| *one == of_each), "{seconds:?}");
}

/// Nothing is told between twelve questions, and lessons that were known are kept as done.
#[test]
fn where_somebody_stands_is_kept() {
    let mut course = open(0);
    for nth in 0..12 {
        assert_eq!(sitting(&course, 0).stage(), Stage::Asked, "{nth}");
        course = answer(&course, 0, nth != 0);
    }
    assert_eq!(sitting(&course, 0).stage(), Stage::Done);
    let done: Vec<u8> = course.log.lessons().map(|(number, _)| number).collect();
    assert_eq!(done, [0, 2, 3, 4]);
    let again = Course::with(course.log.clone(), Replica::of(1), &course.text());
    assert_eq!(again, course);
}

/// Taking back a log that was read in never takes an answer that came later with it, wherever that was given.
#[test]
fn what_was_read_in_is_taken_back_as_long_as_nothing_came_later() {
    let other = |number, day| {
        let mut log = Log::default();
        log.done(number, day);
        log
    };
    let read_in = tap(&open(1), 1, CourseTap::Import(other(3, TODAY)));
    assert!(read_in.before.is_some());
    let undone = tap(&read_in, 1, CourseTap::Undo);
    assert_eq!((&undone.log, &undone.before), (&Log::default(), &None));
    // Another window that knows no more than this one.
    let same = tap(&read_in, 1, CourseTap::Elsewhere(read_in.log.clone()));
    assert!(same.before.is_some());
    let more = tap(&read_in, 1, CourseTap::Elsewhere(other(4, TODAY)));
    assert!(more.before.is_none());
    assert_eq!(tap(&more, 1, CourseTap::Undo).log, more.log);
    let mut answered = read_in;
    while matches!(sitting(&answered, 1).stage(), Stage::Card(_)) {
        answered = tap(&answered, 1, CourseTap::Next);
    }
    assert!(answered.before.is_some());
    assert!(answer(&answered, 1, true).before.is_none());
}

/// Two windows, one of which has an old copy of a lesson and is at another one.
#[test]
fn an_old_copy_of_a_lesson_takes_nothing_away() {
    let old = open(3);
    let here = tap(&tap(&old, 3, CourseTap::Next), 3, CourseTap::Next);
    let here = tap(&here, 3, CourseTap::Choose(0, 1));
    let there = tap(&old, 5, CourseTap::Open(lesson(5)));
    let lessons = |course: &Course| CourseTap::Lessons(course.text());
    let one = tap(&here, 3, lessons(&there));
    let other = tap(&there, 5, lessons(&here));
    for both in [&one, &other] {
        assert_eq!(sitting(both, 3), sitting(&here, 3));
        assert_eq!(sitting(both, 5), sitting(&there, 5));
    }
    assert_eq!(one.text(), other.text());
    // Begun anew it is begun anew in both.
    let anew = tap(&one, 3, CourseTap::Again(lesson(3)));
    let other = tap(&other, 3, lessons(&anew));
    assert_eq!(sitting(&other, 3).stage(), Stage::Card(0));
    // An old version kept no numbers.
    let text = here.text();
    let (_, kept) = text.split_once('\n').expect("a lesson");
    let text = ["ema_2025\n", kept].concat();
    let read = Course::with(Log::default(), Replica::of(1), &text);
    assert_eq!(sitting(&read, 3), sitting(&here, 3));
}

/// Acceptance 5: two windows, in any order.
#[test]
fn two_windows_have_what_both_answered() {
    let go = |number| {
        let mut course = open(number);
        while matches!(sitting(&course, number).stage(), Stage::Card(_)) {
            course = tap(&course, number, CourseTap::Next);
        }
        course
    };
    let here = answer(&go(6), 6, false);
    let mut there = answer(&go(7), 7, false);
    there.replica = Replica::of(2);
    let one = tap(&here, 6, CourseTap::Elsewhere(there.log.clone()));
    let other = tap(&there, 7, CourseTap::Elsewhere(here.log.clone()));
    assert_eq!(one.log, other.log);
    assert_eq!(
        one.due(TODAY, &rules("tenhou")),
        other.due(TODAY, &rules("tenhou"))
    );
    assert!(one.due(TODAY, &rules("tenhou")).len() > here.due(TODAY, &rules("tenhou")).len());
    assert!(!one.due(TODAY, &rules("tenhou")).contains(&Item::Whole));
}
