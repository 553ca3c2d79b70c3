//! The changes that the hand makes at the table, seat by seat; who is liable can be said here.

use std::rc::Rc;

use tensu::{Wind, Yaku};
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::Aside;
use crate::model::state::Dispatch;
use crate::pages::hand::banner;
use crate::parts::pick::{Choice, pick};
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say};

/// Draws the questions, and the changes once they are answered.
pub(super) fn part(aside: &Aside, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let pick = |choice| pick(choice, entry, dispatch);
    let liable = aside
        .liable
        .iter()
        .map(|&yaku: &Yaku| pick(Choice::Liable(yaku)));
    let seat = entry.rest.seat;
    let change = |&(wind, points): &(Wind, i64)| {
        html! {
            <tr>
                <th scope="row">{ say::rules::seat_name(wind) }if wind == seat { { " " }{ el("small", "", say(Label::Winner)) } }</th>
                { el("td", "", say::rules::change(points)) }
            </tr>
        }
    };
    let changes = aside.changes.iter().map(change);
    html! {
        <section class="part">
            { el("h2", "", say(Label::TableTitle)) }
            <div class="asked">
                { each(liable) }
            </div>
            if aside.changes.is_empty() {
                { el("p", "aside", say(Label::TableHelp)) }
            }
            <table class="payments"><tbody>{ each(changes) }</tbody></table>
            { banner::buttons(entry, dispatch) }
        </section>
    }
}
