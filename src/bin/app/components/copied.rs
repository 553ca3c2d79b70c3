//! What a button copies, and what came of it: said beside the button, and again at each tap.

use yew::prelude::*;

use crate::components::shapes::button;
use crate::page;
use crate::tr;

/// How often something was copied, and whether that worked the last time.
#[derive(Clone)]
pub(crate) struct Copied(UseStateHandle<(u32, Option<bool>)>);

/// Nothing was copied yet.
#[hook]
pub(crate) fn use_copied() -> Copied {
    Copied(use_state(Default::default))
}

impl Copied {
    /// Something was copied, or could not be.
    pub(crate) fn set(&self, done: bool) {
        self.0.set((self.0.0 + 1, Some(done)));
    }

    /// What is said of it. The words are new each time: a screen reader says those that stand there already only once.
    pub(crate) fn status(&self) -> Html {
        let (count, done) = *self.0;
        html! {
            <span role="status">
                if let Some(done) = done {
                    <span key={count}>{ tr::rules::copied(done) }</span>
                }
            </span>
        }
    }
}

/// Copies the text of a field.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The field's id.
    pub(crate) field: &'static str,
    /// What the button says.
    pub(crate) text: &'static str,
    /// Other buttons for that text.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The buttons below a field. What was said holds for its text alone: with another text goes another `key`.
#[component]
pub(crate) fn Copy(props: &Props) -> Html {
    let copied = use_copied();
    let copy = {
        let (copied, field) = (copied.clone(), props.field);
        move |_| copied.set(page::copy_field(field))
    };
    html! {
        <div class="buttons">
            { button("toggle", props.text, copy) }
            { props.children.clone() }
            { copied.status() }
        </div>
    }
}
