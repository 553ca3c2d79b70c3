//! A question and its answers, one of a drill or of a sheet, and both as text.

use std::fmt;
use std::str::FromStr;

use tensu::Ruleset;
use tensu::house::House;
use tensu_learn::practice::{BadSpec, Drill, Form, Part, Problem, Task};
use tensu_learn::{Day, Item, Log, LoggedAnswer, Replica};

use crate::model::active_rules::ActiveRules;

/// The most seconds that an answer can take: whoever is away longer was not thinking.
const LONGEST: u32 = 120;

/// The questions of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Those of a drill.
    Drill(Drill),
    /// The items that are due, each in the drill that asks it.
    Due,
}

/// The word for what is due, in an address and in what is kept.
const DUE: &str = "due";

impl FromStr for Asking {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Self, BadSpec> {
        match text {
            DUE => Ok(Self::Due),
            drill => drill.parse().map(Self::Drill),
        }
    }
}

impl fmt::Display for Asking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drill(drill) => drill.fmt(f),
            Self::Due => f.write_str(DUE),
        }
    }
}

impl Asking {
    /// The drill, if it is one.
    pub(crate) const fn drill(&self) -> Option<&Drill> {
        match self {
            Self::Drill(drill) => Some(drill),
            Self::Due => None,
        }
    }

    /// Returns whether a ruleset has it.
    pub(crate) fn is_in(&self, rules: &Ruleset) -> bool {
        self.drill().is_none_or(|drill| drill.form.is_in(rules))
    }
}

/// A drill that was begun, or what is due.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) asks: Asking,
    pub(crate) rules: ActiveRules,
    /// The question; `None` at the end, or where no hand was found.
    pub(crate) problem: Option<Problem>,
    /// The answers, task by task.
    pub(crate) given: Vec<Option<usize>>,
    /// `true` once it was graded.
    pub(crate) told: bool,
    /// The number of questions that were graded, and of those that were right.
    pub(crate) done: u8,
    pub(crate) right: u8,
    /// The seconds that all answers took.
    pub(crate) used: u32,
    /// The number of times that it was begun anew, and of taps since: they tell which of two windows is further.
    pub(crate) again: u32,
    pub(crate) taps: u32,
}

/// The actions of a player, and of other windows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CardTap {
    /// Go to a drill, or to what is due; one that was begun goes on.
    Open(Asking),
    /// Begin it anew.
    Again,
    /// The answer at a place, to a task.
    Choose(usize, usize),
    /// Have the answers graded.
    Tell,
    /// The next question.
    Next,
    /// The time is over.
    TimeUp,
    /// The log of answers as another window has kept it.
    Elsewhere(Log),
    /// The drills as another window has kept them.
    Kept(String),
}

