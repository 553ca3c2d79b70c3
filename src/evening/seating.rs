//! The seats of a tournament's day, dealt so that the same people meet as seldom as can be.
//!
//! Nobody meets twice where a known design fits: four people a table and as many tables as a prime or a power of two, of at least
//! four, for as many rounds as tables (for four tables, five). Elsewhere a search of fixed length looks for the fewest
//! repetitions. Both start from a seed alone: the same seed gives the same day on every machine.
//!
//! Seats are dealt so that over the rounds of one call nobody has a wind more than one time oftener than another: the tables of
//! a round and the people are a graph with two sides, whose edges are coloured by winds (D. König, 1916).

use alloc::vec;
use alloc::vec::Vec;

use chance::Chance;
pub use turns::in_turn;
use winds::{Places, with_winds};

mod chance;
mod turns;
mod winds;

/// The most people of a day.
pub const MOST_PEOPLE: usize = 64;
/// The most rounds of a day.
pub const MOST_ROUNDS: usize = 12;

/// A table of a round: who sits on which seat, East first; `None` is a substitute, who fills a table that lacks a person.
pub type Table = Vec<Option<u8>>;

/// The tables of a round, by their numbers.
pub type Round = Vec<Table>;

/// The wish for a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish<'a> {
    /// The people, each by a number below [`MOST_PEOPLE`]; a number that comes twice counts once.
    pub people: &'a [u8],
    /// The rounds to seat: 1 to [`MOST_ROUNDS`].
    pub rounds: usize,
    /// The seats of a table: 4, or 3 where three play.
    pub seats: usize,
    /// The number that everything is drawn with.
    pub seed: u64,
    /// Rounds that are played already: who met there meets again only where it cannot be avoided.
    pub past: &'a [Round],
}

/// Seats a day: a list of rounds, each with all its tables. Everybody plays in each round; at most two or three substitutes fill up.
///
/// `None` for what no day has: too few people for a table, a number of theirs from [`MOST_PEOPLE`] on, no rounds or more than
/// [`MOST_ROUNDS`], tables of neither three nor four.
///
/// ```
/// use tensu::evening::seating::{Wish, repetitions, seating};
///
/// let people: Vec<u8> = (0..16).collect();
/// let wish = Wish { people: &people, rounds: 5, seats: 4, seed: 2026, past: &[] };
/// let day = seating(&wish).expect("sixteen people");
/// assert_eq!((day.len(), day[0].len(), repetitions(&day)), (5, 4, 0));
/// ```
pub fn seating(wish: &Wish<'_>) -> Option<Vec<Round>> {
    let Wish { rounds, seats, .. } = *wish;
    let people = wish.counted()?;
    let mut chance = Chance(wish.seed);
    let tables = people.len().div_ceil(seats);
    let mut drawn: Vec<Option<u8>> = people.into_iter().map(Some).collect();
    chance.shuffle(&mut drawn);
    // Substitutes are the last places: in a design these never meet.
    drawn.resize(tables * seats, None);
    let known = Met::of(&drawn, wish.past);
    let design = design(tables, seats, rounds).filter(|_| known.is_empty());
    let day = if let Some(day) = design {
        day
    } else {
        let everybody: Vec<u8> = (0..(tables * seats) as u8).collect();
        let round = |chance: &mut Chance| chance.shuffled(&everybody);
        let begun = (0..rounds).map(|_| round(&mut chance)).collect();
        search(seats, begun, known, &mut chance)
    };
    let day = with_winds(&day, drawn.len(), seats, &mut chance);
    Some(numbered(day, &drawn, &mut chance))
}

/// Gives the tables of each round their numbers, and the places their people.
fn numbered(mut day: Places, drawn: &[Option<u8>], chance: &mut Chance) -> Vec<Round> {
    for round in &mut day {
        chance.shuffle(round);
    }
    let person = |place: &u8| drawn.get(usize::from(*place)).copied().flatten();
    let table = |places: &Vec<u8>| places.iter().map(person).collect();
    let rounds = day.iter();
    let rounds = rounds.map(|round| round.iter().map(table).collect());
    rounds.collect()
}

