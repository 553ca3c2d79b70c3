//! The course: lessons as data, the questions that each asks, and a [`Sitting`] that goes through one.
//!
//! A lesson shows something, asks with help, then without. It ends when five of the last six answers were right and each of its
//! [`Aim`]s was met twice, or after fourteen questions: then it waits for another day. Two of six questions are of earlier lessons.
//! All answers are the engine's under the rules that are learned; a question that they do not have is not asked.
//!
//! ```
//! use tensu::learn::course::{Sitting, Stage, path};
//! let rules = tensu::Ruleset::by_id("ema_2025").unwrap();
//! let first = path(rules).next().unwrap();
//! let mut sitting = Sitting::begin(first, 7, rules);
//! assert_eq!(sitting.stage(), Stage::Card(0));
//! for _ in first.cards(rules) {
//!     sitting.next(rules);
//! }
//! let asked = sitting.asked().unwrap();
//! sitting.choose(0, asked.parts[0].right);
//! assert_eq!(sitting.stage(), Stage::Told);
//! // What is on the screen is a text, and goes on from it.
//! assert_eq!(Sitting::read(&sitting.to_string(), rules), Some(sitting));
//! ```

use crate::hand::reading::Wait;
use crate::learn::{Day, Item, Log, Memory};
use crate::presets::Ruleset;
use crate::words::Teach;

pub use ask::{Asked, Choice, Part, Way, What};
pub use built::Thing;
pub use card::{Card, Numbers, Shows};
pub use counters::Laden;
pub use differs::{causes, differing, paid_at_base};
pub use goal::{Goal, Lack};
pub use lessons::{PLACE, path};
pub use named::{WAITS, shape, wait_fu};
pub use prices::{Rung, mangan_from, quote, rungs};
pub use sitting::{MOST, Sitting, Stage};
pub use sums::{Flat, Sum, lines};

use built::double_wind;
use counters::counter;
use prices::by_ron;

mod ask;
mod built;
mod card;
mod counters;
mod differs;
mod flip;
mod goal;
mod hands;
mod lessons;
mod named;
mod prices;
mod readings;
mod sitting;
mod sums;
mod whole;

/// What a question is to show, so that a lesson shows all that it teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A self-drawn pinfu.
    PinfuTsumo,
    /// Seven pairs.
    SevenPairs,
    /// A closed hand, won by ron, in which nothing gives fu.
    PlainRon,
    /// One in which something does.
    GivingRon,
    /// Open hands and other self-draws that have the fu of most.
    Others,
    /// A hand with a triplet that gives fu.
    Triplet,
    /// A hand with a pair that does.
    ValuedPair,
    /// A hand with a wait that does.
    Wait,
    /// A hand in which nothing does.
    Nothing,
    /// The prices of a win by ron, one to four han; whether by the dealer.
    Strip(bool),
    /// One of them: whether by the dealer, and with how many fu, where they count.
    Price(bool, Option<u8>),
    /// What each pays for a self-draw; whether by the dealer.
    Shares(bool),
    /// Whether the fu have to be counted.
    NeedsFu,
    /// Whether han and fu are a mangan.
    IsMangan,
    /// Which limit so many han are.
    Rung,
    /// What a limit pays by ron.
    LimitPrice,
    /// Points that add up.
    Points,
    /// Who pays what, of a hand.
    Payments,
    /// A hand from its tiles to what is paid.
    Whole,
    /// The fu of a triplet, or of a kan.
    OfSet(bool),
    /// The fu of a pair; whether of the wind that is seat and round.
    OfPair(bool),
    /// A set that gives so much, to be made.
    Make(u8),
    /// A pair that gives so much, by seat and round.
    Wheel,
    /// A wait by its name, and the tiles that it was.
    Named(Wait),
    /// What gives something else by tsumo than by ron: a triplet, or nothing.
    Flip(bool),
    /// A sum.
    Sum(Sum),
    /// A hand whose fu nobody adds up.
    Flat(Flat),
    /// What counters add; whether to a self-draw.
    Counters(bool),
    /// What sticks add.
    Sticks,
    /// Which of two readings counts, or whether both pay the same.
    Readings(bool),
    /// What is paid otherwise than by the cheat sheet, or not.
    Differs(bool),
}

/// A lesson: one entry of a [path].
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, which stays for good: addresses and logs have it.
    pub number: u8,
    /// What it is called.
    pub title: Teach,
    /// How many minutes it takes.
    pub minutes: u8,
    /// What is shown first.
    pub(crate) cards: &'static [Card],
    /// How many questions are asked with help.
    pub helped: u8,
    /// How many are asked without, at the least.
    pub fewest: u8,
    /// Whether questions of earlier lessons are among them.
    pub mixed: bool,
    /// Whether it asks what several lessons teach, and tells nothing before its end.
    pub silent: bool,
    /// What its questions show.
    pub aims: &'static [Aim],
}

impl Lesson {
    /// The lesson with this number, whichever rules have it.
    pub fn by_number(number: u8) -> Option<&'static Self> {
        lessons::all().find(|lesson| lesson.number == number)
    }

    /// What is shown first under some rules, in order.
    pub fn cards(&self, rules: &Ruleset) -> impl Iterator<Item = &'static Card> + use<> {
        let few = rules.seats.winds().len() < 4;
        let own = self.cards.iter();
        own.filter(move |card| card.few.is_none_or(|wanted| wanted == few))
    }

    /// How many of four marks it has on a day: none until it was done, then by how well is remembered what it taught.
    pub fn marks(&self, log: &Log, memory: &Memory, today: Day) -> u8 {
        if log.lessons().all(|(number, _)| number != self.number) {
            return 0;
        }
        let taught = log.tallies().map(|(_, _, item, _)| item);
        let taught = taught.filter(|item| self.teaches(*item));
        let known = taught.filter_map(|item| memory.get(item));
        let (all, remembered) = known.fold((0, 0.0), |(all, sum), known| {
            (all + 1, sum + known.remembered(today))
        });
        let share = if all == 0 {
            1.0
        } else {
            remembered / f64::from(all)
        };
        MARKS.iter().filter(|least| share >= **least).count() as u8
    }

    /// Whether a ruleset has anything that it teaches.
    fn is_in(&self, rules: &Ruleset) -> bool {
        self.aims.iter().any(|aim| aim.may_be_in(rules))
    }

    fn teaches(&self, item: Item) -> bool {
        self.aims.iter().any(|aim| aim.teaches(item))
    }
}

/// How much must be remembered for each mark; after a lesson all is.
const MARKS: [f64; 4] = [0.0, 0.7, 0.8, 0.9];

/// How a number of whole hands went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meter {
    /// How many were right.
    pub right: u32,
    /// Of how many.
    pub of: u32,
}

impl Meter {
    /// How many hands it looks back, or a few more: days are counted whole.
    pub const HANDS: u32 = 20;

    /// The last whole hands.
    pub fn of(log: &Log) -> Self {
        let mut meter = Self::default();
        let mut day = Day::MAX;
        let mut whole: alloc::vec::Vec<_> = log
            .tallies()
            .filter(|(_, _, item, _)| *item == Item::Whole)
            .collect();
        whole.reverse();
        for (own, _, _, tally) in whole {
            if own != day && meter.of >= Self::HANDS {
                break;
            }
            day = own;
            meter.right = meter.right.saturating_add(tally.right);
            meter.of = meter.of.saturating_add(tally.right + tally.wrong);
        }
        meter
    }

    /// Whether four of five were right, of enough to say.
    pub const fn is_reached(self) -> bool {
        self.of >= Self::HANDS && self.right * 5 >= self.of * 4
    }
}
