//! The table of bytes.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::failure::{Failure, Result, io};
use crate::fingerprint::files;

/// One file of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    name: String,
    raw: usize,
    gzip: usize,
}

/// The table for a built site.
pub fn table(folder: &Path) -> Result<String> {
    let mut rows = Vec::new();
    for file in files(folder) {
        let bytes = fs::read(&file).map_err(io("read", &file))?;
        let name = file
            .strip_prefix(folder)
            .unwrap_or(&file)
            .to_string_lossy()
            .into_owned();
        let gzip = gzip(&bytes).len();
        rows.push(Row {
            name,
            raw: bytes.len(),
            gzip,
        });
    }
    if rows.is_empty() {
        return Err(Failure::new(
            format!("there is no site in {}", folder.display()),
            "type `cargo xtask build` first",
        ));
    }
    Ok(render(rows))
}

/// The bytes as a host sends them compressed.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing into memory cannot fail; if it ever does, an empty answer is smaller than the original and gets noticed.
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_default()
}

/// Biggest first, the total last.
fn render(mut rows: Vec<Row>) -> String {
    rows.sort_by(|a, b| b.gzip.cmp(&a.gzip).then_with(|| a.name.cmp(&b.name)));
    rows.push(Row {
        name: format!("total, {} files", rows.len()),
        raw: rows.iter().map(|row| row.raw).sum(),
        gzip: rows.iter().map(|row| row.gzip).sum(),
    });
    let width = rows
        .iter()
        .map(|row| row.name.chars().count())
        .max()
        .unwrap_or(0);
    let mut text = format!("{:width$}  {:>11}  {:>11}\n", "file", "bytes", "gzip");
    for Row { name, raw, gzip } in rows {
        let _ = writeln!(
            text,
            "{name:width$}  {:>11}  {:>11}",
            grouped(raw),
            grouped(gzip)
        );
    }
    text
}

/// A number with a comma at every three digits.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Row, grouped, gzip, render};

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn the_table_is_sorted_and_summed() {
        let row = |name: &str, raw, gzip| Row {
            name: name.into(),
            raw,
            gzip,
        };
        let text = render(vec![row("a.css", 10, 9), row("b.wasm", 136_800, 59_000)]);
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines[1], ["b.wasm", "136,800", "59,000"]);
        assert_eq!(lines[2], ["a.css", "10", "9"]);
        assert_eq!(lines[3], ["total,", "2", "files", "136,810", "59,009"]);
    }

    #[test]
    fn gzip_has_its_magic_number_and_is_small() {
        let bytes = gzip(&[b'a'; 1_000]);
        assert_eq!(bytes[..2], [0x1f, 0x8b]);
        assert!(bytes.len() < 60);
    }
}
