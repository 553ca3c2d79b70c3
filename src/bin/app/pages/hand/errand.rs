//! A line over the points: the hand is entered for another page, which waits for it.

use yew::prelude::*;

use crate::model::outcome::Outcomes;
use crate::model::state::{Action, Dispatch, State};
use crate::pages;
use crate::parts::shapes::{button, el, send};
use crate::say::{Label, say, with};

/// Returns whether the result is covered: the waiting page checks the hand, and a look at the points would give it away.
pub(crate) fn covers(state: &State, outcomes: &Outcomes) -> bool {
    let errand = state.page.errand.as_ref();
    outcomes.chosen().is_ok() && errand.is_some_and(|errand| errand.take.is_some())
}

/// Draws the line, when some page waits.
pub(crate) fn errand(state: &State, outcomes: &Outcomes, dispatch: &Dispatch) -> Html {
    let Some(errand) = &state.page.errand else {
        return Html::default();
    };
    let Some((page, _)) = pages::find(&errand.page) else {
        return Html::default();
    };
    let title = say(page.title);
    let taken = send(Action::View(Some(errand.place())), dispatch);
    let is_won = outcomes.chosen().is_ok();
    let told = match &errand.take {
        Some(_) => Some(errand.name.clone()),
        None => (!is_won).then(|| with(Label::TableWon, &errand.name)),
    };
    let take = errand.take.clone();
    let take = take.unwrap_or_else(|| with(Label::TableRecordFor, &errand.name));
    html! {
        <div class="banner" role="group" aria-label={title}>
            if let Some(told) = told {
                { el("p", "", told) }
            }
            // Without a win the result says what is missing.
            if is_won {
                { button("toggle strong", take, taken) }
            }
            { button("toggle", title, page.open(dispatch)) }
        </div>
    }
}
