//! The second scorer around the hands, from the rules text: slow, obvious, nothing of the crate under test.
//!
//! Seats are 0 East, the dealer, to 3 North; the next in turn is one further on.

use super::values::{Noten, Rounding, Several, Sticks, Table, Ties, Uma};
use crate::shared::judge::Hand;
use crate::shared::judge::hong_kong;
use crate::shared::judge::money;
use crate::shared::judge::tables::{HonbaPaidBy, Rules};

const STICK: i64 = 1_000;

/// A winning hand with its payments.
#[derive(Clone, Debug)]
pub(crate) struct Win {
    pub(crate) seat: usize,
    pub(crate) riichi: bool,
    /// The seats that pay for the hand alone, with their points.
    pub(crate) price: Vec<(usize, i64)>,
    /// The seat that pays for a yakuman which it made possible, and is not the discarder.
    pub(crate) liable: Option<usize>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settled {
    /// The seats that are paid, the next in turn first, with all that each gets.
    pub(crate) winners: Vec<(usize, i64)>,
    pub(crate) bumped: Vec<usize>,
    pub(crate) aborted: bool,
    pub(crate) table: Vec<i64>,
}

/// Settles for one or several winners of a tile that `from` discarded, or one who drew it. Without honba where points add up.
pub(crate) fn settle(
    table: &Table,
    rules: Option<&Rules>,
    from: Option<usize>,
    wins: &[Win],
    honba: i64,
    sticks: i64,
) -> Settled {
    let in_turn = in_turn(table, from, wins);
    let mut settled = Settled {
        table: vec![0; table.players],
        ..Settled::default()
    };
    let paid: Vec<&Win> = match table.several {
        Several::TripleAbort if wins.len() == 3 => {
            settled.aborted = true;
            return settled;
        }
        Several::HeadBump => in_turn[..1].to_vec(),
        Several::All | Several::TripleAbort => in_turn.clone(),
    };
    settled.bumped = in_turn[paid.len()..].iter().map(|win| win.seat).collect();
    for (nth, win) in paid.iter().enumerate() {
        let mut gets = 0;
        let mut owed = win.price.clone();
        if let Some(rules) = rules {
            if nth == 0 || table.sticks == Sticks::OwnSticks {
                owed.extend(honba_points(table, rules, from, win, honba));
            }
            gets += STICK * sticks_of(table, &paid, nth, sticks);
        }
        for (payer, points) in owed {
            settled.table[payer] -= points;
            gets += points;
        }
        settled.table[win.seat] += gets;
        settled.winners.push((win.seat, gets));
    }
    settled
}

/// Sorts winners in turn: whoever sits next after the discarder is first.
fn in_turn<'w>(table: &Table, from: Option<usize>, wins: &'w [Win]) -> Vec<&'w Win> {
    let Some(from) = from else {
        assert_eq!(wins.len(), 1, "a tile is drawn by one");
        return vec![&wins[0]];
    };
    let order = (1..table.players).map(|steps| (from + steps) % table.players);
    order
        .filter_map(|seat| wins.iter().find(|win| win.seat == seat))
        .collect()
}

/// Returns the payments of honba (2.1): everybody owes his part; the discarder, or the liable player, that of all.
fn honba_points(
    table: &Table,
    rules: &Rules,
    from: Option<usize>,
    win: &Win,
    honba: i64,
) -> Vec<(usize, i64)> {
    let (ron, tsumo) = (i64::from(rules.honba.ron), i64::from(rules.honba.tsumo));
    let opponents = (0..table.players).filter(|&seat| seat != win.seat);
    match (from, win.liable) {
        (Some(_), Some(liable)) if rules.pao_honba == HonbaPaidBy::Liable => {
            vec![(liable, ron * honba)]
        }
        (Some(from), _) => vec![(from, ron * honba)],
        (None, Some(liable)) => vec![(liable, tsumo * honba * (table.players as i64 - 1))],
        (None, None) => opponents.map(|seat| (seat, tsumo * honba)).collect(),
    }
}

