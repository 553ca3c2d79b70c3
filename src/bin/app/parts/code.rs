//! A QR code.

use yew::prelude::*;

use crate::model::qr::Qr;
use crate::parts::shapes::el;
use crate::say::{Label, say};

/// Draws the code of a link, dark on white in both themes, as cameras want it.
pub(crate) fn code(link: &str) -> Html {
    code_or(link, || say(Label::GiveNoQr).to_owned())
}

/// Draws the same; of a link that is too long, says what to do instead.
pub(crate) fn code_or(link: &str, instead: impl FnOnce() -> String) -> Html {
    let Some(qr) = Qr::of(link) else {
        return el("p", "aside", instead());
    };
    html! {
        <svg class="qr" viewBox={format!("0 0 {0} {0}", qr.side)} role="img" aria-label={say(Label::GiveQr)} shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff" />
            <path d={qr.path} fill="#000" />
        </svg>
    }
}
