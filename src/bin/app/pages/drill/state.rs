//! The state of the drills: questions one after the other, the answers, and what is asked again.

use std::rc::Rc;

use tensu::Ruleset;
use tensu_learn::practice::Problem;
use tensu_learn::{Day, Item, Log, Replica, due};
use yew::Reducible;

use crate::model::active_rules::ActiveRules;
use crate::model::storage::learning::{APART, MOST_DRILLS, merged_drills};
use crate::parts::learning::Learner;
use crate::parts::question::run::{Asking, CardTap, Run, record};

/// The number of seeds that are tried for another question than the last.
const SEEDS: u64 = 8;

/// The drills that were begun, and the answers to them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drills {
    /// The answers given here and in other windows.
    pub(crate) log: Log,
    replica: Replica,
    /// The drills that were begun, the newest first; one at its end stays, so that no other window goes on with it.
    runs: Vec<Rc<Run>>,
}

/// A tap, with everything that its effect depends on.
#[derive(Debug)]
pub(crate) struct DrillTapped {
    pub(crate) tap: CardTap,
    pub(crate) rules: ActiveRules,
    pub(crate) seed: u64,
    pub(crate) today: Day,
    /// The time that the answer took, in seconds.
    pub(crate) seconds: u32,
}

impl Learner for Drills {
    fn log(&self) -> &Log {
        &self.log
    }
}

impl Reducible for Drills {
    type Action = DrillTapped;

    fn reduce(self: Rc<Self>, tapped: DrillTapped) -> Rc<Self> {
        let mut next = (*self).clone();
        next.tap(&tapped);
        Rc::new(next)
    }
}

impl Drills {
    /// Restores the drills as an earlier visit left them.
    pub(crate) fn with(log: Log, replica: Replica, runs: &str) -> Self {
        let runs = runs.split(APART).filter_map(Run::read).map(Rc::new);
        Self {
            log,
            replica,
            runs: runs.take(MOST_DRILLS).collect(),
        }
    }

    /// Writes all of them as text.
    pub(crate) fn text(&self) -> String {
        // Where no hand was found nothing was begun.
        let begun = self.runs.iter();
        let begun = begun.filter(|run| run.problem.is_some() || run.done > 0);
        begun.map(|run| run.text()).collect::<Vec<_>>().join(APART)
    }

    /// Takes over the drills that another window is further with.
    fn merge(&mut self, kept: &str) {
        let all = merged_drills(&self.text(), kept);
        let own = |text: &str| self.runs.iter().find(|run| run.text() == text).cloned();
        let one = |text| own(text).or_else(|| Run::read(text).map(Rc::new));
        self.runs = all.split(APART).filter_map(one).collect();
    }

    /// Returns a drill under some rules, or what is due, if it was begun.
    pub(crate) fn run(&self, asks: &Asking, rules: &ActiveRules) -> Option<&Run> {
        let mut runs = self.runs.iter().map(Rc::as_ref);
        runs.find(|run| is(run, asks, rules))
    }

    /// Lists what is due on a day under some rules.
    pub(crate) fn due(&self, today: Day, rules: &Ruleset) -> Vec<Item> {
        due(&self.log, today, rules)
    }

    /// Asks the next question, another one than the last.
    fn ask(&self, run: &mut Run, seed: u64, today: Day) {
        let all = (0..SEEDS).map_while(|nth| self.next(run, seed ^ (nth << 32), today));
        run.problem = Problem::next_to(run.problem.as_ref(), all);
        run.given = run.problem.as_ref().map(Problem::start).unwrap_or_default();
        run.told = false;
    }

    fn next(&self, run: &Run, seed: u64, today: Day) -> Option<Problem> {
        let due = self.due(today, &run.rules);
        match &run.asks {
            Asking::Drill(drill) => {
                // Every other one is about an item that is due again, if there is one.
                let weak: Vec<Item> = due
                    .into_iter()
                    .filter(|item| drill.about(*item).is_some())
                    .collect();
                let weak = weak.get(usize::from(run.done / 2) % weak.len().max(1));
                let weak = weak.copied().filter(|_| run.done.is_multiple_of(2));
                Problem::deal(drill, weak, seed, &run.rules)
            }
            Asking::Due => {
                let (now, later) = in_turn(due, run);
                let mut items = now.into_iter().chain(later);
                items.find_map(|item| Problem::about(item, seed, &run.rules))
            }
        }
    }

