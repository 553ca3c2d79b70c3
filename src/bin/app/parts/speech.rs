//! The lists of languages and of names for yaku.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::ids::POPOVER;
use crate::browser::page;
use crate::model::state::tell_of;
use crate::model::state::{Action, Dispatch, Notice};
use crate::model::storage;
use crate::parts::choose::Choose;
use crate::parts::shapes::el;
use crate::say::language;
use crate::say::{self, Label, Terms, say, words};

/// The ids of the lists.
const LANGUAGES: &str = "languages";
const TERMS: &str = "terms";

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
            { el("h2", "", say(Label::Language)) }
            <span class="pick boxed"><Choose id={LANGUAGES} name={say(Label::Language)} options={names} {langs} {chosen} onchoose={speak} /></span>
            { el("h2", "", say(Label::Terms)) }
            <span class="pick boxed"><Choose id={TERMS} name={say(Label::Terms)} options={terms} chosen={called} onchoose={call} /></span>
        </>
    }
}
