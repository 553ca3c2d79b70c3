//! Zung Jung 3.3: rules.md 6.7, read aloud. Every reading is listed with its series, and the one of most points is paid.

use super::mcr::{Form, Reading, Shape, readings};
use super::split::{how_many, is_dragon, is_honor, is_orphan, is_terminal, is_wind, suit};
use super::{Answer, Hand, Outcome, Payer, best};

/// Series, pattern, points, and how often the hand has it.
type Line = (&'static str, &'static str, u32, usize);

/// The most that a sum comes to, and the points from which on a pattern is paid alone.
const LIMIT: u32 = 320;
/// The payment of the others for a hand that is worth more.
const PAR: u32 = 25;

pub fn judge(hand: &Hand, minimum: u32) -> Outcome {
    let mut all = readings(hand);
    all.retain(|reading| match reading.shape {
        Shape::FourSets | Shape::ThirteenOrphans | Shape::SevenPairs => true,
        Shape::KnittedStraight | Shape::HonorsAndKnitted => false,
    });
    if all.is_empty() {
        return Outcome::Refused("not_complete");
    }
    let ways: Vec<(u32, u32, Vec<Line>)> = all
        .iter()
        .flat_map(|reading| counted(hand, reading))
        .collect();
    let most = ways.iter().map(|way| (way.0, way.1)).max();
    if most.is_none_or(|(_, sum)| sum < minimum) {
        return Outcome::Refused("below_minimum");
    }
    let dearest = ways.iter().filter(|way| Some((way.0, way.1)) == most);
    best(dearest.map(|way| answer(hand, way.0, &way.2)).collect())
}

/// Finds the payment, the sum before the limit, and the lines that count; once for each of equal patterns that are paid alone.
fn counted(hand: &Hand, reading: &Reading) -> Vec<(u32, u32, Vec<Line>)> {
    let mut lines: Vec<Line> = Vec::new();
    for line in all_lines(hand, reading) {
        if line.3 == 0 {
            continue;
        }
        let same = lines.iter().position(|other| other.0 == line.0);
        match same.filter(|_| line.0 != "3.1") {
            Some(place) if lines[place].2 < line.2 => lines[place] = line,
            Some(_) => {}
            None => lines.push(line),
        }
    }
    if let Some(most) = lines
        .iter()
        .map(|line| line.2)
        .max()
        .filter(|&most| most >= LIMIT)
    {
        let alone = lines.iter().filter(|line| line.2 == most);
        return alone.map(|&line| (most, most, vec![line])).collect();
    }
    if lines.is_empty() {
        lines.push(("0", "chicken_hand", 1, 1));
    }
    let sum = lines.iter().map(|line| line.2 * line.3 as u32).sum();
    vec![(LIMIT.min(sum), sum, lines)]
}

fn answer(hand: &Hand, points: u32, lines: &[Line]) -> Answer {
    let mut answer = Answer {
        yaku: lines
            .iter()
            .map(|line| (line.1.to_owned(), line.2 * line.3 as u32))
            .collect(),
        points,
        ..Answer::default()
    };
    let others = (0..4).filter(|&seat| seat != hand.seat);
    let (discarder, other) = if points <= PAR {
        (points, points)
    } else {
        (3 * points - 2 * PAR, PAR)
    };
    match hand.from {
        _ if hand.tsumo => answer
            .paid
            .extend(others.map(|seat| (Payer::Seat(seat), (points, 0)))),
        Some(from) => {
            let owes = |seat| if seat == from { discarder } else { other };
            answer
                .paid
                .extend(others.map(|seat| (Payer::Seat(seat), (owes(seat), 0))));
        }
        None => {
            answer.paid.insert(Payer::Discarder, (discarder, 0));
            answer.paid.insert(Payer::Others, (2 * other, 0));
        }
    }
    answer.total = answer.paid.values().map(|paid| paid.0).sum();
    answer
}

fn once(series: &'static str, id: &'static str, points: u32, holds: bool) -> Line {
    (series, id, points, usize::from(holds))
}

