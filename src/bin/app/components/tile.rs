//! A tile as it lies on the table.
//!
//! Tiles are written as text for the browser to read, and compared as text: a tile of three elements is the most
//! frequent thing on the screen, and this makes and compares it in a fraction of the time. Nothing that anybody typed is in it.

use tensu::Tile;
use yew::prelude::*;

use crate::page;

/// A drawn tile, or its back, with one more class: `won`, `side` or none. Decorative: what stands around it has the name.
pub(crate) fn face(tile: Option<Tile>, class: &'static str) -> Html {
    raw(text(tile, class))
}

/// Tiles as one element with a class.
pub(crate) fn row(
    class: &'static str,
    tiles: impl Iterator<Item = (Option<Tile>, &'static str)>,
) -> Html {
    let mut row = format!("<span class=\"{class}\">");
    for (tile, class) in tiles {
        row += &text(tile, class);
    }
    row += "</span>";
    raw(row)
}

fn raw(text: String) -> Html {
    Html::from_html_unchecked(text.into())
}

fn text(tile: Option<Tile>, class: &'static str) -> String {
    let back = if tile.is_none() { " back" } else { "" };
    let drawing = page::drawing(tile);
    let gap = if class.is_empty() { "" } else { " " };
    format!(
        "<span class=\"tile{back}{gap}{class}\"><svg viewBox=\"0 0 60 80\" aria-hidden=\"true\" focusable=\"false\">\
         <use href=\"{drawing}\"></use></svg></span>"
    )
}
