//! The head of the room: the way back, what is played, undo and redo, and the menu with what is rare.

use tensu::evening::Journal;
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, dice, evenings};
use crate::model::state::Dispatch;
use crate::parts::icon::{Shape, drawn, icon};
use crate::parts::room::{self, key};
use crate::parts::shapes::{button, el};
use crate::say::{Label, say};

/// Two arrows, one each way; a die; a moon.
const SWAP: &str = "M4 8.500h15l-3.500-3.500M20 15.500H5l3.500 3.500";
const DIE: &str = "M5 5h14v14H5zM9 9h.5M14.500 9h.5M9 14.500h.5M14.500 14.500h.5M11.750 11.750h.5";
const MOON: &str = "M19 14.500A7.500 7.500 0 1 1 9.500 5a6 6 0 0 0 9.500 9.500z";

/// The head where no game lies on the table.
pub(super) fn bare(dispatch: &Dispatch) -> Html {
    room::head(room::leave(dispatch), say(Label::ViewTable), "")
}

/// The head of a game.
pub(super) fn head(around: &Around<'_>, journal: &Journal, title: Html) -> Html {
    let is_open = around.evening.sheet == Sheet::Menu;
    let menu = if is_open {
        Tap::Back
    } else {
        Tap::Sheet(Sheet::Menu)
    };
    let name = say(Label::Menu);
    // While something is told, what was told before it waits: none of it is lost by a tap on the head.
    let is_told = around.evening.sheet.is_told() || matches!(around.evening.sheet, Sheet::Mend(_));
    html! {
        <div class="room-head">
            { room::bar() }
            if around.evening.depth() > usize::from(is_open) {
                { room::back(say(Label::TableBack), around.tap(Tap::Back)) }
            } else {
                { room::leave(around.dispatch) }
            }
            { title }
            if !is_told {
            { key(Shape::Undo, say(Label::Undo), !journal.can_undo(), around.tap(Tap::Undo)) }
            { key(Shape::Redo, say(Label::Redo), !journal.can_redo(), around.tap(Tap::Redo)) }
            <button type="button" class="room-key" aria-label={name} title={name} aria-expanded={is_open.to_string()} onclick={around.tap(menu)}>{ icon(Shape::Menu) }</button>
            }
        </div>
    }
}

/// The menu of what is rare, over the table.
pub(super) fn menu(around: &Around<'_>) -> Html {
    let row = |shape: Html, label, tap: Callback<MouseEvent>| {
        let inside = html! { <>{ shape }{ el("span", "", say(label)) }</> };
        button("room-row", inside, tap)
    };
    let tap = |tap| around.taps.reform(move |_: MouseEvent| Tap::clone(&tap));
    html! {
        <>
            <div class="room-shade" onclick={around.tap(Tap::Back)}></div>
            <div class="paper room-menu" role="group" aria-label={say(Label::Menu)}>
                if around.course.state.over.is_none() {
                    { row(icon(Shape::Table), Label::TableMiddle, tap(Tap::Middle(true))) }
                    { row(drawn(SWAP), Label::TableSwap, tap(Tap::Sheet(Sheet::Swap(None)))) }
                    { row(drawn(DIE), Label::TableDice, dice::throw(around.taps)) }
                }
                { row(icon(Shape::Share), Label::TableShare, tap(Tap::Sheet(Sheet::Share))) }
                { row(drawn(MOON), Label::Evenings, evenings::PAGE.open(around.dispatch)) }
                { row(icon(Shape::New), Label::TableNew, tap(Tap::Leave)) }
            </div>
        </>
    }
}
