//! Red fives: one must be there, or none can.

use crate::presets::Ruleset;
use crate::presets::{Remark, RemarkKind};
use crate::tiles::{Suit, Tile};

/// Said where a hand has four plain fives of a suit that has but three: one may have been typed without a look at its
/// color ([`TileSet::plain_of`](crate::tiles::TileSet::plain_of)).
static PLAIN_FIVES: Remark = Remark {
    id: "plain_fives",
    kind: RemarkKind::Hint,
    when: |_, win, _| win.has_impossible_fives(),
    text: "All four fives of a suit are here and none is red. This set has a red one: enter it, it counts as a dora.",
};

/// Said of a red five where there is none ([`TileSet::as_played`](crate::tiles::TileSet::as_played)). Source: field.md B19.
static RED_AS_PLAIN: Remark = Remark {
    id: "red_as_plain",
    kind: RemarkKind::Hint,
    when: |_, win, _| {
        let set = &win.rules().tiles;
        let is_plain = |tile: Tile| set.as_played(tile) != tile;
        win.question().all_tiles().any(is_plain)
    },
    text: "A red five that these rules do not have counts as a plain five.",
};

/// The remarks that may have to be made on the fives of a game. Compiled once: it is asked in several places.
#[inline(never)]
pub(super) fn remarks(rules: &Ruleset) -> [Option<&'static Remark>; 2] {
    let (mut some, mut none) = (false, false);
    for five in Suit::ALL.map(Tile::red) {
        let has_five = five.kind().is_some_and(|kind| rules.tiles.has(kind));
        some |= has_five && rules.tiles.has_tile(five);
        none |= has_five && !rules.tiles.has_tile(five);
    }
    [some.then_some(&PLAIN_FIVES), none.then_some(&RED_AS_PLAIN)]
}
