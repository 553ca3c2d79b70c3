//! Kept inputs: one a line, what is not plain ASCII as `\xNN`.

use std::fmt::{self, Debug, Write as _};

/// Writes inputs, shortest first.
pub fn pack(inputs: &[Vec<u8>]) -> String {
    let mut sorted: Vec<&Vec<u8>> = inputs.iter().collect();
    sorted.sort_unstable_by_key(|input| (input.len(), *input));
    sorted.dedup();
    sorted
        .iter()
        .flat_map(|input| [input.escape_ascii().to_string(), String::from("\n")])
        .collect()
}

/// Reads them back.
pub fn unpack(text: &str) -> Vec<Vec<u8>> {
    text.lines().map(unescape).collect()
}

fn unescape(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        bytes.push(match rest.next().expect("something after a backslash") {
            b'x' => {
                let mut digit = || char::from(rest.next().expect("a digit")).to_digit(16);
                (digit().expect("a digit") * 16 + digit().expect("a digit")) as u8
            }
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            other => other,
        });
    }
    bytes
}

/// FNV-1a: the same number on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Digest(pub u64);

impl Digest {
    /// The digest of nothing.
    pub const EMPTY: Self = Self(0xcbf2_9ce4_8422_2325);

    /// Takes in a value as its `Debug` form.
    pub fn see(&mut self, value: &dyn Debug) {
        write!(self, "{value:?};").expect("a digest takes everything");
    }
}

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        Ok(())
    }
}

/// The digest of some bytes.
pub fn hash(bytes: &[u8]) -> u64 {
    let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    let hash = bytes.iter().fold(Digest::EMPTY.0, fold);
    hash ^ (hash >> 32)
}
