//! Arguments of real tables, and the whole text that ends each in three languages: `tests/arguments/*.txt`.
//!
//! ```text
//! ? Is the last tile of the wall haitei, too, when a kan gave it?    the question
//! $ 123m456p78s22m(1111z)+9s tsumo rinshan last_tile --rules tenhou  what is typed behind `tensu`
//! = en                                                               what it says to each
//! ```
//!
//! Answers in JSON stand there as people read it: what each seat gains, then the sentences, with their sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::ran;

/// The languages in which each has its text.
const LANGUAGES: [&str; 3] = ["en", "ja", "de"];

/// A question, what is typed, and the texts.
struct Argument {
    question: String,
    typed: String,
    told: Vec<(String, String)>,
}

fn read(text: &str) -> Vec<Argument> {
    let mut all: Vec<Argument> = Vec::new();
    for line in text.lines() {
        match (line.split_once(' '), all.last_mut()) {
            (Some(("?", question)), _) => all.push(Argument {
                question: question.to_owned(),
                typed: String::new(),
                told: Vec::new(),
            }),
            (Some(("$", typed)), Some(one)) => typed.clone_into(&mut one.typed),
            (Some(("=", language)), Some(one)) => {
                one.told.push((language.to_owned(), String::new()));
            }
            (_, Some(one)) => {
                if let Some((_, told)) = one.told.last_mut() {
                    told.push_str(line);
                    told.push('\n');
                }
            }
            (_, None) => {}
        }
    }
    all
}

/// Writes an answer in JSON as people read it.
fn in_words(answer: &Value) -> String {
    let mut lines = Vec::new();
    tell(answer, &mut lines);
    lines.join("\n")
}

fn tell(value: &Value, lines: &mut Vec<String>) {
    let text = |key: &str| value[key].as_str();
    if let Value::Array(all) = value {
        for one in all {
            tell(one, lines);
        }
    }
    match (text("seat"), text("text").or(text("message")), text("rule")) {
        (Some(seat), ..) => lines.push(match value["points"].as_i64() {
            Some(points) => format!("{seat} {points}"),
            None => format!("{seat}:"),
        }),
        (_, Some(sentence), _) => lines.push(sentence.to_owned()),
        (.., Some(rule)) => {
            let source = text("source").or(text("origin")).unwrap_or_default();
            lines.push(format!("  {rule}: {source}"));
        }
        _ => {}
    }
    let parts = [
        "table", "winners", "response", "steps", "errors", "rules", "sources", "notes",
    ];
    let inner = parts.iter().filter_map(|part| value.get(part));
    inner.for_each(|inner| tell(inner, lines));
}

#[test]
fn every_argument_is_ended() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/arguments");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut questions = BTreeSet::new();
    for file in files {
        for one in read(&fs::read_to_string(file).expect("text")) {
            let told = one.told.iter().map(|(language, _)| language.as_str());
            assert!(told.eq(LANGUAGES), "{}", one.question);
            for (language, wanted) in &one.told {
                let mut typed: Vec<&str> = one.typed.split(' ').collect();
                typed.extend(["--lang", language]);
                let said = ran(&typed);
                let said = said.out + &said.err;
                let said = match serde_json::from_str(&said) {
                    Ok(answer) => in_words(&answer),
                    Err(_) => said,
                };
                assert_eq!(said.trim(), wanted.trim(), "{} {language}", one.question);
            }
            assert!(questions.insert(one.question.clone()), "{}", one.question);
        }
    }
    assert!(questions.len() >= 40, "{}", questions.len());
}
