//! Sheets: an exam, a class, the hand of the day, one hand as a quiz. What is asked stands in the address:
//! `#/sheet/1/ema_2025/whole;min=20/…`.

use std::rc::Rc;

use tensu::text::Teach;
use tensu_learn::sheet::BadSheet;
use tensu_learn::{Log, Replica};
use yew::prelude::*;

use super::{Desk, Held, Page, learn};

use crate::browser::page;
use crate::model::embed;
use crate::model::sheet::{ADDRESS, DAY, Loaded, Shared, WEEK};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::parts::kept::{use_heard, use_saved};
use crate::parts::learning::{back, use_elsewhere, use_learner};
use crate::parts::question::sentences;
use crate::parts::shapes::{each, el, send};
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, teach};
use crate::say::words;

mod make;
mod paper;
mod quiz;
mod result;
mod state;
mod take;

use state::{Sheets, Taken, Tap, Tapped};

/// The page's address.
pub(crate) const PAGE: Page = Page {
    address: ADDRESS,
    ..Page::SIDE
};

/// The sides that are no sheet to take: where one is made, a sheet and its key for the printer.
const MAKE: &str = "make";
const PAPER: &str = "paper/";
const KEY: &str = "key/";

/// The receiver of taps.
type Taps = Callback<Tap>;

/// A sheet that is taken, and the receiver of taps.
#[derive(Properties, PartialEq)]
struct Props {
    taken: Rc<Taken>,
    taps: Taps,
    dispatch: Dispatch,
}

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    if embed::frame().is_some() {
        return html! { <quiz::Ask entry={desk.state.entry.clone()} /> };
    }
    let held = Held::of(desk);
    // Where a sheet is made, hands that were entered can come into it.
    if split(&held.side).0 == What::Make {
        return html! { <make::Make rules={held.rules} history={desk.state.history.clone()} dispatch={held.dispatch} /> };
    }
    html! { <Body ..held /> }
}

/// The sheets that go on, and what else leads here, as buttons of the page of Learn.
pub(crate) fn list(dispatch: &Dispatch) -> Html {
    let sheets = Sheets::with(Log::default(), Replica::of(0), &learning::load_sheets());
    let going = |taken: &Rc<Taken>| {
        let loaded = (*taken.loaded).clone().dated(page::today());
        let open = send(PAGE.opened_at(&loaded.sheet.to_string()), dispatch);
        let (done, of) = taken.progress();
        let how_far = fill_teach(Teach::CountOf, &[done.into(), of.into()]);
        let how_far = format!("{}, {how_far}", teach(Teach::GoOn));
        let name = el("span", "name", title(&loaded));
        let known = el("span", "learn-known", how_far);
        html! { <li><button type="button" class="learn-row" onclick={open}>{ name }{ known }</button></li> }
    };
    let line = |(text, side): (Teach, &str)| {
        let open = send(PAGE.opened_at(side), dispatch);
        html! {
            <li><button type="button" class="learn-row" onclick={open}>{ el("span", "name", teach(text)) }</button></li>
        }
    };
    let lines = [
        (Teach::HandOfDay, DAY),
        (Teach::HandOfWeek, WEEK),
        (Teach::MakeSheet, MAKE),
    ];
    html! { <ul class="learn-list">{ each(sheets.going().map(going)) }{ each(lines.into_iter().map(line)) }</ul> }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper,
        rules,
        side,
        dispatch,
    } = props;
    let taught = use_taught();
    let sheets = use_learner(keeper, dispatch, |log, replica| {
        Sheets::with(log, replica, &learning::load_sheets())
    });
    use_saved(sheets.text(), |text| learning::save_sheets(text), dispatch);
    let (what, text) = split(side);
    // A hand of today is found once, and stays while it is on the screen.
    let loaded = use_memo((text.to_owned(), rules.clone()), |(text, rules)| {
        let at = Loaded::at(text, rules, page::today());
        at.map(|at| at.map(Rc::new))
    });
    let taps: Taps = {
        let sheets = sheets.dispatcher();
        let loaded = loaded.as_ref().as_ref().and_then(|at| at.as_ref().ok());
        let loaded = loaded.cloned();
        Callback::from(move |tap: Tap| {
            sheets.dispatch(Tapped {
                tap,
                loaded: loaded.clone(),
                today: page::today(),
                now: page::second(),
            });
        })
    };
    {
        let taps = taps.clone();
        use_effect_with((), move |()| taps.emit(Tap::Open));
    }
    {
        let taps = taps.clone();
        use_elsewhere(move |log| taps.emit(Tap::Elsewhere(log)));
    }
    {
        let taps = taps.clone();
        use_heard(learning::is_of_sheets, move || {
            taps.emit(Tap::Kept(learning::load_sheets()));
        });
    }
    // One hand without a clock has nothing to begin.
    {
        let (taps, is_taken) = (taps.clone(), what == What::Take);
        use_effect_with((loaded.clone(), is_taken), move |(loaded, is_taken)| {
            if let Some(Ok(own)) = &**loaded
                && *is_taken
                && !own.has_start()
            {
                taps.emit(Tap::Begin);
            }
        });
    }
    if let Some(missing) = taught.missing() {
        return missing;
    }
    let loaded = match &*loaded {
        None => {
            return html! { <div class="learn"><section class="learn-card">{ list(dispatch) }</section></div> };
        }
        Some(Err(bad)) => return wrong(bad, dispatch),
        Some(Ok(loaded)) => loaded.clone(),
    };
    match what {
        What::Paper(is_key) => {
            html! { <paper::Paper {loaded} {is_key} dispatch={dispatch.clone()} /> }
        }
        _ => match sheets.shown(&loaded).map(Rc::new) {
            Some(taken) if taken.took.is_some() => {
                html! { <result::Outcome {taken} {taps} dispatch={dispatch.clone()} /> }
            }
            Some(taken) => {
                html! { <take::Take {taken} {taps} dispatch={dispatch.clone()} /> }
            }
            None => take::start(&loaded, &taps, dispatch),
        },
    }
}

/// The use that is made of a sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Take,
    Make,
    /// On paper: `true` for the key, `false` for the questions.
    Paper(bool),
}

fn split(side: &str) -> (What, &str) {
    if side == MAKE {
        (What::Make, "")
    } else if let Some(text) = side.strip_prefix(PAPER) {
        (What::Paper(false), text)
    } else if let Some(text) = side.strip_prefix(KEY) {
        (What::Paper(true), text)
    } else {
        (What::Take, side)
    }
}

fn wrong(bad: &BadSheet, dispatch: &Dispatch) -> Html {
    let text = bad.said(words());
    html! {
        <div class="lesson">
            <div class="lesson-head">{ back(learn::PAGE.open(dispatch)) }</div>
            <p role="alert" class="learn-card">{ text }</p>
        </div>
    }
}

/// The title of a sheet.
fn title(loaded: &Loaded) -> String {
    use tensu_learn::sheet::Daily;
    match loaded.daily {
        Some(Daily::Day(_)) => teach(Teach::HandOfDay).to_owned(),
        Some(Daily::Week(_)) => teach(Teach::HandOfWeek).to_owned(),
        None if loaded.is_mixed() => teach(Teach::SheetMixed).to_owned(),
        None => sentences::name(loaded.sheet.form).to_owned(),
    }
}

/// Title and way back, and what stands beside.
fn head(loaded: &Shared, beside: Html, dispatch: &Dispatch) -> Html {
    html! {
        <div class="lesson-head">
            { back(learn::PAGE.open(dispatch)) }
            { el("h3", "", title(loaded)) }
            { beside }
        </div>
    }
}
