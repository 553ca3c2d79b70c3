//! Corrections of whole hands: who was in riichi and what ended a hand go together, as one entry that one undo takes back.

use alloc::vec::Vec;

use crate::evening::Start;
use crate::evening::event::{Chair, Event};
use crate::evening::fault::Fault;
use crate::evening::fold::fold;
use crate::evening::journal::Entry;
use crate::evening::state::Course;
use crate::hand::question::Riichi;
use crate::presets::Ruleset;
use crate::tiles::Wind;

/// A hand as it is told again.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldHand {
    /// The riichi that were declared when it ended, by chair.
    pub riichi: Vec<(Chair, Riichi)>,
    /// The event that ended it.
    pub end: Event,
}

/// The name of a hand in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandName {
    /// The wind of its round.
    pub round: Wind,
    /// The number of its deal in the round, 1 for the first.
    pub number: u32,
    /// Honba.
    pub honba: u32,
}

/// A list of events, and what becomes of them.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The beginning of the game.
    pub start: &'a Start,
    /// Its rules.
    pub rules: &'a Ruleset,
    /// The events, in order.
    pub events: &'a [Event],
    /// Their course.
    pub course: &'a Course,
}

impl Played<'_> {
    /// The hand that an event ended, as it was told: with the riichi that lay there.
    pub fn hand(&self, at: usize) -> Option<ToldHand> {
        let end = self.events.get(at)?.clone();
        let before = self.events.get(..at)?;
        let state = fold(self.start, self.rules, before).state;
        let riichi = state.in_riichi().map(|chair| (chair, state.riichi[chair]));
        Some(ToldHand {
            riichi: riichi.collect(),
            end,
        })
    }

    /// The entry by which a hand is told otherwise: the event that ended it, at this place, and who was in riichi. What else
    /// happened in it stays.
    ///
    /// ```
    /// use tensu::evening::{Event, ToldHand, Journal, Played, Start, fold};
    /// use tensu::{Riichi, Ruleset};
    /// let rules = Ruleset::by_id("tenhou").unwrap();
    /// let start = Start::new(rules);
    /// // A draw that was a win, with a riichi that was forgotten.
    /// let events = ["d0", "d1"].map(Event::read);
    /// let course = fold(&start, rules, &events);
    /// let played = Played { start: &start, rules, events: &events, course: &course };
    /// let hand = ToldHand { riichi: vec![(1, Riichi::Riichi)], end: Event::read("w0-1:3.40") };
    /// let entry = played.change(0, &hand);
    /// let mut events = events.to_vec();
    /// entry.apply(&mut events);
    /// assert_eq!(events, ["r1", "w0-1:3.40", "d1"].map(Event::read));
    /// ```
    pub fn change(&self, at: usize, hand: &ToldHand) -> Entry {
        let told = self.told_in(at);
        let mut gone: Vec<usize> = Vec::new();
        let mut new: Vec<Event> = Vec::new();
        for chair in told.iter().map(|told| told.0) {
            if hand.riichi.iter().all(|(own, _)| *own != chair) && self.lies(&told, chair).is_some()
            {
                gone.extend(
                    told.iter()
                        .filter(|told| told.0 == chair)
                        .map(|told| told.1),
                );
            }
        }
        for &(chair, riichi) in &hand.riichi {
            if self.lies(&told, chair) != Some(riichi) {
                gone.extend(
                    told.iter()
                        .filter(|told| told.0 == chair)
                        .map(|told| told.1),
                );
                new.push(Event::Riichi(chair, riichi));
            }
        }
        gone.sort_unstable();
        gone.dedup();
        let place = at - gone.len();
        let mut entries: Vec<Entry> = gone.into_iter().rev().map(Entry::Remove).collect();
        if self.events.get(at) != Some(&hand.end) {
            entries.push(Entry::Replace(place, hand.end.clone()));
        }
        let new = new.into_iter().enumerate();
        entries.extend(new.map(|(i, event)| Entry::Insert(place + i, event)));
        Entry::together(entries)
    }

    /// The entry by which a hand that was forgotten stands before the one that an event ended, or before the one that is being
    /// played, if the place is behind the last event.
    pub fn insert(&self, at: usize, hand: &ToldHand) -> Entry {
        let place = self.told_in(at).first().map_or(at, |told| told.1);
        let riichi = hand.riichi.iter();
        let riichi = riichi.map(|&(chair, riichi)| Event::Riichi(chair, riichi));
        let events = riichi.chain([hand.end.clone()]).enumerate();
        let entries = events.map(|(i, event)| Entry::Insert(place + i, event));
        Entry::together(entries.collect())
    }

    /// The entry that takes an event away, and the riichi of a hand with the hand. Where the event had no effect, the riichi that
    /// have one stay.
    pub fn remove(&self, at: usize) -> Entry {
        let mut gone: Vec<usize> = Vec::from([at]);
        if self.events.get(at).is_some_and(Event::ends_hand) {
            let riichi = self.told_in(at).into_iter().map(|told| told.1);
            let is_faulty = self.is_faulty(at);
            gone.extend(riichi.filter(|&place| !is_faulty || self.is_faulty(place)));
        }
        gone.sort_unstable();
        Entry::together(gone.into_iter().rev().map(Entry::Remove).collect())
    }

    /// The entry that takes away all that stands behind the end of the game; nothing if nothing does.
    pub fn remove_after_end(&self) -> Option<Entry> {
        let faults = self.course.faults.iter().rev();
        let gone = faults.filter(|(_, fault)| *fault == Fault::AfterEnd);
        let gone: Vec<Entry> = gone.map(|&(at, _)| Entry::Remove(at)).collect();
        (!gone.is_empty()).then(|| Entry::together(gone))
    }

    /// The hand in which each event happened, and the course, both as if play had gone on behind every end: so a hand that stands
    /// behind the end has a name and what it would have been.
    pub fn on(&self) -> (Vec<HandName>, Course) {
        let mut course = Course::new(self.start, self.rules);
        let mut names = Vec::new();
        for event in self.events {
            let state = &course.state;
            names.push(HandName {
                round: state.round(),
                number: state.number(),
                honba: state.honba,
            });
            course.push(event, self.rules);
            if matches!(course.faults.last(), Some((at, Fault::AfterEnd)) if at + 1 == course.read)
            {
                course.faults.pop();
                course.read -= 1;
                (course.state.over, course.state.hands_left) = (None, None);
                course.state.goes_on = true;
                course.push(event, self.rules);
            }
        }
        (names, course)
    }

    fn is_faulty(&self, at: usize) -> bool {
        self.course.faults.iter().any(|(place, _)| *place == at)
    }

    /// The riichi that are declared or taken back in the hand that ends here: each chair with the place of its event.
    fn told_in(&self, at: usize) -> Vec<(Chair, usize)> {
        let is_faulty = self.is_faulty(at);
        let ends = |place: usize| {
            let event = &self.events[place];
            (event.ends_hand() || matches!(event, Event::Stop(_)))
                && (is_faulty || !self.is_faulty(place))
        };
        let at = at.min(self.events.len());
        let begin = (0..at).rev().find(|&place| ends(place));
        let begin = begin.map_or(0, |place| place + 1);
        let told = (begin..at).filter_map(|place| match self.events[place] {
            Event::Riichi(chair, _) | Event::Unriichi(chair) => Some((chair, place)),
            _ => None,
        });
        told.collect()
    }

    /// The riichi of a chair that these leave on the table.
    fn lies(&self, told: &[(Chair, usize)], chair: Chair) -> Option<Riichi> {
        let own = told.iter().filter(|told| told.0 == chair);
        let last = own
            .map(|told| told.1)
            .rfind(|&place| !self.is_faulty(place))?;
        match self.events[last] {
            Event::Riichi(_, Riichi::None) => Some(Riichi::Riichi),
            Event::Riichi(_, riichi) => Some(riichi),
            _ => None,
        }
    }
}
