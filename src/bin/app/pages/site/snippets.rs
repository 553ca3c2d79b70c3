//! The text to paste, in the form that fits the page.

use yew::prelude::*;

use super::sentences;
use crate::model::site::names::Params;
use crate::model::site::snippet::Snippet;
use crate::parts::copied::Copy;
use crate::parts::shapes::{each, el, toggle};
use crate::say::{Label, say};

/// The id of the text.
const CODE: &str = "site-code";

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The address of the site.
    pub(super) root: String,
    /// The parameters that were chosen.
    pub(super) params: Params,
}

/// The forms, one at a time.
#[component]
pub(super) fn Snippets(props: &Props) -> Html {
    let kind = use_state_eq(|| Snippet::Element);
    let text = AttrValue::from(kind.text(&props.root, &props.params));
    let tab = |one: Snippet| {
        let kind = kind.clone();
        toggle("segment", *kind == one, sentences::kind(one), move |_| {
            kind.set(one);
        })
    };
    html! {
        <div class="site-code">
            <div class="segments" role="group" aria-label={say(Label::SitePaste)}>{ each(Snippet::ALL.map(tab)) }</div>
            { el("p", "aside", sentences::help(*kind)) }
            <textarea id={CODE} rows="6" readonly={true} spellcheck="false" aria-label={say(Label::SiteCode)} value={&text} />
            <Copy field={CODE} what={text} text={say(Label::Copy)} />
        </div>
    }
}
