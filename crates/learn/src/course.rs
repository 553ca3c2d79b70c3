//! The course: lessons as data, the questions that each asks, and a [`Sitting`] that goes through one.
//!
//! A lesson shows something, asks with help, then without. It ends when five of the last six answers were right and each of its
//! [`Aim`]s was met twice, or after fourteen questions: then it waits for another day. Two of six questions are of earlier lessons.
//! All answers are the engine's under the rules that are learned; a question that they do not have is not asked.
//!
//! ```
//! use tensu_learn::course::{Sitting, Stage, path};
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

use crate::{Day, Item, Log, Memory};
use tensu::Ruleset;
use tensu::reading::Wait;
use tensu::text::Teach;

pub use ask::{AnswerMode, Asked, AskedPart, Choice, What};
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
use counters::of_honba;
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

/// The aim of a question: what it is to show, so that a lesson shows all that it teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A self-drawn pinfu.
    PinfuTsumo,
    /// Seven pairs.
    SevenPairs,
    /// A closed hand, won by ron, in which nothing gives fu.
    PlainRon,
    /// A closed hand, won by ron, in which something gives fu.
    GivingRon,
    /// An open hand, or another self-draw, of 30 fu.
    Others,
    /// A hand with a triplet that gives fu.
    Triplet,
    /// A hand with a pair that gives fu.
    ValuedPair,
    /// A hand with a wait that gives fu.
    Wait,
    /// A hand in which no set, pair or wait gives fu.
    Nothing,
    /// The payments by ron for one to four han.
    Strip(WonBy),
    /// One of these payments, and the fu, where they count.
    Price(WonBy, Option<u8>),
    /// The payments for a self-draw.
    Shares(WonBy),
    /// Yes or no: the fu have to be counted.
    NeedsFu,
    /// Yes or no: han and fu are a mangan.
    IsMangan,
    /// The limit that so many han are.
    Rung,
    /// The payment for a limit hand by ron.
    LimitPrice,
    /// Points that add up.
    Points,
    /// The payments for a hand.
    Payments,
    /// A hand from its tiles to what is paid.
    Whole,
    /// The fu of a triplet.
    OfTriplet,
    /// The fu of a kan.
    OfKan,
    /// The fu of a pair.
    OfPair,
    /// The fu of the pair of a double wind.
    OfDoubleWind,
    /// A set that gives so many fu, to be made.
    Make(u8),
    /// The seat and the round in which a pair gives so many fu, to be turned to.
    Wheel,
    /// A wait by its name, and the tiles that waited.
    Named(Wait),
    /// The fu of a triplet, which change by tsumo.
    TripletByTsumo,
    /// Fu that stay the same by tsumo.
    SameByTsumo,
    /// The sum of a hand's fu.
    Sum(Sum),
    /// A hand whose fu nobody adds up.
    Flat(Flat),
    /// The winner's points with honba, by ron.
    HonbaByRon,
    /// The winner's points with honba, by tsumo.
    HonbaByTsumo,
    /// The winner's points with sticks.
    Sticks,
    /// The one of two readings that counts.
    BestReading,
    /// Two readings that pay the same.
    EqualReadings,
    /// The payments for a hand, which differ from the cheat sheet's.
    PaidOtherwise,
    /// The payments for a hand, which are the cheat sheet's.
    PaidAlike,
}

/// The winner: the dealer, or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// A player who does not deal.
    NonDealer,
    /// The dealer.
    Dealer,
}

impl WonBy {
    /// Returns whether the dealer wins.
    pub const fn is_dealer(self) -> bool {
        matches!(self, Self::Dealer)
    }
}

/// A lesson: one entry of a [path].
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, which stays for good: addresses and logs have it.
    pub number: u8,
    /// Its title.
    pub title: Teach,
    /// The minutes that it takes.
    pub minutes: u8,
    /// The cards that are shown first.
    pub(crate) cards: &'static [Card],
    /// The number of questions that are asked with help.
    pub helped: u8,
    /// The least number of questions that are asked without.
    pub fewest: u8,
    /// `true` if questions of earlier lessons are among them.
    pub mixed: bool,
    /// `true` if it asks what several lessons teach, and tells nothing before its end.
    pub silent: bool,
    /// The aims of its questions.
    pub aims: &'static [Aim],
}

impl Lesson {
    /// The lesson with this number, whichever rules have it.
    pub fn by_number(number: u8) -> Option<&'static Self> {
        lessons::all().find(|lesson| lesson.number == number)
    }

    /// The cards that are shown first under some rules, in order.
    pub fn cards(&self, rules: &Ruleset) -> impl Iterator<Item = &'static Card> + use<> {
        let few = rules.seats.winds().len() < 4;
        let own = self.cards.iter();
        own.filter(move |card| card.few.is_none_or(|wanted| wanted == few))
    }

    /// Returns how many of four marks it has on a day: none until it was done, then by how well its items are
    /// remembered.
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

    /// Returns whether a ruleset has anything that it teaches.
    fn is_in(&self, rules: &Ruleset) -> bool {
        self.aims.iter().any(|aim| aim.may_be_in(rules))
    }

    fn teaches(&self, item: Item) -> bool {
        self.aims.iter().any(|aim| aim.teaches(item))
    }
}

/// The share that must be remembered for each mark; after a lesson all is.
const MARKS: [f64; 4] = [0.0, 0.7, 0.8, 0.9];

/// The result of a number of whole hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meter {
    /// The right ones.
    pub right: u32,
    /// All of them.
    pub of: u32,
}

impl Meter {
    /// The hands that it looks back on, or a few more: days are counted whole.
    pub const HANDS: u32 = 20;

    /// The result of the last whole hands.
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

    /// Returns whether four of five were right, of enough to say.
    pub const fn is_reached(self) -> bool {
        self.of >= Self::HANDS && self.right * 5 >= self.of * 4
    }
}
