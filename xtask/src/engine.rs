//! The npm package: built by cargo, wasm-bindgen and wasm-opt, put together with what is written by hand (`npm/`),
//! packed as npm would publish it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, find, logged, without_home};
use crate::failure::{Failure, Result, io};
use crate::imports;
use crate::licences::{self, Inside};
use crate::order;
use crate::project::Project;
use crate::setup::{self, Level};
use crate::site::{self, Flavour, languages};

/// The files of `npm/js` that go into the package as they are.
const SCRIPTS: [&str; 12] = [
    "api.js",
    "ask.js",
    "index.d.ts",
    "index.js",
    "language.js",
    "node.js",
    "picture.js",
    "ready.js",
    "wasm.d.ts",
    "wasm.js",
    "words.js",
    "workerd.js",
];

/// Builds the package into `target/npm/tensu`, or that for the tests of a push beside it, unless it is there and made from the same
/// files.
pub fn build(project: &Project, flavour: Flavour, log: &Path) -> Result<PathBuf> {
    setup::ensure(project, Level::Site)?;
    let is_push = flavour == Flavour::Push;
    let folder = project.path(if is_push {
        "target/npm/push/tensu"
    } else {
        "target/npm/tensu"
    });
    let stamp = if is_push {
        "npm-push.stamp"
    } else {
        "npm.stamp"
    };
    let stamp = project.scratch().join(stamp);
    let sources = site::sources_fingerprint(project)?;
    let list = list_of(project)?;
    if list.is_file() && site::is_current(&folder, &stamp, &site::with_lock(project, &sources)?)? {
        return Ok(folder);
    }
    make(project, flavour, log, &folder)?;
    let inputs = site::with_lock(project, &sources)?;
    fs::write(&stamp, site::stamp_text(&folder, &inputs)?).map_err(io("write", &stamp))?;
    Ok(folder)
}

/// Builds it into a fresh folder.
fn make(project: &Project, flavour: Flavour, log: &Path, folder: &Path) -> Result {
    let built = wasm(project, flavour, log)?;
    fresh(folder)?;
    for name in ["tensu.js", "tensu_bg.wasm"] {
        copy(&built.join(name), &folder.join(name))?;
    }
    order::rearrange(&folder.join("tensu_bg.wasm"))?;
    imports::shorten(&folder.join("tensu_bg.wasm"), &folder.join("tensu.js"))?;
    for name in SCRIPTS {
        copy(&project.path("npm/js").join(name), &folder.join(name))?;
    }
    for name in ["README.md", "schema.json"] {
        copy(&project.path("npm").join(name), &folder.join(name))?;
    }
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
    // A name that every builder and runtime takes for text.
    copy(&project.path("www/tiles.svg"), &folder.join("tiles.txt"))?;
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

/// Returns the path of the list of what is inside, beside the packed package.
fn list_of(project: &Project) -> Result<PathBuf> {
    Ok(project.path(&format!("target/npm/tensu-{}.cdx.json", project.version()?)))
}

/// Packs a built package, as a user gets it: `target/npm/tensu-VERSION.tgz`.
pub fn pack(project: &Project, folder: &Path, log: &Path) -> Result<PathBuf> {
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let to = folder.parent().unwrap_or(folder);
    let mut command = Command::new(npm);
    command
        .current_dir(folder)
        .args(["pack", "--ignore-scripts", "--pack-destination"])
        .arg(to);
    run(&mut command, log)?;
    Ok(to.join(format!("tensu-{}.tgz", project.version()?)))
}

/// The WebAssembly and its glue: what wasm-pack does, with the tools that are there, as that one takes half an hour to compile.
fn wasm(project: &Project, flavour: Flavour, log: &Path) -> Result<PathBuf> {
    let folder = project.scratch().join("npm");
    fresh(&folder)?;
    let is_push = flavour == Flavour::Push;
    let (profile, name) = if is_push {
        ("dev", "debug")
    } else {
        (PROFILE, PROFILE)
    };
    // Of its own, so that it need not wait for a build of the site; that of a push shares what the tests compile anyway.
    let target = project.path(if is_push {
        "target"
    } else {
        "target/npm/build"
    });
    let mut build = cargo(project.root());
    build
        // It would say that the engine is not all of the package (npm/build.rs).
        .env("TENSU_PACKAGE", "")
        .args(["build", "--package", "tensu-npm", "--target"])
        .args(["wasm32-unknown-unknown", "--profile", profile])
        .arg("--target-dir")
        .arg(&target);
    if !is_push {
        without_home(&mut build);
    }
    run(&mut build, log)?;
    let mut bind = Command::new(project.tool("wasm-bindgen"));
    bind.args(["--target", "web", "--no-typescript"])
        .args(["--out-name", "tensu", "--out-dir"])
        .arg(&folder)
        .arg(target.join(format!("wasm32-unknown-unknown/{name}/tensu_npm.wasm")));
    run(&mut bind, log)?;
    if is_push {
        return Ok(folder);
    }
    let wasm = folder.join("tensu_bg.wasm");
    let mut shrink = Command::new("wasm-opt");
    shrink
        .env("PATH", project.search_path())
        .args(options(include_str!("../../npm/Cargo.toml")))
        .arg("-o")
        .arg(&wasm)
        .arg(&wasm);
    run(&mut shrink, log)?;
    Ok(folder)
}

/// The profile of the workspace that the engine is built by.
const PROFILE: &str = "engine";

/// Returns the options of wasm-opt, as they stand in the manifest for wasm-pack.
fn options(manifest: &str) -> impl Iterator<Item = &str> {
    let lines = manifest.lines().skip_while(|line| *line != "wasm-opt = [");
    let lines = lines.skip(1).take_while(|line| *line != "]");
    lines.map(|line| line.trim_matches([' ', '"', ',']))
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
    use super::{options, with_version, without_scripts};

    #[test]
    fn what_wasm_opt_is_told_is_read_from_the_manifest() {
        let options: Vec<_> = options(include_str!("../../npm/Cargo.toml")).collect();
        assert!(options.len() > 5 && options.iter().all(|option| option.starts_with('-')));
        assert_eq!(options[0], "-Oz");
    }

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
