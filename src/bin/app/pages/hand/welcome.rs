//! The empty table teaches: three hands to tap, and that the keyboard works.

use tensu::{Question, score};
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::availability::Effective;
use crate::model::book::ActiveRules;
use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch};
use crate::pages::quick;
use crate::parts::shapes::{button, each, el, send_to};
use crate::parts::tile::row;
use crate::say::{self, Label, say};

/// How many examples there is room for.
const EXAMPLES: usize = 3;

/// The welcome: examples that win by these rules. Who has scored a hand before knows what one looks like: then they are
/// not drawn, and the table is cleared sooner.
pub(crate) fn welcome(rules: &ActiveRules, is_new: bool, dispatch: &Dispatch) -> Html {
    let example = |(title, text): (Label, &'static str)| {
        let onclick = send_to(Action::Example(text), HAND, dispatch);
        let question: Question = text.parse().unwrap_or_default();
        let tiles = question.all_tiles().map(|tile| (Some(tile), ""));
        html! {
            <button type="button" class="example" {onclick}>
                { el("span", "title", say(title)) }
                if is_new {
                    { row("faces", tiles) }
                }
            </button>
        }
    };
    let fits = |(_, text): &(Label, &str)| {
        let question = text.parse::<Question>();
        question.is_ok_and(|question| {
            let by = question.by;
            let entry = Entry::new(rules.clone(), question);
            score(&Effective::of(&entry, by).question, rules).is_ok()
        })
    };
    html! {
        <div class="welcome">
            { el("h2", "", say(Label::Welcome)) }
            { el("p", "", say(Label::WelcomeHelp)) }
            <div class="examples">
                { each(say::EXAMPLES.into_iter().filter(fits).take(EXAMPLES).map(example)) }
                { button("toggle", say(quick::PAGE.title), quick::PAGE.open(dispatch)) }
            </div>
            { el("p", "keyboard", say(Label::Keyboard)) }
        </div>
    }
}
