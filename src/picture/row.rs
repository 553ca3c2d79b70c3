//! Tiles that stay together in a line, and the measures of all.

use alloc::vec::Vec;

use crate::picture::lying::Lies;
use crate::tiles::Tile;

/// The size of a tile in the drawings.
pub(super) const WIDE: u32 = 60;
pub(super) const HIGH: u32 = 80;
/// The distances between tiles of a set, between sets, between lines.
pub(super) const GAP: u32 = 3;
pub(super) const APART: u32 = 20;
pub(super) const BELOW: u32 = 12;
/// The room for the outline around all.
pub(super) const EDGE: u32 = 3;
/// The width of an open kan, which cannot be wrapped.
pub(super) const WIDEST: u32 = 3 * (WIDE + GAP) + HIGH + 2 * EDGE;
/// The size of indicators in hundredths of a tile.
pub(super) const SMALL: u32 = 65;
/// The indicators that a dead wall has room for.
pub(super) const TURNED: usize = 5;

/// Tiles that stay together in a line.
pub(super) struct TileRow {
    pub(super) tiles: Vec<(Option<Tile>, Lies)>,
    /// The distance to the piece before it, unless it begins a line.
    pub(super) gap: u32,
    /// `true` for the winning tile.
    pub(super) won: bool,
    /// `true` if it begins a line.
    pub(super) breaks: bool,
}

impl TileRow {
    pub(super) fn one(tile: Tile, gap: u32) -> Self {
        Self {
            tiles: [(Some(tile), Lies::Upright)].into(),
            gap,
            won: false,
            breaks: false,
        }
    }

    pub(super) fn width(&self) -> u32 {
        let each = self.tiles.iter().map(|(_, lies)| match lies {
            Lies::Upright => WIDE + GAP,
            Lies::Turned => HIGH + GAP,
            Lies::Onto => 0,
        });
        each.sum::<u32>().saturating_sub(GAP)
    }

    pub(super) fn height(&self) -> u32 {
        let is_onto = |(_, lies): &(_, Lies)| *lies == Lies::Onto;
        if self.tiles.iter().any(is_onto) {
            2 * WIDE + GAP
        } else {
            HIGH
        }
    }
}
