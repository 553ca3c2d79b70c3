//! The payments for points that add up.

use crate::engine::additive;
use crate::quick::count::{Quote, Table};
use crate::result::score::{Payment, Step};
use crate::rulebook::{AdditiveRules, Rules};

/// Works out a hand of so many points, or of the cap where there are more; `robbed` is `true` if the tile came from a
/// kan.
pub(super) fn by_points(
    rules: &Rules,
    additive: &AdditiveRules,
    table: &Table,
    points: u16,
    cap: Option<u16>,
    robbed: bool,
) -> Quote {
    let mut steps = alloc::vec![Step::Points { sum: points, cap }];
    let points = cap.unwrap_or(points);
    let won = additive::PaidWin {
        seat: table.seat,
        by: table.by,
        from: table.from,
        robbed,
        liable: None,
    };
    let payments = additive::payments(rules, additive, won, points, &mut steps);
    Quote {
        han: None,
        fu: None,
        limit: None,
        yakuman: 0,
        points: Some(points),
        total: Payment::sum(&payments),
        payments,
        sticks: 0,
        steps,
    }
}
