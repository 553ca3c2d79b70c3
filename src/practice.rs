//! Practice: hands to count step by step, and what is asked about each. Every answer is the engine's own.
//!
//! A [`Lesson`] is one hand with its [`Task`]s, each with the answers to choose from. What a task teaches is a [`Skill`]: who
//! keeps those that went wrong and hands them to [`Lesson::deal`] meets them again.

use alloc::vec::Vec;

use crate::additive;
use crate::order::sort_by_key;
use crate::question::{By, Question};
use crate::quick::{self, Counted, Table};
use crate::reading::{Block, BlockKind, Made, Wait};
use crate::rules::{BasePoints, Ruleset, System};
use crate::score::{Fu, FuItem, FuReason, Payment, Score, score};
use random::Random;

pub use skill::Skill;

mod deal;
mod random;
mod skill;

/// How many hands are dealt before a lesson is given up; a few are enough everywhere.
const TRIES: usize = 2_000;

/// From how many lessons the one with the most weak skills is taken.
const CHOICE: usize = 80;

/// The fu of a set, a pair or a run.
const OF_BLOCK: [u16; 6] = [0, 2, 4, 8, 16, 32];

/// The fu for how a hand was won.
const OF_WIN: [u16; 3] = [0, 2, 10];

/// The fu of a wait.
const OF_WAIT: [u16; 2] = [0, 2];

/// All fu, rounded, as far as hands usually have them.
const IN_ALL: [u16; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// How many han can be answered.
const HAN: u16 = 13;

/// How many prices or points there are to choose from.
const OFFERED: usize = 4;

/// What is practised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Fu: how the hand was won, block by block, the wait, the sum.
    #[default]
    Fu,
    /// What the hand is worth: han, and fu where they decide the price; points in additive rulesets.
    Worth,
    /// Who pays what.
    Price,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fu, Self::Worth, Self::Price];

    /// Whether a ruleset has it: not all count fu.
    pub const fn is_in(self, rules: &Ruleset) -> bool {
        !matches!(self, Self::Fu) || counts_fu(rules)
    }
}

const fn counts_fu(rules: &Ruleset) -> bool {
    match &rules.system {
        System::Riichi(rules) => matches!(rules.count, BasePoints::Fu(_)),
        System::Additive(_) => false,
    }
}

/// What a task asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The fu for how the hand was won.
    Win,
    /// The fu of a block of the reading, by its place; those of the wait are apart.
    Block(u8),
    /// The fu of the wait.
    Wait,
    /// All fu, rounded.
    Fu,
    /// All han, dora included.
    Han,
    /// All points, in additive rulesets.
    Points,
    /// Who pays what, sticks left out.
    Price,
}

/// Something to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Fu, han or points.
    Number(u16),
    /// Payments.
    Payments(Vec<Payment>),
}

/// One thing asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What.
    pub part: Part,
    /// What it teaches.
    pub skill: Skill,
    /// The answers to choose from, the lowest first.
    pub answers: Vec<Answer>,
    /// The place of the right one.
    pub right: usize,
    /// Where the fu come from; `None` where there are none, and for what has more than one reason.
    pub item: Option<FuItem>,
}

/// A hand and what is asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The hand.
    pub question: Question,
    /// What is asked, in this order.
    pub tasks: Vec<Task>,
}

impl Lesson {
    /// The lesson that a hand gives; `None` if it does not win, or if the topic has nothing to ask about it, as fu about a
    /// yakuman. The seed decides which wrong answers are offered.
    ///
    /// ```
    /// use tensu::practice::{Answer, Lesson, Part, Topic};
    /// let rules = tensu::Ruleset::by_id("cheatsheet").unwrap();
    /// let question = "234m34p66p678s999s+2p ron riichi".parse().unwrap();
    /// let lesson = Lesson::of(&question, Topic::Fu, 1, rules).unwrap();
    /// let last = lesson.tasks.last().unwrap();
    /// assert_eq!((last.part, &last.answers[last.right]), (Part::Fu, &Answer::Number(40)));
    /// ```
    pub fn of(question: &Question, topic: Topic, seed: u64, rules: &Ruleset) -> Option<Self> {
        let score = score(question, rules).ok()?;
        let mut random = Random(seed);
        let tasks = match topic {
            Topic::Fu => fu(&score, question)?,
            Topic::Worth => worth(&score, &mut random, rules)?,
            Topic::Price => alloc::vec![price(&score, question, &mut random, rules)?],
        };
        Some(Self {
            question: question.clone(),
            tasks,
        })
    }

