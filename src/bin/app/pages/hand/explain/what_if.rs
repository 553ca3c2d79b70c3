//! The worth of the hand if one thing were different.

use tensu::what_if::WhatIf;
use yew::prelude::*;

use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say};

/// Draws the table; nothing when nothing can be different. With `in_all` its points contain honba or riichi sticks, and that is said.
pub(crate) fn part(lines: &[WhatIf], in_all: bool) -> Html {
    if lines.is_empty() {
        return Html::default();
    }
    let total = |line: &WhatIf| {
        let say = if in_all { say::receives } else { say::points };
        say(line.total)
    };
    let row = |line: &WhatIf| {
        html! { <tr>{ th("row", say::change(line.change)) }{ el("td", "", say::what_if_worth(line)) }{ el("td", "", total(line)) }</tr> }
    };
    html! {
        <section class="part spread">
            { el("h2", "", say(Label::WhatIf)) }
            <table class="payments what-if"><tbody>{ each(lines.iter().map(row)) }</tbody></table>
        </section>
    }
}
