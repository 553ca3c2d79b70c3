//! A ruleset in one number.

use alloc::string::String;
use core::hash::{Hash, Hasher};
#[cfg(target_has_atomic = "64")]
use core::sync::atomic::{AtomicU64, Ordering};

#[cfg(target_has_atomic = "64")]
use crate::presets::CORE;
use crate::rulebook::Rules;
use crate::yaku::Yaku;

impl Rules {
    /// A number that is the same wherever the same rules are used. Everything that decides a payment or a settlement is
    /// in it; names, sources and remarks are not. It changes when a rule of the preset does.
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
        #[cfg(target_has_atomic = "64")]
        if let Some(known) = KNOWN.get(self.place()) {
            return known.or_mixed(self);
        }
        self.mixed()
    }

    fn mixed(&self) -> u64 {
        let mut mix = Mix(Mix::FACTOR);
        (self.seats, self.tiles, self.system, self.game).hash(&mut mix);
        // A new yaku of the table leaves the rulesets alone that do not have it.
        for yaku in Yaku::all().filter(|&yaku| self.has(yaku)) {
            (yaku, self.yaku.get(yaku)).hash(&mut mix);
        }
        mix.finish()
    }

    /// The fingerprint as the scoring contract and the app write it: 16 hexadecimal digits.
    pub fn fingerprint_text(&self) -> String {
        // Without a formatter, which takes two hundredths of the time of an answer.
        let bytes = self.fingerprint().to_be_bytes().into_iter();
        let digits = bytes.flat_map(|byte| [byte >> 4, byte & 15]);
        let mut text = String::with_capacity(16);
        text.extend(digits.filter_map(|digit| char::from_digit(digit.into(), 16)));
        text
    }
}

/// The fingerprints of the presets, each once somebody asked for it: every answer has one.
#[cfg(target_has_atomic = "64")]
static KNOWN: [CachedFingerprint; CORE.rulesets.len()] =
    [const { CachedFingerprint(AtomicU64::new(0)) }; CORE.rulesets.len()];

/// A fingerprint, or 0 as long as nobody asked. Whoever asks first at the same time as another finds the same.
#[cfg(target_has_atomic = "64")]
struct CachedFingerprint(AtomicU64);

#[cfg(target_has_atomic = "64")]
impl CachedFingerprint {
    fn or_mixed(&self, rules: &Rules) -> u64 {
        match self.0.load(Ordering::Relaxed) {
            0 => {
                let mixed = rules.mixed();
                self.0.store(mixed, Ordering::Relaxed);
                mixed
            }
            known => known,
        }
    }
}

#[cfg(target_has_atomic = "64")]
impl Rules {
    /// The place of this preset in `CORE`, of itself and no copy, which may have been changed; beyond all for others.
    fn place(&self) -> usize {
        let mut presets = CORE.rulesets.iter();
        let found = presets.position(|preset| core::ptr::eq(&raw const preset.rules, self));
        found.unwrap_or(CORE.rulesets.len())
    }
}

/// As rustc's hash of 64 bits: small, quick, and the same on every machine. Every step can be undone, so rules that differ
/// in one value never have the same number.
struct Mix(u64);

impl Mix {
    /// Rules are said in small numbers and short names: a few bytes are one word.
    const WORD: usize = 8;

    const FACTOR: u64 = 0x517c_c1b7_2722_0a95;
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(Self::WORD) {
            let mut word = [0; Self::WORD];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    // The width of a pointer and the order of bytes must not show.
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    // Called from everywhere that a rule is.
    #[inline(never)]
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(Self::FACTOR);
    }

    fn write_i32(&mut self, n: i32) {
        self.write_u64(n as u64);
    }
}