impl Wish<'_> {
    /// The people, each once; nothing for what no day has.
    fn counted(&self) -> Option<Vec<u8>> {
        let mut people: Vec<u8> = Vec::new();
        for &person in self.people {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        let is_known = |&person: &u8| usize::from(person) < MOST_PEOPLE;
        let is_a_day = matches!(self.seats, 3 | 4) && (1..=MOST_ROUNDS).contains(&self.rounds);
        let is_one = is_a_day && people.len() >= self.seats && people.iter().all(is_known);
        is_one.then_some(people)
    }
}

/// Returns how many meetings of two people are not their first.
pub fn repetitions(day: &[Round]) -> usize {
    let everybody: Vec<Option<u8>> = (0..MOST_PEOPLE as u8).map(Some).collect();
    let met = Met::of(&everybody, day).0;
    let again = met.iter().map(|&times| usize::from(times.max(1) - 1));
    again.sum::<usize>() / 2
}

/// The number of times that two places have met, both ways round.
struct Met(Vec<u8>);

/// The places that a table of numbers has in each direction: those of the most people, and some substitutes.
const WIDE: usize = MOST_PEOPLE + 4;

impl Met {
    fn of(drawn: &[Option<u8>], past: &[Round]) -> Self {
        let mut met = Self(vec![0; WIDE * WIDE]);
        let place = |person: &Option<u8>| {
            drawn
                .iter()
                .position(|one| person.is_some() && one == person)
        };
        for table in past.iter().flatten() {
            let places: Vec<usize> = table.iter().filter_map(place).collect();
            for &a in &places {
                for &b in places.iter().filter(|&&b| b != a) {
                    met.add(a, b, 1);
                }
            }
        }
        met
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|&times| times == 0)
    }

    fn get(&self, a: usize, b: usize) -> u8 {
        self.0.get(a * WIDE + b).copied().unwrap_or_default()
    }

    fn add(&mut self, a: usize, b: usize, times: i8) {
        if let Some(one) = self.0.get_mut(a * WIDE + b) {
            *one = one.saturating_add_signed(times);
        }
    }

    fn both(&mut self, a: usize, b: usize, times: i8) {
        self.add(a, b, times);
        self.add(b, a, times);
    }
}

/// Makes a day in which nobody meets twice: a group of places for each seat, and a line through all groups is a table. Two lines of
/// different slopes meet once at most, as in a field every number but 0 has an inverse.
fn design(tables: usize, seats: usize, rounds: usize) -> Option<Places> {
    let field = Field::of(tables)?;
    // With four tables of four, a group is a table, too.
    let extra = usize::from(tables == 4 && seats == 4);
    if rounds > tables + extra {
        return None;
    }
    let place = |group: usize, value: usize| (group * tables + value) as u8;
    let line = |slope: usize, start: usize| {
        let groups = 0..seats;
        groups
            .map(|group| place(group, field.plus(start, field.times(slope, group))))
            .collect()
    };
    let round = |round: usize| {
        if round == tables {
            let group = |group| (0..tables).map(|value| place(group, value)).collect();
            return (0..seats).map(group).collect();
        }
        (0..tables).map(|start| line(round, start)).collect()
    };
    Some((0..rounds).map(round).collect())
}

/// Numbers with addition and multiplication, as many as there are tables.
#[derive(Clone, Copy)]
enum Field {
    /// Those modulo a prime.
    Prime(usize),
    /// Polynomials over two elements modulo one that has no factors.
    Binary { size: usize, modulus: usize },
}

impl Field {
    /// Returns the field of a size, if one is needed here and there is one; with fewer tables than four no lines are left.
    fn of(size: usize) -> Option<Self> {
        match size {
            4 => Some(Self::Binary {
                size,
                modulus: 0b111,
            }),
            8 => Some(Self::Binary {
                size,
                modulus: 0b1011,
            }),
            16 => Some(Self::Binary {
                size,
                modulus: 0b1_0011,
            }),
            5 | 7 | 11 | 13 | 17 | 19 => Some(Self::Prime(size)),
            _ => None,
        }
    }

