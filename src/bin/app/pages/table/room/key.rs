//! A key of the head of a room.

use yew::prelude::*;

use crate::parts::icon::{Shape, icon};

/// Draws the key: its picture, and its name for whoever does not see it.
pub(in crate::pages::table) fn key(
    shape: Shape,
    name: &'static str,
    is_off: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" class="room-key" aria-label={name} title={name} aria-disabled={is_off.then_some("true")} {onclick}>{ icon(shape) }</button> }
}
