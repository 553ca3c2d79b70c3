//! Installs the parts of rustup: the targets wasm32 and, for tests, one without a system; rustfmt and clippy.

use std::path::Path;
use std::process::Command;

use super::{Job, Level, installed};
use crate::command::{answer, find};
use crate::failure::{Failure, Result};

/// The target of everything that runs in a browser.
const WASM: &str = "wasm32-unknown-unknown";

/// A processor without a system: what builds there needs no std.
pub const BARE: &str = "thumbv7em-none-eabihf";

pub fn jobs(level: Level) -> Result<Vec<Job>> {
    let parts: [(_, _, _, fn() -> bool); 4] = [
        ("target", WASM, Level::Hook, || has_target(WASM)),
        ("target", BARE, Level::Tests, || has_target(BARE)),
        ("component", "rustfmt", Level::Tests, || has_command("fmt")),
        ("component", "clippy", Level::Tests, || {
            has_command("clippy")
        }),
    ];
    let missing = parts.into_iter();
    let missing = missing.filter(|(_, _, needed, is_there)| *needed <= level && !is_there());
    missing.map(|(kind, name, ..)| job(kind, name)).collect()
}

/// Returns whether the active toolchain has the libraries for a target, however they got there.
fn has_target(target: &str) -> bool {
    let folder = answer("rustc", &["--print", "target-libdir", "--target", target]);
    folder.is_some_and(|folder| Path::new(&folder).is_dir())
}

fn has_command(name: &str) -> bool {
    answer("cargo", &[name, "--version"]).is_some()
}

/// A target or component of the active toolchain.
fn job(kind: &'static str, name: &'static str) -> Result<Job> {
    if find(&["rustup"]).is_none() {
        return Err(Failure::new(
            format!("the Rust toolchain has no {name}, and there is no rustup to add it"),
            format!("install rustup from https://rustup.rs, or add {name} to your Rust by hand"),
        ));
    }
    Ok(Job::new(
        format!("Rust {kind} {name}"),
        "10 s",
        move |project| {
            let log = project.log(&format!("setup-rust-{name}"))?;
            let mut command = Command::new("rustup");
            let what = format!("rustup could not add the {kind} {name}");
            let fix = format!(
                "check the network, then type `rustup {kind} add {name}` and run this command again"
            );
            installed(command.args([kind, "add", name]), &what, &log, &fix).map(|_| ())
        },
    ))
}
