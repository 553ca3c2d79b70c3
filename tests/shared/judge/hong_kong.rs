//! Hong Kong old style: rules.md 6.5, the column "draft default", and its options.

use super::mcr::{Form, Reading, Set, Shape, readings};
use super::split::{how_many, is_dragon, is_honor, is_orphan, is_terminal, is_wind, suit};
use super::{Answer, Hand, Outcome, Payer, best};

type Found = Vec<(&'static str, u32)>;

/// How faan become points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Double up to 4 faan, then every 2.
    HalfSpicy,
    /// Double for each.
    FullSpicy,
    Laak,
}

/// Who pays how often the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// The discarder alone, twice; by self-draw each once.
    FullGunner,
    /// The discarder twice, the others once; by self-draw each twice.
    HalfGunner,
    /// Each once, however it was won.
    Alike,
    /// The discarder alone, once; by self-draw each once.
    DiscarderOnce,
}

/// What a house may play in another way.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Rules {
    pub minimum: u32,
    pub flowers_to_minimum: bool,
    pub limit: u32,
    pub table: Table,
    pub scheme: Scheme,
    pub seven_pairs: bool,
    /// Whether there are any in the game; otherwise having none is nothing.
    pub flowers: bool,
    /// Whether chows may have a pair of honors.
    pub any_pair: bool,
    /// Whether who feeds the fourth call pays what all would.
    pub feeder_pays: bool,
}

/// Without house rules.
pub fn rules() -> Rules {
    Rules {
        minimum: 3,
        flowers_to_minimum: true,
        limit: 13,
        table: Table::HalfSpicy,
        scheme: Scheme::FullGunner,
        seven_pairs: false,
        flowers: true,
        any_pair: true,
        feeder_pays: false,
    }
}

const FLOWERS: [&str; 5] = [
    "no_flowers",
    "seat_flower",
    "flower_set",
    "seven_flowers",
    "eight_flowers",
];

/// Lines that say what they are "in all", and those that cannot be without another: the parts are not counted beside.
const IN_ALL: [(&str, &[&str]); 10] = [
    ("all_terminals_and_honors", &["all_pungs"]),
    ("little_three_dragons", &["dragon_pung"]),
    ("big_three_dragons", &["dragon_pung"]),
    ("little_four_winds", &["half_flush"]),
    ("big_four_winds", &["all_pungs"]),
    ("all_honors", &["all_pungs", "all_terminals_and_honors"]),
    ("all_terminals", &["all_pungs", "all_terminals_and_honors"]),
    ("four_concealed_pungs", &["all_pungs", "concealed"]),
    ("four_kongs", &["all_pungs"]),
    ("nine_gates", &["full_flush", "concealed"]),
];

/// Points of so many faan, the limit kept.
pub fn points(faan: u32, rules: &Rules) -> u32 {
    let faan = faan.min(rules.limit);
    match rules.table {
        Table::HalfSpicy => {
            const POINTS: [u32; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
            POINTS[faan.min(13) as usize]
        }
        Table::FullSpicy => 1 << faan.min(13),
        Table::Laak => {
            const POINTS: [u32; 11] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64];
            POINTS[faan.min(10) as usize]
        }
    }
}

pub fn judge(hand: &Hand, rules: &Rules) -> Outcome {
    let shapes = |reading: &Reading| match reading.shape {
        Shape::FourSets | Shape::ThirteenOrphans => true,
        // Nobody says that four alike could be two of them.
        Shape::SevenPairs => rules.seven_pairs && different(&reading.sets),
        Shape::KnittedStraight | Shape::HonorsAndKnitted => false,
    };
    let mut all = readings(hand);
    all.retain(shapes);
    if all.is_empty() {
        return Outcome::Refused("not_complete");
    }
    let lines = all.iter().map(|reading| lines(hand, reading, rules));
    let enough = |found: &Found| {
        let counts = |item: &&(&str, u32)| rules.flowers_to_minimum || !FLOWERS.contains(&item.0);
        let faan: u32 = found.iter().filter(counts).map(|item| item.1).sum();
        faan >= rules.minimum
    };
    let won: Vec<Found> = lines.filter(enough).collect();
    if won.is_empty() {
        return Outcome::Refused("below_minimum");
    }
    let faan = |found: &Found| -> u32 { found.iter().map(|item| item.1).sum() };
    let most = won.iter().map(faan).max();
    let dearest = won.iter().filter(|found| Some(faan(found)) == most);
    best(dearest.map(|found| answer(hand, found, rules)).collect())
}

