//! Every byte that a player or a programmer downloads, and the limits.

use std::path::{Path, PathBuf};

use super::packed::{brotli, gzip};
use super::page;
use super::rulebook;
use crate::failure::{Failure, Result};
use crate::files::{self, files};

/// The limits, with their reasons.
const BUDGET: &str = include_str!("../../budget.toml");

/// A name and its bytes: as they are, after gzip, after brotli.
type Row = (String, [usize; 3]);

/// Folders that are in no visit of the calculator: pictures of pasted links, and pages that are read without it, one at a time.
const APART: [&str; 2] = ["cards", rulebook::FOLDER];

/// The folder with what reads photos, which has a limit of its own: a player of no photos loads none of it.
const PHOTO: &str = super::photo::FOLDER;

/// The files of a folder, counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table(Vec<Row>);

impl Table {
    /// Counts a folder.
    pub fn of(folder: &Path) -> Result<Self> {
        let mut paths = files(folder);
        paths.retain(|path| {
            !APART
                .iter()
                .any(|apart| path.starts_with(folder.join(apart)))
        });
        if paths.is_empty() {
            return Err(Failure::new(
                format!("there is nothing in {}", folder.display()),
                "type `cargo xtask build` first",
            ));
        }
        let brotli = brotli(&paths)?;
        let row = |(path, brotli): (&PathBuf, Vec<u8>)| {
            let bytes = files::bytes(path)?;
            let sizes = [bytes.len(), gzip(&bytes).len(), brotli.len()];
            Ok((files::inside(folder, path), sizes))
        };
        let rows: Result<_> = paths.iter().zip(brotli).map(row).collect();
        rows.map(Self)
    }

    /// The bytes after gzip of some files.
    fn gzip_of(&self, is_counted: impl Fn(&str) -> bool) -> usize {
        let rows = self.0.iter().filter(|(name, _)| is_counted(name));
        rows.map(|(_, [_, gzip, _])| gzip).sum()
    }

    /// Writes the table, biggest first, the total last.
    pub fn text(&self) -> String {
        let mut rows = self.0.clone();
        rows.sort_by(|(a, [_, x, _]), (b, [_, y, _])| y.cmp(x).then_with(|| a.cmp(b)));
        let total = [0, 1, 2].map(|of| rows.iter().map(|(_, sizes)| sizes[of]).sum());
        rows.push((format!("total, {} files", rows.len()), total));
        let width = rows.iter().map(|(name, _)| name.chars().count()).max();
        let width = width.unwrap_or(0);
        let line = |name: &str, columns: [String; 3]| {
            let columns = columns.map(|column| format!("  {column:>9}"));
            format!("{name:width$}{}\n", columns.concat())
        };
        let head = line("file", ["bytes", "gzip", "brotli"].map(str::to_owned));
        let rows = rows
            .iter()
            .map(|(name, sizes)| line(name, sizes.map(grouped)));
        rows.fold(head, |text, line| text + &line)
    }
}

/// Returns both tables and the verdict on each, on what a first visit loads, and on what a page loads before a player
/// opens its calculator, on the frames that are only read, and on the largest page of a ruleset: of a built site, and of a folder with
/// the npm package's WebAssembly.
pub fn report(site: &Path, npm: &Path) -> Result<(String, [Result<String>; 9])> {
    let loads = [
        first_load(site)?,
        framed(site, &RESULT)?,
        framed(site, &QUIZ)?,
    ];
    let page = largest_page(&site.join(rulebook::FOLDER))?;
    let (site, npm) = (Table::of(site)?, Table::of(npm)?);
    let [first, result, quiz] =
        loads.map(|names| site.gzip_of(|name| names.iter().any(|one| one == name)));
    let verdicts = [
        verdict("first", first),
        verdict("result", result),
        verdict("quiz", quiz),
        verdict("site", site.gzip_of(|name| !name.starts_with(PHOTO))),
        verdict("photo", site.gzip_of(|name| name.starts_with(PHOTO))),
        verdict("npm", npm.gzip_of(|name| name == "tensu_bg.wasm")),
        verdict("inline", npm.gzip_of(|name| name == "bytes.js")),
        verdict("embed", site.gzip_of(|name| name == "embed/1/tensu.js")),
        verdict("page", page),
    ];
    Ok((format!("{}\n{}", site.text(), npm.text()), verdicts))
}

/// The loads of a frame that is only read: the templates that it opens, the beginnings of the names of what it asks for besides.
struct Read {
    templates: &'static [&'static str],
    besides: &'static [&'static str],
}

/// One with a hand.
const RESULT: Read = Read {
    templates: &["slim"],
    besides: &["lang-en-", "embed/1/faces.js"],
};

/// One with a question.
const QUIZ: Read = Read {
    templates: &["slim", "asked"],
    besides: &["lang-en-", "embed/1/tiles.js", "teach-en-", "apart-"],
};

/// Returns the files of a first visit of a frame; `tests/e2e/loads.test.mjs` sees that there are no others.
fn framed(site: &Path, read: &Read) -> Result<Vec<String>> {
    const PAGE: &str = "embed/1/index.html";
    let mut loaded = page::loaded(&files::read(&site.join(PAGE))?, "../../")?;
    loaded.retain(|one| {
        let waits = one.waits.as_deref();
        waits.is_none_or(|waits| read.templates.contains(&waits))
    });
    let mut names: Vec<String> = loaded.into_iter().map(|one| one.name).collect();
    let all = files(site)
        .into_iter()
        .map(|path| files::inside(site, &path));
    names.extend(all.filter(|name| {
        let mut besides = read.besides.iter().chain(&[PAGE]);
        besides.any(|start| name.starts_with(start))
    }));
    Ok(names)
}

/// Returns the bytes after gzip of the largest page of a ruleset.
fn largest_page(folder: &Path) -> Result<usize> {
    let mut paths = files(folder);
    paths.retain(|path| files::name(path) == super::PAGE);
    let sizes: Result<Vec<usize>> = paths
        .iter()
        .map(|path| Ok(gzip(&files::bytes(path)?).len()))
        .collect();
    let none = || {
        Failure::new(
            "there are no pages of rulesets",
            "type `cargo xtask build` first",
        )
    };
    sizes?.into_iter().max().ok_or_else(none)
}

/// Returns the files of a first visit until a hand can be entered and scored: the page, all that it loads, and its
/// first language. What opens later comes later, and so does what the worker keeps.
fn first_load(site: &Path) -> Result<Vec<String>> {
    let html = files::read(&site.join("index.html"))?;
    let loaded = page::loaded(&html, "./")?.into_iter();
    let mut names: Vec<String> = loaded.map(|one| one.name).collect();
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
    match number / 1_000 {
        0 => number.to_string(),
        thousands => format!("{},{:03}", grouped(thousands), number % 1_000),
    }
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, Table, grouped, limit, verdict};

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }

    #[test]
    fn the_table_is_sorted_and_summed() {
        let table = Table(vec![
            ("a.css".to_owned(), [10, 9, 8]),
            ("b.wasm".to_owned(), [136_800, 59_000, 50_000]),
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
        for name in [
            "first", "result", "quiz", "site", "photo", "npm", "inline", "embed", "page",
        ] {
            let limit = limit(BUDGET, name).unwrap_or_default();
            assert!(verdict(name, limit).is_ok());
            assert!(verdict(name, limit + 1).is_err());
        }
        assert!(verdict("other", 0).is_err());
    }
}
