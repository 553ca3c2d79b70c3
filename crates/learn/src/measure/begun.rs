//! A measurement as it is kept: the day, and the sheets.

use alloc::string::String;

use crate::Day;
use crate::practice::Form;
use tensu::house::House;

/// The moment of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// Before learning.
    Before,
    /// After it.
    After,
    /// A week later.
    Later,
}

impl Moment {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Before, Self::After, Self::Later];
}

/// A sheet of a measurement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MeasureSheet {
    /// Its code, by which its result is found.
    pub code: String,
    /// The sheet as text.
    pub text: String,
}

/// A measurement that was begun.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Measure {
    /// The day on which it was begun.
    pub day: Day,
    /// The seconds that all answers had taken until then.
    pub(crate) since: u32,
    /// The sheets, by their moments.
    pub(crate) sheets: [MeasureSheet; 3],
}

impl Measure {
    /// The sheet of a moment.
    pub fn sheet(&self, moment: Moment) -> &MeasureSheet {
        &self.sheets[moment as usize]
    }

    /// Returns whether it is played by these rules.
    pub fn is_by(&self, house: &House) -> bool {
        let [first, ..] = &self.sheets;
        let rules = tensu::inside::written_rules(house);
        let rest = first.text.split_once('/').map_or("", |(_, rest)| rest);
        let behind = rest.strip_prefix(&*rules);
        behind.is_some_and(|rest| rest.starts_with(["/", Form::Whole.code()].concat().as_str()))
    }
}