fn different(pairs: &[Set]) -> bool {
    let times = |pair: &Set| pairs.iter().filter(|other| other.kind == pair.kind).count();
    pairs.iter().all(|pair| times(pair) == 1)
}

fn answer(hand: &Hand, found: &Found, rules: &Rules) -> Answer {
    let faan: u32 = found.iter().map(|item| item.1).sum();
    let points = points(faan, rules);
    let mut answer = Answer {
        yaku: found.iter().map(|&(id, n)| (id.to_owned(), n)).collect(),
        points: faan.min(rules.limit),
        ..Answer::default()
    };
    let (thrower, other, drawn) = match rules.scheme {
        Scheme::FullGunner => (2, 0, 1),
        Scheme::HalfGunner => (2, 1, 2),
        Scheme::Alike => (1, 1, 1),
        Scheme::DiscarderOnce => (1, 0, 1),
    };
    for seat in (0..4).filter(|&seat| seat != hand.seat) {
        let (payer, times) = match hand.from {
            _ if hand.tsumo => (Payer::Seat(seat), drawn),
            Some(from) if from == seat => (Payer::Seat(seat), thrower),
            Some(_) => (Payer::Seat(seat), other),
            None => continue,
        };
        answer.paid.insert(payer, (times * points, 0));
    }
    if !hand.tsumo && hand.from.is_none() {
        answer.paid.insert(Payer::Discarder, (thrower * points, 0));
        answer.paid.insert(Payer::Others, (2 * other * points, 0));
    }
    answer.paid.retain(|_, paid| paid.0 > 0);
    answer.total = answer.paid.values().map(|paid| paid.0).sum();
    if let Some(feeder) = feeder(hand).filter(|_| rules.feeder_pays) {
        answer.paid = [(Payer::Seat(feeder), (answer.total, 0))].into();
    }
    answer
}

/// Who threw the tile of the fourth call, if anybody knows; a chow's came from the left.
fn feeder(hand: &Hand) -> Option<usize> {
    let all_called = hand.melds.iter().all(|meld| meld.kind != "ankan");
    let last = hand
        .melds
        .get(3)
        .filter(|_| all_called && hand.melds.len() == 4)?;
    let left = (last.kind == "chi").then_some(3);
    Some((hand.seat + last.from.or(left)?) % 4)
}

/// Without the parts of what is said in all.
fn lines(hand: &Hand, reading: &Reading, rules: &Rules) -> Found {
    let mut found = sets(hand, reading, rules);
    found.extend(tiles(hand, reading));
    found.extend(events(hand));
    found.extend(flowers(hand, rules));
    found.retain(|item| item.1 > 0);
    let has = |id: &str| found.iter().any(|item| item.0 == id);
    let part = |id: &str| IN_ALL.iter().any(|row| row.1.contains(&id) && has(row.0));
    found.iter().filter(|item| !part(item.0)).copied().collect()
}

fn faan(n: u32, holds: bool) -> u32 {
    if holds { n } else { 0 }
}

