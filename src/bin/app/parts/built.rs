//! A set or a pair by itself, with its fu below.

use tensu_learn::course::Thing;
use yew::prelude::*;

use crate::parts::blocks;
use crate::parts::meld::size_class;
use crate::parts::shapes::el;
use crate::say;

/// Draws its tiles as they lie, and its fu: "?" while those are not told yet.
pub(crate) fn built(thing: Thing, fu: Option<u8>) -> Html {
    let (tiles, called) = (thing.tiles(), thing.called());
    let name = say::block(&tiles, called, fu.map(u16::from));
    let fu = fu.map_or_else(|| "?".to_owned(), |fu| fu.to_string());
    html! {
        <span class={classes!("block", "lesson-built", size_class(tiles.len(), called))} role="img" aria-label={name}>
            { blocks::lying("faces", &tiles, called) }
            <span class="badge" aria-hidden="true">{ el("b", "", fu) }</span>
        </span>
    }
}
