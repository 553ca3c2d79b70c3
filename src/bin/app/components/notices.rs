//! A line over the price: what was dropped, what cannot be kept, a new version.

use yew::prelude::*;

use crate::components::shapes::{button, each, el, send_to};
use crate::components::strip::HAND;
use crate::page;
use crate::state::{Action, Dispatch, Notice, Notices};
use crate::tr::{self, Label, say};

/// The line, when there is something to say. It is silent: the live region says the same.
pub(crate) fn notices(notices: &Notices, dispatch: &Dispatch) -> Html {
    let shown = notices.shown();
    if shown.is_empty() {
        return Html::default();
    }
    let update = shown.contains(&Notice::Update);
    let lines = shown
        .iter()
        .map(|&notice| el("span", "notice", tr::notice(notice)));
    html! {
        <div class="banner" role="group" aria-label={say(Label::Notices)}>
            { el("p", "", each(lines)) }
            if update {
                { button("toggle strong", say(Label::NoticeReload), |_| page::take_update()) }
            }
            { button("toggle", say(if update { Label::NoticeLater } else { Label::NoticeRead }), send_to(Action::Dismiss, HAND, dispatch)) }
        </div>
    }
}
