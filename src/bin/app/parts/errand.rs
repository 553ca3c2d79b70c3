//! The beginning and the end of an errand: a hand that is entered in the calculator for another page.

use std::rc::Rc;

use yew::prelude::*;

use crate::model::errand::Errand;
use crate::model::state::{Action, Dispatch, tell_of};
use crate::model::storage::half;

/// Begins an errand, or ends the one there is with `None`; saves that here, as nothing else begins or ends one.
pub(crate) fn send(errand: Option<Rc<Errand>>, dispatch: &Dispatch) {
    tell_of(half::save_errand(errand.as_deref()), dispatch);
    dispatch.dispatch(Action::Errand(errand));
}

/// Ends the errand of a page that is not wanted any more.
#[hook]
pub(crate) fn use_end(
    errand: Option<&Errand>,
    page: &'static str,
    is_wanted: bool,
    dispatch: &Dispatch,
) {
    let is_over = !is_wanted && errand.is_some_and(|one| one.page == page);
    use_effect_with((is_over, dispatch.clone()), |(is_over, dispatch)| {
        if *is_over {
            send(None, dispatch);
        }
    });
}
