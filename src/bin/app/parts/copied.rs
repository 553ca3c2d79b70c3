//! A button that copies something, and the result: said beside the button, and again at each tap.

use yew::prelude::*;

use crate::browser::page;
use crate::say;

/// A text to copy, and the result of the last try.
#[derive(Clone)]
pub(crate) struct Copied {
    what: AttrValue,
    last: UseStateHandle<Option<Last>>,
}

struct Last {
    what: AttrValue,
    count: u32,
    done: bool,
}

/// Begins with nothing copied.
#[hook]
pub(crate) fn use_copied(what: &AttrValue) -> Copied {
    Copied {
        what: what.clone(),
        last: use_state(|| None),
    }
}

impl Copied {
    /// Notes that it was copied, or could not be.
    pub(crate) fn set(&self, done: bool) {
        self.last.set(Some(Last {
            what: self.what.clone(),
            count: self.last.as_ref().map_or(0, |last| last.count) + 1,
            done,
        }));
    }

    /// Draws the result for this text, and for no other. The words are new each time: a screen reader says those that
    /// stand there already only once.
    pub(crate) fn status(&self) -> Html {
        let last = self.last.as_ref().filter(|last| last.what == self.what);
        html! {
            <span role="status">
                if let Some(last) = last {
                    <span key={last.count}>{ say::rules::copied(last.done) }</span>
                }
            </span>
        }
    }
}

/// The properties of the buttons below a field.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The field's id.
    pub(crate) field: &'static str,
    /// Its text.
    pub(crate) what: AttrValue,
    /// The button's text.
    pub(crate) text: &'static str,
    /// The button's name, where others on the page have the same text.
    #[prop_or_default]
    pub(crate) name: Option<String>,
    /// Other buttons for that text.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The buttons below a field.
#[component]
pub(crate) fn Copy(props: &Props) -> Html {
    let copied = use_copied(&props.what);
    let copy = {
        let (copied, field) = (copied.clone(), props.field);
        move |_| copied.set(page::copy_field(field))
    };
    html! {
        <div class="buttons">
            <button type="button" class="toggle" aria-label={props.name.clone()} onclick={copy}>{ props.text }</button>
            { props.children.clone() }
            { copied.status() }
        </div>
    }
}
