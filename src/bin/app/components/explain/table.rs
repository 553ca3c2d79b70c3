//! What the hand changes at the table, seat by seat; who dealt in and who is liable can be said here.

use std::rc::Rc;

use tensu::{By, Wind, Yaku};
use yew::prelude::*;

use crate::components::pick::{Choice, pick};
use crate::components::round::banner;
use crate::components::shapes::{each, el};
use crate::entry::Entry;
use crate::outcome::Explained;
use crate::state::Dispatch;
use crate::tr::rule_words;

/// The questions, and the changes once they are answered.
pub(super) fn part(explained: &Explained, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let pick = |choice| pick(choice, entry, &[], dispatch);
    let liable = explained
        .liable
        .iter()
        .map(|&yaku: &Yaku| pick(Choice::Liable(yaku)));
    let seat = entry.rest.seat;
    let change = |&(wind, points): &(Wind, i64)| {
        html! {
            <tr>
                <th scope="row">{ (rule_words().seat_name)(wind) }if wind == seat { { " " }{ el("small", "", rule_words().winner) } }</th>
                { el("td", "", (rule_words().change)(points)) }
            </tr>
        }
    };
    let changes = explained.changes.iter().map(change);
    html! {
        <section class="part">
            { el("h2", "", rule_words().table_title) }
            <div class="asked">
                if entry.rest.by == By::Ron {
                    { pick(Choice::From) }
                }
                { each(liable) }
            </div>
            if explained.changes.is_empty() {
                { el("p", "aside", rule_words().table_help) }
            }
            <table class="payments"><tbody>{ each(changes) }</tbody></table>
            { banner::buttons(entry, dispatch) }
        </section>
    }
}
