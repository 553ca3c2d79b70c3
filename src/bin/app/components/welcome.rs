//! The empty table teaches: three hands to tap, and that the keyboard works.

use tensu::{Question, score};
use yew::prelude::*;

use crate::components::shapes::{each, send};
use super::tile::face;
use crate::book::Book;
use crate::entry::Entry;
use crate::gates::Effective;
use crate::state::{Action, Dispatch};
use crate::tr::{Example, ui};

/// How many examples there is room for.
const EXAMPLES: usize = 3;

/// The welcome: examples that win by these rules.
pub(crate) fn welcome(rules: &Book, dispatch: &Dispatch) -> Html {
    let example = |example: &'static Example| {
        let onclick = send(Action::Example(example.text), dispatch);
        let question: Question = example.text.parse().unwrap_or_default();
        let tiles = question.all_tiles().map(|tile| face(Some(tile), ""));
        html! {
            <button type="button" class="example" {onclick}>
                <span class="title">{ example.title }</span>
                <span class="faces">{ each(tiles) }</span>
            </button>
        }
    };
    let fits = |example: &&Example| {
        let question = example.text.parse::<Question>();
        question.is_ok_and(|question| {
            let by = question.by;
            let entry = Entry::new(rules.clone(), question);
            score(&Effective::of(&entry, by).question, rules).is_ok()
        })
    };
    html! {
        <div class="welcome">
            <h2>{ ui().welcome }</h2>
            <p>{ ui().welcome_help }</p>
            <div class="examples">{ each(ui().examples.iter().filter(fits).take(EXAMPLES).map(example)) }</div>
            <p class="keyboard">{ ui().keyboard }</p>
        </div>
    }
}
