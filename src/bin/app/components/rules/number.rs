//! A number of a rule, or none.

use tensu::rules::Setting;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::tr::rule_words;

/// What the field shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Its accessible name.
    pub(crate) name: AttrValue,
    /// The number, or that there is none.
    pub(crate) value: Setting,
    /// A short text beside it.
    #[prop_or_default]
    pub(crate) caption: Option<AttrValue>,
    /// Called with what was entered; an empty field is no number.
    pub(crate) onset: Callback<Setting>,
}

/// The field.
#[component]
pub(crate) fn Number(props: &Props) -> Html {
    let onchange = {
        let onset = props.onset.clone();
        move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                onset.emit(field.value().parse().map_or(Setting::Null, Setting::Number));
            }
        }
    };
    let text = match props.value {
        Setting::Number(n) => n.to_string(),
        _ => String::new(),
    };
    html! {
        <span class="number-field">
            if let Some(caption) = &props.caption {
                <span class="caption" aria-hidden="true">{ caption }</span>
            }
            <input type="number" min="0" inputmode="numeric" aria-label={&props.name} placeholder={rule_words().no_limit} value={text} {onchange} />
        </span>
    }
}
