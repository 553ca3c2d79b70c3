//! The choice of the discarder at one tap, and what each seat gains or pays.

use tensu::{By, Wind};
use yew::prelude::*;

use crate::model::at_table::AtTable;
use crate::model::entry::Entry;
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// Draws the other seats for a ron, to choose the discarder, and the changes as soon as that is known; `tell` takes the choice.
pub(crate) fn off(
    table: &Entry,
    changes: &[(Wind, i64)],
    tell: impl Fn(AtTable) -> Callback<MouseEvent>,
) -> Html {
    let rest = &table.rest;
    let chip = |&seat: &Wind| {
        let on = rest.from == Some(seat);
        let onclick = tell(AtTable::From(Some(seat).filter(|_| !on)));
        let wind = words().wind(seat);
        let name = say::pair(say(Label::RonOff), wind);
        html! { <button type="button" class="chip" aria-label={name} aria-pressed={on.to_string()} {onclick}>{ wind }</button> }
    };
    let seats = table.rules.seats.winds().iter();
    let others = seats.filter(|&&seat| seat != rest.seat);
    let change = |&(seat, points): &(Wind, i64)| {
        let line = format!("{} {}", words().wind(seat), say::rules::change(points));
        // Between words, as they stand in a line.
        html! { <>{ el("li", "", line) }{ " " }</> }
    };
    let changes = changes.iter().filter(|&&(_, points)| points != 0);
    html! {
        <>
            if rest.by == By::Ron {
                <div class="chips" role="group" aria-label={say(Label::RonOff)}>
                    <span class="caption" aria-hidden="true">{ say(Label::RonOff) }</span>
                    { each(others.map(chip)) }
                </div>
            }
            <ul class="changes">{ each(changes.map(change)) }</ul>
        </>
    }
}
