//! The parts of a file of texts that are taken, and those that are not.

use std::fs;

use serde_json::Value;

use super::{Language, ROOT, put, read, take_in, value};
use crate::files;
use crate::project::Project;

/// The cases that the browser's reader has, too.
const CASES: &str = include_str!("../../../tests/texts/cases.json");

fn strings(value: &Value) -> Vec<String> {
    let all = value.as_array().into_iter().flatten();
    all.filter_map(|one| one.as_str().map(str::to_owned))
        .collect()
}

#[test]
fn each_fault_is_named_and_the_rest_is_taken() {
    let root = Project::here().path(ROOT);
    let cases: Vec<Value> = serde_json::from_str(CASES).expect("the cases are JSON");
    assert!(cases.len() > 12);
    for case in cases {
        let file = match &case["file"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let taken = read(&root, &file);
        let faults: Vec<Vec<String>> = taken
            .faults
            .iter()
            .map(|(key, fault)| vec![key.clone(), fault.name().to_owned()])
            .collect();
        let wanted = case["faults"].as_array().into_iter().flatten();
        let wanted: Vec<Vec<String>> = wanted.map(strings).collect();
        assert_eq!(
            (strings(&case["taken"]), wanted),
            (taken.keys, faults),
            "{}",
            case["name"]
        );
        for (_, fault) in &taken.faults {
            let said = fault.to_string();
            assert!(said.len() > 4 && !said.contains('\n'), "{said}");
        }
    }
}

#[test]
fn every_text_can_be_written_where_it_is() {
    let root = Project::here().path(ROOT);
    let mut count = 0;
    for folder in fs::read_dir(&root).expect("the languages").flatten() {
        let tag = folder.file_name().to_string_lossy().into_owned();
        let language = Language::of(&root, &tag).expect("a language");
        for (name, arb) in &language.files {
            let all: Value = serde_json::from_str(arb).expect("ARB is JSON");
            for (key, text) in all.as_object().into_iter().flatten() {
                if let Some(text) = text.as_str() {
                    assert_eq!(
                        value(arb, key).as_deref(),
                        Some(text),
                        "{tag}/{name}: {key}"
                    );
                    assert_eq!(
                        put(arb, key, text).as_ref(),
                        Some(arb),
                        "{tag}/{name}: {key}"
                    );
                    count += 1;
                }
            }
        }
    }
    assert!(count > 20_000, "{count}");
}

#[test]
fn a_text_is_written_into_its_line_and_nothing_else_changes() {
    let project = Project::here();
    let scratch = project.scratch().join("texts-test");
    let _ = fs::remove_dir_all(&scratch);
    let copy = Project::at(scratch.clone());
    for tag in ["en", "pl"] {
        let to = copy.path(&format!("{ROOT}/{tag}"));
        files::create(&to).expect("a folder");
        for entry in fs::read_dir(project.path(&format!("{ROOT}/{tag}")))
            .expect("texts")
            .flatten()
        {
            fs::copy(entry.path(), to.join(entry.file_name())).expect("a copy");
        }
    }
    let labels = copy.path(&format!("{ROOT}/pl/labels.arb"));
    let before = files::read(&labels).expect("the texts");
    let file = scratch.join("changed.arb");
    let json = r#"{"@@locale": "pl", "@@x-tensu-texts": "1", "labels/Undo": "Cofnij „to”", "labels/Nothing": "Nic"}"#;
    files::write(&file, json).expect("a file");
    assert_eq!(take_in(&copy, &file), Ok(false), "one is left out");
    let after = files::read(&labels).expect("the texts");
    let changed: Vec<(&str, &str)> = before
        .lines()
        .zip(after.lines())
        .filter(|(one, other)| one != other)
        .collect();
    assert_eq!(
        changed,
        [("  \"Undo\": \"Cofnij\",", "  \"Undo\": \"Cofnij „to”\",")]
    );
    assert_eq!(before.lines().count(), after.lines().count());
    // The same once more is taken, and changes nothing.
    assert_eq!(take_in(&copy, &file), Ok(false));
    assert_eq!(files::read(&labels).expect("the texts"), after);
    files::write(&file, "no texts").expect("a file");
    assert!(take_in(&copy, &file).is_err());
    assert!(take_in(&copy, &scratch.join("none.arb")).is_err());
    fs::remove_dir_all(&scratch).expect("an end");
}
