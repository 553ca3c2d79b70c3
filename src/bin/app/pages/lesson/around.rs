//! The values that each state of the page draws from, and the places of the keyboard.

use tensu_learn::course::Sitting;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::course::CourseTap;

/// The id of what is shown or asked, which has the keyboard then.
pub(super) const ASKED: &str = "lesson-asked";
/// The id of the tiles: with the keyboard there, digits reach those from the tenth on.
pub(super) const FURTHER: &str = "lesson-further";
/// The id of the names of waits: with the keyboard there, digits reach them.
pub(super) const NAMES: &str = "lesson-names";
/// The number of parts that have a digit of their own.
pub(super) const DIGITS: usize = 9;
/// The id of the verdict, which has the keyboard after an answer.
pub(super) const VERDICT: &str = "lesson-verdict";
/// The id of what opens the whole reason.
pub(super) const WHY: &str = "lesson-why";

/// The context that each state of the page is drawn from.
pub(super) struct Around<'a> {
    pub(super) sitting: &'a Sitting,
    pub(super) rules: &'a ActiveRules,
    /// The part that is answered next.
    pub(super) at: usize,
    pub(super) taps: &'a Callback<Touch>,
}

/// A tap and its time, or the choice of a part.
#[derive(Clone)]
pub(super) enum Touch {
    Tap(CourseTap, f64),
    /// The part that is answered next.
    Part(usize),
}

impl Around<'_> {
    pub(super) fn tap(&self, tap: CourseTap) -> Callback<MouseEvent> {
        self.taps
            .reform(move |event: MouseEvent| Touch::Tap(tap.clone(), event.time_stamp()))
    }

    pub(super) fn part(&self, part: usize) -> Callback<MouseEvent> {
        self.taps.reform(move |_| Touch::Part(part))
    }
}
