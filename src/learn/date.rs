//! Dates of the calendar, and the number that a text stands for.

use alloc::string::ToString;
use core::fmt;

use crate::learn::Day;

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
    /// use tensu::learn::Date;
    /// assert_eq!(Date::of(20_783).to_string(), "2026-11-26");
    /// ```
    pub fn of(day: Day) -> Self {
        // From March on, so that the odd day comes last: 146,097 days are 400 years, and 1 January 1970 is 719,468 days after
        // 1 March of the year 0. (H. Hinnant, chrono-compatible low-level date algorithms.)
        let days = u32::from(day) + 719_468;
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
    /// use tensu::learn::Date;
    /// assert_eq!(Date::day_of("2026-11-26"), Some(20_783));
    /// assert_eq!(Date::day_of("2026-02-29"), None);
    /// ```
    pub fn day_of(text: &str) -> Option<Day> {
        let year: u32 = text.get(..4)?.parse().ok()?;
        let years = year.checked_sub(1970)?;
        // With its leap days, the year begins not long after this.
        let near = years * 365;
        let mut days = (near..=near + 460).filter_map(|day| Day::try_from(day).ok());
        days.find(|day| Self::of(*day).to_string() == text)
    }
}

/// Year, month, day, as ISO 8601 has it.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

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
    /// use tensu::learn::Week;
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

/// As ISO 8601 has it.
impl fmt::Display for Week {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-W{:02}", self.year, self.week)
    }
}

/// FNV-1a of 64 bits, by Fowler, Noll and Vo: the same number for the same text, everywhere and for good.
pub(super) fn fnv(text: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::fnv;

    /// The vectors that its authors publish.
    #[test]
    fn the_sum_is_that_of_its_authors() {
        assert_eq!(fnv(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv("foobar"), 0x8594_4171_f739_67e8);
    }
}
