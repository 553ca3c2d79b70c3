//! A line over the price: somebody has won this tile already.

use std::rc::Rc;

use tensu::Wind;
use yew::prelude::*;

use super::{open, tap};
use crate::components::shapes::{button, el};
use crate::entry::Entry;
use crate::state::View;
use crate::state::{Dispatch, Page, Tap};
use crate::tr::{round_words, ui};

/// The line, when there is something to say.
pub(crate) fn banner(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    if entry.won.is_empty() {
        return Html::default();
    }
    let seats: Vec<Wind> = entry.won.iter().map(|won| won.rest.seat).collect();
    html! {
        <div class="banner" role="group" aria-label={round_words().winners_title}>
            { el("p", "", (round_words().kept)(&seats)) }
            { button("toggle strong", (ui().view)(View::Round), open(dispatch, Page::Winners)) }
            { button("toggle", round_words().alone, tap(dispatch, Tap::Alone)) }
        </div>
    }
}

/// At the end of the explanation: one more winner, or everything else that a hand can end with.
pub(crate) fn buttons(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    html! {
        <div class="buttons">
            if entry.another().is_ok() {
                { button("toggle", round_words().another, tap(dispatch, Tap::Another)) }
            }
            { button("toggle", (ui().view)(View::Round), open(dispatch, Page::Winners)) }
        </div>
    }
}
