//! What lies over the screen is in a second file of WebAssembly, which is loaded when it is first wanted, or ahead of that when the
//! app has nothing else to do: the pages, and what is done with a tap on them.
//!
//! The build cuts the program at [`cut`]: what nothing but that function reaches is in the second file, named after the same
//! build (`xtask/src/site/split.rs`). So a page added to [`over`] costs the first load nothing but its title.

use std::cell::Cell;
use std::rc::Rc;

use tensu::Yaku;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::components::compare::comparison;
use crate::components::history::history;
use crate::components::practice::practice;
use crate::components::quick::quick;
use crate::components::reference::Reference;
use crate::components::round::round;
use crate::components::rules::rules;
use crate::components::shapes::{button, el};
use crate::components::share::share;
use crate::components::show::show;
use crate::components::site::site;
use crate::components::trust::Trust;
use crate::outcome::Outcomes;
use crate::page;
use crate::state::{Action, Dispatch, State, View};
use crate::tr::{Label, say};

/// What the rest of the app calls there.
#[derive(Clone, Copy)]
struct Pages {
    /// Draws what lies over the screen.
    over: fn(View, &State, &Rc<Outcomes>, &Dispatch) -> Html,
    /// Does what is tapped there and nowhere else.
    act: fn(&mut State, Action),
}

const PAGES: Pages = Pages {
    over,
    act: State::act_on_page,
};

/// Where the program is cut.
#[wasm_split(pages, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<Pages, SplitLoaderError> {
    Ok(PAGES)
}

thread_local! {
    static THERE: Cell<Option<Pages>> = const { Cell::new(None) };
}

/// The second file, once it is there. Where a program is one file, it is.
fn there() -> Option<Pages> {
    THERE.get().or(if cfg!(target_family = "wasm") {
        None
    } else {
        Some(PAGES)
    })
}

/// Does what is tapped on a page; nobody taps on one that is not there.
pub(crate) fn act(state: &mut State, action: Action) {
    if let Some(pages) = there() {
        (pages.act)(state, action);
    }
}

fn over(view: View, state: &State, outcomes: &Rc<Outcomes>, dispatch: &Dispatch) -> Html {
    match view {
        View::Rules => rules(state, dispatch),
        View::Round => round(state, dispatch),
        View::Quick => quick(state, dispatch),
        View::Practice => practice(state, dispatch),
        View::Reference => reference(state, None),
        View::Yaku(yaku) => reference(state, Some(yaku)),
        View::Compare => comparison(&state.entry),
        View::Share => share(&state.entry, outcomes),
        View::Show(facing) => show(&state.entry, outcomes, facing, dispatch),
        View::History => history(&state.history, state.hint.as_ref(), dispatch),
        View::Site => site(state, dispatch),
        View::Trust => html! { <Trust rules={state.entry.rules.clone()} /> },
    }
}

/// The reference, at a yaku where it is opened for one.
fn reference(state: &State, at: Option<Yaku>) -> Html {
    let (rules, club) = (state.entry.rules.clone(), state.site.clone());
    html! { <Reference {rules} {club} {at} /> }
}

/// How far the second file has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Coming,
    Missing,
    There,
}

impl Stage {
    fn now() -> Self {
        there().map_or(Self::Coming, |_| Self::There)
    }
}

/// What is loaded when it is wanted.
#[derive(Clone)]
pub(crate) struct OnDemand(UseStateHandle<Stage>);

/// Loads it when it is wanted, or when the app is ready and has time for it.
#[hook]
pub(crate) fn use_on_demand(wanted: bool, ready: bool) -> OnDemand {
    let stage = use_state_eq(Stage::now);
    let on_demand = OnDemand(stage);
    let loaded = on_demand.clone();
    use_effect_with(wanted, move |wanted| {
        if *wanted {
            loaded.load();
        }
    });
    let loaded = on_demand.clone();
    use_effect_with(ready, move |ready| {
        if *ready {
            page::when_idle(move || spawn_local(async move { drop(loaded.fetch().await) }));
        }
    });
    on_demand
}

impl OnDemand {
    /// Fetches the file, and says so where that fails.
    fn load(&self) {
        if Stage::now() == Stage::There {
            return;
        }
        self.0.set(Stage::Coming);
        let this = self.clone();
        spawn_local(async move {
            if this.fetch().await.is_err() {
                this.0.set(Stage::Missing);
            }
        });
    }

    /// Fetches the file, once, however many want it.
    async fn fetch(&self) -> Result<(), SplitLoaderError> {
        THERE.set(Some(cut().await?));
        self.0.set(Stage::There);
        Ok(())
    }

    /// What lies over the screen, or why it is not there yet.
    pub(crate) fn view(
        &self,
        view: View,
        state: &State,
        outcomes: &Rc<Outcomes>,
        dispatch: &Dispatch,
    ) -> Html {
        match (there(), *self.0) {
            (Some(pages), _) => (pages.over)(view, state, outcomes, dispatch),
            (None, Stage::Missing) => {
                let this = self.clone();
                html! {
                    <div role="alert">
                        { el("p", "", say(Label::PageMissing)) }
                        { button("toggle strong", say(Label::PageAgain), move |_| this.load()) }
                    </div>
                }
            }
            (None, _) => el("p", "coming", say(Label::PageComing)),
        }
    }
}
