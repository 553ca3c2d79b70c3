//! Going through a lesson: what is shown, asked and told now. Pure: the same seed and the same answers make the same sitting.

use alloc::vec::Vec;

use crate::Item;
use crate::course::{Aim, AnswerMode, Asked, Choice, Lesson, Scope, What};
use crate::practice::random::Random;
use crate::until::Unknown;
use round::SittingQuestion;
use tensu::Ruleset;

mod round;
mod text;

/// The number of questions after which a lesson ends: what is not known by then comes back tomorrow.
pub const MOST: usize = 12;
/// The number of last answers that are looked at…
const LAST: usize = 6;
/// … and of right ones that must be among them.
const RIGHT: usize = 5;
/// The number of times that each aim must be met: what went wrong comes again anyway.
const MET: usize = 1;
/// The places of six at which earlier lessons are asked; what is due of them comes at every second one.
const EARLIER: [usize; 2] = [2, 5];
/// The right answers of so many that make a lesson known: three of three, five of six.
const KNOWN: [usize; 2] = [5, 6];
/// The most items that come back.
const MOST_BACK: usize = 8;
/// The seed for whoever asks where they stand, the same for good: `place/1`.
const PLACE_SEED: u64 = 1;
/// The number of seeds that are tried for another question than the last.
const SEEDS: u64 = 4;
/// The number of seeds that are tried for a question about an item.
const SEEDS_OF_ITEM: u64 = 8;

/// The stage that a sitting is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A card is shown, by its place.
    Card(u8),
    /// Something is asked.
    Asked,
    /// It was answered.
    Told,
    /// The lesson is done.
    Done,
    /// All questions were asked, and something is not known: that comes back tomorrow.
    Tomorrow,
}

/// A lesson that somebody goes through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    lesson: &'static Lesson,
    seed: u64,
    scope: Scope,
    card: u8,
    /// The items of earlier lessons that come back.
    back: Vec<Item>,
    /// The questions so far, with the answers to their parts.
    rounds: Vec<SittingQuestion>,
    /// `true` if the last one was told and left.
    over: bool,
}

impl Sitting {
    /// Begins a lesson, under rules that have it.
    pub fn begin(lesson: &'static Lesson, seed: u64, rules: &Ruleset) -> Self {
        let mut sitting = Self {
            lesson,
            seed: if lesson.silent { PLACE_SEED } else { seed },
            scope: Scope::All,
            card: 0,
            back: Vec::new(),
            rounds: Vec::new(),
            over: false,
        };
        if lesson.cards(rules).next().is_none() {
            sitting.ask(rules);
        }
        sitting
    }

    /// The same lesson in a scope, as it begins.
    #[must_use]
    pub fn within(self, scope: Scope, rules: &Ruleset) -> Self {
        let mut sitting = Self {
            scope: scope.of(self.lesson, rules),
            ..self
        };
        if !sitting.rounds.is_empty() {
            sitting.rounds.clear();
            sitting.ask(rules);
        }
        sitting
    }

    /// The scope in which it is asked.
    pub const fn scope(&self) -> Scope {
        self.scope
    }

