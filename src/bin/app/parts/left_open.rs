//! Rules that may be others at this table, said where they matter.

use tensu::Ruleset;
use tensu::reference::{assumed, corrected};
use yew::prelude::*;

use crate::parts::shapes::each;
use crate::say::{self, words};

/// Draws the lines about these facts: those that no source settles, and those that correct the source.
pub(crate) fn left_open(rules: &Ruleset, about: &[&str]) -> Html {
    let note = |(tag, text): (Option<&str>, String)| html! { <p class="aside"><span class="tag">{ tag }</span>{ " " }{ text }</p> };
    let assumed = assumed(rules, about);
    let open = assumed.iter().map(|line| {
        (
            say::reference::stated(line.stated),
            words().fact_by(&line.fact, &say::yaku),
        )
    });
    let corrected = corrected(rules, about).map(|line| {
        let text = words().note(rules.id, line.id, line.text);
        (Some(words().remark(line.kind)), text.to_owned())
    });
    each(open.chain(corrected).map(note))
}
