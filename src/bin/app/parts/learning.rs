//! The common part of all pages of learning: the log is read, saved with each tap and in step with other windows and
//! pages, and a double tap counts once.

use crate::browser::page;
use crate::browser::page::Ticks;
use crate::browser::storage::heard;
use crate::model::course::ADDRESS;
use crate::model::state::{Action, Dispatch, tell_of};
use crate::model::storage::learning;
use crate::parts::kept::{Keeper, use_kept, use_saved};
use crate::parts::question::sentences;
use crate::parts::room;
use crate::parts::shapes::{each, el, send};
use crate::say::teach::teach;
use crate::say::{Label, say};
use std::cell::Cell;
use std::rc::Rc;
use tensu::Ruleset;
use tensu_learn::practice::{Drill, Form};
use tensu_learn::{Day, Log, Replica};
use tensu_words::Teach;
use yew::prelude::*;

/// The state of a page that writes into the log.
pub(crate) trait Learner: Reducible + Clone + PartialEq + 'static {
    /// Returns the log as this page knows it.
    fn log(&self) -> &Log;
}

/// Returns the state of such a page, as it was left; the first time as `first` makes it of the log.
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

/// Returns the day of today, also on a page that is left open over midnight.
#[hook]
pub(crate) fn use_today() -> Day {
    let today = use_state_eq(page::today);
    {
        let today = today.clone();
        use_effect_with((), move |()| {
            let ticks = Ticks::new(move || today.set(page::today()));
            move || drop(ticks)
        });
    }
    *today
}

/// The milliseconds in which nobody has read what a tap has brought: within them a double tap is one.
const UNREAD: f64 = 150.0;

/// The time of the last tap, and the time since when something is asked.
#[derive(Clone)]
pub(crate) struct Pace(Rc<Cell<Stamps>>);

impl PartialEq for Pace {
    /// Always `true`: there is one on a page.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, Copy)]
struct Stamps {
    last: f64,
    asked: f64,
}

/// Returns the pace of a page, on which something is asked as soon as it is there.
#[hook]
pub(crate) fn use_pace() -> Pace {
    let stamps = use_memo((), |()| Cell::new(Stamps::at(page::stamp())));
    Pace(stamps)
}

impl Stamps {
    /// Makes the stamps of a page where nothing was tapped yet.
    const fn at(asked: f64) -> Self {
        Self {
            last: f64::NEG_INFINITY,
            asked,
        }
    }
}

impl Pace {
    /// Returns the seconds from the start of the question to a tap at `now`; `None` for one too many, which does not
    /// make the next one wait. Taps that need no reading in between are `free`.
    pub(crate) fn seconds(&self, now: f64, free: bool) -> Option<u32> {
        let Stamps { last, asked } = self.0.get();
        if !free && now - last < UNREAD {
            return None;
        }
        self.0.set(Stamps { last: now, asked });
        Some(((now - asked) / 1_000.0) as u32)
    }

    /// Returns the seconds since something was asked.
    pub(crate) fn passed(&self) -> u32 {
        ((page::stamp() - self.0.get().asked) / 1_000.0) as u32
    }

    /// Notes that something else is asked now.
    pub(crate) fn begin(&self) {
        self.asked(page::stamp());
    }

    /// Notes that something else is asked since a tap at `now`.
    pub(crate) fn asked(&self, now: f64) {
        let stamps = self.0.get();
        self.0.set(Stamps {
            asked: now,
            ..stamps
        });
    }
}

/// Returns the handler of a tap that leads back to the course.
pub(crate) fn to_course(dispatch: &Dispatch) -> Callback<MouseEvent> {
    send(Action::View(Some(ADDRESS.into())), dispatch)
}

/// Draws the drills that the rules have, as buttons that open a side of their page.
pub(crate) fn drill_list(rules: &Ruleset, open: &dyn Fn(&str) -> Callback<MouseEvent>) -> Html {
    let line = |form: &Form| {
        let onclick = open(&Drill::of(*form).to_string());
        html! {
            <li><button type="button" class="learn-row" {onclick}>{ el("span", "name", sentences::name(*form)) }</button></li>
        }
    };
    let forms = Form::ALL.iter().filter(|form| form.is_in(rules));
    html! { <ul class="learn-list">{ each(forms.map(line)) }</ul> }
}

/// Draws a page of Learn that has something else to say than what it is for.
pub(crate) fn instead(back: Html, said: Html) -> Html {
    let head = room::head(back, say(Label::ViewLearn), "");
    each([head, el("div", "paper page", said)])
}

/// Draws the way back to the course.
pub(crate) fn back(open: Callback<MouseEvent>) -> Html {
    room::back(teach(Teach::BackToCourse), open)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::{Pace, Stamps};

    fn pace(asked: f64) -> Pace {
        Pace(Rc::new(Cell::new(Stamps::at(asked))))
    }

    #[test]
    fn a_second_tap_is_one_too_many_and_steady_tapping_is_not() {
        let pace = pace(4_000.0);
        assert_eq!(pace.seconds(5_000.0, false), Some(1));
        pace.asked(5_000.0);
        assert_eq!(pace.seconds(5_100.0, false), None);
        // Not 150 ms after the one that did not count.
        assert_eq!(pace.seconds(5_160.0, false), Some(0));
        assert_eq!(pace.seconds(5_170.0, true), Some(0));
        assert_eq!(pace.seconds(9_180.0, false), Some(4));
    }

    /// A whole hand of 40 seconds, in three parts, is one of 40 seconds; and reading what came of it is no part of the next one.
    #[test]
    fn all_taps_of_a_question_count_from_its_start() {
        let pace = pace(1_000.0);
        assert_eq!(pace.seconds(20_000.0, true), Some(19));
        assert_eq!(pace.seconds(39_000.0, true), Some(38));
        assert_eq!(pace.seconds(41_000.0, false), Some(40));
        assert_eq!(pace.seconds(71_000.0, false), Some(70));
        pace.asked(71_000.0);
        assert_eq!(pace.seconds(77_500.0, false), Some(6));
    }
}
