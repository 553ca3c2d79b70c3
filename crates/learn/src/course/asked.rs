//! Questions as they are asked: their parts, and the answers to choose from.

use alloc::vec::Vec;

use crate::course::aim::{Aim, Flat};
use crate::course::laden::Laden;
use crate::course::thing::Thing;
use crate::practice::{Answer, Item, Of, Task};
use tensu::question::{By, Question};
use tensu::reading::Wait;
use tensu::rules::Limit;
use tensu::score::{Payer, Payment};
use tensu::tiles::{Kind, Wind};
use tensu::yaku::Yaku;

/// The way in which the parts of a question are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMode {
    /// One part, one tap.
    Choose,
    /// Parts that are tapped or turned, and then said to be all.
    Tap,
    /// One after the other, each told at once.
    Fill,
    /// In any order, told when all have one.
    Each,
    /// The first; where it was wrong, the others, too.
    Trace,
}

/// The question of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// All fu, rounded.
    Fu,
    /// Yes or no: the set or pair at this place gives fu.
    Block(u8),
    /// Yes or no: the wait gives fu.
    Wait,
    /// The payment by ron for so many han, and fu, where they count.
    Price(u8, Option<u8>),
    /// The share of one payer for so many han, and fu.
    Share(Payer, u8, Option<u8>),
    /// The number before rounding of so many han and fu, by ron.
    Small(u8, u8),
    /// The payment to the dealer, where this is the number before rounding to another, for so many han and fu.
    FromSmall(u32, u8, u8),
    /// The share of one payer, where so much would be paid by ron, for so many han and fu.
    FromRon(Payer, u32, u8, u8),
    /// Yes or no: fu have to be counted with so many han.
    NeedsFu(u8),
    /// Yes or no: so many han and fu are a mangan.
    IsMangan(u8, u8),
    /// The limit that so many han are.
    Rung(u8),
    /// The payment for a limit of so many han.
    LimitPrice(u8),
    /// All han.
    Han,
    /// All points, where they add up.
    Points,
    /// The patterns that count.
    Fans,
    /// The points of a pattern.
    Worth(Yaku),
    /// Yes or no: a pattern counts beside another, which does.
    Beside(Yaku, Yaku),
    /// Yes or no: the hand has what a win needs.
    Minimum,
    /// The payments.
    Payments,
    /// The fu of a set or a pair.
    Thing(Thing),
    /// Yes or no: a set is closed.
    Closed,
    /// Yes or no: it is of terminals or honors.
    Outside,
    /// Yes or no: it is a kan.
    Kan,
    /// The seat of whoever has this pair.
    Seat(Kind),
    /// The round in which it is.
    Round(Kind),
    /// Yes or no: this tile of the hand, by its place, is one of those that the winning tile completed.
    Tile(u8),
    /// The name of the wait.
    WaitName,
    /// The way in which the hand that is looked at was won.
    Turned,
    /// Yes or no: the set or pair at this place gives other fu, won the other way.
    Changes(u8),
    /// All fu, added up and rounded.
    Sum,
    /// The line of the sum that was wrong.
    Line,
    /// The kind of hand.
    Flat,
    /// The winner's points in all.
    Total(Laden),
    /// The reading that counts.
    Reading,
    /// The payments for a hand under these rules.
    Under,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Han, fu, or points that add up.
    Number(u16),
    /// So many, or more.
    OrMore(u16),
    /// Points that are paid.
    Points(u32),
    /// Patterns, each with how often it counts.
    Fans(Vec<(Yaku, u8)>),
    /// The payments of all.
    Payments(Vec<Payment>),
    /// A limit; `None` for less than any.
    Limit(Option<Limit>),
    /// No, or yes.
    Is(bool),
    /// A wind.
    Wind(Wind),
    /// A wait.
    Wait(Wait),
    /// Ron or tsumo.
    By(By),
    /// A line of a sum, by its place, and what it is about.
    Line(u8, Item),
    /// A kind of hand.
    Flat(Flat),
    /// The reading that is paid, or one that lost, by its place.
    Reading(Option<u8>),
    /// Both readings pay the same.
    Alike,
}

/// A part of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedPart {
    /// The question.
    pub what: What,
    /// The answers to choose from.
    pub choices: Vec<Choice>,
    /// The place of the right one.
    pub right: usize,
    /// `true` if any answer is right: fu that change nothing.
    pub is_free: bool,
    /// The item that it teaches; one that nobody has to learn, as that sequences give nothing, counts only where it
    /// went wrong.
    pub teaches: Item,
    /// `true` if a right answer counts for that item, too.
    pub counts: bool,
    /// The answer that stands there before anything was chosen.
    pub start: Option<usize>,
}

impl AskedPart {
    /// Returns whether the answer at a place is right.
    pub fn is_right(&self, at: usize) -> bool {
        self.is_free && at < self.choices.len() || at == self.right
    }

