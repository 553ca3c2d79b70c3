//! Names of yaku and bonuses, which may be in another language than the page.

use tensu::score::{Award, What};
use yew::prelude::*;

use crate::components::shapes::each;
use crate::tr;

/// The name, with its language where the page has another: for voices, and for the right shapes of the signs.
pub(crate) fn called(what: What) -> Html {
    let name = tr::name(what);
    match tr::name_language(what) {
        None => name.into(),
        lang => html! { <span {lang}>{ name }</span> },
    }
}

/// The name, and how much it is, in short.
pub(crate) fn awarded(award: &Award) -> Html {
    each([called(award.what), tr::short_amount(award.amount).into()])
}
