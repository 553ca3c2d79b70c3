//! Short names for what the WebAssembly imports from its glue.
//!
//! wasm-bindgen names each import after its JavaScript function and a hash, in both files, and hashes do not compress:
//! that is 4 KB gzip of the site.

use std::fs;
use std::ops::Range;
use std::path::Path;

use crate::failure::{Failure, Result, io};

/// The section of a WebAssembly file that lists its imports.
const IMPORTS: u8 = 2;

/// Renames the imports in both files, and takes the indentation out of the glue.
pub fn shorten(wasm: &Path, glue: &Path) -> Result {
    let bytes = fs::read(wasm).map_err(io("read", wasm))?;
    let text = fs::read_to_string(glue).map_err(io("read", glue))?;
    let (bytes, text) = renamed(&bytes, &text).ok_or_else(|| {
        Failure::new(
            format!(
                "{} and its glue are not as wasm-bindgen writes them",
                wasm.display()
            ),
            "see whether a new wasm-bindgen changed them; xtask/src/imports.rs reads them",
        )
    })?;
    fs::write(wasm, bytes).map_err(io("write", wasm))?;
    fs::write(glue, text).map_err(io("write", glue))
}

/// Both files with short names; `None` when a name is not exactly once in the glue, or something is not understood.
fn renamed(wasm: &[u8], glue: &str) -> Option<(Vec<u8>, String)> {
    let mut glue: String = glue.lines().flat_map(|line| [line.trim(), "\n"]).collect();
    let mut short = wasm.get(..8)?.to_vec();
    let mut at = 8;
    while at < wasm.len() {
        let id = wasm[at];
        let body = sized(wasm, at + 1)?;
        at = body.end;
        let body = wasm.get(body)?;
        let body = if id == IMPORTS {
            imports(body, &mut glue)?
        } else {
            body.to_vec()
        };
        short.push(id);
        push_sized(&mut short, &body);
    }
    Some((short, glue))
}

/// The section with other names, which the glue gets too.
fn imports(section: &[u8], glue: &mut String) -> Option<Vec<u8>> {
    let (count, mut at) = number(section, 0)?;
    let mut short = Vec::new();
    push_number(&mut short, count);
    for i in 0..count {
        let module = sized(section, at)?;
        let name = sized(section, module.end)?;
        let kind = name.end;
        // Only functions are imported: a zero, and the number of a type.
        let (_, end) = number(section, kind + 1).filter(|_| section.get(kind) == Some(&0))?;
        at = end;
        let (module, name) = (section.get(module)?, section.get(name)?);
        let (old, new) = (std::str::from_utf8(name).ok()?, format!("_{i}"));
        if glue.matches(old).count() != 1 {
            return None;
        }
        *glue = glue.replace(old, &new);
        push_sized(&mut short, module);
        push_sized(&mut short, new.as_bytes());
        short.extend(&section[kind..end]);
    }
    Some(short)
}

/// A number of at most 32 bits, seven to a byte, and where it ends.
fn number(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let mut value = 0;
    for i in 0..5 {
        let byte = *bytes.get(at + i)?;
        value |= usize::from(byte & 0x7f) << (7 * i);
        if byte < 0x80 {
            return Some((value, at + i + 1));
        }
    }
    None
}

/// Where the bytes lie that follow their number.
fn sized(bytes: &[u8], at: usize) -> Option<Range<usize>> {
    let (size, start) = number(bytes, at)?;
    let end = start.checked_add(size)?;
    (end <= bytes.len()).then_some(start..end)
}

fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn push_sized(bytes: &mut Vec<u8>, body: &[u8]) {
    push_number(bytes, body.len());
    bytes.extend(body);
}

#[cfg(test)]
mod tests {
    use super::{number, push_number, renamed};

    /// A module with a section of names, one import and one more section.
    const MODULE: &[u8] =
        b"\0asm\x01\0\0\0\x00\x02\x01x\x02\x10\x01\x05./app\x06long_1\x00\x07\x03\x02\x01\x07";

    #[test]
    fn an_import_has_a_short_name_in_both_files() {
        let short: &[u8] =
            b"\0asm\x01\0\0\0\x00\x02\x01x\x02\x0c\x01\x05./app\x02_0\x00\x07\x03\x02\x01\x07";
        assert_eq!(
            renamed(MODULE, "a = {\n    long_1: 5,\n}"),
            Some((short.to_vec(), "a = {\n_0: 5,\n}\n".to_owned()))
        );
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert_eq!(renamed(MODULE, "a = {}"), None, "not in the glue");
        assert_eq!(renamed(MODULE, "long_1 long_1"), None, "twice in the glue");
        for end in 9..MODULE.len() {
            if ![12, 30].contains(&end) {
                assert_eq!(renamed(&MODULE[..end], "long_1"), None, "cut at {end}");
            }
        }
        let mut memory = MODULE.to_vec();
        memory[28] = 2;
        assert_eq!(renamed(&memory, "long_1"), None, "no function");
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for n in [0, 1, 127, 128, 300, 16_384, 4_000_000] {
            let mut bytes = Vec::new();
            push_number(&mut bytes, n);
            assert_eq!(number(&bytes, 0), Some((n, bytes.len())));
        }
        assert_eq!(number(&[0xff; 6], 0), None);
    }
}
