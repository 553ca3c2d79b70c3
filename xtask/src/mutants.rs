//! Mutation tests: `.cargo/mutants.toml` says what is changed and which tests must notice.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::{cargo, shown};
use crate::failure::{Result, io};
use crate::pins;
use crate::project::Project;
use crate::setup;

/// The golden hands notice most changes in no time.
const QUICK: &str = "hands::";

/// Tests that take seconds: they come last.
const SLOW: [&str; 5] = [
    "second_scorer",
    "fuzz_corpus",
    "not_complete_says_how_far",
    "every_golden_hand_can_be_compared",
    "no_question_panics",
];

/// Runs all mutants, or those of some files; true when the tests notice each.
pub fn run(project: &Project, files: &[&str]) -> Result<bool> {
    setup::ensure_tool(project, pins::MUTANTS)?;
    let mut command = cargo(project.root());
    command
        .env("PATH", project.search_path())
        .env("RUST_BACKTRACE", "0")
        .args(["mutants", "--package", "tensu", "--package", "tensu-learn"])
        .args(["--jobs", "1", "--output"])
        .arg(project.scratch());
    if let Ok(this) = env::current_exe() {
        let runner = format!(
            "target.'cfg(all())'.runner=['{}','in-order']",
            this.display()
        );
        command.args(["--cargo-arg=--config", &format!("--cargo-arg={runner}")]);
    }
    for file in files {
        command.args(["--file", file]);
    }
    let ok = shown(&mut command)?;
    let lists = project.scratch().join("mutants.out");
    println!("The lists are in {}.", lists.display());
    Ok(ok)
}

/// Runs a program of tests, the quick ones first, and stops after the first part that fails.
pub fn in_order(program: &str) -> Result<bool> {
    let mut rest = vec!["--skip", QUICK, "--skip", "tidy::"];
    rest.extend(SLOW.iter().flat_map(|slow| ["--skip", slow]));
    for part in [&[QUICK][..], &rest, &SLOW] {
        let mut command = Command::new(program);
        let status = command.arg("--quiet").args(part).stdin(Stdio::null());
        let status = status.status().map_err(io("run", Path::new(program)))?;
        if !status.success() {
            return Ok(false);
        }
    }
    Ok(true)
}
