//! The hand as text: it follows the keys, and they follow it with Enter, or with what is done next. On a narrow screen it is
//! there while it has the keyboard, or something is wrong with the text.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::browser::page;
use crate::browser::page::stay::{came, give_back};
use crate::model::state::{Action, Dispatch, HandTap, Hint, State};
use crate::parts::shapes::{el, send_to};
use crate::parts::writing::FIELD;
use crate::say::language::with_reader;
use crate::say::{self, Label, say};

/// The id of the line that says what is wrong with the text.
const WHY: &str = "hand-text-why";

/// The number of characters that are shown on either side of a wrong one.
const BEFORE: usize = 16;

/// Draws the field.
pub(crate) fn writing(state: &State, dispatch: &Dispatch) -> Html {
    let draft = state.open.draft.as_ref();
    let text = draft.map_or_else(|| state.entry.text(), |draft| draft.text.clone());
    let wrong = draft.and_then(|draft| draft.wrong.as_ref());
    let oninput = {
        let dispatch = dispatch.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.dispatch(Action::Hand(HandTap::Draft(field.value())));
            }
        }
    };
    let onsubmit = {
        let (dispatch, entry, text) = (dispatch.clone(), state.entry.clone(), text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let (dispatch, entry) = (dispatch.clone(), entry.clone());
            with_reader(text.clone(), move |text| {
                dispatch.dispatch(Action::Hand(HandTap::Read));
                match entry.written(&text) {
                    Ok(_) => give_back(),
                    Err(why) => back(&text, &why),
                }
            });
        }
    };
    let onfocus = |event: FocusEvent| {
        came(&event);
        with_reader("?".to_owned(), drop);
    };
    html! {
        <form class={classes!("writing", wrong.map(|_| "wrong"))} {onsubmit}>
            <input
                id={FIELD}
                type="text"
                aria-label={say(Label::HandText)}
                aria-invalid={wrong.is_some().to_string()}
                aria-describedby={wrong.map(|_| WHY)}
                placeholder={say(Label::HandTextExample)}
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="done"
                value={text.clone()}
                {oninput}
                {onfocus}
            />
            <button type="submit" class="toggle strong" aria-label={of_field(Label::Done)}>{ say(Label::Done) }</button>
            if let Some(why) = wrong {
                <button type="button" class="toggle" aria-label={of_field(Label::Close)} onclick={send_to(Action::Hand(HandTap::Cancel), HAND, dispatch)}>{ "×" }</button>
                { mistake(&text, why) }
            }
        </form>
    }
}

/// Names a button of this field, for those who do not see where it stands.
fn of_field(name: Label) -> String {
    format!("{} ({})", say(name), say(Label::HandText))
}

/// Draws what is wrong with the text, below the place where it is, if it is at one.
fn mistake(text: &str, why: &Hint) -> Html {
    let around = match why {
        Hint::Text(error) if !error.why.is_of_all() => around(text, error.at),
        _ => Html::default(),
    };
    html! { <p class="mistake">{ around }<span id={WHY}>{ say::hint(why) }</span></p> }
}

/// Draws the text around a character. Silent: a voice reads the field.
fn around(text: &str, at: usize) -> Html {
    let part = |skip: usize, take: usize| text.chars().skip(skip).take(take).collect::<String>();
    let start = at.saturating_sub(BEFORE);
    html! {
        <span class="around" aria-hidden="true">
            { part(start, at - start) }
            { el("mark", "", Some(part(at, 1)).filter(|one| !one.is_empty()).unwrap_or_else(|| "\u{a0}".to_owned())) }
            { part(at + 1, BEFORE) }
        </span>
    }
}

/// Brings the keyboard back to a text that is wrong, to its first mistake.
fn back(text: &str, why: &Hint) {
    page::focus(FIELD);
    if let Hint::Text(error) = why
        && !error.why.is_of_all()
    {
        let units = |end: usize| text.chars().take(end).map(char::len_utf16).sum::<usize>() as u32;
        page::select(FIELD, units(error.at), units(error.at + 1));
    }
}