/// Returns the number of sticks that the `nth` of those who are paid takes. The own stick lies among those on the table.
fn sticks_of(table: &Table, paid: &[&Win], nth: usize, sticks: i64) -> i64 {
    let own = |win: &&Win| i64::from(win.riichi && sticks > 0);
    match (table.sticks, nth) {
        (Sticks::NextInTurn, 0) => sticks,
        (Sticks::NextInTurn, _) => 0,
        (Sticks::OwnSticks, 0) => sticks - paid[1..].iter().map(own).sum::<i64>(),
        (Sticks::OwnSticks, _) => own(&paid[nth]),
    }
}

/// Points that a hand of so many points or faan costs a discarder, each of the others beside one, and each by self-draw; of games
/// that add up.
pub(crate) fn shares(ruleset: &str, points: u32) -> [u32; 3] {
    match ruleset {
        "mcr_mil" | "mcr_2006" => [8 + points, 8, 8 + points],
        "zung_jung" if points <= 25 => [points; 3],
        "zung_jung" => [3 * points - 50, 25, points],
        "korean" => [2 * points, 0, points],
        faan => {
            let worth = hong_kong::points(points, &hong_kong::Rules::of(faan));
            [2 * worth, 0, worth]
        }
    }
}

/// A hand that nobody won.
pub(crate) fn drawn(table: &Table, tenpai: &[usize]) -> Vec<i64> {
    let stands = |seat: usize| tenpai.contains(&seat);
    let mut points = vec![0; table.players];
    let (yes, no) = (tenpai.len() as i64, (table.players - tenpai.len()) as i64);
    if yes == 0 || no == 0 {
        return points;
    }
    for (seat, points) in points.iter_mut().enumerate() {
        *points = match table.noten {
            Noten::Nothing => 0,
            Noten::Pool(pool) if stands(seat) => pool / yes,
            Noten::Pool(pool) => -pool / no,
            Noten::Each(each) if stands(seat) => each * no,
            Noten::Each(each) => -each * yes,
        };
    }
    points
}

/// Each of the seats is paid as for a mangan that he drew himself; `None` where that is not played.
pub(crate) fn nagashi(
    table: &Table,
    rules: Option<&Rules>,
    seats: &[usize],
    honba: u32,
) -> Option<Vec<i64>> {
    let rules = rules.filter(|_| table.nagashi)?;
    let mut points = vec![0; table.players];
    for &seat in seats {
        let hand = Hand {
            tsumo: true,
            seat,
            honba: if table.nagashi_honba { honba } else { 0 },
            ..Hand::default()
        };
        let paid = money::mangan(&hand, rules, "nagashi_mangan").paid;
        for (payer, (of_hand, of_honba)) in paid {
            let crate::shared::judge::Payer::Seat(payer) = payer else {
                panic!("nobody threw a tile");
            };
            points[payer] -= i64::from(of_hand + of_honba);
            points[seat] += i64::from(of_hand + of_honba);
        }
    }
    Some(points)
}

/// A player at the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Final {
    pub(crate) place: i64,
    pub(crate) sticks: i64,
    pub(crate) uma: i64,
    pub(crate) oka: i64,
    pub(crate) total: i64,
}

