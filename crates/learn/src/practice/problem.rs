//! Questions of drills: something given, and what is asked about it, all on one card.

use alloc::vec::Vec;
use core::fmt;

use crate::practice::item::number;
use crate::practice::random::Random;
use crate::practice::{Answer, Drill, Form, HandLesson, Item, Of, Part, Task, Topic, differs};
pub(crate) use asked::needed;
use asked::{has, is_clear, need, of_count, of_hand};
use given::{cell, limit, standing};
pub(crate) use table::noten_of;
use table::{discarded, furiten, noten, tenpai};
use tensu::notation::Reader;
use tensu::question::Question;
use tensu::rules::{Limit, Ruleset, score};
use tensu::score::Score;

pub(crate) use subject::read_given;
pub use subject::{Given, PlaceGoal};

mod asked;
mod given;
mod split;
mod subject;
mod table;

/// The number that changes a seed for the wrong answers, so that they have nothing to do with the hand.
const OF_ANSWERS: u64 = 0x5eed;

/// The number of tries at a question: of hands with two readings one in three seeds has none.
const TRIES: u64 = 16;

/// A question of a drill.
///
/// ```
/// use tensu_learn::practice::{Answer, Drill, Form, Part, Problem};
/// let rules = tensu::Ruleset::by_id("cheatsheet").unwrap();
/// let problem = Problem::deal(&Drill::of(Form::Whole), None, 5, rules).unwrap();
/// let parts: Vec<Part> = problem.tasks.iter().map(|task| task.part).collect();
/// assert_eq!(parts, [Part::Han, Part::Fu, Part::Price]);
/// // As text it can be kept and sent: the hand is in it, and what is asked comes out the same.
/// let text = problem.to_string();
/// assert_eq!(Problem::read(&text, rules).unwrap(), problem);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The form of the question.
    pub form: Form,
    /// The seed of the wrong answers.
    pub seed: u64,
    /// The hand, or the table alone.
    pub question: Question,
    /// The subject, where that is not the hand.
    pub given: Given,
    /// The tasks; all are answered before any is graded.
    pub tasks: Vec<Task>,
    /// `true` if the fu matter: of a limit hand nobody has to count them.
    fu_matter: bool,
}

impl Problem {
    /// Deals a question of a drill, about something that went wrong if there is such; the same for the same seed.
    /// `None` if the ruleset does not have the drill, or no hand is found.
    pub fn deal(drill: &Drill, weak: Option<Item>, seed: u64, rules: &Ruleset) -> Option<Self> {
        if !drill.form.is_in(rules) {
            return None;
        }
        let weak = weak.and_then(|item| drill.about(item));
        let narrow = weak.and_then(|drill| Self::of_spec(&drill, seed, rules));
        narrow.or_else(|| Self::of_spec(drill, seed, rules))
    }

    fn of_spec(drill: &Drill, seed: u64, rules: &Ruleset) -> Option<Self> {
        let spec = &drill.spec;
        let mut random = Random(seed);
        for _ in 0..TRIES {
            let (seed, answers) = (random.next(), seed ^ OF_ANSWERS);
            let found = match drill.form {
                Form::Table => cell(spec, seed, rules),
                Form::Limit => limit(spec, seed, rules),
                Form::Comeback => Some(standing(seed, rules)),
                Form::Furiten => discarded(spec, seed, rules),
                Form::Noten => Some(tenpai(seed, rules)),
                Form::Differs => {
                    let hand = differs::deal(&mut Random(seed), rules);
                    hand.map(|hand| (hand, Given::Hand))
                }
                form => {
                    let keep =
                        |_: &Question, score: &Score| has(form, score) && is_clear(form, score);
                    let hand = spec.find(seed, rules, keep);
                    hand.map(|hand| (hand, Given::Hand))
                }
            };
            let Some((question, given)) = found else {
                continue;
            };
            let problem = Self::of(drill.form, question, given, answers, rules);
            if problem.is_some() {
                return problem;
            }
        }
        None
    }

    /// The question that a form asks about something; `None` if there is nothing to ask.
    pub fn of(
        form: Form,
        question: Question,
        given: Given,
        seed: u64,
        rules: &Ruleset,
    ) -> Option<Self> {
        if !form.is_in(rules) {
            return None;
        }
        let mut random = Random(seed);
        let mut fu_matter = true;
        let tasks = match (&given, form) {
            (&Given::Counted(han, fu), Form::Table | Form::Limit) => {
                of_count(form, (han, fu), &question, &mut random, rules)?
            }
            (Given::Standing(standing), Form::Comeback) => {
                alloc::vec![need(standing, &question, &mut random, rules)?]
            }
            (Given::Discarded(discarded), Form::Furiten) => {
                alloc::vec![furiten(discarded, &question, rules)?]
            }
            (Given::Tenpai(tenpai), Form::Noten) => alloc::vec![noten(tenpai, rules)?],
            (Given::Hand, Form::Differs) => {
                alloc::vec![differs::under(&question, &mut random, rules)?]
            }
            (Given::Hand, Form::Tiles) => {
                HandLesson::of(&question, Topic::Waits, seed, rules)?.tasks
            }
            (
                Given::Hand,
                Form::Table | Form::Limit | Form::Comeback | Form::Furiten | Form::Noten,
            ) => return None,
            (Given::Hand, _) => {
                let score = score(&question, rules).ok()?;
                fu_matter = score.multiplied_fu().is_some();
                of_hand(form, &score, &question, &mut random, rules)?
            }
            _ => return None,
        };
        Some(Self {
            form,
            seed,
            question,
            given,
            tasks,
            fu_matter,
        })
    }

