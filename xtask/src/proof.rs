//! The long comparison with the second scorers (`tests/proof`).

use crate::command::{cargo, shown};
use crate::failure::Result;
use crate::project::Project;

/// Runs it, optimised, with the options as they were typed; false when something was found. First come the hands of
/// which `cargo xtask test` takes a part: `tests/it` compares them all.
pub fn run(project: &Project, options: &[&str]) -> Result<bool> {
    if options.is_empty() {
        let mut whole = cargo(project.root());
        whole
            .env("TESTS", "all")
            .args(["test", "--quiet", "--test", "it", "--", "quick::"]);
        if !shown(&mut whole)? {
            return Ok(false);
        }
    }
    let mut command = cargo(project.root());
    command.args([
        "test",
        "--quiet",
        "--release",
        "--package",
        "tensu",
        "--test",
        "proof",
        "--",
        "prove",
    ]);
    shown(command.args(options))
}
