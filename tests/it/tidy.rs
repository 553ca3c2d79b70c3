//! The repository keeps its own rules (ARCHITECTURE.md, "Invariants").

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tensu::rules;

use crate::refusals::errors::ALL;

/// The documents at the root, beside those in `docs/`.
const DOCUMENTS: [&str; 4] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
];

/// The law and its pages; they are as long as the rules are.
const LAW: &str = "docs/rules";

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Finds files of the repository by their path from its root, what is built left out.
pub(crate) fn files(folder: &str, extension: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&root().join(folder), extension, &mut found);
    found.sort();
    assert!(!found.is_empty(), "nothing in {folder}");
    found
}

fn walk(folder: &Path, extension: &str, found: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).expect("a folder of the repository");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() && !name.starts_with('.') && name != "target" && name != "node_modules" {
            walk(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push((
                relative(&path),
                fs::read_to_string(&path).expect("a text file"),
            ));
        }
    }
}

fn relative(path: &Path) -> String {
    let parts = path.strip_prefix(root()).expect("a path in the repository");
    parts
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

/// The lines of a file that are code: no comments, no tests of its own.
pub(crate) fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text
        .lines()
        .take_while(|line| line.trim() != "#[cfg(test)]");
    let numbered = lines.enumerate().map(|(i, line)| (i + 1, line));
    numbered.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Returns whether a name stands in a line as a whole word.
fn names(line: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + name.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Returns the places where code of some files names one of these words.
fn uses(files: &[(String, String)], words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in files {
        for (i, line) in code(text) {
            if words.iter().any(|word| names(line, word)) {
                found.push(format!("{path}:{i}: {}", line.trim()));
            }
        }
    }
    found
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The engine.
fn core() -> Vec<(String, String)> {
    let outer = ["src/bin/", "src/words/build.rs"];
    let mut files = files("src", "rs");
    files.retain(|(path, _)| !outer.iter().any(|outer| path.starts_with(outer)));
    files
}

/// Serde is named by a plain type in one line behind its `derive`; what needs code is in `src/plain/serde.rs`.
#[test]
fn the_core_knows_no_browser_and_no_json() {
    let words = [
        "serde",
        "serde_json",
        "wasm_bindgen",
        "yew",
        "web_sys",
        "js_sys",
        "gloo_events",
    ];
    let mut found = uses(&core(), &words);
    found.retain(|line| !line.contains(": #[cfg") && !line.starts_with("src/plain"));
    assert_none(&found);
}

#[test]
fn the_wire_knows_no_browser() {
    let mut wire = files("crates/wire", "rs");
    wire.retain(|(path, _)| !path.ends_with("/js.rs"));
    assert_none(&uses(
        &wire,
        &["wasm_bindgen", "yew", "web_sys", "js_sys", "gloo_events"],
    ));
}

/// A score is data; sentences are made elsewhere.
#[test]
fn scoring_says_nothing() {
    const SCORING: [&str; 3] = ["src/result/score", "src/engine", "src/game"];
    for part in SCORING {
        let mut files = core();
        files.retain(|(path, _)| path.starts_with(part));
        assert!(!files.is_empty(), "{part} is nowhere");
        assert_none(&uses(&files, &["text", "EN"]));
    }
}

/// The engine's texts are errors and names; what it does not say itself is in `crates/words`.
#[test]
fn the_engine_has_no_text_that_it_does_not_say() {
    let source: String = core().into_iter().map(|(_, text)| text).collect();
    let end = |rest: &str| rest.find(|c: char| !c.is_alphanumeric());
    let named = source.split("Word::").skip(1);
    let named: Vec<&str> = named
        .map(|rest| &rest[..end(rest).unwrap_or(rest.len())])
        .collect();
    let words = tensu::text::Word::ALL.iter();
    let fans = tensu::text::FanWord::ALL.iter();
    let all = words
        .map(|word| format!("{word:?}"))
        .chain(fans.map(|word| format!("{word:?}")));
    let unsaid: Vec<String> = all.filter(|word| !named.contains(&word.as_str())).collect();
    assert_none(&unsaid);
}

/// Differences between rulesets are fields of the ruleset, never its name.
#[test]
fn the_engine_names_no_ruleset() {
    /// Tenhou is a yaku, too, and has its name in these lines.
    const YAKU: [&str; 2] = ["code: \"tenhou\"", "Tenhou = \"tenhou\""];
    let mut engine = core();
    // Languages have names for them.
    let apart = ["src/presets", "src/words/"];
    engine.retain(|(path, _)| !apart.iter().any(|folder| path.starts_with(folder)));
    let mut found = Vec::new();
    for rules in tensu::rules::all() {
        let quoted = format!("\"{}\"", rules.id);
        found.extend(uses(&engine, &[&quoted, &rules.id.to_uppercase()]));
    }
    found.retain(|line| !YAKU.iter().any(|yaku| line.contains(yaku)));
    assert_none(&found);
}

/// The line that names std is for the feature `arbitrary`, whose derive needs it.
#[test]
fn the_core_has_no_floats_and_no_clock() {
    let words = ["f32", "f64", "std", "Instant", "SystemTime"];
    let mut found = uses(&core(), &words);
    found.retain(|line| !(line.starts_with("src/lib.rs:") && line.ends_with(" extern crate std;")));
    assert_none(&found);
}

/// The policy of a page may say "wasm-unsafe-eval"; the keyword stands before a block or an item.
#[test]
fn nothing_is_unsafe() {
    let keyword = concat!("un", "safe ");
    let mut found = Vec::new();
    for folder in ["src", "crates", "tests", "examples", "xtask", "cli"] {
        for (path, text) in files(folder, "rs") {
            let lines = code(&text).filter(|(_, line)| {
                line.trim_start().starts_with(keyword) || line.contains(&format!(" {keyword}"))
            });
            found.extend(lines.map(|(i, line)| format!("{path}:{i}: {line}")));
        }
    }
    assert_none(&found);
}

/// `Result<_, X>` of a public function, or what reading a text may fail with: X is on the list of those held to be errors.
#[test]
fn whatever_fails_is_an_error() {
    let mut public = [files("src", "rs"), files("crates", "rs")].concat();
    let outer = ["src/bin/", "crates/photo/web/"];
    public.retain(|(path, _)| {
        !path.ends_with("/js.rs") && !outer.iter().any(|outer| path.starts_with(outer))
    });
    let word = |text: &str| {
        let text = text.trim_start();
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
        text[..end.unwrap_or(text.len())].to_owned()
    };
    let mut named = BTreeSet::new();
    for (_, text) in &public {
        let lines: Vec<&str> = code(text).map(|(_, line)| line).collect();
        let code = lines.join("\n");
        let functions = ["pub fn ", "pub const fn "]
            .into_iter()
            .flat_map(|head| code.split(head).skip(1));
        // What is for the crates above alone has no promise.
        for function in functions.filter(|function| !function.starts_with("change_all")) {
            let head = function.split('{').next().unwrap_or_default();
            let result = head.split_once("Result<").map(|(_, result)| result);
            named.extend(result.and_then(|result| Some(word(result.rsplit_once(',')?.1))));
        }
        for name in ["type Err = ", "type Error = "] {
            named.extend(code.split(name).skip(1).map(word));
        }
    }
    let all: BTreeSet<String> = ALL.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(named, all);
}

#[test]
fn files_are_short() {
    const LIMIT: usize = 500;
    /// File and why it may be longer.
    const LONGER: [(&str, &str); 3] = [
        ("src/yaku/rows.rs", "one row for each yaku"),
        ("src/yaku/fans.rs", "one row for each pattern"),
        ("tests/it/remarks/cases.rs", "a case for each remark"),
    ];
    let mut long = Vec::new();
    for folder in ["src", "crates", "tests", "examples", "xtask", "cli"] {
        for (path, text) in files(folder, "rs") {
            let listed = LONGER
                .iter()
                .any(|(file, why)| *file == path && !why.is_empty());
            if text.lines().count() > LIMIT && !listed {
                long.push(format!("{path}: {} lines", text.lines().count()));
            }
        }
    }
    assert_none(&long);
}

/// A comment that begins with a question word is a riddle: it begins with the thing that it names, or with what a function does.
#[test]
fn a_doc_comment_begins_with_what_it_names() {
    const RIDDLES: [&str; 10] = [
        "What", "Whether", "Who", "Whom", "Whose", "How", "Which", "Where", "When", "Why",
    ];
    let mut found = Vec::new();
    for folder in [
        "src", "crates", "cli", "xtask", "tests", "benches", "examples", "npm", "python",
    ] {
        for (path, text) in files(folder, "rs") {
            // Those comments are the command's help.
            if path == "cli/src/args.rs" {
                continue;
            }
            let mut before = "";
            for (i, line) in text.lines().enumerate() {
                let said = |line: &str| {
                    let line = line.trim_start();
                    let said = line.strip_prefix("///").or(line.strip_prefix("//!"));
                    said.map(str::trim).unwrap_or_default().to_owned()
                };
                let first = said(line);
                let word = first.split([' ', ',']).next().unwrap_or_default();
                if said(before).is_empty() && RIDDLES.contains(&word) {
                    found.push(format!("{path}:{}: {first}", i + 1));
                }
                before = line;
            }
        }
    }
    assert_none(&found);
}

#[test]
fn every_file_of_hands_names_its_source() {
    for (path, text) in files("tests/hands", "txt") {
        let first = text.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("# Source: ") && first.len() > 20,
            "{path}: {first}"
        );
    }
}

/// The core needs nothing: its dependency tree is itself.
#[test]
fn the_core_has_no_dependencies() {
    let Some(cargo) = option_env!("CARGO")
        .map(PathBuf::from)
        .filter(|path| path.exists())
    else {
        eprintln!("skipped: the cargo that built this is gone");
        return;
    };
    let tree = Command::new(cargo)
        .args([
            "tree",
            "-e",
            "normal",
            "--no-default-features",
            "-p",
            "tensu",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let text = String::from_utf8_lossy(&tree.stdout);
    let complaint = String::from_utf8_lossy(&tree.stderr);
    assert!(tree.status.success(), "{complaint}");
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.starts_with("tensu v"), "{text}");
}

/// A path in a comment or a document leads to something: what was moved is found there, too.
#[test]
fn files_that_are_named_exist() {
    const FOLDERS: [&str; 11] = [
        ".ci", ".github", "benches", "cli", "crates", "docs", "examples", "npm", "tests", "www",
        "xtask",
    ];
    let is_path = |word: &str| {
        let folder = word.split('/').next().unwrap_or_default();
        let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
        word.contains('/')
            && (FOLDERS.contains(&folder) || folder == "src")
            && word.chars().all(plain)
    };
    let mut all = Vec::new();
    for folder in [
        "src", "crates", "tests", "examples", "xtask", "cli", "benches",
    ] {
        all.extend(files(folder, "rs"));
    }
    for (folder, extension) in [("tests", "mjs"), ("npm", "js"), ("www", "js")] {
        all.extend(files(folder, extension));
    }
    for (_, text) in &mut all {
        let comment = |line: &&str| line.trim_start().starts_with(['/', '*']);
        *text = text.lines().filter(comment).collect::<Vec<_>>().join("\n");
    }
    let text = |name: &str| fs::read_to_string(root().join(name)).expect("a document");
    all.extend(DOCUMENTS.map(|name| (name.to_owned(), text(name))));
    // The law names files of other projects, its sources.
    all.extend(files("docs", "md"));
    all.retain(|(path, _)| !path.starts_with(LAW) && !path.starts_with("docs/words/"));
    let mut found = Vec::new();
    let mut named = 0;
    for (path, text) in &all {
        let quoted = text.split('`').skip(1).step_by(2);
        for word in quoted
            .flat_map(str::split_whitespace)
            .filter(|word| is_path(word))
        {
            named += 1;
            if !root().join(word).exists() {
                found.push(format!("{path}: {word}"));
            }
        }
    }
    assert_none(&found);
    assert!(named > 100, "{named}");
}

/// Whoever reads what Tensu is reads how many rulesets it has.
#[test]
fn the_documents_count_the_rulesets() {
    let digits = [
        "", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine",
    ];
    let count = rules::all().count();
    assert_eq!(count / 10, 2, "a word for {count}");
    let counted = format!("twenty{} rulesets", digits[count % 10]);
    for document in ["README.md", "npm/README.md", "python/README.md"] {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        assert!(
            text.to_lowercase().contains(&counted),
            "{document}: {counted}"
        );
    }
}

/// Documents that have to be read before the first change stay as long as an evening; the law, `docs/rules.md`, is as
/// long as the rules, and `docs/words` as the languages. The lines of a table are no words. 1,000 of them are programs
/// that tests try: those of docs/scale.md, one for each engine, and of docs/use.md, one for each language, with their answer. 100 say in
/// docs/hosting.md which hosts show hands, and what these hear then, and 100 how frames that are only read have a program of their own.
#[test]
fn the_documents_are_short() {
    const MOST: usize = 12_400;
    let text = |name: &str| fs::read_to_string(root().join(name)).expect("a document");
    let mut all = DOCUMENTS.map(|name| (name.to_owned(), text(name))).to_vec();
    all.extend(files("docs", "md"));
    all.retain(|(path, _)| !path.starts_with(LAW) && !path.starts_with("docs/words/"));
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let words = |text: &str| text.split_whitespace().filter(is_word).count();
    let sum: usize = all.iter().map(|(_, text)| words(text)).sum();
    let each: Vec<String> = all
        .iter()
        .map(|(path, text)| format!("{:6} {path}", words(text)))
        .collect();
    assert!(sum <= MOST, "{sum} words\n{}", each.join("\n"));
}
