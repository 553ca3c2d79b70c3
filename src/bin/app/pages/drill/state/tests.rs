//! Drills and Review, tap by tap.

use tensu_learn::LoggedAnswer;
use tensu_learn::practice::{Drill, Form, Part};

use super::*;

const TODAY: Day = 20_000;

fn rules(id: &str) -> ActiveRules {
    ActiveRules::by_id(id).expect("a ruleset")
}

fn fresh() -> Drills {
    Drills::with(Log::default(), Replica::of(1), "")
}

fn on(drills: &Drills, tap: CardTap, seed: u64) -> Drills {
    let next = Rc::new(drills.clone()).reduce(DrillTapped {
        tap,
        rules: rules("cheatsheet"),
        seed,
        today: TODAY,
        seconds: 6,
    });
    (*next).clone()
}

fn run(drills: &Drills) -> &Run {
    drills.runs.first().expect("a drill")
}

/// Answers the question on the screen.
fn answered(mut drills: Drills, right: bool) -> Drills {
    let problem = run(&drills).problem.clone().expect("a question");
    for (at, task) in problem.tasks.iter().enumerate() {
        let other = (task.right + 1) % task.answers.len();
        // Whoever takes a hand apart has to find sets before that is all.
        let is_right = right || matches!(task.part, Part::Tile(_));
        let place = if is_right { task.right } else { other };
        drills = on(&drills, CardTap::Choose(at, place), 0);
    }
    on(&drills, CardTap::Tell, 0)
}

#[test]
fn each_drill_is_asked_graded_and_ends() {
    let own = rules("cheatsheet");
    for &form in Form::ALL.iter().filter(|form| form.is_in(&own)) {
        let drill = Drill {
            count: 3,
            ..Drill::of(form)
        };
        let mut drills = on(&fresh(), CardTap::Open(Asking::Drill(drill.clone())), 5);
        for (nth, right) in [true, false, true].into_iter().enumerate() {
            drills = answered(drills, right);
            let code = form.code();
            assert!(run(&drills).told, "{code}");
            assert_eq!(usize::from(run(&drills).done), nth + 1, "{code}");
            drills = on(&drills, CardTap::Next, nth as u64 + 6);
        }
        assert_eq!((run(&drills).right, &run(&drills).problem), (2, &None));
        let again = on(&drills, CardTap::Again, 9);
        assert_eq!((run(&again).done, run(&again).problem.is_some()), (0, true));
    }
}

/// A reload in the middle of a question loses nothing: the hand, the answers, how many were right.
#[test]
fn a_question_survives_a_reload() {
    let drills = on(
        &fresh(),
        CardTap::Open(Asking::Drill(Drill::of(Form::Whole))),
        3,
    );
    let drills = on(&answered(drills, true), CardTap::Next, 4);
    let drills = on(
        &on(&drills, CardTap::Choose(0, 2), 0),
        CardTap::Choose(2, 1),
        0,
    );
    let again = Drills::with(drills.log.clone(), Replica::of(1), &drills.text());
    assert_eq!(again, drills);
    assert_eq!(run(&again).given, [Some(2), None, Some(1)]);
    // A drill that goes on is not dealt anew.
    let opened = on(
        &again,
        CardTap::Open(Asking::Drill(Drill::of(Form::Whole))),
        99,
    );
    assert_eq!(opened, again);
    for odd in [
        "",
        "x",
        "cheatsheet\ndrill=whole\n0 1 0\n\n",
        "cheatsheet\ndrill=luck\n0 0 0\n\n",
    ] {
        assert_eq!(Drills::with(Log::default(), Replica::of(1), odd).text(), "");
    }
}

/// Another drill, or the same under other rules, takes neither the open question nor the score; one at its end begins anew.
#[test]
fn each_drill_goes_on_where_it_was_left() {
    let [wait, table] = [Form::Wait, Form::Table].map(Drill::of);
    let open = |drills: &Drills, drill: &Drill, id: &str, seed| {
        let next = Rc::new(drills.clone()).reduce(DrillTapped {
            tap: CardTap::Open(Asking::Drill(drill.clone())),
            rules: rules(id),
            seed,
            today: TODAY,
            seconds: 0,
        });
        (*next).clone()
    };
    let drills = answered(open(&fresh(), &wait, "cheatsheet", 1), true);
    let left = on(&drills, CardTap::Next, 2);
    let away = open(&left, &table, "cheatsheet", 3);
    let away = open(&away, &wait, "ema_2025", 4);
    assert_eq!(run(&away).done, 0);
    let away = Drills::with(away.log.clone(), Replica::of(1), &away.text());
    let again = open(&away, &wait, "cheatsheet", 5);
    assert_eq!(run(&again), run(&left));
    assert_eq!((run(&again).done, again.runs.len()), (1, 3));

    let short = Drill { count: 1, ..table };
    let ended = on(
        &answered(
            on(&again, CardTap::Open(Asking::Drill(short.clone())), 6),
            true,
        ),
        CardTap::Next,
        7,
    );
    assert_eq!((run(&ended).done, ended.runs.len()), (1, 4));
    // A reload after the end begins anew, too.
    let ended = Drills::with(ended.log.clone(), Replica::of(1), &ended.text());
    let anew = on(&ended, CardTap::Open(Asking::Drill(short)), 8);
    assert_eq!((run(&anew).done, run(&anew).problem.is_some()), (0, true));

    let many = (2..30).fold(fresh(), |drills, count| {
        let drill = Drill {
            count,
            ..wait.clone()
        };
        on(&drills, CardTap::Open(Asking::Drill(drill)), 9)
    });
    assert_eq!(
        (
            many.runs.len(),
            run(&many).asks.drill().map(|drill| drill.count)
        ),
        (MOST_DRILLS, Some(29))
    );
}

