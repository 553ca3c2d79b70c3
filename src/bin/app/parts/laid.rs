//! A hand in one row of small tiles: concealed ones, the winning one apart, melds as they lie, what was set aside.

use tensu::{Question, Tile};
use yew::prelude::*;

use crate::parts::meld::called;
use crate::parts::shapes::{drawn, each};
use crate::parts::tile::face;
use crate::say;

/// Draws the row, by this name.
pub(crate) fn laid(question: &Question, name: String) -> Html {
    let plain = |&tile: &Tile| face(Some(tile), "");
    let tiles = question.hand.iter().map(plain);
    let won = question.win.map(|tile| face(Some(tile), "won"));
    let melds = question.melds.iter();
    let melds = melds.map(|meld| called("laid-meld", meld.kind, &meld.tiles));
    let aside = question.flowers.iter().zip(0..);
    let aside = aside.map(|(&tile, at)| face(Some(tile), if at == 0 { "apart" } else { "" }));
    let all = tiles.chain(won).chain(melds).chain(aside);
    drawn("laid", name, each(all))
}

/// Names the tiles of a hand: concealed ones, the winning one, melds, what was set aside.
pub(crate) fn name(question: &Question) -> String {
    let Question {
        hand,
        win,
        melds,
        flowers,
        ..
    } = question;
    let name = [say::tile_names(hand)].into_iter();
    let name = name.chain(win.map(|win| say::hand_tile(win, true)));
    let name = name.chain(
        melds
            .iter()
            .map(|meld| say::meld_of(meld.kind, &meld.tiles)),
    );
    let name = name.chain([say::tile_names(flowers)]);
    let name: Vec<String> = name.filter(|part| !part.is_empty()).collect();
    say::list(&name)
}
