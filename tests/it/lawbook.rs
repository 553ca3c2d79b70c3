//! `docs/rules.md`: its tables are what the rulesets do, and whatever is cited of it is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use tensu::rules::CORE;

use crate::helpers::with;

mod cited;
#[path = "../../xtask/src/lawbook/pages.rs"]
mod pages;
#[path = "../../xtask/src/lawbook/tables.rs"]
mod tables;
mod yaku;

const FILE: &str = "docs/rules.md";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn lawbook() -> String {
    fs::read_to_string(root().join(FILE)).expect("the rules")
}

/// A page is written by the command alone.
#[test]
fn the_pages_are_what_the_command_writes() {
    let fix = "type `cargo xtask rules`";
    let folder = root().join(pages::FOLDER);
    let read = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("a page");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    let there = fs::read_dir(folder).expect("the pages");
    let there: BTreeMap<_, _> = there.map(|entry| read(entry.expect("a page"))).collect();
    let written: BTreeMap<_, _> = pages::all().collect();
    let names = |pages: &BTreeMap<String, String>| pages.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&there), names(&written), "{fix}");
    for (name, page) in written {
        assert!(there[&name] == page, "{name} is stale: {fix}");
    }
}

/// A link of the law into its pages leads to a page, and to a heading of it.
#[test]
fn links_into_the_pages_lead_somewhere() {
    let text = lawbook();
    let pages: BTreeMap<_, _> = pages::all().collect();
    let mut seen = BTreeSet::new();
    for link in text.split("](rules/").skip(1) {
        let link = link.split(')').next().unwrap_or_default();
        let (name, anchor) = link.split_once('#').unwrap_or((link, ""));
        let page = pages.get(name).unwrap_or_else(|| panic!("no page {name}"));
        let found = anchor.is_empty() || headings(page).any(|heading| slug(heading) == anchor);
        assert!(found, "{link}");
        seen.insert(name);
    }
    assert_eq!(seen.len(), pages.len(), "{seen:?}");
}

/// Every rule by name of every ruleset has a row with the value that the ruleset has, read from the row by itself.
#[test]
fn every_rule_has_its_row_and_its_value() {
    for (rules, (_, page)) in CORE.rulesets.iter().zip(pages::all()) {
        let rows = rows(&page);
        let known: BTreeSet<_> = rules.settings().map(|(rule, _)| rule.id).collect();
        let named: BTreeSet<_> = rows.keys().copied().collect();
        assert_eq!(known, named, "{}", rules.id);
        for (id, cells) in rows {
            let same = with(rules, &format!("{id}={}", written(id, cells[0])));
            let differences = rules.differences(&same);
            assert!(
                differences.is_empty(),
                "{}: {id} is not {}",
                rules.id,
                cells[0]
            );
            assert!(
                cells[1].starts_with(rules.origin(id).code()),
                "{}: {id}",
                rules.id
            );
        }
    }
}

/// The rows `| `rule` | value | where from |` of a ruleset's table.
fn rows<'t>(page: &'t str) -> BTreeMap<&'t str, Vec<&'t str>> {
    let row = |line: &'t str| {
        let cells: Vec<_> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let id = cells[0].strip_prefix('`')?.strip_suffix('`')?;
        Some((id, cells[1..].to_vec()))
    };
    page.lines()
        .filter(|line| line.starts_with("| `"))
        .filter_map(row)
        .collect()
}

/// A cell as a setting is typed: `true`, `4`, `[a,b]`, `null`.
fn written(id: &str, cell: &str) -> String {
    let lists = ["red_fives", "local_yaku", "pao", "uma", "aborts"];
    let plain = cell.replace('`', "");
    match (cell, lists.contains(&id)) {
        ("none", true) => "[]".into(),
        (_, true) => format!("[{}]", plain.replace(' ', "")),
        ("yes", _) => "true".into(),
        ("no", _) => "false".into(),
        ("none", _) => "null".into(),
        // `head_bump`: in words.
        _ => match plain.split_once(": ") {
            Some((code, _)) if cell.starts_with('`') => code.to_owned(),
            _ if cell.contains("`, `") => format!("[{}]", plain.replace(' ', "")),
            _ => plain,
        },
    }
}

/// Every ruleset has one anchor, to which its id after the file's name points.
#[test]
fn every_ruleset_has_an_anchor() {
    let text = lawbook();
    for rules in CORE.rulesets {
        let anchor = format!("<a id=\"{}\"></a>", rules.id);
        assert_eq!(text.matches(&anchor).count(), 1, "{}", rules.id);
    }
    for name in links(&text) {
        let own = text.contains(&format!("<a id=\"{name}\"></a>"));
        assert!(
            own || headings(&text).any(|heading| slug(heading) == name),
            "#{name}"
        );
    }
}

/// Returns the anchors that `](#…)` points to.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split("](#").skip(1);
    parts.filter_map(|rest| rest.split_once(')').map(|(name, _)| name))
}

fn headings(text: &str) -> impl Iterator<Item = &str> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| line.trim_start_matches('#').trim())
}

/// The anchor that a heading has by itself.
fn slug(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| {
        if c == ' ' {
            '-'
        } else {
            c.to_ascii_lowercase()
        }
    })
    .collect()
}

/// The numbers of the sections.
fn sections(text: &str) -> BTreeSet<String> {
    let number = |heading: &str| {
        let word = heading.split(' ').next().unwrap_or_default();
        word.starts_with(|c: char| c.is_ascii_digit())
            .then(|| word.to_owned())
    };
    headings(text).filter_map(number).collect()
}
