//! Sheets that were begun: what was answered, since when, and what came of it.

use std::rc::Rc;

use tensu_learn::sheet::{Mark, Sheet, marks};
use tensu_learn::{Day, HandedIn, Log, Replica};
use yew::Reducible;

use crate::model::sheet::{Loaded, Shared};
use crate::model::storage::learning::{self, APART, MOST_SHEETS, merged_sheets};
use crate::parts::learning::Learner;
use crate::parts::question::run::record;

pub(crate) mod list;
pub(crate) mod open;
pub(crate) mod paper;
pub(crate) mod pasted;
pub(crate) mod plan;
pub(crate) mod signed;
pub(crate) mod told;

/// The seconds after which the time is kept once more.
const STEP: u64 = 10;

/// All sheets that were begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheets {
    /// The log of all answers, here and in other windows.
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
    /// The answers, question by question, task by task.
    pub(crate) given: Vec<Vec<Option<usize>>>,
    /// The seconds that it took, once it was handed in.
    pub(crate) took: Option<u32>,
    /// The day on which it was handed in; old texts lack it.
    pub(crate) day: Option<Day>,
    /// The number of times it was begun anew, and since then of answers and of all taps: they tell which of two windows
    /// is further.
    again: u32,
    edits: u32,
    taps: u32,
    /// The latest second in which it was looked at.
    seen: u64,
    /// `true` if it was left and taken up again.
    pub(crate) is_back: bool,
}

/// A tap, or another event of the page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SheetTap {
    /// The page was opened: what was begun and left without an answer is forgotten.
    Open,
    /// Time goes by.
    Look,
    /// Begin; what was begun goes on.
    Begin,
    /// Begin anew.
    Again,
    /// A question is shown.
    Go(usize),
    /// The answer at a place, to a task of the question on the screen; the same once more takes it back.
    Choose(usize, usize),
    /// The sheet is handed in.
    HandIn,
    /// The log as another window has kept it.
    Elsewhere(Log),
    /// The sheets as another window has kept them.
    Kept(String),
}

/// A tap, with the moment it was made.
#[derive(Debug)]
pub(crate) struct SheetTapped {
    pub(crate) tap: SheetTap,
    /// The sheet; `None` where it does not matter.
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
    type Action = SheetTapped;

    fn reduce(self: Rc<Self>, tapped: SheetTapped) -> Rc<Self> {
        let mut next = (*self).clone();
        next.tap(&tapped);
        Rc::new(next)
    }
}

impl Sheets {
    /// The sheets that are kept here, for who only looks.
    pub(crate) fn kept() -> Self {
        Self::with(Log::default(), Replica::of(0), &learning::load_sheets())
    }

    /// The sheets as they were left in an earlier visit.
    pub(crate) fn with(log: Log, replica: Replica, kept: &str) -> Self {
        let all = kept.split(APART).filter_map(Taken::read).map(Rc::new);
        Self {
            log,
            replica,
            all: all.collect(),
        }
    }

    /// Writes all of them as text.
    pub(crate) fn text(&self) -> String {
        let all = self.all.iter().filter(|taken| taken.is_kept());
        all.map(|taken| taken.text())
            .collect::<Vec<_>>()
            .join(APART)
    }

    /// The sheets with which somebody can go on.
    pub(crate) fn going(&self) -> impl Iterator<Item = &Rc<Taken>> {
        let all = self.all.iter();
        all.filter(|taken| taken.took.is_none() && taken.is_kept())
    }

    /// All sheets that were begun, whether they go on or not.
    pub(crate) fn sheets(self) -> impl Iterator<Item = Sheet> {
        let all = self.all.into_iter();
        all.map(|taken| taken.loaded.sheet.clone())
    }

    /// A sheet as a page shows it, if it was begun: whose hand of the day it is, only the page knows.
    pub(crate) fn shown(&self, loaded: &Shared) -> Option<Taken> {
        let taken = self.taken(loaded)?;
        Some(Taken {
            loaded: loaded.clone(),
            ..(**taken).clone()
        })
    }

    /// A sheet, if it was begun.
    pub(crate) fn taken(&self, loaded: &Loaded) -> Option<&Rc<Taken>> {
        let mut all = self.all.iter();
        all.find(|taken| taken.loaded.sheet == loaded.sheet)
    }

    /// Takes over what another window is further with.
    fn merge(&mut self, kept: &str) {
        let all: Vec<String> = self.all.iter().map(|taken| taken.text()).collect();
        let all = merged_sheets(&all.join(APART), kept);
        let own = |text: &str| self.all.iter().find(|one| one.text() == text).cloned();
        let one = |text| own(text).or_else(|| Taken::read(text).map(Rc::new));
        self.all = all.split(APART).filter_map(one).collect();
    }