/// Writes the answers to a question into the log: the seconds they took in all, the day, the device.
pub(crate) fn record(
    log: &mut Log,
    problem: &Problem,
    given: &[Option<usize>],
    (seconds, today, replica): (u32, Day, Replica),
) {
    let seconds = seconds.min(LONGEST);
    let of_each = seconds / problem.tasks.len().max(1) as u32;
    let mut wrong: Vec<Item> = Vec::new();
    let grades = problem.grades(given);
    // Tiles are taken apart all together.
    let is_tile = |task: &Task| matches!(task.part, Part::Tile(_));
    let all = || problem.tasks.iter().zip(&grades);
    let is_apart = all().all(|(task, grade)| !is_tile(task) || *grade == Some(true));
    for (at, (task, grade)) in all().enumerate() {
        let Some(right) = *grade else {
            continue;
        };
        let right = if is_tile(task) { is_apart } else { right };
        if is_tile(task) && at > 0 {
            continue;
        }
        let answer = LoggedAnswer {
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
        let answer = LoggedAnswer {
            right: problem.is_right(given),
            seconds,
            again: false,
        };
        log.answer(today, replica, Item::Whole, answer);
    }
}

impl Run {
    /// Makes a question as it stands on a sheet.
    pub(crate) fn of(
        problem: &Problem,
        given: &[Option<usize>],
        told: bool,
        rules: &ActiveRules,
    ) -> Self {
        let mut given = given.to_vec();
        given.resize(problem.tasks.len(), None);
        Self {
            asks: Asking::Drill(Drill::of(problem.form)),
            rules: rules.clone(),
            problem: Some(problem.clone()),
            given,
            told,
            done: 0,
            right: 0,
            used: 0,
            again: 0,
            taps: 0,
        }
    }

    /// Returns whether everything that matters was answered.
    pub(crate) fn is_full(&self) -> bool {
        let problem = self.problem.as_ref();
        problem.is_some_and(|problem| problem.is_answered(&self.given))
    }

    /// Returns whether there is another question: a drill has so many, and what is due comes until nothing is.
    pub(crate) fn has_more(&self) -> bool {
        self.asks
            .drill()
            .is_none_or(|drill| self.done < drill.count)
    }

    /// Goes to the end, which has no question.
    pub(crate) fn end(&mut self) {
        self.problem = None;
        self.given.clear();
    }

    /// Returns the seconds left for all questions, where there is a clock and the one on the screen took so many.
    pub(crate) fn left(&self, seconds: u32) -> Option<u32> {
        let all = self.asks.drill()?.seconds?;
        Some(u32::from(all).saturating_sub(self.used.saturating_add(seconds)))
    }

    /// Writes all of it as text.
    pub(crate) fn text(&self) -> String {
        let rules = self.rules.house().map(House::link);
        let rules = rules.unwrap_or_else(|| self.rules.id.to_owned());
        let given = |one: &Option<usize>| one.map_or_else(|| "-".to_owned(), |at| at.to_string());
        let given: Vec<String> = self.given.iter().map(given).collect();
        let problem = self.problem.as_ref().map(ToString::to_string);
        let numbers = [
            self.done.into(),
            self.right.into(),
            self.told.into(),
            self.again,
            self.taps,
            self.used,
        ];
        [
            rules,
            self.asks.to_string(),
            numbers.map(|number| number.to_string()).join(" "),
            given.join(","),
            problem.unwrap_or_default(),
        ]
        .join("\n")
        // At the end there is neither a question nor an answer; an empty line would split the text in two.
        .trim_end()
        .to_owned()
    }

    /// Reads what [`text`](Self::text) wrote.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let rules = lines.next()?;
        let house = || ActiveRules::read(rules).ok();
        let rules = ActiveRules::by_id(rules).or_else(house)?;
        let asks: Asking = lines.next()?.parse().ok()?;
        let counts: Vec<u32> = lines.next()?.split(' ').flat_map(str::parse).collect();
        // Old texts have no more than three.
        let [done, right, told, ref rest @ ..] = counts[..] else {
            return None;
        };
        let (done, right) = (u8::try_from(done).ok()?, u8::try_from(right).ok()?);
        let further = |at: usize| rest.get(at).copied().unwrap_or_default();
        let given = lines.next().unwrap_or_default();
        let problem = lines.next().filter(|text| !text.is_empty());
        let problem = match problem {
            Some(text) => Some(Problem::read(text, &rules)?),
            None => None,
        };
        let given = given.split(',').filter(|one| !one.is_empty());
        let given: Vec<Option<usize>> = given.map(|one| one.parse().ok()).collect();
        let tasks = problem.as_ref().map_or(&[][..], |one| &one.tasks);
        let fits = |(at, task): (&Option<usize>, &tensu_learn::practice::Task)| {
            at.is_none_or(|at| at < task.answers.len())
        };
        let is_whole = given.len() == tasks.len() && given.iter().zip(tasks).all(fits);
        (is_whole && right <= done && told < 2).then_some(Self {
            asks,
            rules,
            problem,
            given,
            told: told == 1,
            done,
            right,
            again: further(0),
            taps: further(1),
            used: further(2),
        })
    }
}
