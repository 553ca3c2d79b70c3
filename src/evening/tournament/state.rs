//! The state of a day: a fold of what was entered.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::evening::seating::{self, MOST_PEOPLE, MOST_ROUNDS, Round, Wish};

use super::entry::{Entry, Fine};
use super::head::{Head, Odd};
use super::report::Points;

/// Somebody's place in the day. Who takes the seat of another one has it from that round on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The names, each with the first round in which it is the one.
    pub names: Vec<(usize, String)>,
    /// The first round.
    pub from: usize,
    /// The round from which on the person is gone.
    pub until: Option<usize>,
}

impl Person {
    /// The place among the names of the one that counts in a round.
    pub fn holder(&self, round: usize) -> usize {
        let known = self.names.iter().rposition(|(from, _)| *from <= round);
        known.unwrap_or_default()
    }

    /// The name in a round.
    pub fn name(&self, round: usize) -> &str {
        let name = self.names.get(self.holder(round));
        name.map_or("", |(_, name)| name)
    }

    /// Returns whether the person is there in a round.
    pub fn is_there(&self, round: usize) -> bool {
        self.from <= round && self.until.is_none_or(|until| round < until)
    }
}

/// The result that counts for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The points.
    pub points: Points,
    /// The second in which it came, if that is known.
    pub at: Option<u64>,
    /// The results that were there before, each corrected by the next.
    pub before: Vec<Points>,
}

/// The state of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// All who were ever there, by number.
    pub people: Vec<Person>,
    /// The number of rounds.
    pub rounds: usize,
    /// The minutes of a round; 0 for no clock.
    pub minutes: u16,
    /// The tables that were drawn, by round.
    pub plan: Vec<Round>,
    /// The seed of the last draw.
    pub seed: Option<u64>,
    /// The number of rounds that have begun.
    pub begun: usize,
    /// The second in which the clock of each round that has begun ends.
    pub clocks: Vec<Option<u64>>,
    /// The results, by round that has begun and table.
    pub results: Vec<Vec<Option<Given>>>,
    /// The fines.
    pub fines: Vec<Fine>,
    /// The entries that have no effect, by their places.
    pub idle: Vec<usize>,
    seats: usize,
    odd: Odd,
}

impl State {
    /// The rounds and minutes of a day where nothing else is said.
    pub const USUAL: (usize, u16) = (4, 60);

    /// Folds entries into the state of a day. It never fails: what cannot be has no effect.
    pub fn of(head: &Head, entries: &[Entry]) -> Self {
        let (rounds, minutes) = Self::USUAL;
        let mut state = Self {
            people: Vec::new(),
            rounds,
            minutes,
            plan: Vec::new(),
            seed: None,
            begun: 0,
            clocks: Vec::new(),
            results: Vec::new(),
            fines: Vec::new(),
            idle: Vec::new(),
            seats: head.seats(),
            odd: head.odd,
        };
        for (place, entry) in entries.iter().enumerate() {
            if state.take(entry).is_none() {
                state.idle.push(place);
            }
        }
        state
    }

