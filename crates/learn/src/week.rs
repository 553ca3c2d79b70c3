//! Weeks and their days.

use core::fmt;

use tensu::evening::{Date, Day};

/// A week by ISO 8601: it begins on Monday, and belongs to the year of its Thursday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Week {
    /// The year that it belongs to.
    pub year: u16,
    /// The week, the first being 1.
    pub week: u8,
}

/// The day of the week, Monday being 0.
pub const fn weekday(day: Day) -> u8 {
    // 1 January 1970 was a Thursday.
    ((day as u32 + 3) % 7) as u8
}

impl Week {
    /// The week of a day.
    ///
    /// ```
    /// use tensu_learn::Week;
    /// assert_eq!(Week::of(20_783).to_string(), "2026-W48");
    /// ```
    pub fn of(day: Day) -> Self {
        // The first week of 1970 began in 1969.
        let thursday = (day + 3).saturating_sub(weekday(day).into());
        let year = Date::of(thursday).year;
        let mut first = thursday;
        while first >= 7 && Date::of(first - 7).year == year {
            first -= 7;
        }
        Self {
            year,
            week: ((thursday - first) / 7 + 1) as u8,
        }
    }
}

/// Writes the week as ISO 8601 has it.
impl fmt::Display for Week {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-W{:02}", self.year, self.week)
    }
}
