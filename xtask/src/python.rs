//! The Python package: built by maturin into a wheel, installed into an environment of its own, and tested there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, checked, find, without_home};
use crate::failure::{Failure, Result};
use crate::files;
use crate::licences::{self, Inside};
use crate::pins::{MATURIN, ZIG};
use crate::project::Project;

/// Finds Python, if it is there.
pub fn python() -> Option<PathBuf> {
    find(&["python3", "python"])
}

/// Builds `target/python/tensu-….whl`, installs it as somebody who has that and nothing else, and runs its tests; gives what they said.
pub fn build_and_test(project: &Project, target: Option<&str>, log: &Path) -> Result<String> {
    let wheels = build(project, target, log)?;
    if target.is_some_and(|target| target.contains("musl")) {
        return Ok("built for another C library: tested where that is\n".into());
    }
    let user = project.scratch().join("python-user");
    files::remove(&user)?;
    let user = environment(&user, log)?;
    install(&user, &wheels, log)?;
    let mut tests = words(&user, "-m unittest discover --start-directory");
    run(tests.arg(project.path("python/tests")), log)
}

/// Runs the examples of docs/scale.md, each with its engine; gives what each took, and what the tests of columns said.
pub fn scale(project: &Project, log: &Path) -> Result<String> {
    let wheels = build(project, None, log)?;
    let engines = environment(&project.scratch().join("python-engines"), log)?;
    let folder = project.path("python/tests/scale");
    let mut wanted = words(&engines, "-m pip install --quiet --requirement");
    run(wanted.arg(folder.join("engines.txt")), log)?;
    install(&engines, &wheels, log)?;
    // Spark's second example has the command, and not the package. The engine in it was built for the wheel.
    let command = "build --profile wheel --package tensu-cli";
    run(&mut cargo(project, command), log)?;
    let mut tests = words(&engines, "-m unittest discover --start-directory");
    let tests = run(tests.arg(&folder), log)?;
    let mut examples = words(&engines, "-u");
    let examples = run(examples.arg(folder.join("scale.py")), log)?;
    Ok(tests + &examples)
}

/// Builds the wheel for this machine, or for a target that it can link for: Linux, on systems with an older C library too.
fn build(project: &Project, target: Option<&str>, log: &Path) -> Result<PathBuf> {
    let tool = environment(&project.path("target/tools/python"), log)?;
    let wheels = project.path("target/python");
    files::remove(&wheels)?;
    let mut tools = words(&tool, "-m pip install --quiet");
    tools.arg(format!("{}=={}", MATURIN.name, MATURIN.version));
    let mut build = words(&tool, "-m maturin build --profile wheel --locked --out");
    build.arg(&wheels);
    if let Some(target) = target {
        build.args(["--target", target]);
        if target.contains("linux") {
            tools.arg(format!("{}=={}", ZIG.name, ZIG.version));
            // The oldest that Rust itself runs on.
            let musl = target.contains("musl");
            let system = if musl {
                "musllinux_1_2"
            } else {
                "manylinux2014"
            };
            build.args(["--zig", "--compatibility", system]);
            build.env("CARGO_ZIGBUILD_PYTHON_PATH", &tool);
        }
    }
    run(&mut tools, log)?;
    // What is linked into it goes with every copy.
    let inside = Inside::of(project, licences::PYTHON)?;
    files::write(
        &project.path("python/tensu").join(licences::TEXTS),
        inside.texts(),
    )?;
    build
        .current_dir(project.path("python"))
        .env("CARGO_TARGET_DIR", project.path("target"));
    run(without_home(&mut build), log)?;
    Ok(wheels)
}

/// Installs the wheel, in place of one of the same version.
fn install(user: &Path, wheels: &Path, log: &Path) -> Result<()> {
    let mut install = words(
        user,
        "-m pip install --quiet --force-reinstall --no-index --find-links",
    );
    run(install.arg(wheels).arg("tensu"), log)?;
    Ok(())
}

/// An environment of Python, and the Python in it.
fn environment(folder: &Path, log: &Path) -> Result<PathBuf> {
    let python = python().ok_or_else(|| {
        Failure::new(
            "there is no Python",
            "install Python 3.10 or newer with its module `venv`",
        )
    })?;
    let inside = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    };
    let inside = folder.join(inside);
    if !inside.exists() {
        run(words(&python, "-m venv").arg(folder), log)?;
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
