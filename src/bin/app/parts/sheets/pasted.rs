//! Results that were pasted: the field for them, and the lines that are not counted.

use std::rc::Rc;

use tensu_words::Teach;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::parts::kept::{Keeper, use_kept};
use crate::parts::shapes::{each, el};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};

/// The text that was pasted: it stays until the app is closed, and is kept nowhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pasted(pub(crate) String);

impl Reducible for Pasted {
    type Action = String;

    fn reduce(self: Rc<Self>, text: String) -> Rc<Self> {
        Rc::new(Self(text))
    }
}

/// Returns the text that was pasted.
#[hook]
pub(crate) fn use_pasted(keeper: &Rc<Keeper>) -> UseReducerHandle<Pasted> {
    use_kept(keeper, Pasted::default)
}

/// Draws the field for it.
pub(crate) fn field(pasted: &UseReducerHandle<Pasted>) -> Html {
    let text = pasted.0.clone();
    let pasted = pasted.dispatcher();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            pasted.dispatch(field.value());
        }
    };
    html! {
        <>
            <textarea rows="5" spellcheck="false" aria-label={teach(Teach::ClassPaste)} placeholder={teach(Teach::ClassPaste)} value={text} {oninput} />
            { el("p", "caption", teach(Teach::ClassStays)) }
        </>
    }
}

/// Draws what was not counted: results that cannot be, each with the reason, and the lines that are none.
pub(crate) fn odd(results: Vec<(String, &str)>, rest: &[String]) -> Html {
    if results.is_empty() && rest.is_empty() {
        return Html::default();
    }
    let line = |(why, line): (String, &str)| {
        html! { <li>{ el("b", "", why) }{ " " }{ el("span", "", line.to_owned()) }</li> }
    };
    let lines = rest.iter().map(|line| el("li", "", line.clone()));
    html! {
        <section class="learn-card sheet-odd" aria-label={say(Label::Notices)}>
            <ul>{ each(results.into_iter().map(line)) }</ul>
            if !rest.is_empty() {
                <details>
                    <summary>{ fill_teach(Teach::RestLines, &[rest.len().into()]) }</summary>
                    <ul>{ each(lines) }</ul>
                </details>
            }
        </section>
    }
}

/// Draws the name of somebody who has sent a result.
pub(crate) fn sender(name: &str) -> Html {
    if name.is_empty() {
        el("i", "", teach(Teach::NoName))
    } else {
        name.to_owned().into()
    }
}
