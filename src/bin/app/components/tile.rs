//! A tile as it lies on the table.

use tensu::Tile;
use yew::prelude::*;

use crate::page;

/// A drawn tile, or its back, with one more class: `won`, `side` or none. Decorative: what stands around it has the name.
pub(crate) fn face(tile: Option<Tile>, class: &'static str) -> Html {
    let back = if tile.is_none() { "back" } else { "" };
    html! {
        <span class={classes!("tile", back, class)}>
            <svg viewBox="0 0 60 80" aria-hidden="true" focusable="false">
                <use href={page::drawing(tile)} />
            </svg>
        </span>
    }
}
