use std::rc::Rc;

use tensu_learn::practice::Form;
use tensu_learn::sheet::{Daily, Mark, Preset, Sheet};
use tensu_learn::{Log, Replica};
use yew::Reducible;

use super::{Loaded, MOST_SHEETS, Shared, SheetTap, SheetTapped, Sheets, Taken};
use crate::model::active_rules::ActiveRules;

const NOW: u64 = 1_800_000_000;

fn club(seed: u64) -> Shared {
    let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
    let sheet = Preset::Club.sheet(seed, &rules.to_house(), &rules);
    Rc::new(Loaded::of(sheet.expect("a sheet")).expect("questions"))
}

fn fresh() -> Sheets {
    Sheets::with(Log::default(), Replica::of(1), "")
}

fn on(sheets: &Sheets, tap: SheetTap, loaded: &Shared, after: u64) -> Sheets {
    let next = Rc::new(sheets.clone()).reduce(SheetTapped {
        tap,
        loaded: Some(loaded.clone()),
        today: 20_783,
        now: NOW + after,
    });
    (*next).clone()
}

fn taken<'s>(sheets: &'s Sheets, loaded: &Shared) -> &'s Taken {
    sheets.taken(loaded).expect("it was begun")
}

/// Answers all questions right but those at `skip`.
fn answered(mut sheets: Sheets, loaded: &Shared, skip: &[usize]) -> Sheets {
    for (at, problem) in loaded.problems.iter().enumerate() {
        if skip.contains(&at) {
            continue;
        }
        sheets = on(&sheets, SheetTap::Go(at), loaded, 5);
        for (nth, task) in problem.tasks.iter().enumerate() {
            sheets = on(&sheets, SheetTap::Choose(nth, task.right), loaded, 5);
        }
    }
    sheets
}

#[test]
fn nine_of_ten_are_graded_and_one_was_not_answered() {
    let loaded = club(1);
    let sheets = answered(on(&fresh(), SheetTap::Begin, &loaded, 0), &loaded, &[3]);
    assert_eq!(taken(&sheets, &loaded).open(), [3]);
    let sheets = on(&sheets, SheetTap::HandIn, &loaded, 600);
    let marks = taken(&sheets, &loaded).marks();
    let open: Vec<usize> = (0..10).filter(|at| marks[*at] == [Mark::Open]).collect();
    assert_eq!(open, [3]);
    assert_eq!(marks.iter().filter(|one| **one == [Mark::Right]).count(), 9);
    let handed: Vec<_> = sheets.log.sheets().collect();
    assert_eq!(handed.len(), 1);
    let one = handed[0];
    assert_eq!((one.right, one.of, one.seconds), (9, 10, 600));
    assert_eq!(one.code, loaded.code);
    // It is written as the log has it.
    let line = format!("s {} 20783 9/10 600", loaded.code);
    assert!(sheets.log.to_string().lines().any(|own| own == line));
    // Once.
    let again = on(&sheets, SheetTap::HandIn, &loaded, 700);
    assert_eq!(again, sheets);
    assert_eq!(on(&sheets, SheetTap::Choose(0, 0), &loaded, 700), sheets);
}

#[test]
fn a_sheet_survives_a_reload_and_its_clock_goes_on() {
    let loaded = club(2);
    let sheets = answered(
        on(&fresh(), SheetTap::Begin, &loaded, 0),
        &loaded,
        &[0, 4, 5, 9],
    );
    let again = Sheets::with(sheets.log.clone(), Replica::of(1), &sheets.text());
    assert_eq!(again.text(), sheets.text());
    let back = taken(&again, &loaded);
    assert_eq!(back.given, taken(&sheets, &loaded).given);
    assert!(back.is_back && !taken(&sheets, &loaded).is_back);
    assert_eq!(back.left(NOW + 900), Some(300));
    // Opened once more it goes on.
    assert_eq!(on(&again, SheetTap::Begin, &loaded, 900), again);
    for odd in ["", "x", "1/x\n0 0 -\n-", "\n\n\n\n"] {
        assert_eq!(Sheets::with(Log::default(), Replica::of(1), odd).text(), "");
    }
}

