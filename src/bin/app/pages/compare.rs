//! The hand under every ruleset of its kind, and which rule makes the difference.

use std::rc::Rc;

use tensu::compare::{Cause, Compared, compare, elsewhere};
use tensu::score::Score;
use tensu_words::FanWord;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Desk, Page};

use crate::model::availability::Effective;
use crate::model::entry::Entry;
use crate::model::games;
use crate::model::library::library;
use crate::model::speech::said_as;
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el, th, whole};
use crate::say::language::bring_games;
use crate::say::{self, Label, say, words};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "compare",
    title: Label::ViewCompare,
    part_of: None,
    icon: None,
    menu: Some(super::Group::Hand),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |state, _| state.entry.is_full(),
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Rulesets entry={desk.state.entry.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    entry: Rc<Entry>,
}

/// The table, the own ruleset first; scored again only for another hand.
#[component]
fn Rulesets(props: &Props) -> Html {
    let entry = &props.entry;
    let here = use_state_eq(games::are_here);
    {
        let here = here.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                if bring_games().await {
                    here.set(true);
                }
            });
        });
    }
    let by = entry.rest.by;
    let question = Effective::of(entry, by).for_all(entry);
    let all = compare(&question, &entry.rules);
    let own = all.first().and_then(|own| own.score.as_ref().ok());
    let groups = groups(&all);
    let others = if *here {
        elsewhere(&question, &entry.rules, library().rulesets())
    } else {
        Vec::new()
    };
    let row = |(i, compared): (usize, &Compared<'_>)| {
        let name = if i == 0 {
            entry.rules.title()
        } else {
            say::ruleset(compared.rules)
        };
        row(name, compared, own, i == 0)
    };
    html! {
        <>
            { el("p", "aside", say::rules::compare_help(by)) }
            if groups.len() > 1 {
                <ul class="groups">{ each(groups.iter().map(group)) }</ul>
            }
            // Nothing in it can be focused, and a keyboard has to scroll it.
            <table class="compare" tabindex="0">
                <thead>
                    <tr>
                        { th("col", say(Label::Ruleset)) }
                        { th("col", say(Label::WorthTitle)) }
                        { th("col", say(Label::PriceTitle)) }
                    </tr>
                </thead>
                { each(groups.iter().flat_map(|group| &group.of).map(|&i| row((i, &all[i])))) }
                if !others.is_empty() {
                    <tbody><tr><th class="other" scope="rowgroup" colspan="3">{ words().fan_word(FanWord::CompareOther) }</th></tr></tbody>
                    { each(others.iter().map(other)) }
                }
            </table>
        </>
    }
}

/// Rulesets that pay the same, by their places.
struct Alike {
    price: String,
    of: Vec<usize>,
    /// The rules that make the difference in every one of them.
    causes: Vec<String>,
}

/// Puts together those that pay alike: the own ruleset's first, then the largest.
fn groups(all: &[Compared<'_>]) -> Vec<Alike> {
    let mut groups: Vec<Alike> = Vec::new();
    for (i, compared) in all.iter().enumerate() {
        let price = price(compared);
        let causes = causes(compared);
        if let Some(group) = groups.iter_mut().find(|group| group.price == price) {
            group.of.push(i);
            group.causes.retain(|cause| causes.contains(cause));
        } else {
            let of = vec![i];
            groups.push(Alike { price, of, causes });
        }
    }
    if let Some((_, others)) = groups.split_first_mut() {
        others.sort_by_key(|group| std::cmp::Reverse(group.of.len()));
    }
    groups
}

/// Draws the number of rulesets that pay the same, the payment, and the reasons.
fn group(group: &Alike) -> Html {
    let count = group.of.len() as u32;
    let line = say::fill(
        Label::CompareGroup,
        &[count.into(), group.price.as_str().into()],
    );
    let causes = say::list(&group.causes);
    html! { <li>{ el("b", "", line) }if !causes.is_empty() { { " " }{ el("span", "aside", causes) } }</li> }
}

fn price(compared: &Compared<'_>) -> String {
    said_as(compared.rules.idiom, || match &compared.score {
        Ok(score) => say::price(score),
        Err(refusals) => say::no_price(refusals.first()).to_owned(),
    })
}

/// Returns why the hand does not win there, in the words of the ruleset's players.
fn refusal(compared: &Compared<'_>) -> Option<String> {
    let refusals = compared.score.as_ref().err()?;
    Some(said_as(compared.rules.idiom, || {
        words().refusal(refusals.first())
    }))
}

/// Draws a ruleset of another game, and below it why the hand does not win there.
fn other(compared: &Compared<'_>) -> Html {
    let refusal = refusal(compared);
    html! {
        <tbody>
            <tr>
                { th("row", say::ruleset(compared.rules)) }
                <td>{ worth(compared) }</td>
                <td>{ el("b", "", price(compared)) }</td>
            </tr>
            if let Some(refusal) = refusal {
                <tr class="because"><td colspan="3">{ refusal }</td></tr>
            }
        </tbody>
    }
}

/// Draws the worth of the hand, in the words of the ruleset's players.
fn worth(compared: &Compared<'_>) -> Html {
    let said = |score: &Score| whole(&say::value(score), &say::han_fu(score));
    let score = compared.score.as_ref().ok();
    score.map_or_else(Html::default, |score| {
        said_as(compared.rules.idiom, || said(score))
    })
}

/// Draws a ruleset, and below it why it differs.
fn row(name: &str, compared: &Compared<'_>, own: Option<&Score>, is_own: bool) -> Html {
    let score = compared.score.as_ref().ok();
    let value = |score: Option<&Score>| score.map(say::value).unwrap_or_default();
    let price = price(compared);
    let refusal = refusal(compared);
    let difference = (score.map(|score| score.total) != own.map(|score| score.total))
        .then(|| say::rules::difference(own.map(|own| own.total), score.map(|score| score.total)));
    let other_worth = value(score) != value(own);
    html! {
        <tbody class={is_own.then_some("own")}>
            <tr>
                <th scope="row">{ name }if is_own { { " " }{ el("span", "tag own", say(Label::OwnRules)) } }</th>
                <td>{ if other_worth { "≠ " } else { "" } }{ worth(compared) }</td>
                <td>{ el("b", "", price) }if let Some(difference) = &difference { { el("small", "", difference) } }</td>
            </tr>
            if difference.is_some() || other_worth && !compared.causes.is_empty() {
                <tr class="because"><td colspan="3">{ because(compared, refusal) }</td></tr>
            }
        </tbody>
    }
}

/// Names the rules that make the difference, in the words of those who play by them.
fn causes(compared: &Compared<'_>) -> Vec<String> {
    let cause = |cause: &Cause| say::rules::cause(cause, compared.rules);
    said_as(compared.rules.idiom, || {
        compared.causes.iter().map(cause).collect()
    })
}

fn because(compared: &Compared<'_>, refusal: Option<String>) -> Html {
    let mut lines = causes(compared);
    lines.extend(refusal);
    if lines.is_empty() {
        lines.push(say(Label::SeveralRules).to_owned());
    }
    html! { <ul>{ each(lines.into_iter().map(|line| el("li", "", line))) }</ul> }
}
