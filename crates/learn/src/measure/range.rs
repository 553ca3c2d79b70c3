//! The range that a few hands tell of a person, as wide as the hands are few.

use crate::results::Share;

/// The hundredths between which a person's share of right hands lies, for nineteen of twenty people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least.
    pub low: i32,
    /// The most.
    pub high: i32,
}

/// Parts of one, in which ranges are reckoned: fine enough for hundredths.
const ONE: i64 = 1_000_000;

/// Of a normal distribution, 19 of 20 lie within 1.96 standard deviations; in hundredths.
const Z: i64 = 196;

/// Returns the range of a result (Wilson 1927, without a correction); `None` without a hand.
///
/// ```
/// use tensu_learn::measure::{Range, range};
/// use tensu_learn::results::Share;
/// let of = |right, all| range(Share { right, all, seconds: 0 });
/// assert_eq!(of(7, 10), Some(Range { low: 39, high: 90 }));
/// assert_eq!(of(0, 10), Some(Range { low: 0, high: 28 }));
/// assert_eq!(of(0, 0), None);
/// ```
pub fn range(result: Share) -> Option<Range> {
    let (low, high) = bounds(result)?;
    Some(hundredths(low, high))
}

/// Returns the range of what has changed from one result to another (Newcombe 1998, method 10): it has changed if 0 lies outside.
///
/// ```
/// use tensu_learn::measure::{Range, change};
/// use tensu_learn::results::Share;
/// let of = |right| Share { right, all: 10, seconds: 0 };
/// assert_eq!(change(of(2), of(9)), Some(Range { low: 26, high: 87 }));
/// assert!(change(of(5), of(7)).is_some_and(|range| range.low < 0 && range.high > 0));
/// ```
pub fn change(before: Share, after: Share) -> Option<Range> {
    let share = |one: Share| i64::from(one.right.min(one.all)) * ONE / i64::from(one.all);
    let ((low, high), (low_after, high_after)) = (bounds(before)?, bounds(after)?);
    let (own, own_after) = (share(before), share(after));
    let far = |one: i64, other: i64| root(one * one + other * other);
    let by = own_after - own;
    Some(hundredths(
        by - far(own_after - low_after, high - own),
        by + far(high_after - own_after, own - low),
    ))
}

/// The ends of a range, in parts of one.
fn bounds(result: Share) -> Option<(i64, i64)> {
    let of = i64::from(result.all);
    if of == 0 {
        return None;
    }
    let right = i64::from(result.right.min(result.all));
    // All numbers are in ten thousandths, as the square of `Z` is.
    let square = Z * Z;
    let spread = square + 40_000 * right * (of - right) / of;
    let far = Z * root(spread * 10_000) / 100;
    let (middle, all) = (20_000 * right + square, 2 * (10_000 * of + square));
    let bound = |part: i64| (part * ONE / all).clamp(0, ONE);
    Some((bound(middle - far), bound(middle + far)))
}

/// The whole part of a square root.
fn root(square: i64) -> i64 {
    square.max(0).isqrt()
}

/// Hundredths, rounded outward: a range that is a little too wide is no lie.
fn hundredths(low: i64, high: i64) -> Range {
    let of = ONE / 100;
    let (low, high) = (low.div_euclid(of), -(-high).div_euclid(of));
    Range {
        low: low as i32,
        high: high as i32,
    }
}
