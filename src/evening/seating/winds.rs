//! The winds of those who sit at the tables of a day.

use alloc::vec;
use alloc::vec::Vec;

use crate::evening::seating::chance::Chance;

/// Tables whose seats have no wind yet; people are places in a list.
pub(super) type Places = Vec<Vec<Vec<u8>>>;

/// Deals the winds: in as many rounds as a table has seats, each place has each wind once.
pub(super) fn with_winds(day: &Places, places: usize, seats: usize, chance: &mut Chance) -> Places {
    let mut dealt: Places = Vec::new();
    for rounds in day.chunks(seats) {
        let tables: Vec<&Vec<u8>> = rounds.iter().flatten().collect();
        let mut edges: Vec<(usize, usize)> = Vec::new();
        for (table, sitting) in tables.iter().enumerate() {
            edges.extend(sitting.iter().map(|&place| (usize::from(place), table)));
        }
        chance.shuffle(&mut edges);
        let mut winds = Winds {
            of_place: vec![vec![None; seats]; places],
            of_table: vec![vec![None; seats]; tables.len()],
        };
        for (place, table) in edges {
            winds.sit(place, table);
        }
        let in_order = |table: &Vec<Option<usize>>| {
            let places = table.iter().flatten();
            places.map(|&place| place as u8).collect()
        };
        let all: Vec<Vec<u8>> = winds.of_table.iter().map(in_order).collect();
        let in_round = (tables.len() / rounds.len()).max(1);
        dealt.extend(all.chunks(in_round).map(<[Vec<u8>]>::to_vec));
    }
    dealt
}

/// The winds dealt so far, from both sides of the graph.
struct Winds {
    /// For each place and each wind, the table.
    of_place: Vec<Vec<Option<usize>>>,
    /// For each table and each wind, the place.
    of_table: Vec<Vec<Option<usize>>>,
}

/// Returns the first wind that is free.
fn free(winds: &[Vec<Option<usize>>], at: usize) -> Option<usize> {
    winds.get(at)?.iter().position(Option::is_none)
}

fn get(winds: &[Vec<Option<usize>>], at: usize, wind: usize) -> Option<usize> {
    winds.get(at)?.get(wind).copied().flatten()
}

fn put(winds: &mut [Vec<Option<usize>>], at: usize, wind: usize, what: Option<usize>) {
    if let Some(slot) = winds.get_mut(at).and_then(|winds| winds.get_mut(wind)) {
        *slot = what;
    }
}

impl Winds {
    /// Seats a place at a table. Neither has all winds yet, but they may lack different ones: then all along the way of tables and places
    /// that have these two by turns change them. The way begins at the table, and cannot come to the place.
    fn sit(&mut self, place: usize, table: usize) {
        let (Some(mine), Some(its)) = (free(&self.of_place, place), free(&self.of_table, table))
        else {
            return;
        };
        let mut way = Vec::new();
        let mut at = table;
        while let Some(sitting) = get(&self.of_table, at, mine).filter(|_| mine != its) {
            way.push((sitting, at, mine));
            let Some(further) = get(&self.of_place, sitting, its) else {
                break;
            };
            way.push((sitting, further, its));
            at = further;
        }
        for &(place, table, wind) in &way {
            put(&mut self.of_place, place, wind, None);
            put(&mut self.of_table, table, wind, None);
        }
        for (place, table, wind) in way {
            self.take(place, table, mine + its - wind);
        }
        self.take(place, table, mine);
    }

    fn take(&mut self, place: usize, table: usize, wind: usize) {
        put(&mut self.of_place, place, wind, Some(table));
        put(&mut self.of_table, table, wind, Some(place));
    }
}

/// The tries to change two winds of a table for better ones.
const CHANGES: usize = 40_000;

/// Evens the winds out where people sit out, so that a chunk of rounds does not give each of them all winds: two of a table change
/// winds unless that makes it worse.
pub(super) fn even(day: &mut Places, places: usize, chance: &mut Chance) {
    let seats = day.iter().flatten().map(Vec::len).max().unwrap_or_default();
    let mut had = vec![vec![0_i32; seats]; places];
    for table in day.iter().flatten() {
        for (wind, &place) in table.iter().enumerate() {
            had[usize::from(place)][wind] += 1;
        }
    }
    for _ in 0..CHANGES {
        let rounds = day.len();
        let round = &mut day[chance.below(rounds)];
        let tables = round.len();
        let table = &mut round[chance.below(tables)];
        let (a, b) = (chance.below(seats), chance.below(seats));
        let (one, other) = (usize::from(table[a]), usize::from(table[b]));
        // The sum of squares is the least where all winds came as often.
        let worse = had[one][b] - had[one][a] + 1 + had[other][a] - had[other][b] + 1;
        if a == b || worse > 0 {
            continue;
        }
        had[one][a] -= 1;
        had[one][b] += 1;
        had[other][b] -= 1;
        had[other][a] += 1;
        table.swap(a, b);
    }
}
