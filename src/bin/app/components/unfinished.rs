//! A hand on its way: how many tiles are missing, and at the last one, which would complete it.

use tensu::refusal::Refusals;
use tensu::{Kind, Refusal};
use yew::prelude::*;

use crate::components::shapes::each;
use super::tile::face;
use crate::outcome::Progress;
use crate::state::{Action, Dispatch};
use crate::tr::{ui, words};

/// The way to go, and what else is wrong.
pub(crate) fn unfinished(
    progress: &Progress,
    refusals: Option<&Refusals>,
    dispatch: &Dispatch,
) -> Html {
    let wait = |kind: &Kind| {
        let (tile, dispatch) = ((*kind).into(), dispatch.clone());
        let onclick = move |_| dispatch.dispatch(Action::Draw(tile));
        html! { <button type="button" class="wait" aria-label={(ui().win_on)(tile)} {onclick}>{ face(Some(tile), "") }</button> }
    };
    let body = match progress {
        Progress::Waiting(waits) => html! {
            <>
                <p class="large">{ ui().waiting }</p>
                <div class="waits">{ each(waits.iter().map(wait)) }</div>
                <p>{ ui().waiting_help }</p>
            </>
        },
        Progress::Away(away) => {
            html! { <><p class="large">{ (ui().missing)(1) }</p><p>{ (ui().away)(*away) }</p></> }
        }
        Progress::Missing(missing) => {
            html! { <><p class="large">{ (ui().missing)(*missing) }</p><p>{ ui().missing_help }</p></> }
        }
        Progress::Empty | Progress::Full => Html::default(),
    };
    let other = |refusal: &&Refusal| !matches!(refusal, Refusal::TileCount { .. });
    let others: Vec<String> = refusals
        .into_iter()
        .flat_map(Refusals::iter)
        .filter(other)
        .map(words().refusal)
        .collect();
    html! {
        <div class="unfinished">
            { body }
            { each(others.into_iter().map(|text| html! { <p class="ignored">{ text }</p> })) }
        </div>
    }
}