    pub(super) fn new(
        what: What,
        choices: Vec<Choice>,
        right: &Choice,
        teaches: Item,
    ) -> Option<Self> {
        let right = choices.iter().position(|one| one == right)?;
        (choices.len() > 1).then_some(Self {
            what,
            choices,
            right,
            is_free: false,
            teaches,
            counts: true,
            start: None,
        })
    }

    /// The part that a task of practice makes.
    pub(super) fn of_task(what: What, task: &Task) -> Option<Self> {
        let choice = |answer: &Answer| match answer {
            Answer::Number(number) => Choice::Number(*number),
            Answer::Payments(payments) => Choice::Payments(payments.clone()),
            Answer::Fans(list) => Choice::Fans(list.clone()),
            Answer::Whether(is) => Choice::Is(*is),
            _ => Choice::Number(0),
        };
        let choices: Vec<Choice> = task.answers.iter().map(choice).collect();
        let right = choices.get(task.right)?.clone();
        Self::new(what, choices, &right, task.teaches)
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The aim that it shows.
    pub aim: Aim,
    /// The hand that is looked at, if there is one.
    pub hand: Option<Question>,
    /// The kind of win: all that is known of it where there is no hand.
    pub of: Of,
    /// The way in which it is answered.
    pub way: AnswerMode,
    /// The parts of what is asked.
    pub parts: Vec<AskedPart>,
    /// The fu that are to be made.
    pub goal: Option<u8>,
    /// The answers that are right together, where parts are not right by themselves.
    pub together: Vec<Vec<usize>>,
}

impl Asked {
    /// A question without parts yet.
    pub(super) const fn about(aim: Aim, hand: Option<Question>, of: Of) -> Self {
        Self {
            aim,
            hand,
            of,
            way: AnswerMode::Choose,
            parts: Vec::new(),
            goal: None,
            together: Vec::new(),
        }
    }

    /// Returns whether another one asks the same, whichever wrong answers are offered.
    pub(super) fn asks_same(&self, other: &Self) -> bool {
        let parts = |asked: &Self| asked.parts.iter().map(|part| part.what).collect::<Vec<_>>();
        (&self.hand, self.of, self.goal) == (&other.hand, other.of, other.goal)
            && parts(self) == parts(other)
    }

    /// Returns the answers that were to be chosen; where there are several ways, those nearest to what was chosen.
    pub fn right(&self, given: &[Option<usize>]) -> Vec<usize> {
        let same = |own: &&Vec<usize>| {
            let pairs = own.iter().zip(given);
            pairs.filter(|(own, given)| Some(**own) == **given).count()
        };
        // The first of several alike.
        let nearest = self.together.iter().rev().max_by_key(same);
        let parts = || self.parts.iter().map(|part| part.right).collect();
        nearest.cloned().unwrap_or_else(parts)
    }

    /// Returns for each part whether its answer is right.
    pub fn grade(&self, given: &[Option<usize>]) -> Vec<bool> {
        let right = self.right(given);
        let all = self.parts.iter().zip(given).zip(right);
        let is = |((part, given), right): ((&AskedPart, &Option<usize>), usize)| {
            given.is_some_and(|at| at == right || part.is_free && at < part.choices.len())
        };
        all.map(is).collect()
    }

    /// The answers that stand there before anything was chosen.
    pub(super) fn start(&self) -> Vec<Option<usize>> {
        self.parts.iter().map(|part| part.start).collect()
    }

    /// The way of winning in which a hand is looked at, where it can be turned.
    pub fn turned(&self, given: &[Option<usize>]) -> Option<By> {
        let at = self
            .parts
            .iter()
            .position(|part| part.what == What::Turned)?;
        match self.parts[at].choices.get((*given.get(at)?)?) {
            Some(Choice::By(by)) => Some(*by),
            _ => None,
        }
    }

    /// Returns whether the answers so far are enough: all, or the first, where it is right.
    pub(super) fn is_enough(&self, given: &[Option<usize>]) -> bool {
        let first = self.way == AnswerMode::Trace && self.grade(given).first() == Some(&true);
        first || given.iter().all(Option::is_some)
    }

    /// Returns whether the question was answered rightly.
    pub(super) fn is_right(&self, given: &[Option<usize>]) -> bool {
        let mut grade = self.grade(given).into_iter();
        match self.way {
            AnswerMode::Trace => grade.next().unwrap_or_default(),
            _ => grade.all(|right| right),
        }
    }

    /// Returns whether each part has a row of answers of its own.
    pub fn has_rows(&self) -> bool {
        let alike =
            |pair: &[AskedPart]| matches!(pair, [one, other] if one.choices == other.choices);
        self.way == AnswerMode::Each && !self.parts.windows(2).all(alike)
    }
}

pub(super) fn numbers(numbers: &[u16]) -> Vec<Choice> {
    numbers.iter().copied().map(Choice::Number).collect()
}

pub(super) fn one(aim: Aim, hand: Option<Question>, of: Of, part: AskedPart) -> Asked {
    Asked {
        parts: alloc::vec![part],
        ..Asked::about(aim, hand, of)
    }
}
