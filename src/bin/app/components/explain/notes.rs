//! What the ruleset's own text leaves open or gets wrong, where it touched the result.

use tensu::score::Note;
use yew::prelude::*;

use crate::components::shapes::each;
use crate::tr::ui;

/// The list, the rules without a source after it; nothing when there are none.
pub(crate) fn part(remarks: &[Note], doubts: &[String]) -> Html {
    if remarks.is_empty() && doubts.is_empty() {
        return Html::default();
    }
    let line = |note: &Note| {
        html! { <li><span class="tag">{ (ui().remark)(note.kind()) }</span>{ " " }{ note.0.text }</li> }
    };
    html! {
        <section class="part">
            <h2>{ ui().notes_title }</h2>
            <ul class="notes">
                { each(remarks.iter().map(line)) }
                { each(doubts.iter().map(|doubt| html! { <li>{ doubt }</li> })) }
            </ul>
        </section>
    }
}
