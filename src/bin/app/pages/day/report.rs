//! The answer to a result that came, and the field for one.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::sentences;
use super::sentences::{from_one, points};
use super::state::{Tap, Told};
use crate::parts::shapes::{button, el};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say, words};
use tensu_words::Teach;

/// The id of the field.
pub(super) const FIELD: &str = "day-result";

/// Says what became of a result, over everything.
pub(super) fn said(told: &Told, taps: &Callback<Tap>) -> Html {
    let seen = taps.reform(|_: MouseEvent| Tap::Seen);
    let (text, more) = match told {
        Told::Nothing => return html! { <div class="day-told" role="status" /> },
        Told::Taken(round, table) => {
            let fills = [from_one(*table), from_one(*round)];
            (fill_teach(Teach::DayTaken, &fills), Html::default())
        }
        Told::Again(..) => (teach(Teach::DayTwice).to_owned(), Html::default()),
        Told::Other(report, before) => {
            let ticket = &report.ticket;
            let before = points(before);
            let fills = [
                from_one(ticket.table),
                from_one(ticket.round),
                (&before).into(),
            ];
            let replace = {
                let report = report.clone();
                taps.reform(move |_: MouseEvent| Tap::Replace(report.clone()))
            };
            let key = button("toggle strong", teach(Teach::DayReplace), replace);
            (fill_teach(Teach::DayOther, &fills), key)
        }
        Told::Bad(why) => (words().bad_report(why), Html::default()),
    };
    let class = if matches!(told, Told::Bad(_)) {
        "wrong"
    } else {
        ""
    };
    html! {
        <div class="day-told is-there" role="status">
            { el("p", class, text) }
            <div class="evenings-keys">
                { more }
                { button("toggle", say(Label::Close), seen) }
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) taps: Callback<Tap>,
    /// The answer to the last result.
    pub(super) told: Told,
}

/// The field for a result that is pasted.
#[component]
pub(super) fn Paste(props: &Props) -> Html {
    let text = use_state(String::new);
    let oninput = {
        let text = text.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(field.value());
            }
        }
    };
    let take = {
        let (text, taps) = (text.clone(), props.taps.clone());
        move |_: MouseEvent| taps.emit(Tap::Report((*text).clone()))
    };
    // A text that does not count stays, to be mended.
    {
        let text = text.clone();
        use_effect_with(props.told.clone(), move |told| {
            if !matches!(told, Told::Nothing | Told::Bad(_)) {
                text.set(String::new());
            }
        });
    }
    html! {
        <section class="evenings-paper day-paste">
            { el("h3", "", teach(Teach::DayPaste)) }
            { el("p", "caption", teach(Teach::DayPasteHelp)) }
            <textarea id={FIELD} rows="2" spellcheck="false" aria-label={teach(Teach::DayPaste)} value={(*text).clone()} {oninput} />
            <div class="evenings-keys">{ button("toggle", teach(Teach::DayTake), take) }</div>
        </section>
    }
}

/// The results that a correction replaced.
pub(super) fn before(all: &[tensu::evening::tournament::Points]) -> Html {
    let line = |one| {
        el(
            "p",
            "caption",
            fill_teach(Teach::DayBefore, &[(&sentences::points(one)).into()]),
        )
    };
    crate::parts::shapes::each(all.iter().map(line))
}
