//! Remarks on points that the ruleset's own text leaves open or gets wrong, where they touched the result.

use tensu::score::Note;
use tensu::unconfirmed::UnconfirmedRule;
use yew::prelude::*;

use crate::parts::shapes::{each, el};
use crate::say::{Label, say, words};

/// Draws the list, the rules in doubt after it; nothing when there are none.
pub(crate) fn part(ruleset: &str, remarks: &[Note], doubts: &[UnconfirmedRule]) -> Html {
    if remarks.is_empty() && doubts.is_empty() {
        return Html::default();
    }
    let line = |note: &Note| {
        html! { <li>{ el("span", "tag", words().remark(note.kind)) }{ " " }{ words().noted(ruleset, note, doubts) }</li> }
    };
    let by_themselves = doubts.iter().filter(|doubt| doubt.remark.is_none());
    html! {
        <section class="part">
            { el("h2", "", say(Label::NotesTitle)) }
            <ul class="notes">
                { each(remarks.iter().map(line)) }
                { each(by_themselves.map(|doubt| el("li", "", words().doubt(doubt)))) }
            </ul>
        </section>
    }
}
