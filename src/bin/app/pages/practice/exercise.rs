//! A hand to count, what was answered, and both as text.

use std::rc::Rc;

use tensu::Question;
use tensu::house::House;
use tensu::practice::{Lesson, Task, Topic};

use crate::model::book::ActiveRules;
use crate::model::entry::Entry;

/// A hand to count, and what was answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exercise {
    /// What is asked.
    pub(crate) lesson: Lesson,
    /// The hand as the calculator has it, with its rules.
    pub(crate) entry: Rc<Entry>,
    /// The places of the answers that were chosen, task by task.
    pub(crate) given: Vec<usize>,
    /// The other topics of the same hand, as far as they were answered.
    others: Vec<(Topic, u64, Vec<usize>)>,
}

/// How many answers there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Right ones.
    pub(crate) right: usize,
    /// All of them.
    pub(crate) all: usize,
}

impl Exercise {
    pub(crate) fn of(lesson: Lesson, rules: &ActiveRules, given: Vec<usize>) -> Self {
        Self {
            entry: Rc::new(Entry::new(rules.clone(), lesson.question.clone())),
            lesson,
            given,
            others: Vec::new(),
        }
    }

    /// The same hand, asked otherwise: a topic that was begun goes on where it was left.
    pub(crate) fn turned(&self, topic: Topic, seed: u64) -> Option<Self> {
        let mut others = self.others.clone();
        others.push((self.lesson.topic, self.lesson.seed, self.given.clone()));
        let before = others.iter().position(|(own, ..)| *own == topic);
        let (_, seed, given) = match before {
            Some(at) => others.swap_remove(at),
            None => (topic, seed, Vec::new()),
        };
        let rules = &self.entry.rules;
        let lesson = Lesson::of(&self.lesson.question, topic, seed, rules)?;
        Some(Self {
            others,
            ..Self::of(lesson, rules, given)
        })
    }

    pub(crate) fn text(&self) -> String {
        let place = |topic| Topic::ALL.iter().position(|one| *one == topic).unwrap_or(0);
        let line = |topic, seed: u64, given: &[usize]| {
            let given: Vec<String> = given.iter().map(ToString::to_string).collect();
            format!("{} {seed} {}", place(topic), given.join(","))
        };
        let rules = self.entry.rules.house().map(House::link);
        let rules = rules.unwrap_or_else(|| self.entry.rules.id.to_owned());
        let mut lines = vec![rules, self.lesson.question.to_string()];
        lines.push(line(self.lesson.topic, self.lesson.seed, &self.given));
        let others = self.others.iter();
        lines.extend(others.map(|(topic, seed, given)| line(*topic, *seed, given)));
        lines.join("\n")
    }

    /// What [`text`](Self::text) wrote, if it can be asked here.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let (rules, question) = (lines.next()?, lines.next()?);
        let house = || ActiveRules::of(rules.parse().ok()?).ok();
        let rules = ActiveRules::by_id(rules).or_else(house)?;
        let question: Question = question.parse().ok()?;
        let line = |line: &str| {
            let mut words = line.split(' ');
            let topic = *Topic::ALL.get(words.next()?.parse::<usize>().ok()?)?;
            let seed = words.next()?.parse().ok()?;
            let given = words.next().unwrap_or_default().split(',');
            let given = given.filter(|one| !one.is_empty());
            let given: Option<Vec<usize>> = given.map(|one| one.parse().ok()).collect();
            Some((topic, seed, given?))
        };
        let mut topics = lines.map(line);
        let (topic, seed, given) = topics.next()??;
        let lesson = Lesson::of(&question, topic, seed, &rules)?;
        let tasks = lesson.tasks.iter().zip(&given);
        let is_asked = given.len() <= lesson.tasks.len()
            && tasks.into_iter().all(|(task, at)| *at < task.answers.len());
        is_asked.then(|| Self {
            others: topics.flatten().collect(),
            ..Self::of(lesson, &rules, given)
        })
    }

    /// What is asked now; `None` when everything was answered.
    pub(crate) fn asked(&self) -> Option<&Task> {
        self.lesson.tasks.get(self.given.len())
    }

    /// What was asked, and whether the answer was right.
    pub(crate) fn answered(&self) -> impl DoubleEndedIterator<Item = (&Task, bool)> {
        let given = self.lesson.tasks.iter().zip(&self.given);
        given.map(|(task, given)| (task, task.right == *given))
    }

    /// How many of them were right.
    pub(crate) fn tally(&self) -> Tally {
        Tally {
            right: self.answered().filter(|(_, right)| *right).count(),
            all: self.given.len(),
        }
    }
}
