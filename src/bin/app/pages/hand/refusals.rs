//! The reasons why a full hand does not win, the first one large.

use tensu::{Refusal, Yaku, refusal::Refusals};
use tensu_words::Word;
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::Without;
use crate::pages::hand::explain::what_if;
use crate::pages::hand::summary::awards;
use crate::parts::blocks;
use crate::parts::called::linked;
use crate::parts::explain::missed::missed;
use crate::parts::shapes::{each, el};
use crate::say::{self, words};

/// Draws the reasons in words; for a hand without a yaku, or with too few, also how it is read, and what would make it
/// a win. With `look_up` a yaku leads to its place in the reference. `advice` stands behind what is wrong with this
/// hand, before what holds for every one.
pub(crate) fn refused(
    refusals: &Refusals,
    without: Option<&Without>,
    advice: Html,
    entry: &Entry,
    look_up: Option<&Callback<Yaku>>,
) -> Html {
    let (basic, rules) = (refusals.first(), entry.ruleset());
    // Tiles of another game are one mistake, not one each.
    let strange = |refusal: &&Refusal| matches!(refusal, Refusal::NotInSet(..));
    let first = say::refusal(basic, entry);
    // The same reason for several winners is told once, too.
    let again = |refusal: &&Refusal| {
        strange(&basic) && strange(refusal) || say::refusal(refusal, entry) == first
    };
    let others = refusals.iter().filter(strange).count() - usize::from(strange(&basic));
    let mut more = refusals
        .iter()
        .skip(1)
        .filter(|refusal| !again(refusal))
        .peekable();
    // The first words of a reason are its name: "No yaku: …". That one stands in place of the points already.
    let (title, text) = first
        .split_once(words().say(Word::Colon))
        .unwrap_or((&first, ""));
    let missing = basic.missing();
    html! {
        <div class="refused">
            if !matches!(basic, Refusal::NoYaku { .. }) {
                { el("p", "large", title) }
            }
            if !text.is_empty() {
                { el("p", "", say::sentence_case(text)) }
            }
            if let Refusal::TooFew { awards: had, .. } = basic {
                { awards(had.iter().map(|(award, _)| award)) }
            }
            { advice }
            if strange(&basic) && others > 0 {
                { el("p", "", say::others_strange(others)) }
            }
            if matches!(basic, Refusal::NotComplete { .. }) {
                { el("p", "", words().shapes(rules.shapes())) }
            }
            if more.peek().is_some() {
                <ul>{ each(more.map(|refusal| el("li", "", say::refusal(refusal, entry)))) }</ul>
            }
            if let Some(without) = without {
                if let Some((blocks, wait)) = &without.read {
                    { blocks::row(blocks) }
                    { el("p", "won-on", say::won_on(without.winner, words().wait(*wait))) }
                }
                { what_if::part(&without.what_if, without.in_all) }
            }
            if !missing.is_empty() {
                { missed(missing, &|what| linked(what, rules, look_up)) }
            }
        </div>
    }
}
