//! Random numbers from a seed: the same hands for the same seed, without a browser or an operating system.

/// `SplitMix64`, by Steele, Lea and Flood (2014): plenty for dealing tiles, and six lines.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Draws a number below `n`; 0 if there is none.
    pub(crate) const fn below(&mut self, n: usize) -> usize {
        // The high half, scaled: no division, and no number is much likelier than another.
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    pub(crate) const fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// Picks one of several.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// The number of hands dealt before a lesson is given up.
pub(super) const TRIES: usize = 40;
