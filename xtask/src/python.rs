//! The Python package: built by maturin into a wheel, installed into an environment of its own, and tested there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{checked, find, without_home};
use crate::failure::{Failure, Result};
use crate::files;
use crate::pins::MATURIN;
use crate::project::Project;

/// Finds Python, if it is there.
pub fn python() -> Option<PathBuf> {
    find(&["python3", "python"])
}

/// Builds `target/python/tensu-….whl`, installs it, and runs its tests; gives what they said.
pub fn build_and_test(project: &Project, log: &Path) -> Result<String> {
    let python = python().ok_or_else(|| {
        Failure::new(
            "there is no Python",
            "install Python 3.10 or newer with its module `venv`",
        )
    })?;
    let tool = environment(&python, &project.path("target/tools/python"), log)?;
    let wheels = project.path("target/python");
    files::remove(&wheels)?;
    let wanted = format!("{}=={}", MATURIN.name, MATURIN.version);
    run(words(&tool, "-m pip install --quiet").arg(wanted), log)?;
    let mut build = words(&tool, "-m maturin build --release --locked --out");
    build
        .arg(&wheels)
        .current_dir(project.path("python"))
        .env("CARGO_TARGET_DIR", project.path("target"));
    run(without_home(&mut build), log)?;
    // As somebody who has the wheel and nothing else.
    let user = project.scratch().join("python-user");
    files::remove(&user)?;
    let user = environment(&python, &user, log)?;
    let mut install = words(&user, "-m pip install --quiet --no-index --find-links");
    run(install.arg(&wheels).arg("tensu"), log)?;
    let mut tests = words(&user, "-m unittest discover --start-directory");
    run(tests.arg(project.path("python/tests")), log)
}

/// An environment of Python, and the Python in it.
fn environment(python: &Path, folder: &Path, log: &Path) -> Result<PathBuf> {
    let inside = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    };
    let inside = folder.join(inside);
    if !inside.exists() {
        run(words(python, "-m venv").arg(folder), log)?;
    }
    Ok(inside)
}

fn words(program: &Path, line: &str) -> Command {
    let mut command = Command::new(program);
    command.args(line.split(' '));
    command
}

fn run(command: &mut Command, log: &Path) -> Result<String> {
    let fix = "correct what is named above; `cargo xtask python` tries again";
    checked(command, "the Python package could not be made", log, fix)
}
