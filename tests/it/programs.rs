//! The programs of docs/use.md: each is tried where what it needs is installed, and all print the answer that stands there.

use std::fs;
use std::path::Path;
use std::process::Command;

use tensu::{Question, Ruleset};
use tensu_words::EN;

use crate::document::{Block, blocks};
use crate::helpers::is_whole;
use crate::tidy::root;

const PAGE: &str = include_str!("../../docs/use.md");
const HAND: &str = "234m340p66p678s56s+7s ron riichi dora:1m5p seat:S round:E";

fn block(language: &str) -> Block<'static> {
    let mut all = blocks(PAGE).into_iter();
    let found = all.find(|block| block.language == language);
    found.expect("a block of this language")
}

/// The heading of each block, its language, and who tries it. A block that is added is tried by nobody until it has a line here.
const TRIED: [(&str, &str, &str); 7] = [
    ("Use Tensu from …", "text", "the answer"),
    ("JavaScript", "js", "tests/npm/readme.test.mjs"),
    ("Rust", "rust", "src/lib.rs"),
    ("Python", "python", "python/tests/test_tensu.py"),
    ("The command", "sh", "cli/tests/it/people.rs"),
    ("Data engines", "python", "python/tests/scale/test_arrow.py"),
    ("A website", "html", "tests/e2e/embed.test.mjs"),
];

#[test]
fn each_program_of_the_page_is_tried_by_a_test() {
    let all = blocks(PAGE);
    let found: Vec<(&str, &str)> = all.iter().map(|one| (one.heading, one.language)).collect();
    assert_eq!(
        found,
        TRIED.map(|(heading, language, _)| (heading, language))
    );
    for (heading, _, test) in &TRIED[1..] {
        let text = fs::read_to_string(root().join(test)).expect("a test");
        assert!(text.contains("use.md"), "{heading}: {test}");
    }
}

#[test]
fn each_program_is_ten_lines_about_the_same_hand() {
    for block in &blocks(PAGE)[1..] {
        let lines = block.code.lines().count();
        assert!(lines <= 10, "{}: {lines} lines", block.heading);
        assert!(block.code.contains(HAND), "{}", block.heading);
        assert!(block.code.contains("tenhou"), "{}", block.heading);
    }
}

/// 20 fu and 10 for the closed ron; riichi, pinfu, tanyao, three dora and a red five: seven han, a haneman, 12,000 (rules.md 0.3).
#[test]
fn the_answer_of_the_page_is_the_explanation_of_its_hand() {
    let rules = Ruleset::by_id("tenhou").expect("a ruleset of the crate");
    let hand: Question = HAND.parse().expect("a hand");
    let why = EN.explain(&hand, rules).expect("a price").to_string();
    assert_eq!(why + "\n", block("text").code);
}

/// The doc test of src/lib.rs has every feature and compares nothing; this has what `cargo add` gives.
#[test]
fn the_program_for_rust_prints_the_answer_in_a_project_of_its_own() {
    let Some(cargo) = option_env!("CARGO").filter(|path| is_whole() && Path::new(path).exists())
    else {
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("use-rust");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let [engine, words] = ["", "crates/words"].map(|path| root().join(path));
    let project = format!(
        "[package]\nname = \"why\"\nedition = \"2024\"\n[workspace]\n\
        [dependencies]\ntensu = {{ path = {engine:?} }}\ntensu-words = {{ path = {words:?} }}\n"
    );
    let files = [("Cargo.toml", project), ("src/main.rs", block("rust").code)];
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("a file");
    }
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the versions");
    let mut program = Command::new(cargo);
    program
        .args(["run", "--offline", "--quiet"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"));
    let ran = program.output().expect("cargo runs");
    let complaint = String::from_utf8_lossy(&ran.stderr);
    let said = String::from_utf8_lossy(&ran.stdout);
    assert_eq!(said, block("text").code, "{complaint}");
}