    const fn plus(self, a: usize, b: usize) -> usize {
        match self {
            Self::Prime(prime) => (a + b) % prime,
            Self::Binary { .. } => a ^ b,
        }
    }

    fn times(self, a: usize, b: usize) -> usize {
        let (size, modulus) = match self {
            Self::Prime(prime) => return a * b % prime,
            Self::Binary { size, modulus } => (size, modulus),
        };
        let (mut product, mut a, mut b) = (0, a, b);
        while b > 0 {
            if b & 1 == 1 {
                product ^= a;
            }
            a <<= 1;
            if a >= size {
                a ^= modulus;
            }
            b >>= 1;
        }
        product
    }
}

/// The swaps that a search tries: a tenth of a second of a processor of 2026; twice as many find hardly better days.
const SWAPS: u32 = 200_000;
/// The harm that a swap may do to a day at the beginning of a search, in the units of [`harm`].
const PATIENCE: u32 = 24;

/// Returns what one more meeting costs two who met so often: each repetition, and more for each further one of the same two.
const fn harm(met: u8) -> i32 {
    if met == 0 { 0 } else { 10 + met as i32 }
}

/// Looks for a day with few repetitions: two places of a round change tables, and what makes the day worse is taken less and less. It
/// begins with these rounds, each a list of those who play in it, a table after another.
fn search(seats: usize, mut day: Vec<Vec<u8>>, mut met: Met, chance: &mut Chance) -> Places {
    let mut cost = 0;
    for round in &day {
        for table in round.chunks(seats) {
            for (i, &a) in table.iter().enumerate() {
                for &b in table.iter().skip(i + 1) {
                    cost += harm(met.get(a.into(), b.into()));
                    met.both(a.into(), b.into(), 1);
                }
            }
        }
    }
    let mut best = (cost, day.clone());
    if day.iter().any(|round| round.len() <= seats) {
        return cut(&best.1, seats);
    }
    let rounds = day.len();
    for tried in 0..SWAPS {
        if best.0 == 0 {
            break;
        }
        let left = PATIENCE * (SWAPS - tried) / SWAPS;
        let Some(round) = day.get_mut(chance.below(rounds)) else {
            break;
        };
        let (a, b) = (chance.below(round.len()), chance.below(round.len()));
        if a / seats == b / seats {
            continue;
        }
        let harmed = swap(round, (a, b), seats, &mut met);
        if harmed > chance.below(left as usize + 1) as i32 {
            swap(round, (a, b), seats, &mut met);
            continue;
        }
        cost += harmed;
        if cost < best.0 {
            best = (cost, day.clone());
        }
    }
    cut(&best.1, seats)
}

/// Lets two places of a round change their tables; returns by how much the day is worse now.
fn swap(round: &mut [u8], (a, b): (usize, usize), seats: usize, met: &mut Met) -> i32 {
    let mut change = 0;
    for (mine, to) in [(a, b), (b, a)] {
        let at_table = |at: usize, but: usize| {
            let first = at / seats * seats;
            let places = round.iter().enumerate().skip(first).take(seats);
            places.filter(move |(place, _)| *place != but)
        };
        let Some(&person) = round.get(mine) else {
            continue;
        };
        for (_, &other) in at_table(mine, mine) {
            met.both(person.into(), other.into(), -1);
            change -= harm(met.get(person.into(), other.into()));
        }
        for (_, &other) in at_table(to, to) {
            change += harm(met.get(person.into(), other.into()));
            met.both(person.into(), other.into(), 1);
        }
    }
    round.swap(a, b);
    change
}

fn cut(day: &[Vec<u8>], seats: usize) -> Places {
    let tables = |round: &Vec<u8>| round.chunks(seats).map(<[u8]>::to_vec).collect();
    day.iter().map(tables).collect()
}
