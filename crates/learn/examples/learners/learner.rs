//! Somebody who learns: what is known, how questions are answered, what is taken from an explanation, and the time it takes.

use std::collections::HashSet;

use crate::need::{self, Need};
use crate::piece::{self, Piece};
use tensu::Ruleset;
use tensu::rules::Limit;
use tensu_learn::course::{
    Aim, AnswerMode, Asked, AskedPart, Choice, Lesson, Sitting, Stage, What, lines, path,
};
use tensu_learn::practice::{HandLesson, Mistake, Topic};
use tensu_learn::{Item, Log, LoggedAnswer, Replica, due};
use tensu_words::EN;

/// The time that somebody learns, in seconds.
pub const TIME: f64 = 1_200.0;
/// The hands of the exam, and how many must be right.
pub const EXAM: usize = 10;
pub const PASS: usize = 8;

// Seconds, as they were taken and not measured: a hand is looked at, a question read, an answer given; one tile or one switch of
// several, a sum that is added up, a whole hand; a glance at "right"; a word of a card, and its drawing.
const HAND: f64 = 8.0;
const QUESTION: f64 = 3.0;
const ANSWER: f64 = 4.0;
const TAP: f64 = 1.0;
const SUM: f64 = 12.0;
const WHOLE: f64 = 45.0;
const GLANCE: f64 = 2.0;
const WORD: f64 = 0.3;
const DRAWING: f64 = 6.0;

/// The day of all of it.
const TODAY: u16 = 20_000;

/// The chances that somebody who does not know guesses right, that an explanation is taken in, that somebody who knows slips; and
/// the seconds that it takes to read one.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    pub guess: f64,
    pub learn: f64,
    pub slip: f64,
    pub reading: f64,
}

/// `SplitMix64`, from 0 to 1.
#[derive(Debug)]
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    fn chance(&mut self, share: f64) -> bool {
        f64::from((self.next() >> 32) as u32) < share * f64::from(u32::MAX)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let at = self.next() % (from.len() as u64).max(1);
        from.get(at as usize).copied()
    }
}

/// An answer to a part of a question.
#[derive(Debug)]
enum Attempt {
    Right,
    /// Right by guessing or with help, where these were not known.
    Lucky,
    /// Wrong, as one of these is not known, or was forgotten for once.
    Wrong(Vec<Piece>),
}

/// A whole hand, and what its parts need.
#[derive(Debug)]
pub struct Hand {
    asked: Asked,
    needs: Vec<Need>,
}

impl Hand {
    /// The hands of a table.
    pub fn of_a_table(count: u64, rules: &Ruleset) -> Vec<Self> {
        let asked = (0..count).filter_map(|seed| Aim::Whole.ask(seed, rules));
        asked
            .map(|asked| Self {
                needs: need::needs(&asked, rules),
                asked,
            })
            .collect()
    }
}

/// The time that a lesson took: seconds, questions, wrong answers, and 1 if it was done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    pub lesson: u8,
    pub seconds: f64,
    pub asked: u32,
    pub wrong: u32,
    pub done: u32,
}

/// Somebody who learns.
#[derive(Debug)]
pub struct Learner<'r> {
    pub known: HashSet<Piece>,
    pub left: f64,
    pub spent: Vec<Spent>,
    traits: Traits,
    random: Random,
    rules: &'r Ruleset,
    log: Log,
}

impl<'r> Learner<'r> {
    pub fn new(traits: Traits, seed: u64, rules: &'r Ruleset) -> Self {
        Self {
            known: HashSet::new(),
            left: TIME,
            spent: Vec::new(),
            traits,
            random: Random(seed.wrapping_mul(977)),
            rules,
            log: Log::default(),
        }
    }

    /// Somebody who knows all that whole hands need.
    #[cfg(test)]
    pub fn knowing(self, table: &[Hand]) -> Self {
        let needs = table.iter().flat_map(|hand| &hand.needs);
        let all = needs.flat_map(|need| need.told.iter().chain(need.ways.iter().flatten()));
        Self {
            known: all.copied().collect(),
            ..self
        }
    }

