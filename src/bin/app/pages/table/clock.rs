//! The clock of a game: how many minutes are left, and one more hand when there are none.

use tensu::evening::{Event, Game, Start};
use yew::prelude::*;

use super::Around;
use super::state::Tap;
use crate::browser::page::{self, Ticks};
use crate::model::storage;
use crate::parts::shapes::button;
use crate::say::{Label, say, with};

/// The clock of a game begins to run, if it has one. Where it cannot be kept, there is none.
pub(super) fn begin(start: &Start) {
    if start.clock.is_some() {
        let game = Game::new(start.clone());
        let _ = storage::save_clock(&format!("{} {game}", page::minute()));
    }
}

/// A game that is called otherwise goes on by the same clock.
pub(super) fn go_on(before: &Start, now: &Start) {
    if let Some(minute) = now.clock.and_then(|_| begun(before)) {
        let _ = storage::save_clock(&format!("{minute} {}", Game::new(now.clone())));
    }
}

/// The minute in which it began, if that was on this device.
fn begun(start: &Start) -> Option<u64> {
    let kept = storage::load_clock();
    let (minute, game) = kept.split_once(' ')?;
    let game: Game = game.parse().ok()?;
    minute.parse().ok().filter(|_| game.start.is_of(start))
}

/// The clock, where there is one.
pub(super) fn clock(around: &Around<'_>) -> Html {
    let start = around.evening.journal().map(tensu::evening::Journal::start);
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
