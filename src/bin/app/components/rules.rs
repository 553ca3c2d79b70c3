//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use tensu::rules::KNOBS;
use yew::prelude::*;

use crate::components::shapes::{each, send_to};
use crate::components::toast::told;
use crate::state::{Action, Dispatch, Hint, State};
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
    let deleted = hint
        .filter(|hint| matches!(hint, Hint::RulesDeleted(_)))
        .map(tr::hint);
    let wrong = hint.filter(|_| deleted.is_none()).map(tr::hint);
    let undo = send_to(Action::Undo, house::NAME, dispatch);
    html! {
        <div class="rules">
            // What lies under this dialog is silent.
            <p class="unseen" role="status">{ deleted.clone() }</p>
            { deleted.map(|text| told(text, Some(undo))) }
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert" key={state.told}>{ wrong }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            <ul class="rule-list">{ each(lines) }</ul>
        </div>
    }
}
