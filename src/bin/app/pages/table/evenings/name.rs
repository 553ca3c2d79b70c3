//! The names of evenings and their days.

use tensu::evening::season::Gathering;
use tensu::evening::{Date, Day, Start};

use crate::browser::page::dates::{self, DateForm};
use crate::say::{Label, say, words};

/// A day with the day of the week.
pub(in crate::pages::table) fn date(day: Day) -> String {
    dates::written(day, words().tag, DateForm::Long)
}

/// A day in as little space as it takes.
pub(super) fn short_date(day: Day) -> String {
    dates::written(day, words().tag, DateForm::Short)
}

/// The name of an evening, or else its day.
pub(super) fn title(one: &Gathering) -> String {
    if one.name.is_empty() {
        day(one)
    } else {
        one.name.clone()
    }
}

/// The day of an evening.
pub(super) fn day(one: &Gathering) -> String {
    one.day
        .map_or_else(|| say(Label::EveningsNoDay).to_owned(), date)
}

/// The day of an evening, or else its name, where there is little space.
pub(super) fn short(one: &Gathering) -> String {
    one.day.map_or_else(|| one.name.clone(), short_date)
}

/// A name for games that are to be one evening.
pub(super) fn proposed(one: &Gathering) -> String {
    let title = title(one);
    match one.day {
        Some(day) if !Start::is_name(&title) => Date::of(day).to_string(),
        _ => title,
    }
}
