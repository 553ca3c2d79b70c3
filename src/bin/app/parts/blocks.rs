//! A reading of the hand: its sets and pair, the winning tile marked, and the fu of each.

use tensu::{MeldKind, Tile};
use yew::prelude::*;

use crate::model::outcome::Block;
use crate::parts::meld::{called, size_class};
use crate::parts::shapes::each;
use crate::parts::tile;
use crate::say;

/// Draws them in a row.
pub(crate) fn row(blocks: &[Block]) -> Html {
    lit(blocks, &[])
}

/// Draws them in a row, those at some places lit.
pub(crate) fn lit(blocks: &[Block], places: &[u8]) -> Html {
    let one = |(at, own): (u8, &Block)| block(own, places.contains(&at));
    html! { <div class="blocks">{ each((0..).zip(blocks).map(one)) }</div> }
}

/// Draws a set or pair with a mark in place of its fu, which nobody has counted yet.
pub(crate) fn marked(block: &Block, mark: &str, class: Classes) -> Html {
    let name = say::pair(&say::block(&block.tiles, block.called, None), mark);
    let size = size_class(block.tiles.len(), block.called);
    html! {
        <span class={classes!("block", size, class)} role="img" aria-label={name}>
            { faces("faces", block) }
            <span class="badge" aria-hidden="true">{ mark }</span>
        </span>
    }
}

fn block(block: &Block, is_lit: bool) -> Html {
    let name = say::block(&block.tiles, block.called, block.fu);
    let size = size_class(block.tiles.len(), block.called);
    html! {
        <span class={classes!("block", size, is_lit.then_some("lit"))} role="img" aria-label={name}>
            { faces("faces", block) }
            if let Some(fu) = block.fu {
                <span class={classes!("badge", (fu == 0).then_some("none"))} aria-hidden="true">{ fu }</span>
            }
        </span>
    }
}

/// Draws tiles as they lie, called or not.
pub(crate) fn lying(class: &'static str, tiles: &[Tile], kind: Option<MeldKind>) -> Html {
    match kind {
        Some(kind) => called(class, kind, tiles),
        None => tile::row(class, tiles.iter().map(|&tile| (Some(tile), ""))),
    }
}

/// Draws the tiles of a set or pair, as one element with a class.
pub(crate) fn faces(class: &'static str, block: &Block) -> Html {
    if let Some(kind) = block.called {
        return called(class, kind, &block.tiles);
    }
    let lie = |(i, &tile)| (Some(tile), if block.won == Some(i) { "won" } else { "" });
    tile::row(class, block.tiles.iter().enumerate().map(lie))
}
