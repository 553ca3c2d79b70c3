//! The lists of languages and of names for yaku.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::ids::POPOVER;
use crate::browser::page;
use crate::model::state::tell_of;
use crate::model::state::{Action, Dispatch, Notice};
use crate::model::storage;
use crate::parts::choose::Choose;
use crate::parts::icon::drawn;
use crate::parts::shapes::el;
use crate::say::language;
use crate::say::{self, Label, Terms, say, words};

/// The ids of the lists.
const LANGUAGES: &str = "languages";
const TERMS: &str = "terms";

/// The pictures beside them.
const GLOBE: &str =
    "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4.5 12h15M12 4c-4.5 4-4.5 12 0 16M12 4c4.5 4 4.5 12 0 16";
const WORDS: &str =
    "M4 6.5h9M8.5 6.5c0 5-2 8-4.5 10M6 9.5c1.5 4 4 6 6.5 7M12.5 19.5l4-10 4 10M14 16.5h5";

fn row(sign: &'static str, name: Label, list: Html) -> Html {
    html! {
        <span class="menu-row pick">
            { drawn(sign) }
            { el("span", "menu-name", say(name)) }
            { list }
        </span>
    }
}

/// Returns the action after words have changed: with the list, if it is still there for the keyboard to go on in.
fn spoken(list: &'static str) -> Action {
    Action::Speak(page::is_open(POPOVER).then_some(list))
}

/// The properties of the lists.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The two lists.
#[component]
pub(crate) fn Speech(props: &Props) -> Html {
    let languages = use_memo((), |()| language::all());
    let names: Vec<AttrValue> = languages
        .iter()
        .map(|one| one.name.clone().into())
        .collect();
    let langs: Vec<AttrValue> = languages.iter().map(|one| one.tag.clone().into()).collect();
    let chosen = languages.iter().position(|one| one.tag == words().tag);
    let speak = {
        let (languages, dispatch) = (languages.clone(), props.dispatch.clone());
        move |at: usize| {
            let (languages, dispatch) = (languages.clone(), dispatch.clone());
            spawn_local(async move {
                let Some(one) = languages.get(at) else { return };
                let Some(loaded) = language::load(one).await else {
                    return;
                };
                if loaded {
                    tell_of(storage::save_language(&one.tag), &dispatch);
                } else {
                    dispatch.dispatch(Action::Notice(Notice::Language));
                }
                // The list shows what is spoken, also where that did not change.
                dispatch.dispatch(spoken(LANGUAGES));
            });
        }
    };
    let call = {
        let dispatch = props.dispatch.clone();
        move |at: usize| {
            let dispatch = dispatch.clone();
            spawn_local(async move {
                let Some(&terms) = say::terms_offered().get(at) else {
                    return;
                };
                let Some(set) = language::set_terms(terms).await else {
                    return;
                };
                if set {
                    tell_of(storage::save_terms(terms), &dispatch);
                } else {
                    dispatch.dispatch(Action::Notice(Notice::Language));
                }
                dispatch.dispatch(spoken(TERMS));
            });
        }
    };
    let offered = say::terms_offered();
    let now = match say::terms() {
        // In a language without names of its own the choice is Romaji.
        Terms::Language if !offered.contains(&Terms::Language) => Terms::Romaji,
        terms => terms,
    };
    let called = offered.iter().position(|&one| one == now);
    let name = |&one: &Terms| say::terms_name(one).into();
    let terms: Vec<AttrValue> = offered.iter().map(name).collect();
    html! {
        <>
            { row(GLOBE, Label::Language, html! { <Choose id={LANGUAGES} name={say(Label::Language)} options={names} {langs} {chosen} onchoose={speak} /> }) }
            { row(WORDS, Label::Terms, html! { <Choose id={TERMS} name={say(Label::Terms)} options={terms} chosen={called} onchoose={call} /> }) }
        </>
    }
}
