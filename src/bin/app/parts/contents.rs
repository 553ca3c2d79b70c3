//! The contents of a page: on a wide window beside it, where the section that is read is marked.

use yew::prelude::*;

use crate::browser::page;
use crate::browser::page::sight::use_read;
use crate::parts::shapes::each;
use crate::say::{Label, say};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The ids of the sections, with their titles.
    pub(crate) sections: Vec<(&'static str, AttrValue)>,
    /// The list's own style, where it is seen on a phone, too.
    #[prop_or_default]
    pub(crate) class: &'static str,
    /// The keys behind it.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The list. It is drawn anew while the page is scrolled, and nothing that is being typed is.
#[component]
pub(crate) fn Contents(props: &Props) -> Html {
    let read = use_read(props.sections.iter().map(|(id, _)| *id).collect());
    let way = |(id, title): &(&'static str, AttrValue)| {
        let id = *id;
        let current = (*read == Some(id)).then_some("true");
        let read = read.clone();
        let onclick = move |_: MouseEvent| {
            read.set(Some(id));
            page::scroll_to(id);
        };
        html! { <li><button type="button" class="link" aria-current={current} {onclick}>{ title.clone() }</button></li> }
    };
    html! {
        <nav class={classes!("contents", props.class)} aria-label={say(Label::RefJump)}>
            <ul>{ each(props.sections.iter().map(way)) }</ul>
            { props.children.clone() }
        </nav>
    }
}
