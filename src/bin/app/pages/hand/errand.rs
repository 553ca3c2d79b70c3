//! A line over the price: the hand is entered for another page, which waits for it.

use yew::prelude::*;

use crate::model::outcome::Outcomes;
use crate::model::state::{Action, Dispatch, State};
use crate::pages;
use crate::parts::shapes::{button, el, send};
use crate::say::{Label, say, with};

/// The line, when some page waits.
pub(crate) fn errand(state: &State, outcomes: &Outcomes, dispatch: &Dispatch) -> Html {
    let Some(errand) = &state.page.errand else {
        return Html::default();
    };
    let Some((page, _)) = pages::find(&errand.page) else {
        return Html::default();
    };
    let title = say(page.title);
    let taken = send(Action::View(Some(errand.place())), dispatch);
    html! {
        <div class="banner" role="group" aria-label={title}>
            // Without a price the result says what is missing.
            if outcomes.chosen().is_ok() {
                { button("toggle strong", with(Label::TableRecordFor, &errand.name), taken) }
            } else {
                { el("p", "", with(Label::TableWon, &errand.name)) }
            }
            { button("toggle", title, page.open(dispatch)) }
        </div>
    }
}