    fn tap(&mut self, tapped: &SheetTapped) {
        let SheetTapped {
            tap,
            loaded,
            today,
            now,
        } = tapped;
        match tap {
            SheetTap::Elsewhere(log) => return self.log.merge(log),
            SheetTap::Kept(kept) => return self.merge(kept),
            SheetTap::Open => return self.all.retain(|taken| taken.is_kept()),
            _ => {}
        }
        let Some(loaded) = loaded else {
            return;
        };
        let old = self.taken(loaded).map(|taken| (**taken).clone());
        if matches!(tap, SheetTap::Begin) && old.is_none() {
            self.log.open_sheet(&loaded.code);
        }
        let mut taken = match (tap, old) {
            (SheetTap::Begin, Some(_)) => return,
            (SheetTap::Begin | SheetTap::Again, old) => Taken {
                again: old.map_or(0, |old| old.again.saturating_add(1)),
                ..Taken::new(loaded.clone(), *now)
            },
            (_, Some(taken)) => taken,
            (_, None) => return,
        };
        let is_known = (taken.seen..taken.seen.saturating_add(STEP)).contains(now);
        taken.look(*now);
        match *tap {
            // Each second need not be kept.
            SheetTap::Look if !is_known && taken.took.is_none() && taken.limit().is_some() => {}
            SheetTap::Go(at) if at < taken.given.len() => taken.at = at,
            SheetTap::Choose(task, at) => {
                let problem = &loaded.problems[taken.at];
                let known = problem.tasks.get(task).map(|task| task.answers.len());
                if taken.took.is_some() || taken.is_over(*now) || known.is_none_or(|all| at >= all)
                {
                    return;
                }
                let own = &mut taken.given[taken.at][task];
                *own = Some(at).filter(|_| *own != Some(at));
                taken.edits = taken.edits.saturating_add(1);
            }
            SheetTap::HandIn if taken.took.is_none() => self.hand_in(&mut taken, *today, *now),
            SheetTap::Begin | SheetTap::Again => {}
            _ => return,
        }
        taken.taps = taken.taps.saturating_add(1);
        self.all.retain(|one| one.loaded.sheet != loaded.sheet);
        self.all.insert(0, Rc::new(taken));
        self.forget();
    }

    /// Forgets all but the last of those that were handed in; what came of the others is in the log.
    fn forget(&mut self) {
        let mut left = MOST_SHEETS;
        self.all.retain(|taken| {
            let is_open = taken.took.is_none();
            let stays = is_open || left > 0;
            left -= usize::from(!is_open && left > 0);
            stays
        });
    }

    fn hand_in(&mut self, taken: &mut Taken, today: Day, now: u64) {
        let seconds = taken.seconds(now);
        taken.took = Some(seconds);
        taken.day = Some(today);
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
        self.log.close_sheet(&taken.loaded.code);
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
            took: None,
            day: None,
            again: 0,
            edits: 0,
            taps: 0,
            seen: now,
            is_back: false,
        }
    }

    /// Returns whether it stays when the page is left: it was handed in, or has an answer or a clock.
    fn is_kept(&self) -> bool {
        let has_answer = self.given.iter().flatten().any(Option::is_some);
        self.took.is_some() || self.loaded.sheet.minutes.is_some() || has_answer
    }

    /// The number of questions that were answered, and of all.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let all = self.loaded.problems.len();
        (all - self.open().len(), all)
    }

    /// Keeps the second that it is. Where the clock was set back, what is over stays over, and the rest goes on from there.
    fn look(&mut self, now: u64) {
        if self.took.is_none() {
            let back = self.seen.saturating_sub(now);
            self.began = self.began.saturating_sub(back);
            self.seen = now;
        }
    }

    /// The seconds that it took by now; never more than there are.
    fn seconds(&self, now: u64) -> u32 {
        let since = now.max(self.seen).saturating_sub(self.began);
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

    /// Returns whether its time is over.
    pub(crate) fn is_over(&self, now: u64) -> bool {
        self.left(now) == Some(0)
    }

    /// The mark of each answer.
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
        let or_none =
            |known: Option<u32>| known.map_or_else(|| "-".to_owned(), |known| known.to_string());
        let (took, day) = (or_none(self.took), or_none(self.day.map(u32::from)));
        let Self {
            began,
            at,
            again,
            edits,
            taps,
            seen,
            ..
        } = self;
        let line = format!("{began} {at} {took} {again} {edits} {taps} {seen} {day}");
        format!("{}\n{line}\n{}", self.loaded.sheet, given.join(" "))
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let loaded = Rc::new(Loaded::read(lines.next()?).ok()?);
        let mut numbers = lines.next()?.split(' ');
        let (began, at) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
        let took = match numbers.next()? {
            "-" => None,
            took => Some(took.parse().ok()?),
        };
        // Old texts end here.
        let mut number = || numbers.next()?.parse().ok();
        let mut count = || {
            number()
                .and_then(|one: u64| u32::try_from(one).ok())
                .unwrap_or_default()
        };
        let (again, edits, taps) = (count(), count(), count());
        let seen = number().unwrap_or(began);
        let day = number().and_then(|day| Day::try_from(day).ok());
        let given = lines.next()?.split(' ');
        let given = given.map(|one| one.split(',').map(|one| one.parse().ok()).collect());
        let given: Vec<Vec<Option<usize>>> = given.collect();
        let fits = given.len() == loaded.problems.len()
            && at < given.len()
            && given.iter().zip(&loaded.problems).all(|(given, problem)| {
                let fits = |(at, task): (&Option<usize>, &tensu_learn::practice::Task)| {
                    at.is_none_or(|at| at < task.answers.len())
                };
                given.len() == problem.tasks.len() && given.iter().zip(&problem.tasks).all(fits)
            });
        fits.then_some(Self {
            loaded,
            began,
            at,
            given,
            took,
            day,
            again,
            edits,
            taps,
            seen,
            is_back: took.is_none(),
        })
    }
}

#[cfg(test)]
mod tests;
