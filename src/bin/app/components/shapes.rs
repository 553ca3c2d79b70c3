//! Shapes that the screen repeats. An element that `html!` writes takes about 250 bytes of WebAssembly and a list 500, so
//! what is there often is a function.

use yew::prelude::*;
use yew::virtual_dom::VList;

use crate::state::{Action, Dispatch};

/// What a tap does.
pub(crate) fn send(action: Action, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.dispatch(action.clone()))
}

/// One after the other.
pub(crate) fn each(nodes: impl IntoIterator<Item = Html>) -> Html {
    let mut nodes = nodes.into_iter();
    collect(&mut || nodes.next())
}

/// Once for all kinds of iterators.
fn collect(next: &mut dyn FnMut() -> Option<Html>) -> Html {
    let mut nodes = Vec::new();
    while let Some(node) = next() {
        nodes.push(node);
    }
    VList::with_children(nodes, None).into()
}
