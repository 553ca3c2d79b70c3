//! The crates that others wrote: `deny.toml` says what they may be.

use crate::command::{cargo, shown};
use crate::failure::Result;
use crate::pins;
use crate::project::Project;
use crate::setup;

/// Checks that need no list from GitHub.
pub const HERE: [&str; 3] = ["bans", "licenses", "sources"];

/// Runs some checks, or all if none is named; true when nothing is to be complained of.
pub fn run(project: &Project, checks: &[&str]) -> Result<bool> {
    setup::ensure_tool(project, pins::DENY)?;
    let mut command = cargo(project.root());
    command
        .env("PATH", project.search_path())
        .args(["deny", "check"])
        .args(checks);
    shown(&mut command)
}
