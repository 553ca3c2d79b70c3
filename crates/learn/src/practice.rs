//! Practice: hands to count step by step, and what is asked about each. Every answer is the engine's own.
//!
//! A [`HandLesson`] is one hand with its [`Task`]s, each with the answers to choose from. What a task teaches is an [`Item`]: who
//! keeps those that went wrong and hands them to [`HandLesson::deal`] meets them again.

use alloc::vec::Vec;

use random::Random;
use tensu::Kind;
use tensu::Ruleset;
use tensu::outlook::Outlook;
use tensu::question::Question;
use tensu::reading::Wait;
use tensu::rules::score;
use tensu::rules::{AdditiveRules, Limit};
use tensu::score::{FuItem, Payment};
use tensu::yaku::Yaku;

pub use drill::{Drill, Form};
pub(crate) use item::number;
pub use item::{Item, Of, PaymentCell};
pub(crate) use problem::read_given;
pub use problem::{Given, PlaceGoal, Problem};
pub use skill::Skill;
pub use spec::{BadSpec, Spec, VERSION, Wanted};
pub(crate) use spec::{switch, switched, words};

pub(crate) mod differs;
mod drill;
mod item;
mod minimum;
mod mistakes;
mod problem;
pub(crate) mod random;
mod skill;
mod spec;
mod tasks;

/// The number of hands dealt before a lesson is given up.
const TRIES: usize = 40;

/// The subject of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The tiles that a hand waits for.
    Waits,
    /// Fu: how the hand was won, the sets and the pair, the wait, the sum.
    #[default]
    Fu,
    /// The worth of the hand: han, and fu where they decide the payment; points in additive rulesets.
    Worth,
    /// The payments.
    Price,
    /// Yes or no: the hand has the least that a win of a Chinese game needs.
    Minimum,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Waits,
        Self::Fu,
        Self::Worth,
        Self::Price,
        Self::Minimum,
    ];

    /// Returns whether a ruleset has it: not all count fu, or ask for points.
    pub fn is_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::Fu => rules.counts_fu(),
            Self::Minimum => {
                let asks = |additive: &AdditiveRules| additive.minimum > 0;
                rules.chinese().is_some() && rules.additive().is_some_and(asks)
            }
            Self::Waits | Self::Worth | Self::Price => true,
        }
    }

    /// The skill that is dealt where nothing went wrong: most hands of a table wait for one tile or two, and three are
    /// worth learning.
    fn usual(self, random: &mut Random) -> Option<Skill> {
        const WAITS: [Skill; 5] = [
            Skill::OneWait,
            Skill::TwoWaits,
            Skill::ThreeWaits,
            Skill::ThreeWaits,
            Skill::ManyWaits,
        ];
        matches!(self, Self::Waits).then(|| random.pick(&WAITS))
    }
}

/// The question of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The tiles that complete the hand without its winning tile.
    Waits,
    /// The fu for how the hand was won.
    Win,
    /// The fu of a set or pair of the reading, by its place; those of the wait are apart.
    Block(u8),
    /// The fu of the wait.
    Wait,
    /// All fu, rounded.
    Fu,
    /// All han, dora included.
    Han,
    /// All points, in additive rulesets.
    Points,
    /// The patterns that count, in Chinese games.
    Fans,
    /// Yes or no: the hand has the least that a win needs.
    Minimum,
    /// The payments, sticks left out.
    Price,
    /// The payments if this player had won, in this way.
    PriceOf(Of),
    /// The name of the wait.
    WaitName,
    /// Yes or no: a set or pair gives fu, by its place; the wait is apart.
    Counts(u8),
    /// Yes or no: the wait gives fu.
    WaitCounts,
    /// The limit that is reached.
    Limit,
    /// The reading that is paid.
    Reading,
    /// The winner's points, honba and sticks included.
    Total,
    /// The least that the winner must get for a better place.
    Need,
    /// Of which set a tile is, by its place in the hand, the winning one last: sets from 1 on, 0 for the pair. Which set has
    /// which number does not matter.
    Tile(u8),
    /// Yes or no: the hand may win by ron.
    May,
    /// The points that each tenpai player gets.
    Noten,
    /// The payments under these rules; none if the hand does not win.
    Under,
}

/// An answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Fu, han or points.
    Number(u16),
    /// Payments.
    Payments(Vec<Payment>),
    /// Tiles, in order.
    Tiles(Vec<Kind>),
    /// A wait.
    Wait(Wait),
    /// Yes or no.
    Whether(bool),
    /// A limit, or none.
    Limit(Option<Limit>),
    /// A reading: the one that is paid, or one that lost, by its place among those.
    Reading(Option<usize>),
    /// Points.
    Points(u32),
    /// Patterns, each with how often it counts.
    Fans(Vec<(Yaku, u8)>),
}

/// A task: one question about a hand, with the answers to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The question.
    pub part: Part,
    /// The item that it teaches: if it goes wrong, this comes back.
    pub teaches: Item,
    /// The answers to choose from, the lowest first; lists of tiles and of patterns in no order.
    pub answers: Vec<Answer>,
    /// The place of the right one.
    pub right: usize,
    /// The one thing that the fu come from; `None` where there are none, and for a sum of several.
    pub item: Option<FuItem>,
}

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
            Topic::Fu => tasks::fu(&score()?, question)?,
            Topic::Worth => {
                let score = score()?;
                let fans = tasks::fans(&score, &mut random, rules);
                let worth = tasks::worth(&score, &mut random, rules)?;
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
            topic.usual(&mut random).map(Item::Skill)
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
