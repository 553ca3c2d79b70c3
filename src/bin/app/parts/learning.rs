//! What all pages of learning do alike: the log is read, saved with each tap and in step with other windows and pages, and a double
//! tap is one.

use std::cell::Cell;
use std::rc::Rc;

use tensu::learn::{Log, Replica};
use tensu::text::Teach;
use yew::prelude::*;

use crate::browser::page;
use crate::browser::storage::heard;
use crate::model::state::{Dispatch, tell_of};
use crate::model::storage::learning;
use crate::parts::kept::{Keeper, use_kept, use_saved};
use crate::say::teach::teach;

/// The state of a page that writes into the log.
pub(crate) trait Learner: Reducible + Clone + PartialEq + 'static {
    /// The log as this page knows it.
    fn log(&self) -> &Log;
}

/// The state of such a page, as it was left; the first time as `first` makes it of the log.
#[hook]
pub(crate) fn use_learner<S: Learner>(
    keeper: &Rc<Keeper>,
    dispatch: &Dispatch,
    first: impl FnOnce(Log, Replica) -> S,
) -> UseReducerHandle<S> {
    let told = use_mut_ref(|| Ok(()));
    let state = {
        let told = told.clone();
        use_kept(keeper, move || {
            let replica = Replica::of(page::random() as u16);
            let (log, trouble) = learning::load_log(page::today(), replica);
            *told.borrow_mut() = trouble;
            first(log, replica)
        })
    };
    {
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| tell_of(*told.borrow(), &dispatch));
    }
    use_saved(state.log().clone(), learning::save_log, dispatch);
    state
}

/// Takes the log of another window or page, which may have gone on, now or while this page was closed.
#[hook]
pub(crate) fn use_elsewhere(take: impl Fn(Log) + 'static) {
    use_effect_with((), move |()| {
        let look = move || take(learning::load_log(page::today(), Replica::of(0)).0);
        look();
        let listener = heard(move |key| {
            if learning::is_of_learning(key) {
                look();
            }
        });
        move || drop(listener)
    });
}

/// How long nobody has read what a tap has brought, in milliseconds: a double tap is one.
const UNREAD: f64 = 150.0;

/// When the last tap was.
#[derive(Clone)]
pub(crate) struct Pace(Rc<Cell<f64>>);

/// The pace of a page.
#[hook]
pub(crate) fn use_pace() -> Pace {
    let last = use_memo((), |()| Cell::new(f64::NEG_INFINITY));
    Pace(last)
}

impl Pace {
    /// The seconds from the tap before to one at `now`; `None` for one too many, which does not make the next one wait. Taps that
    /// need no reading in between are `free`.
    pub(crate) fn seconds(&self, now: f64, free: bool) -> Option<u32> {
        let since = now - self.0.get();
        if !free && since < UNREAD {
            return None;
        }
        self.0.set(now);
        // Before the first one there is none.
        Some(if since.is_finite() {
            (since / 1_000.0) as u32
        } else {
            0
        })
    }
}

/// The way back to the course.
pub(crate) fn back(open: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="lesson-back" aria-label={teach(Teach::BackToCourse)} onclick={open}>{ "‹" }</button> }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::Pace;

    #[test]
    fn a_second_tap_is_one_too_many_and_steady_tapping_is_not() {
        let pace = Pace(Rc::new(Cell::new(f64::NEG_INFINITY)));
        assert_eq!(pace.seconds(5_000.0, false), Some(0));
        assert_eq!(pace.seconds(5_100.0, false), None);
        // Not 150 ms after the one that did not count.
        assert_eq!(pace.seconds(5_160.0, false), Some(0));
        assert_eq!(pace.seconds(5_170.0, true), Some(0));
        assert_eq!(pace.seconds(9_180.0, false), Some(4));
    }
}