    fn unknown(&self, way: &[Piece]) -> Vec<Piece> {
        way.iter()
            .copied()
            .filter(|piece| !self.known.contains(piece))
            .collect()
    }

    /// The pieces that lead to one that is not known: another score of the same fu, which is doubled or halved.
    fn derived(&self, piece: Piece, help: &[Piece]) -> Option<Vec<Piece>> {
        let Piece::Anchor(han, fu) = piece else {
            return None;
        };
        let is_mangan = |han| (han, fu) == (4, 40);
        let mut rules = vec![Piece::Doubles, Piece::RoundUp];
        if is_mangan(han) {
            rules.push(Piece::Limit(Limit::Mangan));
        }
        let has = |piece: &Piece| self.known.contains(piece) || help.contains(piece);
        let from = (1..=4)
            .filter(|own| !is_mangan(*own))
            .map(|own| Piece::Anchor(own, fu))
            .find(|own| self.known.contains(own))?;
        rules
            .iter()
            .all(has)
            .then(|| [from].into_iter().chain(rules).collect())
    }

    /// A way with what leads to its pieces in place of those that are not known.
    fn resolved(&self, way: &[Piece], help: &[Piece]) -> Vec<Piece> {
        let mut all = Vec::new();
        for piece in way {
            let derived = if self.known.contains(piece) {
                None
            } else {
                self.derived(*piece, help)
            };
            all.extend(derived.unwrap_or_else(|| vec![*piece]));
        }
        all.dedup();
        all
    }

    /// Answers one thing; `help` lies beside it. The lamps beside a whole hand halve the slips of what they show.
    fn attempt(&mut self, need: &Need, help: &[Piece], is_whole: bool) -> Attempt {
        let ways: Vec<Vec<Piece>> = need
            .ways
            .iter()
            .map(|way| self.resolved(way, help))
            .collect();
        let missing = |way: &&Vec<Piece>| {
            self.unknown(way)
                .iter()
                .filter(|piece| !help.contains(piece))
                .count()
        };
        let Some(way) = ways.iter().min_by_key(missing) else {
            return Attempt::Right;
        };
        let unaided: Vec<Piece> = self
            .unknown(way)
            .into_iter()
            .filter(|piece| !help.contains(piece))
            .collect();
        if unaided.is_empty() {
            let slip = self.traits.slip;
            let of = |piece: Piece| {
                if is_whole && piece.is_looked_at() {
                    slip / 2.0
                } else {
                    slip
                }
            };
            let slipped = way.iter().find(|piece| self.random.chance(of(**piece)));
            return match slipped {
                Some(piece) => Attempt::Wrong(vec![*piece]),
                None if self.unknown(way).is_empty() => Attempt::Right,
                None => Attempt::Lucky,
            };
        }
        // Who trusts a rule that fails does not guess.
        let trusts = need.traps.iter().any(|trap| self.unknown(trap).is_empty());
        if !trusts && self.random.chance(self.traits.guess) {
            Attempt::Lucky
        } else {
            Attempt::Wrong(unaided)
        }
    }

    /// Reads why: one thing that the explanation or the hint is about, or the mistake names, may be known from then on.
    fn read(&mut self, need: &Need, help: &[Piece], mistake: Option<&Mistake>) {
        let all: Vec<Piece> = need
            .told
            .iter()
            .chain(need.ways.iter().flatten())
            .copied()
            .collect();
        let named = mistake.map(piece::named).unwrap_or_default();
        let named: Vec<Piece> = self
            .unknown(&named)
            .into_iter()
            .filter(|piece| all.contains(piece))
            .collect();
        let told = if named.is_empty() {
            // A score by its hint: what the hint says, too.
            let doubles = help.iter().filter(|piece| **piece == Piece::Doubles);
            self.unknown(&need.told.iter().chain(doubles).copied().collect::<Vec<_>>())
        } else {
            named
        };
        self.take_in(&told);
    }

    fn take_in(&mut self, told: &[Piece]) {
        if let Some(piece) = self.random.pick(told)
            && self.random.chance(self.traits.learn)
        {
            self.known.insert(piece);
        }
    }

