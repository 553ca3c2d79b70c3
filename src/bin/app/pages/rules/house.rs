//! The head of the page: whose rules they are, their source, what they start from.

use tensu::house::LONGEST_NAME;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::state::{Action, Change, Dispatch};
use crate::parts::shapes::{button, el, send_to};
use crate::parts::told::UNDO;
use crate::say::{self, Label, say, words};

/// The id of the field for their name.
pub(super) const NAME: &str = "rules-name";

/// Draws the head of the page.
pub(super) fn head(rules: &ActiveRules, dispatch: &Dispatch) -> Html {
    let button = |name: &'static str, change: Change, next: &'static str| {
        let onclick = send_to(Action::Change(change), next, dispatch);
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
                { el("p", "aside", words().source(rules.source)) }
                { el("p", "", say(Label::RulesHelp)) }
                <div class="buttons">{ button(say(Label::CopyRules), Change::Copy, NAME) }</div>
            </>
        },
        Some(house) => html! {
            <>
                <label class="field">{ el("span", "", say(Label::RulesName)) }<input id={NAME} maxlength={LONGEST_NAME.to_string()} value={name.clone()} onchange={rename} /></label>
                <p class="aside">{ say::rules::based_on(say::ruleset(rules.base()), house.set.len()) }{ " " }{ words().source(rules.source) }</p>
                // Their own key: a button that was Copy must not become Delete.
                <div key="own" class="buttons">
                    { button(say(Label::CopyRules), Change::Copy, NAME) }
                    { button(say(Label::DeleteRules), Change::Delete, UNDO) }
                </div>
            </>
        },
    };
    html! { <section class="rules-head">{ own }</section> }
}
