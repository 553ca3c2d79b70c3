//! The name of whoever hands something in: printed, copied, and kept nowhere.

use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::say::teach::teach;

/// Draws the field for a name.
pub(crate) fn name_field(name: &UseStateHandle<String>) -> Html {
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| {
            if let Some(own) = event.target_dyn_into::<HtmlInputElement>() {
                name.set(own.value());
            }
        }
    };
    let value = (**name).clone();
    html! { <label>{ teach(Teach::YourName) }<input type="text" maxlength="40" autocomplete="off" {value} {oninput} /></label> }
}
