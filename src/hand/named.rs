//! Indicators that were found from the dora: `ドラ4m` names the tile that counts, and what lies on the table is the one before it.

use alloc::vec::Vec;

use crate::tiles::{Kind, Tile};

/// Lists of indicators whose writer named the dora themselves.
///
/// A text knows no rules, so the lists hold the indicators of four players, and
/// [`Question::settled`](crate::Question::settled) turns them into those of the game: with three players the 1 of
/// characters shows the 9. [`Question::check`](crate::Question::check) does so by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Named {
    /// `true` if the dora indicators were written so.
    pub dora: bool,
    /// `true` if the ura dora indicators were.
    pub ura: bool,
}

impl Named {
    /// Neither list: both were written as they lie on the table.
    pub const NONE: Self = Self {
        dora: false,
        ura: false,
    };
}

/// The indicators of four players that show these tiles; nothing if a flower is among them, which nothing shows.
pub(super) fn shown_by(dora: &[Tile]) -> Option<Vec<Tile>> {
    let indicators = dora.iter().map(|tile| tile.kind().map(Kind::indicator));
    indicators.map(|kind| kind.map(Tile::plain)).collect()
}
