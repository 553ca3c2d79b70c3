//! What many games make of a person: places, match scores, wins. And who sits out next.

use std::collections::BTreeSet;

use tensu::Ruleset;
use tensu::evening::{Chair, Course, Outcome, Start};

use super::sentences;

/// A game that is over, with its rules.
pub(super) struct Played<'a> {
    pub(super) course: &'a Course,
    pub(super) rules: &'a Ruleset,
}

/// What is counted of a person.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Person {
    pub(super) name: String,
    /// The match score of each game, where the person played.
    pub(super) scores: Vec<Option<i64>>,
    /// How often on each place.
    pub(super) places: [usize; 4],
    /// Hands that were played.
    pub(super) hands: usize,
    pub(super) wins: usize,
    /// Points of the wins, counters included and sticks not.
    pub(super) won: i64,
    pub(super) deal_ins: usize,
    pub(super) riichi: usize,
}

impl Person {
    /// How many games.
    pub(super) fn games(&self) -> usize {
        self.places.iter().sum()
    }

    /// The sum of the match scores.
    pub(super) fn total(&self) -> i64 {
        self.scores.iter().flatten().sum()
    }

    /// The average place in hundredths.
    pub(super) fn average_place(&self) -> usize {
        let sum: usize = (1..).zip(self.places).map(|(place, n)| place * n).sum();
        rounded(100 * sum, self.games())
    }

    /// The average win in points.
    pub(super) fn average_win(&self) -> i64 {
        rounded(self.won.unsigned_abs() as usize, self.wins) as i64
    }

    /// Hands with a riichi, in tenths of a percent.
    pub(super) fn riichi_rate(&self) -> usize {
        rounded(1_000 * self.riichi, self.hands)
    }

    fn add(&mut self, course: &Course, chair: Chair) {
        for record in course.records.iter().filter(|one| one.outcome.is_hand()) {
            self.hands += 1;
            self.riichi += usize::from(record.riichi.contains(&chair));
            let Outcome::Won { from, winners, .. } = &record.outcome else {
                continue;
            };
            self.deal_ins += usize::from(*from == Some(chair));
            for winner in winners.iter().filter(|winner| winner.chair == chair) {
                let paid = winner.paid.payments.iter();
                self.wins += 1;
                self.won += paid.map(|one| i64::from(one.points())).sum::<i64>();
            }
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

/// All who played, the best first.
pub(super) fn people(games: &[Played<'_>]) -> Vec<Person> {
    let mut all: Vec<Person> = Vec::new();
    for (at, Played { course, rules }) in games.iter().enumerate() {
        for one in course.state.results(rules) {
            let name = sentences::player(one.chair, &course.state);
            let known = all.iter().position(|person| person.name == name);
            let known = known.unwrap_or_else(|| {
                all.push(Person {
                    name,
                    scores: vec![None; games.len()],
                    ..Person::default()
                });
                all.len() - 1
            });
            let person = &mut all[known];
            person.scores[at] = Some(person.scores[at].unwrap_or_default() + one.total);
            if let Some(times) = person.places.get_mut(one.place.saturating_sub(1)) {
                *times += 1;
            }
            person.add(course, one.chair);
        }
    }
    all.sort_by_key(|person| -person.total());
    all
}

/// The next game of the same people: whoever sat out takes the chair of one who has played most games in a row, the
/// earlier chair first. `before` are the beginnings of all games, the last one last.
pub(super) fn next(before: &[&Start]) -> Option<Start> {
    let last = *before.last()?;
    let mut start = last.clone();
    let is_named = |name: &&String| !name.is_empty();
    let streak = |name: &String| {
        let games = before.iter().rev();
        games.take_while(|game| game.players.contains(name)).count()
    };
    let mut seated: Vec<Chair> = (0..last.players.len()).collect();
    seated.sort_by_key(|&chair| std::cmp::Reverse(streak(&last.players[chair])));
    let waiting: BTreeSet<usize> = (0..last.bench.len()).collect();
    let coming = waiting.into_iter().filter(|&at| is_named(&&last.bench[at]));
    for (at, chair) in coming.zip(seated) {
        start.players[chair].clone_from(&last.bench[at]);
        start.bench[at].clone_from(&last.players[chair]);
    }
    start.bench.retain(|name| !name.is_empty());
    Some(start)
}

#[cfg(test)]
mod tests {
    use tensu::evening::{Event, Start, fold};
    use tensu::rules::TENHOU;

    use super::{Played, next, people};

    fn start(players: [&str; 4], bench: &[&str]) -> Start {
        Start {
            players: players.map(str::to_owned).to_vec(),
            bench: bench.iter().map(|name| (*name).to_owned()).collect(),
            ..Start::new(&TENHOU)
        }
    }

    #[test]
    fn who_sat_longest_sits_out() {
        let one = start(["A", "B", "C", "D"], &["E"]);
        let two = next(&[&one]).expect("a game");
        assert_eq!(two, start(["E", "B", "C", "D"], &["A"]));
        let three = next(&[&one, &two]).expect("a game");
        assert_eq!(three, start(["E", "A", "C", "D"], &["B"]));
        // Two wait: both come in.
        let six = start(["A", "B", "C", "D"], &["E", "F"]);
        assert_eq!(
            next(&[&six]),
            Some(start(["E", "F", "C", "D"], &["A", "B"]))
        );
        let four = start(["A", "B", "C", "D"], &[]);
        assert_eq!(next(&[&four]), Some(four.clone()));
    }

    /// A ron of 3 han 40 fu, 5,200 off A; a draw; a self-draw of 2,000 all by the dealer B, with one honba 2,100 each.
    #[test]
    fn each_person_is_counted() {
        let begun = start(["A", "B", "C", "D"], &[]);
        let events = ["r1", "w0-1:3.40", "d1", "t1:3.40", "z"].map(Event::read);
        let course = fold(&begun, &TENHOU, &events);
        let rules = &TENHOU;
        let all = people(&[Played {
            course: &course,
            rules,
        }]);
        let of = |name: &str| all.iter().find(|one| one.name == name).expect("a person");
        let (a, b) = (of("A"), of("B"));
        assert_eq!((b.hands, b.wins, b.deal_ins, b.riichi), (3, 2, 0, 1));
        // 5,200; then 3 han 40 fu of a dealer is 2,600 all, and one honba 100 each.
        assert_eq!(2 * b.average_win(), 5_200 + 3 * 2_700);
        assert_eq!((a.wins, a.deal_ins, a.games()), (0, 1, 1));
        assert_eq!((b.average_place(), b.riichi_rate()), (100, 333));
        assert_eq!(all[0].name, "B");
    }
}
