//! Whose rules they are: their name, their source, what they start from.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::book::Book;
use crate::components::shapes::{button, el, send};
use crate::state::{Action, Change, Dispatch};
use crate::tr::rule_words;

/// The head of the page.
pub(super) fn head(rules: &Book, dispatch: &Dispatch) -> Html {
    let button = |name: &'static str, change: Change| {
        let onclick = send(Action::Change(change.clone()), dispatch);
        button("toggle", name, onclick)
    };
    let rename = {
        let dispatch = dispatch.clone();
        move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.dispatch(Action::Change(Change::Rename(field.value())));
            }
        }
    };
    let name = rules.title().to_owned();
    let own = match rules.house() {
        None => html! {
            <>
                { el("p", "rules-name", &name) }
                { el("p", "aside", rules.source) }
                { el("p", "", rule_words().rules_help) }
                <div class="buttons">{ button(rule_words().copy_rules, Change::Copy) }</div>
            </>
        },
        Some(house) => html! {
            <>
                <label class="field">{ el("span", "", rule_words().rules_name) }<input key={name.clone()} value={name.clone()} onchange={rename} /></label>
                <p class="aside">{ (rule_words().based_on)(rules.base().name, house.set.len()) }{ " " }{ rules.source }</p>
                <div class="buttons">
                    { button(rule_words().copy_rules, Change::Copy) }
                    { button(rule_words().delete_rules, Change::Delete) }
                </div>
            </>
        },
    };
    html! { <section class="rules-head">{ own }</section> }
}
