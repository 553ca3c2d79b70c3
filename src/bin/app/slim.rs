//! The slim program: what a frame only reads, a hand that its page gives, or a question. It is made of the same code as the app, without
//! the calculator, so that a page with a hand loads a third less (`xtask/src/site/split.rs`); what it lacks the app does, in its place.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::browser::page;
use crate::frame::{Put, article, foot, head, speaks, use_frame};
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::site::names::Subject;
use crate::pages::hand::live;
use crate::pages::sheet::{PAGE, quiz};
use crate::parts::shapes::{coming, each, el};
use crate::say::{self, report, say};

/// Draws a question: about the hand on the table, if there is one.
type Ask = fn(&Rc<Entry>) -> Html;

/// Loads what asks: the place where the program is cut.
#[wasm_split(asked, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<Ask, SplitLoaderError> {
    Ok(|entry| html! { <quiz::Ask entry={entry.clone()} /> })
}

/// Begins: with the app where the address asks for something that this program lacks.
pub(crate) fn begin() {
    spawn_local(async {
        let warm = async { page::task().await };
        if !speaks(warm).await {
            return page::broken();
        }
        let shown = embed::frame().map(|frame| frame.subject(frame.is_given()));
        match (shown, page::element("app")) {
            (Some(Subject::Result | Subject::Quiz), Some(root)) => {
                let drawn = yew::Renderer::<Slim>::with_root(root).render();
                DRAWN.set(Some(drawn));
            }
            _ => page::frame::leave(None),
        }
    });
}

thread_local! {
    /// The frame on the screen, until the app takes its place.
    static DRAWN: RefCell<Option<yew::AppHandle<Slim>>> = const { RefCell::new(None) };
}

/// Makes room for the app, which goes on with a state.
fn leave(state: &str) {
    if let Some(drawn) = DRAWN.take() {
        drawn.destroy();
    }
    page::frame::leave(Some(state));
}

/// The frame.
#[component]
fn Slim() -> Html {
    let entry = use_state_eq(|| {
        let start = embed::frame().map(|frame| frame.start.clone());
        Rc::new(start.unwrap_or_default())
    });
    say::speak_as(entry.rules.idiom);
    let put: Put = use_callback((), {
        let entry = entry.setter();
        move |(next, _), ()| entry.set(next)
    });
    let outcomes = use_memo((*entry).clone(), |entry| Outcomes::of(entry));
    let times = use_mut_ref(|| 0);
    let frame = use_frame(&entry, &outcomes, put);
    use_effect_with((), |()| page::ready());
    // Behind what tells the page around of the change.
    let left = frame.is_none_or(|shown| shown.subject == Subject::Calculator);
    use_effect_with((left, (*entry).clone()), |(left, entry)| {
        if *left {
            let state = report::state(entry);
            page::later(move || leave(&state));
        }
    });
    let Some(shown) = frame.filter(|_| !left) else {
        return Html::default();
    };
    let is_asked = shown.subject == Subject::Quiz;
    let body = if is_asked {
        let heading = el("h2", "unseen", say(PAGE.title));
        let asked = html! { <Asked entry={(*entry).clone()} /> };
        el("main", "asked", each([heading, asked]))
    } else {
        article(shown, &entry, &outcomes)
    };
    // A quiz asks what the hand is worth.
    let told = (!is_asked).then(|| {
        *times.borrow_mut() += 1;
        live::line(*times.borrow(), live::sentence(&outcomes, &entry))
    });
    html! {
        <div class="app" data-ready="true">
            <header>{ head(shown) }</header>
            { body }
            { foot(shown, &entry) }
            { each(told) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct AskedProps {
    entry: Rc<Entry>,
}

/// The question, or the reason why it is not there yet.
#[component]
fn Asked(props: &AskedProps) -> Html {
    let ask = use_state(|| None::<Result<Ask, ()>>);
    let load = {
        let ask = ask.setter();
        move || {
            let ask = ask.clone();
            ask.set(None);
            spawn_local(async move { ask.set(Some(cut().await.map_err(drop))) });
        }
    };
    use_effect_with((), {
        let load = load.clone();
        move |()| load()
    });
    match &*ask {
        Some(Ok(ask)) => ask(&props.entry),
        missing => coming(missing.is_some(), move |_| load()),
    }
}
