//! The Python package: built by maturin into a wheel, installed into an environment of its own, and tested there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{find, logged, without_home};
use crate::failure::{Failure, Result, io};
use crate::pins;
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
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(io("remove", &wheels))?;
    }
    let pin = pins::MATURIN;
    let wanted = format!("{}=={}", pin.name, pin.number(project)?);
    run(
        Command::new(&tool).args(["-m", "pip", "install", "--quiet", &wanted]),
        log,
    )?;
    let mut build = Command::new(&tool);
    build
        .current_dir(project.path("python"))
        .env("CARGO_TARGET_DIR", project.path("target"))
        .args(["-m", "maturin", "build", "--release", "--locked", "--out"])
        .arg(&wheels);
    run(without_home(&mut build), log)?;
    // As somebody who has the wheel and nothing else.
    let user = project.scratch().join("python-user");
    if user.exists() {
        fs::remove_dir_all(&user).map_err(io("remove", &user))?;
    }
    let user = environment(&python, &user, log)?;
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--find-links",
    ];
    run(
        Command::new(&user).args(install).arg(&wheels).arg("tensu"),
        log,
    )?;
    let mut tests = Command::new(&user);
    tests
        .args(["-m", "unittest", "discover", "--start-directory"])
        .arg(project.path("python/tests"));
    run(&mut tests, log)
}

/// An environment of Python, and the Python in it.
fn environment(python: &Path, folder: &Path, log: &Path) -> Result<PathBuf> {
    let inside = folder.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    if !inside.exists() {
        run(Command::new(python).args(["-m", "venv"]).arg(folder), log)?;
    }
    Ok(inside)
}

fn run(command: &mut Command, log: &Path) -> Result<String> {
    let ran = logged(command, log)?;
    if ran.ok {
        return Ok(ran.text);
    }
    Err(Failure::new(
        format!("the end of {}:\n{}", log.display(), ran.tail(40)),
        "correct what is named above; `cargo xtask python` tries again",
    ))
}
