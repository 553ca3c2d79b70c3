//! The state of a page while it is closed: the next time it goes on from there.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::browser::storage::heard;
use crate::model::state::{Dispatch, tell_of};
use crate::model::trouble::Trouble;

/// The states of closed pages, one of each type.
#[derive(Default)]
pub(crate) struct Keeper(RefCell<Vec<Box<dyn Any>>>);

impl PartialEq for Keeper {
    /// Always `true`: there is one, the same for all.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Keeper {
    fn get<T: Clone + 'static>(&self) -> Option<T> {
        let all = self.0.borrow();
        all.iter().find_map(|one| one.downcast_ref().cloned())
    }

    /// Replaces the state of a page that is closed.
    pub(crate) fn put<T: 'static>(&self, state: T) {
        let mut all = self.0.borrow_mut();
        all.retain(|one| !one.is::<T>());
        all.push(Box::new(state));
    }

    /// Applies an action to the state of a page that is closed.
    pub(crate) fn tell<T>(&self, action: T::Action)
    where
        T: Reducible + Clone + Default + 'static,
    {
        let next = Rc::new(self.get::<T>().unwrap_or_default()).reduce(action);
        self.put((*next).clone());
    }
}

/// Returns the state of a page, as it was left; the first time, as `first` makes it.
#[hook]
pub(crate) fn use_kept<T>(keeper: &Rc<Keeper>, first: impl FnOnce() -> T) -> UseReducerHandle<T>
where
    T: Reducible + Clone + PartialEq + 'static,
{
    let state = use_reducer_eq(|| keeper.get().unwrap_or_else(first));
    let keeper = keeper.clone();
    use_effect_with((*state).clone(), move |now| keeper.put(now.clone()));
    state
}

/// The result of an attempt to save; equal to no other attempt's.
#[derive(Clone)]
struct Attempt(Rc<Result<(), Trouble>>);

impl PartialEq for Attempt {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Saves a value whenever it changes, and tells the player if that fails.
#[hook]
pub(crate) fn use_saved<T>(value: T, save: fn(&T) -> Result<(), Trouble>, dispatch: &Dispatch)
where
    T: PartialEq + 'static,
{
    // Before it is drawn, not as an effect: what is on the screen is kept. Yew lets the browser show what it has drawn, and
    // runs effects later; a page that is left in between would lose it.
    let saved = use_memo(value, save);
    let dispatch = dispatch.clone();
    use_effect_with(Attempt(saved), move |Attempt(saved)| {
        tell_of(**saved, &dispatch);
    });
}

/// Looks at what is kept when a page is opened, and whenever another window has written it.
#[hook]
pub(crate) fn use_heard(is_own: fn(Option<&str>) -> bool, look: impl Fn() + 'static) {
    use_effect_with((), move |()| {
        look();
        let listener = heard(move |key| {
            if is_own(key) {
                look();
            }
        });
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use yew::Reducible;

    use super::Keeper;

    #[derive(Clone, Debug, Default, PartialEq)]
    struct Sum(u8);

    impl Reducible for Sum {
        type Action = u8;

        fn reduce(self: Rc<Self>, more: u8) -> Rc<Self> {
            Rc::new(Self(self.0 + more))
        }
    }

    #[test]
    fn a_closed_page_is_told_something() {
        let keeper = Keeper::default();
        keeper.tell::<Sum>(2);
        keeper.tell::<Sum>(3);
        assert_eq!(keeper.get(), Some(Sum(5)));
    }

    #[test]
    fn one_of_each_type_is_kept() {
        let keeper = Keeper::default();
        keeper.put(1_u8);
        keeper.put("two");
        keeper.put(3_u8);
        assert_eq!((keeper.get(), keeper.get()), (Some(3_u8), Some("two")));
        assert_eq!(keeper.get::<u16>(), None);
    }
}
