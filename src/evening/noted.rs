//! Notes for side stakes, and the stakes that they come to.

use alloc::vec::Vec;

use crate::evening::event::Chair;

/// Notes of the hands that side stakes need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Chips by chair: those won, less those paid.
    pub chips: Vec<i64>,
    /// Set for each chair that has won a hand.
    pub has_won: Vec<bool>,
    /// The chairs that took the last points of one that has none left.
    pub(super) takers: Vec<Vec<Chair>>,
}

/// Stakes of a player, beside the points of the hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stakes {
    /// Chips won, less those paid.
    pub chips: i64,
    /// Worth of these chips, in points.
    pub worth: i64,
    /// Points for having won where others did not; less than nothing for who did not.
    pub yakitori: i64,
    /// Points for having taken somebody's last points; less than nothing for who has none.
    pub bust: i64,
}

impl Stakes {
    /// All of it, in points.
    pub const fn total(self) -> i64 {
        self.worth + self.yakitori + self.bust
    }
}

impl Noted {
    pub(super) fn new(chairs: usize) -> Self {
        Self {
            chips: alloc::vec![0; chairs],
            has_won: alloc::vec![false; chairs],
            takers: alloc::vec![Vec::new(); chairs],
        }
    }
}
