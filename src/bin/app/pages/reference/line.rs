//! Lines that several sections have: facts, and the small word about any of them.

use tensu::reference::{self, Reference, Stated};
use yew::prelude::*;

use crate::parts::shapes::{each, el};
use crate::say::{self, Label, words};

/// Draws a small word about a line: assumed, changed, corrected.
pub(super) fn tag(text: &'static str) -> Html {
    html! { <>{ el("span", "tag", text) }{ " " }</> }
}

/// Draws the lines that no source states as one with their count, until it is opened.
pub(super) fn folded(count: usize, list: impl FnOnce() -> Html) -> Html {
    if count == 0 {
        return Html::default();
    }
    let summary = say::with(Label::AssumedCount, count as u32);
    html! { <details class="assumed">{ el("summary", "", summary) }{ list() }</details> }
}

/// Draws what happens around the hands, or what belongs to a hand and its payments.
pub(super) fn facts(lines: &Reference<'_>, around: bool) -> Html {
    let of = |part: reference::FactPart| {
        let line = |line: &reference::FactLine<'_>| {
            let stated = say::reference::stated(line.stated).map(tag);
            html! { <li data-fact={line.fact.code()}>{ stated }{ words().fact_by(&line.fact, &say::yaku) }</li> }
        };
        let lines = lines.facts.iter().filter(|line| line.part == part);
        let (assumed, known): (Vec<_>, Vec<_>) =
            lines.partition(|line| line.stated == Stated::Assumed);
        let list = html! {
            <>
                <ul class="notes">{ each(known.into_iter().map(line)) }</ul>
                { folded(assumed.len(), || html! { <ul class="notes">{ each(assumed.iter().copied().map(line)) }</ul> }) }
            </>
        };
        if around {
            list
        } else {
            html! { <>{ el("h4", "", words().part(part)) }{ list }</> }
        }
    };
    let parts = reference::FactPart::ALL
        .into_iter()
        .filter(|part| (*part == reference::FactPart::Around) == around)
        .filter(|part| lines.facts.iter().any(|line| line.part == *part));
    parts.map(of).collect()
}
