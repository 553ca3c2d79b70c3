//! The files that are made of the description, as they have to be.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use tensu::Ruleset;
use tensu::reference::Reference;
use tensu::rules::{CHEATSHEET, CORE};
use tensu_words::{EN, LANGUAGES};

mod objects;
mod rules;
mod schema;
mod typescript;

/// The line in a file behind which everything is made.
const BEHIND: &str = "// What follows is written by `cargo run --example contract`, from crates/wire/src/contract.rs.\n";

/// Files in which a list is made: the texts around it.
const NAMES: (&str, &str, &str) = ("npm/js/ask.js", "const KNOWN = new Map([\n", "].map(");
const TAGS: (&str, &str, &str) = ("npm/js/words.js", "Object.freeze([\n", "]);");
const MODULES: (&str, &str, &str) = ("npm/js/texts.js", "const FILES = {\n", "};");

/// Returns the files by their paths in the repository; what is written by hand in them is read from there.
pub(super) fn all(root: &Path) -> io::Result<[(&'static str, String); 7]> {
    let types = "npm/js/index.d.ts";
    let by_hand = fs::read_to_string(root.join(types))?;
    let (by_hand, _) = by_hand.split_once(BEHIND).unwrap_or((&by_hand, ""));
    let tags = LANGUAGES
        .iter()
        .map(|words| format!("  \"{}\",\n", words.tag));
    Ok([
        (
            types,
            [by_hand, BEHIND, "\n", &typescript::types()].concat(),
        ),
        with_list(root, NAMES, &typescript::names())?,
        with_list(root, TAGS, &tags.collect::<String>())?,
        with_list(root, MODULES, &modules())?,
        ("npm/schema.json", schema::text()),
        ("tests/e2e/yaku-count.json", yaku_count()),
        // Programs in a browser have the same one.
        (
            "tests/fingerprint.txt",
            format!("{}\n", CHEATSHEET.fingerprint_text()),
        ),
    ])
}

/// A file with another list in it.
fn with_list(
    root: &Path,
    (path, from, to): (&'static str, &str, &str),
    list: &str,
) -> io::Result<(&'static str, String)> {
    let script = fs::read_to_string(root.join(path))?;
    let no_place = || io::Error::other(format!("{path} has no list"));
    let (head, rest) = script.split_once(from).ok_or_else(no_place)?;
    let (_, tail) = rest.split_once(to).ok_or_else(no_place)?;
    Ok((path, [head, from, list, to, tail].concat()))
}

/// The languages besides English, each with what brings its file.
fn modules() -> String {
    let tags = LANGUAGES.iter().map(|words| words.tag);
    tags.filter(|tag| *tag != EN.tag)
        .fold(String::new(), |mut text, tag| {
            let quote = if tag.contains('-') { "\"" } else { "" };
            let _ = writeln!(
                text,
                "  {quote}{tag}{quote}: () => import(\"./words/{tag}.js\"),"
            );
            text
        })
}

/// The number of yaku that the reference of each ruleset lists, which a browser test looks for in the app.
fn yaku_count() -> String {
    let line = |rules: &&Ruleset| {
        let groups = Reference::of(rules).groups;
        let count: usize = groups.iter().map(|group| group.yaku.len()).sum();
        format!("  \"{}\": {count}", rules.id)
    };
    let lines: Vec<String> = CORE.rulesets.iter().map(line).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