/// Two windows, one of which has an old copy of a sheet and touches another one.
#[test]
fn an_old_copy_of_a_sheet_takes_nothing_away() {
    let (one, two) = (club(6), club(7));
    let old = on(&fresh(), SheetTap::Begin, &one, 0);
    let here = answered(old.clone(), &one, &[3]);
    let there = on(&old, SheetTap::Begin, &two, 9);
    let there = on(&there, SheetTap::Go(1), &two, 9);
    let kept = |sheets: &Sheets| SheetTap::Kept(sheets.text());
    let both = [
        on(&here, kept(&there), &one, 10),
        on(&there, kept(&here), &two, 10),
    ];
    assert_eq!(both[0].text(), both[1].text());
    for sheets in &both {
        assert_eq!(taken(sheets, &one).given, taken(&here, &one).given);
        assert_eq!(taken(sheets, &two).at, 1);
    }
    // What was handed in stays so, though the other window goes on for longer, until it is begun anew.
    let done = on(&here, SheetTap::HandIn, &one, 20);
    let mut late = here.clone();
    for nth in 0..30 {
        late = on(&late, SheetTap::Choose(0, 0), &one, 30 + nth);
    }
    let late = on(&late, kept(&done), &one, 70);
    assert_eq!(taken(&late, &one), taken(&done, &one));
    let anew = on(&done, SheetTap::Again, &one, 80);
    let late = on(&late, kept(&anew), &one, 81);
    assert_eq!(taken(&late, &one).took, None);
    // Merging what is known changes nothing.
    assert_eq!(on(&late, kept(&late), &one, 90), late);
}

#[test]
fn the_day_of_handing_in_is_kept_and_old_texts_are_read() {
    let loaded = club(8);
    let sheets = answered(on(&fresh(), SheetTap::Begin, &loaded, 0), &loaded, &[]);
    let sheets = on(&sheets, SheetTap::HandIn, &loaded, 60);
    let again = Sheets::with(sheets.log.clone(), Replica::of(1), &sheets.text());
    assert_eq!(taken(&again, &loaded).day, Some(20_783));
    let text = sheets.text();
    let mut lines = text.lines();
    let [sheet, line, given] = [lines.next(), lines.next(), lines.next()].map(Option::unwrap);
    let line: Vec<&str> = line.split(' ').take(3).collect();
    let old = [sheet, &line.join(" "), given].join("\n");
    let old = Sheets::with(Log::default(), Replica::of(1), &old);
    assert_eq!(taken(&old, &loaded).took, Some(60));
    assert_eq!(taken(&old, &loaded).day, None);
    assert_eq!(taken(&old, &loaded).given, taken(&sheets, &loaded).given);
}

#[test]
fn after_its_time_nothing_is_answered_and_it_can_be_handed_in() {
    let loaded = club(3);
    let sheets = on(&fresh(), SheetTap::Begin, &loaded, 0);
    let late = on(&sheets, SheetTap::Choose(0, 0), &loaded, 1_200);
    assert_eq!(late, sheets);
    assert!(taken(&sheets, &loaded).is_over(NOW + 1_200));
    let sheets = on(&sheets, SheetTap::HandIn, &loaded, 90_000);
    assert_eq!(taken(&sheets, &loaded).took, Some(1_200));
    // Nothing was answered, so nothing was got wrong.
    assert_eq!(sheets.log.tallies().count(), 0);
    // A clock that was set back.
    let sheets = on(&fresh(), SheetTap::Begin, &loaded, 500);
    let sheets = on(&sheets, SheetTap::HandIn, &loaded, 0);
    assert_eq!(taken(&sheets, &loaded).took, Some(0));
}

#[test]
fn a_clock_that_is_set_back_gives_no_time() {
    let loaded = club(9);
    let sheets = on(&fresh(), SheetTap::Begin, &loaded, 5_000);
    let sheets = on(&sheets, SheetTap::Choose(0, 0), &loaded, 5_600);
    // Looked at, by an answer, or after a reload.
    assert_eq!(taken(&sheets, &loaded).left(NOW + 5_000), Some(600));
    let again = Sheets::with(Log::default(), Replica::of(1), &sheets.text());
    for sheets in [&sheets, &again] {
        let back = on(sheets, SheetTap::Look, &loaded, 1_000);
        assert_eq!(taken(&back, &loaded).left(NOW + 1_000), Some(600));
        // It goes on from there.
        assert_eq!(taken(&back, &loaded).left(NOW + 1_500), Some(100));
        assert!(taken(&back, &loaded).is_over(NOW + 1_600));
        let done = on(&back, SheetTap::HandIn, &loaded, 0);
        assert_eq!(taken(&done, &loaded).took, Some(600));
    }
    // Time goes by without a tap, too, and is not kept each second.
    assert_eq!(on(&sheets, SheetTap::Look, &loaded, 5_609), sheets);
    let later = on(&sheets, SheetTap::Look, &loaded, 5_700);
    assert_eq!(taken(&later, &loaded).left(NOW), Some(500));
}

