//! Melds, undo and redo, above the tile keys.

use tensu::MeldKind;
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, HandTap, State};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::send;
use crate::say::{self, Label, say};

/// The tools.
pub(crate) fn tools(state: &State, dispatch: &Dispatch) -> Html {
    let meld = |kind: MeldKind| {
        let onclick = send(Action::Hand(HandTap::Arm(kind)), dispatch);
        let pressed = (state.keys.armed == Some(kind)).to_string();
        html! {
            <button type="button" class="toggle" aria-label={say::meld(kind)} aria-pressed={pressed} {onclick}>
                { say::meld_short(kind) }
            </button>
        }
    };
    let step = |name: &'static str, shape: Shape, can: bool, action: Action| {
        let onclick = send(action, dispatch);
        html! {
            <button type="button" class="quiet" aria-label={name} title={name} aria-disabled={(!can).to_string()} {onclick}>
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class="tools" role="group" aria-label={say(Label::EntryKeys)}>
            if state.entry.rules.tiles.chi {
                { meld(MeldKind::Chi) }
            }
            { meld(MeldKind::Pon) }
            <span class="kans">
                <span class="caption" aria-hidden="true">{ say(Label::Kan) }</span>
                { meld(MeldKind::Minkan) }
                { meld(MeldKind::Kakan) }
                { meld(MeldKind::Ankan) }
            </span>
            { step(say(Label::Undo), Shape::Undo, state.can_undo(), Action::Undo) }
            { step(say(Label::Redo), Shape::Redo, state.can_redo(), Action::Redo) }
        </div>
    }
}
