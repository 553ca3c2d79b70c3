//! The npm package: built by wasm-pack, put together with what is written by hand (`npm/`), packed as npm would publish it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{find, logged, without_home};
use crate::failure::{Failure, Result, io};
use crate::imports;
use crate::licences::{self, Inside};
use crate::order;
use crate::pins;
use crate::project::Project;
use crate::setup;
use crate::site::{self, languages};

/// What lies in `npm/js` and goes into the package as it is.
const SCRIPTS: [&str; 6] = [
    "api.js",
    "index.d.ts",
    "index.js",
    "language.js",
    "node.js",
    "words.js",
];

/// Builds the package into `target/npm/tensu`, unless it is there and made from the same files.
pub fn build(project: &Project, log: &Path) -> Result<PathBuf> {
    setup::ensure_tool(project, pins::WASM_PACK)?;
    let folder = project.path("target/npm/tensu");
    let stamp = project.scratch().join("npm.stamp");
    let sources = site::sources_fingerprint(project)?;
    let list = list_of(project)?;
    if list.is_file() && site::is_current(&folder, &stamp, &site::with_lock(project, &sources)?)? {
        return Ok(folder);
    }
    make(project, log, &folder)?;
    let inputs = site::with_lock(project, &sources)?;
    fs::write(&stamp, site::stamp_text(&folder, &inputs)?).map_err(io("write", &stamp))?;
    Ok(folder)
}

/// Builds it into a fresh folder.
fn make(project: &Project, log: &Path, folder: &Path) -> Result {
    let built = wasm(project, log)?;
    fresh(folder)?;
    for name in ["tensu.js", "tensu_bg.wasm"] {
        copy(&built.join(name), &folder.join(name))?;
    }
    order::rearrange(&folder.join("tensu_bg.wasm"))?;
    imports::shorten(&folder.join("tensu_bg.wasm"), &folder.join("tensu.js"))?;
    for name in SCRIPTS {
        copy(&project.path("npm/js").join(name), &folder.join(name))?;
    }
    copy(&project.path("npm/README.md"), &folder.join("README.md"))?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(&project.path(name), &folder.join(name))?;
    }
    let inside = Inside::of(project, licences::ENGINE)?;
    for (path, text) in [
        (folder.join(licences::TEXTS), inside.texts()),
        (list_of(project)?, inside.list()),
    ] {
        fs::write(&path, text).map_err(io("write", &path))?;
    }
    words(project, &folder.join("words"))?;
    let package = project.path("npm/package.json");
    let text = fs::read_to_string(&package).map_err(io("read", &package))?;
    let text = with_version(&without_scripts(&text), &project.version()?).ok_or_else(|| {
        Failure::new(
            format!("{} has no line for the version", package.display()),
            "keep `\"version\": \"0.0.0\"` in it; the number is that of Cargo.toml",
        )
    })?;
    let path = folder.join("package.json");
    fs::write(&path, text).map_err(io("write", &path))
}

/// Where the list of what is inside lies, beside the packed package.
fn list_of(project: &Project) -> Result<PathBuf> {
    Ok(project.path(&format!("target/npm/tensu-{}.cdx.json", project.version()?)))
}

/// Packs a built package, as a user gets it: `target/npm/tensu-VERSION.tgz`.
pub fn pack(project: &Project, folder: &Path, log: &Path) -> Result<PathBuf> {
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let to = project.path("target/npm");
    let mut command = Command::new(npm);
    command
        .current_dir(folder)
        .args(["pack", "--ignore-scripts", "--pack-destination"])
        .arg(&to);
    run(&mut command, log)?;
    Ok(to.join(format!("tensu-{}.tgz", project.version()?)))
}

/// The WebAssembly and its glue. What wasm-opt is told stands in `npm/Cargo.toml`.
fn wasm(project: &Project, log: &Path) -> Result<PathBuf> {
    let folder = project.scratch().join("npm");
    fresh(&folder)?;
    let mut command = Command::new(project.tool("wasm-pack"));
    command
        .current_dir(project.root())
        .env("PATH", project.search_path())
        // Of its own, so that it need not wait for a build of the site.
        .env("CARGO_TARGET_DIR", project.path("target/npm/build"))
        // It would say that the engine is not all of the package (npm/build.rs).
        .env("TENSU_PACKAGE", "")
        .args(["build", "npm", "--target", "web", "--mode", "no-install"])
        .args(["--profile", "app", "--no-typescript", "--no-pack"])
        .args(["--out-name", "tensu", "--out-dir"])
        .arg(&folder);
    run(without_home(&mut command), log)?;
    Ok(folder)
}

/// The languages besides English, which the WebAssembly has in it.
fn words(project: &Project, folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(io("create", folder))?;
    let (written, tags) = languages::write(project, languages::Texts::Core)?;
    for (tag, _) in tags.iter().filter(|(tag, _)| tag != "en") {
        copy(&written.join(tag), &folder.join(format!("{tag}.txt")))?;
    }
    Ok(())
}

/// The manifest without the commands that are typed in `npm/`: they are no part of the package.
fn without_scripts(package: &str) -> String {
    let lines = package
        .lines()
        .filter(|line| !line.starts_with("  \"scripts\": {"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn with_version(package: &str, version: &str) -> Option<String> {
    const PLACE: &str = "\"version\": \"0.0.0\"";
    let line = format!("\"version\": \"{version}\"");
    (package.matches(PLACE).count() == 1).then(|| package.replace(PLACE, &line))
}

fn fresh(folder: &Path) -> Result {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(io("remove", folder))?;
    }
    fs::create_dir_all(folder).map_err(io("create", folder))
}

fn copy(from: &Path, to: &Path) -> Result {
    fs::copy(from, to).map_err(io("copy", from)).map(|_| ())
}

fn run(command: &mut Command, log: &Path) -> Result {
    let ran = logged(command, log)?;
    if ran.ok {
        return Ok(());
    }
    Err(Failure::new(
        format!("the npm package could not be built:\n{}", ran.tail(40)),
        "read the first error above; if a tool is missing, `cargo xtask setup` installs it",
    ))
}

#[cfg(test)]
mod tests {
    use super::{with_version, without_scripts};

    #[test]
    fn the_package_has_no_commands() {
        let package = include_str!("../../npm/package.json");
        let text = without_scripts(package);
        assert_eq!(package.lines().count(), text.lines().count() + 1);
        assert!(!text.contains("cargo xtask") && text.contains("\n  \"type\": \"module\",\n"));
    }

    #[test]
    fn the_version_is_that_of_cargo() {
        let package = include_str!("../../npm/package.json");
        let text = with_version(package, "1.2.3").expect("one line");
        assert!(text.contains("\n  \"version\": \"1.2.3\",\n"));
        assert_eq!(with_version("{}", "1.2.3"), None);
    }
}
