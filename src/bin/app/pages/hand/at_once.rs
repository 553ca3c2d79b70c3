//! The row above the keys, while the hand is entered: how many tiles a tap enters, the way to the text of the hand, and the
//! one to a photo of it.

use yew::prelude::*;

use crate::model::several::Several;
use crate::model::state::{Action, Dispatch, HandTap, State};
use crate::pages::photo;
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, send};
use crate::parts::writing::write;
use crate::say::{self, Label, say};

/// Draws the row.
pub(crate) fn at_once(state: &State, dispatch: &Dispatch) -> Html {
    let several = |several: Several| {
        let onclick = send(Action::Hand(HandTap::Several(several)), dispatch);
        let on = (state.keys.several == Some(several)).to_string();
        let digits = match several {
            Several::Sequence => "234",
            Several::Pair => "22",
            Several::Triplet => "222",
        };
        // What is seen is part of the name: who speaks to the app says what they see.
        let name = format!("{} {digits}", say::several(several));
        html! {
            <button type="button" class="toggle" aria-label={name} title={say::several(several)} aria-pressed={on} {onclick}>
                { digits }
            </button>
        }
    };
    let idle = !Several::ALL
        .into_iter()
        .any(|several| state.has_room_for(several));
    html! {
        <div class={classes!("at-once", idle.then_some("idle"))} role="group" aria-label={say(Label::AtOnce)}>
            { each(Several::ALL.into_iter().map(several)) }
            <button type="button" class="quiet" aria-label={say(Label::WriteHand)} title={say(Label::WriteHand)} onclick={|_| write()}>
                { icon(Shape::Keyboard) }
            </button>
            <button type="button" class="quiet camera" aria-label={say(photo::PAGE.title)} title={say(photo::PAGE.title)} onclick={photo::PAGE.open(dispatch)}>
                { icon(Shape::Camera) }
            </button>
        </div>
    }
}
