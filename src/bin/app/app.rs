//! The screen: one state, the score of its hand, and the layout.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::ids::{MENU, POPOVER};
use crate::browser::page;
use crate::browser::page::address::{self, use_address};
use crate::frame::{article, foot, head, use_frame};
use crate::keys::{
    use_back, use_elsewhere, use_hand_strokes, use_keys, use_leave, use_links, use_offline,
    use_paste,
};
use crate::model::availability::Gates;
use crate::model::embed::{self, ShownFrame};
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::site::names::Subject;
use crate::model::state::{Action, Dispatch, State};
use crate::model::storage::{self, half};
use crate::nav;
use crate::on_demand::{OnDemand, use_on_demand};
use crate::pages::hand::bar::bar;
use crate::pages::hand::calculator;
use crate::pages::hand::live::live;
use crate::pages::hand::notices::{notices, over};
use crate::pages::{self, Desk, Page};
use crate::parts::dialog::Dialog;
use crate::parts::kept::{Keeper, use_saved};
use crate::parts::pick::rulesets;
use crate::parts::shapes::{each, el};
use crate::say::language::with_games;
use crate::say::{self, Label, say};

/// The app.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(|| {
        let mut state = storage::load_state();
        state.go(&address::here().unwrap_or_default());
        state
    });
    say::speak_as(state.entry.rules.idiom);
    let dispatch = state.dispatcher();
    use_keys(&dispatch);
    use_paste(&dispatch);
    use_links(&dispatch);
    use_stored(&state, &dispatch);
    use_elsewhere(&dispatch);
    use_leave(&dispatch);
    // With other words all is drawn anew; who changed them goes on from there.
    use_effect_with(state.looks.speech, |speech| {
        if let Some(list) = speech.list {
            // The keyboard comes back to this button.
            page::focus(MENU);
            page::press(MENU);
            page::focus(list);
        }
    });
    use_hand_strokes(&dispatch);
    use_effect_with((), |()| pages::menu::dress());
    use_back(state.open.sheet, &dispatch);
    let parts = use_parts(&dispatch);
    use_menu(state.open.menu, parts == PARTS);
    use_place(&state, &dispatch);
    let outcomes = use_memo(state.entry.clone(), |entry| Outcomes::of(entry));
    let page = state.page.view.as_deref().and_then(pages::find);
    let page = page.filter(|(page, _)| page.shows(&state, &outcomes));
    // A page that has nothing to show does not wait for it.
    let is_nowhere = state.page.view.is_some() && page.is_none();
    use_effect_with((is_nowhere, dispatch.clone()), |(is_nowhere, dispatch)| {
        if *is_nowhere {
            dispatch.dispatch(Action::View(None));
        }
    });
    let gates = use_memo(state.entry.clone(), |entry| Gates::of(entry));
    let put = use_callback(
        dispatch.clone(),
        |(entry, is_hand): (Rc<Entry>, bool), dispatch| {
            // Whatever has been entered meanwhile stays.
            let rules = || Action::Rules(entry.rules.clone());
            dispatch.dispatch(if is_hand {
                Action::Put(entry.clone())
            } else {
                rules()
            });
        },
    );
    let frame = use_frame(&state.entry, &outcomes, put);
    let keeper = use_memo((), |()| Keeper::default());
    let only = frame.and_then(|shown| match shown.subject {
        Subject::Reference => Some(&pages::reference::PAGE),
        Subject::Quiz => Some(&pages::sheet::PAGE),
        Subject::Calculator | Subject::Result => None,
    });
    // A frame in somebody's page loads nothing ahead.
    let on_demand = use_on_demand(
        only.is_some() || page.is_some(),
        parts == PARTS && frame.is_none(),
    );
    let bar = page.filter(|_| frame.is_none());
    let bar = bar
        .map(|(page, _)| nav::foot(page, &dispatch))
        .unwrap_or_default();
    let screen = Screen {
        desk: Desk {
            bar: &bar,
            keeper: &keeper,
            state: &state,
            outcomes: &outcomes,
            dispatch: &dispatch,
            side: page.map_or("", |(_, side)| side),
        },
        gates: &gates,
        on_demand: &on_demand,
        frame,
        only,
        parts,
    };
    screen.view(page.map(|(page, _)| page))
}

/// Keeps with each tap what is kept between visits.
#[hook]
fn use_stored(state: &State, dispatch: &Dispatch) {
    use_saved(state.stored(), |entry| storage::save(entry), dispatch);
    use_saved(
        state.houses.clone(),
        |all| storage::save_houses(all),
        dispatch,
    );
    use_saved(state.history.clone(), storage::save_history, dispatch);
    use_saved(state.deal, |deal| half::save_deal(*deal), dispatch);
    use_saved(
        !state.looks.asks,
        |is_asked| storage::save_asked(*is_asked),
        dispatch,
    );
}

