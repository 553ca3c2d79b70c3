//! One line above the keys: what the next tile does, or why the last tap did nothing.

use tensu::MeldKind;
use yew::prelude::*;

use crate::state::{Hint, State};
use crate::tr::{self, Label};

/// The line. It is silent: the live region says the same.
pub(crate) fn toast(state: &State) -> Html {
    html! {
        if let Some(text) = line(state) {
            <p class="toast" aria-hidden="true">{ text }</p>
        }
    }
}

/// What it says.
pub(crate) fn line(state: &State) -> Option<String> {
    let typed = Some(&state.typed).filter(|typed| !typed.is_empty());
    // What is wrong in the text of the hand stands there.
    let is_text = |hint: &&Hint| matches!(hint, Hint::Text(_));
    let hint = state.hint.as_ref().filter(|hint| !is_text(hint));
    let text = hint.map(tr::hint);
    let text = text.or_else(|| typed.map(|typed| tr::typing(typed)));
    let text =
        text.or_else(|| Some(tr::tile_names(&state.traced())).filter(|names| !names.is_empty()));
    let text = text.or_else(|| {
        state
            .armed
            .map(|kind| armed(kind, state.entry.tiles.is_empty()))
    });
    text.or_else(|| {
        state
            .several
            .map(|several| tr::several_prompt(several).to_owned())
    })
}

fn armed(kind: MeldKind, alone: bool) -> String {
    let prompt = tr::meld_prompt(kind);
    if alone {
        prompt
    } else {
        tr::with(Label::OrOfHand, &prompt)
    }
}
