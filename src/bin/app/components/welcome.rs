//! The empty table teaches: three hands to tap, and that the keyboard works.

use tensu::{Question, score};
use yew::prelude::*;

use super::tile::face;
use crate::book::Book;
use crate::components::shapes::{each, el, send};
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
                { el("span", "title", example.title) }
                { el("span", "faces", each(tiles)) }
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
            { el("h2", "", ui().welcome) }
            { el("p", "", ui().welcome_help) }
            <div class="examples">{ each(ui().examples.iter().filter(fits).take(EXAMPLES).map(example)) }</div>
            { el("p", "keyboard", ui().keyboard) }
        </div>
    }
}
