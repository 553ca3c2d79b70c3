//! The list of what is inside a program besides our own code: the crates that are linked into it, with their licences,
//! as text to go with every copy, and for other programs (`CycloneDX`).
//!
//! Everything is asked of cargo and read from the sources that it has fetched, so the texts are those of the versions in
//! `Cargo.lock`. cargo-about does the same and would be compiled for minutes at every set-up from nothing: each build needs the list.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::command::{answer, cargo, said};
use crate::failure::{Failure, Result, io};
use crate::files;
use crate::project::Project;

/// The name of the text beside a program.
pub const TEXTS: &str = "licences.txt";

/// A program, by its package and the target that it is compiled for.
#[derive(Debug, Clone, Copy)]
pub struct Program(&'static str, &'static str);

/// The app on the site.
pub const APP: Program = Program("tensu-app", BROWSERS);

/// The WebAssembly of the npm package.
pub const ENGINE: Program = Program("tensu-npm", BROWSERS);

/// The compiled part of the Python package: a wheel is built on the system that it is for.
pub const PYTHON: Program = Program("tensu-python", "host-tuple");

const BROWSERS: &str = "wasm32-unknown-unknown";

/// A crate, or the standard library.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    /// As SPDX writes it.
    licence: String,
    /// Its licence texts.
    texts: Vec<String>,
}

/// All that is linked into a program, by name.
#[derive(Debug)]
pub struct Inside {
    version: String,
    program: Program,
    parts: Vec<Part>,
}

impl Inside {
    /// Asks cargo.
    pub fn of(project: &Project, program: Program) -> Result<Self> {
        let Program(package, target) = program;
        let line = "metadata --quiet --format-version 1 --all-features --filter-platform";
        let known = asked(project, &format!("{line} {target}"))?;
        let known: Value = serde_json::from_str(&known).unwrap_or_default();
        // What only builds it is none of it: neither build scripts nor macros.
        let line = "tree --quiet --edges normal,no-proc-macro --prefix none --format {p}";
        let linked = format!("{line} --target {target} --package {package}");
        let linked = asked(project, &linked)?;
        let linked = linked_crates(&linked);
        let apache = files::read(&project.path("LICENSE-APACHE"))?;
        let mut parts = vec![standard_library(&apache)];
        for package in list(&known, "packages") {
            // Our own have their licence beside them.
            let name = (text(package, "name"), text(package, "version"));
            if linked.contains(&name) && !package["source"].is_null() {
                parts.push(part(package, &apache)?);
            }
        }
        parts.sort();
        Ok(Self {
            version: project.version()?,
            program,
            parts,
        })
    }

    /// Each text once, below the crates that it is for.
    pub fn texts(&self) -> String {
        let mut by_text: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for part in &self.parts {
            for text in &part.texts {
                let name = format!("{} {} ({})", part.name, part.version, part.licence);
                by_text.entry(text).or_default().push(name);
            }
        }
        let mut blocks: Vec<_> = by_text.into_iter().collect();
        blocks.sort_by(|a, b| a.1.cmp(&b.1));
        let mut all = format!(
            "Tensu {} is under the MIT or the Apache-2.0 licence, at your choice.\n\
             Inside it are these works of others. One that may be had under several licences is here under the one that follows it.\n",
            self.version
        );
        for (text, names) in blocks {
            let (line, names) = ("=".repeat(78), names.join("\n"));
            all.extend(["\n", &line, "\n\n", &names, "\n\n", text, "\n"]);
        }
        all
    }

    /// The list as `CycloneDX`, the same for the same crates.
    pub fn list(&self) -> String {
        let component = |part: &Part| {
            let crates = part.name != STANDARD;
            let mut one = json!({
                "type": "library",
                "name": part.name,
                "version": part.version,
                "licenses": [{ "expression": part.licence }],
            });
            if crates {
                let url = format!("pkg:cargo/{}@{}", part.name, part.version);
                one["bom-ref"] = json!(url);
                one["purl"] = json!(url);
            }
            one
        };
        let list = json!({
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": { "component": {
                "type": "application",
                "name": self.program.0,
                "version": self.version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            } },
            "components": self.parts.iter().map(component).collect::<Vec<_>>(),
        });
        format!("{list:#}\n")
    }
}

/// Asks cargo a line of words; gives its answer.
fn asked(project: &Project, line: &str) -> Result<String> {
    said(&mut cargo(project, line))?.ok_or_else(|| {
        Failure::new(
            format!("`cargo {line}` does not say what is inside"),
            "read the error above",
        )
    })
}

/// The names and versions in lines such as `a v1.2.3 (*)`.
fn linked_crates(lines: &str) -> BTreeSet<(&str, &str)> {
    let lines = lines.lines().map(|line| line.splitn(3, ' '));
    lines
        .filter_map(|mut words| Some((words.next()?, words.next()?.trim_start_matches('v'))))
        .collect()
}

fn part(package: &Value, apache: &str) -> Result<Part> {
    let (name, version) = (text(package, "name"), text(package, "version"));
    // As crates wrote it before SPDX.
    let licence = text(package, "license")
        .replace(" / ", " OR ")
        .replace('/', " OR ");
    let folder = Path::new(text(package, "manifest_path"));
    let folder = folder.parent().unwrap_or(folder);
    let mut texts = Vec::new();
    for file in chosen(&named(folder)?) {
        texts.push(tidy(&files::read(&folder.join(file))?));
    }
    if texts.is_empty() {
        let authors = list(package, "authors").iter();
        let authors: Vec<_> = authors.filter_map(Value::as_str).collect();
        texts.extend(standing_in(&licence, &authors, apache).map(|text| tidy(&text)));
    }
    if texts.is_empty() {
        return Err(Failure::new(
            format!("the crate {name} {version} has no text of its licence, {licence}"),
            "see xtask/src/licences.rs, or use another crate",
        ));
    }
    Ok(Part {
        name: name.to_owned(),
        version: version.to_owned(),
        licence,
        texts,
    })
}