    /// Chooses a wrong answer: the one to which the lack of a piece leads, or any.
    fn wrong(
        &mut self,
        count: usize,
        right: usize,
        missing: &[Piece],
        mistake: impl Fn(usize) -> Option<Mistake>,
    ) -> (usize, Option<Mistake>) {
        let all: Vec<usize> = (0..count).filter(|at| *at != right).collect();
        let is_of = |at: &usize| {
            mistake(*at).is_some_and(|mistake| {
                piece::named(&mistake)
                    .iter()
                    .any(|piece| missing.contains(piece))
            })
        };
        let led: Vec<usize> = all.iter().copied().filter(is_of).collect();
        let at = self
            .random
            .pick(&led)
            .or_else(|| self.random.pick(&all))
            .unwrap_or_default();
        (at, mistake(at))
    }

    /// Answers a question: the place of each answer, and what was read after it. Parts that need the same stand or fall together.
    fn answer(&mut self, asked: &Asked, needs: &[Need], help: &[Piece]) -> Vec<usize> {
        self.left -= seconds(asked);
        let right = asked.right(&vec![None; asked.parts.len()]);
        let mut chosen = right.clone();
        let mut done: Vec<&Need> = Vec::new();
        let mut is_read = false;
        for need in needs {
            if done.contains(&need) {
                continue;
            }
            done.push(need);
            let attempt = self.attempt(need, help, asked.aim == Aim::Whole);
            let mut mistake = None;
            if let Attempt::Wrong(missing) = &attempt {
                let of_need = (0..needs.len()).filter(|at| needs[*at] == *need);
                let all: Vec<usize> = of_need.collect();
                // Of several parts one at least goes wrong: who slips is wrong once, who does not know every second time.
                let slipped = self.unknown(missing).is_empty();
                let first = self.random.pick(&all);
                for at in all {
                    if Some(at) != first && (slipped || self.random.chance(0.5)) {
                        continue;
                    }
                    let count = asked.parts[at].choices.len();
                    let found = self.wrong(count, right[at], missing, |given| {
                        asked.mistake(at, given, self.rules)
                    });
                    chosen[at] = found.0;
                    mistake = mistake.or(found.1);
                }
                if asked.way == AnswerMode::Trace {
                    chosen[1] = self.line(asked, missing);
                }
            }
            if !matches!(attempt, Attempt::Right) {
                is_read = true;
                self.read(need, help, mistake.as_ref());
            }
        }
        self.left -= if is_read { self.traits.reading } else { GLANCE };
        chosen
    }

    /// The line of a sum in which something is missing.
    fn line(&mut self, asked: &Asked, missing: &[Piece]) -> usize {
        let Some(hand) = &asked.hand else {
            return 0;
        };
        let lines = lines(hand, self.rules);
        let is_of = |part| {
            need::of_task(part, hand, true, self.rules)
                .told
                .iter()
                .any(|piece| missing.contains(piece))
        };
        lines
            .iter()
            .position(|line| is_of(line.part))
            .unwrap_or_default()
    }

    fn note(&mut self, item: Item, right: bool) {
        let answer = LoggedAnswer {
            right,
            seconds: 10,
            again: false,
        };
        self.log.answer(TODAY, Replica::of(1), item, answer);
    }

    /// Goes through the course, lesson by lesson, then through whole hands.
    pub fn course(&mut self, table: &[Hand]) {
        for lesson in path(self.rules) {
            if self.left <= 0.0 {
                return;
            }
            self.lesson(lesson);
        }
        self.whole(table);
    }

