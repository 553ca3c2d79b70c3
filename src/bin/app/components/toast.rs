//! One line at the top: what the next tile does, what the last one became, or why the last tap did nothing.

use tensu::MeldKind;
use yew::prelude::*;

use crate::components::shapes::send_to;
use crate::components::strip::HAND;
use crate::state::{Action, Dispatch, Hint, State};
use crate::tr::{self, Label, say};

/// The id of the button that takes back what it tells of.
pub(crate) const UNDO: &str = "take-back";

/// The line. It is silent: the live region says the same.
pub(crate) fn toast(state: &State, dispatch: &Dispatch) -> Html {
    let Some(text) = line(state) else {
        return Html::default();
    };
    let undo =
        matches!(state.hint, Some(Hint::Dora(_))).then(|| send_to(Action::Undo, HAND, dispatch));
    told(text, undo)
}

/// In a dialog, under which the app is silent: what was deleted, and the way back.
pub(crate) fn deleted(hint: Option<&Hint>, undo: Callback<MouseEvent>) -> Html {
    let text = hint.filter(|hint| hint.is_deleted()).map(tr::hint);
    html! {
        <>
            <p class="unseen" role="status">{ text.clone() }</p>
            { text.map(|text| told(text, Some(undo))) }
        </>
    }
}

/// A line over everything, with a way back where there is one.
fn told(text: String, undo: Option<Callback<MouseEvent>>) -> Html {
    let role = undo.as_ref().map(|_| "region");
    html! {
        <div key={text.clone()} class="told">
            <div class="toast" {role} aria-label={role.map(|_| say(Label::Notices))}>
                <p aria-hidden="true">{ text }</p>
                if let Some(onclick) = undo {
                    <button type="button" id={UNDO} class="take-back" {onclick}>{ say(Label::Undo) }</button>
                }
            </div>
        </div>
    }
}

/// What it says.
pub(crate) fn line(state: &State) -> Option<String> {
    let typed = Some(&state.typed).filter(|typed| !typed.is_empty());
    let hint = state.hint.as_ref().filter(|hint| !hint.is_deleted());
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
