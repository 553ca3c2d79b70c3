//! Why a full hand has no price: every reason, the first one large.

use tensu::{Refusal, reading::Shapes, refusal::Refusals};
use yew::prelude::*;

use crate::components::shapes::each;
use super::explain::missed::missed;
use crate::tr::{ui, words};

/// The reasons in words.
pub(crate) fn refused(refusals: &Refusals, shapes: Shapes) -> Html {
    let basic = refusals.first();
    let mut more = refusals.iter().skip(1).peekable();
    let first = (words().refusal)(basic);
    // The first words of a reason are its name: "No yaku: …". That one stands in place of the price already.
    let (title, text) = first
        .split_once(':')
        .filter(|(_, text)| text.starts_with(' '))
        .unwrap_or((&first, ""));
    let text = text.trim_start();
    let missing = match basic {
        Refusal::NoYaku { missing } => &missing[..],
        _ => &[],
    };
    html! {
        <div class="refused">
            if !matches!(basic, Refusal::NoYaku { .. }) {
                <p class="large">{ title }</p>
            }
            if !text.is_empty() {
                <p>{ (ui().sentence_case)(text) }</p>
            }
            if matches!(basic, Refusal::NotComplete { .. }) {
                <p>{ (ui().incomplete_help)(shapes) }</p>
            }
            if more.peek().is_some() {
                <ul>{ each(more.map(|refusal| html! { <li>{ (words().refusal)(refusal) }</li> })) }</ul>
            }
            if !missing.is_empty() {
                { missed(missing) }
            }
        </div>
    }
}
