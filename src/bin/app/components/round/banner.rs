//! A line over the price: somebody has won this tile already.

use std::rc::Rc;

use tensu::Wind;
use yew::prelude::*;

use super::{open, tap};
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
            <p>{ (round_words().kept)(&seats) }</p>
            <button type="button" class="toggle strong" onclick={open(dispatch, Page::Winners)}>{ (ui().view)(View::Round) }</button>
            <button type="button" class="toggle" onclick={tap(dispatch, Tap::Alone)}>{ round_words().alone }</button>
        </div>
    }
}

/// At the end of the explanation: one more winner, or everything else that a hand can end with.
pub(crate) fn buttons(entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    html! {
        <div class="buttons">
            if entry.another().is_ok() {
                <button type="button" class="toggle" onclick={tap(dispatch, Tap::Another)}>{ round_words().another }</button>
            }
            <button type="button" class="toggle" onclick={open(dispatch, Page::Winners)}>{ (ui().view)(View::Round) }</button>
        </div>
    }
}
