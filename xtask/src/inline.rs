//! The WebAssembly of the npm package as a script, for builders that bring no other files.
//!
//! Base64 makes a third more of it, and what repeats begins at another of its signs each time, so that nothing compresses it. Here a
//! byte is one sign, or two where it is rare: after gzip that is as small as the file itself.

use std::fmt::Write as _;

/// The signs that end a text somewhere, or that a builder may write as two.
const UNUSED: &str = "\"'`\\$<";

/// Writes a module of the bytes, which `npm/js/unpacked.js` reads: `signs`, each a place; `bytes`, the frequent ones first; and the
/// `text`. The last two signs are none of their own: the byte of the sign behind them is in the second or in the third row.
pub fn script(wasm: &[u8]) -> String {
    let signs: Vec<u8> = (b' '..=b'~')
        .filter(|sign| !UNUSED.as_bytes().contains(sign))
        .collect();
    let (singles, rows) = signs.split_at(signs.len() - 2);
    let mut counts = [0_usize; 256];
    for byte in wasm {
        counts[usize::from(*byte)] += 1;
    }
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(|byte| std::cmp::Reverse(counts[usize::from(*byte)]));
    let mut written = vec![String::new(); 256];
    for (place, byte) in bytes.iter().enumerate() {
        let row = (place / singles.len()).checked_sub(1);
        let row = row.map(|row| char::from(rows[row]));
        let sign = char::from(singles[place % singles.len()]);
        written[usize::from(*byte)] = row.into_iter().chain([sign]).collect();
    }
    let mut text = String::from("export const signs = \"");
    text.extend(signs.iter().copied().map(char::from));
    text.push_str("\";\nexport const bytes = [");
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte},");
    }
    text.push_str("];\nexport const text = \"");
    text.extend(wasm.iter().map(|byte| &*written[usize::from(*byte)]));
    text.push_str("\";\n");
    text
}

#[cfg(test)]
mod tests {
    use super::{UNUSED, script};

    /// Returns the text of a constant, without its marks.
    fn constant<'s>(script: &'s str, name: &str) -> &'s str {
        let start = format!("export const {name} = ");
        let (_, rest) = script.split_once(&start).expect("a constant");
        let (line, _) = rest.split_once(";\n").expect("its end");
        &line[1..line.len() - 1]
    }

    #[test]
    fn every_byte_is_one_sign_or_two_and_comes_back() {
        let mut wasm: Vec<u8> = (0..=u8::MAX).collect();
        wasm.extend([7; 99]);
        let script = script(&wasm);
        let (signs, text) = (constant(&script, "signs"), constant(&script, "text"));
        let bytes: Vec<u8> = constant(&script, "bytes")
            .split_terminator(',')
            .map(|byte| byte.parse().expect("a number"))
            .collect();
        assert_eq!((bytes.len(), bytes[0]), (256, 7));
        assert!(!text.contains(|c| UNUSED.contains(c) || !(' '..='~').contains(&c)));
        let singles = signs.len() - 2;
        let (mut back, mut row) = (Vec::new(), 0);
        for sign in text.chars() {
            let place = signs.find(sign).expect("a sign");
            if place < singles {
                back.push(bytes[row * singles + place]);
                row = 0;
            } else {
                row = place - singles + 1;
            }
        }
        assert_eq!(back, wasm);
    }
}
