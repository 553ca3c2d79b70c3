//! Measurements: three sheets that are alike, what they tell of a person, and the lines for a teacher.

use tensu::Ruleset;
use tensu::house::House;
use tensu::question::By;
use tensu_learn::measure::{
    ENOUGH, Group, Measure, MeasureLine, Moment, Range, Step, WEEK, change, range,
};
use tensu_learn::results::Share;
use tensu_learn::sheet::{Preset, Sheet};
use tensu_learn::{Day, HandedIn, Item, Log, LoggedAnswer, Replica};

use crate::helpers::preset;

const TODAY: Day = 20_783;

fn dealt(seed: u64, rules: &'static Ruleset) -> (Measure, [Sheet; 3]) {
    let house = House::new(rules, rules.name);
    let own = Measure::deal(seed, TODAY, &Log::default(), &house, rules);
    let own = own.unwrap_or_else(|| panic!("{} has no measurement", rules.id));
    let sheets = Moment::ALL.map(|at| own.sheet(at).text.parse().expect("is there"));
    (own, sheets)
}

fn hand_in(log: &mut Log, own: &Measure, moment: Moment, (right, day): (u32, Day)) {
    log.hand_in(HandedIn {
        code: own.sheet(moment).code.clone(),
        day,
        right,
        of: 10,
        seconds: 300,
    });
}

#[test]
fn the_sheets_of_each_ruleset_are_alike_and_no_hand_comes_twice() {
    for rules in tensu::rules::all() {
        let (own, sheets) = dealt(11, rules);
        let kinds = sheets.each_ref().map(|sheet| {
            let mut kinds: Vec<_> = sheet
                .hands
                .iter()
                .map(|hand| {
                    let score = tensu::score(hand, rules).expect("is there");
                    let paid: Vec<u32> = score.payments.iter().map(|one| one.hand).collect();
                    (hand.by == By::Tsumo, hand.is_open(), paid)
                })
                .collect();
            kinds.sort();
            kinds
        });
        let shared = |other: &[(bool, bool, Vec<u32>)]| {
            let mut left = kinds[0].clone();
            for kind in other {
                if let Some(at) = left.iter().position(|one| one == kind) {
                    left.remove(at);
                }
            }
            10 - left.len()
        };
        // Where points add up, some sums are rare: then the way of winning is the same.
        let least = if rules.counts_fu() { 9 } else { 6 };
        for kinds in &kinds[1..] {
            assert!(shared(kinds) >= least, "{}: {}", rules.id, shared(kinds));
        }
        let mut hands: Vec<String> = sheets
            .iter()
            .flat_map(|sheet| sheet.hands.iter().map(ToString::to_string))
            .collect();
        hands.sort();
        hands.dedup();
        assert_eq!(hands.len(), 30, "{}", rules.id);
        for (moment, sheet) in Moment::ALL.into_iter().zip(&sheets) {
            assert_eq!(own.sheet(moment).code, sheet.code(), "{}", rules.id);
            assert_eq!((sheet.minutes, sheet.pass), (Some(20), Some(8)));
            assert!(sheet.problems(rules).is_ok(), "{}", rules.id);
        }
    }
}

#[test]
fn chance_says_which_sheet_comes_when() {
    let rules = preset("ema_2025");
    let mut places = [0_usize; 3];
    for seed in 0..60 {
        let (_, sheets) = dealt(seed, rules);
        // The one that was dealt freely is the sheet that the club's exam deals from the first number.
        let house = House::new(rules, rules.name);
        let free = (0..3).find(|at| {
            let first = &sheets[*at].hands;
            Preset::Club
                .sheet(first_number(seed), &house, rules)
                .is_some_and(|own| own.hands == *first)
        });
        places[free.expect("one of them was dealt freely")] += 1;
    }
    assert!(places.iter().all(|count| *count >= 10), "{places:?}");
}

