//! The tiles that a bonus was awarded for.

use alloc::vec::Vec;

use crate::tiles::Tile;

/// Tiles that count for a bonus, and the indicator that made them count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BonusTiles {
    /// The indicator; `None` for tiles that count by themselves, such as red fives.
    pub indicator: Option<Tile>,
    /// The tiles. One that several indicators show is with each of them.
    pub tiles: Vec<Tile>,
}

impl BonusTiles {
    /// Returns tiles without an indicator.
    pub(crate) fn alone(tiles: Vec<Tile>) -> Vec<Self> {
        if tiles.is_empty() {
            return Vec::new();
        }
        alloc::vec![Self {
            indicator: None,
            tiles,
        }]
    }
}
