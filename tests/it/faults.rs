//! The faults that people found, re-run from `tests/faults/`, a folder a list: what was asked, and what the answer must contain.
//!
//! ```text
//! # 1 M.League has kiriage: KO, JAN      the fault's number, or its letter and number (`A7`), then words and the source
//! > {"ruleset":"mleague","hand":…}       a request
//! < {"total":8000}                       what its answer contains
//! = tests/e2e/storage.test.mjs :: name   or the test that shows it, where no request can
//! ```
//!
//! Of an object only the keys that are named count, `null` for one that is absent; a list has as many elements, in this
//! order; a text after `~` is contained, in any element where it stands for a list.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::helpers::ask;

/// A list of faults: each one has a row.
struct List {
    /// The folder of its rows, below `tests/faults`.
    folder: &'static str,
    /// Parts of the list: the letter before their numbers, and the last number.
    parts: &'static [(&'static str, u32)],
    /// Faults that belong to how the project is built.
    of_the_house: &'static [&'static str],
}

/// All lists.
const LISTS: &[List] = &[
    List {
        folder: "",
        parts: &[("", 49)],
        of_the_house: &["41", "42"],
    },
    // Of the third list the engine with its texts, and the words of Chinese and Korean games.
    List {
        folder: "third",
        parts: &[("A", 18), ("B", 6)],
        of_the_house: &[],
    },
];

impl List {
    fn numbers(&self) -> impl Iterator<Item = String> {
        let part = |&(letter, last)| (1..=last).map(move |number| format!("{letter}{number}"));
        self.parts.iter().flat_map(part)
    }

    /// The number of a fault, or nothing where a word stands.
    fn number(&self, word: &str) -> Option<String> {
        self.numbers().find(|number| number == word)
    }

    /// Its files.
    fn files(&self) -> Vec<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults");
        let entries = fs::read_dir(folder.join(self.folder)).expect("the faults");
        let files = entries.map(|entry| entry.expect("an entry").path());
        files.filter(|path| path.is_file()).collect()
    }
}

fn contains(answer: &Value, wanted: &Value) -> bool {
    match (answer, wanted) {
        (Value::Object(answer), Value::Object(wanted)) => wanted.iter().all(|(key, wanted)| {
            let found = answer.get(key).unwrap_or(&Value::Null);
            contains(found, wanted)
        }),
        (Value::Array(answer), Value::Array(wanted)) => {
            let mut both = answer.iter().zip(wanted);
            answer.len() == wanted.len() && both.all(|(answer, wanted)| contains(answer, wanted))
        }
        (answer, Value::String(text)) if text.starts_with('~') => says(answer, &text[1..]),
        (answer, wanted) => answer == wanted,
    }
}

fn says(answer: &Value, text: &str) -> bool {
    match answer {
        Value::String(said) => said.contains(text),
        Value::Array(list) => list.iter().any(|item| says(item, text)),
        Value::Object(fields) => fields.values().any(|value| says(value, text)),
        _ => false,
    }
}

/// The rows of a list: the faults that were seen, and what is wrong with them.
struct Rows<'l> {
    list: &'l List,
    seen: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Rows<'_> {
    fn read(&mut self, file: &str, text: &str) {
        let (mut number, mut asked) = (None, None::<(String, Value)>);
        for (at, line) in text.lines().enumerate() {
            let place = format!("{file}:{}", at + 1);
            let Some((sign, rest)) = line.split_once(' ') else {
                assert!(line.is_empty(), "{place}: {line}");
                continue;
            };
            let json = || {
                serde_json::from_str(rest).unwrap_or_else(|why| panic!("{place}: {why}: {rest}"))
            };
            match sign {
                "#" => {
                    let first = rest.split(' ').next().unwrap_or_default();
                    number = self.list.number(first).or(number);
                    continue;
                }
                ">" => {
                    let previous = asked.replace((place.clone(), ask(json())));
                    assert!(previous.is_none(), "{place}: the request before has no `<`");
                    continue;
                }
                "<" => {
                    let (_, answer) = asked.take().unwrap_or_else(|| panic!("{place}: no `>`"));
                    if !contains(&answer, &json()) {
                        self.wrong
                            .push(format!("{place}: wanted {rest}, got {answer}"));
                    }
                }
                "=" => {
                    let (file, name) = rest.split_once(" :: ").expect("a file and a test");
                    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
                    let text = fs::read_to_string(path).unwrap_or_default();
                    if !text.contains(name) {
                        self.wrong.push(format!("{place}: no such test"));
                    }
                }
                _ => panic!("{place}: {line}"),
            }
            let number = number.clone();
            self.seen.insert(
                number.unwrap_or_else(|| panic!("{place}: a row without a fault's number")),
            );
        }
        assert!(asked.is_none(), "{file}: the last request has no `<`");
    }
}

#[test]
fn every_fault_is_mended() {
    for list in LISTS {
        let mut rows = Rows {
            list,
            seen: BTreeSet::new(),
            wrong: Vec::new(),
        };
        for path in list.files() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            rows.read(&name, &fs::read_to_string(&path).expect("a text"));
        }
        assert!(rows.wrong.is_empty(), "{}", rows.wrong.join("\n"));
        let is_missing = |number: &String| {
            !list.of_the_house.contains(&number.as_str()) && !rows.seen.contains(number)
        };
        let missing: Vec<_> = list.numbers().filter(is_missing).collect();
        assert!(
            missing.is_empty(),
            "{}: no row for {missing:?}",
            list.folder
        );
    }
}
