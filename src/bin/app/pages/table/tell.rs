//! What has just been recorded: who paid whom, what became of the sticks, what is next, and a large way back.

use tensu::evening::Chair;
use yew::prelude::*;

use super::state::Tap;
use super::{Around, sentences};
use crate::browser::page::{Timer, voice};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::el;
use crate::say::{Label, say, words};

/// How long it stays, in milliseconds.
const STAYS: i32 = 6_000;

/// What somebody gained or paid in the hand that was just recorded.
pub(super) fn change(around: &Around<'_>, chair: Chair) -> i64 {
    let record = around.course.records.last();
    let change = record.and_then(|record| record.changes.get(chair));
    change.copied().unwrap_or_default()
}

/// The card; nothing if the last tap was no hand.
pub(super) fn card(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let record = around.course.records.last();
    let Some(record) = record.filter(|_| around.evening.fresh) else {
        return Html::default();
    };
    let lines = [
        sentences::changes(record, state),
        sentences::sticks(record, state),
        sentences::next(state),
    ];
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    html! {
        <div class="evening-told">
            // A voice has said it already.
            <div aria-hidden="true">
                { el("b", "", sentences::outcome(record, state)) }
                { crate::parts::shapes::each(lines.map(|line| el("p", "", line))) }
            </div>
            <button type="button" class="toggle strong" aria-keyshortcuts="Z" onclick={around.tap(Tap::Undo)}>
                { icon(Shape::Undo) }{ el("span", "", say(Label::Undo)) }
            </button>
        </div>
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

/// Takes it away after a while.
#[hook]
pub(super) fn use_passing(is_shown: bool, hands: usize, taps: &Callback<Tap>) {
    let taps = taps.clone();
    use_effect_with((is_shown, hands), move |(is_shown, _)| {
        let timer = is_shown.then(|| Timer::after(STAYS, move || taps.emit(Tap::Seen)));
        move || drop(timer)
    });
}
