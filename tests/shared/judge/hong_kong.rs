//! Hong Kong: rules.md 6.5, the column "draft default", and 6.6, with their options.

use super::mcr::{Form, Reading, Set, Shape, readings};
use super::split::{how_many, is_dragon, is_honor, is_orphan, is_terminal, is_wind, suit};
use super::{Answer, Call, Hand, Outcome, Payer, best};

mod values;

use values::{ALWAYS, IN_ALL, ONE_THING};
pub use values::{AT_LIMIT, Feeder, Rules, Scheme, Table};

type Found = Vec<(&'static str, u32)>;

const FLOWERS: [&str; 5] = [
    "no_flowers",
    "seat_flower",
    "flower_set",
    "seven_flowers",
    "eight_flowers",
];

/// Returns the points of so many faan, the limit kept.
pub fn points(faan: u32, rules: &Rules) -> u32 {
    const HALF: [u32; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
    let faan = faan.min(rules.limit);
    match rules.table {
        Table::HalfSpicy => HALF[faan.min(13) as usize],
        // What each pays by self-draw, as the association prints it from three to ten; a discarder pays twice as much.
        Table::Hkma => match faan {
            3..=10 => [16, 32, 48, 64, 96, 128, 192, 256][faan as usize - 3],
            _ => 2 * HALF[faan.min(13) as usize],
        },
        Table::FullSpicy => 1 << faan.min(13),
        Table::Laak => {
            const POINTS: [u32; 11] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64];
            POINTS[faan.min(10) as usize]
        }
    }
}

pub fn judge(hand: &Hand, rules: &Rules) -> Outcome {
    let pairs = rules.worth("seven_pairs") > 0;
    let shapes = |reading: &Reading| match reading.shape {
        Shape::FourSets => true,
        Shape::ThirteenOrphans => rules.worth("thirteen_orphans") > 0,
        // Nobody says that four alike could be two of them.
        Shape::SevenPairs => pairs && different(&reading.sets),
        Shape::KnittedStraight | Shape::HonorsAndKnitted => false,
    };
    let mut all = readings(hand);
    all.retain(shapes);
    if all.is_empty() {
        return Outcome::Refused("not_complete");
    }
    let orphans = all.iter().any(|it| it.shape == Shape::ThirteenOrphans);
    if hand.closed_kan && !(rules.orphans_rob_closed && orphans) {
        return Outcome::Refused("not_legal");
    }
    let lines = all.iter().flat_map(|reading| lines(hand, reading, rules));
    let counts = |item: &&(&str, u32)| rules.flowers_to_minimum || !FLOWERS.contains(&item.0);
    let enough = |found: &Found| {
        let faan: u32 = found.iter().filter(counts).map(|item| item.1).sum();
        faan >= rules.minimum
    };
    let won: Vec<Found> = lines.filter(enough).collect();
    if won.is_empty() {
        return Outcome::Refused("below_minimum");
    }
    // The most that is paid; of as much what has a pattern that counts towards the minimum, and the most that was counted.
    let faan = |found: &Found| -> (u32, bool, u32) {
        let sum: u32 = found.iter().map(|item| item.1).sum();
        (
            sum.min(rules.limit),
            found.iter().any(|item| counts(&item)),
            sum,
        )
    };
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
    let (mut discarder, mut other, drawn) = match rules.scheme {
        Scheme::FullGunner => (2, 0, 1),
        Scheme::HalfGunner => (2, 1, 2),
        Scheme::Alike => (1, 1, 1),
        Scheme::DiscarderOnce => (1, 0, 1),
    };
    if hand.chankan && rules.robbed_for_three {
        (discarder, other) = (drawn + drawn + drawn, 0);
    }
    for seat in (0..4).filter(|&seat| seat != hand.seat) {
        let (payer, times) = match hand.from {
            _ if hand.tsumo => (Payer::Seat(seat), drawn),
            Some(from) if from == seat => (Payer::Seat(seat), discarder),
            Some(_) => (Payer::Seat(seat), other),
            None => continue,
        };
        answer.paid.insert(payer, (times * points, 0));
    }
    if !hand.tsumo && hand.from.is_none() {
        answer
            .paid
            .insert(Payer::Discarder, (discarder * points, 0));
        answer.paid.insert(Payer::Others, (2 * other * points, 0));
    }
    answer.paid.retain(|_, paid| paid.0 > 0);
    answer.total = answer.paid.values().map(|paid| paid.0).sum();
    if let Some(feeder) = feeder(hand, rules.feeder) {
        answer.paid = [(Payer::Seat(feeder), (answer.total, 0))].into();
    }
    answer
}

/// The player who fed what the winner shows, if anybody knows and has to pay; a chow's tile came from the left.
fn feeder(hand: &Hand, rule: Feeder) -> Option<usize> {
    let all_called = hand.melds.iter().all(|meld| meld.kind != "ankan");
    let fourth = hand
        .melds
        .get(3)
        .filter(|_| all_called && hand.melds.len() == 4);
    let dragons: Vec<&Call> = hand
        .melds
        .iter()
        .filter(|meld| meld.tiles.iter().all(|&tile| is_dragon(tile)))
        .collect();
    let third = dragons.get(2).filter(|meld| meld.kind != "ankan").copied();
    let last = match rule {
        Feeder::Nobody => return None,
        Feeder::OfFourth => fourth?,
        Feeder::WhereDrawn if !hand.tsumo || hand.rinshan => return None,
        Feeder::WhereDrawn => fourth.or(third)?,
    };
    let left = (last.kind == "chi").then_some(3);
    Some((hand.seat + last.from.or(left)?) % 4)
}

/// Every way to list what counts: one, or one for each limit hand of several that are worth as much.
fn lines(hand: &Hand, reading: &Reading, rules: &Rules) -> Vec<Found> {
    let mut found = sets(hand, reading, rules);
    found.extend(tiles(hand, reading));
    found.extend(events(hand));
    found.extend(flowers(hand, rules));
    for item in &mut found {
        item.1 *= rules.worth(item.0);
    }
    found.retain(|item| item.1 > 0);
    let all = found.clone();
    let has = |id: &str| all.iter().any(|item| item.0 == id);
    let worth = |id: &str| {
        all.iter()
            .find(|item| item.0 == id)
            .map_or(0, |item| item.1)
    };
    let same = |id: &str| {
        ONE_THING.iter().any(|&(first, second)| {
            id == second && worth(first) >= worth(second)
                || id == first && worth(second) > worth(first)
        })
    };
    let within = |rows: &[(&str, &[&str])], id: &str| {
        rows.iter().any(|row| row.1.contains(&id) && has(row.0))
    };
    found.retain(|item| !same(item.0) && !within(&ALWAYS, item.0));
    if rules.in_all {
        found.retain(|item| !within(&IN_ALL, item.0));
    }
    // One of it has to be worth the limit: two sets of flowers are two patterns.
    let limits = found
        .iter()
        .filter(|item| rules.limit_alone && rules.worth(item.0) >= rules.limit);
    let alone: Vec<Found> = limits.map(|&item| vec![item]).collect();
    if alone.is_empty() { vec![found] } else { alone }
}

fn faan(holds: bool) -> u32 {
    u32::from(holds)
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
    let orphans = reading.shape == Shape::ThirteenOrphans;
    vec![
        ("concealed", faan(!called)),
        (
            "concealed_without_flowers",
            faan(!rules.flowers && hand.melds.is_empty()),
        ),
        ("dragon_pung", dragons as u32),
        ("seat_wind", faan(of(27 + hand.seat))),
        ("prevalent_wind", faan(of(27 + hand.round))),
        ("all_chows", faan(chows == 4 && fitting_pair)),
        ("all_pungs", faan(pungs.len() == 4)),
        (
            "little_three_dragons",
            faan(dragons == 2 && pair_of(is_dragon)),
        ),
        ("big_three_dragons", faan(dragons == 3)),
        ("little_four_winds", faan(winds == 3 && pair_of(is_wind))),
        ("big_four_winds", faan(winds == 4)),
        ("four_concealed_pungs", faan(own == 4)),
        (
            "four_concealed_pungs_without_kongs",
            faan(own == 4 && kongs == 0),
        ),
        ("four_kongs", faan(kongs == 4)),
        ("seven_pairs", faan(reading.shape == Shape::SevenPairs)),
        ("thirteen_orphans", faan(orphans)),
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
        ("half_flush", faan(suits == 1 && honors)),
        ("full_flush", faan(suits == 1 && !honors)),
        ("all_terminals_and_honors", faan(orphans)),
        ("all_honors", faan(every(is_honor))),
        ("all_terminals", faan(every(is_terminal))),
        ("nine_gates", faan(nine_gates(&hand.closed, hand))),
        ("nine_gates_drawn", faan(gates_drawn(hand))),
    ]
}

/// Returns whether 1112345678999 of one suit stand before the winning tile of the same suit.
fn nine_gates(before: &[usize], hand: &Hand) -> bool {
    let of = |tile: usize| is_honor(tile) || suit(tile) != suit(hand.win);
    let times = |number: usize| how_many(before, 9 * suit(hand.win) + number);
    let gates = (0..9).all(|number| times(number) == if number % 8 == 0 { 3 } else { 1 });
    !is_honor(hand.win) && gates && !hand.all().into_iter().any(of)
}

/// Returns whether it is nine gates, whichever of the fourteen was drawn last, or so by discard.
fn gates_drawn(hand: &Hand) -> bool {
    let mut all = hand.closed.clone();
    all.push(hand.win);
    let without = |last: usize| {
        let mut left = all.clone();
        left.remove(last);
        nine_gates(&left, hand)
    };
    hand.melds.is_empty()
        && if hand.tsumo {
            (0..all.len()).any(without)
        } else {
            nine_gates(&hand.closed, hand)
        }
}

fn events(hand: &Hand) -> Found {
    let (tsumo, first, dealer) = (hand.tsumo, hand.first_turn, hand.seat == 0);
    let by_dealer = hand.from.is_none_or(|from| from == 0);
    vec![
        ("self_drawn", faan(tsumo)),
        ("last_tile_win", faan(hand.last_tile)),
        ("last_tile_draw", faan(hand.last_tile && tsumo)),
        ("last_tile_claim", faan(hand.last_tile && !tsumo)),
        ("out_with_replacement_tile", faan(hand.rinshan)),
        ("after_two_kongs", faan(hand.two_kongs)),
        ("robbing_the_kong", faan(hand.chankan)),
        ("heavenly_hand", faan(first && tsumo && dealer)),
        ("earthly_hand", faan(first && tsumo && !dealer)),
        ("blessing_of_man", faan(first && !tsumo)),
        (
            "earthly_hand_by_discard",
            faan(first && !tsumo && !dealer && by_dealer),
        ),
    ]
}

/// Counts flowers: 1 to 4 and 5 to 8, one of each for every seat.
fn flowers(hand: &Hand, rules: &Rules) -> Found {
    let has = |number: usize| hand.flower_numbers.contains(&number);
    let n = hand.flower_numbers.len();
    let seven = n == 7 && rules.worth("seven_flowers") > 0;
    let eight = n == 8 && rules.worth("eight_flowers") > 0;
    let few = !seven && !eight;
    let (mut sets, mut own) = (0, 0);
    for first in [1, 5] {
        let whole = (first..first + 4).all(has);
        let within = whole && rules.in_all && rules.worth("flower_set") > 0;
        sets += faan(whole && few);
        own += faan(has(first + hand.seat) && few && !within);
    }
    vec![
        ("no_flowers", faan(rules.flowers && n == 0)),
        ("seat_flower", own),
        ("flower_set", sets),
        ("seven_flowers", faan(n == 7)),
        ("eight_flowers", faan(n == 8)),
    ]
}
