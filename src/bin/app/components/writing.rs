//! The hand as text: it follows the keys, and Enter makes them follow it. On a narrow screen it is there while it has the
//! keyboard.

use tensu::Question;
use tensu::notation::ParseError;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shapes::el;
use crate::page;
use crate::state::{Action, Dispatch, Hint, State};
use crate::tr::{self, Label, say};

/// The id of the field.
pub(crate) const FIELD: &str = "hand-text";

/// Brings the keyboard to the field.
pub(crate) fn write(_: MouseEvent) {
    page::focus(FIELD);
}

/// How many characters before a wrong one are shown with it.
const BEFORE: usize = 16;

/// The field.
pub(crate) fn writing(state: &State, dispatch: &Dispatch) -> Html {
    let text = state.draft.clone().unwrap_or_else(|| state.entry.text());
    let wrong = match &state.hint {
        Some(Hint::Text(error)) => Some(error),
        _ => None,
    };
    let oninput = {
        let dispatch = dispatch.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.dispatch(Action::Draft(field.value()));
            }
        }
    };
    let onsubmit = {
        let (dispatch, text) = (dispatch.clone(), text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            dispatch.dispatch(Action::Read);
            match Question::default().read(&text) {
                Ok(_) => page::blur(),
                Err(error) => mark(&text, &error),
            }
        }
    };
    html! {
        <form class="writing" {onsubmit}>
            <input
                id={FIELD}
                type="text"
                aria-label={say(Label::HandText)}
                aria-invalid={wrong.is_some().to_string()}
                placeholder={say(Label::HandTextExample)}
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="done"
                value={text.clone()}
                {oninput}
            />
            <button type="submit" class="toggle strong" aria-label={format!("{} ({})", say(Label::Done), say(Label::HandText))}>{ say(Label::Done) }</button>
            if let Some(error) = wrong {
                { mistake(&text, error) }
            }
        </form>
    }
}

/// The text around its first mistake, and what that is. Silent: the live region says the same.
fn mistake(text: &str, error: &ParseError) -> Html {
    let part = |skip: usize, take: usize| text.chars().skip(skip).take(take).collect::<String>();
    let start = error.at.saturating_sub(BEFORE);
    let why = tr::hint(&Hint::Text(error.clone()));
    html! {
        <p class="mistake" aria-hidden="true">
            <span class="around">
                { part(start, error.at - start) }
                { el("mark", "", Some(part(error.at, 1)).filter(|one| !one.is_empty()).unwrap_or_else(|| "\u{a0}".to_owned())) }
                { part(error.at + 1, BEFORE) }
            </span>
            { why }
        </p>
    }
}

/// Marks the first mistake in the field itself.
fn mark(text: &str, error: &ParseError) {
    let units = |end: usize| text.chars().take(end).map(char::len_utf16).sum::<usize>() as u32;
    page::select(FIELD, units(error.at), units(error.at + 1));
}
