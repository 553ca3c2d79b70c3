//! The rules that are played by: each in plain words, where its value comes from, and what may be changed.

use tensu::rules::KNOBS;
use yew::prelude::*;

use crate::book::Book;
use crate::state::{Dispatch, Hint};
use crate::tr::ui;

mod check;
mod house;
mod line;
mod number;
mod share;

/// What the page shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The rules.
    pub(crate) rules: Book,
    /// Why the last change was not made.
    pub(crate) hint: Option<Hint>,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The page.
#[component]
pub(crate) fn Rules(props: &Props) -> Html {
    let Props {
        rules,
        hint,
        dispatch,
    } = props;
    let lines = KNOBS.iter().filter_map(|knob| {
        let value = (knob.get)(rules)?;
        Some(line::line(rules, knob, &value, dispatch))
    });
    html! {
        <div class="rules">
            { house::head(rules, dispatch) }
            <p class="wrong" role="alert">{ hint.as_ref().map(ui().hint) }</p>
            <share::Share rules={rules.clone()} dispatch={dispatch.clone()} />
            <ul class="rule-list">{ for lines }</ul>
        </div>
    }
}
