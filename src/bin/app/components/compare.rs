//! The hand under every ruleset of its kind, and which rule makes the difference.

use tensu::compare::{Cause, Compared, compare};
use tensu::score::Score;
use yew::prelude::*;

use crate::components::shapes::{each, el, th};
use crate::entry::Entry;
use crate::gates::Effective;
use crate::tr::{self, Label, say, words};

/// The table: the own ruleset first.
pub(crate) fn comparison(entry: &Entry) -> Html {
    let by = entry.rest.by;
    let question = Effective::of(entry, by).for_all(entry);
    let all = compare(&question, &entry.rules);
    let own = all.first().and_then(|own| own.score.as_ref().ok());
    let row = |(i, compared): (usize, &Compared<'_>)| {
        let name = if i == 0 {
            entry.rules.title()
        } else {
            tr::ruleset(compared.rules)
        };
        row(name, compared, own, i == 0)
    };
    html! {
        <>
            { el("p", "aside", tr::rules::compare_help(by)) }
            // Nothing in it can be focused, and a keyboard has to scroll it.
            <table class="compare" tabindex="0">
                <thead>
                    <tr>
                        { th("col", say(Label::Ruleset)) }
                        { th("col", say(Label::WorthTitle)) }
                        { th("col", say(Label::PriceTitle)) }
                    </tr>
                </thead>
                { each(all.iter().enumerate().map(row)) }
            </table>
        </>
    }
}

/// A ruleset, and below it why it differs.
fn row(name: &str, compared: &Compared<'_>, own: Option<&Score>, is_own: bool) -> Html {
    let score = compared.score.as_ref().ok();
    let worth = |score: Option<&Score>| score.map(tr::value).unwrap_or_default();
    let price = match &compared.score {
        Ok(score) => tr::price(score),
        Err(refusals) => tr::no_price(refusals.first()).to_owned(),
    };
    let refusal = compared
        .score
        .as_ref()
        .err()
        .map(|why| words().refusal(why.first()));
    let difference = (score.map(|score| score.total) != own.map(|score| score.total))
        .then(|| tr::rules::difference(own.map(|own| own.total), score.map(|score| score.total)));
    let other_worth = worth(score) != worth(own);
    html! {
        <tbody class={is_own.then_some("own")}>
            <tr>
                <th scope="row">{ name }if is_own { { " " }{ el("span", "tag own", say(Label::OwnRules)) } }</th>
                <td>{ if other_worth { "≠ " } else { "" } }{ worth(score) }</td>
                <td>{ el("b", "", price) }if let Some(difference) = &difference { { el("small", "", difference) } }</td>
            </tr>
            if difference.is_some() || other_worth && !compared.causes.is_empty() {
                <tr class="because"><td colspan="3">{ because(compared, refusal) }</td></tr>
            }
        </tbody>
    }
}

/// The rules that make the difference.
fn because(compared: &Compared<'_>, refusal: Option<String>) -> Html {
    let cause = |cause: &Cause| tr::rules::cause(cause, compared.rules);
    let mut lines: Vec<String> = compared.causes.iter().map(cause).collect();
    lines.extend(refusal);
    if lines.is_empty() {
        lines.push(say(Label::SeveralRules).to_owned());
    }
    html! { <ul>{ each(lines.into_iter().map(|line| el("li", "", line))) }</ul> }
}
