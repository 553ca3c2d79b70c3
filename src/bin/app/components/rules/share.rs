//! Rules as a text and as a link: to copy, to take over.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::book::Book;
use crate::components::shapes::{button, el};
use crate::components::site::club_links;
use crate::page;
use crate::site::names::{Name, Params};
use crate::state::{Action, Change, Dispatch};
use crate::tr::{self, Label, say};

/// What is shared.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The rules.
    pub(crate) rules: Book,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The text and the link.
#[component]
pub(crate) fn Share(props: &Props) -> Html {
    let (text, link) = (use_node_ref(), use_node_ref());
    let copied = use_state_eq(|| None::<&'static str>);
    let house = props.rules.to_house();
    let copy = |selected: fn(&NodeRef), node: &NodeRef| {
        let (node, copied) = (node.clone(), copied.clone());
        move |_: MouseEvent| {
            selected(&node);
            copied.set(Some(tr::rules::copied(page::copy())));
        }
    };
    let import = {
        let (text, dispatch) = (text.clone(), props.dispatch.clone());
        move |_| {
            if let Some(field) = text.cast::<HtmlTextAreaElement>() {
                dispatch.dispatch(Action::Change(Change::Import(field.value())));
            }
        }
    };
    let line = house.to_string();
    let mut club = Params::default();
    club.set(Name::Club, props.rules.house().map(|own| own.name.clone()));
    html! {
        <details class="share">
            { el("summary", "", say(Label::Share)) }
            <div class="share-body">
                { el("p", "aside", say(Label::ShareHelp)) }
                <textarea key={line.clone()} ref={text.clone()} rows="4" spellcheck="false" aria-label={say(Label::RulesText)} value={line.clone()} />
                <div class="buttons">
                    { button("toggle", say(Label::Copy), copy(select_text, &text)) }
                    { button("toggle", say(Label::Import), import) }
                </div>
                <input ref={link.clone()} readonly={true} aria-label={say(Label::RulesLink)} value={page::link(&house.link())} />
                <div class="buttons">
                    { button("toggle", say(Label::CopyLink), copy(select_link, &link)) }
                    <span role="status">{ *copied }</span>
                </div>
                { club_links(&props.rules, &club) }
            </div>
        </details>
    }
}

fn select_text(node: &NodeRef) {
    if let Some(field) = node.cast::<HtmlTextAreaElement>() {
        field.select();
    }
}

fn select_link(node: &NodeRef) {
    if let Some(field) = node.cast::<HtmlInputElement>() {
        field.select();
    }
}
