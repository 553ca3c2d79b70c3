//! A line over everything: what a tap did, and the way back.

use yew::prelude::*;

use crate::model::state::Hint;
use crate::say::{self, Label, say};

/// The id of the button that takes back what it tells of.
pub(crate) const UNDO: &str = "take-back";

/// Draws what was deleted, and the way back, for a dialog: the app under it is silent.
pub(crate) fn deleted(hint: Option<&Hint>, undo: Callback<MouseEvent>) -> Html {
    let text = hint.filter(|hint| hint.is_deleted()).map(say::hint);
    html! {
        <>
            <p class="unseen" role="status">{ text.clone() }</p>
            { text.map(|text| told(text, Some(undo))) }
        </>
    }
}

/// Draws a line over everything, with a way back where there is one.
pub(crate) fn told(text: String, undo: Option<Callback<MouseEvent>>) -> Html {
    let role = undo.as_ref().map(|_| "region");
    html! {
        <div key={text.clone()} class="told">
            <div class="toast" {role} aria-label={role.map(|_| say(Label::Notices))}>
                <p aria-hidden="true">{ text }</p>
                if let Some(onclick) = undo {
                    <button type="button" id={UNDO} class="take-back" {onclick}>{ say(Label::Undo) }</button>
                }
            </div>
        </div>
    }
}
