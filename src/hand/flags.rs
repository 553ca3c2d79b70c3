//! Flags of a win, as a set: all that happened besides its tiles.

use super::question::Flag;

/// A set of [`Flag`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub(super) u32);

impl Flags {
    /// No flag.
    pub const NONE: Self = Self(0);

    /// Returns whether a flag is set.
    pub const fn has(self, flag: Flag) -> bool {
        self.0 & 1 << flag as u32 != 0
    }

    /// The set with a flag.
    #[must_use]
    pub const fn with(self, flag: Flag) -> Self {
        Self(self.0 | 1 << flag as u32)
    }

    /// The set without a flag.
    #[must_use]
    pub const fn without(self, flag: Flag) -> Self {
        Self(self.0 & !(1 << flag as u32))
    }

    /// The flags that are set, in order.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        let rest = |bits: &u32| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let bits = core::iter::successors(Some(self.0).filter(|&bits| bits > 0), rest);
        bits.filter_map(|bits| Flag::ALL.get(bits.trailing_zeros() as usize).copied())
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Self {
        flags.into_iter().fold(Self::NONE, Self::with)
    }
}
