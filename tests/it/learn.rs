//! Learning over days: when something comes back, and that nothing of it is lost between windows, devices and versions.

use std::collections::BTreeSet;

use tensu_learn::{
    BadLog, Day, HandedIn, Item, Log, LoggedAnswer, MOST_DUE, Memory, Of, PaymentCell, Replica,
};

use crate::random::Random;

const HERE: Replica = Replica::of(0x3f9a);
const THERE: Replica = Replica::of(7);

fn item(text: &str) -> Item {
    Item::from_code(text).expect("an item")
}

fn answered(log: &mut Log, day: Day, item: Item, right: bool) {
    log.answer(
        day,
        HERE,
        item,
        LoggedAnswer {
            right,
            seconds: 5,
            again: false,
        },
    );
}

fn due_after(days: &[(Day, bool)]) -> Day {
    let cell = item("cell_other_ron_3_40");
    let mut log = Log::default();
    for &(day, right) in days {
        answered(&mut log, day, cell, right);
    }
    Memory::of(&log).get(cell).expect("an item").due()
}

/// Acceptance 3: what FSRS-5 makes of its default weights at a retention of 0.9; computed apart, in Python, from the published formulas.
#[test]
fn what_was_answered_comes_back_on_these_days() {
    assert_eq!(due_after(&[(0, false)]), 1);
    assert_eq!(due_after(&[(0, false), (1, true)]), 4);
    assert_eq!(due_after(&[(0, false), (1, true), (4, true)]), 12);
    assert_eq!(
        due_after(&[(0, false), (1, true), (4, true), (12, true)]),
        34
    );
    assert_eq!(due_after(&[(0, true)]), 3);
    assert_eq!(due_after(&[(0, true), (3, true)]), 14);
    assert_eq!(due_after(&[(0, true), (3, true), (14, true)]), 50);
}

/// Acceptance 3, F7: a payment that was wrong is what comes back, and nothing else of its hand; not before the next day.
#[test]
fn exactly_what_was_wrong_comes_back() {
    let (cell, other) = (item("cell_other_ron_3_40"), item("cell_other_ron_3_30"));
    let mut log = Log::default();
    answered(&mut log, 100, cell, false);
    answered(&mut log, 100, other, true);
    let memory = Memory::of(&log);
    assert_eq!(memory.due(100), []);
    assert_eq!(memory.due(101), [cell]);
    assert_eq!(memory.due(103), [cell, other]);
}

/// Three sequences in one hand, or the same question until it is right: a day teaches once.
#[test]
fn later_answers_of_a_day_are_no_review() {
    let sequence = item("run");
    let mut log = Log::default();
    for right in [false, true, true, true] {
        answered(&mut log, 10, sequence, right);
    }
    assert_eq!(Memory::of(&log).due(11), [sequence]);
    let tallies: Vec<_> = log.tallies().collect();
    assert_eq!((tallies[0].3.right, tallies[0].3.wrong), (3, 1));
}

/// On the same day it comes back until it has gone right twice, each time in another hand; a second window counts on.
#[test]
fn what_went_wrong_comes_back_on_the_same_day() {
    let sequence = item("run");
    let (mut here, mut there) = (Log::default(), Log::default());
    let give = |log: &mut Log, replica, right, again| {
        let answer = LoggedAnswer {
            right,
            seconds: 4,
            again,
        };
        log.answer(50, replica, sequence, answer);
    };
    give(&mut here, HERE, false, false);
    // The next two sequences of this hand.
    give(&mut here, HERE, true, true);
    give(&mut here, HERE, true, true);
    assert_eq!(here.returning(50), [sequence]);
    give(&mut here, HERE, true, false);
    there.merge(&here);
    assert_eq!(there.returning(50), [sequence]);
    give(&mut there, THERE, true, false);
    here.merge(&there);
    assert_eq!((here.returning(50), there.returning(50)), (vec![], vec![]));
    // It went right often enough, and was wrong once: tomorrow it is there again.
    assert_eq!(here.returning(51), []);
    assert_eq!(Memory::of(&here).due(51), [sequence]);
    // Wrong again: twice more, however often it was right before.
    give(&mut here, HERE, false, false);
    give(&mut here, HERE, true, false);
    assert_eq!(here.returning(50), [sequence]);
}

/// Right, and more than twice as slow as usual, comes back before what is right at once.
#[test]
fn a_slow_answer_is_known_less_well() {
    let fu = item("sum");
    let after = |seconds| {
        let mut log = Log::default();
        for day in [0, 3] {
            log.answer(
                day,
                HERE,
                fu,
                LoggedAnswer {
                    right: true,
                    seconds: 6,
                    again: false,
                },
            );
        }
        log.answer(
            14,
            HERE,
            fu,
            LoggedAnswer {
                right: true,
                seconds,
                again: false,
            },
        );
        assert_eq!(log.usual(fu), Some(6));
        Memory::of(&log).get(fu).expect("an item").due()
    };
    assert_eq!(after(12), 50);
    assert!(after(13) < 50 && after(13) > 14, "{}", after(13));
}

/// Items that take less than a second are not slow at one or two.
#[test]
fn quick_answers_are_not_slow() {
    let fu = item("sum");
    let after = |last| {
        let mut log = Log::default();
        for (day, seconds) in [(0, 0), (3, 0), (14, last)] {
            let right = LoggedAnswer {
                right: true,
                seconds,
                again: false,
            };
            log.answer(day, HERE, fu, right);
        }
        assert_eq!(log.usual(fu), Some(0));
        Memory::of(&log).get(fu).expect("an item").due()
    };
    assert_eq!(after(2), after(0));
    assert!(after(3) < after(0));
}

