//! The course, kept while no page shows it and in step with other windows.

use std::rc::Rc;

use tensu_learn::Log;
use tensu_learn::course::Lesson;
use yew::prelude::*;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::course::{Course, CourseTap, CourseTapped};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::parts::kept::{Keeper, use_heard, use_saved};
use crate::parts::learning::{Learner, use_elsewhere, use_learner};

impl Learner for Course {
    fn log(&self) -> &Log {
        &self.log
    }
}

/// Takes a tap, the lesson that it is at, and how many seconds it took.
pub(crate) type Taps = Callback<(CourseTap, Option<&'static Lesson>, u32)>;

/// Returns the course as it is, and the callback for taps.
#[hook]
pub(crate) fn use_course(
    keeper: &Rc<Keeper>,
    rules: &ActiveRules,
    dispatch: &Dispatch,
) -> (UseReducerHandle<Course>, Taps) {
    let course = use_learner(keeper, dispatch, |log, replica| {
        Course::with(log, replica, &learning::load_lessons())
    });
    use_saved(course.text(), |text| learning::save_lessons(text), dispatch);
    let taps: Taps = {
        let (rules, course) = (rules.clone(), course.dispatcher());
        Callback::from(move |(tap, lesson, seconds)| {
            course.dispatch(CourseTapped {
                tap,
                lesson,
                rules: rules.clone(),
                seed: page::random(),
                today: page::today(),
                seconds,
            });
        })
    };
    {
        let taps = taps.clone();
        use_elsewhere(move |log| taps.emit((CourseTap::Elsewhere(log), None, 0)));
    }
    {
        let taps = taps.clone();
        use_heard(learning::is_of_lessons, move || {
            taps.emit((CourseTap::Lessons(learning::load_lessons()), None, 0));
        });
    }
    (course, taps)
}
