//! A number for the contents of files: to see whether anything changed, and to name files after what is in them.

use std::path::PathBuf;

use crate::failure::Result;
use crate::files;

/// FNV-1a, 64 bits: short, and the same on every machine and for every version of Rust.
#[derive(Debug, Clone, Copy)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of nothing.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// The fingerprint of files: their paths and contents.
    pub fn of_files(all: &[PathBuf]) -> Result<Self> {
        all.iter().try_fold(Self::new(), |sum, file| {
            let bytes = files::bytes(file)?;
            Ok(sum.add(&*file.to_string_lossy()).add(bytes))
        })
    }

    /// Adds these bytes. Their number counts too, so "ab", "c" differs from "a", "bc".
    pub fn add(self, bytes: impl AsRef<[u8]>) -> Self {
        let bytes = bytes.as_ref();
        let length = (bytes.len() as u64).to_le_bytes();
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(length.iter().chain(bytes).fold(self.0, step))
    }

    /// Writes it as sixteen hexadecimal digits.
    pub fn hex(self) -> String {
        format!("{:016x}", self.0)
    }
}

/// The digits for a file with this in it.
pub fn hex(bytes: impl AsRef<[u8]>) -> String {
    Fingerprint::new().add(bytes).hex()
}

#[cfg(test)]
mod tests {
    use super::{Fingerprint, hex};

    /// The app knows files by these numbers (`src/bin/app/browser/page/files.rs`, where they are tested, too).
    #[test]
    fn a_file_has_the_number_that_the_app_expects() {
        assert_eq!(hex(""), "a8c7f832281a39c5");
        assert_eq!(hex("手牌"), "bb38aee188935a41");
    }

    #[test]
    fn the_cut_between_parts_counts() {
        let both = |one, other| Fingerprint::new().add(one).add(other).hex();
        assert_ne!(both("ab", "c"), both("a", "bc"));
        assert_eq!(both("ab", "c"), both("ab", "c"));
    }
}