    /// Takes an entry; nothing if it cannot be.
    fn take(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::People(names) => self.take_people(names),
            &Entry::Rounds(rounds) => {
                let can = (self.begun.max(1)..=MOST_ROUNDS).contains(&rounds);
                self.rounds = can.then_some(rounds)?;
                Some(())
            }
            &Entry::Minutes(minutes) => {
                self.minutes = minutes;
                Some(())
            }
            Entry::Draw(from, seed, rounds) => {
                let mut plan = self.plan.clone();
                plan.truncate(self.begun);
                let fits = rounds.iter().all(|round| self.is_round(round));
                let many = self.begun + rounds.len();
                if *from != self.begun || !fits || many > MOST_ROUNDS {
                    return None;
                }
                plan.extend(rounds.iter().cloned());
                self.plan = plan;
                self.seed = Some(*seed);
                Some(())
            }
            &Entry::Begin(round) => {
                let tables = self.plan.get(round).filter(|_| round == self.begun)?;
                self.results.push(alloc::vec![None; tables.len()]);
                self.clocks.push(None);
                self.begun += 1;
                Some(())
            }
            &Entry::Clock(round, ends) => {
                *self.clocks.get_mut(round)? = Some(ends);
                Some(())
            }
            Entry::Join(name) => {
                let is_free = !self.is_called(name);
                let has_room = self.people.len() < MOST_PEOPLE;
                (is_free && has_room).then_some(())?;
                let person = self.person(name);
                self.people.push(person);
                Some(())
            }
            &Entry::Leave(person) => {
                let begun = self.begun;
                let person = self.people.get_mut(usize::from(person))?;
                person.until = person.until.is_none().then_some(Some(begun))?;
                Some(())
            }
            Entry::Call(person, name) => {
                if self.is_called(name) {
                    return None;
                }
                let person = self.people.get_mut(usize::from(*person))?;
                name.clone_into(&mut person.names.last_mut()?.1);
                Some(())
            }
            Entry::Swap(person, round, name) => {
                let is_free = !self.is_called(name);
                let (person, round) = (self.people.get_mut(usize::from(*person))?, *round);
                let can = is_free && round >= person.names.last()?.0 && round < MOST_ROUNDS;
                can.then_some(())?;
                // Who has never sat there is not in the list.
                person.names.retain(|(from, _)| *from != round);
                person.names.push((round, name.clone()));
                Some(())
            }
            Entry::Points(round, table, at, points) => {
                let place = self.results.get_mut(*round)?.get_mut(*table)?;
                let fits = points.points.len() == self.seats && points.can_be();
                fits.then_some(())?;
                let before = place.take().map(|old| {
                    let mut before = old.before;
                    before.push(old.points);
                    before
                });
                *place = Some(Given {
                    points: points.clone(),
                    at: *at,
                    before: before.unwrap_or_default(),
                });
                Some(())
            }
            Entry::Fine(fine) => {
                self.people.get(usize::from(fine.person))?;
                (fine.round < self.begun.max(1)).then_some(())?;
                self.fines.push(fine.clone());
                Some(())
            }
            // All of it or nothing: half a correction is none.
            Entry::Together(entries) => {
                let mut state = self.clone();
                for entry in entries {
                    state.take(entry)?;
                }
                *self = state;
                Some(())
            }
        }
    }

    fn take_people(&mut self, names: &[String]) -> Option<()> {
        let apart = |(at, name): (usize, &String)| !names[..at].contains(name);
        let are_apart = names.iter().enumerate().all(apart);
        let can = self.begun == 0 && names.len() <= MOST_PEOPLE && are_apart;
        can.then_some(())?;
        self.people = names.iter().map(|name| self.person(name)).collect();
        self.plan.clear();
        self.fines.clear();
        Some(())
    }

    fn person(&self, name: &str) -> Person {
        Person {
            names: Vec::from([(self.begun, name.into())]),
            from: self.begun,
            until: None,
        }
    }

    /// Returns whether somebody has this name already.
    pub fn is_called(&self, name: &str) -> bool {
        let mut names = self.people.iter().flat_map(|person| &person.names);
        names.any(|(_, own)| own == name)
    }

    /// Returns whether these tables can be a round: full ones, everybody known and once.
    fn is_round(&self, round: &Round) -> bool {
        let mut seen: Vec<u8> = Vec::new();
        let sits = |person: u8| {
            let is_new = !seen.contains(&person);
            seen.push(person);
            is_new && usize::from(person) < self.people.len()
        };
        let are_full = round.iter().all(|table| table.len() == self.seats);
        are_full && !round.is_empty() && round.iter().flatten().flatten().copied().all(sits)
    }

    /// The people who are there in a round, by their numbers.
    pub fn there(&self, round: usize) -> Vec<u8> {
        let people = self.people.iter().enumerate();
        let there = people.filter(|(_, person)| person.is_there(round));
        there.map(|(at, _)| at as u8).collect()
    }

    /// Those who are there in a round that was drawn, and play at no table.
    pub fn sitting_out(&self, round: usize) -> Vec<u8> {
        let Some(tables) = self.plan.get(round) else {
            return Vec::new();
        };
        let plays = |person: &u8| tables.iter().flatten().any(|one| *one == Some(*person));
        let mut there = self.there(round);
        there.retain(|person| !plays(person));
        there
    }

    /// Draws the rounds that have not begun, for those who are there now; nothing if they are too few for a table, or no round
    /// is left. The same seed draws the same tables.
    pub fn draw(&self, seed: u64) -> Option<Entry> {
        let people = self.there(self.begun);
        let past = self.plan.get(..self.begun).unwrap_or_default();
        let wish = Wish {
            people: &people,
            rounds: self.rounds.checked_sub(self.begun)?,
            seats: self.seats,
            seed,
            past,
        };
        let rounds = match self.odd {
            Odd::Substitutes => seating::seating(&wish),
            Odd::Turns => seating::in_turn(&wish),
        };
        Some(Entry::Draw(self.begun, seed, rounds?))
    }

    /// Returns whether the tables of the next rounds are not those of the people and rounds that there are now.
    pub fn needs_draw(&self) -> bool {
        if self.begun >= self.rounds {
            return false;
        }
        let there = self.there(self.begun);
        let full = there.len() / self.seats * self.seats;
        let fits = |round: &Round| {
            let playing: Vec<u8> = round.iter().flatten().flatten().copied().collect();
            let many = match self.odd {
                Odd::Substitutes => there.len(),
                Odd::Turns => full,
            };
            playing.len() == many && playing.iter().all(|person| there.contains(person))
        };
        let next = self.plan.get(self.begun..).unwrap_or_default();
        self.plan.len() != self.rounds || !next.iter().all(fits)
    }

    /// Counts the tables of a round that have given no result.
    pub fn missing(&self, round: usize) -> usize {
        let results = self.results.get(round).into_iter().flatten();
        results.filter(|given| given.is_none()).count()
    }

    /// Returns whether all rounds are played, and all results are there.
    pub fn is_over(&self) -> bool {
        self.begun >= self.rounds && (0..self.begun).all(|round| self.missing(round) == 0)
    }
}
