//! Files compressed as hosts prepare them: gzip and brotli, each at its best.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::command::answer;
use crate::failure::{Failure, Result};
use crate::files;
use crate::setup;

/// Endings of files that become smaller.
const TEXTS: [&str; 8] = [
    "html",
    "css",
    "js",
    "txt",
    "ts",
    "svg",
    "wasm",
    "webmanifest",
];

/// Returns whether a host should have a compressed form of a file.
pub fn is_worth_it(path: &Path) -> bool {
    let kind = path.extension().and_then(|end| end.to_str());
    kind.is_some_and(|kind| TEXTS.contains(&kind))
        && fs::metadata(path).is_ok_and(|file| file.len() > 512)
}

/// Compresses by gzip.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing into memory cannot fail; if it ever does, an empty answer is smaller than the original and gets noticed.
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_default()
}

/// Compresses each file by brotli. Node has it built in.
pub fn brotli(paths: &[PathBuf]) -> Result<Vec<Vec<u8>>> {
    const SCRIPT: &str = "const { readFileSync, writeFileSync } = require('node:fs');
        const { brotliCompressSync } = require('node:zlib');
        const [to, ...paths] = process.argv.slice(1);
        paths.forEach((path, at) => writeFileSync(`${to}/${at}`, brotliCompressSync(readFileSync(path))));
        console.log(paths.length);";
    let to = std::env::temp_dir().join(format!("tensu-brotli-{}", std::process::id()));
    files::create(&to)?;
    let mut words = vec!["-e".into(), SCRIPT.into(), "--".into(), to.clone().into()];
    words.extend(paths.iter().map(|path| path.clone().into_os_string()));
    let said = answer(setup::node()?, &words).unwrap_or_default();
    if said.trim() == paths.len().to_string() {
        let packed = (0..paths.len()).map(|at| files::bytes(&to.join(at.to_string())));
        let packed = packed.collect();
        files::remove(&to)?;
        return packed;
    }
    Err(Failure::new(
        "Node could not compress the files with brotli",
        "run the command again; is the site being rebuilt?",
    ))
}

#[cfg(test)]
mod tests {
    use super::gzip;

    #[test]
    fn gzip_has_its_magic_number_and_is_small() {
        let bytes = gzip(&[b'a'; 1_000]);
        assert_eq!(bytes[..2], [0x1f, 0x8b]);
        assert!(bytes.len() < 60);
    }
}
