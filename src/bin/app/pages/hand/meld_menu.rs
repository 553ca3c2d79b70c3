//! The menu of a meld: another kind of it, its red five, away with it.

use tensu::{Kind, MeldKind, TileSet, WrittenMeld};
use yew::prelude::*;

use crate::browser::page::stay::stay;
use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::{button, each, toggle};
use crate::say::{self, Label, say};

/// Draws the menu of a meld.
pub(crate) fn meld_menu(meld: &WrittenMeld, set: &TileSet, dispatch: &Dispatch) -> Html {
    let send = |action: Action| {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            stay();
            dispatch.dispatch(action.clone());
        })
    };
    // A sequence stays a sequence; sets of equal tiles turn into each other.
    let kinds = MeldKind::ALL
        .into_iter()
        .filter(|&kind| meld.kind != MeldKind::Chi && kind != MeldKind::Chi);
    let kind_button = |kind: MeldKind| {
        toggle(
            "toggle",
            kind == meld.kind,
            say::meld(kind),
            send(Action::Hand(HandTap::MeldKind(kind))),
        )
    };
    let red = is_red(meld);
    html! {
        <div class="meld-menu" role="group" aria-label={say::meld_of(meld.kind, &meld.tiles)}>
            { each(kinds.map(kind_button)) }
            if may_be_red(meld, set) {
                { toggle("toggle", red, say(Label::RedFive), send(Action::Hand(HandTap::MeldRed))) }
            }
            { button("toggle", say(Label::MeldBack), send(Action::Hand(HandTap::MeldBack))) }
            { button("toggle", say(Label::RemoveMeld), send(Action::Hand(HandTap::MeldRemove))) }
            { button("toggle strong", say(Label::Done), send(Action::Hand(HandTap::Meld(None)))) }
        </div>
    }
}

fn is_red(meld: &WrittenMeld) -> bool {
    meld.tiles.iter().any(|tile| tile.is_red())
}

/// Returns whether the meld has a five of a suit that is played with red ones, or a red one already, which may have to go.
fn may_be_red(meld: &WrittenMeld, set: &TileSet) -> bool {
    let kinds = meld.tiles.iter().filter_map(|tile| tile.kind());
    is_red(meld)
        || kinds
            .filter_map(Kind::red_five)
            .any(|red| set.has_tile(red))
}

#[cfg(test)]
mod tests {
    use tensu::{Question, Ruleset};

    use super::may_be_red;

    #[test]
    fn a_red_five_is_offered_where_there_is_one() {
        let red = |meld: &str, rules: &str| {
            let question: Question = meld.parse().expect(meld);
            let rules = Ruleset::by_id(rules).expect(rules);
            may_be_red(&question.melds[0], &rules.tiles)
        };
        assert!(red("(555p)", "tenhou") && red("(456p)", "tenhou"));
        assert!(!red("(678p)", "tenhou") && !red("(555z)", "tenhou"));
        assert!(!red("(555p)", "ema_2025"), "none is red");
        assert!(red("(505p)", "ema_2025"), "it can be taken away");
    }
}
