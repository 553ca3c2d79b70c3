//! The end of the game: points become match scores.

use alloc::vec::Vec;

use crate::hand::question::{MOST, TOO_MANY};
use crate::result::refusal::{Field, Refusal, Refusals};
use crate::rulebook::{EndSticks, GameRules, Rounding, Rules, Ties, Uma};

/// A player's result at the end of a game, in points; [`Rules::match_unit`] says how many of them make one in the match
/// score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Final {
    /// The place, from 1. Players who share a place have the same.
    pub place: usize,
    /// The riichi sticks left on the table, in points, as far as the player takes them for first place.
    pub sticks: i64,
    /// The points, those sticks included and rounded as the rules say (never where they are the result), minus the
    /// target score ([`GameRules::back`]).
    pub plain: i64,
    /// The points for the place.
    pub uma: i64,
    /// The oka: points for first place, out of what all paid in.
    pub oka: i64,
}

impl Final {
    /// Returns the match score in points.
    pub const fn total(&self) -> i64 {
        self.plain + self.uma + self.oka
    }
}

/// Turns the points at the end of a game, the first dealer's first, into match scores. Source: seed 003 section 7.2 (with its
/// "subtract your score from 30,000" read the other way round, as its example does); rules.md 1.5.6, 2.2.
///
/// Shares of equal players in uma, oka, sticks or what rounding leaves over are full hundreds, as a match score has one
/// decimal; what cannot be shared so goes to the one who was dealer earlier.
///
/// ```
/// use tensu::{Ruleset, game::end};
/// let rules = Ruleset::by_id("ari_ari").unwrap();
/// let scores = end(&[41_300, 24_900, 21_800, 12_000], 0, rules).unwrap();
/// let totals: Vec<_> = scores.iter().map(|player| player.total()).collect();
/// assert_eq!(totals, [61_300, 4_900, -18_200, -48_000]);
/// ```
///
/// # Errors
/// Too few or too many players; points or sticks that no game has; if none of these, points that do not add up,
/// together with the sticks on the table, to what all started with.
pub fn end(points: &[i64], sticks: u32, rules: &Rules) -> Result<Vec<Final>, Refusals> {
    Refusals::none_of(wrong(rules, points, sticks))?;
    Ok(finals(points, sticks, rules))
}

/// Returns the place of each player, 0 for first; equal players have the same unless the seat decides.
pub(crate) fn places(points: &[i64], rules: &Rules) -> Vec<usize> {
    Order::of(&rules.game, points).places
}

/// Splits points among players, in full hundreds; what cannot be shared so goes to the earlier ones.
pub(crate) fn shared(points: i64, players: usize) -> Vec<i64> {
    let order = Order {
        places: alloc::vec![0; players],
    };
    order.to_first(points)
}

/// Returns the results for points that need not add up: some may have been given to players or taken as fines.
pub(crate) fn finals(points: &[i64], sticks: u32, rules: &Rules) -> Vec<Final> {
    let order = Order::of(&rules.game, points);
    let sticks = order.to_first(match rules.game.end_sticks {
        EndSticks::First => worth(rules, sticks),
        EndSticks::Lost => 0,
    });
    let points: Vec<i64> = points.iter().zip(&sticks).map(|(a, b)| a + b).collect();
    let uma = order.share(&uma(rules, &points));
    let oka = i64::from(rules.oka()) / rules.seats.winds().len() as i64 * points.len() as i64;
    let oka = order.to_first(oka);
    let rounded = order.rounded(rounding(rules), &points);
    let player = |i: usize| Final {
        place: order.places[i] + 1,
        sticks: sticks[i],
        plain: rounded[i] - i64::from(rules.game.back),
        uma: uma[i],
        oka: oka[i],
    };
    (0..points.len()).map(player).collect()
}

/// Returns the ids of the facts of a ruleset ([`reference::assumed`](crate::reference::assumed)) on which the match
/// scores for these points and sticks depend.
pub fn end_facts(points: &[i64], sticks: u32, rules: &Rules) -> Vec<&'static str> {
    let tie = |(i, own): (usize, &i64)| points[..i].contains(own);
    let odd = |points: &i64| points % THOUSAND != 0;
    let mut facts = alloc::vec!["start", "back", "uma", "oka"];
    let more = [
        (points.iter().enumerate().any(tie), "ties"),
        (sticks > 0, "end_sticks"),
        (
            !rules.ends_in_points() && points.iter().any(odd),
            "rounding",
        ),
    ];
    facts.extend(more.into_iter().filter_map(|(is, fact)| is.then_some(fact)));
    facts
}

/// Returns the rounding of the points; none where they are the result.
const fn rounding(rules: &Rules) -> Rounding {
    if rules.ends_in_points() {
        Rounding::Exact
    } else {
        rules.game.rounding
    }
}

/// The unit of rounding.
const THOUSAND: i64 = 1_000;

