//! One line at the top: what the next tile does, what the last one became, or why the last tap did nothing.

use tensu::MeldKind;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::state::{Action, Dispatch, Hint, State};
use crate::parts::shapes::send_to;
use crate::parts::told::told;
use crate::say::{self, Label};

/// Draws the line. It is silent: the live region says the same.
pub(crate) fn toast(state: &State, dispatch: &Dispatch) -> Html {
    let Some(text) = line(state) else {
        return Html::default();
    };
    let undo = matches!(state.told.hint, Some(Hint::Dora(_) | Hint::Cleared))
        .then(|| send_to(Action::Undo, HAND, dispatch));
    told(text, undo)
}

/// Chooses the text of the line.
pub(crate) fn line(state: &State) -> Option<String> {
    let typed = Some(&state.keys.typed).filter(|typed| !typed.is_empty());
    let hint = state.told.hint.as_ref().filter(|hint| !hint.is_deleted());
    let text = hint.map(say::hint);
    let text = text.or_else(|| typed.map(|typed| say::typing(typed)));
    let text =
        text.or_else(|| Some(say::tile_names(&state.traced())).filter(|names| !names.is_empty()));
    let text = text.or_else(|| {
        state
            .keys
            .armed
            .map(|kind| armed(kind, state.entry.tiles.is_empty()))
    });
    text.or_else(|| {
        state
            .keys
            .several
            .map(|several| say::several_prompt(several).to_owned())
    })
}

fn armed(kind: MeldKind, alone: bool) -> String {
    let prompt = say::meld_prompt(kind);
    if alone {
        prompt
    } else {
        say::with(Label::OrOfHand, &prompt)
    }
}
