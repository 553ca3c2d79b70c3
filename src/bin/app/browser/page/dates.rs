//! Dates: of the device's clock, and as the browser writes them in a language.

use js_sys::{Date, Object, Reflect};

const DAY: f64 = 24.0 * 60.0 * 60_000.0;

/// The hour in which an evening is over.
const MORNING: f64 = 5.0;

/// Returns the local date, as days since 1 January 1970.
pub(crate) fn today() -> u16 {
    before(0.0)
}

/// Returns the local date of some hours ago.
fn before(hours: f64) -> u16 {
    let now = Date::new_0();
    let local = now.get_time() - 60_000.0 * (now.get_timezone_offset() + 60.0 * hours);
    (local / DAY) as u16
}

/// Returns the day that an evening belongs to: what is begun after midnight is of the day before.
pub(crate) fn evening() -> u16 {
    before(MORNING)
}

/// The form of a written date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DateForm {
    /// Day and month.
    Short,
    /// With the day of the week, and with the year if it is another one than now.
    Long,
}

/// Writes a date in a language.
pub(crate) fn written(day: u16, language: &str, form: DateForm) -> String {
    let date = Date::new(&(f64::from(day) * DAY).into());
    let options = Object::new();
    let year = date.get_utc_full_year() != Date::new_0().get_full_year();
    let long = form == DateForm::Long;
    let parts = [
        ("day", "numeric", true),
        ("month", "short", true),
        ("weekday", "long", long),
        ("year", "numeric", long && year),
        ("timeZone", "UTC", true),
    ];
    for (name, value, _) in parts.into_iter().filter(|(_, _, is_on)| *is_on) {
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_date_string(language, &options).into()
}