    /// A hand from the wall, with as many of the weak skills as one of some hands has. The same for the same seed; `None` if
    /// the ruleset does not have the topic.
    ///
    /// ```
    /// use tensu::practice::{Lesson, Skill, Topic};
    /// let rules = tensu::Ruleset::by_id("tenhou").unwrap();
    /// let lesson = Lesson::deal(Topic::Fu, &[Skill::Kanchan], 7, rules).unwrap();
    /// assert!(lesson.tasks.iter().any(|task| task.skill == Skill::Kanchan));
    /// ```
    pub fn deal(topic: Topic, weak: &[Skill], seed: u64, rules: &Ruleset) -> Option<Self> {
        if !topic.is_in(rules) {
            return None;
        }
        let mut random = Random(seed);
        let mut best: Option<(usize, Self)> = None;
        let mut left = if weak.is_empty() { 1 } else { CHOICE };
        for _ in 0..TRIES {
            let question = deal::hand(&mut random, rules);
            let seed = random.next();
            let Some(lesson) = Self::of(&question, topic, seed, rules) else {
                continue;
            };
            let meets = |skill: &&Skill| lesson.tasks.iter().any(|task| task.skill == **skill);
            let met = weak.iter().filter(meets).count();
            if best.as_ref().is_none_or(|(most, _)| met > *most) {
                best = Some((met, lesson));
            }
            left -= 1;
            if left == 0 {
                break;
            }
        }
        best.map(|(_, lesson)| lesson)
    }
}

impl Task {
    /// A task with numbers to choose from; the right one may be beyond them.
    fn number(part: Part, skill: Skill, offered: &[u16], right: u16, item: Option<FuItem>) -> Self {
        let beyond = Some(right).filter(|right| !offered.contains(right));
        let mut numbers: Vec<u16> = offered.iter().copied().chain(beyond).collect();
        sort_by_key(&mut numbers, |&number| number);
        Self {
            part,
            skill,
            right: numbers.partition_point(|&number| number < right),
            answers: numbers.into_iter().map(Answer::Number).collect(),
            item,
        }
    }
}

/// The fu, one after the other; a hand with a flat number of fu has only that.
fn fu(score: &Score, question: &Question) -> Option<Vec<Task>> {
    let fu = score.fu.as_ref()?;
    let of = |wanted: &dyn Fn(&FuItem) -> bool| fu.items.iter().copied().find(|item| wanted(item));
    let task = |part, skill, offered: &[u16], item: Option<FuItem>| {
        let right = item.map_or(0, |item| item.fu.into());
        Task::number(part, skill, offered, right, item)
    };
    let flat = |item: &FuItem| matches!(item.reason, FuReason::Chiitoitsu | FuReason::PinfuTsumo);
    if of(&flat).is_some() {
        return Some(alloc::vec![sum(fu, Skill::Flat)]);
    }
    let won = |item: &FuItem| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo);
    let is_wait = |item: &FuItem| matches!(item.reason, FuReason::Wait(_));
    let mut tasks = alloc::vec![task(Part::Win, Skill::of_win(question), &OF_WIN, of(&won))];
    for (place, block) in (0..).zip(&score.reading.blocks) {
        let own = of(&|item| item.block == Some(place) && !is_wait(item));
        let skill = Skill::of_block(block, own.as_ref());
        tasks.push(task(Part::Block(place), skill, &OF_BLOCK, own));
    }
    let skill = Skill::of_wait(score.reading.wait);
    tasks.push(task(Part::Wait, skill, &OF_WAIT, of(&is_wait)));
    tasks.push(sum(fu, Skill::Sum));
    Some(tasks)
}

fn sum(fu: &Fu, skill: Skill) -> Task {
    let only = match &fu.items[..] {
        [item] => Some(*item),
        _ => None,
    };
    Task::number(Part::Fu, skill, &IN_ALL, fu.rounded, only)
}

/// Han and the fu below mangan, or points. A yakuman and what is paid as a mangan have neither.
fn worth(score: &Score, random: &mut Random, rules: &Ruleset) -> Option<Vec<Task>> {
    if let (Some(points), System::Additive(additive)) = (score.points, &rules.system) {
        let least = additive::least(rules, additive);
        let below = points.saturating_sub(least).min(OFFERED as u16 - 1);
        let first = points - random.below(usize::from(below) + 1) as u16;
        let offered: Vec<u16> = (first..).take(OFFERED).collect();
        let task = Task::number(Part::Points, Skill::Points, &offered, points, None);
        return Some(alloc::vec![task]);
    }
    let han = score.han.filter(|_| !score.is_paid_as_mangan())?;
    let offered: Vec<u16> = (1..=HAN).collect();
    let han = Task::number(Part::Han, Skill::Han, &offered, han.into(), None);
    let fu = score.fu_below_mangan().map(|fu| sum(fu, Skill::Sum));
    Some([han].into_iter().chain(fu).collect())
}