/// The end of a game: points beyond those returned, points for the place, what all returned to the first.
pub(crate) fn end(table: &Table, points: &[i64], sticks: i64) -> Vec<Final> {
    let left = if table.riichi && table.sticks_to_first {
        sticks * STICK
    } else {
        0
    };
    let first_gets = |gains: i64| {
        let mut by_place = vec![0; points.len()];
        by_place[0] = gains;
        by_place
    };
    let beyond = points.len() as i64 * (table.back - table.start).max(0);
    let oka = first_gets(if table.oka { beyond } else { 0 });
    let left = first_gets(left);
    // The text does not say whether the sticks come first; the engine takes what he has with them for his points.
    let own = |seat: usize| points[seat] + share(table, points, &left, seat);
    let seats = || 0..points.len();
    let below = seats().filter(|&seat| own(seat) < table.start).count();
    let uma = match &table.uma {
        Uma::Place(uma) => uma.clone(),
        Uma::Losers([one, other, three]) => {
            let thousands = match below {
                3 => three,
                1 => one,
                _ => other,
            };
            thousands.iter().map(|n| n * 1_000).collect()
        }
        Uma::SomeLosers(lists) => {
            // Nobody, all, and with one player more all but one: the last list.
            let thousands = &lists[if (1..=3).contains(&below) {
                below - 1
            } else {
                3
            }];
            thousands.iter().map(|n| n * 1_000).collect()
        }
    };
    // One more than play a hand: the middle place has nothing.
    let mut uma = uma;
    if points.len() > table.players {
        uma.truncate(table.players);
        uma.insert(table.players / 2, 0);
    }
    // "Gives the rest to first place": what the others do not have of all.
    let is_first = |seat: usize| *places(table, points, seat).start() == 0;
    let all: i64 = seats().map(own).sum();
    let others = seats().filter(|&seat| !is_first(seat));
    let rest = first_gets(all - others.map(|seat| rounded(table, own(seat))).sum::<i64>());
    seats()
        .map(|seat| {
            let of = |by_place: &[i64]| share(table, points, by_place, seat);
            let (sticks, uma, oka) = (of(&left), of(&uma), of(&oka));
            let kept = if is_first(seat) {
                of(&rest)
            } else {
                rounded(table, own(seat))
            };
            // Points that are the result themselves are no match score of thousands.
            let kept = if table.rounding == Rounding::Exact || table.back == 0 {
                own(seat)
            } else {
                kept
            };
            Final {
                place: *places(table, points, seat).start() as i64 + 1,
                sticks,
                uma,
                oka,
                total: kept - table.back + uma + oka,
            }
        })
        .collect()
}

/// Rounds to whole thousands, by the hundreds that are over.
fn rounded(table: &Table, points: i64) -> i64 {
    let over = points.abs() % 1_000;
    let more = match table.rounding {
        Rounding::Exact => return points,
        Rounding::HalfUp => over >= 500,
        Rounding::HalfDown => over > 500,
    };
    let size = points.abs() - over + if more { 1_000 } else { 0 };
    if points < 0 { -size } else { size }
}

/// The places, from 0, that the players with as many points have among them; one alone where seats decide.
fn places(table: &Table, points: &[i64], seat: usize) -> std::ops::RangeInclusive<usize> {
    let more = points.iter().filter(|&&other| other > points[seat]);
    let first = more.count();
    let earlier = equals(points, seat)
        .into_iter()
        .filter(|&other| other < seat);
    match table.ties {
        Ties::EarlierSeat => {
            let place = first + earlier.count();
            place..=place
        }
        Ties::Split => first..=first + equals(points, seat).len() - 1,
    }
}

/// The seats with as many points, the earliest first; the seat itself among them.
fn equals(points: &[i64], seat: usize) -> Vec<usize> {
    (0..points.len())
        .filter(|&other| points[other] == points[seat])
        .collect()
}

/// Returns the points of a seat from those that belong to the places; seats that share some split them in hundreds, and
/// earlier seats take the hundreds that are over.
fn share(table: &Table, points: &[i64], by_place: &[i64], seat: usize) -> i64 {
    let places = places(table, points, seat);
    let all: i64 = by_place[places.clone()].iter().sum();
    let sharing = places.count() as i64;
    if sharing == 1 {
        return all;
    }
    let mine = equals(points, seat).iter().position(|&other| other == seat);
    let hundreds = all / 100;
    let over = hundreds.rem_euclid(sharing);
    let one_more = (mine.expect("he is one of them") as i64) < over;
    100 * (hundreds.div_euclid(sharing) + i64::from(one_more))
}
