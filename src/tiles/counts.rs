//! The number of tiles of each kind in a hand.

use super::kinds::Kinds;
use super::tile::{Kind, Suit};

/// The number of tiles of each of the 34 kinds. Red fives count as fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Counts([u8; Kind::COUNT]);

impl Counts {
    /// No tiles.
    pub const EMPTY: Self = Self([0; Kind::COUNT]);

    /// Returns the number of tiles of this kind.
    pub const fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// Adds `n` tiles of a kind; stays at 255, far beyond any hand.
    pub const fn add(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    /// Removes `n` tiles of a kind; stays at zero.
    pub const fn remove(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(n);
    }

    /// Returns the number of tiles of the kind that there are most of.
    pub(crate) fn most(&self) -> u8 {
        self.0.iter().fold(0, |most, &n| n.max(most))
    }

    /// Returns the number of tiles in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| n as usize).sum()
    }

    /// The kinds present, with their counts, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::all()
            .map(|kind| (kind, self.get(kind)))
            .filter(|&(_, n)| n > 0)
    }

    /// The kinds present.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.iter().map(|(kind, _)| kind)
    }

    /// The kinds present, as a set.
    pub(crate) fn present(&self) -> Kinds {
        let bit = |bits, (place, &n): (usize, &u8)| bits | u64::from(n > 0) << place;
        Kinds::of_bits(self.0.iter().enumerate().fold(0, bit))
    }

    /// The tiles of a suit as one number, four bits a rank from the lowest up; for hands, which are never of more than 14
    /// tiles.
    pub(crate) fn packed(&self, suit: Suit) -> u64 {
        let from = 9 * suit as usize;
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.0[from..from + 8]);
        // Three steps bring the lower halves of the bytes together: by two, by four, all eight.
        let bytes = u64::from_le_bytes(eight);
        let pairs = (bytes | bytes >> 4) & 0x00ff_00ff_00ff_00ff;
        let fours = (pairs | pairs >> 8) & 0x0000_ffff_0000_ffff;
        let low = (fours | fours >> 16) & 0xffff_ffff;
        low | u64::from(self.0[from + 8]) << 32
    }

    /// Each suit, and the honors, as one number, three bits a rank from the lowest up; for hands, which have at most four of a
    /// kind.
    pub(crate) fn octal(&self) -> [u32; 4] {
        core::array::from_fn(|group| {
            let from = 9 * group;
            let ranks = &self.0[from..Kind::COUNT.min(from + 9)];
            let ranks = ranks.iter().rev();
            ranks.fold(0, |tiles, &n| tiles << 3 | u32::from(n))
        })
    }

    /// Returns the number of tiles whose kinds pass the test; 255 at the most.
    pub fn count(&self, test: impl Fn(Kind) -> bool) -> u8 {
        self.iter()
            .filter(|&(kind, _)| test(kind))
            .fold(0, |sum: u8, (_, n)| sum.saturating_add(n))
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Self::EMPTY;
        for kind in kinds {
            counts.add(kind, 1);
        }
        counts
    }
}

impl core::fmt::Debug for Counts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
