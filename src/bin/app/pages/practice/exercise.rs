//! A hand to count with the answers to it, and both as text.

use std::rc::Rc;

use tensu::Question;
use tensu::house::House;
use tensu_learn::practice::{HandLesson, Task, Topic};

use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::library::library;

/// A hand to count, and the answers to it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exercise {
    /// The hand, and the tasks about it.
    pub(crate) lesson: HandLesson,
    /// The hand as the calculator has it, with its rules.
    pub(crate) entry: Rc<Entry>,
    /// The places of the answers that were chosen, task by task.
    pub(crate) given: Vec<usize>,
    /// `true` if all was asked before: who has just read the answers learns nothing by giving them.
    pub(crate) again: bool,
    /// The other topics of the same hand, as far as they were answered.
    others: Vec<OtherTopic>,
}

/// A topic of a hand, and the answers to it.
#[derive(Clone, Debug, PartialEq)]
struct OtherTopic {
    topic: Topic,
    seed: u64,
    given: Vec<usize>,
    again: bool,
}

/// The last word of a topic that is asked once more.
const AGAIN: &str = "again";

impl OtherTopic {
    fn text(&self) -> String {
        let place = Topic::ALL.iter().position(|one| *one == self.topic);
        let given: Vec<String> = self.given.iter().map(ToString::to_string).collect();
        let again = if self.again { AGAIN } else { "" };
        let words = format!(
            "{} {} {} {again}",
            place.unwrap_or(0),
            self.seed,
            given.join(",")
        );
        words.trim_end().to_owned()
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let topic = *Topic::ALL.get(words.next()?.parse::<usize>().ok()?)?;
        let seed = words.next()?.parse().ok()?;
        let given = words.next().unwrap_or_default().split(',');
        let given = given.filter(|one| !one.is_empty());
        let given: Option<Vec<usize>> = given.map(|one| one.parse().ok()).collect();
        Some(Self {
            topic,
            seed,
            given: given?,
            again: words.next() == Some(AGAIN),
        })
    }
}

/// The numbers of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answered {
    /// Right ones.
    pub(crate) right: usize,
    /// All of them.
    pub(crate) all: usize,
}

impl Exercise {
    pub(crate) fn of(lesson: HandLesson, rules: &ActiveRules, given: Vec<usize>) -> Self {
        Self {
            entry: Rc::new(Entry::new(rules.clone(), lesson.question.clone())),
            lesson,
            given,
            again: false,
            others: Vec::new(),
        }
    }

    /// Returns the same hand with another topic: one that was begun goes on where it was left.
    pub(crate) fn turned(&self, topic: Topic, seed: u64) -> Option<Self> {
        let mut others = self.others.clone();
        others.push(self.begun());
        let before = others.iter().position(|own| own.topic == topic);
        let begun = match before {
            Some(at) => others.swap_remove(at),
            None => OtherTopic {
                topic,
                seed,
                given: Vec::new(),
                again: false,
            },
        };
        Self::goes_on(&self.lesson.question, begun, others, &self.entry.rules)
    }

    /// Asks all of it once more.
    pub(crate) fn once_more(&mut self) {
        self.given.clear();
        self.again = true;
    }

    fn begun(&self) -> OtherTopic {
        OtherTopic {
            topic: self.lesson.topic,
            seed: self.lesson.seed,
            given: self.given.clone(),
            again: self.again,
        }
    }

    fn goes_on(
        question: &Question,
        begun: OtherTopic,
        others: Vec<OtherTopic>,
        rules: &ActiveRules,
    ) -> Option<Self> {
        let lesson = HandLesson::of(question, begun.topic, begun.seed, rules)?;
        Some(Self {
            again: begun.again,
            others,
            ..Self::of(lesson, rules, begun.given)
        })
    }

    pub(crate) fn text(&self) -> String {
        let rules = self.entry.rules.house().map(House::link);
        let rules = rules.unwrap_or_else(|| self.entry.rules.id.to_owned());
        let mut lines = vec![rules, self.lesson.question.to_string()];
        lines.push(self.begun().text());
        lines.extend(self.others.iter().map(OtherTopic::text));
        lines.join("\n")
    }

    /// Reads what [`text`](Self::text) wrote, if it can be asked here.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let (rules, question) = (lines.next()?, lines.next()?);
        let house = || ActiveRules::read(rules).ok();
        let rules = ActiveRules::by_id(rules).or_else(house)?;
        let question = library().reader.question(question).ok()?;
        let mut topics = lines.map(OtherTopic::read);
        let now = topics.next()??;
        let exercise = Self::goes_on(&question, now, topics.flatten().collect(), &rules)?;
        let given = &exercise.given;
        let tasks = exercise.lesson.tasks.iter().zip(given);
        let is_asked = given.len() <= exercise.lesson.tasks.len()
            && tasks.into_iter().all(|(task, at)| *at < task.answers.len());
        is_asked.then_some(exercise)
    }

    /// Returns the task that is asked now; `None` when everything was answered.
    pub(crate) fn asked(&self) -> Option<&Task> {
        self.lesson.tasks.get(self.given.len())
    }

    /// Lists the tasks that were answered, each with `true` if the answer was right.
    pub(crate) fn answered(&self) -> impl DoubleEndedIterator<Item = (&Task, bool)> {
        let given = self.lesson.tasks.iter().zip(&self.given);
        given.map(|(task, given)| (task, task.right == *given))
    }

    /// Lists the tasks that went wrong, each with its place, and that of the answer that was given.
    pub(crate) fn slips(&self) -> impl Iterator<Item = (usize, &Task, usize)> {
        let given = self.lesson.tasks.iter().zip(self.given.iter().copied());
        let given = given
            .enumerate()
            .map(|(at, (task, given))| (at, task, given));
        given.filter(|(_, task, given)| task.right != *given)
    }

    /// Counts the answers, and those that were right.
    pub(crate) fn tally(&self) -> Answered {
        Answered {
            right: self.answered().filter(|(_, right)| *right).count(),
            all: self.given.len(),
        }
    }
}
