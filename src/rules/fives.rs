//! Fives of which one must be red.

use super::{Remark, RemarkKind};

/// Said where a hand has four plain fives of a suit that has but three: who types a plain one need not have looked
/// ([`TileSet::plain_of`](crate::tiles::TileSet::plain_of)).
pub(super) static PLAIN_FIVES: Remark = Remark {
    id: "plain_fives",
    kind: RemarkKind::Hint,
    when: |win, _| win.has_impossible_fives(),
    text: "All four fives of a suit are here and none is red. This set has a red one: enter it, it counts as a dora.",
};
