//! A page asks for a hand, which is entered where hands are.

use std::rc::Rc;

use crate::model::errand::Errand;
use crate::model::state::{Action, Dispatch, tell_of};
use crate::model::storage::half;

/// A hand is entered for a page, or not any more; that is kept here, as nothing else begins or ends it.
pub(crate) fn send(errand: Option<Rc<Errand>>, dispatch: &Dispatch) {
    tell_of(half::save_errand(errand.as_deref()), dispatch);
    dispatch.dispatch(Action::Errand(errand));
}
