//! Names of yaku and bonuses, which may be in another language than the page.

use tensu::score::{Award, AwardKind};
use tensu::{Ruleset, Yaku};
use yew::prelude::*;

use super::shapes::each;
use crate::say;

/// Draws the name, with its language where the page has another: for voices, and for the right shapes of the signs.
pub(crate) fn called(what: AwardKind) -> Html {
    let name = say::name(what);
    match say::name_language(what) {
        None => name.into(),
        lang => html! { <span {lang}>{ name }</span> },
    }
}

/// Draws the name as a button that leads to the yaku's condition, where these rules have it and the screen can show more.
pub(crate) fn linked(what: AwardKind, rules: &Ruleset, look_up: Option<&Callback<Yaku>>) -> Html {
    match (what, look_up) {
        (AwardKind::Yaku(yaku), Some(look_up)) if rules.has(yaku) => {
            let onclick = look_up.reform(move |_: MouseEvent| yaku);
            html! {
                <button type="button" class="look-up" aria-label={say::look_up(yaku)} {onclick}>{ called(what) }</button>
            }
        }
        _ => called(what),
    }
}

/// Draws the name and the amount, in short.
pub(crate) fn awarded(award: &Award) -> Html {
    each([called(award.what), say::short_amount(award.amount).into()])
}
