//! The contents of a page: on a wide window beside it, where the section that is read is marked.

use yew::prelude::*;

use crate::browser::page;

/// Draws the button that leads to a section.
pub(crate) fn way(
    id: &'static str,
    title: &str,
    read: &UseStateHandle<Option<&'static str>>,
) -> Html {
    let current = (**read == Some(id)).then_some("true");
    let read = read.clone();
    let onclick = move |_: MouseEvent| {
        read.set(Some(id));
        page::scroll_to(id);
    };
    html! { <li><button type="button" class="link" aria-current={current} {onclick}>{ title.to_owned() }</button></li> }
}
