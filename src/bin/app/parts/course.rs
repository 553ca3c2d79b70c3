//! The course, kept while no page shows it and in step with other windows.

use std::rc::Rc;

use tensu::learn::Replica;
use tensu::learn::course::Lesson;
use yew::prelude::*;

use crate::browser::page;
use crate::browser::storage::heard;
use crate::model::book::ActiveRules;
use crate::model::course::{Course, Tap, Tapped};
use crate::model::state::{Dispatch, tell_of};
use crate::model::storage::learning;
use crate::parts::kept::{Keeper, use_kept, use_saved};

/// Takes a tap, the lesson that it is at, and how many seconds it took.
pub(crate) type Taps = Callback<(Tap, Option<&'static Lesson>, u32)>;

/// The course as it is, and where taps go.
#[hook]
pub(crate) fn use_course(
    keeper: &Rc<Keeper>,
    rules: &ActiveRules,
    dispatch: &Dispatch,
) -> (UseReducerHandle<Course>, Taps) {
    let told = use_mut_ref(|| Ok(()));
    let course = {
        let told = told.clone();
        use_kept(keeper, move || {
            let (today, replica) = (page::today(), Replica::of(page::random() as u16));
            let (log, trouble) = learning::load_log(today, replica);
            *told.borrow_mut() = trouble;
            Course::with(log, replica, &learning::load_lessons())
        })
    };
    {
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| tell_of(*told.borrow(), &dispatch));
    }
    use_saved(course.log.clone(), learning::save_log, dispatch);
    use_saved(course.text(), |text| learning::save_lessons(text), dispatch);
    let taps: Taps = {
        let (rules, course) = (rules.clone(), course.dispatcher());
        Callback::from(move |(tap, lesson, seconds)| {
            course.dispatch(Tapped {
                tap,
                lesson,
                rules: rules.clone(),
                seed: page::random(),
                today: page::today(),
                seconds,
            });
        })
    };
    // Another window, or the drills, may have gone on, now or while this page was closed.
    {
        let taps = taps.clone();
        use_effect_with((), move |()| {
            let look = move || {
                let (log, _) = learning::load_log(page::today(), Replica::of(0));
                taps.emit((Tap::Elsewhere(log), None, 0));
            };
            look();
            let listener = heard(move |key| {
                if learning::is_of_learning(key) {
                    look();
                }
            });
            move || drop(listener)
        });
    }
    (course, taps)
}
