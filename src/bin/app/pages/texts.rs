//! The door for translators: the texts of the language, which a person changes in this browser. All of it is a script that comes with the
//! page (`www/texts/`); here is its room, and what makes the app speak anew.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Desk, Page};

use crate::browser::ids::MENU;
use crate::browser::{page, texts as script};
use crate::model::state::{Action, Dispatch};
use crate::parts::room::Ground;
use crate::parts::shapes::coming;
use crate::say::{Label, language, words};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "texts",
    title: Label::ViewTexts,
    part_of: Some(Label::NavMore),
    ground: Ground::Paper,
    in_frame: |_| false,
    ..Page::SIDE
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body dispatch={desk.dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    dispatch: Dispatch,
}

#[component]
fn Body(props: &Props) -> Html {
    let is_missing = use_state_eq(|| false);
    let changed = use_mut_ref(|| false);
    let bring = {
        let is_missing = is_missing.clone();
        move || {
            is_missing.set(false);
            let missing = is_missing.clone();
            script::bring(move || missing.set(true));
        }
    };
    {
        let (bring, is_missing, dispatch) =
            (bring.clone(), is_missing.clone(), props.dispatch.clone());
        use_effect_with((), move |()| {
            let (heard, read) = (changed.clone(), changed);
            let changes = script::hear(script::CHANGED, move || {
                *heard.borrow_mut() = true;
                spawn_local(renew());
            });
            let misses = script::hear(script::MISSING, move || is_missing.set(true));
            bring();
            move || {
                drop((changes, misses));
                if *read.borrow() {
                    redraw(dispatch);
                }
            }
        });
    }
    html! {
        <div class="texts">
            if *is_missing {
                { coming(true, move |_| bring()) }
            }
            // The script's own.
            <div id={script::PLACE}></div>
        </div>
    }
}

/// Reads the language anew, which the script has given another file.
async fn renew() {
    let all = language::all();
    if let Some(own) = all.iter().find(|one| one.tag == words().tag) {
        language::load(own).await;
    }
}

/// Draws all anew, as after another language was chosen.
fn redraw(dispatch: Dispatch) {
    page::later(move || {
        dispatch.dispatch(Action::Speak(None));
        page::later(|| page::focus_if_lost(MENU));
    });
}
