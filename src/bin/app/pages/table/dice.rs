//! Two dice: where the wall is broken.

use yew::prelude::*;

use super::Around;
use super::state::{Sheet, Tap};
use crate::browser::page;
use crate::parts::shapes::{button, el};
use crate::say::{Label, fill, say};

/// Throws both.
pub(super) fn throw(taps: &Callback<Tap>) -> Callback<MouseEvent> {
    let die = || (page::random() % 6) as u8 + 1;
    taps.reform(move |_| Tap::Sheet(Sheet::Dice(die(), die())))
}

/// What they show. The dealer counts as one, and on to the right.
pub(super) fn page(around: &Around<'_>, one: u8, other: u8) -> Html {
    let sum = usize::from(one + other);
    let state = &around.course.state;
    let chair = (state.dealer() + sum - 1) % state.seats();
    let fills = [one.into(), other.into(), sum.into()];
    let name = around.name(chair);
    let told = fill(Label::TableWall, &[&fills[..], &[(&name).into()]].concat());
    html! {
        <section class="evening-sheet">
            <div class="evening-head">
                { el("h2", "", say(Label::TableDice)) }
                { around.button("toggle", say(Label::Done), Tap::Sheet(Sheet::Table)) }
            </div>
            <p class="evening-dice" aria-hidden="true">{ die(one) }{ die(other) }</p>
            <p class="evening-said" role="status">{ told }</p>
            <div class="evening-keys">{ button("toggle strong", say(Label::TableDice), throw(around.taps)) }</div>
        </section>
    }
}

/// The face of a die: its pips in a square of three by three.
fn die(face: u8) -> Html {
    let pips: &[u8] = match face {
        1 => &[4],
        2 => &[2, 6],
        3 => &[2, 4, 6],
        4 => &[0, 2, 6, 8],
        5 => &[0, 2, 4, 6, 8],
        _ => &[0, 2, 3, 5, 6, 8],
    };
    let pip = |at: &u8| {
        let (x, y) = (6 + 9 * (at % 3), 6 + 9 * (at / 3));
        html! { <circle cx={x.to_string()} cy={y.to_string()} r="3" /> }
    };
    html! {
        <svg viewBox="0 0 30 30">
            <rect width="30" height="30" rx="5" />
            { for pips.iter().map(pip) }
        </svg>
    }
}
