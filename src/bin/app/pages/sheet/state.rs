//! Sheets that were begun: what was answered, since when, and what came of it.

use std::rc::Rc;

use tensu::learn::sheet::{Mark, marks};
use tensu::learn::{Day, HandedIn, Log, Replica};
use yew::Reducible;

use crate::model::sheet::{Loaded, Shared};
use crate::model::storage::learning::{APART, MOST_SHEETS};
use crate::parts::learning::Learner;
use crate::parts::question::run::record;

/// All sheets that were begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheets {
    /// What was answered, here and in other windows.
    pub(crate) log: Log,
    replica: Replica,
    /// The one that was last opened first.
    all: Vec<Rc<Taken>>,
}

/// A sheet that was begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Taken {
    pub(crate) loaded: Shared,
    /// The second in which it began, counted from 1970.
    pub(crate) began: u64,
    /// The question on the screen.
    pub(crate) at: usize,
    /// What was answered, question by question, task by task.
    pub(crate) given: Vec<Vec<Option<usize>>>,
    /// How many seconds it took, when it was handed in.
    pub(crate) taken: Option<u32>,
    /// Whether it was left and taken up again.
    pub(crate) is_back: bool,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tap {
    /// Begin; what was begun goes on.
    Begin,
    /// Begin anew.
    Again,
    /// To a question.
    Go(usize),
    /// The answer at a place, to a task of the question on the screen; the same once more takes it back.
    Choose(usize, usize),
    /// That is all.
    HandIn,
    /// What another window has kept.
    Elsewhere(Log),
}

/// What was tapped, and when.
#[derive(Debug)]
pub(crate) struct Tapped {
    pub(crate) tap: Tap,
    /// The sheet; none where it does not matter.
    pub(crate) loaded: Option<Shared>,
    pub(crate) today: Day,
    /// The second that it is, counted from 1970.
    pub(crate) now: u64,
}

impl Learner for Sheets {
    fn log(&self) -> &Log {
        &self.log
    }
}

impl Reducible for Sheets {
    type Action = Tapped;

    fn reduce(self: Rc<Self>, tapped: Tapped) -> Rc<Self> {
        let mut next = (*self).clone();
        next.tap(&tapped);
        Rc::new(next)
    }
}

impl Sheets {
    /// As they were left in an earlier visit.
    pub(crate) fn with(log: Log, replica: Replica, kept: &str) -> Self {
        let all = kept.split(APART).filter_map(Taken::read).map(Rc::new);
        Self {
            log,
            replica,
            all: all.collect(),
        }
    }

    /// All of them as text.
    pub(crate) fn text(&self) -> String {
        let all = self.all.iter().map(|taken| taken.text());
        all.collect::<Vec<_>>().join(APART)
    }

    /// A sheet, if it was begun.
    pub(crate) fn taken(&self, loaded: &Loaded) -> Option<&Rc<Taken>> {
        let mut all = self.all.iter();
        all.find(|taken| taken.loaded.sheet == loaded.sheet)
    }

    fn tap(&mut self, tapped: &Tapped) {
        let Tapped {
            tap,
            loaded,
            today,
            now,
        } = tapped;
        if let Tap::Elsewhere(log) = tap {
            return self.log.merge(log);
        }
        let Some(loaded) = loaded else {
            return;
        };
        let old = self.taken(loaded).map(|taken| (**taken).clone());
        let mut taken = match (tap, old) {
            (Tap::Begin, Some(_)) => return,
            (Tap::Begin | Tap::Again, _) => Taken::new(loaded.clone(), *now),
            (_, Some(taken)) => taken,
            (_, None) => return,
        };
        match *tap {
            Tap::Go(at) if at < taken.given.len() => taken.at = at,
            Tap::Choose(task, at) => {
                let problem = &loaded.problems[taken.at];
                let known = problem.tasks.get(task).map(|task| task.answers.len());
                if taken.taken.is_some() || taken.is_over(*now) || known.is_none_or(|all| at >= all)
                {
                    return;
                }
                let own = &mut taken.given[taken.at][task];
                *own = Some(at).filter(|_| *own != Some(at));
            }
            Tap::HandIn if taken.taken.is_none() => self.hand_in(&mut taken, *today, *now),
            Tap::Begin | Tap::Again => {}
            _ => return,
        }
        self.all.retain(|one| one.loaded.sheet != loaded.sheet);
        self.all.insert(0, Rc::new(taken));
        self.forget();
    }

    /// Of those that were handed in only the last ones stay; what came of the others is in the log.
    fn forget(&mut self) {
        let mut left = MOST_SHEETS;
        self.all.retain(|taken| {
            let is_open = taken.taken.is_none();
            let stays = is_open || left > 0;
            left -= usize::from(!is_open && left > 0);
            stays
        });
    }

