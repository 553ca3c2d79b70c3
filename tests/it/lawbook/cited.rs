//! Every number and every anchor that the project cites of `docs/rules.md` is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::{FILE, lawbook, pages, root, sections, slug};
use crate::{coverage_riichi, lines};

/// The texts of the project that may cite.
fn files() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in [
        "src",
        "tests",
        "docs",
        "examples",
        "npm/js",
        "xtask/src",
        "benches",
    ] {
        walk(&root().join(folder), &mut found);
    }
    for file in [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "Cargo.toml",
    ] {
        found.push((
            file.into(),
            fs::read_to_string(root().join(file)).expect("a file"),
        ));
    }
    assert!(found.len() > 200, "{} files", found.len());
    found
}

fn walk(folder: &Path, found: &mut Vec<(String, String)>) {
    const TEXTS: [&str; 6] = ["rs", "txt", "md", "mjs", "js", "ts"];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path: PathBuf = entry.expect("an entry").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let extension = path
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
            walk(&path, found);
        } else if TEXTS.contains(&extension.as_str()) {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path.to_string_lossy().into_owned(), text));
        }
    }
}

/// A text without its line breaks and the signs of comments.
fn flowing(text: &str) -> String {
    let lines = text.lines();
    let lines = lines.map(|line| line.trim().trim_start_matches(['/', '!', '#', '*']).trim());
    lines.collect::<Vec<_>>().join(" ")
}

/// Returns the numbers that a text begins with: `1.1.2, 2.4 and 3`.
pub fn numbers(mut rest: &str) -> Vec<&str> {
    let mut found = Vec::new();
    rest = rest.trim_start_matches([',', ' ']);
    for word in ["sections ", "section "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    loop {
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        if number.is_empty() {
            return found;
        }
        found.push(number);
        let after = &rest[number.len()..];
        let next = [", ", " to ", " and ", "; "]
            .iter()
            .find_map(|sign| after.strip_prefix(sign));
        // "1.2.3, 13 han" names no section 13.
        rest = next
            .filter(|next| next.starts_with(|c: char| c.is_ascii_digit()))
            .unwrap_or("");
    }
}

/// A number after the file's name is a section of it, a name after `#` an anchor.
#[test]
fn whatever_is_cited_is_there() {
    let text = lawbook();
    let sections = sections(&text);
    let (mut cited, mut wrong) = (0, Vec::new());
    for (path, file) in files() {
        let file = flowing(&file);
        for (at, _) in file.match_indices("rules.md") {
            let rest = &file[at + "rules.md".len()..];
            if let Some(name) = rest.strip_prefix('#') {
                let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let name = &name[..end.unwrap_or(name.len())];
                // `docs/rules.md#{}` in code is filled in.
                if !name.is_empty() && !text.contains(&format!("<a id=\"{name}\"></a>")) {
                    wrong.push(format!("{path}: #{name}"));
                }
            }
            let named = numbers(rest);
            cited += named.len();
            let unknown = named.iter().filter(|number| !sections.contains(**number));
            wrong.extend(unknown.map(|number| format!("{path}: {number}")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{FILE} has no section of\n{}",
        wrong.join("\n")
    );
    assert!(cited > 150, "{cited}");
}

/// `[1.1.2 pinfu]` in a comment of a test names a section, too.
#[test]
fn lines_that_tests_are_about_are_in_a_section() {
    let sections = sections(&lawbook());
    let mut seen = 0;
    for (path, file) in files() {
        if !path.contains("tests") {
            continue;
        }
        for rest in file.split('[').skip(1) {
            let Some((number, name)) = rest
                .split_once(']')
                .and_then(|(inside, _)| inside.split_once(' '))
            else {
                continue;
            };
            let digits =
                |part: &str| part.len() == 1 && part.starts_with(|c: char| c.is_ascii_digit());
            let is_section = number == "3" || number.contains('.') && number.split('.').all(digits);
            if is_section && name.starts_with(|c: char| c.is_ascii_lowercase()) {
                seen += 1;
                assert!(sections.contains(number), "{path}: [{number} {name}]");
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn numbers_are_read_as_people_write_them() {
    let read = |text| numbers(text);
    assert_eq!(read(" 2.1, 2.2)."), ["2.1", "2.2"]);
    assert_eq!(read(" section 3 (RA)"), ["3"]);
    assert_eq!(read(", 2.1)."), ["2.1"]);
    assert_eq!(
        read(" 1.3.5, 1.4.4 and 1.5.7. Each"),
        ["1.3.5", "1.4.4", "1.5.7"]
    );
    assert_eq!(read(" 1.2.3, rules 2 and 3."), ["1.2.3"]);
    assert!(read(" and the seeds (25 November)").is_empty());
}

/// A section with those below it, in small letters.
fn section(text: &str, number: &str) -> String {
    let depth = |line: &str| line.chars().take_while(|c| *c == '#').count();
    let begins = |line: &str| {
        line.trim_start_matches('#')
            .trim_start()
            .starts_with(&format!("{number} "))
    };
    let from = text
        .lines()
        .skip_while(|line| depth(line) == 0 || !begins(line));
    let own = from.clone().next().map_or(0, depth);
    let rest = from
        .clone()
        .skip(1)
        .take_while(|line| depth(line) == 0 || depth(line) > own);
    let lines = from.take(1).chain(rest);
    lines.collect::<Vec<_>>().join("\n").to_lowercase()
}

/// A section with the tables in the pages that it points to.
fn section_with_tables(text: &str, number: &str, pages: &BTreeMap<String, String>) -> String {
    let mut all = section(text, number);
    let links: Vec<String> = all.split("](rules/").skip(1).map(str::to_owned).collect();
    for link in links {
        let link = link.split(')').next().unwrap_or_default();
        let (name, anchor) = link.split_once('#').unwrap_or((link, ""));
        let page = pages
            .iter()
            .find(|(page, _)| page.eq_ignore_ascii_case(name));
        let page = page.map_or("", |(_, page)| page.as_str());
        let parts = page.split("\n## ");
        let wanted = parts.filter(|part| {
            let title = part.lines().next().unwrap_or_default();
            anchor.is_empty() || slug(title) == anchor
        });
        all.extend(wanted.map(str::to_lowercase));
    }
    all
}

/// Every line that `lines.rs` and `coverage_riichi.rs` ask a hand or a test for is said in its section: each word of its
/// name is there, but for numbers and the words in which those lists say what a line is.
#[test]
fn every_line_that_is_tested_is_written_down() {
    const OF_THE_LISTS: [&str; 16] = [
        "row", "cells", "defaults", "beside", "of", "and", "the", "that", "not", "no", "is", "in",
        "both", "with", "than", "for",
    ];
    let text = lawbook();
    let pages: BTreeMap<_, _> = pages::all().collect();
    let mut missing = Vec::new();
    let lines: Vec<String> = lines::lines()
        .into_iter()
        .chain(coverage_riichi::lines())
        .collect();
    for line in &lines {
        let (number, name) = line.split_once(' ').expect("a section and a name");
        let section = section_with_tables(&text, number, &pages);
        let words = name.split(|c: char| !c.is_alphabetic());
        let words = words.filter(|word| !word.is_empty() && !OF_THE_LISTS.contains(word));
        for word in words.filter(|word| !section.contains(word.trim_end_matches('s'))) {
            missing.push(format!("{line}: {word}"));
        }
    }
    assert!(
        missing.is_empty(),
        "{FILE} does not say\n{}",
        missing.join("\n")
    );
    assert!(lines.len() > 450, "{}", lines.len());
}
