//! Every byte that a player or a programmer downloads, and the limits.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::packed::{brotli, gzip};
use super::page;
use crate::failure::{Failure, Result};
use crate::files::{self, files};

/// The limits, with their reasons.
const BUDGET: &str = include_str!("../../budget.toml");

/// One file.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// The files of a folder, counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table(Vec<Row>);

impl Table {
    /// Counts a folder.
    pub fn of(folder: &Path) -> Result<Self> {
        // The pictures of pasted links are for no visitor.
        let (mut paths, pictures) = (files(folder), folder.join("cards"));
        paths.retain(|path| !path.starts_with(&pictures));
        if paths.is_empty() {
            return Err(Failure::new(
                format!("there is nothing in {}", folder.display()),
                "type `cargo xtask build` first",
            ));
        }
        let brotli = brotli(&paths)?;
        let row = |(path, brotli): (&PathBuf, Vec<u8>)| {
            let bytes = files::bytes(path)?;
            Ok(Row {
                name: files::inside(folder, path),
                raw: bytes.len(),
                gzip: gzip(&bytes).len(),
                brotli: brotli.len(),
            })
        };
        paths
            .iter()
            .zip(brotli)
            .map(row)
            .collect::<Result<_>>()
            .map(Self)
    }

    /// All bytes after gzip.
    pub fn gzip(&self) -> usize {
        self.gzip_of("")
    }

    /// The bytes after gzip of all files whose names end so.
    fn gzip_of(&self, ending: &str) -> usize {
        let rows = self.0.iter().filter(|row| row.name.ends_with(ending));
        rows.map(|row| row.gzip).sum()
    }

    /// Writes the table, biggest first, the total last.
    pub fn text(&self) -> String {
        let mut rows = self.0.clone();
        rows.sort_by(|a, b| b.gzip.cmp(&a.gzip).then_with(|| a.name.cmp(&b.name)));
        rows.push(Row {
            name: format!("total, {} files", rows.len()),
            raw: rows.iter().map(|row| row.raw).sum(),
            gzip: self.gzip(),
            brotli: rows.iter().map(|row| row.brotli).sum(),
        });
        let names = rows.iter().map(|row| row.name.chars().count());
        let width = names.max().unwrap_or(0);
        let mut text = format!(
            "{:width$}  {:>9}  {:>9}  {:>9}\n",
            "file", "bytes", "gzip", "brotli"
        );
        for row in rows {
            let numbers =
                [row.raw, row.gzip, row.brotli].map(|number| format!("  {:>9}", grouped(number)));
            let _ = writeln!(text, "{:width$}{}", row.name, numbers.concat());
        }
        text
    }
}

/// Returns both tables and the verdict on each, on what a first visit loads, and on what a page loads before a player
/// opens its calculator: of a built site, and of a folder with the npm package's WebAssembly.
pub fn report(site: &Path, npm: &Path) -> Result<(String, [Result<String>; 4])> {
    let first = first_load(site)?;
    let (site, npm) = (Table::of(site)?, Table::of(npm)?);
    let rows = site.0.iter().filter(|row| first.contains(&row.name));
    let first = rows.map(|row| row.gzip).sum();
    let verdicts = [
        verdict("first", first),
        verdict("site", site.gzip()),
        verdict("npm", npm.gzip_of(".wasm")),
        verdict("embed", site.gzip_of("embed/1/tensu.js")),
    ];
    Ok((format!("{}\n{}", site.text(), npm.text()), verdicts))
}

/// Returns the files of a first visit until a hand can be entered and scored: the page, all that it loads, and its
/// first language. What opens later comes later, and so does what the worker keeps.
fn first_load(site: &Path) -> Result<Vec<String>> {
    let html = files::read(&site.join("index.html"))?;
    let mut names = page::loaded(&html)?;
    let language = html.split("en:lang-en-").nth(1);
    let language = language.and_then(|rest| rest.split(':').next());
    let Some(language) = language else {
        return Err(Failure::new(
            "the built page names no language",
            "see xtask/src/site/languages.rs",
        ));
    };
    names.extend([format!("lang-en-{language}"), "index.html".to_owned()]);
    Ok(names)
}

/// Says how much of a limit is used; a failure when that is more than all.
fn verdict(name: &str, bytes: usize) -> Result<String> {
    let limit = limit(BUDGET, name).ok_or_else(|| {
        Failure::new(
            format!("xtask/budget.toml has no limit for `{name}`"),
            format!("add a line `{name} = BYTES`"),
        )
    })?;
    let said = format!(
        "{name}: {} of {} bytes after gzip",
        grouped(bytes),
        grouped(limit)
    );
    if bytes <= limit {
        return Ok(said);
    }
    Err(Failure::new(
        said,
        "make it smaller (docs/performance.md says what costs), or argue for a higher limit in xtask/budget.toml",
    ))
}

/// The number on the line `name = number`.
fn limit(budget: &str, name: &str) -> Option<usize> {
    let value = |line: &str| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == name).then(|| value.trim().parse().ok())?
    };
    budget.lines().find_map(value)
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
    use super::{BUDGET, Row, Table, grouped, limit, verdict};

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn the_table_is_sorted_and_summed() {
        let row = |name: &str, raw, gzip, brotli| Row {
            name: name.into(),
            raw,
            gzip,
            brotli,
        };
        let table = Table(vec![
            row("a.css", 10, 9, 8),
            row("b.wasm", 136_800, 59_000, 50_000),
        ]);
        let text = table.text();
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines[1], ["b.wasm", "136,800", "59,000", "50,000"]);
        assert_eq!(lines[2], ["a.css", "10", "9", "8"]);
        assert_eq!(
            lines[3],
            ["total,", "2", "files", "136,810", "59,009", "50,008"]
        );
    }

    #[test]
    fn a_limit_is_a_line() {
        let text = "# site = 1\nsite = 200000\nnpm=5";
        assert_eq!(limit(text, "site"), Some(200_000));
        assert_eq!(limit(text, "npm"), Some(5));
        assert_eq!(limit(text, "other"), None);
    }

    #[test]
    fn one_byte_too_many_fails() {
        for name in ["first", "site", "npm", "embed"] {
            let limit = limit(BUDGET, name).unwrap_or_default();
            assert!(verdict(name, limit).is_ok());
            assert!(verdict(name, limit + 1).is_err());
        }
        assert!(verdict("other", 0).is_err());
    }
}
