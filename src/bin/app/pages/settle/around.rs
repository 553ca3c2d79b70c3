//! The values that each tab draws from, and what several tabs show.

use std::rc::Rc;

use tensu::Wind;
use tensu::game::Changes;
use yew::prelude::*;

use super::state::{SettleTap, Settling};
use crate::model::entry::Entry;
use crate::model::state::Dispatch;
use crate::parts::shapes::{each, th, toggle};
use crate::say::{self, Label, say};

/// The values that each tab draws from.
pub(super) struct Around<'a> {
    pub(super) entry: &'a Rc<Entry>,
    pub(super) settling: &'a Settling,
    pub(super) deal: u32,
    pub(super) dispatch: &'a Dispatch,
    pub(super) taps: &'a Callback<SettleTap>,
}

/// The table of what every seat gains or pays.
pub(super) fn table(changes: &Changes) -> Html {
    let row = |&(seat, points): &(Wind, i64)| {
        let kind = match points {
            0 => "",
            1.. => "gains",
            _ => "pays",
        };
        html! {
            <tr>
                { th("row", say::rules::seat_name(seat)) }
                <td class={kind}>{ say::rules::change(points) }</td>
            </tr>
        }
    };
    html! {
        <table class="payments" aria-label={say(Label::RoundTable)}><tbody>{ each(changes.iter().map(row)) }</tbody></table>
    }
}

/// A switch for each seat.
pub(super) fn seats(
    name: &'static str,
    seats: &[Wind],
    chosen: &[Wind],
    action: fn(Wind) -> SettleTap,
    taps: &Callback<SettleTap>,
) -> Html {
    let seat = |&seat: &Wind| {
        let pressed = chosen.contains(&seat);
        let onclick = taps.reform(move |_: MouseEvent| action(seat));
        toggle("toggle", pressed, crate::say::words().player(seat), onclick)
    };
    html! {
        <div class="seats" role="group" aria-label={name}>
            <span class="caption" aria-hidden="true">{ name }</span>
            { each(seats.iter().map(seat)) }
        </div>
    }
}