/// The files of a crate that are licences, or what those require.
fn named(folder: &Path) -> Result<Vec<String>> {
    const STARTS: [&str; 6] = [
        "LICENSE",
        "LICENCE",
        "COPYING",
        "COPYRIGHT",
        "NOTICE",
        "UNLICENSE",
    ];
    let entries = fs::read_dir(folder).map_err(io("read", folder))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let names = paths
        .filter(|path| path.is_file())
        .map(|path| files::name(&path));
    let starts = |name: &str| STARTS.iter().any(|start| name.starts_with(start));
    let mut names: Vec<_> = names
        .filter(|name| starts(&name.to_ascii_uppercase()))
        .collect();
    names.sort();
    Ok(names)
}

/// Chooses the files that count: of several licences to choose from, the shortest that asks only for its own text.
fn chosen(names: &[String]) -> impl Iterator<Item = &String> {
    let is_long = |name: &str| {
        let upper = name.to_ascii_uppercase();
        ["APACHE", "UNLICENSE", "COPYING"]
            .iter()
            .any(|long| upper.contains(long))
    };
    let has_short = names.iter().any(|name| !is_long(name));
    names
        .iter()
        .filter(move |name| !has_short || !is_long(name))
}

/// The text for a crate that comes without one: that of Apache-2.0, which is the same for all, or else that of MIT, with
/// who wrote the crate.
fn standing_in(licence: &str, authors: &[&str], apache: &str) -> Option<String> {
    let has = |name: &str| licence.split(" OR ").any(|one| one == name);
    if has("Apache-2.0") {
        return Some(apache.to_owned());
    }
    let ours = include_str!("../../LICENSE-MIT");
    let terms = ours.find("Permission is hereby granted")?;
    (has("MIT") && !authors.is_empty()).then(|| {
        let who = authors.join(", ");
        format!("MIT License\n\nCopyright (c) {who}\n\n{}", &ours[terms..])
    })
}

const STANDARD: &str = "Rust standard library";

fn standard_library(apache: &str) -> Part {
    let said = answer("rustc", &["--version"]).unwrap_or_default();
    Part {
        name: STANDARD.to_owned(),
        version: said.split(' ').nth(1).unwrap_or_default().to_owned(),
        licence: "MIT OR Apache-2.0".to_owned(),
        texts: vec![tidy(apache)],
    }
}

/// The same text however it was indented and broken off, so that it stands once.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim().to_owned()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::{APP, ENGINE, Inside, chosen, linked_crates, list, standing_in};
    use crate::project::Project;

    #[test]
    fn crates_are_read_however_often_they_are_named() {
        let lines = "tensu v0.1.0 (/a/b)\nyew v0.23.0\nyew v0.23.0 (*)\nyew v0.22.1\n\n";
        let wanted = [("tensu", "0.1.0"), ("yew", "0.22.1"), ("yew", "0.23.0")];
        assert_eq!(linked_crates(lines), BTreeSet::from(wanted));
    }

    #[test]
    fn the_shortest_licence_is_chosen_and_no_condition_left_out() {
        for (names, wanted) in [
            (&["LICENSE-APACHE", "LICENSE-MIT"][..], &["LICENSE-MIT"][..]),
            (
                &["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"],
                &["LICENSE-MIT", "LICENSE-UNICODE"],
            ),
            (&["COPYING", "LICENSE-MIT", "UNLICENSE"], &["LICENSE-MIT"]),
            (&["LICENSE-APACHE"], &["LICENSE-APACHE"]),
            (&[], &[]),
        ] {
            let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(chosen(&names).collect::<Vec<_>>(), wanted);
        }
    }

    #[test]
    fn a_crate_without_a_text_gets_that_of_its_licence() {
        assert_eq!(
            standing_in("MIT OR Apache-2.0", &[], "A").as_deref(),
            Some("A")
        );
        let mit = standing_in("MIT", &["Anna"], "A").unwrap_or_default();
        assert!(
            mit.contains("Copyright (c) Anna\n\nPermission is hereby granted"),
            "{mit}"
        );
        assert!(
            mit.contains("THE SOFTWARE IS PROVIDED") && !mit.contains("Tensu"),
            "{mit}"
        );
        assert_eq!(standing_in("MIT", &[], "A"), None);
        assert_eq!(standing_in("GPL-3.0", &["Anna"], "A"), None);
    }

    /// The crates that `Cargo.toml` names for each are there, and those that only the other has are not.
    #[test]
    fn each_program_has_its_own_crates() {
        let project = Project::here();
        for (program, has, not) in [
            (APP, ["yew", "qrcodegen"], "yew-macro"),
            (ENGINE, ["talc", "wasm-bindgen"], "yew"),
        ] {
            let inside = Inside::of(&project, program).expect("a list");
            let json: Value = serde_json::from_str(&inside.list()).expect("JSON");
            let names: Vec<_> = (list(&json, "components").iter())
                .filter_map(|one| one["name"].as_str())
                .collect();
            assert!(has.iter().all(|name| names.contains(name)), "{names:?}");
            assert!(
                !names.contains(&not) && !names.contains(&"syn"),
                "{names:?}"
            );
            let texts = inside.texts();
            for name in names {
                assert!(texts.contains(&format!("\n{name} ")), "{name}");
            }
        }
    }
}
