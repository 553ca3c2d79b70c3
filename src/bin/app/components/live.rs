//! The one live region: a short sentence whenever the result changes, or why a tap did nothing.

use std::rc::Rc;

use yew::prelude::*;

use crate::outcome::{Outcomes, Progress};
use crate::state::Hint;
use crate::tr::{ui, words};

/// What is said.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The result.
    pub(crate) outcomes: Rc<Outcomes>,
    /// Why the last tap did nothing.
    pub(crate) hint: Option<Hint>,
}

/// The live region, for screen readers only.
#[component]
pub(crate) fn Live(props: &Props) -> Html {
    let text = props
        .hint
        .as_ref()
        .map_or_else(|| sentence(&props.outcomes), ui().hint);
    html! { <output class="unseen" role="status" aria-live="polite">{ text }</output> }
}

fn sentence(outcomes: &Outcomes) -> String {
    match (&outcomes.progress, outcomes.chosen().as_ref()) {
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
