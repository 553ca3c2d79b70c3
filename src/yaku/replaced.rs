//! The yaku that each yaku replaces, as sets.

use super::set::YakuSet;
use super::table::{Row, TABLE, Yaku};

/// The yaku that each replaces, as a set.
pub(super) static REPLACES: [YakuSet; Yaku::BEFORE_FANS] = {
    let mut sets = [YakuSet::NONE; Yaku::BEFORE_FANS];
    let mut place = 0;
    while place < sets.len() {
        let Row { yaku, lower, .. } = &TABLE[place];
        sets[place] = YakuSet::of(lower).or(YakuSet::of(of_the_same_tiles(*yaku)));
        place += 1;
    }
    sets
};

/// The yaku that are no lower form of a yaku but are read from the same tiles where a hand has both: one pattern is paid
/// once. Source: rules.md 1.1.4.
const fn of_the_same_tiles(yaku: Yaku) -> &'static [Yaku] {
    match yaku {
        // Four equal sequences are two pairs of them, too.
        Yaku::Ryanpeikou => &[Yaku::IsshokuSanjun],
        _ => &[],
    }
}
