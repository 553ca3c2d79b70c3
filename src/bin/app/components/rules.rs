//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use tensu::rules::KNOBS;
use yew::prelude::*;

use crate::book::Book;
use crate::components::shapes::each;
use crate::state::{Dispatch, Hint};
use crate::tr;

mod check;
mod house;
mod line;
mod number;
mod share;

/// The page; the hint says why the last change was not made.
pub(crate) fn rules(rules: &Book, hint: Option<&Hint>, dispatch: &Dispatch) -> Html {
    let lines = KNOBS.iter().filter_map(|knob| {
        let value = (knob.get)(rules)?;
        Some(line::line(rules, knob, &value, dispatch))
    });
    html! {
        <div class="rules">
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert">{ hint.map(tr::hint) }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            <ul class="rule-list">{ each(lines) }</ul>
        </div>
    }
}
