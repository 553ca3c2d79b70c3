//! A field of a sheet over the table.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Around;
use super::state::{Sheet, Tap};

/// A field with its name; `write` makes the sheet with what is written.
pub(super) fn field(
    around: &Around<'_>,
    name: &str,
    id: Option<String>,
    value: &str,
    write: impl Fn(String) -> Sheet + 'static,
) -> Html {
    let taps = around.taps.clone();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            taps.emit(Tap::Sheet(write(field.value())));
        }
    };
    // Figures are typed with all keys, too: some phones have no sign among those for numbers.
    html! {
        <label class="evening-field">
            <span class="caption">{ name.to_owned() }</span>
            <input type="text" {id} maxlength="48" autocomplete="off" aria-label={name.to_owned()} value={value.to_owned()} {oninput} />
        </label>
    }
}
