//! A set of yaku in one number.

use crate::yaku::{TABLE, Unit, Yaku};

/// A set of yaku; a `Copy` value of 16 bytes.
///
/// ```
/// use tensu::{Yaku, yaku::YakuSet};
/// let set: YakuSet = [Yaku::Pinfu, Yaku::Riichi].into_iter().collect();
/// assert!(set.has(Yaku::Pinfu) && !set.has(Yaku::Tanyao));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Yaku::Riichi, Yaku::Pinfu]); // in the order of the table
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct YakuSet(u128);

const _: () = assert!(Yaku::COUNT <= 128, "a yaku is a bit");

impl YakuSet {
    /// No yaku.
    pub const NONE: Self = Self(0);

    /// The set of these yaku.
    pub const fn of(yaku: &[Yaku]) -> Self {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < yaku.len() {
            set = set.with(yaku[i], true);
            i += 1;
        }
        set
    }

    /// The yaku that are usually paid in this.
    pub(crate) const fn paid_in(unit: Unit) -> Self {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < Yaku::COUNT {
            let row = &TABLE[i];
            set = set.with(row.yaku, row.worth.unit as u8 == unit as u8);
            i += 1;
        }
        set
    }

    /// All that are not in it.
    pub(crate) const fn complement(self) -> Self {
        Self(!self.0)
    }

    /// Whether a yaku is in it.
    pub const fn has(self, yaku: Yaku) -> bool {
        // By halves, which is what processors have instructions for.
        let halves = [self.0 as u64, (self.0 >> 64) as u64];
        halves[yaku as usize / 64] >> (yaku as u32 % 64) & 1 == 1
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether anything is in both.
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The place of the first in the table; 128 of none.
    pub(crate) const fn first(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same set and this yaku, if it applies.
    #[must_use]
    pub const fn with(self, yaku: Yaku, applies: bool) -> Self {
        Self(self.0 | (applies as u128) << yaku as u32)
    }

    /// What is in one or the other.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this one alone.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The yaku, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Yaku> {
        self.places().map(|place| TABLE[place].yaku)
    }

    /// The first so many places as bits, up to 64, and the rest as a set.
    pub(crate) const fn split_at(self, place: usize) -> (u64, Self) {
        let low = self.0 & ((1 << place) - 1);
        (low as u64, Self(self.0 ^ low))
    }

    /// The places of the yaku in the table.
    pub(crate) fn places(self) -> Places {
        Places([self.0 as u64, (self.0 >> 64) as u64])
    }
}

/// Runs through the bits of a set, lowest first; in halves, which is what processors have instructions for.
pub(crate) struct Places([u64; 2]);

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        for (half, bits) in self.0.iter_mut().enumerate() {
            if *bits != 0 {
                let place = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(half * 64 + place);
            }
        }
        None
    }
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> Self {
        yaku.into_iter()
            .fold(Self::NONE, |set, yaku| set.with(yaku, true))
    }
}

impl core::fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter().map(Yaku::code)).finish()
    }
}