    /// The same lesson, in which these items of earlier ones come back.
    #[must_use]
    pub fn bringing(self, items: &[Item]) -> Self {
        let back = items.iter().copied().take(MOST_BACK).collect();
        Self { back, ..self }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The seed of its questions.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The stage that it is at.
    pub fn stage(&self) -> Stage {
        match self.rounds.last() {
            None if self.over => Stage::Tomorrow,
            None => Stage::Card(self.card),
            Some(_) if self.over && self.is_done() => Stage::Done,
            Some(_) if self.over => Stage::Tomorrow,
            Some(round) if round.told => Stage::Told,
            Some(_) => Stage::Asked,
        }
    }

    /// The question that is asked, or was told.
    pub fn asked(&self) -> Option<&Asked> {
        self.rounds.last().map(|round| &round.asked)
    }

    /// The answers to its parts.
    pub fn given(&self) -> &[Option<usize>] {
        self.rounds.last().map_or(&[], |round| &round.given)
    }

    /// Returns whether the last question was answered rightly.
    pub fn is_right(&self) -> bool {
        self.rounds.last().is_some_and(SittingQuestion::is_right)
    }

    /// Returns whether the question is asked with help: one of the first, or what went wrong just before.
    pub fn is_helped(&self) -> bool {
        self.rounds.len() <= self.lesson.helped.into() || self.is_at_once()
    }

    /// Returns whether it is asked again at once. A whole hand is another one, and its han are not told.
    fn is_at_once(&self) -> bool {
        let [.., before, now] = &self.rounds[..] else {
            return false;
        };
        let is_of = |item| before.is_about(item) && !before.is_right();
        now.asked.aim != Aim::Whole && now.again.is_some_and(is_of)
    }

    /// Returns whether it is the first one.
    pub fn is_first(&self) -> bool {
        self.rounds.len() == 1
    }

    /// Counts the questions that came, this one included.
    pub fn count(&self) -> usize {
        self.rounds.len()
    }

    /// Counts the questions that were answered rightly.
    pub fn right(&self) -> usize {
        self.rounds.iter().filter(|round| round.is_right()).count()
    }

    /// The lessons that a silent lesson asked about, each with the right answers and all answers to it, and `true` if
    /// the right ones are enough.
    pub fn placed(&self, rules: &Ruleset) -> Vec<(&'static Lesson, [usize; 2], bool)> {
        let of = |lesson: &'static Lesson| {
            let own = self
                .rounds
                .iter()
                .filter(|round| lesson.aims.contains(&round.asked.aim));
            let [right, all] = own.fold([0, 0], |[right, all], round| {
                [right + usize::from(round.is_right()), all + 1]
            });
            (lesson, [right, all], right * KNOWN[1] >= all * KNOWN[0])
        };
        let asked = self.scope.placed(rules).filter(|_| self.lesson.silent);
        asked.map(of).collect()
    }

    /// Returns the steps done, and all steps: right answers without help, the last of them only when all aims are met.
    pub fn progress(&self) -> (usize, usize) {
        let own = self.rounds.iter().filter(|round| round.told);
        let alone = own.skip(self.lesson.helped.into());
        let counts = |round: &&SittingQuestion| self.lesson.silent || round.is_right();
        let right = alone.filter(counts).count();
        let fewest = usize::from(self.lesson.fewest);
        // As long as something of it is to be asked, one is missing.
        let most = fewest.saturating_sub(usize::from(!self.is_done()));
        (right.min(most), fewest)
    }

    /// The part that is answered next, or was last, where all are.
    pub fn at(&self) -> usize {
        let given = self.given();
        let open = given.iter().position(Option::is_none);
        open.unwrap_or_else(|| given.len().saturating_sub(1))
    }

    /// Chooses an answer to a part. A question of one part is told at once; one whose parts are told one by one keeps each.
    pub fn choose(&mut self, part: usize, at: usize) {
        let Some(round) = self.rounds.last_mut().filter(|round| !round.told) else {
            return;
        };
        let Some(choices) = round.asked.parts.get(part).map(|part| part.choices.len()) else {
            return;
        };
        let Some(given) = round.given.get_mut(part).filter(|_| at < choices) else {
            return;
        };
        if matches!(round.asked.way, AnswerMode::Fill | AnswerMode::Trace) && given.is_some() {
            return;
        }
        *given = Some(at);
        round.told = round.asked.is_enough(&round.given) && round.asked.way != AnswerMode::Tap;
    }

    /// Notes that all that counts was tapped.
    pub fn tell(&mut self) {
        if let Some(round) = self.rounds.last_mut()
            && round.asked.way == AnswerMode::Tap
            && round.given.iter().all(Option::is_some)
        {
            round.told = true;
        }
    }

    /// Returns the items that the last question taught, once each; `true` if none of its parts went wrong. A hand whose han
    /// were told beforehand was not counted as a whole.
    pub fn taught(&self) -> Vec<(Item, bool)> {
        let told = self.rounds.last().filter(|round| round.told);
        let mut taught = told.map(SittingQuestion::taught).unwrap_or_default();
        taught.retain(|(item, _)| *item != Item::Whole || self.han_told().is_none());
        taught
    }

    /// The han of a whole hand, where the help with it is to tell them.
    pub fn han_told(&self) -> Option<&Choice> {
        let asked = self
            .asked()
            .filter(|asked| asked.aim == Aim::Whole && self.is_helped())?;
        let han = asked.parts.iter().find(|part| part.what == What::Han)?;
        han.choices.get(han.right)
    }

