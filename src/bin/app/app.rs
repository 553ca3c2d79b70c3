//! The screen: one state, what the core says about it, and where everything stands.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::bar::{MENU, bar};
use crate::components::dialog::Dialog;
use crate::components::explain::explain;
use crate::components::fields::fields;
use crate::components::frame::{article, head};
use crate::components::live::live;
use crate::components::meld_menu::meld_menu;
use crate::components::notices::notices;
use crate::components::palette::palette;
use crate::components::result::result;
use crate::components::round::banner;
use crate::components::shapes::{each, el};
use crate::components::situation::situation;
use crate::components::strip::strip;
use crate::components::toast::toast;
use crate::components::writing::writing;
use crate::embed::{self, Frame, Subject, use_frame};
use crate::gates::Gates;
use crate::keys::{use_back, use_kept, use_keys, use_leave, use_links, use_offline};
use crate::on_demand::use_on_demand;
use crate::outcome::Outcomes;
use crate::page;
use crate::state::{Action, Dispatch, State, View};
use crate::storage::{self, Trouble};
use crate::strokes::use_strokes;
use crate::tr;

/// The app.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(storage::load_state);
    let dispatch = state.dispatcher();
    use_keys(&dispatch);
    use_links(&dispatch);
    let tell = dispatch.clone();
    use_effect_with(state.stored(), move |entry| {
        tell_of(storage::save(entry), &tell);
    });
    let tell = dispatch.clone();
    use_effect_with(state.houses.clone(), move |houses| {
        tell_of(storage::save_houses(houses), &tell);
    });
    let tell = dispatch.clone();
    use_effect_with(state.history.clone(), move |history| {
        tell_of(storage::save_history(history), &tell);
    });
    let tell = dispatch.clone();
    use_effect_with(state.practice.weak.clone(), move |weak| {
        tell_of(storage::save_weak(weak), &tell);
    });
    let tell = dispatch.clone();
    use_effect_with(state.round.points_text(), move |points| {
        tell_of(storage::save_points(points), &tell);
    });
    use_kept(&dispatch);
    use_leave(&dispatch);
    // With other words all is drawn anew; who changed them goes on from there.
    use_effect_with(state.speech, |speech| {
        if let Some(list) = speech.list {
            page::press(MENU);
            page::focus(list);
        }
    });
    use_strokes(&dispatch);
    use_back(state.sheet, &dispatch);
    let parts = use_parts(&dispatch);
    let outcomes = use_memo(state.entry.clone(), |entry| Outcomes::of(entry));
    let gates = use_memo(state.entry.clone(), |entry| Gates::of(entry));
    let frame = use_frame(&state.entry, &outcomes, &dispatch);
    let page = frame.is_some_and(|shown| shown.subject == Subject::Reference);
    // A frame in somebody's page loads nothing ahead.
    let on_demand = use_on_demand(
        page || state.view.is_some(),
        parts == PARTS && frame.is_none(),
    );
    let (bar, body) = match frame {
        // No panel has them there.
        Some(shown) if shown.subject == Subject::Result => (
            notices(&state.notices, &dispatch),
            article(shown, &state.entry, &outcomes),
        ),
        Some(shown) if shown.subject == Subject::Reference => {
            let heading = el("h2", "unseen", tr::view(View::Reference));
            let page = on_demand.view(View::Reference, &state, &outcomes, &dispatch);
            let body = each([heading, page]);
            (
                notices(&state.notices, &dispatch),
                el("main", "article", body),
            )
        }
        _ if parts == 1 => Default::default(),
        _ => (
            bar(&state, &dispatch),
            calculator(parts, &state, &outcomes, &gates, &dispatch),
        ),
    };
    let enters =
        frame.is_none_or(|shown| shown.subject == Subject::Calculator && !shown.frame.grows());
    html! {
        <div key={state.speech.times} class={classes!("app", state.sheet.then_some("is-open"))} data-ready={(parts == PARTS && !cfg!(feature = "shell")).to_string()}>
            if enters {
                { toast(&state, &dispatch) }
            }
            if let Some(frame) = frame {
                <header>
                    { head(frame, &state.entry) }
                    { bar }
                </header>
            } else {
                { bar }
            }
            { body }
            if let Some(view) = state.view {
                <Dialog title={tr::view(view)} dispatch={dispatch.clone()}>
                    { on_demand.view(view, &state, &outcomes, &dispatch) }
                </Dialog>
            }
            { live(&outcomes, &state) }
        </div>
    }
}

/// The calculator is drawn for the first time in as many tasks, behind the page's first screen: slow phones answer in between.
const PARTS: u8 = 5;

/// How many parts are drawn so far; with the last one the app takes the place of the first screen.
#[hook]
fn use_parts(dispatch: &Dispatch) -> u8 {
    let at_once = cfg!(feature = "shell") || embed::frame().is_some();
    let parts = use_state_eq(|| if at_once { PARTS } else { 1 });
    let drawn = *parts;
    use_effect_with(drawn, move |drawn| {
        let drawn = *drawn;
        if drawn < PARTS {
            page::later(move || parts.set(drawn + 1));
        }
    });
    use_offline(drawn == PARTS, dispatch);
    drawn
}

/// Where a hand is entered and priced.
fn calculator(
    parts: u8,
    state: &State,
    outcomes: &Rc<Outcomes>,
    gates: &Gates,
    dispatch: &Dispatch,
) -> Html {
    let entry = &state.entry;
    html! {
        <main class="table">
            if parts > 2 {
                { entry_part(state, gates, dispatch) }
            }
            if parts > 3 {
                <div class="panel">
                    { notices(&state.notices, dispatch) }
                    { banner::banner(entry, dispatch) }
                    { result(state, outcomes, dispatch) }
                    { explain(outcomes, entry, dispatch) }
                </div>
            }
            if parts > 4 {
                <div class="thumb">
                    if embed::frame().is_some_and(Frame::grows) {
                        { toast(state, dispatch) }
                    }
                    { palette(state, dispatch) }
                </div>
            }
        </main>
    }
}

/// Tells the player what could not be kept.
pub(crate) fn tell_of(kept: Result<(), Trouble>, dispatch: &Dispatch) {
    if let Err(trouble) = kept {
        dispatch.dispatch(Action::Notice(trouble.into()));
    }
}

/// Everything that is entered, but for the keys.
fn entry_part(state: &State, gates: &Gates, dispatch: &Dispatch) -> Html {
    let entry = &state.entry;
    let meld = state.meld.and_then(|at| entry.rest.melds.get(at));
    html! {
        <div class="entry">
            { strip(state, dispatch) }
            { fields(entry, state.focus, gates, dispatch) }
            <div class="shelf">
                // What the menu lies over cannot be seen, and so not be reached.
                <div inert={meld.is_some()}>
                    { situation(gates, entry.rest.riichi, entry.rest.flags, dispatch) }
                    { writing(state, dispatch) }
                </div>
                if let Some(meld) = meld {
                    { meld_menu(meld, &entry.rules.tiles, dispatch) }
                }
            </div>
        </div>
    }
}