    fn lesson(&mut self, lesson: &'static Lesson) {
        let begun = self.left;
        let mut spent = Spent {
            lesson: lesson.number,
            ..Spent::default()
        };
        let back = due(&self.log, TODAY, self.rules);
        let mut sitting = Sitting::begin(lesson, self.random.next(), self.rules).bringing(&back);
        for card in lesson.cards(self.rules) {
            let text = card.text.map_or("", |text| EN.teach(text));
            self.left -= DRAWING + text.split_whitespace().map(|_| WORD).sum::<f64>();
            for piece in card.text.map_or(&[][..], piece::told) {
                self.take_in(&[*piece]);
            }
            sitting.next(self.rules);
        }
        while self.left > 0.0
            && sitting.stage() == Stage::Asked
            && let Some(asked) = sitting.asked().cloned()
        {
            let help = if sitting.is_helped() {
                piece::hint(asked.aim)
            } else {
                &[]
            };
            let chosen = self.answer(&asked, &need::needs(&asked, self.rules), help);
            for (part, at) in chosen.into_iter().enumerate() {
                sitting.choose(part, at);
            }
            sitting.tell();
            for (item, right) in sitting.taught() {
                self.note(item, right);
            }
            spent.asked += 1;
            spent.wrong += u32::from(!sitting.is_right());
            sitting.next(self.rules);
        }
        spent.done = u32::from(sitting.stage() == Stage::Done);
        spent.seconds = begun - self.left;
        self.spent.push(spent);
    }

    /// Counts whole hands, and reads why.
    pub fn whole(&mut self, table: &[Hand]) {
        while self.left > 0.0 && !table.is_empty() {
            let hand = &table[(self.random.next() % table.len() as u64) as usize];
            self.answer(&hand.asked, &hand.needs, &[]);
        }
    }

    /// Goes through hands step by step, as *Practice* deals them.
    pub fn practice(&mut self) {
        const TOPICS: [Topic; 4] = [Topic::Waits, Topic::Fu, Topic::Worth, Topic::Price];
        while self.left > 0.0 {
            let weak = due(&self.log, TODAY, self.rules);
            let topic = self.random.pick(&TOPICS).unwrap_or_default();
            let Some(hand) = HandLesson::deal(topic, &weak, self.random.next(), self.rules) else {
                return;
            };
            self.left -= HAND;
            for (at, task) in hand.tasks.iter().enumerate() {
                let need = need::of_task(
                    task.part,
                    &hand.question,
                    topic == Topic::Fu && hand.tasks.len() > 1,
                    self.rules,
                );
                let attempt = self.attempt(&need, &[], false);
                let mut mistake = None;
                if let Attempt::Wrong(missing) = &attempt {
                    mistake = self
                        .wrong(task.answers.len(), task.right, missing, |given| {
                            hand.mistake(at, given, self.rules)
                        })
                        .1;
                }
                let is_read = !matches!(attempt, Attempt::Right);
                if is_read {
                    self.read(&need, &[], mistake.as_ref());
                }
                self.left -= ANSWER + if is_read { self.traits.reading } else { GLANCE };
                self.note(task.teaches, !matches!(attempt, Attempt::Wrong(_)));
            }
        }
    }

    /// Counts ten hands of a table, and nobody says anything; returns whether enough are right.
    pub fn passes(&mut self, table: &[Hand]) -> bool {
        let is_right = |learner: &mut Self| {
            let hand = &table[(learner.random.next() % table.len() as u64) as usize];
            let wrong =
                |need: &&Need| matches!(learner.attempt(need, &[], true), Attempt::Wrong(_));
            hand.needs.iter().find(wrong).is_none()
        };
        (0..EXAM).filter(|_| is_right(self)).count() >= PASS
    }
}

/// The seconds that a question takes.
fn seconds(asked: &Asked) -> f64 {
    if asked.aim == Aim::Whole {
        return WHOLE;
    }
    let of_part = |part: &AskedPart| match (part.what, asked.way) {
        (What::Sum, _) => SUM,
        (What::Line, _) => 0.0,
        (_, AnswerMode::Tap) => TAP,
        // Each part of a strip is told at once.
        (_, AnswerMode::Fill) => ANSWER + GLANCE,
        _ => ANSWER,
    };
    let looked = if asked.hand.is_some() { HAND } else { QUESTION };
    let is_empty = |part: &&AskedPart| {
        part.choices
            .iter()
            .any(|choice| matches!(choice, Choice::By(_)))
    };
    looked
        + asked
            .parts
            .iter()
            .filter(|part| !is_empty(part))
            .map(of_part)
            .sum::<f64>()
}
