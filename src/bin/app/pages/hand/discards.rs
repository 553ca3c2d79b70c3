//! The best discards from a full hand that does not win; and how to correct one that was entered otherwise.

use tensu::outlook::Discard;
use tensu::{Tile, TileSet};
use yew::prelude::*;

use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::picture;
use crate::say::{self, Label, say, words};

/// The number of discards that are worth a look.
const BEST: usize = 5;

/// Draws the list; `tiles` are those of the hand that lie in no meld.
pub(crate) fn discards(discards: &[Discard], tiles: &[Tile]) -> Html {
    let kan = tiles.iter().filter_map(|tile| tile.kind()).find(|&kind| {
        let same = tiles.iter().filter(|tile| tile.kind() == Some(kind));
        same.count() == usize::from(TileSet::COPIES)
    });
    let line = |discard: &Discard| {
        let helps: Vec<Tile> = discard
            .accepts
            .iter()
            .map(|&(kind, _)| kind.into())
            .collect();
        let faces = helps.iter().map(|&tile| picture(tile));
        html! {
            <li>
                { drawn("throw", words().tile(discard.tile), picture(discard.tile)) }
                <span>
                    { el("span", "", words().discard(discard)) }
                    { drawn("helps", say::tile_names(&helps), each(faces)) }
                </span>
            </li>
        }
    };
    html! {
        if !discards.is_empty() {
            <section class="discards">
                { each(kan.map(|kind| el("p", "", say::is_it_a_kan(kind)))) }
                { el("p", "", say(Label::WrongTile)) }
                { el("h2", "", say(Label::DiscardsTitle)) }
                <ol>{ each(discards.iter().take(BEST).map(line)) }</ol>
            </section>
        }
    }
}
