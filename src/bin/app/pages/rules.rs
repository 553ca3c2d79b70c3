//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use tensu::rules::KNOBS;
use yew::prelude::*;

use super::{Desk, Page};
use crate::model::state::Action;
use crate::parts::icon::Shape;
use crate::parts::shapes::{each, send_to};
use crate::parts::told::deleted;
use crate::say::{self, Label};

mod check;
mod house;
mod line;
mod number;
mod share;

/// Its entry.
pub(crate) const PAGE: Page = Page {
    address: "rules",
    title: Label::Rules,
    icon: Some(Shape::Rules),
    in_menu: true,
    in_frame: |frame| !frame.lock,
    is_there: |_| true,
};

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state, dispatch, ..
    } = *desk;
    let (rules, hint) = (&state.entry.rules, state.hint.as_ref());
    let lines = KNOBS.iter().filter_map(|knob| {
        let value = (knob.get)(rules)?;
        Some(line::line(rules, knob, &value, dispatch))
    });
    let wrong = hint.filter(|hint| !hint.is_deleted()).map(say::hint);
    let undo = send_to(Action::Undo, house::NAME, dispatch);
    html! {
        <div class="rules">
            { deleted(hint, undo) }
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert" key={state.told}>{ wrong }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            <ul class="rule-list">{ each(lines) }</ul>
        </div>
    }
}
