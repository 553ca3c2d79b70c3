//! Mutation tests: `.cargo/mutants.toml` says what is changed and which tests must notice.

use crate::command::{cargo, shown};
use crate::failure::Result;
use crate::pins;
use crate::project::Project;
use crate::setup;

/// Runs all mutants, or those of some files; true when the tests notice each.
pub fn run(project: &Project, files: &[&str]) -> Result<bool> {
    setup::ensure_subcommand(project, pins::MUTANTS)?;
    let mut command = cargo(project.root());
    command
        .env("PATH", project.search_path())
        .args(["mutants", "--jobs", "1", "--output"])
        .arg(project.scratch());
    for file in files {
        command.args(["--file", file]);
    }
    let ok = shown(&mut command)?;
    println!(
        "The lists are in {}.",
        project.scratch().join("mutants.out").display()
    );
    Ok(ok)
}
