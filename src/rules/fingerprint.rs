//! A ruleset in one number.

use alloc::format;
use alloc::string::String;
use core::hash::{Hash, Hasher};

use super::Ruleset;
use crate::yaku::Yaku;

impl Ruleset {
    /// A number that is the same wherever the same rules are used. Everything that decides a price or a settlement is in
    /// it; names, sources and remarks are not. It changes when a rule of the preset does.
    ///
    /// ```
    /// use tensu::{Ruleset, rules::Setting};
    /// let tenhou = Ruleset::by_id("tenhou").unwrap();
    /// let mut house = tenhou.clone();
    /// assert_eq!(house.fingerprint(), tenhou.fingerprint());
    /// house.change("kiriage", &Setting::Bool(true)).unwrap();
    /// assert_ne!(house.fingerprint(), tenhou.fingerprint());
    /// ```
    pub fn fingerprint(&self) -> u64 {
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        (self.seats, self.tiles, self.system, self.game).hash(&mut fnv);
        // A new yaku of the table leaves the rulesets alone that do not have it.
        for yaku in Yaku::all().filter(|&yaku| self.has(yaku)) {
            (yaku, self.yaku.get(yaku)).hash(&mut fnv);
        }
        fnv.finish()
    }

    /// The fingerprint as the scoring contract and the app write it: 16 hexadecimal digits.
    pub fn fingerprint_text(&self) -> String {
        format!("{:016x}", self.fingerprint())
    }
}

/// FNV-1a, 64 bits: small, and the same on every machine.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // The width of a pointer and the order of bytes must not show.
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_i32(&mut self, n: i32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
}
