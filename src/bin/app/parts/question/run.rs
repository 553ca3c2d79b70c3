//! A question and its answers, one of a drill or of a sheet, and both as text.

use tensu::house::House;
use tensu::learn::{Answer, Day, Item, Log, Replica};
use tensu::practice::{Drill, Form, Part, Problem};

use crate::model::book::ActiveRules;

/// The longest that an answer can take, in seconds: whoever is away longer was not thinking.
const LONGEST: u32 = 120;

/// A drill that was begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) drill: Drill,
    pub(crate) rules: ActiveRules,
    /// What is asked; `None` where no hand was found.
    pub(crate) problem: Option<Problem>,
    /// What was answered, task by task.
    pub(crate) given: Vec<Option<usize>>,
    /// Whether it was graded.
    pub(crate) told: bool,
    /// How many questions were graded, and how many were right.
    pub(crate) done: u8,
    pub(crate) right: u8,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tap {
    /// Go to a drill; one that was begun goes on.
    Open(Drill),
    /// Begin it anew.
    Again,
    /// The answer at a place, to a task.
    Choose(usize, usize),
    /// That was all.
    Tell,
    /// The next question.
    Next,
    /// What another window has kept.
    Elsewhere(Log),
}

/// Writes the answers to a question into the log: how long they took in all, when, on which device.
pub(crate) fn record(
    log: &mut Log,
    problem: &Problem,
    given: &[Option<usize>],
    (seconds, today, replica): (u32, Day, Replica),
) {
    let seconds = seconds.min(LONGEST);
    let of_each = seconds / problem.tasks.len().max(1) as u32;
    let mut wrong: Vec<Item> = Vec::new();
    for (at, task) in problem.tasks.iter().enumerate() {
        let Some(right) = problem.grade(at, given.get(at).copied().flatten()) else {
            continue;
        };
        let answer = Answer {
            right,
            seconds: of_each,
            // In one hand a thing is learned once.
            again: wrong.contains(&task.teaches),
        };
        if !right {
            wrong.push(task.teaches);
        }
        log.answer(today, replica, task.teaches, answer);
    }
    if problem.form == Form::Whole {
        let answer = Answer {
            right: problem.is_right(given),
            seconds,
            again: false,
        };
        log.answer(today, replica, Item::Whole, answer);
    }
}

impl Run {
    /// A question as it stands on a sheet.
    pub(crate) fn of(
        problem: &Problem,
        given: &[Option<usize>],
        told: bool,
        rules: &ActiveRules,
    ) -> Self {
        let mut given = given.to_vec();
        given.resize(problem.tasks.len(), None);
        Self {
            drill: Drill::of(problem.form),
            rules: rules.clone(),
            problem: Some(problem.clone()),
            given,
            told,
            done: 0,
            right: 0,
        }
    }

    /// Whether everything that matters was answered: fu are not asked of a limit.
    pub(crate) fn is_full(&self) -> bool {
        let Some(problem) = &self.problem else {
            return false;
        };
        let open = |at: &usize| self.given[*at].is_none();
        let mut left = (0..self.given.len()).filter(open);
        let is_fu = |at: usize| {
            problem
                .tasks
                .get(at)
                .is_some_and(|task| task.part == Part::Fu)
        };
        left.all(|at| is_fu(at) && problem.form == Form::Whole && self.has_limit())
    }

    /// Whether five han or more were answered.
    pub(crate) fn has_limit(&self) -> bool {
        self.given
            .first()
            .is_some_and(|han| han.is_some_and(|at| at >= 4))
    }

    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let rules = self.rules.house().map(House::link);
        let rules = rules.unwrap_or_else(|| self.rules.id.to_owned());
        let given = |one: &Option<usize>| one.map_or_else(|| "-".to_owned(), |at| at.to_string());
        let given: Vec<String> = self.given.iter().map(given).collect();
        let problem = self.problem.as_ref().map(ToString::to_string);
        [
            rules,
            self.drill.to_string(),
            format!("{} {} {}", self.done, self.right, u8::from(self.told)),
            given.join(","),
            problem.unwrap_or_default(),
        ]
        .join("\n")
    }

    /// What [`text`](Self::text) wrote.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let rules = lines.next()?;
        let house = || ActiveRules::of(rules.parse().ok()?).ok();
        let rules = ActiveRules::by_id(rules).or_else(house)?;
        let drill: Drill = lines.next()?.parse().ok()?;
        let counts: Vec<u8> = lines.next()?.split(' ').flat_map(str::parse).collect();
        let [done, right, told] = counts[..] else {
            return None;
        };
        let given = lines.next()?;
        let problem = lines.next().filter(|text| !text.is_empty());
        let problem = match problem {
            Some(text) => Some(Problem::read(text, &rules)?),
            None => None,
        };
        let given = given.split(',').filter(|one| !one.is_empty());
        let given: Vec<Option<usize>> = given.map(|one| one.parse().ok()).collect();
        let tasks = problem.as_ref().map_or(&[][..], |one| &one.tasks);
        let fits = |(at, task): (&Option<usize>, &tensu::practice::Task)| {
            at.is_none_or(|at| at < task.answers.len())
        };
        let is_whole = given.len() == tasks.len() && given.iter().zip(tasks).all(fits);
        (is_whole && right <= done && told < 2).then_some(Self {
            drill,
            rules,
            problem,
            given,
            told: told == 1,
            done,
            right,
        })
    }
}
