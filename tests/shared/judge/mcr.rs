//! Chinese Official rules: rules.md 6.1 to 6.4, read aloud.
//!
//! Every reading is taken with every way to combine its sets (principle 5), the fan of each are listed, what a higher
//! one brings with it is struck out (principle 1), and the one that comes to most is paid (principle 4). Nothing is
//! clever here.

use super::{Answer, Hand, Outcome, Payer, best, split};

mod combine;
mod fan;
mod list;
mod read;

use fan::FAN;
use read::waits;
pub use read::{Form, Reading, Set, Shape, readings};

/// The differences of the two books.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Book {
    pub minimum: u32,
    /// M1: seven pairs and their like, drawn by oneself, are fully concealed beside it.
    pub drawn_is_concealed: bool,
    /// M2.
    pub two_concealed_kongs: u32,
    /// M3: one melded and one concealed.
    pub two_unlike_kongs: u32,
    /// M5: all nine knitted tiles beside five honors are a knitted straight, too.
    pub straight_in_lesser: bool,
    /// M4: a knitted straight stands for three chows.
    pub knitted_are_chows: bool,
    /// M6: concealed kongs beside three or four.
    pub kongs_beside: bool,
    /// M7: a kind that is used up is a wait.
    pub formal_waits: bool,
    /// M8: a chow beside a knitted straight waits as any other.
    pub knitted_waits: bool,
    /// M9: one pung of nine gates is left.
    pub gates_pung: bool,
}

impl Book {
    pub fn of(ruleset: &str) -> Self {
        match ruleset {
            "mcr_mil" => Book {
                minimum: 8,
                drawn_is_concealed: false,
                two_concealed_kongs: 6,
                two_unlike_kongs: 5,
                straight_in_lesser: true,
                knitted_are_chows: true,
                kongs_beside: false,
                formal_waits: true,
                knitted_waits: true,
                gates_pung: true,
            },
            "mcr_2006" => Book {
                minimum: 8,
                drawn_is_concealed: true,
                two_concealed_kongs: 8,
                two_unlike_kongs: 6,
                straight_in_lesser: true,
                knitted_are_chows: true,
                kongs_beside: false,
                formal_waits: true,
                knitted_waits: true,
                gates_pung: true,
            },
            other => panic!("no Chinese rules are called {other}"),
        }
    }

    /// Returns the points of one of this fan.
    fn value(&self, id: &str) -> u32 {
        match id {
            "two_concealed_kongs" => self.two_concealed_kongs,
            "concealed_kong_and_melded_kong" => self.two_unlike_kongs,
            other => fan::row(other).1,
        }
    }

    /// Returns whether a fan is not counted beside the fan of this row.
    fn comes_with(&self, id: &str, higher: &fan::Row) -> bool {
        let concealed = id == "fully_concealed_hand" && self.drawn_is_concealed;
        let kong = ["concealed_kong", "two_concealed_kongs"].contains(&id);
        let many = ["three_kongs", "four_kongs"].contains(&higher.0);
        higher.2.contains(&id) && !concealed && !(kong && many && self.kongs_beside)
    }
}

/// A fan and how often it counts.
pub type Counted = Vec<(&'static str, u32)>;

const BASE: u32 = 8;

/// Scores a hand: all answers that come to most points.
pub fn judge(hand: &Hand, book: &Book) -> Outcome {
    let Some((points, ways)) = dearest(hand, book) else {
        return Outcome::Refused("not_complete");
    };
    if points < book.minimum {
        return Outcome::Refused("below_minimum");
    }
    best(ways.iter().map(|way| answer(hand, way, book)).collect())
}

/// The points without flowers, and every list of fan that comes to as many; `None` where the hand is not complete.
pub fn dearest(hand: &Hand, book: &Book) -> Option<(u32, Vec<Counted>)> {
    let mut waits = waits(hand);
    if !book.formal_waits {
        let all = hand.all();
        let left = |kind: usize| split::how_many(&all, kind) < 4;
        waits.retain(|&kind| kind == hand.win || left(kind));
    }
    let readings = readings(hand);
    let counted = readings
        .iter()
        .map(|reading| counted(hand, reading, &waits, book));
    let mut ways: Vec<Counted> = counted.flatten().collect();
    let points = |way: &Counted| -> u32 { way.iter().map(|&(id, n)| n * book.value(id)).sum() };
    let most = ways.iter().map(points).max()?;
    ways.retain(|way| points(way) == most);
    Some((most, ways))
}

/// The fan of a reading, once for every way to combine its sets.
fn counted(hand: &Hand, reading: &Reading, waits: &[usize], book: &Book) -> Vec<Counted> {
    let alone = list::alone(hand, reading, waits, book);
    combine::ways(reading)
        .into_iter()
        .map(|way| {
            let mut found = alone.clone();
            found.extend(way);
            without_repeats(&found, book)
        })
        .collect()
}

/// Applies principle 1, from the highest down: what was struck out itself strikes out nothing.
fn without_repeats(found: &Counted, book: &Book) -> Counted {
    let mut left: Vec<(&fan::Row, u32)> = Vec::new();
    for row in &FAN {
        let times = found.iter().filter(|item| item.0 == row.0);
        let times: u32 = times.map(|item| item.1).sum();
        let struck = || left.iter().any(|higher| book.comes_with(row.0, higher.0));
        if times > 0 && !struck() {
            left.push((row, times));
        }
    }
    if left.is_empty() {
        return vec![("chicken_hand", 1)];
    }
    left.into_iter()
        .map(|(row, times)| (row.0, times))
        .collect()
}

fn answer(hand: &Hand, way: &Counted, book: &Book) -> Answer {
    let mut yaku: Vec<(String, u32)> = way
        .iter()
        .map(|&(id, n)| (id.to_owned(), n * book.value(id)))
        .collect();
    if hand.flowers > 0 {
        yaku.push(("flower_tile".to_owned(), hand.flowers));
    }
    let points = yaku.iter().map(|item| item.1).sum();
    let mut answer = Answer {
        yaku,
        points,
        ..Answer::default()
    };
    let opponents = (0..4).filter(|&seat| seat != hand.seat);
    match hand.from {
        _ if hand.tsumo => {
            answer.paid = opponents
                .map(|seat| (Payer::Seat(seat), (BASE + points, 0)))
                .collect();
        }
        Some(from) => {
            let owes = |seat| if seat == from { BASE + points } else { BASE };
            answer.paid = opponents
                .map(|seat| (Payer::Seat(seat), (owes(seat), 0)))
                .collect();
        }
        // Nobody said who discarded the tile, so the other two have no name either.
        None => {
            answer.paid.insert(Payer::Discarder, (BASE + points, 0));
            answer.paid.insert(Payer::Others, (2 * BASE, 0));
        }
    }
    answer.total = answer.paid.values().map(|paid| paid.0).sum();
    answer
}
