//! Names of yaku and bonuses, which may be in another language than the page.

use tensu::Ruleset;
use tensu::score::{Award, What};
use yew::prelude::*;

use crate::components::shapes::{each, send};
use crate::state::{Action, Dispatch, View};
use crate::tr;

/// The name, with its language where the page has another: for voices, and for the right shapes of the signs.
pub(crate) fn called(what: What) -> Html {
    let name = tr::name(what);
    match tr::name_language(what) {
        None => name.into(),
        lang => html! { <span {lang}>{ name }</span> },
    }
}

/// The name as a button that opens the reference at it, where these rules have it and the screen can show more.
pub(crate) fn linked(what: What, rules: &Ruleset, dispatch: Option<&Dispatch>) -> Html {
    match (what, dispatch) {
        (What::Yaku(yaku), Some(dispatch)) if rules.has(yaku) => {
            let onclick = send(Action::View(Some(View::Yaku(yaku))), dispatch);
            html! {
                <button type="button" class="look-up" aria-label={tr::look_up(yaku)} {onclick}>{ called(what) }</button>
            }
        }
        _ => called(what),
    }
}

/// The name, and how much it is, in short.
pub(crate) fn awarded(award: &Award) -> Html {
    each([called(award.what), tr::short_amount(award.amount).into()])
}
