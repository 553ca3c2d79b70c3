//! The fields of the page where a sheet is made.

use tensu_words::Teach;
use yew::prelude::*;

use crate::parts::choose::Choose;
use crate::parts::shapes::el;
use crate::say::teach::teach;

/// Draws a control with its name.
pub(super) fn labelled(name: Teach, control: Html) -> Html {
    html! { <label class="field">{ el("span", "", teach(name)) }{ control }</label> }
}

/// Draws a list of which one is chosen.
pub(super) fn list(
    name: Teach,
    options: impl Iterator<Item = String>,
    chosen: Option<usize>,
    onchoose: Callback<usize>,
) -> Html {
    let options: Vec<AttrValue> = options.map(AttrValue::from).collect();
    let list = html! { <Choose name={teach(name)} {options} {chosen} {onchoose} /> };
    labelled(name, el("span", "pick boxed", list))
}
