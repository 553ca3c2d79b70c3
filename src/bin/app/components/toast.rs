//! One line above the keys: what the next tile does, or why the last tap did nothing.

use yew::prelude::*;

use crate::state::State;
use crate::tr;

/// The line. It is silent: the live region says the same.
pub(crate) fn toast(state: &State) -> Html {
    let typed = Some(&state.typed).filter(|typed| !typed.is_empty());
    let text = state.hint.as_ref().map(tr::hint);
    let text = text.or_else(|| typed.map(|typed| tr::typing(typed)));
    let text = text.or_else(|| state.armed.map(tr::meld_prompt));
    html! {
        if let Some(text) = text {
            <p class="toast" aria-hidden="true">{ text }</p>
        }
    }
}
