//! A number of a rule, or none.

use tensu::rules::Setting;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::say::{Label, say};

/// Draws the field, with a short text beside it. What was entered is set; an empty field is no number.
pub(super) fn number(
    name: AttrValue,
    value: &Setting,
    caption: Option<&'static str>,
    set: Callback<Setting>,
) -> Html {
    field(name, value, caption, false, set)
}

/// Draws the same for a number that can be less than nothing.
pub(super) fn signed(
    name: AttrValue,
    value: &Setting,
    caption: &'static str,
    set: Callback<Setting>,
) -> Html {
    field(name, value, Some(caption), true, set)
}

fn field(
    name: AttrValue,
    value: &Setting,
    caption: Option<&'static str>,
    is_signed: bool,
    set: Callback<Setting>,
) -> Html {
    let onchange = move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            set.emit(field.value().parse().map_or(Setting::Null, Setting::Number));
        }
    };
    let text = match value {
        Setting::Number(n) => n.to_string(),
        _ => String::new(),
    };
    html! {
        <span class="number-field">
            if let Some(caption) = caption {
                <span class="caption" aria-hidden="true">{ caption }</span>
            }
            // The numeric keyboard of some phones has no minus.
            <input type="number" min={(!is_signed).then_some("0")} inputmode={(!is_signed).then_some("numeric")} aria-label={name} placeholder={say(Label::NoLimit)} value={text} {onchange} />
        </span>
    }
}
