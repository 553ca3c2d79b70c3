//! Whose rules they are: their name, their source, what they start from.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shapes::send;
use crate::book::Book;
use crate::state::{Action, Change, Dispatch};
use crate::tr::rule_words;

/// The head of the page.
pub(super) fn head(rules: &Book, dispatch: &Dispatch) -> Html {
    let button = |name: &'static str, change: Change| {
        let onclick = send(Action::Change(change.clone()), dispatch);
        html! { <button type="button" class="toggle" {onclick}>{ name }</button> }
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
                <p class="rules-name">{ &name }</p>
                <p class="aside">{ rules.source }</p>
                <p>{ rule_words().rules_help }</p>
                <div class="buttons">{ button(rule_words().copy_rules, Change::Copy) }</div>
            </>
        },
        Some(house) => html! {
            <>
                <label class="field"><span>{ rule_words().rules_name }</span><input key={name.clone()} value={name.clone()} onchange={rename} /></label>
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
