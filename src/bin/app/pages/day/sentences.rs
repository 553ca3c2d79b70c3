//! The words for what a day holds.

use tensu::evening::tournament::{Count, Points, Score};
use tensu_words::Fill;

use crate::model::active_rules::ActiveRules;
use crate::say::{sign, words};

/// A score with its sign.
pub(super) fn score(total: i64, count: Count, rules: &ActiveRules) -> String {
    match count {
        Count::Score => crate::say::score_in(total, rules.match_unit()),
        Count::Table => table_points(total),
    }
}

/// Table points: whole ones as they are, shared ones with two digits.
fn table_points(twelfths: i64) -> String {
    let (size, unit) = (twelfths.abs(), Score::TWELFTHS);
    let minus = if twelfths < 0 { sign(twelfths) } else { "" };
    if size % unit == 0 {
        return format!("{minus}{}", size / unit);
    }
    let hundredths = (size * 100 + unit / 2) / unit;
    let (whole, part) = (hundredths / 100, hundredths % 100);
    format!("{minus}{whole}{}{part:02}", words().decimal())
}

/// Points of a table by seat.
pub(super) fn points(points: &Points) -> String {
    let all = points.points.iter().map(|points| point(*points));
    all.collect::<Vec<_>>().join(" · ")
}

/// Points with a sign only below zero.
pub(super) fn point(points: i64) -> String {
    let minus = if points < 0 { sign(points) } else { "" };
    format!("{minus}{}", words().number(points.abs()))
}

/// A number from one.
pub(super) fn from_one(number: usize) -> Fill<'static> {
    (number + 1).into()
}