/// The payments among those of neighbouring hands.
fn price(score: &Score, question: &Question, random: &mut Random, rules: &Ruleset) -> Option<Task> {
    let table = Table::of(question);
    let mut others = neighbours(score);
    let mut offered = alloc::vec![score.payments.clone()];
    while offered.len() < OFFERED && !others.is_empty() {
        let other = others.swap_remove(random.below(others.len()));
        if let Ok(price) = quick::price(&table, &other, rules)
            && !offered.contains(&price.payments)
        {
            offered.push(price.payments);
        }
    }
    sort_by_key(&mut offered, |payments| Payment::sum(payments));
    Some(Task {
        part: Part::Price,
        skill: Skill::Price,
        right: offered.iter().position(|one| *one == score.payments)?,
        answers: offered.into_iter().map(Answer::Payments).collect(),
        item: None,
    })
}

/// What somebody may take a hand for who miscounts a little.
fn neighbours(score: &Score) -> Vec<Counted> {
    if let Some(points) = score.points {
        let by = [-3, -2, -1, 1, 2, 3];
        let more = by.into_iter().map(|by| points.saturating_add_signed(by));
        return more.map(Counted::Points).collect();
    }
    let Some(han) = score.han else {
        // A yakuman is taken for a lower limit, or for more or less of it.
        let limits = [6, 8, 11].map(|han| Counted::Han(han, None));
        let units = [1, 2, 3].map(Counted::Yakuman);
        return limits.into_iter().chain(units).collect();
    };
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    // A level lower or higher; seven pairs counted as other hands are; limits, where no fu count.
    let near = |fu: u16| [fu, fu - 10, fu + 10, fu.next_multiple_of(10)].map(Some);
    let fu: Vec<Option<u16>> = fu.map(near).into_iter().flatten().chain([None]).collect();
    // The highest limits take several han each.
    let (fewest, most) = match han {
        0..=5 => (han.saturating_sub(3).max(1), han + 3),
        _ => (5, 13),
    };
    let han = fewest..=most;
    han.flat_map(|han| fu.iter().map(move |&fu| Counted::Han(han, fu)))
        .collect()
}

impl Skill {
    fn of_win(question: &Question) -> Self {
        let open = question.melds.iter().any(|meld| meld.kind.opens());
        match question.by {
            By::Tsumo => Self::Tsumo,
            By::Ron if open => Self::OpenRon,
            By::Ron => Self::MenzenRon,
        }
    }

    const fn of_block(block: &Block, item: Option<&FuItem>) -> Self {
        let yaochuu = block.first.is_yaochuu();
        match (block.kind, block.is_concealed(), yaochuu) {
            (BlockKind::Run | BlockKind::Single, ..) => Self::Run,
            (BlockKind::Pair, ..) => match item {
                Some(FuItem {
                    reason:
                        FuReason::Pair {
                            seat: true,
                            round: true,
                            ..
                        },
                    ..
                }) => Self::DoubleWindPair,
                Some(_) => Self::YakuhaiPair,
                None => Self::PlainPair,
            },
            (BlockKind::Triplet, ..) if matches!(block.made, Made::Ron) => Self::TripletByRon,
            (BlockKind::Triplet, false, false) => Self::Minkou,
            (BlockKind::Triplet, false, true) => Self::MinkouYaochuu,
            (BlockKind::Triplet, true, false) => Self::Ankou,
            (BlockKind::Triplet, true, true) => Self::AnkouYaochuu,
            (BlockKind::Quad, false, false) => Self::Minkan,
            (BlockKind::Quad, false, true) => Self::MinkanYaochuu,
            (BlockKind::Quad, true, false) => Self::Ankan,
            (BlockKind::Quad, true, true) => Self::AnkanYaochuu,
        }
    }

    const fn of_wait(wait: Wait) -> Self {
        match wait {
            Wait::Kanchan => Self::Kanchan,
            Wait::Penchan => Self::Penchan,
            Wait::Shanpon => Self::Shanpon,
            Wait::Tanki => Self::Tanki,
            Wait::Ryanmen | Wait::Juusanmen => Self::Ryanmen,
        }
    }
}
