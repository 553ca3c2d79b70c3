//! The wins that bring a chair to a better place. Each win is tried as it would be entered, so that honba, sticks and
//! ties are what the rules make of them.

use alloc::vec::Vec;

use crate::engine::additive;
use crate::evening::event::{Chair, Event, HandValue, WinningChair, Won};
use crate::evening::state::{Course, State};
use crate::game;
use crate::hand::question::By;
use crate::presets::Ruleset;
use crate::quick::{self, Counted, Priced, Table};
use crate::rulebook::{AdditiveRules, System};

/// The most points that are tried where points add up.
const MOST: u16 = 1_000;

/// The least win that brings a chair to a place.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pass {
    /// The place, 1 for first: the best that such a win reaches is this one or a better one.
    pub place: usize,
    /// The discarder; `None` on a self-draw.
    pub from: Option<Chair>,
    /// The count of the win, and its payments with what lies on the table; `None` if no win is enough.
    pub win: Option<Priced>,
}

/// A win that was tried.
struct Tried {
    place: usize,
    from: Option<Chair>,
    win: Priced,
}

impl State {
    /// The least wins of a chair in this hand, in each way, for each place better than the present one: the next place
    /// first, by self-draw and then off each of the others. Equal points are enough where the rules put the chair ahead
    /// or let both share.
    ///
    /// ```
    /// use tensu::Ruleset;
    /// use tensu::evening::{Event, Start, fold};
    /// let rules = Ruleset::by_id("tenhou").unwrap();
    /// // 3,900 off the first dealer, who would be level with two by 3,900 off the winner, and is ahead of all by the seat.
    /// let course = fold(&Start::new(rules), rules, &[Event::read("w0-1:3.30")]);
    /// assert_eq!(course.state.points, [21_100, 28_900, 25_000, 25_000]);
    /// let all = course.state.passes(0, rules);
    /// let first = all.iter().find(|pass| pass.place == 1 && pass.from == Some(1)).unwrap();
    /// assert_eq!(first.win.as_ref().unwrap().quote.total, 3_900);
    /// ```
    pub fn passes(&self, chair: Chair, rules: &Ruleset) -> Vec<Pass> {
        let now = match self.places(rules).get(chair) {
            Some(&now) if !self.sits_out(chair) => now,
            _ => return Vec::new(),
        };
        let others = self.playing().filter(|&other| other != chair);
        let ways: Vec<Option<Chair>> = [None].into_iter().chain(others.map(Some)).collect();
        let tried: Vec<Tried> = ways
            .iter()
            .flat_map(|&from| self.tried(chair, from, rules))
            .collect();
        let pass = |place: usize, from: Option<Chair>| {
            let mut enough = tried
                .iter()
                .filter(|one| one.from == from && one.place <= place);
            Pass {
                place,
                from,
                win: enough.next().map(|one| one.win.clone()),
            }
        };
        (1..now)
            .rev()
            .flat_map(|place| ways.iter().map(move |&from| (place, from)))
            .map(|(place, from)| pass(place, from))
            .collect()
    }

    /// The wins of one way, the smallest first, with the place that each leads to; of points that add up those alone
    /// that lead to another place than the one before.
    fn tried(&self, chair: Chair, from: Option<Chair>, rules: &Ruleset) -> Vec<Tried> {
        let table = Table {
            seat: self.wind(chair),
            round: Some(self.round()),
            by: if from.is_some() { By::Ron } else { By::Tsumo },
            from: from.map(|from| self.wind(from)),
            honba: self.honba,
            sticks: self.sticks,
        };
        let after = |win: Priced| {
            let value = match win.counted {
                Counted::Points(points) => HandValue::Points(points),
                _ => HandValue::Base(win.base),
            };
            let place = self.place_after(chair, from, value, rules)?;
            Some(Tried { place, from, win })
        };
        match &rules.system {
            System::Riichi(_) => {
                let all = quick::prices(&table, rules).into_iter();
                all.filter_map(after).collect()
            }
            System::Additive(additive) => steps(additive, rules, |points| {
                let counted = Counted::Points(points);
                let quote = quick::price(&table, &counted, rules).ok()?;
                after(Priced {
                    base: 0,
                    counted,
                    quote,
                })
            }),
        }
    }

    /// The place of a chair after a win; `None` if there can be no such win.
    fn place_after(
        &self,
        chair: Chair,
        from: Option<Chair>,
        value: HandValue,
        rules: &Ruleset,
    ) -> Option<usize> {
        let mut course = Course {
            records: Vec::new(),
            state: self.clone(),
            faults: Vec::new(),
            read: 0,
            left: Vec::new(),
        };
        let won = Won {
            from,
            winners: alloc::vec![WinningChair {
                chair,
                value,
                liable: Vec::new(),
                chips: None,
            }],
            declaring: None,
        };
        course.push(&Event::Won(won), rules);
        let places = game::places(&course.state.points, rules);
        let place = places.get(chair).map(|place| place + 1);
        place.filter(|_| course.faults.is_empty())
    }
}

/// Finds the numbers of points at which the place becomes another one. More points never lead to a worse place, so each
/// is looked for between two that are known.
fn steps(
    additive: &AdditiveRules,
    rules: &Ruleset,
    mut tried: impl FnMut(u16) -> Option<Tried>,
) -> Vec<Tried> {
    let most = additive.cap.map_or(MOST, |cap| cap.min(MOST));
    let mut low = additive::least(rules, additive).min(most);
    let mut all: Vec<Tried> = Vec::new();
    let Some(best) = tried(most).map(|one| one.place) else {
        return all;
    };
    while let Some(one) = tried(low) {
        let place = one.place;
        all.push(one);
        if place == best {
            break;
        }
        // The place is better at `high`, and is not at `low`.
        let mut high = most;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            match tried(middle) {
                Some(one) if one.place < place => high = middle,
                _ => low = middle,
            }
        }
        low = high;
    }
    all
}
