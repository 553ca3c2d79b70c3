//! Dates of the calendar. The crate has no clock: a day is handed in.

use alloc::string::ToString;
use core::fmt;

/// A local date, as days since 1 January 1970.
///
/// It is a plain number, because days are what is computed with: differences, sums, and the numbers of a log. Year, month
/// and day of the month are a [`Date`].
pub type Day = u16;

/// Days from 1 March of the year 0 to 1 January 1970.
const EPOCH: u32 = 719_468;

/// A date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, January being 1.
    pub month: u8,
    /// The day of the month, the first being 1.
    pub day: u8,
}

impl Date {
    /// The date of a day.
    ///
    /// ```
    /// use tensu::evening::Date;
    /// assert_eq!(Date::of(20_783).to_string(), "2026-11-26");
    /// ```
    pub fn of(day: Day) -> Self {
        // From March on, so that the odd day comes last: 146,097 days are 400 years, and 1 January 1970 is 719,468 days after
        // 1 March of the year 0. (H. Hinnant, chrono-compatible low-level date algorithms.)
        let days = u32::from(day) + EPOCH;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 {
            from_march + 3
        } else {
            from_march - 9
        };
        let year = era * 400 + year + u32::from(month < 3);
        Self {
            year: year as u16,
            month: month as u8,
            day: day as u8,
        }
    }

    /// The day that [`Display`](fmt::Display) wrote, if it is one of those that there are.
    ///
    /// ```
    /// use tensu::evening::Date;
    /// assert_eq!(Date::day_of("2026-11-26"), Some(20_783));
    /// assert_eq!(Date::day_of("2026-02-29"), None);
    /// ```
    pub fn day_of(text: &str) -> Option<Day> {
        // No longer number is multiplied.
        let mut parts = text.get(..10)?.splitn(3, '-').map(str::parse::<u32>);
        let mut part = || parts.next()?.ok();
        let (year, month, day) = (part()?, part()?, part()?);
        // The year of January and February began the March before.
        let year = year.checked_sub(u32::from(month < 3))?;
        let from_march = (month + 9) % 12;
        let of_year = (153 * from_march + 2) / 5 + day.checked_sub(1)?;
        let days = year * 365 + year / 4 - year / 100 + year / 400 + of_year;
        let day = Day::try_from(days.checked_sub(EPOCH)?).ok()?;
        // A day that there is not is another one, and is written otherwise.
        (Self::of(day).to_string() == text).then_some(day)
    }
}

/// Year, month, day, as ISO 8601 has it.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