    fn hand_in(&mut self, taken: &mut Taken, today: Day, now: u64) {
        let seconds = taken.seconds(now);
        taken.taken = Some(seconds);
        taken.at = 0;
        let marks = taken.marks();
        let right = marks.iter().flatten().filter(|mark| **mark == Mark::Right);
        self.log.hand_in(HandedIn {
            code: taken.loaded.code.clone(),
            day: today,
            right: right.count() as u32,
            of: marks.iter().map(Vec::len).sum::<usize>() as u32,
            seconds,
        });
        let each = seconds / marks.len().max(1) as u32;
        for ((problem, given), marks) in taken.loaded.problems.iter().zip(&taken.given).zip(marks) {
            // What was not answered was not got wrong.
            if marks.iter().any(|mark| *mark != Mark::Open) {
                record(&mut self.log, problem, given, (each, today, self.replica));
            }
        }
    }
}

impl Taken {
    fn new(loaded: Shared, now: u64) -> Self {
        let given = loaded.problems.iter();
        Self {
            given: given.map(|one| vec![None; one.tasks.len()]).collect(),
            loaded,
            began: now,
            at: 0,
            taken: None,
            is_back: false,
        }
    }

    /// How long it took by now; never longer than there is time.
    fn seconds(&self, now: u64) -> u32 {
        let since = now.saturating_sub(self.began);
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        self.limit().map_or(since, |limit| since.min(limit))
    }

    fn limit(&self) -> Option<u32> {
        self.loaded
            .sheet
            .minutes
            .map(|minutes| u32::from(minutes) * 60)
    }

    /// The seconds that are left, where there is a clock.
    pub(crate) fn left(&self, now: u64) -> Option<u32> {
        Some(self.limit()? - self.seconds(now))
    }

    /// Whether its time is over.
    pub(crate) fn is_over(&self, now: u64) -> bool {
        self.left(now) == Some(0)
    }

    /// How each answer came out.
    pub(crate) fn marks(&self) -> Vec<Vec<Mark>> {
        let all = self.loaded.problems.iter().zip(&self.given);
        all.map(|(problem, given)| marks(problem, given)).collect()
    }

    /// The questions to which something that matters was not answered.
    pub(crate) fn open(&self) -> Vec<usize> {
        let all = self.loaded.problems.iter().zip(&self.given);
        let is_open = |(at, (problem, given)): (usize, (_, &Vec<_>))| {
            let run =
                crate::parts::question::run::Run::of(problem, given, false, &self.loaded.rules);
            (!run.is_full()).then_some(at)
        };
        all.enumerate().filter_map(is_open).collect()
    }

