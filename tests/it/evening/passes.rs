//! The least that a win must pay to pass somebody.

use tensu::evening::{Chair, Course, Event, HandValue, Pass, Start, WinningChair, Won, fold};
use tensu::quick::{Counted, Table, prices};
use tensu::rules::System;
use tensu::{By, Ruleset};

use crate::helpers::preset;

fn course(rules: &'static Ruleset, events: &[&str]) -> Course {
    let events: Vec<Event> = events.iter().map(|event| Event::read(event)).collect();
    let course = fold(&Start::new(rules), rules, &events);
    assert!(course.faults.is_empty(), "{:?}", course.faults);
    course
}

/// Returns the total of the least win for a place in a way.
fn least(all: &[Pass], place: usize, from: Option<Chair>) -> Option<u32> {
    let pass = all
        .iter()
        .find(|pass| (pass.place, pass.from) == (place, from));
    pass.expect("a line")
        .win
        .as_ref()
        .map(|win| win.quote.total)
}

/// East 2, Ben deals: Aki 21,100, Ben 28,900, Cho and Dai 25,000. Among equals who dealt first is ahead.
#[test]
fn equal_points_are_enough_for_whoever_sat_east_earlier() {
    let course = course(preset("tenhou"), &["w0-1:3.30"]);
    let passes = |chair| course.state.passes(chair, preset("tenhou"));
    assert_eq!(course.state.points, [21_100, 28_900, 25_000, 25_000]);
    assert_eq!(course.state.places(preset("tenhou")), [4, 1, 2, 3]);
    assert!(passes(1).is_empty(), "nobody is ahead of Ben");
    // Aki: 3,900 off Ben are 25,000 for all four, and Aki was East first. Off Cho 2,000 are 23,100 against 23,000.
    let aki = passes(0);
    assert_eq!(aki.len(), 12);
    assert_eq!(least(&aki, 1, Some(1)), Some(3_900));
    assert_eq!(least(&aki, 3, Some(2)), Some(2_000));
    assert_eq!(least(&aki, 2, Some(1)), Some(3_900));
    // Cho and Dai are level: whoever wins anything off Aki is second; 3,900 off Aki would be Ben's points, and Ben was East earlier.
    assert_eq!(least(&passes(3), 2, Some(0)), Some(1_000));
    assert_eq!(least(&passes(3), 1, Some(0)), Some(4_500));
    assert_eq!(least(&passes(2), 1, Some(0)), Some(4_500));
    // 2,000 off Ben: 27,000 against 26,900.
    assert_eq!(least(&passes(3), 1, Some(1)), Some(2_000));
}

/// Equal points are enough for anybody where equals share their place: 3,900 off Aki make Dai first together with Ben.
#[test]
fn equal_points_are_enough_where_places_are_shared() {
    let rules = preset("ema_2025");
    let course = course(rules, &["w0-1:3.30"]);
    let start = i64::from(rules.game.start);
    assert_eq!(course.state.points[1] - start, 3_900);
    assert_eq!(
        least(&course.state.passes(3, rules), 1, Some(0)),
        Some(3_900)
    );
    assert_eq!(
        least(&course.state.passes(2, rules), 1, Some(0)),
        Some(3_900)
    );
    // Cho and Dai are second together.
    assert_eq!(course.state.places(rules), [4, 1, 2, 2]);
}

/// Honba and sticks come on top.
#[test]
fn honba_and_sticks_are_in_the_sum() {
    let course = course(preset("tenhou"), &["t0:y1", "r1", "d1", "d", "r2", "d2"]);
    let state = &course.state;
    let all = state.passes(3, preset("tenhou"));
    let won = |pass: &Pass| pass.win.clone().map(|win| win.quote);
    let off = all.iter().find(|pass| pass.from == Some(0)).and_then(won);
    let quote = off.expect("a price");
    let paid: u32 = quote
        .payments
        .iter()
        .map(tensu::score::Payment::points)
        .sum();
    assert_eq!(quote.total, paid + 1_000 * state.sticks);
    assert_eq!(
        quote.payments.iter().map(|one| one.honba).sum::<u32>(),
        300 * state.honba
    );
}

fn won(chair: Chair, from: Option<Chair>, value: HandValue) -> Event {
    Event::Won(Won {
        from,
        winners: vec![WinningChair {
            chair,
            value,
            chips: None,
            liable: Vec::new(),
        }],
        declaring: None,
    })
}

/// Each payment of the keys, or each number of points, entered as a win: none that is less makes the place, and this one does.
#[test]
fn no_cheaper_key_makes_the_place() {
    for rules in tensu::rules::CORE.rulesets {
        let events: &[&str] = match rules.system {
            System::Additive(_) => &["w0-1:10", "t2:12", "d", "w3-1:9"],
            System::Riichi(_) if rules.seats.winds().len() == 3 => &["w0-1:3.30", "r2", "d2", "d0"],
            _ => &["w0-1:3.30", "r2", "d2", "w3-1:2.40", "d13"],
        };
        let events: Vec<Event> = events.iter().map(|event| Event::read(event)).collect();
        let course = fold(&Start::new(rules), rules, &events);
        let state = &course.state;
        for chair in 0..state.chairs() {
            for pass in state.passes(chair, rules) {
                check(&course, chair, &pass, rules);
            }
        }
    }
}

fn check(course: &Course, chair: Chair, pass: &Pass, rules: &'static Ruleset) {
    let state = &course.state;
    let table = Table {
        seat: state.wind(chair),
        round: Some(state.round()),
        by: if pass.from.is_some() {
            By::Ron
        } else {
            By::Tsumo
        },
        from: pass.from.map(|from| state.wind(from)),
        honba: state.honba,
        sticks: state.sticks,
    };
    let values: Vec<HandValue> = match &rules.system {
        System::Riichi(_) => {
            let all = prices(&table, rules);
            all.iter().map(|one| HandValue::Base(one.base)).collect()
        }
        _ => (1..=200).map(HandValue::Points).collect(),
    };
    let makes = |value: &HandValue| {
        let mut after = course.clone();
        let faults = after.faults.len();
        after.push(&won(chair, pass.from, value.clone()), rules);
        after.faults.len() == faults && after.state.places(rules)[chair] <= pass.place
    };
    let first = values.iter().find(|value| makes(value));
    let told = pass.win.as_ref().map(|win| match win.counted {
        Counted::Points(points) => HandValue::Points(points),
        _ => HandValue::Base(win.base),
    });
    assert_eq!(first, told.as_ref(), "{}: {chair} {pass:?}", rules.id);
}
