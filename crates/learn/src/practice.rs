//! Practice: hands to count step by step, and what is asked about each. Every answer is the engine's own.
//!
//! A [`HandLesson`] is one hand with its [`Task`]s, each with the answers to choose from. What a task teaches is an [`Item`]: who
//! keeps those that went wrong and hands them to [`HandLesson::deal`] meets them again.

use alloc::vec::Vec;

use random::{Random, TRIES};
use tensu::Kind;
use tensu::Ruleset;
use tensu::outlook::Outlook;
use tensu::question::Question;
use tensu::rules::Limit;
use tensu::rules::score;

pub use drill::{Drill, Form};
pub(crate) use item::number;
pub use item::{Item, PaymentCell};
pub use mistake::{Mistake, PairSlip, SetSlip};
pub(crate) use problem::read_given;
pub use problem::{Given, PlaceGoal, Problem};
pub use skill::Skill;
pub use spec::{BadSpec, Spec, VERSION, Wanted};
pub(crate) use spec::{switch, switched, words};
pub use task::{Answer, Part, Task};
pub use topic::Topic;
pub use won::Of;

pub(crate) mod as_good;
pub(crate) mod beside_sheet;
pub(crate) mod differs;
mod drill;
mod item;
pub(crate) mod minimum;
pub(crate) mod mistake;
mod problem;
pub(crate) mod quotes;
pub(crate) mod random;
mod review;
mod skill;
mod spec;
mod task;
mod tasks;
mod topic;
pub(crate) mod varied;
mod won;

/// A hand and what is asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLesson {
    /// The hand.
    pub question: Question,
    /// The topic that is practised with it.
    pub topic: Topic,
    /// The seed of its tasks: the same seed makes the same wrong answers.
    pub seed: u64,
    /// The tasks, in the order in which they are asked.
    pub tasks: Vec<Task>,
}

impl HandLesson {
    /// The lesson that a hand gives. Waits are those of the thirteen tiles without the winning one, which may be
    /// missing: `None` if they wait for nothing. Of the minimum `None` if something else stands against the hand. Of
    /// other topics `None` if the hand does not win, or if there is nothing to ask about it: fu about a yakuman, the
    /// payments for a hand that somebody is liable for. The seed decides which wrong answers are offered.
    ///
    /// ```
    /// use tensu_learn::practice::{Answer, HandLesson, Part, Topic};
    /// let rules = tensu::Ruleset::by_id("cheatsheet").unwrap();
    /// let question = "234m34p66p678s999s+2p ron riichi".parse().unwrap();
    /// let lesson = HandLesson::of(&question, Topic::Fu, 1, rules).unwrap();
    /// let last = lesson.tasks.last().unwrap();
    /// assert_eq!((last.part, &last.answers[last.right]), (Part::Fu, &Answer::Number(40)));
    /// ```
    pub fn of(question: &Question, topic: Topic, seed: u64, rules: &Ruleset) -> Option<Self> {
        let mut random = Random(seed);
        let score = || score(question, rules).ok();
        let tasks = match topic {
            Topic::Waits => {
                let Some(Outlook::Waits(waits)) = question.outlook(rules) else {
                    return None;
                };
                let waits: Vec<Kind> = waits.into_iter().map(|(kind, _)| kind).collect();
                alloc::vec![tasks::waits(&waits, question, &mut random, rules)?]
            }
            Topic::Fu => tasks::fu(&score()?, question, &mut random)?,
            Topic::Worth => {
                let score = score()?;
                let fans = tasks::fans(&score, &mut random, rules);
                let worth = tasks::worth(&score, question, &mut random, rules)?;
                fans.into_iter().chain(worth).collect()
            }
            Topic::Price => alloc::vec![tasks::price(&score()?, question, &mut random, rules)?],
            Topic::Minimum => minimum::tasks(question, &mut random, rules)?,
        };
        Some(Self {
            question: question.clone(),
            topic,
            seed,
            tasks,
        })
    }

    /// Deals a hand as a table brings it, with one of the weak items if there is such a hand. The same for the same
    /// seed; `None` if the ruleset does not have the topic, or if hardly any hand wins by it.
    ///
    /// ```
    /// use tensu_learn::practice::{Item, HandLesson, Skill, Topic};
    /// let rules = tensu::Ruleset::by_id("tenhou").unwrap();
    /// let lesson = HandLesson::deal(Topic::Fu, &[Item::Skill(Skill::Kanchan)], 7, rules).unwrap();
    /// assert!(lesson.tasks.iter().any(|task| task.teaches == Item::Skill(Skill::Kanchan)));
    /// ```
    pub fn deal(topic: Topic, weak: &[Item], seed: u64, rules: &Ruleset) -> Option<Self> {
        if !topic.is_in(rules) {
            return None;
        }
        if topic == Topic::Minimum {
            let mut random = Random(seed);
            let question = minimum::deal(&mut random, rules)?;
            return Self::of(&question, topic, random.next(), rules);
        }
        let weak = weak.iter().copied();
        let weak: Vec<Item> = weak.filter(|item| item.is_of(topic)).collect();
        let mut random = Random(seed);
        // One of them in turn: a rare one would never come beside several that most hands have.
        let wanted = if weak.is_empty() {
            Skill::usual(topic, &mut random).map(Item::Skill)
        } else {
            Some(random.pick(&weak))
        };
        let table = Spec {
            // Honba change nothing but the payments.
            honba: if topic == Topic::Price && rules.is_riichi() {
                0..=2
            } else {
                0..=0
            },
            // From a mangan on nobody counts fu.
            han: if topic == Topic::Fu {
                1..=Limit::MANGAN_HAN - 1
            } else {
                1..=13
            },
            ..Spec::table()
        };
        let wish = wanted.map_or_else(|| table.clone(), |item| table.about(item, rules));
        // What a table hardly ever brings is built without asking how often it comes.
        let rare = Spec {
            tablelike: false,
            ..wish.clone()
        };
        let mut first = None;
        for spec in [&wish, &rare, &table] {
            for _ in 0..TRIES {
                let (of_hand, of_tasks) = (random.next(), random.next());
                let Some(question) = spec.deal(of_hand, rules) else {
                    break;
                };
                let Some(lesson) = Self::of(&question, topic, of_tasks, rules) else {
                    continue;
                };
                let teaches = |task: &Task| Some(task.teaches) == wanted;
                if wanted.is_none() || lesson.tasks.iter().any(teaches) {
                    return Some(lesson);
                }
                first = first.or(Some(lesson));
            }
        }
        first
    }
}