/// Keeps the place of the player and the browser's address together.
#[hook]
fn use_place(state: &State, dispatch: &Dispatch) {
    let go = use_callback(dispatch.clone(), |place: String, dispatch| {
        let dispatch = dispatch.clone();
        with_games(place, move |place| {
            dispatch.dispatch(Action::Go(place.into()));
        });
    });
    use_address(&state.place(), state.page.closed, go);
}

/// Opens and closes the menu as the browser's way back says, once it is drawn.
#[hook]
fn use_menu(is_open: bool, is_drawn: bool) {
    // Somebody may have opened it before the app was there: only what changes is followed.
    let was = use_mut_ref(|| false);
    use_effect_with((is_open, is_drawn), move |(is_open, is_drawn)| {
        let changes = *is_drawn && was.replace(*is_open) != *is_open;
        if changes && *is_open != page::is_open(POPOVER) {
            // What had the keyboard before is not always there any more.
            if !*is_open {
                page::focus(MENU);
            }
            page::press(MENU);
        }
    });
}

/// All that the screen is drawn from.
struct Screen<'a> {
    /// The desk of the page that lies over the hand.
    desk: Desk<'a>,
    gates: &'a Gates,
    on_demand: &'a OnDemand,
    frame: Option<ShownFrame>,
    /// The page that a frame shows in place of the hand.
    only: Option<&'static Page>,
    /// The number of parts that are drawn so far.
    parts: u8,
}

impl Screen<'_> {
    /// Draws it, with the page that lies over the hand.
    fn view(&self, page: Option<&'static Page>) -> Html {
        let Desk {
            state,
            outcomes,
            dispatch,
            ..
        } = self.desk;
        let load = {
            let on_demand = self.on_demand.clone();
            Callback::from(move |_: MouseEvent| on_demand.load())
        };
        let (bar, body) = self.bar_and_body(&load);
        let is_whole = self.parts == PARTS;
        html! {
            <div key={state.looks.speech.times} class={classes!("app", state.open.sheet.then_some("is-open"))} data-ready={(is_whole && !cfg!(feature = "shell")).to_string()}>
                if let Some(frame) = self.frame {
                    <header>
                        { head(frame) }
                        { bar }
                    </header>
                } else {
                    { bar }
                }
                { body }
                { self.frame.map(|frame| foot(frame, &state.entry)).unwrap_or_default() }
                if let Some(page) = page.filter(|_| is_whole) {
                    <Dialog key={page.address} page={page.address} place={state.place()} ground={OnDemand::ground(page)} title={say(page.title)} dispatch={dispatch.clone()} news={each([over(&state.told.notices, dispatch), pages::tabs(page, dispatch)])} bar={self.desk.bar.clone()} tools={self.tools(page)}>
                        { self.on_demand.draw(page, &self.desk) }
                    </Dialog>
                }
                if self.frame.is_none() {
                    { nav::nav(load, dispatch) }
                }
                // A quiz asks what the hand is worth.
                if self.frame.is_none_or(|shown| shown.subject != Subject::Quiz) {
                    { live(outcomes, state) }
                }
            </div>
        }
    }

    /// Draws the choice of the rules that a page is about.
    fn tools(&self, page: &Page) -> Html {
        if self.frame.is_some() || !page.has_rules() {
            return Html::default();
        }
        let state = self.desk.state;
        let list = rulesets(
            Label::Ruleset,
            &state.entry,
            &state.houses,
            self.desk.dispatch,
        );
        html! { <span class="pick room-rules">{ list }</span> }
    }

    /// Draws the bar, and what is below it: the calculator, or what a frame shows.
    fn bar_and_body(&self, load: &Callback<MouseEvent>) -> (Html, Html) {
        let Desk {
            state,
            outcomes,
            dispatch,
            ..
        } = self.desk;
        let front = Desk {
            side: "",
            ..self.desk
        };
        match (self.frame, self.only) {
            // No panel shows the notices there.
            (Some(shown), _) if shown.subject == Subject::Result => (
                notices(&state.told.notices, dispatch),
                article(shown, &state.entry, outcomes),
            ),
            (shown, Some(page)) => {
                // A question lies on felt, and its answers on paper.
                let is_asked = shown.is_some_and(|shown| shown.subject == Subject::Quiz);
                let class = if is_asked { "asked" } else { "article" };
                let heading = el("h2", "unseen", say(page.title));
                let body = each([heading, self.on_demand.draw(page, &front)]);
                (
                    notices(&state.told.notices, dispatch),
                    el("main", class, body),
                )
            }
            _ if self.parts == 1 => Default::default(),
            _ => (
                bar(state, self.on_demand.menu(&front), load.clone(), dispatch),
                calculator(self.parts, state, outcomes, self.gates, dispatch),
            ),
        }
    }
}

/// The calculator is drawn for the first time in as many tasks, behind the page's first screen: slow phones answer in between.
const PARTS: u8 = 5;

/// Returns the number of parts that are drawn so far; with the last one the app takes the place of the first screen.
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
