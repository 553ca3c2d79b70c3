//! Files of numbers: read in order, never past their end, and held against the check behind them.

use alloc::vec::Vec;

/// The bytes that are still unread.
pub(crate) struct Bytes<'b>(pub(crate) &'b [u8]);

impl<'b> Bytes<'b> {
    pub(crate) fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub(crate) fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn i32(&mut self) -> Option<i32> {
        self.array().map(i32::from_le_bytes)
    }

    pub(crate) fn i8s(&mut self, count: usize) -> Option<Vec<i8>> {
        Some(self.take(count)?.iter().map(|&byte| byte as i8).collect())
    }
}

/// FNV-1a, 32 bits.
pub(crate) fn check(bytes: &[u8]) -> u32 {
    bytes.iter().fold(2_166_136_261, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(16_777_619)
    })
}

/// Returns what stands before a file's check, if the two agree.
pub(crate) fn checked(file: &[u8]) -> Option<&[u8]> {
    let (text, end) = file.split_last_chunk::<4>()?;
    (check(text) == u32::from_le_bytes(*end)).then_some(text)
}