/// Returns the points of riichi sticks.
fn worth(rules: &Rules, sticks: u32) -> i64 {
    i64::from(sticks) * i64::from(rules.stick())
}

/// Lists the faults in the points and sticks of a game.
pub(super) fn wrong(rules: &Rules, points: &[i64], sticks: u32) -> Vec<Refusal> {
    let players = rules.seats.winds().len();
    let mut wrong = Vec::new();
    if points.len() != players {
        let have = points.len();
        wrong.push(Refusal::Players {
            have,
            need: players,
        });
    }
    if points
        .iter()
        .any(|points| !(-TOO_MANY..=TOO_MANY).contains(points))
    {
        wrong.push(Refusal::TooLarge(Field::Points));
    }
    if sticks > MOST {
        wrong.push(Refusal::TooLarge(Field::Sticks));
    }
    if wrong.is_empty() {
        let have = points.iter().sum::<i64>() + worth(rules, sticks);
        let need = players as i64 * i64::from(rules.game.start);
        if have != need {
            wrong.push(Refusal::PointsSum { have, need });
        }
    }
    wrong
}

/// Returns the points for each place, first place first; with one more player than play a hand, a place in the middle
/// has none.
fn uma(rules: &Rules, points: &[i64]) -> Vec<i64> {
    let game = &rules.game;
    let uma = match game.uma {
        Uma::Places(uma) => uma,
        Uma::Below([one, other, three]) => match below(game, points) {
            1 => one,
            3 => three,
            _ => other,
        },
        Uma::BelowSome([one, two, three, none_or_all]) => match below(game, points) {
            1 => one,
            2 => two,
            3 => three,
            _ => none_or_all,
        },
    };
    let uma = uma.into_iter().take(rules.seats.winds().len());
    let mut uma: Vec<i64> = uma.map(|each| i64::from(each) * THOUSAND).collect();
    while uma.len() < points.len() {
        uma.insert(uma.len() / 2, 0);
    }
    uma
}

/// Counts the players who finished below the start.
fn below(game: &GameRules, points: &[i64]) -> usize {
    let start = i64::from(game.start);
    points.iter().filter(|&&points| points < start).count()
}

/// The places at the end of a game.
struct Order {
    /// The place of each player, 0 for first; equal players have the same unless the seat decides.
    places: Vec<usize>,
}

impl Order {
    fn of(game: &GameRules, points: &[i64]) -> Self {
        let better = |mine: (usize, i64), other: (usize, i64)| {
            other.1 > mine.1 || other.1 == mine.1 && game.ties == Ties::Seat && other.0 < mine.0
        };
        let players = || points.iter().copied().enumerate();
        let place = |mine| players().filter(|&other| better(mine, other)).count();
        Self {
            places: players().map(place).collect(),
        }
    }

    /// Gives each player the points for the place; equal players share theirs.
    fn share(&self, worth: &[i64]) -> Vec<i64> {
        let part = |(i, &place): (usize, &usize)| {
            let equal = self.places.iter().filter(|&&other| other == place).count();
            let before = self.places[..i]
                .iter()
                .filter(|&&other| other == place)
                .count();
            let all = worth[place..place + equal].iter().sum::<i64>();
            let whole = all.div_euclid(100);
            let spare = whole.rem_euclid(equal as i64);
            let extra = i64::from((before as i64) < spare);
            // Points that are not full hundreds come from a slip; they are not lost either.
            let rest = if before == 0 { all.rem_euclid(100) } else { 0 };
            (whole.div_euclid(equal as i64) + extra) * 100 + rest
        };
        self.places.iter().enumerate().map(part).collect()
    }

    /// Rounds the points to whole thousands, if the rule says so; first place gets the rest of the sum.
    fn rounded(&self, rounding: Rounding, points: &[i64]) -> Vec<i64> {
        // Added before the rest is cut off.
        let half = match rounding {
            Rounding::Exact => return points.to_vec(),
            Rounding::Nearest => THOUSAND / 2,
            Rounding::FiveDown => THOUSAND / 2 - 1,
        };
        let round = |points: i64| {
            let size = (points.abs() + half) / THOUSAND * THOUSAND;
            size * points.signum()
        };
        let others = points.iter().zip(&self.places);
        let others = others.filter(|&(_, &place)| place != 0);
        let others = others.map(|(&points, _)| round(points)).sum::<i64>();
        let first = self.to_first(points.iter().sum::<i64>() - others);
        let own = |(i, &points)| match self.places[i] {
            0 => first[i],
            _ => round(points),
        };
        points.iter().enumerate().map(own).collect()
    }

    fn to_first(&self, points: i64) -> Vec<i64> {
        let mut worth = alloc::vec![0; self.places.len()];
        if let Some(first) = worth.first_mut() {
            *first = points;
        }
        self.share(&worth)
    }
}
