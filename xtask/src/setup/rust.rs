//! Installs the parts of rustup: the targets wasm32 and, for tests, one without a system; rustfmt and clippy.

use std::path::Path;

use super::{Job, Level};
use crate::command::{answer, cargo, find, logged};
use crate::failure::{Failure, Result};
use crate::project::Project;

/// The target of everything that runs in a browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A processor without a system: what builds there needs no std.
pub const BARE: &str = "thumbv7em-none-eabihf";

pub fn jobs(level: Level) -> Result<Vec<Job>> {
    let mut jobs = Vec::new();
    if !has_target(WASM) {
        jobs.push(job("target", WASM)?);
    }
    if level >= Level::Tests {
        if !has_target(BARE) {
            jobs.push(job("target", BARE)?);
        }
        for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
            if !has_subcommand(subcommand) {
                jobs.push(job("component", component)?);
            }
        }
    }
    Ok(jobs)
}

/// Returns whether the active toolchain has the libraries for a target, however they got there.
fn has_target(target: &str) -> bool {
    answer("rustc", &["--print", "target-libdir", "--target", target])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

fn has_subcommand(name: &str) -> bool {
    cargo(Path::new("."))
        .args([name, "--version"])
        .output()
        .is_ok_and(|output| output.status.success())
}

/// A target or component of the active toolchain.
fn job(kind: &'static str, name: &'static str) -> Result<Job> {
    if find(&["rustup"]).is_none() {
        return Err(Failure::new(
            format!("the Rust toolchain has no {name}, and there is no rustup to add it"),
            format!(
                "install rustup from https://rustup.rs, or add {name} to your Rust installation by hand"
            ),
        ));
    }
    Ok(Job {
        name: format!("Rust {kind} {name}"),
        usual: "10 s",
        work: Box::new(move |project| add(project, kind, name)),
    })
}

fn add(project: &Project, kind: &str, name: &str) -> Result {
    let log = project.log(&format!("setup-rust-{name}"))?;
    let ran = logged(
        std::process::Command::new("rustup").args([kind, "add", name]),
        &log,
    )?;
    if ran.ok {
        return Ok(());
    }
    Err(Failure::new(
        format!("rustup could not add the {kind} {name}:\n{}", ran.tail(8)),
        format!(
            "check the network, then type `rustup {kind} add {name}` and run this command again"
        ),
    ))
}
