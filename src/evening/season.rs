//! Many games: which of them are one evening, and what is counted of each person over them.
//!
//! Everything is a sum of [courses](crate::evening::fold), in whole numbers. Which games are counted is for the caller to say: those of
//! an evening, those of a [`Span`] of days, all.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::date::Day;
use crate::evening::Start;
use crate::evening::event::{Chair, Event};
use crate::evening::state::Course;
use crate::presets::Ruleset;

pub use csv::csv;
pub use person::{Figures, Person, people};

mod csv;
mod person;

/// A game with what became of it.
#[derive(Clone, Copy, Debug)]
pub struct SeasonGame<'a> {
    /// The beginning.
    pub start: &'a Start,
    /// Its course.
    pub course: &'a Course,
    /// Its rules, made once.
    pub rules: &'a Ruleset,
}

impl SeasonGame<'_> {
    /// Returns whether it is over: only then it has match scores.
    pub const fn is_over(&self) -> bool {
        self.course.state.over.is_some()
    }

    /// The names of all who belong to it: who plays, who left, who sits out.
    fn names(&self) -> impl Iterator<Item = &str> {
        let Self { start, course, .. } = self;
        let left = course.left.iter().map(|left| &left.name);
        let names = course.state.players.iter().chain(left).chain(&start.bench);
        names.map(String::as_str).filter(|name| !name.is_empty())
    }
}

/// An evening: games that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathering {
    /// The games, by their places in the list.
    pub games: Vec<usize>,
    /// The first of their days; nothing if no game has one.
    pub day: Option<Day>,
    /// The name that the games give it; it may be empty.
    pub name: String,
}

/// A bond that makes two games one evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Bond<'a> {
    /// The evening that both name.
    Evening(&'a str),
    /// Somebody who belongs to both, on the same day.
    Person(Option<Day>, &'a str),
}

/// The evenings of a list of games, the latest first, those without a day last. Games that name the same evening are one; the
/// others are one if they are of one day, and their people form one circle: each game shares somebody with another one. Where nobody
/// has a name, it is the same people.
pub fn gatherings(games: &[SeasonGame<'_>]) -> Vec<Gathering> {
    // Each game knows an earlier one of its evening, or is its own.
    let mut first: Vec<usize> = (0..games.len()).collect();
    let mut bonds: BTreeMap<Bond<'_>, usize> = BTreeMap::new();
    for (at, game) in games.iter().enumerate() {
        let mut bind = |bond| {
            let other = *bonds.entry(bond).or_insert(at);
            let (one, other) = (root(&first, at), root(&first, other));
            first[one.max(other)] = one.min(other);
        };
        let Start { day, evening, .. } = game.start;
        if !evening.is_empty() {
            bind(Bond::Evening(evening));
            continue;
        }
        let mut names = game.names().peekable();
        if names.peek().is_none() {
            bind(Bond::Person(*day, ""));
        }
        for name in names {
            bind(Bond::Person(*day, name));
        }
    }
    let mut all: BTreeMap<usize, Gathering> = BTreeMap::new();
    for (at, game) in games.iter().enumerate() {
        let gathering = all.entry(root(&first, at)).or_insert_with(|| Gathering {
            games: Vec::new(),
            day: None,
            name: game.start.evening.clone(),
        });
        gathering.games.push(at);
        let days = [gathering.day, game.start.day];
        gathering.day = days.into_iter().flatten().min();
    }
    let mut all: Vec<Gathering> = all.into_values().collect();
    all.sort_by_key(|one| Reverse((one.day, one.games.last().copied())));
    all
}

/// The first game that is known to be of the same evening.
fn root(first: &[usize], mut at: usize) -> usize {
    while first[at] != at {
        at = first[at];
    }
    at
}

/// Days from one to another, both of them in it; open where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
}

impl Span {
    /// Returns whether it has a day. What has no day is in none but the span of all.
    pub fn has(self, day: Option<Day>) -> bool {
        match day {
            Some(day) => {
                self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| day <= to)
            }
            None => self == Self::default(),
        }
    }
}

/// The start as it would have been with those who sat there at last: who left sits out.
#[must_use]
pub fn seated(start: &Start, events: &[Event]) -> Start {
    let mut start = start.clone();
    for event in events {
        let Event::Swap(chair, name) = event else {
            continue;
        };
        let Some(place) = start.players.get_mut(*chair) else {
            continue;
        };
        let left = core::mem::replace(place, name.clone());
        start.bench.retain(|one| one != name);
        if !left.is_empty() && left != *name {
            start.bench.push(left);
        }
    }
    start
}

/// The next game of the same people: whoever sat out takes the chair of one who has played most games in a row, the
/// earlier chair first. `before` are the beginnings of all games, the last one last. The day is for the caller to say.
pub fn next(before: &[Start]) -> Option<Start> {
    let last = before.last()?;
    let mut start = last.clone();
    start.day = None;
    start.origin.clear();
    start.desk = None;
    let streak = |name: &String| {
        let games = before.iter().rev();
        games.take_while(|game| game.players.contains(name)).count()
    };
    let mut seated: Vec<Chair> = (0..last.players.len()).collect();
    seated.sort_by_key(|&chair| Reverse(streak(&last.players[chair])));
    let coming = (0..last.bench.len()).filter(|&at| !last.bench[at].is_empty());
    for (at, chair) in coming.zip(seated) {
        start.players[chair].clone_from(&last.bench[at]);
        start.bench[at].clone_from(&last.players[chair]);
    }
    start.bench.retain(|name| !name.is_empty());
    Some(start)
}
