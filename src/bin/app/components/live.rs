//! The one live region: a short sentence whenever the result changes, why a tap did nothing, what the next tile does, or
//! what there is to know.

use yew::prelude::*;

use super::toast;
use crate::outcome::{Outcomes, Progress};
use crate::state::{Hint, State};
use crate::tr::{self, Label, say};

/// The live region, for screen readers only.
pub(crate) fn live(outcomes: &Outcomes, state: &State) -> Html {
    let news = state.notices.fresh().iter().copied().map(tr::notice);
    let news: Vec<_> = news.collect();
    let text = match &state.hint {
        // Something did happen.
        Some(hint @ Hint::Dora(_)) => format!("{} {}", tr::hint(hint), sentence(outcomes)),
        Some(hint) => tr::hint(hint),
        None if !news.is_empty() => news.join(" "),
        None => toast::line(state).unwrap_or_else(|| sentence(outcomes)),
    };
    html! { <output class="unseen" role="status" aria-live="polite">{ text }</output> }
}

fn sentence(outcomes: &Outcomes) -> String {
    match (&outcomes.progress, outcomes.chosen()) {
        (Progress::Empty, _) => String::new(),
        (Progress::Missing(missing), _) => tr::missing(*missing),
        (Progress::Waiting(waits), _) => {
            let tiles: Vec<_> = waits.iter().map(|wait| wait.kind.into()).collect();
            format!("{} {}", say(Label::Waiting), tr::tile_names(&tiles))
        }
        (Progress::Away(away), _) => tr::away(*away),
        (Progress::Full, Ok(explained)) => tr::sentence(outcomes.by, &explained.score),
        (Progress::Full, Err(refusals)) => tr::refusal(refusals.first()),
    }
}
