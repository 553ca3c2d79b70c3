//! The least that a win must bring, by trying all payments.

use std::collections::{BTreeMap, BTreeSet};

use tensu::game::Way;
use tensu::{By, Question, Ruleset};
use tensu_learn::practice::{Answer, Given, PlaceGoal, Problem};

use super::{right, second, shares};
use crate::second_table;
use crate::shared::judge;
use crate::shared::judge::money;

/// Holds that the answer is the least total of all payments with which the place is reached, tried out from the lowest.
pub(super) fn comeback(problem: &Problem, rules: &Ruleset) {
    let Given::Standing(standing) = &problem.given else {
        panic!("{problem}")
    };
    let question = Question {
        from: match standing.way {
            Way::Ron(seat) => Some(seat),
            Way::Tsumo => None,
        },
        ..problem.question.clone()
    };
    let own = question.seat as usize;
    let reaches = |paid: &BTreeMap<judge::Payer, (u32, u32)>, sticks: u32| {
        let mut points = standing.points.clone();
        let mut total = i64::from(sticks);
        for (payer, (hand, honba)) in paid {
            let judge::Payer::Seat(seat) = payer else {
                panic!("nobody")
            };
            points[*seat] -= i64::from(hand + honba);
            total += i64::from(hand + honba);
        }
        points[own] += total;
        let ahead = (0..points.len()).filter(|seat| *seat != own && points[*seat] >= points[own]);
        (ahead.count() < standing.place).then_some(total)
    };
    let least = if rules.is_riichi() {
        least_by_base(&question, rules, &reaches)
    } else {
        least_by_points(standing, own, rules, &reaches)
    };
    let said = format!("{} {problem}", rules.id);
    // However much it is, something near it is offered, too.
    let points = |answer: &Answer| match answer {
        Answer::Points(points) => *points,
        other => panic!("{other:?}"),
    };
    let task = &problem.tasks[0];
    let near = |other: &Answer| matches!(points(other).abs_diff(points(right(task))), 1..=8);
    // A table of faan leaves out what lies between its steps.
    let has_steps = rules.chinese().is_some_and(|it| it.table.is_some());
    let is_near = rules.is_riichi() || has_steps || task.answers.iter().any(near);
    assert!(is_near, "{said}");
    let wanted = least.map(|least| Answer::Points(least.unsigned_abs() as u32));
    assert_eq!(Some(right(&problem.tasks[0])), wanted.as_ref(), "{said}");
}

/// A function of what all pay and of the points of sticks: the points that the winner gets, where they bring the place.
type Reaches<'r> = &'r dyn Fn(&BTreeMap<judge::Payer, (u32, u32)>, u32) -> Option<i64>;

/// The least of all payments of han and fu, and of limit hands.
fn least_by_base(question: &Question, rules: &Ruleset, reaches: Reaches<'_>) -> Option<i64> {
    let tsumo = question.by == By::Tsumo;
    let second = second(rules);
    let double = question.seat == question.round;
    let fu_of_pair = if double {
        second.double_wind_pair_fu
    } else {
        2
    };
    let fu = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
    let cells = (1..=13).flat_map(|han| fu.map(|fu| (han, fu)));
    let is_there = |(han, fu): &(u32, u32)| match fu {
        20 => tsumo && *han > 1,
        25 => *han > if tsumo { 2 } else { 1 },
        // One han: 20, 10, two closed kans of terminals or honors, a triplet by ron and a pair of 4 are 102; of 2 they are 100.
        110 => *han > 1 || !tsumo && fu_of_pair == 4,
        _ => true,
    };
    let limits = [1, 2, 3, 4, 5, 6].map(|units| 8_000 * units);
    let bases = cells
        .filter(is_there)
        .map(|(han, fu)| money::price(han, fu, &second).base);
    // Many cells have the same; who has more base points gets no less.
    let bases: BTreeSet<u32> = bases.chain(limits).collect();
    bases.into_iter().find_map(|base| {
        let paid = shares(question, base, rules).paid;
        reaches(&paid, 1_000 * question.sticks)
    })
}

/// The least of all payments of points that add up.
fn least_by_points(
    standing: &PlaceGoal,
    own: usize,
    rules: &Ruleset,
    reaches: Reaches<'_>,
) -> Option<i64> {
    let mut points = (1..=1_000_u32).filter_map(|points| {
        // The discarder, each of the others beside one, each by self-draw; and the least that a win has.
        let pays = second_table::judge::shares(rules.id, points);
        let enough = match rules.id {
            "mcr_mil" | "mcr_2006" => points >= 8,
            "zung_jung" => points <= 320 || [400, 480].contains(&points),
            id if id.starts_with("hong_kong") => points >= 3,
            // Two points, the winning tile and a bonus: no win has fewer.
            _ => points > 3,
        };
        let seats = (0..standing.points.len()).filter(|seat| *seat != own);
        let paid = seats.map(|seat| {
            let hand = match standing.way {
                Way::Tsumo => pays[2],
                Way::Ron(from) if from as usize == seat => pays[0],
                Way::Ron(_) => pays[1],
            };
            (judge::Payer::Seat(seat), (hand, 0))
        });
        enough.then(|| reaches(&paid.collect(), 0)).flatten()
    });
    points.next()
}
