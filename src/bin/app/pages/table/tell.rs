//! The hand that was recorded last: who paid whom, what became of the sticks, what is next, and a large way back.

use tensu::evening::Chair;
use yew::prelude::*;

use super::state::Tap;
use super::{Around, sentences};
use crate::browser::page::{Timer, voice};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, el};
use crate::say::{Label, say, with, words};

/// The time for which gains are shown, in milliseconds.
const STAYS: u32 = 6_000;

/// The points that somebody gained or paid in what was recorded last.
pub(super) fn change(around: &Around<'_>, chair: Chair) -> i64 {
    let record = around.course.records.last();
    let change = record.and_then(|record| record.changes.get(chair));
    change.copied().unwrap_or_default()
}

/// The last hand, with the way back; before there is one, what to tap. It is as high in any case: nothing moves.
pub(super) fn paper(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let Some(record) = around.course.records.last() else {
        return first(around);
    };
    let lines = [
        sentences::changes(record, state),
        sentences::sticks(record, state),
        sentences::chips(record, state),
    ];
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    html! {
        <div class="paper evening-told">
            // A voice has said it already.
            <div aria-hidden="true">
                { el("b", "", sentences::outcome(record, state)) }
                { each(lines.map(|line| el("p", "more", line))) }
                { el("p", "", sentences::next(state)) }
            </div>
            <button type="button" class="toggle" aria-keyshortcuts="Z" onclick={around.tap(Tap::Undo)}>
                { icon(Shape::Undo) }{ el("span", "", say(Label::Undo)) }
            </button>
        </div>
    }
}

/// The paper before the first hand: what to tap, and how a hand can end unless one was ever recorded on this device.
fn first(around: &Around<'_>) -> Html {
    let tsumo = with(Label::TableEndTsumo, say(Label::Tsumo));
    let draw = with(Label::TableEndDraw, say(Label::RoundPageDrawn));
    let chombo = with(Label::TableEndChombo, say(Label::TableMore));
    let ways = [say(Label::TableEndRon).to_owned(), tsumo, draw, chombo];
    html! {
        <div class="paper evening-told is-first">
            <div>
                { el("b", "", say(Label::TableTapWinner)) }
                if around.evening.is_new() {
                    <ul>{ each(ways.into_iter().map(|way| el("li", "", way))) }</ul>
                }
            </div>
        </div>
    }
}

/// Says why a text was not read.
pub(super) fn wrong(told: Option<&String>) -> Html {
    html! {
        if let Some(why) = told {
            <p class="wrong" role="alert">{ why.clone() }</p>
        }
    }
}

/// Says aloud what has just been recorded, where that is wished: who won, how, and what each gained or paid.
#[hook]
pub(super) fn use_voice(is_wished: bool, told: Option<String>) {
    use_effect_with((is_wished, told), |(is_wished, told)| {
        if let Some(told) = told.as_deref().filter(|_| *is_wished) {
            voice::say(&voice::plain(told), words().tag);
        }
    });
    use_effect_with(is_wished, |is_wished| {
        if *is_wished {
            voice::prepare();
        }
    });
}

/// Takes what each gained away after a while.
#[hook]
pub(super) fn use_passing(is_shown: bool, hands: usize, taps: &Callback<Tap>) {
    let taps = taps.clone();
    use_effect_with((is_shown, hands), move |(is_shown, _)| {
        let timer = is_shown.then(|| Timer::after(STAYS, move || taps.emit(Tap::Seen)));
        move || drop(timer)
    });
}
