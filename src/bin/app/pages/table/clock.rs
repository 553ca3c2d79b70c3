//! The clock of a game: how many minutes are left, and one more hand when there are none.

use tensu::evening::{Event, Journal};
use yew::prelude::*;

use super::Around;
use super::minute::begun;
use super::state::Tap;
use crate::browser::page::{self, Ticks};
use crate::parts::shapes::button;
use crate::say::{Label, say, with};

/// The clock, where there is one.
pub(super) fn clock(around: &Around<'_>) -> Html {
    let start = around.evening.journal().map(Journal::start);
    let minutes = start.and_then(|start| start.clock.zip(begun(start)));
    let Some((minutes, begun)) = minutes else {
        return Html::default();
    };
    let is_last = around.course.state.hands_left.is_some();
    let ends = begun + u64::from(minutes);
    html! { <Clock {ends} {is_last} taps={around.taps.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    ends: u64,
    is_last: bool,
    taps: Callback<Tap>,
}

#[component]
fn Clock(props: &Props) -> Html {
    let now = use_state_eq(page::minute);
    {
        let now = now.clone();
        use_effect_with((), move |()| {
            let ticks = Ticks::new(move || now.set(page::minute()));
            move || drop(ticks)
        });
    }
    let left = props.ends.saturating_sub(*now);
    if left > 0 {
        return html! { <p class="evening-clock">{ with(Label::TableLeft, left as usize) }</p> };
    }
    let last = props
        .taps
        .reform(|_: MouseEvent| Tap::Record(Event::Last(1)));
    html! {
        <p class="evening-clock" role="status">
            { say(Label::TableTimeUp) }
            if !props.is_last {
                { button("toggle", say(Label::TableLast), last) }
            }
        </p>
    }
}
