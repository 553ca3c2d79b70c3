//! The empty table teaches: three hands to tap, and that the keyboard works.

use tensu::Question;
use yew::prelude::*;

use super::tile::face;
use crate::state::{Action, Dispatch};
use crate::tr::{Example, ui};

/// The welcome.
pub(crate) fn welcome(dispatch: &Dispatch) -> Html {
    let example = |example: &'static Example| {
        let dispatch = dispatch.clone();
        let onclick = move |_| dispatch.dispatch(Action::Example(example.text));
        let question: Question = example.text.parse().unwrap_or_default();
        let tiles = question.all_tiles().map(|tile| face(Some(tile), ""));
        html! {
            <button type="button" class="example" {onclick}>
                <span class="title">{ example.title }</span>
                <span class="faces">{ for tiles }</span>
            </button>
        }
    };
    html! {
        <div class="welcome">
            <h2>{ ui().welcome }</h2>
            <p>{ ui().welcome_help }</p>
            <div class="examples">{ for ui().examples.iter().map(example) }</div>
            <p class="keyboard">{ ui().keyboard }</p>
        </div>
    }
}
