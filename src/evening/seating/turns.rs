//! A day without substitutes: who is over at full tables sits out, in turn.

use alloc::vec::Vec;

use crate::evening::seating::chance::Chance;
use crate::evening::seating::winds::{even, with_winds};
use crate::evening::seating::{Met, Round, Wish, numbered, search, seating};

/// Seats a day at full tables alone. Nobody sits out more than one time oftener than another; a round that was played without
/// somebody counts as one that they sat out.
///
/// `None` as for [`seating`].
///
/// ```
/// use tensu::evening::seating::{Wish, in_turn};
/// let people: Vec<u8> = (0..9).collect();
/// let wish = Wish { people: &people, rounds: 9, seats: 4, seed: 7, past: &[] };
/// let day = in_turn(&wish).expect("nine people");
/// let games = |person| day.iter().flatten().flatten().filter(|&&one| one == Some(person)).count();
/// assert!(people.iter().all(|&person| games(person) == 8));
/// ```
pub fn in_turn(wish: &Wish<'_>) -> Option<Vec<Round>> {
    let seats = wish.seats;
    let people = wish.counted()?;
    let over = people.len() % seats;
    if over == 0 {
        return seating(wish);
    }
    let mut chance = Chance(wish.seed);
    let people = chance.shuffled(&people);
    let sat = |round: &Round, person: u8| round.iter().flatten().any(|one| *one == Some(person));
    let missed = |&person: &u8| {
        let rounds = wish.past.iter();
        rounds.filter(|round| !sat(round, person)).count()
    };
    let mut missed: Vec<usize> = people.iter().map(missed).collect();
    let mut begun = Vec::new();
    for _ in 0..wish.rounds {
        let mut order: Vec<u8> = (0..people.len() as u8).collect();
        order.sort_by_key(|&place| missed[usize::from(place)]);
        let playing = order.split_off(over);
        for place in order {
            missed[usize::from(place)] += 1;
        }
        begun.push(chance.shuffled(&playing));
    }
    let drawn: Vec<Option<u8>> = people.into_iter().map(Some).collect();
    let day = search(seats, begun, Met::of(&drawn, wish.past), &mut chance);
    let mut day = with_winds(&day, drawn.len(), seats, &mut chance);
    even(&mut day, drawn.len(), &mut chance);
    Some(numbered(day, &drawn, &mut chance))
}