/// Two windows: each keeps what the other one has begun, the copy that is further stays, and what is over is over in both.
#[test]
fn two_windows_keep_what_both_have_begun() {
    let [wait, table] = [Form::Wait, Form::Table].map(Drill::of);
    let here = answered(
        on(&fresh(), CardTap::Open(Asking::Drill(wait.clone())), 1),
        true,
    );
    let there = on(&fresh(), CardTap::Open(Asking::Drill(table.clone())), 2);
    let both = |one: &Drills, other: &Drills| on(one, CardTap::Kept(other.text()), 0);
    let (one, other) = (both(&here, &there), both(&there, &here));
    let cheatsheet = rules("cheatsheet");
    for drill in [&wait, &table].map(|drill| Asking::Drill(drill.clone())) {
        let drill = &drill;
        assert!(one.run(drill, &cheatsheet).is_some());
        assert_eq!(one.run(drill, &cheatsheet), other.run(drill, &cheatsheet));
    }
    // What is on the screen stays there.
    assert_eq!(
        [&one, &other].map(|drills| run(drills).asks.drill()),
        [Some(&wait), Some(&table)]
    );
    let next = on(&one, CardTap::Next, 3);
    assert_eq!(run(&both(&one, &next)), run(&next));
    assert_eq!(run(&both(&next, &one)), run(&next));
    let short = Drill { count: 1, ..wait };
    let begun = on(&fresh(), CardTap::Open(Asking::Drill(short)), 4);
    let ended = on(&answered(begun.clone(), false), CardTap::Next, 5);
    assert_eq!(run(&both(&begun, &ended)).problem, None);
    let anew = on(&ended, CardTap::Again, 6);
    assert_eq!(run(&both(&ended, &anew)), run(&anew));
}

/// The clock runs while something is asked, and not while the reason is read; when it is over, so is the drill.
#[test]
fn a_clock_ends_a_drill() {
    let timed = Drill {
        seconds: Some(15),
        ..Drill::of(Form::Table)
    };
    let drills = on(&fresh(), CardTap::Open(Asking::Drill(timed.clone())), 3);
    assert_eq!(
        (run(&drills).left(0), run(&drills).left(4)),
        (Some(15), Some(11))
    );
    // Each answer takes six seconds here.
    let once = answered(drills, true);
    assert_eq!(run(&once).left(0), Some(9));
    let again = Drills::with(once.log.clone(), Replica::of(1), &once.text());
    assert_eq!(run(&again), run(&once));
    let asked = on(&once, CardTap::Next, 4);
    let over = on(&asked, CardTap::TimeUp, 0);
    assert_eq!(
        (run(&over).done, run(&over).right, &run(&over).problem),
        (1, 1, &None)
    );
    assert_eq!(run(&over).left(0), Some(0));
    // Whoever reads a reason is not interrupted.
    assert_eq!(
        run(&on(&once, CardTap::TimeUp, 0)).problem,
        run(&once).problem
    );
    let third = answered(on(&answered(asked, false), CardTap::Next, 5), true);
    assert_eq!((run(&third).done, run(&third).left(0)), (3, Some(0)));
    assert_eq!(run(&on(&third, CardTap::Next, 6)).problem, None);
    let untimed = on(
        &fresh(),
        CardTap::Open(Asking::Drill(Drill::of(Form::Table))),
        3,
    );
    assert_eq!(
        run(&on(&untimed, CardTap::TimeUp, 0)).problem,
        run(&untimed).problem
    );
}