    /// Returns what went wrong here and was not right often enough since.
    pub fn unknown(&self) -> impl Iterator<Item = Item> + use<> {
        let open: Vec<Item> = self.open().iter().collect();
        open.into_iter()
    }

    fn open(&self) -> Unknown<Item> {
        let mut open = Unknown::default();
        if self.lesson.silent {
            return open;
        }
        for (turn, round) in self
            .rounds
            .iter()
            .enumerate()
            .filter(|(_, round)| round.told)
        {
            for (item, right) in round.taught().into_iter().chain(round.of_open()) {
                open.answer(item, right, turn);
            }
        }
        open
    }

    /// Goes on: to the next card, the next question, or the end. Nothing happens while something is asked.
    pub fn next(&mut self, rules: &Ruleset) {
        match self.stage() {
            Stage::Card(at) => {
                self.card = at + 1;
                if usize::from(self.card) >= self.lesson.cards(rules).count() {
                    self.ask(rules);
                }
            }
            Stage::Told if self.is_done() || self.rounds.len() >= MOST => self.over = true,
            Stage::Told => self.ask(rules),
            Stage::Asked | Stage::Done | Stage::Tomorrow => {}
        }
    }

    /// Goes back to the card before; only among cards.
    pub fn back(&mut self) {
        if let Stage::Card(at) = self.stage() {
            self.card = at.saturating_sub(1);
        }
    }

