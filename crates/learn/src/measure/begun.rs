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
    /// Its number: later ones have higher ones, whatever the clock says.
    pub(crate) number: u32,
    /// The day on which it was begun.
    pub day: Day,
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

/// The time of learning between the first two sheets: the seconds that the answers since the day of the measurement had taken when
/// the first was handed in, and when the second was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between {
    pub(crate) from: Option<u32>,
    pub(crate) until: Option<u32>,
}

impl Between {
    /// Takes over what another log knows: of two the first.
    pub(crate) fn merge(&mut self, other: Self) {
        let first = |one: Option<u32>, two| [one, two].into_iter().flatten().min();
        self.from = first(self.from, other.from);
        self.until = first(self.until, other.until);
    }
}