/// A clock that was set back, or forward to the end of days: no time is negative, and no day is skipped for good.
#[test]
fn clocks_that_are_wrong() {
    let pair = item("pair");
    let mut log = Log::default();
    answered(&mut log, 500, pair, true);
    answered(&mut log, 20, pair, true);
    let memory = Memory::of(&log);
    let known = memory.get(pair).expect("an item");
    assert!((known.remembered(0) - 1.0).abs() < 1e-9);
    answered(&mut log, Day::MAX, pair, true);
    assert_eq!(Memory::of(&log).get(pair).expect("an item").due(), Day::MAX);
}

#[test]
fn a_day_has_so_much_and_the_least_remembered_first() {
    let mut log = Log::default();
    let cells: Vec<Item> = PaymentCell::all().map(Item::Cell).collect();
    for (at, cell) in cells.iter().enumerate() {
        answered(&mut log, 100 + at as Day, *cell, false);
    }
    let due = Memory::of(&log).due(1_000);
    assert_eq!(due, cells[..MOST_DUE]);
}

#[test]
fn every_item_is_one_word_of_its_own() {
    let all: Vec<Item> = Item::all().collect();
    let words: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), all.len());
    for item in all {
        assert_eq!(Item::from_code(&item.to_string()), Some(item));
        assert!(!item.to_string().contains([' ', '\n']), "{item}");
    }
    for odd in [
        "",
        "cell_other_ron_5_30",
        "cell_other_ron_1_20",
        "cell_other_ron_3_70",
        "cell_dealer_tsumo_2_25",
        "cell_other_ron_03_40",
        "limit_mangan_other",
        "yaku_honitsu",
        "yaku_reach_closed",
        "Kanchan",
    ] {
        assert_eq!(Item::from_code(odd), None, "{odd}");
    }
}

/// The table of payments has a cell for what is paid below the limits: 30 to 110 fu of one han and two, up to 60 of
/// three, 30 of four; seven pairs of two to four, self-drawn from three; a self-drawn pinfu of two to four.
#[test]
fn the_cells_are_those_of_the_table() {
    for of in Of::ALL {
        let cells = PaymentCell::all().filter(|cell| cell.of == of).count();
        let flat = if of.tsumo { 2 + 3 } else { 3 };
        assert_eq!(cells, 9 + 9 + 4 + 1 + flat);
    }
}

#[test]
fn a_log_is_its_text_and_keeps_what_it_cannot_read() {
    let text = "tensu-learn:1\n\
        d 20783 3f9a kanchan + 5 1 23 -1\n\
        d 20784 0007 cell_other_ron_3_40 - 0 1 9 2\n\
        l 7 20783\n\
        s EMA7K2 20784 36/40 1412\n\
        d 20784 0007 later_than_us + 1 0 3 0\n\
        x 1 2 3\n";
    let log = Log::read(text).expect("a log");
    assert_eq!(log.to_string(), text);
    assert_eq!(log.lessons().collect::<Vec<_>>(), [(7, 20_783)]);
    assert_eq!(log.sheets().map(|sheet| sheet.right).sum::<u32>(), 36);
    assert_eq!(Log::read(""), Ok(Log::default()));
    assert_eq!(Log::read("tensu-learn:2\nd"), Err(BadLog::Form(2)));
    for foreign in [
        "ankou:2",
        "tensu-rules:1",
        "tensu-learn:",
        "tensu-learn:01",
        "tensu-learn:x",
    ] {
        assert_eq!(Log::read(foreign), Err(BadLog::Foreign), "{foreign}");
    }
    // What the practice of before kept.
    let mut log = Log::default();
    let others = log.take_weak("ankou:2 later:1 tanki run: kanchan:1", 9, HERE);
    assert_eq!(others, ["later:1", "tanki", "run:"]);
    assert_eq!(Memory::of(&log).due(10), [item("ankou"), item("kanchan")]);
}

/// Two windows and a phone, each with what it knew when it last looked, merged in any order and as often as you like.
#[test]
fn merging_loses_nothing() {
    let items: Vec<Item> = Item::all().collect();
    for nth in 0..1_000 {
        let mut random = Random::new(0x1ea2 + nth);
        let mut all = Log::default();
        let replicas = [HERE, THERE, Replica::of(0xffff)];
        let mut logs = [Log::default(), Log::default(), Log::default()];
        let mut states = Vec::new();
        for _ in 0..40 {
            let (at, day) = (random.below(3), 20_000 + random.below(4) as Day);
            let item = items[random.below(8) * 9];
            let answer = LoggedAnswer {
                right: random.below(2) == 0,
                seconds: random.below(20) as u32,
                again: random.below(3) == 0,
            };
            match random.below(8) {
                0 => {
                    let other = logs[random.below(3)].clone();
                    logs[at].merge(&other);
                }
                1 => logs[at].done(random.below(5) as u8, day),
                2 => logs[at].hand_in(HandedIn {
                    code: "A1".into(),
                    day,
                    right: at as u32,
                    of: 3,
                    seconds: 1,
                }),
                _ => logs[at].answer(day, replicas[at], item, answer),
            }
            states.push(logs[at].clone());
        }
        for state in logs.iter().chain(&states) {
            all.merge(state);
        }
        let mut again = Log::default();
        for state in states.iter().rev().chain(&logs).chain(&states) {
            again.merge(&Log::read(&state.to_string()).expect("a log"));
        }
        assert_eq!(all, again);
        assert_eq!(Memory::of(&all), Memory::of(&again));
        // Each window has all of its own answers there.
        for (log, replica) in logs.iter().zip(replicas) {
            let own =
                |log: &Log| -> Vec<_> { log.tallies().filter(|one| one.1 == replica).collect() };
            assert_eq!(own(log), own(&all));
        }
    }
}