/// Whatever the drill, no question comes twice running: points by han and fu are few.
#[test]
fn no_question_comes_twice_running() {
    for id in ["cheatsheet", "ema_2025", "korean"] {
        let own = rules(id);
        for form in Form::ALL.iter().filter(|form| form.is_in(&own)) {
            let mut drill = Drill::of(*form);
            drill.spec.han = 2..=3;
            drill.count = 20;
            let tapped = |drills: &Drills, tap, seed| {
                let next = Rc::new(drills.clone()).reduce(DrillTapped {
                    tap,
                    rules: own.clone(),
                    seed,
                    today: TODAY,
                    seconds: 6,
                });
                (*next).clone()
            };
            let mut drills = tapped(&fresh(), CardTap::Open(Asking::Drill(drill.clone())), 1);
            for seed in 0..8 {
                let last = run(&drills).problem.clone().expect("a question");
                for (at, task) in last.tasks.iter().enumerate() {
                    drills = tapped(&drills, CardTap::Choose(at, task.right), seed);
                }
                drills = tapped(&drills, CardTap::Tell, seed);
                drills = tapped(&drills, CardTap::Next, seed);
                let next = run(&drills).problem.as_ref().expect("a question");
                assert!(!last.asks_same(next), "{id} {}: {last}", form.code());
            }
        }
    }
}

/// A question answered wrong comes back in the same drill.
#[test]
fn what_was_wrong_is_asked_again() {
    let table = Drill::of(Form::Table);
    let mut drills = on(&fresh(), CardTap::Open(Asking::Drill(table.clone())), 3);
    let wrong = run(&drills).problem.as_ref().expect("a question").tasks[0].teaches;
    drills = answered(drills, false);
    assert!(drills.log.returning(TODAY).contains(&wrong));
    drills = answered(on(&drills, CardTap::Next, 40), true);
    drills = on(&drills, CardTap::Next, 41);
    let now = run(&drills).problem.as_ref().expect("a question").tasks[0].teaches;
    assert_eq!(now, wrong);
}

/// Items that are due are asked by themselves, those that go wrong at once again until they were right twice, and then it is over.
#[test]
fn what_is_due_is_asked_and_then_it_is_over() {
    let items = ["kanchan", "furiten", "cell_other_ron_3_40"]
        .map(|code| Item::from_code(code).expect("an item"));
    let mut log = Log::default();
    for item in items {
        let answer = LoggedAnswer {
            right: false,
            seconds: 5,
            again: false,
        };
        log.answer(TODAY - 1, Replica::of(1), item, answer);
    }
    let mut drills = on(
        &Drills::with(log, Replica::of(1), ""),
        CardTap::Open(Asking::Due),
        5,
    );
    let about = |drills: &Drills| {
        let tasks = &run(drills).problem.as_ref().expect("a question").tasks;
        *items
            .iter()
            .find(|item| tasks.iter().any(|task| task.teaches == **item))
            .expect("a due item")
    };
    let mut asked = Vec::new();
    while run(&drills).problem.is_some() {
        asked.push(about(&drills));
        let right = asked.len() != 1;
        drills = on(&answered(drills, right), CardTap::Next, asked.len() as u64);
        let again = Drills::with(drills.log.clone(), Replica::of(1), &drills.text());
        assert_eq!(run(&again), run(&drills));
    }
    assert_eq!(asked[1], asked[0], "what went wrong comes at once");
    assert!(asked.iter().filter(|item| **item == asked[0]).count() >= 3);
    assert!(items.iter().all(|item| asked.contains(item)), "{asked:?}");
    assert_eq!(drills.due(TODAY, &rules("tenhou")), []);
    assert_eq!(usize::from(run(&drills).done), asked.len());
    // Nothing is due: that is said at once.
    let empty = on(&fresh(), CardTap::Open(Asking::Due), 5);
    assert_eq!((run(&empty).done, &run(&empty).problem), (0, &None));
}

/// Five han need no fu; four do.
#[test]
fn fu_of_a_limit_may_be_left_open() {
    let drills = on(
        &fresh(),
        CardTap::Open(Asking::Drill(Drill::of(Form::Whole))),
        3,
    );
    let with = |han: usize| {
        on(
            &on(&drills, CardTap::Choose(0, han), 0),
            CardTap::Choose(2, 0),
            0,
        )
    };
    assert!(run(&with(4)).is_full() && !run(&with(3)).is_full());
    assert!(
        !run(&on(&with(3), CardTap::Tell, 0)).told && run(&on(&with(4), CardTap::Tell, 0)).told
    );
}

/// Without scores nobody is asked what is paid; rules without fu ask little else.
#[test]
fn scores_that_are_due_come_back_under_rules_without_fu() {
    let mut log = Log::default();
    let items =
        ["cell_other_ron_3_40", "kanchan"].map(|code| Item::from_code(code).expect("an item"));
    for item in items {
        let answer = LoggedAnswer {
            right: false,
            seconds: 4,
            again: false,
        };
        log.answer(TODAY, Replica::of(1), item, answer);
    }
    log.switch_scores();
    let drills = Drills::with(log, Replica::of(1), "");
    let [tenhou, korean] = ["tenhou", "korean"].map(rules);
    assert_eq!(drills.due(TODAY, &tenhou), [items[1]]);
    let all = drills.due(TODAY, &korean);
    assert!(items.iter().all(|item| all.contains(item)), "{all:?}");
}
