//! Sheets: an exam, a class, the hand of the day, one hand as a quiz. What is asked stands in the address:
//! `#/sheet/1/ema_2025/whole;min=20/…`.

use std::rc::Rc;

use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Held, beside_course};

use crate::browser::page;
use crate::model::embed;
use crate::model::sheet::{Loaded, MAKE, Shared};
use crate::model::state::Dispatch;
use crate::model::storage::learning;
use crate::parts::kept::{Keeper, use_heard, use_saved};
use crate::parts::learning::{back, instead, to_course, use_elsewhere, use_learner};
use crate::parts::room;
use crate::parts::sheets::list::list;
use crate::parts::sheets::open::OpenSheet;
use crate::parts::sheets::paper::{Kind, Paper};
use crate::parts::sheets::told::wrong;
use crate::parts::sheets::{SheetTap, SheetTapped, Sheets};
use crate::parts::taught::use_taught;
use crate::say::teach::teach;

mod entry;
mod make;
pub(crate) mod quiz;
mod result;
mod take;

pub(crate) use entry::PAGE;
use entry::Taps;

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    if embed::frame().is_some() {
        return html! { <quiz::Ask entry={desk.state.entry.clone()} /> };
    }
    let held = Held::of(desk);
    // Where a sheet is made, hands that were entered can come into it.
    let body = if let Some((kind, text)) = Kind::named(&held.side) {
        // What is printed was a side of this page once.
        html! { <Paper {kind} text={text.to_owned()} dispatch={held.dispatch.clone()} /> }
    } else if held.side == MAKE {
        html! { <make::Make rules={held.rules} history={desk.state.history.clone()} dispatch={held.dispatch} /> }
    } else {
        html! { <Body ..held /> }
    };
    beside_course(desk, body)
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
    let text = &**side;
    // A hand of today is found once, and stays while it is on the screen.
    let loaded = use_memo((text.to_owned(), rules.clone()), |(text, rules)| {
        let at = Loaded::at(text, rules, page::today());
        at.map(|at| at.map(Rc::new))
    });
    let found = (*loaded).as_ref().and_then(|at| at.as_ref().ok());
    let (sheets, taps) = use_sheets(keeper, found.cloned(), dispatch);
    // One hand without a clock has nothing to begin.
    {
        let taps = taps.clone();
        use_effect_with(loaded.clone(), move |loaded| {
            if let Some(Ok(own)) = &**loaded
                && !own.has_start()
            {
                taps.emit(SheetTap::Begin);
            }
        });
    }
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let loaded = match &*loaded {
        None => {
            let head = room::head(back(to_course(dispatch)), teach(Teach::Exams), "");
            let list = list(&|side| PAGE.open_at(side, dispatch));
            return html! {
                <div class="learn">
                    { head }
                    <section class="learn-card">
                        { list }
                        <OpenSheet rules={rules.clone()} dispatch={dispatch.clone()} />
                    </section>
                </div>
            };
        }
        Some(Err(bad)) => return wrong(bad, dispatch),
        Some(Ok(loaded)) => loaded.clone(),
    };
    match sheets.shown(&loaded).map(Rc::new) {
        Some(taken) if taken.took.is_some() => {
            let measured = sheets.log.measure_of(&taken.loaded.code).is_some();
            html! { <result::Marked {taken} {measured} {taps} dispatch={dispatch.clone()} /> }
        }
        Some(taken) => {
            html! { <take::Take {taken} {taps} dispatch={dispatch.clone()} /> }
        }
        None => take::start(&loaded, &taps, dispatch),
    }
}

/// Returns the sheets that were begun, and the receiver of taps on the one that is there.
#[hook]
fn use_sheets(
    keeper: &Rc<Keeper>,
    loaded: Option<Shared>,
    dispatch: &Dispatch,
) -> (UseReducerHandle<Sheets>, Taps) {
    let sheets = use_learner(keeper, dispatch, |log, replica| {
        Sheets::with(log, replica, &learning::load_sheets())
    });
    use_saved(sheets.text(), |text| learning::save_sheets(text), dispatch);
    let taps: Taps = {
        let sheets = sheets.dispatcher();
        Callback::from(move |tap: SheetTap| {
            sheets.dispatch(SheetTapped {
                tap,
                loaded: loaded.clone(),
                today: page::today(),
                now: page::second(),
            });
        })
    };
    {
        let taps = taps.clone();
        use_effect_with((), move |()| taps.emit(SheetTap::Open));
    }
    {
        let taps = taps.clone();
        use_elsewhere(move |log| taps.emit(SheetTap::Elsewhere(log)));
    }
    {
        let taps = taps.clone();
        use_heard(learning::is_of_sheets, move || {
            taps.emit(SheetTap::Kept(learning::load_sheets()));
        });
    }
    (sheets, taps)
}