    fn tap(&mut self, tapped: &DrillTapped) {
        let DrillTapped {
            tap,
            rules,
            seed,
            today,
            seconds,
        } = tapped;
        match tap {
            CardTap::Elsewhere(log) => return self.log.merge(log),
            CardTap::Kept(kept) => return self.merge(kept),
            CardTap::Open(asks) => {
                let goes_on = |run: &Rc<Run>| is(run, asks, rules) && run.problem.is_some();
                match self.runs.iter().position(goes_on) {
                    Some(at) => {
                        let run = self.runs.remove(at);
                        self.runs.insert(0, run);
                    }
                    None => self.begin(asks.clone(), rules, *seed, *today),
                }
                return;
            }
            CardTap::Again
            | CardTap::Choose(..)
            | CardTap::Tell
            | CardTap::Next
            | CardTap::TimeUp => {}
        }
        // The one on the screen was opened last.
        let Some(mut run) = self.runs.first().map(|run| (**run).clone()) else {
            return;
        };
        run.taps = run.taps.saturating_add(1);
        match *tap {
            CardTap::Again => return self.begin(run.asks, rules, *seed, *today),
            CardTap::Choose(task, at) => {
                let known = run.problem.as_ref().and_then(|one| one.tasks.get(task));
                if run.told || known.is_none_or(|task| at >= task.answers.len()) {
                    return;
                }
                run.given[task] = Some(at);
                if run.given.len() == 1 {
                    self.tell(&mut run, *seconds, *today);
                }
            }
            CardTap::Tell if !run.told && run.is_full() => self.tell(&mut run, *seconds, *today),
            CardTap::Next if run.told && run.has_more() && run.left(0) != Some(0) => {
                self.ask(&mut run, *seed, *today);
            }
            CardTap::Next if run.told => run.end(),
            // What is not answered by then is not asked any more.
            CardTap::TimeUp if !run.told && run.left(0).is_some() => {
                run.used = u32::MAX;
                run.end();
            }
            _ => return,
        }
        if let Some(first) = self.runs.first_mut() {
            *first = Rc::new(run);
        }
    }

    fn begin(&mut self, asks: Asking, rules: &ActiveRules, seed: u64, today: Day) {
        let old = self.run(&asks, rules);
        let again = old.map_or(0, |old| old.again.saturating_add(1));
        let mut run = Run {
            asks,
            rules: rules.clone(),
            problem: None,
            given: Vec::new(),
            told: false,
            done: 0,
            right: 0,
            used: 0,
            again,
            taps: 0,
        };
        self.ask(&mut run, seed, today);
        self.runs.retain(|one| !is(one, &run.asks, rules));
        self.runs.insert(0, Rc::new(run));
        self.runs.truncate(MOST_DRILLS);
    }

    fn tell(&mut self, run: &mut Run, seconds: u32, today: Day) {
        let Some(problem) = &run.problem else {
            return;
        };
        let is_right = problem.is_right(&run.given);
        run.told = true;
        run.used = run.used.saturating_add(seconds);
        run.done = run.done.saturating_add(1);
        run.right = run.right.saturating_add(u8::from(is_right));
        let taken = (seconds, today, self.replica);
        record(&mut self.log, problem, &run.given, taken);
    }
}

/// Returns whether a run asks this under these rules.
fn is(run: &Run, asks: &Asking, rules: &ActiveRules) -> bool {
    run.asks == *asks && run.rules == *rules
}

/// Puts what is due in the order in which it is asked: what just went wrong at once; what is new today before what was
/// asked just now, so that others lie between.
fn in_turn(due: Vec<Item>, run: &Run) -> (Vec<Item>, Vec<Item>) {
    let Some(last) = run.problem.as_ref().filter(|_| run.told) else {
        return (due, Vec::new());
    };
    let of_last = |item: &Item| last.tasks.iter().any(|task| task.teaches == *item);
    let (mut again, others): (Vec<Item>, Vec<Item>) = due.into_iter().partition(of_last);
    if last.is_right(&run.given) {
        return (others, again);
    }
    let grades = last.grades(&run.given);
    let wrong = |item: &Item| {
        let mut tasks = last.tasks.iter().zip(&grades);
        tasks.any(|(task, grade)| task.teaches == *item && *grade == Some(false))
    };
    again.sort_by_key(|item| !wrong(item));
    (again, others)
}

#[cfg(test)]
mod tests;
