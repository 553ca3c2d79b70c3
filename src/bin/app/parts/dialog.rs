//! Something that lies over the whole screen until it is closed.

use gloo_events::EventListener;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::browser::ids::{MENU, OVER, ROOM};
use crate::browser::page;
use crate::browser::page::sight::use_scrolled;
use crate::model::state::{Action, Dispatch};
use crate::parts::room::{self, Ground};
use crate::parts::shapes::el;
use crate::say::{Label, say};

/// The properties of a dialog.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The address of its page, by which style sheets know it.
    pub(crate) page: &'static str,
    /// The material that it is made of.
    pub(crate) ground: Ground,
    /// The place that it shows: the page, and the side of it.
    pub(crate) place: AttrValue,
    /// Its title.
    pub(crate) title: AttrValue,
    /// The state.
    pub(crate) dispatch: Dispatch,
    /// The notices above its content, and the ways to the pages beside it.
    pub(crate) news: Html,
    /// The app's bar: at its foot, and in its head where the window is wide; none in a frame.
    pub(crate) bar: Html,
    /// The choices in its head, where the window is wide.
    pub(crate) tools: Html,
    /// Its content.
    pub(crate) children: Html,
}

/// A modal dialog: the browser keeps the focus in it, closes it on Escape and gives the focus back.
#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    let body = use_node_ref();
    let effect = (node.clone(), props.dispatch.clone());
    use_effect_with(effect, |(node, dispatch)| {
        let dispatch = dispatch.clone();
        let dialog = node.cast::<HtmlDialogElement>();
        let listener = dialog.clone().map(|dialog| {
            let _ = dialog.show_modal();
            // The keyboard begins at the title, where no ring says that something can be pressed.
            page::focus(ROOM);
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
    // Behind the keyboard's way to the title.
    use_scrolled(&body, &props.place);
    let onclick = {
        let node = node.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    html! {
        <dialog ref={node} class={classes!("over", format!("of-{}", props.page))} aria-label={&props.title}>
            <div id={OVER} ref={body} class="over-body" tabindex="-1">
                if props.ground != Ground::Whole {
                    { room::head_with(props.bar.clone(), room::back(say(Label::Close), onclick), &props.title, props.tools.clone()) }
                }
                { props.news.clone() }
                if props.ground == Ground::Paper {
                    { el("div", "paper page", props.children.clone()) }
                } else {
                    { props.children.clone() }
                }
            </div>
            { props.bar.clone() }
        </dialog>
    }
}
