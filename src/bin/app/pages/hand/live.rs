//! The one live region: a short sentence whenever the result changes, why a tap did nothing, what the next tile does, or
//! what there is to know.

use yew::prelude::*;

use crate::model::entry::{Entry, FULL};
use crate::model::outcome::{Outcomes, Progress};
use crate::model::state::{Hint, State};
use crate::pages::hand::toast;
use crate::say::{self, Label, say};

/// Draws the live region, for screen readers only.
pub(crate) fn live(outcomes: &Outcomes, state: &State) -> Html {
    let news = state.told.notices.fresh().iter().copied().map(say::notice);
    let news: Vec<_> = news.collect();
    let wrong = state
        .open
        .draft
        .as_ref()
        .and_then(|draft| draft.wrong.as_ref());
    let now = || sentence(outcomes, &state.entry);
    let text = match (&state.told.hint, wrong) {
        // Something did happen.
        (Some(hint @ (Hint::Dora(_) | Hint::Cleared)), _) | (None, Some(hint)) => {
            format!("{} {}", say::hint(hint), now())
        }
        (Some(hint), _) => say::hint(hint),
        (None, None) if !news.is_empty() => news.join(" "),
        (None, None) => toast::line(state).unwrap_or_else(now),
    };
    // Drawn anew with each change and each thing told, it is said again: what was deleted may have changed nothing of it.
    line(state.steps.changes.wrapping_add(state.told.times), text)
}

/// Draws the region with a text, which is said again with another number.
pub(crate) fn line(times: u32, text: String) -> Html {
    html! { <output class="unseen" role="status" aria-live="polite"><span key={times}>{ text }</span></output> }
}

/// Returns what there is to say of a hand.
pub(crate) fn sentence(outcomes: &Outcomes, entry: &Entry) -> String {
    match (&outcomes.progress, outcomes.chosen()) {
        (Progress::Empty, _) => say::missing(FULL),
        (Progress::Missing(missing), _) => say::missing(*missing),
        (Progress::Waiting(waits, _), _) => {
            let tiles: Vec<_> = waits.iter().map(|wait| wait.kind.into()).collect();
            format!("{} {}", say(Label::Waiting), say::tile_names(&tiles))
        }
        (Progress::Shanten(shanten), _) => say::away(*shanten),
        (Progress::Full, Ok(explained)) => say::sentence(outcomes.by, &explained.score),
        (Progress::Full, Err(refusals)) => say::refusal(refusals.first(), entry),
    }
}
