//! What was wrong, in a sentence, and where: the sets that it is about, the line of the sum.

use tensu::score::FuItem;
use tensu_learn::practice::Mistake;
use yew::prelude::*;

use crate::model::outcome::Explained;
use crate::parts::shapes::{each, el};
use crate::say::teach::fu_parts;

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

/// Returns the places of the sets and pairs that mistakes are about.
pub(crate) fn places(explained: &Explained, mistakes: &[Mistake]) -> Vec<u8> {
    let winner = u8::try_from(explained.score.reading.winner).unwrap_or_default();
    let places = mistakes.iter().flat_map(|mistake| mistake.places(winner));
    places.collect()
}
