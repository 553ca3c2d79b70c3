//! The WebAssembly of the npm package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, logged, without_home};
use crate::failure::{Failure, Result, io};
use crate::imports;
use crate::project::Project;
use crate::setup;

/// What rustc may emit and wasm-opt has to know; Trunk passes the same for the app.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds it into a fresh folder: the WebAssembly and its glue.
pub fn build(project: &Project, log: &Path) -> Result<PathBuf> {
    let folder = project.scratch().join("npm");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(io("remove", &folder))?;
    }
    let target = "wasm32-unknown-unknown";
    run(
        without_home(&mut cargo(project.root())).args([
            "build",
            "--package",
            "tensu-npm",
            "--profile",
            "app",
            "--target",
            target,
        ]),
        log,
    )?;
    let linked = project.path(&format!("target/{target}/app/tensu_npm.wasm"));
    run(
        Command::new(project.tool("wasm-bindgen"))
            .args(["--target", "web", "--out-name", "tensu", "--out-dir"])
            .args([&folder, &linked]),
        log,
    )?;
    let wasm = folder.join("tensu_bg.wasm");
    let opt = project.npm().join("node_modules/binaryen/bin/wasm-opt");
    run(
        Command::new(setup::node()?)
            .arg(opt)
            .arg("-Oz")
            .args(FEATURES)
            .arg(&wasm)
            .arg("-o")
            .arg(&wasm),
        log,
    )?;
    imports::shorten(&wasm, &folder.join("tensu.js"))?;
    Ok(folder)
}

fn run(command: &mut Command, log: &Path) -> Result {
    let ran = logged(command, log)?;
    if ran.ok {
        return Ok(());
    }
    Err(Failure::new(
        format!(
            "the npm package's WebAssembly could not be built:\n{}",
            ran.tail(40)
        ),
        "read the first error above; if a tool is missing, `cargo xtask setup` installs it",
    ))
}
