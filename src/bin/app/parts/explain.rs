//! Everything that led to a score, section by section.

use tensu::Yaku;
use tensu::unconfirmed::UnconfirmedRule;
use yew::prelude::*;

use super::called::linked;
use super::shapes::each;
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::outcome::{Aside, Explained};

mod fu;
pub(crate) mod missed;
mod notes;
mod others;
mod payments;
pub(crate) mod steps;
pub(crate) mod yaku;

/// Draws how the score comes about. With `look_up` a yaku leads to its condition.
pub(crate) fn price(
    explained: &Explained,
    entry: &Entry,
    look_up: Option<&Callback<Yaku>>,
) -> Html {
    by_steps(explained, entry, look_up, steps::part(&explained.score))
}

/// Draws the same with other words for the arithmetic.
pub(crate) fn by_steps(
    explained: &Explained,
    entry: &Entry,
    look_up: Option<&Callback<Yaku>>,
    steps: Html,
) -> Html {
    let (score, rules) = (&explained.score, entry.ruleset());
    let counted = explained.counted(rules);
    each([
        yaku::part(&score.awards, &counted, rules, &|what| {
            linked(what, rules, look_up)
        }),
        fu::part(explained),
        steps,
        payments::part(score),
    ])
}

/// Draws what goes with it: readings that lost, yaku that were missed, remarks.
pub(crate) fn beside(
    explained: &Explained,
    aside: &Aside,
    entry: &Entry,
    look_up: Option<&Callback<Yaku>>,
) -> Html {
    let (score, rules) = (&explained.score, entry.ruleset());
    let honba = score.payments.iter().map(|payment| payment.honba).sum();
    // A club that gives its own rules has confirmed them.
    let is_own = embed::is_own(&entry.rules);
    let doubts: &[UnconfirmedRule] = if is_own { &[] } else { &aside.doubts };
    each([
        others::part(&score.others, explained.winner, honba, &aside.others),
        missed::missed(&score.missed, &|what| linked(what, rules, look_up)),
        notes::part(entry.rules.base().id, &score.remarks, doubts),
    ])
}
