//! The faults that people found, re-run from `tests/faults/*.txt`: what was asked, and what the answer must contain.
//!
//! ```text
//! # 1 M.League has kiriage: KO, JAN      the fault's number, then words and the source
//! > {"ruleset":"mleague","hand":…}       a request
//! < {"total":8000}                       what its answer contains
//! = tests/e2e/storage.test.mjs :: name   or the test that shows it, where no request can
//! ```
//!
//! Of an object only the keys that are named count, `null` for one that is absent; a list has as many elements, in this
//! order; a text after `~` is contained, in any element where it stands for a list.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::helpers::ask;

/// All faults of the list but for the two that belong to how the project is built (41, 42).
const LAST: u32 = 49;
const OF_THE_HOUSE: [u32; 2] = [41, 42];

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

/// What is wrong with a row, and the number of its fault.
struct Rows {
    seen: BTreeSet<u32>,
    wrong: Vec<String>,
}

impl Rows {
    fn read(&mut self, file: &str, text: &str) {
        let (mut number, mut asked) = (0, None::<(String, Value)>);
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
                    number = first.parse().unwrap_or(number);
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
            assert!(number > 0, "{place}: a row without a fault's number");
            self.seen.insert(number);
        }
        assert!(asked.is_none(), "{file}: the last request has no `<`");
    }
}

#[test]
fn every_fault_is_mended() {
    let mut rows = Rows {
        seen: BTreeSet::new(),
        wrong: Vec::new(),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults");
    for entry in fs::read_dir(folder).expect("the faults") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        rows.read(&name, &fs::read_to_string(&path).expect("a text"));
    }
    assert!(rows.wrong.is_empty(), "{}", rows.wrong.join("\n"));
    let missing: Vec<_> = (1..=LAST)
        .filter(|number| !OF_THE_HOUSE.contains(number) && !rows.seen.contains(number))
        .collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
}
