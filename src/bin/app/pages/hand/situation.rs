//! What happened: riichi and the events. What cannot apply says why.

use tensu::{Flags, Refusal, Riichi};
use yew::prelude::*;

use crate::model::availability::{self, Gates};
use crate::model::state::{Action, Dispatch};
use crate::parts::shapes::{each, send};
use crate::say::{self, Label, say, words};

/// The switches.
pub(crate) fn situation(
    gates: &Gates,
    declared: Riichi,
    happened: Flags,
    dispatch: &Dispatch,
) -> Html {
    let riichi = gates.riichi.iter().map(|(riichi, why)| {
        let on = availability::is_on(declared, *riichi);
        toggle(
            say::riichi(*riichi),
            on,
            why.as_ref(),
            Action::Riichi(*riichi),
            dispatch,
        )
    });
    let flags = gates.flags.iter().map(|(flag, why)| {
        toggle(
            say::flag(*flag),
            happened.has(*flag),
            why.as_ref(),
            Action::Flag(*flag),
            dispatch,
        )
    });
    let many = gates.riichi.len() + gates.flags.len() > 7;
    html! {
        <div class={classes!("situation", many.then_some("many"))} role="group" aria-label={say(Label::Situation)}>
            { each(riichi) }
            { each(flags) }
        </div>
    }
}

/// A switch. One that cannot apply stays reachable, so that its reason can be read and heard.
fn toggle(
    name: &'static str,
    on: bool,
    why: Option<&Refusal>,
    action: Action,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send(action, dispatch);
    html! {
        <button
            type="button"
            class="toggle"
            aria-pressed={on.to_string()}
            aria-disabled={why.is_some().to_string()}
            title={why.map(|why| words().refusal(why))}
            {onclick}
        >
            { name }
        </button>
    }
}