/// The first number of `SplitMix64` from a seed, as its authors write it.
fn first_number(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[test]
fn a_measurement_goes_from_sheet_to_sheet_and_waits_a_week() {
    let rules = preset("ema_2025");
    let (own, _) = dealt(3, rules);
    let mut log = Log::default();
    log.begin_measure(own.clone());
    assert_eq!(own.step(&log, TODAY), Step::Take(Moment::Before));
    // A sheet that is taken before its time, by its text, is none of these.
    hand_in(&mut log, &own, Moment::After, (9, TODAY - 1));
    hand_in(&mut log, &own, Moment::Later, (9, TODAY));
    assert_eq!(own.step(&log, TODAY), Step::Take(Moment::Before));
    hand_in(&mut log, &own, Moment::Before, (3, TODAY));
    assert_eq!(own.step(&log, TODAY), Step::Take(Moment::After));
    assert_eq!(own.results(&log)[1..], [None, None]);
    hand_in(&mut log, &own, Moment::After, (8, TODAY + 1));
    let due = TODAY + 1 + WEEK;
    assert_eq!(own.step(&log, TODAY + 1), Step::Wait(due));
    assert_eq!(own.step(&log, due - 1), Step::Wait(due));
    assert_eq!(own.step(&log, due), Step::Take(Moment::Later));
    hand_in(&mut log, &own, Moment::Later, (7, due + 20));
    assert_eq!(own.step(&log, due + 20), Step::Done);
    let right = own.results(&log).map(|one| one.map(|one| one.right));
    assert_eq!(right, [Some(3), Some(8), Some(7)]);
    // Whoever takes a sheet again has learned it: the first time counts.
    hand_in(&mut log, &own, Moment::Before, (10, TODAY + 1));
    hand_in(&mut log, &own, Moment::After, (9, TODAY + 1));
    let right = own.results(&log).map(|one| one.map(|one| one.right));
    assert_eq!(right, [Some(3), Some(8), Some(7)]);
}

/// Something that took so long, as a part of a whole hand and by itself.
fn answer(log: &mut Log, day: Day, seconds: u32) {
    let answer = LoggedAnswer {
        right: true,
        seconds,
        again: false,
    };
    // A whole hand is counted with its parts.
    for item in [Item::Sum, Item::Whole] {
        log.answer(day, Replica::of(1), item, answer);
    }
}

#[test]
fn what_was_learned_between_is_counted_until_the_second_sheet_is_opened() {
    let rules = preset("ema_2025");
    let house = House::new(rules, rules.name);
    let mut log = Log::default();
    answer(&mut log, TODAY, 40);
    let own = Measure::deal(5, TODAY, &log, &house, rules).expect("is there");
    log.begin_measure(own.clone());
    let code = |moment| own.sheet(moment).code.clone();
    // Opened too early it is no end of learning.
    log.open_sheet(&code(Moment::After));
    answer(&mut log, TODAY, 300);
    // Of ten hands one was answered, and the clock ran out: what the others took is in no answer.
    hand_in(&mut log, &own, Moment::Before, (3, TODAY));
    log.close_sheet(&code(Moment::Before));
    assert_eq!(own.learned(&log), 0);
    answer(&mut log, TODAY, ENOUGH);
    assert_eq!(own.learned(&log), ENOUGH);
    // What was answered long before, on another device, does not lie between.
    let mut elsewhere = Log::default();
    answer(&mut elsewhere, TODAY - 30, 3_600);
    log.merge(&elsewhere);
    assert_eq!(own.learned(&log), ENOUGH);
    log.close_sheet(&code(Moment::Before));
    log.open_sheet(&code(Moment::Before));
    log.open_sheet(&code(Moment::Later));
    log.open_sheet("ABCDEF");
    answer(&mut log, TODAY, 60);
    assert_eq!(own.learned(&log), ENOUGH + 60);
    log.open_sheet(&code(Moment::After));
    answer(&mut log, TODAY, 500);
    log.open_sheet(&code(Moment::After));
    assert_eq!(own.learned(&log), ENOUGH + 60);
}

#[test]
fn a_log_keeps_measurements_and_merges_them_in_any_order() {
    let rules = preset("ema_2025");
    let house = House::new(rules, "A club's own, 10 % more ~ / ;");
    let (first, _) = dealt(1, rules);
    let mut one = Log::default();
    one.begin_measure(first.clone());
    // With the clock set back a later one is still the later one.
    let second = Measure::deal(2, TODAY - 9, &one, &house, rules).expect("is there");
    hand_in(&mut one, &first, Moment::Before, (4, TODAY));
    one.close_sheet(&first.sheet(Moment::Before).code);
    let mut other = one.clone();
    for (log, seconds) in [(&mut one, 90), (&mut other, 70)] {
        answer(log, TODAY, seconds);
        log.open_sheet(&first.sheet(Moment::After).code);
    }
    other.begin_measure(second.clone());
    for log in [&one, &other] {
        assert_eq!(Log::read(&log.to_string()).as_ref(), Ok(log));
    }
    let merged = |a: &Log, b: &Log| {
        let mut a = a.clone();
        a.merge(b);
        a
    };
    let both = merged(&one, &other);
    assert_eq!(both, merged(&other, &one));
    assert_eq!(both, merged(&both, &one));
    assert!(both.to_string().contains(" 0 70 "), "{both}");
    let known: Vec<&Measure> = both.measures().collect();
    assert_eq!(known, [&first, &second]);
    let plain = House::new(rules, rules.name);
    assert_eq!(both.measure_by(&plain), Some(&first));
    assert_eq!(
        both.measure_by(&House::new(preset("tenhou"), "Tenhou")),
        None
    );
    // A cut line is kept as it is, and is no measurement.
    let text = both.to_string();
    let cut = text.rsplit_once(' ').expect("is there").0;
    let read = Log::read(cut).expect("is there");
    assert_eq!(read.measures().count(), 1);
    assert!(
        read.to_string()
            .contains(cut.lines().last().expect("is there"))
    );
}

/// Wilson's interval in floating point, as its formula stands in the books.
fn wilson(right: u32, all: u32) -> (f64, f64) {
    let (p, n, z) = (f64::from(right) / f64::from(all), f64::from(all), 1.96_f64);
    let middle = p + z * z / (2.0 * n);
    let far = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let below = 1.0 + z * z / n;
    ((middle - far) / below, (middle + far) / below)
}

/// Whole hundredths around a bound, allowing for what is lost in whole numbers.
fn is_around(own: Range, (low, high): (f64, f64)) -> bool {
    let near = |part: i32, bound: f64| (f64::from(part) - bound * 100.0).abs() <= 1.01;
    let is_within =
        f64::from(own.low) <= low * 100.0 + 0.01 && f64::from(own.high) >= high * 100.0 - 0.01;
    near(own.low, low) && near(own.high, high) && is_within
}

#[test]
fn ranges_are_those_of_the_books() {
    let of = |right, all| Share {
        right,
        all,
        seconds: 0,
    };
    for all in 1..=40 {
        for right in 0..=all {
            let own = range(of(right, all)).expect("is there");
            assert!(is_around(own, wilson(right, all)), "{right}/{all}: {own:?}");
            for other in 0..=all {
                let own = change(of(right, all), of(other, all)).expect("is there");
                let share = |right| f64::from(right) / f64::from(all);
                let (low, high) = wilson(right, all);
                let (low_after, high_after) = wilson(other, all);
                let by = share(other) - share(right);
                let down = (share(other) - low_after).hypot(high - share(right));
                let up = (high_after - share(other)).hypot(share(right) - low);
                let is_own = is_around(own, (by - down, by + up));
                assert!(is_own, "{right} to {other} of {all}: {own:?}");
            }
        }
    }
    assert_eq!(range(of(0, 0)), None);
}

#[test]
fn a_group_is_read_out_of_a_chat() {
    let line = |name: &str, results: [Option<(u32, u32)>; 3]| MeasureLine {
        day: "2026-11-30".to_owned(),
        name: name.to_owned(),
        rules: "Club · rules".to_owned(),
        results: results.map(|one| {
            one.map(|(right, seconds)| Share {
                right,
                all: 10,
                seconds,
            })
        }),
        minutes: 21,
    };
    let aki = line("Aki", [Some((3, 310)), Some((8, 400)), None]);
    let later = line("Aki", [Some((3, 310)), Some((8, 400)), Some((7, 900))]);
    let bo = line("", [Some((5, 3_700)), None, None]);
    let eve = line("Eve", [Some((2, 600)), Some((6, 500)), None]);
    // Two without a name are two, though they began alike.
    let [one, other] = [8, 9].map(|right| line("", [Some((0, 1_200)), Some((right, 300)), None]));
    let broken = later.to_string().replacen(" · ", "\n· ", 2);
    let cut = eve.to_string().replace("6/10", "9/10");
    let text = format!(
        "hello\n[10:02] Bo: {bo}\n{aki}\n\n{broken}\n10:05 - {eve}\n{aki}\n{cut}\n{one}\n{other}\n{one}\nTensu ZLUXKZ · 7/10 · 12:31 · 0 · X4TQ\n"
    );
    let group = Group::read(&text);
    let names: Vec<&str> = group.people.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["", "", "Aki", "Bo", "Eve"]);
    assert_eq!(group.people[2].results, later.results);
    assert_eq!(group.people[2].rules, "Club rules");
    assert_eq!(group.cut, [cut]);
    assert_eq!(group.rest.len(), 2);
    assert_eq!(group.middle(Moment::Before), Some(2));
    assert_eq!(group.middle(Moment::After), Some(8));
    assert_eq!(group.reached(Moment::After), (3, 4));
    assert_eq!(group.reached(Moment::Later), (0, 1));
    assert_eq!(Group::default().middle(Moment::Later), None);
}
