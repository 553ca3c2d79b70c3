//! Two dice: where the wall is broken.

use tensu::Wind;
use tensu::evening::Chair;
use yew::prelude::*;

use super::Around;
use super::state::{Sheet, Tap};
use crate::browser::page;
use crate::parts::shapes::button;
use crate::say::{Label, fill, say};

/// Rolls both.
pub(super) fn throw(taps: &Callback<Tap>) -> Callback<MouseEvent> {
    let die = || (page::random() % 6) as u8 + 1;
    taps.reform(move |_| Tap::Sheet(Sheet::Dice(die(), die())))
}

/// The player whose wall is broken: the dealer counts as one, and on to the right.
pub(super) fn whose(around: &Around<'_>, sum: u8) -> Chair {
    let state = &around.course.state;
    state.chair(Wind::ALL[(usize::from(sum) - 1) % around.rules.seats.winds().len()])
}

/// Their sum and the wall that it breaks, in a sentence.
pub(super) fn told(around: &Around<'_>, one: u8, other: u8) -> String {
    let sum = one + other;
    let name = around.name(whose(around, sum));
    let fills = [one, other, sum].map(|number| usize::from(number).into());
    fill(Label::TableWall, &[&fills[..], &[(&name).into()]].concat())
}

/// The faces of both dice.
pub(super) fn faces(one: u8, other: u8) -> Html {
    html! { <span class="evening-dice" aria-hidden="true">{ die(one) }{ die(other) }</span> }
}

/// A wall of so many stacks, as its player sees it, with the gap so many stacks from its right end.
pub(super) fn wall(stacks: usize, sum: u8) -> Html {
    let gap = stacks - usize::from(sum).min(stacks);
    let stack = |at: usize| {
        let x = 4 * at + if at >= gap { 4 } else { 0 };
        let class = (at >= gap).then_some("wall-dead");
        html! { <rect {class} x={x.to_string()} y="0" width="3" height="8" rx="0.5" /> }
    };
    let view = format!("0 0 {} 8", 4 * stacks + 3);
    html! { <svg class="wall" viewBox={view} aria-hidden="true">{ for (0..stacks).map(stack) }</svg> }
}

/// The sheet that shows both dice.
pub(super) fn page(around: &Around<'_>, one: u8, other: u8) -> Html {
    let told = told(around, one, other);
    html! {
        <section class="paper evening-sheet">
            <p>{ faces(one, other) }</p>
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
