//! The assignments of faces to places in falling order of probability, and what wins among them.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::column::{Column, ONE, PRIOR, percent, share};
use super::seen::Face;
use super::told::{Told, Verdict};
use crate::tiles::Kind;
use crate::tiles::order::sort_by_key;

/// The most places of a row: four kans and a pair are 18, and two more for what is not a tile.
pub(super) const MOST: usize = 20;

/// The number of assignments that are looked at.
const LOOKED_AT: usize = 4_000;

/// The number of winning hands that are compared.
const WINS: usize = 24;

/// The surprise, in sixteenths of a bit, by which a winning hand may be less probable than the best of them to be counted.
const SPREAD: u32 = 13 * 16;

/// The surprise, in sixteenths of a bit, up to which a hand that wins can matter: with three bits more than the prior it
/// has a ninth of the probability, and takes no mark away or gives one.
const DEPTH: u32 = (PRIOR + 3) * 16;

/// The number of winning hands that are looked at once more with copies misread alike.
const BASES: usize = 8;

/// A face for each place; those behind the row are not used.
pub(super) type Faces = [Face; MOST];

/// All that was found.
pub(super) struct Found {
    /// The most probable tiles that can lie together, with their odds beside those of the first guesses.
    read: Option<(u32, Faces)>,
    /// Those that win, the most probable first, with their odds as above.
    wins: Vec<(u32, Faces)>,
    /// The share of all first guesses together.
    first: u64,
}

impl Found {
    pub(super) const NONE: Self = Self {
        read: None,
        wins: Vec::new(),
        first: 0,
    };

    /// The answer, and whether it wins.
    pub(super) fn best(&self) -> Option<(&Faces, bool)> {
        let (read, faces) = self.read.as_ref()?;
        match self.wins.first() {
            Some((odds, win)) if *odds <= read + 16 * PRIOR => Some((win, true)),
            _ => Some((faces, false)),
        }
    }

    /// The probability of a face in percent, when a hand that wins is more probable by the prior than it looks.
    pub(super) fn sure(&self, column: &Column, face: Face) -> u8 {
        let (mut all, mut with) = (0, 0);
        for (odds, faces) in &self.wins {
            // Both are below one, and one is 28 bits.
            let mass = (self.first * share(*odds)) / ONE;
            all += mass;
            if faces[column.place] == face {
                with += mass;
            }
        }
        let raise = |wins: u64, rest: u64| rest.saturating_sub(wins) + (wins << PRIOR);
        percent(raise(with, column.share(face)), raise(all, ONE))
    }
}

impl Found {
    /// Adds the hands that win if a reader took several copies of a tile for another one. They are of one set and look alike, so who
    /// misreads one misreads the others: their odds count once, as the mean.
    fn misread_alike(&mut self, columns: &[Column], told: &Told<'_>) {
        let found = self.wins.len();
        let bases = self.wins.iter().take(BASES).chain(&self.read);
        let bases: Vec<_> = bases.copied().collect();
        for (odds, faces) in bases {
            for kind in Kind::all() {
                let has = |column: &&Column| faces[column.place].kind() == Some(kind);
                let copies: Vec<&Column> = columns.iter().filter(has).collect();
                if copies.len() > 1 {
                    self.exchange(odds, &faces, &copies, columns, told);
                }
            }
        }
        // The order of those that were found by their own evidence stays: it says which is the answer.
        if found == 0 {
            sort_by_key(&mut self.wins, |win| win.0);
        }
    }

    /// Adds the hands that win with several copies of a tile as another one.
    fn exchange(
        &mut self,
        odds: u32,
        faces: &Faces,
        copies: &[&Column],
        columns: &[Column],
        told: &Told<'_>,
    ) {
        for other in Kind::all() {
            let cost = |column: &&Column| {
                let to = column.best_of(other)?;
                let from = column.odds_of(faces[column.place])?;
                Some((to.odds.saturating_sub(from), column.place, to.face))
            };
            let mut costs: Vec<_> = copies.iter().filter_map(cost).collect();
            sort_by_key(&mut costs, |cost| cost.0);
            let mut with = *faces;
            let mut sum = 0;
            for (number, &(cost, place, face)) in (1..).zip(&costs) {
                with[place] = face;
                sum += cost;
                let all = odds + sum / number;
                if number == 1 || all > DEPTH {
                    continue;
                }
                if told.judge(&with[..columns.len()], columns) == Verdict::Wins {
                    self.add(all, with);
                }
            }
        }
    }

