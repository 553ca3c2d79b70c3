//! Yaku that count more than once in a hand counted without tiles.

use crate::yaku::{Yaku, YakuSet};

/// The number of times that each yaku counts beyond once: up to three, in two binary digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Again([YakuSet; 2]);

impl Again {
    /// Returns how often a yaku counts beyond once.
    pub fn get(&self, yaku: Yaku) -> u8 {
        let [one, two] = self.0.map(|digit| u8::from(digit.has(yaku)));
        one + 2 * two
    }

    /// Returns a copy in which a yaku counts so often beyond once, three times at the most.
    #[must_use]
    pub fn with(self, yaku: Yaku, more: u8) -> Self {
        let more = more.min(3);
        let own = YakuSet::of(&[yaku]);
        let digit = |place: usize| {
            self.0[place]
                .without(own)
                .with(yaku, more >> place & 1 == 1)
        };
        Self([digit(0), digit(1)])
    }

    /// Returns a copy with these yaku alone.
    pub(crate) fn of(self, yaku: YakuSet) -> Self {
        Self(self.0.map(|digit| digit.and(yaku)))
    }
}
