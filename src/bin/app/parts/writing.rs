//! The field for the hand as text, for every part that leads to it.

use yew::Callback;
use yew::MouseEvent;

use crate::browser::page;
use crate::browser::page::paste::paste;
use crate::model::state::{Action, Dispatch, HandTap};
use crate::say::language;

/// The field's id.
pub(crate) const FIELD: &str = "hand-text";

/// Brings the keyboard to the field. What is typed then takes the place of the text.
pub(crate) fn write() {
    page::focus(FIELD);
    page::select(FIELD, 0, u32::MAX);
}

/// Reads a text as a hand, as if it was typed there.
pub(crate) fn take(text: String, dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    language::with_reader(text, move |text| {
        dispatch.dispatch(Action::Hand(HandTap::Draft(text)));
        dispatch.dispatch(Action::Hand(HandTap::Read));
    });
}

/// Returns the handler of a tap that pastes a hand; where nothing can be pasted the field waits for it.
pub(crate) fn pasted(dispatch: &Dispatch) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        let dispatch = dispatch.clone();
        paste(move |text| match text {
            Some(text) => take(text, &dispatch),
            None => write(),
        });
    })
}
