//! The seats of a tournament's day: known designs, what counting proves, laws for any size.

use std::collections::BTreeMap;

use tensu::evening::seating::{MOST_PEOPLE, MOST_ROUNDS, Round, Wish, repetitions, seating};

fn people(many: u8) -> Vec<u8> {
    (0..many).collect()
}

fn day(many: u8, rounds: usize, seats: usize, seed: u64, past: &[Round]) -> Vec<Round> {
    let people = people(many);
    let wish = Wish {
        people: &people,
        rounds,
        seats,
        seed,
        past,
    };
    seating(&wish).expect("a day")
}

/// Everybody sits once in each round, at as few tables as can be, on each wind as often as on any other or once more.
#[track_caller]
fn is_fair(day: &[Round], many: u8, seats: usize) {
    let mut winds = BTreeMap::<u8, Vec<usize>>::new();
    for round in day {
        assert_eq!(round.len(), usize::from(many).div_ceil(seats));
        let mut sitting: Vec<u8> = Vec::new();
        for table in round {
            assert_eq!(table.len(), seats);
            for (wind, person) in table.iter().enumerate() {
                if let Some(person) = person {
                    sitting.push(*person);
                    winds.entry(*person).or_insert_with(|| vec![0; seats])[wind] += 1;
                }
            }
        }
        sitting.sort_unstable();
        assert_eq!(sitting, people(many));
    }
    for (person, times) in winds {
        let (least, most) = (times.iter().min(), times.iter().max());
        let (least, most) = (least.expect("winds"), most.expect("winds"));
        assert!(most - least <= 1, "{person}: {times:?}");
    }
}

/// An affine plane of order 4, and transversal designs of order 5, 7, 8, 11, 13 and 16: nobody meets twice.
#[test]
fn nobody_meets_twice_where_a_design_is_known() {
    for (many, seats, rounds) in [
        (16, 4, 5),
        (20, 4, 5),
        (18, 4, 4),
        (28, 4, 7),
        (32, 4, 8),
        (44, 4, 11),
        (52, 4, 12),
        (61, 4, 12),
        (64, 4, 12),
        (15, 3, 5),
        (21, 3, 7),
    ] {
        let day = day(many, rounds, seats, 7, &[]);
        is_fair(&day, many, seats);
        assert_eq!(repetitions(&day), 0, "{many} people, {rounds} rounds");
    }
}

/// Three rounds of two tables have 36 meetings, and eight people are 28 pairs: 8 repetitions at least. Four people at one table meet
/// anew in each round; of seven, six pairs meet a substitute's table of three.
#[test]
fn a_search_finds_the_fewest_repetitions_that_counting_allows() {
    for (many, seats, rounds, least) in [(8, 4, 3, 8), (4, 4, 4, 18), (24, 4, 3, 0), (9, 3, 4, 0)] {
        for seed in 0..3 {
            let day = day(many, rounds, seats, seed, &[]);
            is_fair(&day, many, seats);
            assert_eq!(repetitions(&day), least, "{many} people, seed {seed}");
        }
    }
}

#[test]
fn any_size_is_fair() {
    for many in (4..=64).step_by(15) {
        for rounds in [1, 4, 7] {
            is_fair(&day(many, rounds, 4, 3, &[]), many, 4);
        }
    }
    is_fair(&day(7, 12, 3, 3, &[]), 7, 3);
}

/// A day that changes after two rounds: a person left, another came; those who met are kept apart as far as can be.
#[test]
fn rounds_that_were_played_count() {
    let past = day(16, 2, 4, 1, &[]);
    let now: Vec<u8> = (0..17).filter(|person| *person != 3).collect();
    let wish = Wish {
        people: &now,
        rounds: 2,
        seats: 4,
        seed: 2,
        past: &past,
    };
    let next = seating(&wish).expect("a day");
    assert!(
        next.iter()
            .flatten()
            .flatten()
            .flatten()
            .all(|person| *person != 3)
    );
    let whole: Vec<Round> = past.into_iter().chain(next).collect();
    assert!(repetitions(&whole) <= 2, "{}", repetitions(&whole));
}

/// Substitutes never share a table where there are tables enough.
#[test]
fn substitutes_sit_apart() {
    for many in [13, 14, 17, 18, 21, 26] {
        for table in day(many, 4, 4, 5, &[]).iter().flatten() {
            assert!(table.iter().flatten().count() > 2, "{many}: {table:?}");
        }
    }
}

/// The same seed is the same day for good: a day that people have printed must not change with the program.
#[test]
fn a_seed_is_a_day_for_good() {
    let line = |round: &Round| {
        let table = |table: &Vec<Option<u8>>| {
            let names = table
                .iter()
                .map(|one| one.map_or("-".to_owned(), |p| p.to_string()));
            names.collect::<Vec<_>>().join(" ")
        };
        round.iter().map(table).collect::<Vec<_>>().join(", ")
    };
    let lines = |day: Vec<Round>| day.iter().map(line).collect::<Vec<_>>();
    assert_eq!(
        lines(day(16, 2, 4, 2026, &[])),
        [
            "5 12 10 4, 0 1 14 7, 8 9 3 11, 13 2 15 6",
            "1 11 6 5, 14 13 8 12, 9 0 2 10, 15 4 7 3",
        ]
    );
    assert_eq!(
        lines(day(7, 2, 4, 2026, &[])),
        ["3 6 0 1, 4 - 5 2", "0 4 3 5, 6 1 2 -"]
    );
    assert_ne!(lines(day(16, 2, 4, 1, &[])), lines(day(16, 2, 4, 2, &[])));
}

#[test]
fn what_no_day_has_is_none() {
    let four = people(4);
    let wish = |people, rounds, seats| Wish {
        people,
        rounds,
        seats,
        seed: 0,
        past: &[],
    };
    assert!(seating(&wish(&four, 1, 4)).is_some());
    for wrong in [
        wish(&four, 0, 4),
        wish(&four, MOST_ROUNDS + 1, 4),
        wish(&four, 1, 5),
        wish(&four, 1, 0),
        wish(&four[..3], 1, 4),
        wish(&[0, 1, 1, 2], 1, 4),
        wish(&[0, 1, 2, MOST_PEOPLE as u8], 1, 4),
    ] {
        assert!(seating(&wrong).is_none(), "{wrong:?}");
    }
}
