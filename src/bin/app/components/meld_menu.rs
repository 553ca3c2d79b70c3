//! What can be done with a meld: another kind of it, its red five, away with it.

use tensu::{MeldKind, WrittenMeld};
use yew::prelude::*;

use crate::components::shapes::{button, each, send, toggle};
use crate::state::{Action, Dispatch};
use crate::tr::{self, Label, say};

/// The menu of a meld.
pub(crate) fn meld_menu(meld: &WrittenMeld, dispatch: &Dispatch) -> Html {
    let send = |action: Action| send(action, dispatch);
    // A run stays a run; sets of equal tiles turn into each other.
    let kinds = MeldKind::ALL
        .into_iter()
        .filter(|&kind| meld.kind != MeldKind::Chi && kind != MeldKind::Chi);
    let kind_button = |kind: MeldKind| {
        toggle(
            "toggle",
            kind == meld.kind,
            tr::meld(kind),
            send(Action::MeldKind(kind)),
        )
    };
    let red = meld.tiles.iter().any(|tile| tile.is_red());
    let has_five = meld
        .tiles
        .iter()
        .filter_map(|tile| tile.kind())
        .any(|kind| !kind.is_honor() && kind.rank() == 5);
    html! {
        <div class="meld-menu" role="group" aria-label={tr::meld_of(meld.kind, &meld.tiles)}>
            { each(kinds.map(kind_button)) }
            if has_five {
                { toggle("toggle", red, say(Label::RedFive), send(Action::MeldRed)) }
            }
            { button("toggle", say(Label::MeldBack), send(Action::MeldBack)) }
            { button("toggle", say(Label::RemoveMeld), send(Action::MeldRemove)) }
            { button("toggle strong", say(Label::Done), send(Action::Meld(None))) }
        </div>
    }
}
