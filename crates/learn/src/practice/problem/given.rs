//! Subjects of questions that are no hand: han and fu, or the points before a win.

use alloc::vec::Vec;

use crate::practice::problem::subject::{Given, PlaceGoal};
use crate::practice::random::Random;
use crate::practice::{Of, PaymentCell, Spec};
use tensu::Wind;
use tensu::game::Way;
use tensu::question::{By, Question};
use tensu::rules::{Ruleset, score};
use tensu::score::Score;

/// Deals han and fu of a hand as a table brings it, or of a cell, all alike.
pub(super) fn cell(spec: &Spec, seed: u64, rules: &Ruleset) -> Option<(Question, Given)> {
    let mut random = Random(seed);
    let below = |_: &Question, score: &Score| score.limit.is_none() && score.han.is_some();
    let bare = |question: &Question| Question {
        by: question.by,
        seat: question.seat,
        round: question.round,
        honba: question.honba,
        ..Question::default()
    };
    if spec.tablelike && spec.fu.is_empty() {
        let hand = spec.find(seed, rules, below)?;
        let score = score(&hand, rules).ok()?;
        let fu = score.multiplied_fu().map(|fu| fu.rounded);
        return Some((bare(&hand), Given::Counted(score.han?, fu)));
    }
    let seats = rules.seats.winds();
    let fits = |cell: &PaymentCell| {
        let of = cell.of;
        spec.by.is_none_or(|by| (by == By::Tsumo) == of.tsumo)
            && (spec.seat.is_empty() || spec.seat.iter().any(|s| (*s == Wind::East) == of.dealer))
            && spec.han.contains(&cell.han())
            && (spec.fu.is_empty() || spec.fu.contains(&cell.fu()))
    };
    let cells: Vec<PaymentCell> = PaymentCell::all().filter(fits).collect();
    if cells.is_empty() || !rules.counts_fu() {
        return None;
    }
    let cell = random.pick(&cells);
    let Of { dealer, tsumo } = cell.of;
    let of_seat = |seat: &&Wind| (**seat == Wind::East) == dealer;
    let seats: Vec<Wind> = seats.iter().filter(of_seat).copied().collect();
    let question = Question {
        by: if tsumo { By::Tsumo } else { By::Ron },
        seat: random.pick(&seats),
        ..Question::default()
    };
    Some((question, Given::Counted(cell.han(), Some(cell.fu().into()))))
}

/// Deals han around the limits, with fu where they may decide.
pub(super) fn limit(spec: &Spec, seed: u64, rules: &Ruleset) -> Option<(Question, Given)> {
    let mut random = Random(seed);
    let han = [3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    let fits = |han: &u8| spec.han.contains(han);
    let han: Vec<u8> = han.into_iter().filter(fits).collect();
    if han.is_empty() {
        return None;
    }
    let han = random.pick(&han);
    let fu = match han {
        _ if !rules.counts_fu() => None,
        3 => Some(random.pick(&[40, 50, 60, 70])),
        4 => Some(random.pick(&[30, 40, 50])),
        _ => None,
    };
    let seats = rules.seats.winds();
    let may = |seat: &&Wind| spec.seat.is_empty() || spec.seat.contains(seat);
    let seats: Vec<Wind> = seats.iter().filter(may).copied().collect();
    if seats.is_empty() {
        return None;
    }
    let question = Question {
        by: spec.by.unwrap_or_else(|| random.pick(&By::ALL)),
        seat: random.pick(&seats),
        ..Question::default()
    };
    Some((question, Given::Counted(han, fu)))
}

/// Deals a table before the last hand: points in hundreds that add up, and a place that one of the seats could win.
pub(super) fn standing(seed: u64, rules: &Ruleset) -> (Question, Given) {
    let mut random = Random(seed);
    let seats = rules.seats.winds();
    let unit = if rules.is_riichi() { 100 } else { 1 };
    let start = i64::from(rules.game.start);
    let mut points: Vec<i64> = seats.iter().map(|_| start).collect();
    // What some wins of a game have moved.
    for _ in 0..random.below(5) + 3 {
        let (from, to) = (random.below(points.len()), random.below(points.len()));
        let moved = unit * (random.below(72) as i64 + 8);
        points[from] -= moved;
        points[to] += moved;
    }
    let (honba, sticks) = if rules.is_riichi() {
        (random.below(3) as u32, random.below(3) as u32)
    } else {
        (0, 0)
    };
    points[0] -= i64::from(sticks) * i64::from(rules.stick());
    // Whoever is last has somebody to overtake; of the others, one who has.
    let behind = |own: &usize| points.iter().any(|other| *other > points[*own]);
    let all: Vec<usize> = (0..seats.len()).filter(behind).collect();
    let own = if all.is_empty() { 0 } else { random.pick(&all) };
    let ahead = points.iter().filter(|other| **other > points[own]).count();
    let others: Vec<Wind> = seats
        .iter()
        .copied()
        .filter(|seat| *seat != seats[own])
        .collect();
    let way = match random.below(seats.len() + 1) {
        0 | 1 => Way::Tsumo,
        _ => Way::Ron(random.pick(&others)),
    };
    let by = if way == Way::Tsumo {
        By::Tsumo
    } else {
        By::Ron
    };
    let question = Question {
        by,
        seat: seats[own],
        round: Wind::South,
        honba,
        sticks,
        ..Question::default()
    };
    let place = random.below(ahead.max(1)) + 1;
    (question, Given::Standing(PlaceGoal { points, place, way }))
}
