//! The long comparison with the second scorers (`tests/proof`).

use crate::command::{cargo, shown};
use crate::failure::Result;
use crate::project::Project;

/// Runs it, optimised, with the options as they were typed; false when something was found.
pub fn run(project: &Project, options: &[&str]) -> Result<bool> {
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
