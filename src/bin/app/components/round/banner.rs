//! A line over the price: somebody has won this tile already.

use std::rc::Rc;

use tensu::Wind;
use yew::prelude::*;

use super::{next, open};
use crate::components::shapes::{button, el, send_to};
use crate::components::strip::HAND;
use crate::entry::Entry;
use crate::state::View;
use crate::state::{Action, Dispatch, Page, Tap};
use crate::tr::{self, Label, say};

/// The line, when there is something to say.
pub(crate) fn banner(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    if entry.won.is_empty() {
        return Html::default();
    }
    let seats: Vec<Wind> = entry.won.iter().map(|won| won.rest.seat).collect();
    html! {
        <div class="banner" role="group" aria-label={say(Label::RoundWinnersTitle)}>
            { el("p", "", tr::round::kept(&seats)) }
            { button("toggle strong", tr::view(View::Round), open(dispatch, Page::Winners)) }
            { button("toggle", say(Label::RoundAlone), send_to(Action::Settle(Tap::Alone), HAND, dispatch)) }
        </div>
    }
}

/// At the end of the explanation: one more winner, or everything else that a hand can end with.
pub(crate) fn buttons(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    html! {
        <div class="buttons">
            if entry.another().is_ok() {
                { button("toggle", say(Label::RoundAnother), next(dispatch)) }
            }
            { button("toggle", tr::view(View::Round), open(dispatch, Page::Winners)) }
        </div>
    }
}
