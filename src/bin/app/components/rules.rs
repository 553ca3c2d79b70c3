//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use tensu::rules::KNOBS;
use yew::prelude::*;

use crate::components::shapes::{each, send_to};
use crate::components::toast::deleted;
use crate::state::{Action, Dispatch, State};
use crate::tr;

mod check;
mod house;
mod line;
mod number;
mod share;

/// The page.
pub(crate) fn rules(state: &State, dispatch: &Dispatch) -> Html {
    let (rules, hint) = (&state.entry.rules, state.hint.as_ref());
    let lines = KNOBS.iter().filter_map(|knob| {
        let value = (knob.get)(rules)?;
        Some(line::line(rules, knob, &value, dispatch))
    });
    let wrong = hint.filter(|hint| !hint.is_deleted()).map(tr::hint);
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