fn all_lines(hand: &Hand, reading: &Reading) -> Vec<Line> {
    let mut lines = tiles(hand, reading);
    lines.extend(events(hand));
    lines.push(once(
        "10.1",
        "thirteen_orphans",
        160,
        reading.shape == Shape::ThirteenOrphans,
    ));
    lines.push(once(
        "10.2",
        "seven_pairs",
        30,
        reading.shape == Shape::SevenPairs,
    ));
    if reading.shape == Shape::FourSets {
        lines.extend(honors(hand, reading));
        lines.extend(pungs(reading));
        lines.extend(chows(reading));
        lines.extend(ends(reading));
        let called = hand.melds.iter().any(|meld| meld.kind != "ankan");
        lines.push(once("1.2", "concealed", 5, !called));
    }
    lines
}

fn tiles(hand: &Hand, reading: &Reading) -> Vec<Line> {
    let all = hand.all();
    let every = |fits: fn(usize) -> bool| all.iter().all(|&tile| fits(tile));
    let honors = all.iter().any(|&tile| is_honor(tile));
    let suits = (0..3)
        .filter(|&wanted| all.iter().any(|&tile| suit(tile) == wanted))
        .count();
    let orphans = reading.shape == Shape::ThirteenOrphans;
    vec![
        once("1.3", "all_simples", 5, every(|tile| !is_orphan(tile))),
        once("2.1", "half_flush", 40, suits == 1 && honors),
        once("2.1", "full_flush", 80, suits == 1 && !honors),
        once("2.2", "nine_gates", 480, nine_gates(hand)),
        once("3.4", "all_honors", 320, every(is_honor)),
        once(
            "8.1",
            "all_terminals_and_honors",
            100,
            every(is_orphan) && !orphans,
        ),
        once("8.1", "all_terminals", 400, every(is_terminal)),
    ]
}

/// Returns whether 1112345678999 of one suit stand before the winning tile of the same suit.
fn nine_gates(hand: &Hand) -> bool {
    let of = |tile: usize| is_honor(tile) || suit(tile) != suit(hand.win);
    let times = |number: usize| how_many(&hand.closed, 9 * suit(hand.win) + number);
    let gates = (0..9).all(|number| times(number) == if number % 8 == 0 { 3 } else { 1 });
    !is_honor(hand.win) && gates && !hand.all().into_iter().any(of)
}

fn events(hand: &Hand) -> Vec<Line> {
    let (tsumo, first, dealer) = (hand.tsumo, hand.first_turn, hand.seat == 0);
    let by_dealer = hand.from.is_none_or(|from| from == 0);
    vec![
        once("9.1", "last_tile_draw", 10, hand.last_tile && tsumo),
        once("9.1", "last_tile_claim", 10, hand.last_tile && !tsumo),
        once("9.2", "out_with_replacement_tile", 10, hand.rinshan),
        once("9.3", "robbing_the_kong", 10, hand.chankan),
        once("9.4", "heavenly_hand", 155, first && tsumo && dealer),
        once(
            "9.4",
            "earthly_hand_by_discard",
            155,
            first && !tsumo && !dealer && by_dealer,
        ),
    ]
}

fn pung_kinds(reading: &Reading) -> Vec<usize> {
    let pungs = reading.sets.iter().filter(|set| set.is_pung());
    pungs.map(|set| set.kind).collect()
}

fn pair(reading: &Reading) -> usize {
    let pair = reading.sets.iter().find(|set| set.form == Form::Pair);
    pair.expect("four sets and a pair").kind
}

