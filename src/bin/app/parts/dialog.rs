//! Something that lies over the whole screen until it is closed.

use gloo_events::EventListener;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::browser::ids::{MENU, OVER};
use crate::browser::page;
use crate::model::state::{Action, Dispatch};
use crate::parts::shapes::{button, el};
use crate::say::{Label, say};

/// The properties of a dialog.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The address of its page, by which style sheets know it.
    pub(crate) page: &'static str,
    /// `true` for a room, which has a head of its own.
    pub(crate) is_room: bool,
    /// Its title.
    pub(crate) title: AttrValue,
    /// The state.
    pub(crate) dispatch: Dispatch,
    /// Its foot.
    #[prop_or_default]
    pub(crate) foot: Html,
    /// Its content.
    pub(crate) children: Html,
}

/// A modal dialog: the browser keeps the focus in it, closes it on Escape and gives the focus back.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    let effect = (node.clone(), props.dispatch.clone());
    use_effect_with(effect, |(node, dispatch)| {
        let dispatch = dispatch.clone();
        let dialog = node.cast::<HtmlDialogElement>();
        let listener = dialog.clone().map(|dialog| {
            let _ = dialog.show_modal();
            EventListener::new(&dialog, "close", move |_| {
                dispatch.dispatch(Action::View(None));
            })
        });
        move || {
            drop(listener);
            // What was chosen in it may have ended it: only closing gives the focus back.
            if let Some(dialog) = dialog {
                dialog.close();
            }
            // What opened it may be gone, as an entry of the menu is.
            page::later(|| page::focus_if_lost(MENU));
        }
    });
    let onclick = {
        let node = node.clone();
        move |_| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        }
    };
    html! {
        <dialog ref={node} class={classes!("over", format!("of-{}", props.page), props.is_room.then_some("room"))} aria-label={&props.title}>
            // No `header`: the page has its banner already.
            if !props.is_room {
                <div class="over-head">
                    { el("h2", "", &props.title) }
                    { button("toggle strong", say(Label::Close), onclick) }
                </div>
            }
            <div id={OVER} class="over-body" tabindex="-1">{ props.children.clone() }</div>
            { props.foot.clone() }
        </dialog>
    }
}