    fn text(&self) -> String {
        let given = |one: &Option<usize>| one.map_or_else(|| "-".to_owned(), |at| at.to_string());
        let given = |one: &Vec<_>| one.iter().map(given).collect::<Vec<_>>().join(",");
        let given: Vec<String> = self.given.iter().map(given).collect();
        let taken = self.taken.map_or_else(|| "-".to_owned(), |s| s.to_string());
        format!(
            "{}\n{} {} {taken}\n{}",
            self.loaded.sheet,
            self.began,
            self.at,
            given.join(" ")
        )
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let loaded = Rc::new(Loaded::read(lines.next()?).ok()?);
        let mut numbers = lines.next()?.split(' ');
        let (began, at) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
        let taken = match numbers.next()? {
            "-" => None,
            taken => Some(taken.parse().ok()?),
        };
        let given = lines.next()?.split(' ');
        let given = given.map(|one| one.split(',').map(|one| one.parse().ok()).collect());
        let given: Vec<Vec<Option<usize>>> = given.collect();
        let fits = given.len() == loaded.problems.len()
            && at < given.len()
            && given.iter().zip(&loaded.problems).all(|(given, problem)| {
                let fits = |(at, task): (&Option<usize>, &tensu::practice::Task)| {
                    at.is_none_or(|at| at < task.answers.len())
                };
                given.len() == problem.tasks.len() && given.iter().zip(&problem.tasks).all(fits)
            });
        fits.then_some(Self {
            loaded,
            began,
            at,
            given,
            taken,
            is_back: taken.is_none(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::learn::sheet::{Mark, Preset, Sheet};
    use tensu::learn::{Log, Replica};
    use tensu::practice::Form;
    use yew::Reducible;

    use super::{Loaded, MOST_SHEETS, Shared, Sheets, Taken, Tap, Tapped};
    use crate::model::book::ActiveRules;

    const NOW: u64 = 1_800_000_000;

    fn club(seed: u64) -> Shared {
        let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
        let sheet = Preset::Club.sheet(seed, &rules.to_house(), &rules);
        Rc::new(Loaded::of(sheet.expect("a sheet")).expect("questions"))
    }

    fn fresh() -> Sheets {
        Sheets::with(Log::default(), Replica::of(1), "")
    }

    fn on(sheets: &Sheets, tap: Tap, loaded: &Shared, after: u64) -> Sheets {
        let next = Rc::new(sheets.clone()).reduce(Tapped {
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
            sheets = on(&sheets, Tap::Go(at), loaded, 5);
            for (nth, task) in problem.tasks.iter().enumerate() {
                sheets = on(&sheets, Tap::Choose(nth, task.right), loaded, 6);
            }
        }
        sheets
    }

    #[test]
    fn nine_of_ten_are_graded_and_one_was_not_answered() {
        let loaded = club(1);
        let sheets = answered(on(&fresh(), Tap::Begin, &loaded, 0), &loaded, &[3]);
        assert_eq!(taken(&sheets, &loaded).open(), [3]);
        let sheets = on(&sheets, Tap::HandIn, &loaded, 600);
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
        let again = on(&sheets, Tap::HandIn, &loaded, 700);
        assert_eq!(again, sheets);
        assert_eq!(on(&sheets, Tap::Choose(0, 0), &loaded, 700), sheets);
    }

    #[test]
    fn a_sheet_survives_a_reload_and_its_clock_goes_on() {
        let loaded = club(2);
        let sheets = answered(on(&fresh(), Tap::Begin, &loaded, 0), &loaded, &[0, 4, 5, 9]);
        let again = Sheets::with(sheets.log.clone(), Replica::of(1), &sheets.text());
        assert_eq!(again.text(), sheets.text());
        let back = taken(&again, &loaded);
        assert_eq!(back.given, taken(&sheets, &loaded).given);
        assert!(back.is_back && !taken(&sheets, &loaded).is_back);
        assert_eq!(back.left(NOW + 900), Some(300));
        // Opened once more it goes on.
        assert_eq!(on(&again, Tap::Begin, &loaded, 900), again);
        for odd in ["", "x", "1/x\n0 0 -\n-", "\n\n\n\n"] {
            assert_eq!(Sheets::with(Log::default(), Replica::of(1), odd).text(), "");
        }
    }

    #[test]
    fn after_its_time_nothing_is_answered_and_it_can_be_handed_in() {
        let loaded = club(3);
        let sheets = on(&fresh(), Tap::Begin, &loaded, 0);
        let late = on(&sheets, Tap::Choose(0, 0), &loaded, 1_200);
        assert_eq!(late, sheets);
        assert!(taken(&sheets, &loaded).is_over(NOW + 1_200));
        let sheets = on(&sheets, Tap::HandIn, &loaded, 90_000);
        assert_eq!(taken(&sheets, &loaded).taken, Some(1_200));
        // Nothing was answered, so nothing was got wrong.
        assert_eq!(sheets.log.tallies().count(), 0);
        // A clock that was set back.
        let sheets = on(&fresh(), Tap::Begin, &loaded, 500);
        let sheets = on(&sheets, Tap::HandIn, &loaded, 0);
        assert_eq!(taken(&sheets, &loaded).taken, Some(0));
    }

    #[test]
    fn an_answer_can_be_taken_back_and_sheets_stay_apart() {
        let (one, two) = (club(4), club(5));
        let sheets = on(&fresh(), Tap::Begin, &one, 0);
        let sheets = on(
            &on(&sheets, Tap::Choose(0, 1), &one, 1),
            Tap::Begin,
            &two,
            2,
        );
        assert_eq!(taken(&sheets, &one).given[0][0], Some(1));
        assert_eq!(taken(&sheets, &two).given[0][0], None);
        let sheets = on(&sheets, Tap::Choose(0, 1), &one, 3);
        assert_eq!(taken(&sheets, &one).given[0][0], None);
        assert_eq!(on(&sheets, Tap::Go(10), &one, 4), sheets);
        assert_eq!(on(&sheets, Tap::Choose(9, 0), &one, 4), sheets);
    }

    #[test]
    fn of_those_that_were_handed_in_some_stay_and_none_that_is_open_goes() {
        let open = club(100);
        let mut sheets = on(&fresh(), Tap::Begin, &open, 0);
        let rules = ActiveRules::by_id("tenhou").expect("a ruleset");
        for seed in 0..MOST_SHEETS as u64 + 3 {
            let drill = tensu::practice::Drill {
                count: 1,
                ..tensu::practice::Drill::of(Form::Price)
            };
            let sheet = Sheet::deal(&drill, seed, &rules.to_house(), &rules).expect("a sheet");
            let loaded = Rc::new(Loaded::of(sheet).expect("a question"));
            sheets = on(
                &on(&sheets, Tap::Begin, &loaded, 0),
                Tap::HandIn,
                &loaded,
                1,
            );
        }
        assert!(sheets.taken(&open).is_some());
        assert!(sheets.all.len() <= MOST_SHEETS + 1);
        assert_eq!(sheets.log.sheets().count(), MOST_SHEETS + 3);
    }
}
