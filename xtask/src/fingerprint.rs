//! A number for the contents of files: to see whether anything changed, and to name files after what is in them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::failure::{Result, io};

/// FNV-1a, 64 bits: short, and the same on every machine and for every version of Rust.
#[derive(Debug, Clone, Copy)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of nothing.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds these bytes. Their number counts too, so "ab", "c" differs from "a", "bc".
    pub fn add(self, bytes: &[u8]) -> Self {
        let length = (bytes.len() as u64).to_le_bytes();
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(length.iter().chain(bytes).fold(self.0, step))
    }

    /// Writes it as sixteen hexadecimal digits.
    pub fn hex(self) -> String {
        format!("{:016x}", self.0)
    }
}

/// The fingerprint of files: their paths and contents.
pub fn of_contents(files: &[PathBuf]) -> Result<Fingerprint> {
    files.iter().try_fold(Fingerprint::new(), |sum, file| {
        let bytes = fs::read(file).map_err(io("read", file))?;
        Ok(sum.add(file.to_string_lossy().as_bytes()).add(&bytes))
    })
}

/// The fingerprint of files by size and time of change: cheap enough to ask several times a second.
pub fn of_times(files: &[PathBuf]) -> Fingerprint {
    files.iter().fold(Fingerprint::new(), |sum, file| {
        let sum = sum.add(file.to_string_lossy().as_bytes());
        let Ok(about) = fs::metadata(file) else {
            return sum;
        };
        let changed = about
            .modified()
            .ok()
            .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        sum.add(&about.len().to_le_bytes())
            .add(&changed.map_or(0, |time| time.as_nanos()).to_le_bytes())
    })
}

/// Every file below a folder, or the file itself, in a fixed order. Hidden ones, `node_modules` and `target` are left out;
/// what does not exist is empty.
pub fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let Ok(entries) = fs::read_dir(path) else {
        return Vec::new();
    };
    let skipped = |name: &str| name.starts_with('.') || name == "node_modules" || name == "target";
    let mut below: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| !skipped(&entry.file_name().to_string_lossy()))
        .flat_map(|entry| files(&entry.path()))
        .collect();
    below.sort();
    below
}

/// The path of a file from a folder above it, written with `/`.
pub fn inside(folder: &Path, file: &Path) -> String {
    let path = file.strip_prefix(folder).unwrap_or(file);
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Fingerprint, inside};

    #[test]
    fn paths_are_written_with_slashes() {
        let folder = Path::new("site");
        let file = folder.join("embed").join("1").join("a.js");
        assert_eq!(inside(folder, &file), "embed/1/a.js");
    }

    /// The app knows files by these numbers (`src/bin/app/browser/page/files.rs`, where they are tested, too).
    #[test]
    fn a_file_has_the_number_that_the_app_expects() {
        let number = |text: &str| Fingerprint::new().add(text.as_bytes()).hex();
        assert_eq!(number(""), "a8c7f832281a39c5");
        assert_eq!(number("手牌"), "bb38aee188935a41");
    }

    #[test]
    fn the_cut_between_parts_counts() {
        let one = Fingerprint::new().add(b"ab").add(b"c");
        let other = Fingerprint::new().add(b"a").add(b"bc");
        assert_ne!(one.hex(), other.hex());
        assert_eq!(one.hex(), Fingerprint::new().add(b"ab").add(b"c").hex());
        assert_eq!(one.hex().len(), 16);
    }
}
