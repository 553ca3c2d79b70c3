//! The ranking after a round.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::game;
use crate::rulebook::Rules;

use super::head::{Count, Head};
use super::report::Points;
use super::state::State;

/// The score of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The place at the table, from 1. Players who share one have the same.
    pub place: usize,
    /// The points at the end, sticks that first place takes included.
    pub points: i64,
    /// The match score in points ([`Rules::match_unit`] of them make one); in [twelfths](Score::TWELFTHS) where table points count.
    pub total: i64,
}

impl Score {
    /// Parts of a table point: two, three or four players can share theirs.
    pub const TWELFTHS: i64 = 12;

    /// The scores of a table, by seat.
    pub fn of(points: &Points, count: Count, rules: &Rules) -> Vec<Self> {
        let finals = game::finals(&points.points, points.sticks, rules);
        let places: Vec<usize> = finals.iter().map(|one| one.place).collect();
        let score = |(seat, one): (usize, &game::Final)| {
            let has = points.points.get(seat).copied().unwrap_or_default();
            let extra = points.extra.get(seat).copied().unwrap_or_default();
            Self {
                place: one.place,
                points: has + one.sticks,
                total: match count {
                    Count::Score => one.total() + extra,
                    Count::Table => table_points(one.place, &places),
                },
            }
        };
        finals.iter().enumerate().map(score).collect()
    }
}

/// The table points of a place, in twelfths; those who share it share what they have together.
fn table_points(place: usize, places: &[usize]) -> i64 {
    const POINTS: [i64; 4] = [4, 2, 1, 0];
    let equal = places.iter().filter(|other| **other == place).count();
    let together = POINTS.iter().skip(place - 1).take(equal);
    together.sum::<i64>() * Score::TWELFTHS / equal.max(1) as i64
}

/// Somebody in the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1. Who has the same as another one shares it.
    pub place: usize,
    /// The number of the person.
    pub person: u8,
    /// The name.
    pub name: String,
    /// The score of each round; nothing where the person did not play, or its result is not there.
    pub rounds: Vec<Option<Score>>,
    /// The sum of fines, less than nothing where they take some.
    pub fines: i64,
    /// All scores and fines.
    pub total: i64,
    /// The sum of the points of the games, with what they have beside the place; where table points count, it decides between
    /// equals.
    pub points: i64,
}

impl Row {
    /// Counts the games.
    pub fn games(&self) -> usize {
        self.rounds.iter().flatten().count()
    }
}

impl State {
    /// The ranking after so many rounds, the best first; of equals, who has the lower number. Everybody is in it who has been there.
    pub fn ranking(&self, rounds: usize, head: &Head, rules: &Rules) -> Vec<Row> {
        let rounds = rounds.min(self.begun.max(1));
        let mut rows: Vec<(usize, Row)> = Vec::new();
        for (person, one) in self.people.iter().enumerate() {
            for (holder, (from, name)) in one.names.iter().enumerate() {
                if *from < rounds {
                    let row = Row {
                        place: 0,
                        person: person as u8,
                        name: name.clone(),
                        rounds: alloc::vec![None; rounds],
                        fines: 0,
                        total: 0,
                        points: 0,
                    };
                    rows.push((holder, row));
                }
            }
        }
        let mut with = |person: u8, round: usize, change: &mut dyn FnMut(&mut Row)| {
            let holder = self
                .people
                .get(usize::from(person))
                .map(|one| one.holder(round));
            let own = |(at, row): &&mut (usize, Row)| row.person == person && Some(*at) == holder;
            if let Some((_, row)) = rows.iter_mut().find(own) {
                change(row);
            }
        };
        for (round, tables) in self.results.iter().enumerate().take(rounds) {
            for (table, given) in tables.iter().enumerate() {
                let seats = self.plan.get(round).and_then(|plan| plan.get(table));
                let (Some(given), Some(seats)) = (given, seats) else {
                    continue;
                };
                let scores = Score::of(&given.points, head.count, rules);
                for (seat, (person, score)) in seats.iter().zip(scores).enumerate() {
                    let extra = given.points.extra.get(seat).copied().unwrap_or_default();
                    let points = score.points + extra;
                    if let Some(person) = *person {
                        with(person, round, &mut |row| {
                            row.rounds[round] = Some(score);
                            row.total += score.total;
                            row.points += points;
                        });
                    }
                }
            }
        }
        for fine in self.fines.iter().filter(|fine| fine.round < rounds) {
            with(fine.person, fine.round, &mut |row| {
                row.fines += fine.amount;
                row.total += fine.amount;
            });
        }
        let mut rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
        let worth = |row: &Row| match head.count {
            Count::Score => (row.total, 0),
            Count::Table => (row.total, row.points),
        };
        rows.sort_by_key(|row| Reverse(worth(row)));
        let all: Vec<(i64, i64)> = rows.iter().map(worth).collect();
        for row in &mut rows {
            let own = worth(row);
            row.place = all.iter().filter(|other| **other > own).count() + 1;
        }
        rows
    }
}
