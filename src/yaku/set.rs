//! A set of yaku as bits.

use crate::yaku::table::{TABLE, Yaku};

/// A set of yaku; a `Copy` value of 32 bytes.
///
/// ```
/// use tensu::{Yaku, yaku::YakuSet};
/// let set: YakuSet = [Yaku::Pinfu, Yaku::Riichi].into_iter().collect();
/// assert!(set.has(Yaku::Pinfu) && !set.has(Yaku::Tanyao));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Yaku::Riichi, Yaku::Pinfu]); // in the order of the table
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct YakuSet([u64; WORDS]);

const WORDS: usize = 4;

const _: () = assert!(Yaku::COUNT <= 64 * WORDS, "a yaku is a bit");

impl YakuSet {
    /// No yaku.
    pub const NONE: Self = Self([0; WORDS]);

    /// The patterns of games whose points add up: all behind those of riichi.
    pub(crate) const POINTS: Self = {
        let mut set = Self::NONE;
        let mut place = Yaku::OF_RIICHI;
        while place < Yaku::COUNT {
            set.0[place / 64] |= 1 << (place % 64);
            place += 1;
        }
        set
    };

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

    /// The yaku of riichi in it.
    pub(crate) const fn of_riichi(self) -> RiichiSet {
        let [low, high, ..] = self.0;
        RiichiSet(low as u128 | (high as u128) << 64).and(RiichiSet::ALL)
    }

    /// Returns whether a yaku is in it.
    pub const fn has(self, yaku: Yaku) -> bool {
        self.0[yaku as usize / 64] >> (yaku as u32 % 64) & 1 == 1
    }

    /// Returns whether no yaku is in it.
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Returns whether any yaku is in both.
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Returns the number of yaku.
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// The same set and this yaku, if it applies.
    #[must_use]
    pub const fn with(mut self, yaku: Yaku, applies: bool) -> Self {
        self.0[yaku as usize / 64] |= (applies as u64) << (yaku as u32 % 64);
        self
    }

    /// Returns the yaku of both sets together.
    #[must_use]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            let (one, other) = (self.0[word], other.0[word]);
            self.0[word] = one | other;
            word += 1;
        }
        self
    }

    /// Returns the yaku that are in both sets.
    #[must_use]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            let (one, other) = (self.0[word], other.0[word]);
            self.0[word] = one & other;
            word += 1;
        }
        self
    }

    /// Returns the yaku that are in this set alone.
    #[must_use]
    pub const fn without(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            let (one, other) = (self.0[word], other.0[word]);
            self.0[word] = one & !other;
            word += 1;
        }
        self
    }

    /// The yaku, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Yaku> {
        Places(self.0).filter_map(Yaku::at)
    }
}

/// A set of the yaku of riichi, in one number, for code that must be fast.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct RiichiSet(u128);

const _: () = assert!(Yaku::OF_RIICHI <= 128, "a yaku is a bit");

impl RiichiSet {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const ALL: Self = Self(u128::MAX >> (128 - Yaku::OF_RIICHI));

    /// The set of these yaku, all of them of riichi.
    pub(crate) const fn of(yaku: &[Yaku]) -> Self {
        YakuSet::of(yaku).of_riichi()
    }

    /// The same as a set of any yaku.
    pub(crate) const fn wide(self) -> YakuSet {
        YakuSet([self.0 as u64, (self.0 >> 64) as u64, 0, 0])
    }

    pub(crate) const fn has(self, yaku: Yaku) -> bool {
        debug_assert!((yaku as usize) < Yaku::OF_RIICHI);
        // By halves, which is what processors have instructions for.
        let halves = [self.0 as u64, (self.0 >> 64) as u64];
        halves[yaku as usize / 64 % 2] >> (yaku as u32 % 64) & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(crate) const fn with(self, yaku: Yaku, applies: bool) -> Self {
        debug_assert!((yaku as usize) < Yaku::OF_RIICHI);
        Self(self.0 | (applies as u128) << (yaku as u32 % 128))
    }

    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Yaku> {
        self.places().map(|place| TABLE[place].yaku)
    }

    /// The first so many places as bits, up to 64, and the rest as a set.
    pub(crate) const fn split_at(self, place: usize) -> (u64, Self) {
        let low = self.0 & ((1 << place) - 1);
        (low as u64, Self(self.0 ^ low))
    }

    /// The places of the yaku in the table.
    pub(crate) fn places(self) -> Places<2> {
        Places([self.0 as u64, (self.0 >> 64) as u64])
    }
}

/// Goes through the bits of a set, lowest first; in words, which is what processors have instructions for.
pub(crate) struct Places<const N: usize>([u64; N]);

impl<const N: usize> Iterator for Places<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        for (word, bits) in self.0.iter_mut().enumerate() {
            if *bits != 0 {
                let place = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(word * 64 + place);
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

impl FromIterator<Yaku> for RiichiSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> Self {
        yaku.into_iter().collect::<YakuSet>().of_riichi()
    }
}

impl core::fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter().map(Yaku::code)).finish()
    }
}

impl core::fmt::Debug for RiichiSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.wide().fmt(f)
    }
}
