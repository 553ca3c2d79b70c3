//! The check that no program which uses the crate misses anything since the last release.

use crate::command::{answer, cargo, shown};
use crate::failure::Result;
use crate::pins;
use crate::project::Project;
use crate::setup;

/// Compares the public items with those of the last release; true when none is missed, or there is no release yet.
pub fn run(project: &Project) -> Result<bool> {
    let root = project.root().to_string_lossy();
    let last = [
        "-C",
        root.as_ref(),
        "describe",
        "--tags",
        "--abbrev=0",
        "--match",
        "v*",
    ];
    let Some(tag) = answer("git", &last) else {
        println!("There is no release yet to compare with.");
        return Ok(true);
    };
    setup::ensure_tool(project, pins::SEMVER)?;
    let mut command = cargo(project.root());
    command
        .env("PATH", project.search_path())
        .args(["semver-checks", "--package", "tensu", "--baseline-rev"])
        .arg(tag.trim());
    shown(&mut command)
}
