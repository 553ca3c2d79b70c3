//! Sets of kinds, one bit each.

use super::tile::{Kind, Suit};

impl Kind {
    /// A 1 or a 9 (老頭牌).
    pub const fn is_terminal(self) -> bool {
        Kinds::TERMINALS.has(self)
    }

    /// Terminal or honor (么九牌).
    pub const fn is_yaochuu(self) -> bool {
        Kinds::YAOCHUU.has(self)
    }
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << Kind::COUNT) - 1);
    pub(crate) const TERMINALS: Self = Self(0o401_401_401); // nine bits a suit
    pub(crate) const WINDS: Self = Self(0b1111 << 27);
    pub(crate) const DRAGONS: Self = Self(0b111 << 31);
    pub(crate) const HONORS: Self = Self(Self::WINDS.0 | Self::DRAGONS.0);
    pub(crate) const YAOCHUU: Self = Self(Self::TERMINALS.0 | Self::HONORS.0);

    /// The kinds of these bits; bits that are no kind's are left out.
    pub(super) const fn of_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// A bit for each kind, by its index.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// So many tiles from this one on.
    pub(crate) const fn from(first: Kind, count: u8) -> Self {
        Self(((1 << count) - 1) << first.index())
    }

    /// This tile, the third and the sixth above it.
    pub(crate) const fn knitted(first: Kind) -> Self {
        Self(0b100_1001 << first.index())
    }

    pub(crate) const fn suit(suit: Suit) -> Self {
        Self(0o777 << (9 * suit as u32))
    }

    /// Some tiles of a suit by their ranks.
    pub(crate) const fn ranks(suit: Suit, ranks: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < ranks.len() {
            bits |= 1 << (ranks[i] - 1);
            i += 1;
        }
        Self(bits << (9 * suit as u32))
    }

    pub(crate) const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind.index())
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn complement(self) -> Self {
        Self::ALL.without(self)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The kinds so many ranks below these in their suits.
    pub(crate) const fn lower_by(self, ranks: u8) -> Self {
        // Ranks that would fall out of their suit at the low end are left out first.
        let low = (1 << ranks) - 1;
        let numbers = Self::ALL.without(Self::HONORS);
        Self((self.0 & numbers.0 & !(low * 0o001_001_001)) >> ranks)
    }

    /// The first tiles of sequences that are wholly of these kinds.
    pub(crate) const fn sequences_within(self) -> Self {
        self.and(self.lower_by(1)).and(self.lower_by(2))
    }

    /// The first tiles of sequences that have a tile of these kinds.
    pub(crate) const fn sequences_with_any(self) -> Self {
        self.or(self.lower_by(1)).or(self.lower_by(2))
    }

    /// Counts the kinds as far as it matters: none, one or several.
    pub(crate) const fn size_up(self) -> Size {
        match self.0 {
            0 => Size::None,
            bits if bits.is_power_of_two() => Size::One,
            _ => Size::Several,
        }
    }

    /// Returns whether two suits have the same rank.
    pub(crate) const fn meet_across_suits(self) -> bool {
        let [man, pin, sou] = [self.0, self.0 >> 9, self.0 >> 18];
        (man & pin | man & sou | pin & sou) & 0o777 != 0
    }

    /// Returns whether the ranks 1, 4 and 7 are there, of whatever suits.
    pub(crate) const fn has_one_four_seven(self) -> bool {
        (self.0 | self.0 >> 9 | self.0 >> 18) & 0o111 == 0o111
    }

    /// Returns whether two of 1, 4 and 7 of a suit are there.
    pub(crate) const fn meet_in_a_straight(self) -> bool {
        let starts = self.0 & 0o111_111_111;
        starts & (starts >> 3 & 0o011_011_011 | starts >> 6 & 0o001_001_001) != 0
    }

    pub(crate) const fn count(self, among: Self) -> usize {
        (self.0 & among.0).count_ones() as usize
    }

    /// The kinds, in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let bits = core::iter::successors(Some(self.0).filter(|&bits| bits > 0), rest);
        bits.filter_map(|bits| Kind::new(bits.trailing_zeros() as usize))
    }
}

/// A number, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    None,
    One,
    Several,
}

impl Size {
    pub(crate) const fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, size) | (size, Self::None) => size,
            _ => Self::Several,
        }
    }
}
