//! Fives of which one must be red.

use super::{Remark, RemarkKind};
use crate::tile::{Kind, Suit, Tile};

/// Said where a hand has four plain fives of a suit that has but three: who types a plain one need not have looked
/// ([`TileSet::plain_of`](crate::tiles::TileSet::plain_of)).
pub(super) static PLAIN_FIVES: Remark = Remark {
    id: "plain_fives",
    kind: RemarkKind::Info,
    when: |win, _| {
        let four = |suit| {
            let five = Kind::number(suit, 5);
            five.is_some_and(|kind| {
                win.rules().tiles.reds_of(kind) > 0 && win.tiles().get(kind) == 4
            }) && !win
                .question()
                .all_tiles()
                .any(|tile| tile == Tile::red(suit))
        };
        Suit::ALL.into_iter().any(four)
    },
    text: "All four fives of a suit are here and none is red. This set has a red one: enter it, it counts as a dora.",
};
