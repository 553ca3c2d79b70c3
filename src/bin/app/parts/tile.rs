//! A tile as it lies on the table.
//!
//! Tiles are written as text for the browser to read, and compared as text: a tile of three elements is the most
//! frequent thing on the screen, and this makes and compares it in a fraction of the time. Nothing that anybody typed is in it.

use std::cell::Cell;

use tensu::Tile;
use yew::prelude::*;

use crate::browser::page::pictures;

thread_local! {
    /// `true` while something is drawn for paper, where a background is not printed.
    static ON_PAPER: Cell<bool> = const { Cell::new(false) };
}

#[cfg(feature = "shell")]
thread_local! {
    static GIVEN: Cell<bool> = const { Cell::new(false) };
}

/// Draws something for paper: every tile in it is a drawing.
pub(crate) fn on_paper(make: impl FnOnce() -> Html) -> Html {
    ON_PAPER.set(true);
    let all = make();
    ON_PAPER.set(false);
    all
}

/// Draws a tile, or its back, with one more class: `won` or none. Decorative: what stands around it has the name.
pub(crate) fn face(tile: Option<Tile>, class: &'static str) -> Html {
    raw(text(tile, class, false))
}

/// Draws a tile that comes with a tap: a picture as soon as the page has some. What stands there from the start, as the
/// keys do, is a drawing: a picture is laid out anew for each size in which it is seen.
pub(crate) fn picture(tile: Tile) -> Html {
    if !pictures::are_there() {
        return raw(text(Some(tile), "", false));
    }
    // A single element is made faster than its text is read.
    html! { <span class={format!("tile t-{tile}")}></span> }
}

/// The class of a tile that lies on the one before it; it is drawn as a part of that one, which says where.
pub(crate) const ONTO: &str = "side onto";

const END: &str = "</span>";

/// Draws tiles as one element with a class, each a [`picture`].
pub(crate) fn row(
    class: &'static str,
    tiles: impl Iterator<Item = (Option<Tile>, &'static str)>,
) -> Html {
    let pictures = pictures::are_there() && !ON_PAPER.get();
    let mut row = format!("<span class=\"{class}\">");
    for (tile, class) in tiles {
        let onto = class == ONTO;
        if onto {
            row.truncate(row.len().saturating_sub(END.len()));
        }
        row += &text(tile, class, pictures);
        if onto {
            row += END;
        }
    }
    row += END;
    raw(row)
}

/// Returns whether everything is drawn for a page that has the pictures in its style sheet (`shell.rs`).
#[cfg(feature = "shell")]
fn are_given() -> bool {
    GIVEN.get()
}

#[cfg(not(feature = "shell"))]
const fn are_given() -> bool {
    false
}

/// Has everything drawn for such a page from now on.
#[cfg(feature = "shell")]
pub(crate) fn give_pictures() {
    GIVEN.set(true);
}

fn raw(text: String) -> Html {
    Html::from_html_unchecked(text.into())
}

/// Returns the name of a tile's drawing in the sprite of the page; without a tile, of its back.
pub(crate) fn drawing(tile: Option<Tile>) -> AttrValue {
    AttrValue::from(tile.map_or_else(|| "#t-back".to_owned(), |tile| format!("#t-{tile}")))
}

fn text(tile: Option<Tile>, class: &'static str, picture: bool) -> String {
    let gap = if class.is_empty() { "" } else { " " };
    if let Some(tile) = tile.filter(|_| picture || are_given()) {
        // One that lies on its side turns its picture, not itself: where it lies is told by its own box.
        return if class.starts_with("side") {
            format!("<span class=\"tile {class}\"><i class=\"t-{tile}\"></i></span>")
        } else {
            format!("<span class=\"tile t-{tile}{gap}{class}\"></span>")
        };
    }
    let back = if tile.is_none() { " back" } else { "" };
    if are_given() {
        return format!("<span class=\"tile{back}{gap}{class}\"></span>");
    }
    let drawing = drawing(tile);
    format!(
        "<span class=\"tile{back}{gap}{class}\"><svg viewBox=\"0 0 60 80\" aria-hidden=\"true\" focusable=\"false\">\
         <use href=\"{drawing}\"></use></svg></span>"
    )
}
