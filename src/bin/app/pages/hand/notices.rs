//! A line over the points, or over the page that lies on them: what was put aside, what cannot be kept, a new version.

use yew::prelude::*;

use crate::browser::ids::{HAND, OVER};
use crate::browser::page;
use crate::model::state::{Action, Dispatch, Notice, Notices};
use crate::model::storage::aside;
use crate::model::trouble::Trouble;
use crate::parts::copied::Copy;
use crate::parts::shapes::{button, each, el, send_to};
use crate::say::{self, Label, say};

/// The id of the field with what was put aside.
const ASIDE: &str = "aside-text";

/// Draws the line, when there is something to say. It is silent: the live region says the same.
pub(crate) fn notices(notices: &Notices, dispatch: &Dispatch) -> Html {
    line(notices, HAND, dispatch)
}

/// Draws the same over a page, under which the live region is silent.
pub(crate) fn over(notices: &Notices, dispatch: &Dispatch) -> Html {
    html! { <div class="over-news" aria-live="polite">{ line(notices, OVER, dispatch) }</div> }
}

fn line(notices: &Notices, next: &'static str, dispatch: &Dispatch) -> Html {
    let shown = notices.shown();
    if shown.is_empty() {
        return Html::default();
    }
    html! { <Line shown={shown.to_vec()} {next} dispatch={dispatch.clone()} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    shown: Vec<Notice>,
    /// The id of the element that has the keyboard once it was read.
    next: &'static str,
    dispatch: Dispatch,
}

/// The line, drawn again only for other notices: what was put aside is read then, and what is put aside later is not in it.
#[component]
fn Line(props: &Props) -> Html {
    let Props {
        shown,
        next,
        dispatch,
    } = props;
    let update = shown.contains(&Notice::Update);
    let parts = aside::parts(|trouble| shown.contains(&trouble.into()));
    let aside = (!parts.is_empty()).then(|| AttrValue::from(aside::text(&parts)));
    let others = shown.contains(&Trouble::OtherVersion.into());
    let others = others.then(aside::others).unwrap_or_default();
    let lines = shown
        .iter()
        .map(|&notice| el("span", "notice", say::notice(notice)));
    let read = {
        let dismiss = send_to(Action::Dismiss, next, dispatch);
        move |event| {
            aside::known(&parts, &others);
            dismiss.emit(event);
        }
    };
    html! {
        <div class="banner" role="group" aria-label={say(Label::Notices)}>
            { el("p", "", each(lines)) }
            if let Some(text) = aside {
                <div class="put-aside">
                    <textarea id={ASIDE} rows="2" readonly={true} aria-label={say(Label::PutAside)} value={&text} />
                    <Copy field={ASIDE} what={text} text={say(Label::Copy)} />
                </div>
            }
            if update {
                { button("toggle strong", say(Label::NoticeReload), |_| page::take_update()) }
            }
            { button("toggle", say(if update { Label::NoticeLater } else { Label::NoticeRead }), read) }
        </div>
    }
}
