//! A line over the points: somebody has won this tile already.

use std::rc::Rc;

use tensu::Wind;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch};
use crate::pages::settle;
use crate::parts::shapes::{button, el, send_to};
use crate::say::{self, Label, say};

/// Draws the line, when there is something to say.
pub(crate) fn banner(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    if entry.won.is_empty() {
        return Html::default();
    }
    let seats: Vec<Wind> = entry.won.iter().map(|won| won.rest.seat).collect();
    html! {
        <div class="banner" role="group" aria-label={say(Label::RoundWinnersTitle)}>
            { el("p", "", say::rules::kept(&seats)) }
            { button("toggle strong", say(settle::PAGE.title), open(dispatch)) }
            { button("toggle", say(Label::RoundAlone), send_to(Action::Alone, HAND, dispatch)) }
        </div>
    }
}

/// Draws the end of the explanation: one more winner, or everything else that a hand can end with.
pub(crate) fn buttons(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    html! {
        <div class="buttons">
            if entry.another().is_ok() {
                { button("toggle", say(Label::RoundAnother), send_to(Action::Another, HAND, dispatch)) }
            }
            { button("toggle", say(settle::PAGE.title), open(dispatch)) }
        </div>
    }
}

/// Opens the page that settles up, at the winners.
fn open(dispatch: &Dispatch) -> Callback<MouseEvent> {
    settle::PAGE.open_at("winners", dispatch)
}
