//! Figures of a person over many games.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::evening::event::Chair;
use crate::evening::record::{Outcome, Record};
use crate::evening::season::SeasonGame;

/// Somebody over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; it may be empty.
    pub name: String,
    /// The chair of whoever has no name, otherwise 0.
    pub chair: Chair,
    /// The match score of each game in points, where the person played. Who left in a game has what the chair had gained by then, and
    /// who came has the rest.
    pub scores: Vec<Option<i64>>,
    /// The number of times on each place. A game that was left has none.
    pub places: [usize; 5],
    /// The figures of the hands.
    pub figures: Figures,
}

/// The figures of a person's hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Hands that were played.
    pub hands: usize,
    /// Those that were won.
    pub wins: usize,
    /// Points of the wins, honba included and sticks not.
    pub won: i64,
    /// Those in which the person dealt in.
    pub deal_ins: usize,
    /// Points that these cost, the own stick not included.
    pub dealt: i64,
    /// Those with a riichi.
    pub riichi: usize,
}

impl Person {
    /// Counts the games that the person played, or a part of.
    pub fn games(&self) -> usize {
        self.scores.iter().flatten().count()
    }

    /// The sum of the match scores in points.
    pub fn total(&self) -> i64 {
        self.scores.iter().flatten().sum()
    }

    /// The average place in hundredths; nothing without a place.
    pub fn average_place(&self) -> Option<usize> {
        let games: usize = self.places.iter().sum();
        let sum: usize = (1..).zip(self.places).map(|(place, n)| place * n).sum();
        (games > 0).then(|| rounded(100 * sum, games))
    }
}

impl Figures {
    /// The average win in points.
    pub const fn average_win(self) -> usize {
        rounded(self.won.unsigned_abs() as usize, self.wins)
    }

    /// The average payment for dealing in, in points.
    pub const fn average_deal_in(self) -> usize {
        rounded(self.dealt.unsigned_abs() as usize, self.deal_ins)
    }

    /// Returns how many of a hundred hands so many of these are, to the nearest whole.
    pub const fn percent(self, count: usize) -> usize {
        rounded(100 * count, self.hands)
    }

    fn add(&mut self, record: &Record, chair: Chair, stick: i64) {
        let is_in_riichi = record.riichi.contains(&chair);
        self.hands += 1;
        self.riichi += usize::from(is_in_riichi);
        let Outcome::Won { from, winners, .. } = &record.outcome else {
            return;
        };
        if *from == Some(chair) {
            self.deal_ins += 1;
            self.dealt -= record.changes[chair] + stick * i64::from(is_in_riichi);
        }
        for winner in winners.iter().filter(|winner| winner.chair == chair) {
            let paid = winner.paid.payments.iter();
            self.wins += 1;
            self.won += paid.map(|one| i64::from(one.points())).sum::<i64>();
        }
    }
}

/// A quotient, to the nearest whole number; of nothing, nothing.
const fn rounded(sum: usize, count: usize) -> usize {
    match count {
        0 => 0,
        count => (sum + count / 2) / count,
    }
}

/// All who played in the games that are over, the best first. Scores of games add up if their
/// [units](crate::rules::Rules::match_unit) are the same.
pub fn people(games: &[SeasonGame<'_>]) -> Vec<Person> {
    let mut all: Vec<Person> = Vec::new();
    for (at, game) in games.iter().enumerate().filter(|(_, game)| game.is_over()) {
        let SeasonGame { course, rules, .. } = game;
        let state = &course.state;
        let stick = i64::from(rules.stick());
        let seats = rules.seats.winds().len();
        for one in state.results(rules) {
            let chair = one.chair;
            let mut add = |name: &str, score: i64, place: usize, records: &[Record]| {
                let person = found(&mut all, name, chair, games.len());
                *person.scores[at].get_or_insert(0) += score;
                if let Some(times) = person.places.get_mut(place.wrapping_sub(1)) {
                    *times += 1;
                }
                let hands = records.iter().filter(|one| one.outcome.is_hand());
                for record in hands.filter(|one| !one.sat_out(chair, seats)) {
                    person.figures.add(record, chair, stick);
                }
            };
            let (mut begun, mut had) = (0, 0);
            for left in course.left.iter().filter(|left| left.chair == chair) {
                let records = &course.records[begun..left.record];
                add(&left.name, left.gained - had, 0, records);
                (begun, had) = (left.record, left.gained);
            }
            let name = &state.players[chair];
            add(name, one.total - had, one.place, &course.records[begun..]);
        }
    }
    all.sort_by_key(|person| Reverse(person.total()));
    all
}

/// The person of a name, or of a chair if there is none; a new one has no scores.
fn found<'a>(all: &'a mut Vec<Person>, name: &str, chair: Chair, games: usize) -> &'a mut Person {
    let chair = if name.is_empty() { chair } else { 0 };
    let known = all
        .iter()
        .position(|one| one.name == name && one.chair == chair);
    let at = known.unwrap_or_else(|| {
        all.push(Person {
            name: name.into(),
            chair,
            scores: alloc::vec![None; games],
            ..Person::default()
        });
        all.len() - 1
    });
    &mut all[at]
}
