//! Sheets: some hands and what is asked about them, for an exam, a class, a day, a friend. All of it is in one text, which a
//! link carries, so that every version shows the same hands.
//!
//! ```text
//! 1/ema_2025/whole;min=20;pass=8/34066p78s/ron:9s~19m19p/…~QK7D
//! form, rules as in the link of a hand, what is asked, the hands, and what tells that the text is whole
//! ```

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::fnv::fnv;
use crate::practice::{Drill, Form, Given, Part, Problem, number};
use tensu::Ruleset;
use tensu::house::House;
use tensu::inside;
use tensu::inside::sort_by_key;
use tensu::link::BadLink;
use tensu::question::Question;
use tensu::rules::Setting;

pub use chosen::of_lesson;
pub use class::{Class, Missed, Odd, Taker};
pub use daily::Daily;
pub use line::ResultLine;
pub(crate) use line::{read_time, written_time};
pub use preset::Preset;
pub(crate) use preset::shuffle;
pub use turned::Version;

mod chosen;
mod class;
mod daily;
mod line;
mod origin;
mod preset;
mod text;
mod turned;
mod version;

/// The word in the place of the form, where that is not the same for all hands.
const EACH: &str = "mixed";

/// The most hands.
pub const MOST: usize = 40;

/// Letters and digits that nobody mistakes for another.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// The number of letters that tell that a text is whole.
const CHECK: usize = 4;

/// The letters that tell that a text is whole.
pub(crate) fn check(text: &str) -> String {
    letters(text, CHECK)
}

/// The number of letters of a sheet's code.
const CODE: usize = 6;

/// Some hands, and what is asked about each.
///
/// ```
/// use tensu::Ruleset;
/// use tensu::house::House;
/// use tensu_learn::sheet::{BadSheet, Preset, Sheet};
///
/// let rules = Ruleset::by_id("ema_2025").unwrap();
/// let house = House::new(rules, rules.name);
/// let club = Preset::Club.sheet(7, &house, rules).unwrap();
/// assert_eq!((club.hands.len(), club.minutes, club.pass), (10, Some(20), Some(8)));
/// let text = club.to_string();
/// assert_eq!(text.parse::<Sheet>().unwrap(), club);
/// assert_eq!(text[..text.len() - 9].parse::<Sheet>(), Err(BadSheet::Cut));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The rules that are played.
    pub rules: House,
    /// The form of the question about each hand.
    pub form: Form,
    /// The minutes, if there is a clock.
    pub minutes: Option<u16>,
    /// The points that pass, if that is asked.
    pub pass: Option<u16>,
    /// The name of the club, which stands above it, or nothing.
    pub club: String,
    /// The title, or nothing.
    pub title: String,
    /// The version, where there are several: the same hands in another order, from other seats.
    pub version: Option<Version>,
    /// The code of the sheet that a second version comes from, and how its questions were turned; or nothing.
    pub from: String,
    /// The hands, one at least and [`MOST`] at most.
    pub hands: Vec<Question>,
    /// The form of each question and what else is given, where that is not `form` and the hand alone; or else nothing.
    pub each: Vec<(Form, Given)>,
}

/// The reason why a text is no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadSheet {
    /// It is none, or not all of it.
    Cut,
    /// The rules or a hand cannot be read, it is too long, or a newer version wrote it.
    Link(BadLink),
    /// There is nothing to ask about this hand, the first being 1.
    Hand(usize),
}

impl core::error::Error for BadSheet {}

/// The mark for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Right.
    Right,
    /// Wrong, or not all of it.
    Wrong,
    /// Nothing was answered, which is no mistake, and no point.
    Open,
}

impl Sheet {
    /// Deals a sheet of hands as a drill has them; the same for the same seed. `None` where paper cannot ask it, or no
    /// hands are found.
    pub fn deal(drill: &Drill, seed: u64, house: &House, rules: &Ruleset) -> Option<Self> {
        let one = core::slice::from_ref(drill);
        let sheet = Self::deal_of(one, drill.count.into(), seed, house, rules)?;
        Some(Self {
            minutes: drill.seconds.map(|seconds| seconds.div_ceil(60)),
            ..sheet
        })
    }

    /// Deals a sheet of so many hands, of these drills by turns.
    pub fn deal_of(
        drills: &[Drill],
        count: usize,
        seed: u64,
        house: &House,
        rules: &Ruleset,
    ) -> Option<Self> {
        if !drills.iter().all(|drill| drill.form.is_for_paper()) {
            return None;
        }
        let mut random = crate::practice::random::Random(seed);
        let mut all: Vec<AskedHand> = Vec::new();
        let count = count.min(MOST);
        // Hands that come twice are dealt again.
        for _ in 0..8 * count {
            if all.len() == count {
                break;
            }
            let drill = drills.get(all.len() % drills.len().max(1))?;
            let problem = Problem::deal(drill, None, random.next(), rules)?;
            let asked = (problem.question, problem.form, problem.given);
            if !all.contains(&asked) {
                all.push(asked);
            }
        }
        Self::mixed(house, all)
    }

    /// A sheet of hands that are asked each its own way.
    pub(super) fn mixed(house: &House, all: Vec<AskedHand>) -> Option<Self> {
        let form = all.first()?.1;
        let is_plain = |(_, own, given): &AskedHand| *own == form && *given == Given::Hand;
        let each = if all.iter().all(is_plain) {
            Vec::new()
        } else {
            let each = all.iter().map(|(_, form, given)| (*form, given.clone()));
            each.collect()
        };
        let hands = all.into_iter().map(|(hand, ..)| hand).collect();
        Self::of(house, form, hands).map(|sheet| Self { each, ..sheet })
    }

