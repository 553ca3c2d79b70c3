//! The one live region: a short sentence whenever the result changes, or why a tap did nothing.

use yew::prelude::*;

use crate::outcome::{Outcomes, Progress};
use crate::state::Hint;
use crate::tr::{ui, words};

/// The live region, for screen readers only.
pub(crate) fn live(outcomes: &Outcomes, hint: Option<&Hint>) -> Html {
    let text = hint.map_or_else(|| sentence(outcomes), ui().hint);
    html! { <output class="unseen" role="status" aria-live="polite">{ text }</output> }
}

fn sentence(outcomes: &Outcomes) -> String {
    match (&outcomes.progress, outcomes.chosen()) {
        (Progress::Empty, _) => String::new(),
        (Progress::Missing(missing), _) => (ui().missing)(*missing),
        (Progress::Waiting(waits), _) => {
            let tiles: Vec<_> = waits
                .iter()
                .map(|&kind| (words().tile)(kind.into()))
                .collect();
            format!("{} {}", ui().waiting, tiles.join(", "))
        }
        (Progress::Away(away), _) => (ui().away)(*away),
        (Progress::Full, Ok(explained)) => (ui().sentence)(outcomes.by, &explained.score),
        (Progress::Full, Err(refusals)) => (words().refusal)(refusals.first()),
    }
}