    fn ask(&mut self, rules: &Ruleset) {
        let nth = self.rounds.len() as u64;
        let mut random = Random(self.seed ^ nth.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let open = self.open().at(self.rounds.len());
        let again = open.and_then(|item| Some((self.about(item, true, &mut random, rules)?, item)));
        let again = again.map(|(asked, item)| SittingQuestion::new(asked, true, Some(item)));
        let next = again.or_else(|| self.earlier(&mut random, rules));
        let own = |asked| SittingQuestion::new(asked, true, None);
        match next.or_else(|| self.own(&mut random, rules).map(own)) {
            Some(question) => self.rounds.push(question),
            None => self.over = true,
        }
    }

    /// Asks about an item: by the aim with which it went wrong last, or one of this lesson or an earlier one, the nearest first.
    /// Where none brings it, a question like the one that went wrong `stands_in`.
    fn about(
        &self,
        item: Item,
        stands_in: bool,
        random: &mut Random,
        rules: &Ruleset,
    ) -> Option<Asked> {
        let mut lessons: Vec<&Lesson> = self
            .scope
            .path(rules)
            .take_while(|one| one.number != self.lesson.number)
            .collect();
        lessons.push(self.lesson);
        let is_one =
            |aim: &Aim| !matches!(aim, Aim::Strip(_)) && self.scope.has(*aim) && aim.teaches(item);
        let wrong = |round: &&SittingQuestion| round.is_about(item) && !round.is_right();
        let wrong = self.rounds.iter().rev().find(wrong);
        let mut aims: Vec<Aim> = wrong.map(|round| round.asked.aim).into_iter().collect();
        for lesson in lessons.iter().rev() {
            // Several aims teach one item, and nobody knows of an earlier day which it was.
            let first = random.below(lesson.aims.len());
            let all = lesson.aims.iter().cycle().skip(first);
            aims.extend(all.take(lesson.aims.len()));
        }
        aims.retain(is_one);
        for aim in &aims {
            for _ in 0..SEEDS_OF_ITEM {
                let Some(asked) = self.make(*aim, random, rules) else {
                    break;
                };
                if asked.parts.iter().any(|part| part.teaches == item) {
                    return Some(asked);
                }
            }
        }
        let last = self.rounds.iter().rev().find(|round| round.is_about(item));
        let aim = last.filter(|_| stands_in)?.asked.aim;
        let aim = match aim {
            Aim::Strip(_) => *aims.first()?,
            aim => aim,
        };
        self.fresh(aim, random, rules)
    }

    /// Asks a question of an earlier lesson, where it is the turn of one.
    fn earlier(&self, random: &mut Random, rules: &Ruleset) -> Option<SittingQuestion> {
        let alone = self.rounds.len().checked_sub(self.lesson.helped.into())?;
        if !self.lesson.mixed {
            return None;
        }
        let was_asked = |item: Item| self.rounds.iter().any(|round| round.is_about(item));
        let mut back = self.back.iter().copied().filter(|item| !was_asked(*item));
        let mut about = |item| Some((self.about(item, false, random, rules)?, item));
        if alone % 2 == 1
            && let Some((asked, item)) = back.find_map(&mut about)
        {
            return Some(SittingQuestion::new(asked, false, Some(item)));
        }
        if !EARLIER.contains(&(alone % LAST)) {
            return None;
        }
        let before = self
            .scope
            .path(rules)
            .take_while(|one| one.number != self.lesson.number);
        let aims: Vec<Aim> = before
            .flat_map(|lesson| lesson.aims.iter().copied())
            .filter(|aim| !matches!(aim, Aim::Strip(_) | Aim::Whole) && self.scope.has(*aim))
            .collect();
        if aims.is_empty() {
            return None;
        }
        let aim = random.pick(&aims);
        let asked = self.make(aim, random, rules)?;
        Some(SittingQuestion::new(asked, false, None))
    }

    /// Makes a question of an aim, as far as it is asked.
    fn make(&self, aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
        Some(self.scope.cut(aim.ask(random.next(), rules)?))
    }

    /// Asks a question of the lesson, for the aim that was met least.
    fn own(&self, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
        if self.lesson.silent {
            return self.place(random, rules);
        }
        let mut aims: Vec<(usize, u64, Aim)> = self
            .lesson
            .aims
            .iter()
            .filter(|aim| self.scope.has(**aim))
            .map(|aim| (self.met(*aim), random.next(), *aim))
            .collect();
        aims.sort_by_key(|(met, turn, aim)| {
            // A strip comes first, and only once.
            let is_strip = matches!(aim, Aim::Strip(_));
            let met = match (is_strip, self.was_asked(*aim)) {
                (true, false) => 0,
                (true, true) => MOST + 1,
                (false, _) => met + 1,
            };
            (met, *turn)
        });
        let mut aims = aims.into_iter();
        aims.find_map(|(_, _, aim)| self.fresh(aim, random, rules))
    }

    /// Asks a question of the lessons that `PLACE` asks about, in turn.
    fn place(&self, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
        let kinds: Vec<&Lesson> = self.scope.placed(rules).collect();
        let lesson = kinds.get(self.rounds.len() % kinds.len().max(1))?;
        let asked = |aim: &&Aim| !matches!(aim, Aim::Strip(_)) && self.scope.has(**aim);
        let mut aims: Vec<Aim> = lesson.aims.iter().filter(asked).copied().collect();
        let first = random.below(aims.len());
        aims.rotate_left(first);
        // Of a kind no aim comes twice.
        aims.sort_by_key(|aim| self.was_asked(*aim));
        aims.into_iter()
            .find_map(|aim| self.fresh(aim, random, rules))
    }

    /// Asks a question of an aim, another one than the last, where there is one.
    fn fresh(&self, aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
        let mut found = None;
        for _ in 0..SEEDS {
            let asked = self.make(aim, random, rules)?;
            if self.asked().is_none_or(|last| !last.asks_same(&asked)) {
                return Some(asked);
            }
            found = Some(asked);
        }
        found
    }

    fn was_asked(&self, aim: Aim) -> bool {
        self.rounds.iter().any(|round| round.asked.aim == aim)
    }

    /// Returns how often an aim was met.
    fn met(&self, aim: Aim) -> usize {
        let of = |round: &&SittingQuestion| round.own && round.asked.aim == aim && round.is_right();
        self.rounds.iter().filter(of).count()
    }

    fn is_done(&self) -> bool {
        let told = self.rounds.iter().filter(|round| round.told);
        let alone: Vec<bool> = told
            .skip(self.lesson.helped.into())
            .map(SittingQuestion::is_right)
            .collect();
        if self.lesson.silent {
            return alone.len() >= self.lesson.fewest.into();
        }
        let right = alone.iter().rev().take(LAST).filter(|right| **right);
        // What the rules do not have was never asked; a strip is filled once.
        let met = |aim: &Aim| {
            matches!(aim, Aim::Strip(_)) || self.met(*aim) >= MET || !self.was_asked(*aim)
        };
        alone.len() >= self.lesson.fewest.into()
            && right.count() >= RIGHT
            && self.open().is_empty()
            && self.lesson.aims.iter().all(met)
    }
}
