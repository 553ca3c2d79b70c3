//! A mistake in a sentence, and where it was made: the sets that it is about, the line of the sum.

use tensu::score::{Fu, FuItem};
use tensu_learn::practice::Mistake;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::outcome::Explained;
use crate::parts::group::named;
use crate::parts::shapes::{each, el};
use crate::say::teach::{fu_parts, worth};
use crate::say::{self, words};

/// Draws the sentence about a mistake.
pub(crate) fn line(sentence: String) -> Html {
    el("p", "lesson-mistake", sentence)
}

/// Draws the fu of a hand as they add up, with those that a mistake is about in bold; without fu its worth.
pub(crate) fn sum(explained: &Explained, mistakes: &[Mistake]) -> Html {
    let is_meant = |item: &FuItem| mistakes.iter().any(|mistake| mistake.is_about(item));
    let parts = fu_parts(explained);
    let parts = parts.into_iter().map(|(item, text)| {
        if item.is_some_and(|item| is_meant(&item)) {
            el("strong", "", text)
        } else {
            text.into()
        }
    });
    el("p", "caption", each(parts))
}

/// Says what the reading is worth that is paid, and one that lost, by its place; each by what it has otherwise: its wait, or its
/// sets.
pub(crate) fn readings(explained: &Explained, lost: Option<usize>, rules: &ActiveRules) -> String {
    let score = &explained.score;
    let worth_of = |han: Option<u8>, fu: &Option<Fu>| {
        let fu = fu.as_ref().and_then(|fu| u8::try_from(fu.rounded).ok());
        han.map_or_else(String::new, |han| worth(han, fu))
    };
    let other = lost.and_then(|at| Some((score.others.get(at)?, explained.lost(at, rules)?)));
    let Some((other, blocks)) = other else {
        return worth_of(score.han, &score.fu);
    };
    let waits = [score.reading.wait, other.reading.wait];
    let names = if waits[0] == waits[1] {
        let own = [&explained.blocks, &blocks].map(|all| all.iter().map(named).collect::<Vec<_>>());
        let only = |one: &[String], other: &[String]| {
            let own = one.iter().filter(|name| !other.contains(name));
            say::list(&own.cloned().collect::<Vec<_>>())
        };
        [only(&own[0], &own[1]), only(&own[1], &own[0])]
    } else {
        waits.map(|wait| words().wait(wait).to_owned())
    };
    let worths = [
        worth_of(score.han, &score.fu),
        worth_of(other.han, &other.fu),
    ];
    let both = names.iter().zip(worths);
    let both = both.map(|(name, worth)| say::pair(name, worth));
    both.collect::<Vec<_>>().join(" · ")
}

/// Returns the places of the sets and pairs that mistakes are about.
pub(crate) fn places(explained: &Explained, mistakes: &[Mistake]) -> Vec<u8> {
    let winner = u8::try_from(explained.score.reading.winner).unwrap_or_default();
    let places = mistakes.iter().flat_map(|mistake| mistake.places(winner));
    places.collect()
}
