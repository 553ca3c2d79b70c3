//! The result for the table: turned to who sits opposite, as large as the screen allows, with the words to say.

use yew::prelude::*;

use super::{Desk, Page};
use crate::parts::called::awarded;
use crate::parts::face::Face;
use crate::parts::icon::Shape;
use crate::parts::room::Ground;
use crate::parts::shapes::{send, whole};
use crate::say::{self, Label};

/// The side for who holds the device.
const HERE: &str = "here";

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "show",
    title: Label::ViewShow,
    part_of: None,
    icon: Some(Shape::Show),
    menu: None,
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |_, outcomes| outcomes.is_win(),
};

/// Draws the result; nothing without a win.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state,
        outcomes,
        dispatch,
        side,
        ..
    } = *desk;
    let Ok(explained) = outcomes.chosen() else {
        return Html::default();
    };
    let score = &explained.score;
    let (is_here, other) = match side {
        HERE => (true, PAGE.opened()),
        _ => (false, PAGE.opened_at(HERE)),
    };
    let face = Face {
        by: outcomes.by,
        seat: state.entry.rest.seat,
        payments: &score.payments,
        sticks: score.sticks,
        worth: whole(&say::value(score), &say::han_fu(score)),
        parts: score.awards.iter().map(awarded).collect(),
    };
    face.view(is_here, send(other, dispatch), Html::default())
}