    /// Returns whether another one asks the same, whichever wrong answers are offered: one after the other nobody is asked
    /// twice.
    pub fn asks_same(&self, other: &Self) -> bool {
        // Of a table without a hand the seat is East or another.
        let same = match self.given {
            Given::Hand | Given::Discarded(_) => self.question == other.question,
            _ => {
                let [own, one] = [&self.question, &other.question];
                let lying = |table: &Question| (Of::win(table), table.honba, table.sticks);
                lying(own) == lying(one)
            }
        };
        same && (self.form, &self.given) == (other.form, &other.given)
    }

    /// The first that asks something else than the `last` one; where there is nothing else, the first of all.
    pub fn next_to(last: Option<&Self>, mut all: impl Iterator<Item = Self>) -> Option<Self> {
        let is_other = |one: &Self| last.is_none_or(|last| !last.asks_same(one));
        let first = all.next()?;
        if is_other(&first) {
            return Some(first);
        }
        all.find(is_other).or(Some(first))
    }

    /// Returns whether it has one right answer as the hand lies: of several readings that pay as much another would say something
    /// else. Hands that are dealt have one; of somebody's own it is not known before.
    pub fn is_clear(&self, rules: &Ruleset) -> bool {
        self.given != Given::Hand
            || score(&self.question, rules).map_or(true, |score| is_clear(self.form, &score))
    }

    /// Returns whether an answer to one of the tasks is right; `None` if that task does not matter, whatever is
    /// answered.
    pub fn grade(&self, task: usize, answer: Option<usize>) -> Option<bool> {
        let task = self.tasks.get(task)?;
        let idle = self.form == Form::Whole && task.part == Part::Fu && !self.fu_matter;
        (!idle).then_some(answer == Some(task.right))
    }

    /// Returns the same for all tasks, in order; the tasks about single tiles are graded together.
    pub fn grades(&self, answers: &[Option<usize>]) -> Vec<Option<bool>> {
        let given = |at: usize| answers.get(at).copied().flatten();
        let mut all: Vec<Option<bool>> = (0..self.tasks.len())
            .map(|at| self.grade(at, given(at)))
            .collect();
        let right: Vec<Option<usize>> = self.tiles().map(|task| Some(task.right)).collect();
        let kinds = split::tiles(&self.question);
        if !right.is_empty() {
            let own = split::grade(
                &kinds,
                &right,
                answers.get(..right.len()).unwrap_or(answers),
            );
            for (grade, own) in all.iter_mut().zip(own) {
                *grade = Some(own);
            }
        }
        all
    }

    /// Returns the answers to begin with: the first one for whatever is tapped, none for the rest.
    pub fn start(&self) -> Vec<Option<usize>> {
        let start = |task: &Task| {
            let is_tapped = matches!(
                task.part,
                Part::Counts(_) | Part::WaitCounts | Part::Tile(_)
            );
            is_tapped.then_some(0)
        };
        self.tasks.iter().map(start).collect()
    }

    /// The tasks about single tiles.
    fn tiles(&self) -> impl Iterator<Item = &Task> {
        let is_tile = |task: &&Task| matches!(task.part, Part::Tile(_));
        self.tasks.iter().filter(is_tile)
    }

    /// Returns whether the hand is right: all answers that matter are.
    pub fn is_right(&self, answers: &[Option<usize>]) -> bool {
        !self.grades(answers).contains(&Some(false))
    }

    /// Returns whether everything that matters was answered: with so many han that they are a limit by themselves
    /// nobody counts the fu.
    pub fn is_answered(&self, answers: &[Option<usize>]) -> bool {
        let given = |at: usize| answers.get(at).copied().flatten();
        let is_limit = |(at, task): (usize, &Task)| {
            let answer = given(at).and_then(|place| task.answers.get(place));
            let is_many = |han: u16| han >= Limit::MANGAN_HAN.into();
            task.part == Part::Han && matches!(answer, Some(Answer::Number(han)) if is_many(*han))
        };
        let mut tasks = self.tasks.iter().enumerate();
        let by_han = self.form == Form::Whole && tasks.any(is_limit);
        let mut tasks = self.tasks.iter().enumerate();
        let tiles = self.tiles().count();
        let is_apart = tiles == 0 || {
            let kinds = split::tiles(&self.question);
            split::is_whole(&kinds, answers.get(..tiles).unwrap_or_default())
        };
        is_apart && tasks.all(|(at, task)| given(at).is_some() || by_han && task.part == Part::Fu)
    }

    /// Reads what [`Display`](fmt::Display) wrote, if the ruleset can ask it.
    pub fn read(text: &str, rules: &Ruleset) -> Option<Self> {
        let mut words = text.splitn(4, ' ');
        let form = Form::from_code(words.next()?)?;
        let seed = number(words.next()?)?;
        let given = read_given(words.next()?)?;
        let question = Reader::OWN.question(words.next()?).ok()?;
        Self::of(form, question, given, seed, rules)
    }
}

/// Form, seed, what is given, the hand.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            form,
            seed,
            given,
            question,
            ..
        } = self;
        write!(f, "{} {seed} {given} {question}", form.code())
    }
}
