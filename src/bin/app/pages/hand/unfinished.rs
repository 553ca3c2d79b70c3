//! A hand on its way: how many tiles are missing, and at the last one, which would complete it.

use tensu::Refusal;
use tensu::refusal::Refusals;
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::Progress;
use crate::model::state::Dispatch;
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// The way to go, and what else is wrong.
pub(crate) fn unfinished(
    progress: &Progress,
    refusals: Option<&Refusals>,
    entry: &Entry,
    dispatch: &Dispatch,
) -> Html {
    let body = match progress {
        Progress::Waiting(waits, unused) => html! {
            <>
                { el("p", "large", say(Label::Waiting)) }
                { crate::pages::hand::waits::waits(waits, entry, dispatch) }
                { each(unused.iter().map(|why| el("p", "ignored", words().refusal(why)))) }
                { el("p", "", say(Label::WaitingHelp)) }
            </>
        },
        Progress::Shanten(shanten) => {
            html! { <>{ el("p", "large", say::missing(1)) }{ el("p", "", say::away(*shanten)) }</> }
        }
        Progress::Missing(missing) => {
            // Who wins with another's tile has it already.
            let help = entry
                .winner()
                .is_none()
                .then(|| el("p", "", say(Label::MissingHelp)));
            html! { <>{ el("p", "large", say::missing(*missing)) }{ help }</> }
        }
        Progress::Empty | Progress::Full => Html::default(),
    };
    let other = |refusal: &&Refusal| !matches!(refusal, Refusal::TileCount { .. });
    let others: Vec<String> = refusals
        .into_iter()
        .flat_map(Refusals::iter)
        .filter(other)
        .map(|why| words().refusal(why))
        .collect();
    html! {
        <div class="unfinished">
            { body }
            { each(others.into_iter().map(|text| el("p", "ignored", text))) }
        </div>
    }
}