fn sets(hand: &Hand, reading: &Reading, rules: &Rules) -> Found {
    let all = || reading.sets.iter();
    let pungs: Vec<&Set> = all().filter(|set| set.is_pung()).collect();
    let count = |fits: fn(usize) -> bool| pungs.iter().filter(|set| fits(set.kind)).count();
    let of = |kind| pungs.iter().any(|set| set.kind == kind);
    let four_sets = reading.shape == Shape::FourSets;
    let pair_of = |fits: fn(usize) -> bool| {
        four_sets && all().any(|set| set.form == Form::Pair && fits(set.kind))
    };
    let fitting_pair = rules.any_pair || !pair_of(is_honor);
    let chows = all().filter(|set| set.form == Form::Chow).count();
    let kongs = all().filter(|set| set.form == Form::Kong).count();
    let own = pungs.iter().filter(|set| set.concealed).count();
    let (dragons, winds) = (count(is_dragon), count(is_wind));
    let called = hand.melds.iter().any(|meld| meld.kind != "ankan");
    vec![
        (
            "concealed",
            faan(1, !called && reading.shape != Shape::ThirteenOrphans),
        ),
        ("dragon_pung", dragons as u32),
        ("seat_wind", faan(1, of(27 + hand.seat))),
        ("prevalent_wind", faan(1, of(27 + hand.round))),
        ("all_chows", faan(1, chows == 4 && fitting_pair)),
        ("all_pungs", faan(3, pungs.len() == 4)),
        (
            "little_three_dragons",
            faan(5, dragons == 2 && pair_of(is_dragon)),
        ),
        ("big_three_dragons", faan(8, dragons == 3)),
        ("little_four_winds", faan(6, winds == 3 && pair_of(is_wind))),
        ("big_four_winds", faan(13, winds == 4)),
        ("four_concealed_pungs", faan(8, own == 4)),
        ("four_kongs", faan(13, kongs == 4)),
        ("seven_pairs", faan(4, reading.shape == Shape::SevenPairs)),
        (
            "thirteen_orphans",
            faan(13, reading.shape == Shape::ThirteenOrphans),
        ),
    ]
}

fn tiles(hand: &Hand, reading: &Reading) -> Found {
    let all = hand.all();
    let every = |fits: fn(usize) -> bool| all.iter().all(|&tile| fits(tile));
    let honors = all.iter().any(|&tile| is_honor(tile));
    let suits = (0..3)
        .filter(|&wanted| all.iter().any(|&tile| suit(tile) == wanted))
        .count();
    // Thirteen orphans are a line of their own, and not one of four sets.
    let orphans = reading.shape != Shape::ThirteenOrphans && every(is_orphan);
    vec![
        ("half_flush", faan(3, suits == 1 && honors)),
        ("full_flush", faan(7, suits == 1 && !honors)),
        ("all_terminals_and_honors", faan(4, orphans)),
        ("all_honors", faan(10, every(is_honor))),
        ("all_terminals", faan(13, every(is_terminal))),
        ("nine_gates", faan(13, nine_gates(hand))),
    ]
}

/// 1112345678999 of one suit before the winning tile of the same suit.
fn nine_gates(hand: &Hand) -> bool {
    let of = |tile: usize| is_honor(tile) || suit(tile) != suit(hand.win);
    let times = |number: usize| how_many(&hand.closed, 9 * suit(hand.win) + number);
    let gates = (0..9).all(|number| times(number) == if number % 8 == 0 { 3 } else { 1 });
    !is_honor(hand.win) && gates && !hand.all().into_iter().any(of)
}

fn events(hand: &Hand) -> Found {
    let (tsumo, first, dealer) = (hand.tsumo, hand.first_turn, hand.seat == 0);
    vec![
        ("self_drawn", faan(1, tsumo)),
        ("last_tile_win", faan(1, hand.last_tile)),
        (
            "out_with_replacement_tile",
            faan(1, hand.rinshan && !hand.two_kongs),
        ),
        ("after_two_kongs", faan(8, hand.two_kongs)),
        ("robbing_the_kong", faan(1, hand.chankan)),
        ("heavenly_hand", faan(13, first && tsumo && dealer)),
        ("earthly_hand", faan(13, first && tsumo && !dealer)),
        ("blessing_of_man", faan(13, first && !tsumo)),
    ]
}

/// 1 to 4 and 5 to 8, one of each for every seat.
fn flowers(hand: &Hand, rules: &Rules) -> Found {
    let has = |number: usize| hand.flower_numbers.contains(&number);
    let mut sets = 0;
    let mut own = 0;
    for first in [1, 5] {
        if (first..first + 4).all(has) {
            sets += 1;
        } else if has(first + hand.seat) {
            own += 1;
        }
    }
    let n = hand.flower_numbers.len();
    let few = n < 7;
    vec![
        ("no_flowers", faan(1, rules.flowers && n == 0)),
        ("seat_flower", faan(own, few)),
        ("flower_set", faan(2 * sets, few)),
        ("seven_flowers", faan(3, n == 7)),
        ("eight_flowers", faan(8, n == 8)),
    ]
}