    /// Adds a hand that wins, once.
    fn add(&mut self, odds: u32, faces: Faces) {
        match self.wins.iter_mut().find(|win| win.1 == faces) {
            Some(win) => win.0 = win.0.min(odds),
            None => self.wins.push((odds, faces)),
        }
    }
}

/// Looks for what can lie together and what wins.
pub(super) fn search(columns: &[Column], told: &Told<'_>) -> Found {
    let first = columns
        .iter()
        .fold(ONE, |all, column| all * column.all[0].share / ONE);
    let mut found = Found {
        first,
        ..Found::NONE
    };
    let may_win = told.may_win(columns);
    for (odds, faces) in Assignments::of(columns).take(LOOKED_AT) {
        let best = found.wins.first();
        let is_far = best.is_some_and(|(best, _)| odds > best + SPREAD);
        if is_far || found.wins.len() == WINS {
            break;
        }
        let verdict = told.judge(&faces[..columns.len()], columns);
        if verdict == Verdict::Impossible {
            continue;
        }
        found.read.get_or_insert((odds, faces));
        if !may_win {
            break;
        }
        if verdict == Verdict::Wins {
            found.wins.push((odds, faces));
        }
    }
    if may_win {
        found.misread_alike(columns, told);
    }
    found
}

/// The state of the search: for each open column the number of its candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// Beside the first guesses.
    odds: u32,
    /// The last column that is not at its first candidate, or 0.
    last: u8,
    choice: [u8; MOST],
}

/// All assignments, the most probable first, each once.
///
/// The columns lie in the order of what their second candidates cost. From each state three others follow, none more
/// probable: one more in the last column; the next column's second one, too; the same instead of this column's second one.
/// So the heap grows by two for each that is looked at, whatever the number of columns.
struct Assignments<'c> {
    /// Those with more than one candidate, with the number of them.
    open: Vec<(&'c Column, u8)>,
    /// The first candidates.
    first: Faces,
    heap: BinaryHeap<Reverse<State>>,
}

impl<'c> Assignments<'c> {
    fn of(columns: &'c [Column]) -> Self {
        let mut first = [Face::Blank; MOST];
        for column in columns {
            first[column.place] = column.all[0].face;
        }
        let number = |column: &'c Column| (column, column.within(DEPTH) as u8);
        let mut open: Vec<_> = columns.iter().map(number).collect();
        open.retain(|&(_, candidates)| candidates > 1);
        sort_by_key(&mut open, |(column, _)| column.more(1));
        let start = State {
            odds: 0,
            last: 0,
            choice: [0; MOST],
        };
        Self {
            open,
            first,
            heap: [Reverse(start)].into(),
        }
    }

    /// Adds the state with another candidate in a column, if there is one and it is not too far away.
    fn push(&mut self, from: &State, at: usize, candidate: u8) {
        let Some(&(column, candidates)) = self.open.get(at) else {
            return;
        };
        if candidate >= candidates {
            return;
        }
        let now = usize::from(from.choice[at]);
        let odds = from.odds - column.more(now) + column.more(candidate.into());
        if odds > DEPTH {
            return;
        }
        let mut to = State {
            odds,
            last: at as u8,
            ..*from
        };
        to.choice[at] = candidate;
        self.heap.push(Reverse(to));
    }
}

impl Iterator for Assignments<'_> {
    type Item = (u32, Faces);

    fn next(&mut self) -> Option<Self::Item> {
        let Reverse(state) = self.heap.pop()?;
        let last = usize::from(state.last);
        let candidate = state.choice[last];
        self.push(&state, last, candidate + 1);
        if candidate > 0 {
            self.push(&state, last + 1, 1);
        }
        if candidate == 1 && last + 1 < self.open.len() {
            let mut without = state;
            without.choice[last] = 0;
            without.odds -= self.open[last].0.more(1);
            self.push(&without, last + 1, 1);
        }
        let mut faces = self.first;
        for ((column, _), candidate) in self.open.iter().zip(state.choice) {
            faces[column.place] = column.all[usize::from(candidate)].face;
        }
        Some((state.odds, faces))
    }
}
