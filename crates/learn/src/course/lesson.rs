//! A lesson: what it shows, and what it asks.

use crate::course::aim::Aim;
use crate::course::card::Card;
use crate::{Day, Item, Log, Memory};
use tensu::Ruleset;
use tensu_words::Teach;

/// A lesson: one entry of a [path](crate::course::path).
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
    pub(super) fn is_in(&self, rules: &Ruleset) -> bool {
        self.aims.iter().any(|aim| aim.may_be_in(rules))
    }

    pub(super) fn teaches(&self, item: Item) -> bool {
        self.aims.iter().any(|aim| aim.teaches(item))
    }
}

/// The share that must be remembered for each mark; after a lesson all is.
const MARKS: [f64; 4] = [0.0, 0.7, 0.8, 0.9];