fn honors(hand: &Hand, reading: &Reading) -> Vec<Line> {
    let (kinds, pair) = (pung_kinds(reading), pair(reading));
    let count = |fits: fn(usize) -> bool| kinds.iter().filter(|&&kind| fits(kind)).count();
    let (dragons, winds) = (count(is_dragon), count(is_wind));
    vec![
        ("3.1", "dragon_pung", 10, dragons),
        once("3.1", "seat_wind", 10, kinds.contains(&(27 + hand.seat))),
        once(
            "3.2",
            "little_three_dragons",
            40,
            dragons == 2 && is_dragon(pair),
        ),
        once("3.2", "big_three_dragons", 130, dragons == 3),
        once("3.3", "small_three_winds", 30, winds == 2 && is_wind(pair)),
        once("3.3", "big_three_winds", 120, winds == 3),
        once("3.3", "little_four_winds", 320, winds == 3 && is_wind(pair)),
        once("3.3", "big_four_winds", 400, winds == 4),
    ]
}

fn pungs(reading: &Reading) -> Vec<Line> {
    let (kinds, pair) = (pung_kinds(reading), pair(reading));
    let own = reading
        .sets
        .iter()
        .filter(|set| set.is_pung() && set.concealed)
        .count();
    let kongs = reading
        .sets
        .iter()
        .filter(|set| set.form == Form::Kong)
        .count();
    let of = |suit: usize, number: usize| kinds.contains(&(9 * suit + number));
    let in_suits = |number: usize| (0..3).filter(|&suit| of(suit, number)).count();
    let third = |number: usize| !is_honor(pair) && pair % 9 == number && !of(suit(pair), number);
    let row = |n: usize| {
        (0..3)
            .any(|suit| (0..=9 - n).any(|first| (first..first + n).all(|number| of(suit, number))))
    };
    vec![
        once("4.1", "all_pungs", 30, kinds.len() == 4),
        once("4.2", "two_concealed_pungs", 5, own == 2),
        once("4.2", "three_concealed_pungs", 30, own == 3),
        once("4.2", "four_concealed_pungs", 125, own == 4),
        once("4.3", "one_kong", 5, kongs == 1),
        once("4.3", "two_kongs", 20, kongs == 2),
        once("4.3", "three_kongs", 120, kongs == 3),
        once("4.3", "four_kongs", 480, kongs == 4),
        once(
            "6.2",
            "small_triple_pung",
            30,
            (0..9).any(|n| in_suits(n) == 2 && third(n)),
        ),
        once("6.2", "triple_pung", 120, (0..9).any(|n| in_suits(n) == 3)),
        once("7.2", "pure_shifted_pungs", 100, row(3)),
        once("7.2", "four_pure_shifted_pungs", 200, row(4)),
    ]
}

fn chows(reading: &Reading) -> Vec<Line> {
    let chows = reading.sets.iter().filter(|set| set.form == Form::Chow);
    let starts: Vec<usize> = chows.map(|set| set.kind).collect();
    let times = |kind: usize| how_many(&starts, kind);
    let with = |n: usize| (0..27).filter(|&kind| times(kind) >= n).count();
    let has = |suit: usize, number: usize| times(9 * suit + number) > 0;
    vec![
        once("1.1", "all_chows", 5, starts.len() == 4),
        once("5.1", "pure_double_chow", 10, with(2) > 0),
        once("5.1", "pure_double_chow_twice", 60, with(2) == 2),
        once("5.1", "pure_triple_chow", 120, with(3) > 0),
        once("5.1", "quadruple_chow", 480, with(4) > 0),
        once(
            "6.1",
            "mixed_triple_chow",
            35,
            (0..7).any(|n| (0..3).all(|suit| has(suit, n))),
        ),
        once(
            "7.1",
            "pure_straight",
            40,
            (0..3).any(|suit| [0, 3, 6].iter().all(|&n| has(suit, n))),
        ),
    ]
}

fn ends(reading: &Reading) -> Vec<Line> {
    let each = |fits: fn(usize) -> bool| {
        reading
            .sets
            .iter()
            .all(|set| set.tiles().into_iter().any(fits))
    };
    vec![
        once("8.1", "outside_hand", 40, each(is_orphan)),
        once("8.1", "pure_outside_hand", 50, each(is_terminal)),
    ]
}
