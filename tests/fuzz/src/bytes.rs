//! Decisions read from bytes, so that the fuzzer decides; after the last byte every decision is the first choice.

/// Bytes that are decisions.
#[derive(Clone, Debug)]
pub struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    /// All of them to come.
    pub const fn new(bytes: &'b [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte; 0 after the last.
    pub fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// The next bytes, as many as there are.
    pub fn take(&mut self, n: usize) -> &'b [u8] {
        let (taken, rest) = self.0.split_at(n.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// Returns a number from 0 to `n - 1`; `n` is at most 256.
    pub fn below(&mut self, n: usize) -> usize {
        usize::from(self.next()) % n
    }

    /// Returns true for so many of 256 bytes, never for 0.
    pub fn often(&mut self, n: u8) -> bool {
        self.next() > 255 - n
    }

    /// One of several.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Returns whether there are no more.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
