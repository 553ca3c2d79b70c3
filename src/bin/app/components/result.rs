//! The result area: the price, or what is missing for one.

use std::rc::Rc;

use yew::prelude::*;

use super::prices::prices;
use super::refusals::refused;
use super::summary::summary;
use super::unfinished::unfinished;
use super::welcome::welcome;
use crate::entry::Entry;
use crate::outcome::{Outcomes, Progress};
use crate::state::Dispatch;
use crate::tr::ui;

/// What the area shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// What was entered.
    pub(crate) entry: Rc<Entry>,
    /// Both outcomes.
    pub(crate) outcomes: Rc<Outcomes>,
    /// Whether the explanation is open.
    pub(crate) sheet: bool,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The result.
#[component]
pub(crate) fn ResultArea(props: &Props) -> Html {
    let Props {
        entry,
        outcomes,
        sheet,
        dispatch,
    } = props;
    let chosen = outcomes.chosen();
    let body = match (&outcomes.progress, chosen.as_ref()) {
        (Progress::Empty, _) => welcome(&entry.rules, dispatch),
        (Progress::Full, Ok(explained)) => html! {
            <>
                { prices(outcomes, dispatch) }
                { summary(explained, &outcomes.ignored, *sheet, dispatch) }
            </>
        },
        (Progress::Full, Err(refusals)) => html! {
            <>
                { prices(outcomes, dispatch) }
                { refused(refusals, entry.rules.shapes()) }
            </>
        },
        (progress, chosen) => unfinished(progress, chosen.as_ref().err(), dispatch),
    };
    html! { <section class="result" aria-label={ui().result}>{ body }</section> }
}
