//! The calculator, from top to bottom: a hand is entered, scored and explained.

use std::rc::Rc;

use yew::prelude::*;

use crate::model::availability::Gates;
use crate::model::embed::{self, Frame};
use crate::model::outcome::Outcomes;
use crate::model::state::{Dispatch, State};

pub(crate) mod at_once;
pub(crate) mod banner;
pub(crate) mod bar;
pub(crate) mod discards;
pub(crate) mod errand;
pub(crate) mod explain;
pub(crate) mod fields;
pub(crate) mod flowers;
pub(crate) mod frame;
pub(crate) mod indicators;
pub(crate) mod key;
pub(crate) mod live;
pub(crate) mod meld_menu;
pub(crate) mod notices;
pub(crate) mod palette;
pub(crate) mod refusals;
pub(crate) mod result;
pub(crate) mod situation;
pub(crate) mod strip;
pub(crate) mod summary;
pub(crate) mod toast;
pub(crate) mod tools;
pub(crate) mod unfinished;
pub(crate) mod waits;
pub(crate) mod welcome;
pub(crate) mod writing;

use errand::{covers, errand};
use explain::explain;
use fields::fields;
use meld_menu::meld_menu;
use notices::notices;
use palette::palette;
use result::result;
use situation::situation;
use strip::strip;
use toast::toast;
use writing::writing;

/// Draws the calculator, in which a hand is entered and scored.
pub(crate) fn calculator(
    parts: u8,
    state: &State,
    outcomes: &Rc<Outcomes>,
    gates: &Gates,
    dispatch: &Dispatch,
) -> Html {
    let entry = &state.entry;
    // In a frame that grows the panel's end may be out of sight.
    let grows = embed::frame().is_some_and(Frame::grows);
    html! {
        <main class="table">
            if parts > 2 {
                { entry_part(state, gates, dispatch) }
            }
            if parts > 3 {
                <div class="panel">
                    // A page that lies over it has them.
                    if state.page.view.is_none() {
                        { notices(&state.told.notices, dispatch) }
                    }
                    { banner::banner(entry, dispatch) }
                    { errand(state, outcomes, dispatch) }
                    if !covers(state, outcomes) {
                        { result(state, outcomes, dispatch) }
                        { explain(outcomes, entry, dispatch) }
                    }
                    if !grows {
                        { toast(state, dispatch) }
                    }
                </div>
            }
            if parts > 4 {
                <div class="thumb">
                    if grows {
                        { toast(state, dispatch) }
                    }
                    { palette(state, outcomes, dispatch) }
                </div>
            }
        </main>
    }
}

/// Draws everything of the entry but the keys.
fn entry_part(state: &State, gates: &Gates, dispatch: &Dispatch) -> Html {
    let entry = &state.entry;
    let meld = state.open.meld.and_then(|at| entry.rest.melds.get(at));
    html! {
        <div class="entry">
            { strip(state, dispatch) }
            { fields(state, gates, dispatch) }
            <div class="shelf">
                // What the menu lies over cannot be seen, and so not be reached.
                <div inert={meld.is_some()}>
                    { situation(gates, state, dispatch) }
                    { writing(state, dispatch) }
                </div>
                if let Some(meld) = meld {
                    { meld_menu(meld, &entry.rules.tiles, dispatch) }
                }
            </div>
        </div>
    }
}
