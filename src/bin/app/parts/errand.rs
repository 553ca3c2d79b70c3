//! The beginning and the end of an errand: a hand that is entered in the calculator for another page.

use std::rc::Rc;

use crate::model::errand::Errand;
use crate::model::state::{Action, Dispatch, tell_of};
use crate::model::storage::half;

/// Begins an errand, or ends the one there is with `None`; saves that here, as nothing else begins or ends one.
pub(crate) fn send(errand: Option<Rc<Errand>>, dispatch: &Dispatch) {
    tell_of(half::save_errand(errand.as_deref()), dispatch);
    dispatch.dispatch(Action::Errand(errand));
}
