//! A sheet for the printer, its key, or the answer sheet to it: a page of its own, so that the way back leads to where it was opened.

use yew::prelude::*;

use super::{Desk, Page, beside_course};
use crate::parts::sheets::paper::{Kind, Paper};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "paper",
    ..Page::SIDE
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let (kind, text) = Kind::of(desk.side);
    let (text, dispatch) = (text.to_owned(), desk.dispatch.clone());
    beside_course(desk, html! { <Paper {kind} {text} {dispatch} /> })
}