/// One whole hand without a clock.
fn single() -> Shared {
    let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
    Rc::new(Loaded::daily(Daily::Day(20_783), &rules).expect("a hand"))
}

#[test]
fn what_was_left_without_an_answer_is_forgotten_and_the_rest_can_be_found() {
    let (exam, hand) = (club(10), single());
    let sheets = on(&fresh(), SheetTap::Begin, &hand, 0);
    assert_eq!((sheets.text().as_str(), sheets.going().count()), ("", 0));
    // While it is on the screen it stays, whatever another window keeps.
    let kept = on(&fresh(), SheetTap::Begin, &exam, 0).text();
    let sheets = on(&sheets, SheetTap::Kept(kept), &hand, 1);
    assert_eq!(taken(&sheets, &hand).given[0][0], None);
    let left = on(&sheets, SheetTap::Open, &hand, 2);
    assert_eq!(left.taken(&hand), None);
    let going: Vec<_> = left.going().map(|one| one.progress()).collect();
    assert_eq!(going, [(0, 10)]);
    // With an answer it stays, and so does what was handed in, which is over.
    let sheets = on(&sheets, SheetTap::Choose(0, 0), &hand, 3);
    let back = on(&sheets, SheetTap::Open, &hand, 4);
    assert_eq!((&back, back.going().count()), (&sheets, 2));
    let done = on(&back, SheetTap::HandIn, &hand, 5);
    assert_eq!(done.going().count(), 1);
    assert!(on(&done, SheetTap::Open, &hand, 6).taken(&hand).is_some());
}

#[test]
fn the_hand_of_the_day_keeps_its_name_after_a_reload() {
    let hand = single();
    let sheets = on(&fresh(), SheetTap::Begin, &hand, 0);
    let sheets = on(&sheets, SheetTap::Choose(0, 0), &hand, 1);
    let again = Sheets::with(Log::default(), Replica::of(1), &sheets.text());
    let shown = again.shown(&hand).expect("it was begun");
    assert_eq!(shown.loaded.daily, Some(Daily::Day(20_783)));
    assert_eq!(shown.given[0][0], Some(0));
}

#[test]
fn an_answer_can_be_taken_back_and_sheets_stay_apart() {
    let (one, two) = (club(4), club(5));
    let sheets = on(&fresh(), SheetTap::Begin, &one, 0);
    let sheets = on(
        &on(&sheets, SheetTap::Choose(0, 1), &one, 1),
        SheetTap::Begin,
        &two,
        2,
    );
    assert_eq!(taken(&sheets, &one).given[0][0], Some(1));
    assert_eq!(taken(&sheets, &two).given[0][0], None);
    let sheets = on(&sheets, SheetTap::Choose(0, 1), &one, 3);
    assert_eq!(taken(&sheets, &one).given[0][0], None);
    assert_eq!(on(&sheets, SheetTap::Go(10), &one, 4), sheets);
    assert_eq!(on(&sheets, SheetTap::Choose(9, 0), &one, 4), sheets);
}

#[test]
fn of_those_that_were_handed_in_some_stay_and_none_that_is_open_goes() {
    let open = club(100);
    let mut sheets = on(&fresh(), SheetTap::Begin, &open, 0);
    let rules = ActiveRules::by_id("tenhou").expect("a ruleset");
    for seed in 0..MOST_SHEETS as u64 + 3 {
        let drill = tensu_learn::practice::Drill {
            count: 1,
            ..tensu_learn::practice::Drill::of(Form::Price)
        };
        let sheet = Sheet::deal(&drill, seed, &rules.to_house(), &rules).expect("a sheet");
        let loaded = Rc::new(Loaded::of(sheet).expect("a question"));
        sheets = on(
            &on(&sheets, SheetTap::Begin, &loaded, 0),
            SheetTap::HandIn,
            &loaded,
            1,
        );
    }
    assert!(sheets.taken(&open).is_some());
    assert!(sheets.all.len() <= MOST_SHEETS + 1);
    assert_eq!(sheets.log.sheets().count(), MOST_SHEETS + 3);
}