    /// A sheet of these hands without a clock; `None` without a hand, or with too many.
    pub fn of(house: &House, form: Form, hands: Vec<Question>) -> Option<Self> {
        (1..=MOST).contains(&hands.len()).then(|| Self {
            rules: house.clone(),
            form,
            minutes: None,
            pass: None,
            club: String::new(),
            title: String::new(),
            version: None,
            from: String::new(),
            hands,
            each: Vec::new(),
        })
    }

    /// Adds more hands, which are asked as the first one is; `None` with too many.
    #[must_use]
    pub fn with(mut self, hands: Vec<Question>) -> Option<Self> {
        // What else is given of a hand is not known of these.
        if !self.each.is_empty() && !hands.is_empty() {
            return None;
        }
        self.hands.extend(hands);
        (self.hands.len() <= MOST).then_some(self)
    }

    /// The questions, hand by hand; `rules` are those of the sheet.
    ///
    /// # Errors
    /// The first hand with nothing to ask.
    pub fn problems(&self, rules: &Ruleset) -> Result<Vec<Problem>, BadSheet> {
        let all = self.asked().enumerate();
        all.map(|(at, asked)| problem(asked, rules).ok_or(BadSheet::Hand(at + 1)))
            .collect()
    }

    /// The hands, with what is asked about each.
    fn asked(&self) -> impl Iterator<Item = AskedHand> + '_ {
        self.hands.iter().enumerate().map(|(at, hand)| {
            let own = self.each.get(at).cloned();
            let (form, given) = own.unwrap_or((self.form, Given::Hand));
            (hand.clone(), form, given)
        })
    }

    /// Returns whether a text has the form of a code, of which sheet it may be.
    pub fn is_code(text: &str) -> bool {
        text.len() == CODE && text.bytes().all(|letter| LETTERS.contains(&letter))
    }

    /// Six letters that stand on the screen, on paper and on the key: other rules, other hands or another question have others. A
    /// version of the program that knows more rules finds the same.
    pub fn code(&self) -> String {
        let mut hands: Vec<String> = self.hands.iter().map(ToString::to_string).collect();
        for (hand, (form, given)) in hands.iter_mut().zip(&self.each) {
            *hand = alloc::format!("{} {given} {hand}", form.code());
        }
        let all = [self.differences(), self.asks().to_owned(), hands.join("\n")];
        letters(&all.join("\n"), CODE)
    }
}

impl Sheet {
    /// The ruleset that is played, and what the house plays otherwise.
    fn differences(&self) -> String {
        let House { base, set, .. } = &self.rules;
        let differs = |(id, value): &&(&str, Setting)| {
            let mut settings = base.settings();
            settings.all(|(rule, own)| rule.id != *id || own != *value)
        };
        let all = set.iter().filter(differs);
        let mut all: Vec<String> = all
            .map(|(id, value)| alloc::format!("{id}={}", inside::value_text(value)))
            .collect();
        sort_by_key(&mut all, String::clone);
        [&[base.id.to_owned()], &*all].concat().join(" ")
    }

    /// The word for what is asked.
    fn asks(&self) -> &'static str {
        if self.each.is_empty() {
            self.form.code()
        } else {
            EACH
        }
    }
}

/// A hand, what is asked about it, and what else is given.
type AskedHand = (Question, Form, Given);

/// The question about a hand, if there is something to ask. The wrong answers, too, are the same for everybody.
fn problem((hand, form, given): AskedHand, rules: &Ruleset) -> Option<Problem> {
    let seed = fnv(&hand.to_string());
    Problem::of(form, hand, given, seed, rules)
}

/// The seed that a word stands for: a number is itself.
///
/// ```
/// use tensu_learn::sheet::seed_of;
/// assert_eq!(seed_of("12"), 12);
/// assert_eq!(seed_of("a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn seed_of(word: &str) -> u64 {
    let word = word.trim();
    number(word).unwrap_or_else(|| fnv(word))
}

/// Marks the answers about a hand: one mark for the hand, or one for each kind of win where four are asked.
pub fn marks(problem: &Problem, answers: &[Option<usize>]) -> Vec<Mark> {
    let given = |at: usize| answers.get(at).copied().flatten();
    let is_apart = |part: Part| matches!(part, Part::PriceOf(_));
    let mark = |at: usize, right: bool| match (given(at), right) {
        (None, _) => Mark::Open,
        (Some(_), true) => Mark::Right,
        (Some(_), false) => Mark::Wrong,
    };
    let tasks = || problem.tasks.iter().enumerate();
    if problem.tasks.iter().all(|task| is_apart(task.part)) {
        let each = |at| mark(at, problem.grade(at, given(at)) == Some(true));
        return tasks().map(|(at, _)| each(at)).collect();
    }
    let first = tasks().find_map(|(at, _)| given(at).map(|_| at));
    let whole = first.map_or(Mark::Open, |at| mark(at, problem.is_right(answers)));
    alloc::vec![whole]
}

/// Writes the sum of a text as letters.
fn letters(text: &str, count: usize) -> String {
    let sum = fnv(text);
    // The upper bits of a short text are not well mixed.
    let sum = sum ^ (sum >> 32);
    let letter = |at: usize| char::from(LETTERS[(sum >> (5 * at)) as usize % LETTERS.len()]);
    (0..count).map(letter).collect()
}
