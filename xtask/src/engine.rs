//! The npm package: built by cargo, wasm-bindgen and wasm-opt, put together with what is written by hand (`npm/`),
//! packed as npm would publish it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, checked, find, program, without_home};
use crate::failure::{Failure, Result};
use crate::files::{self, copy, files, fresh};
use crate::imports;
use crate::inline;
use crate::licences::{self, Inside};
use crate::made::unless_current;
use crate::order;
use crate::photo;
use crate::project::Project;
use crate::setup::{self, Level};
use crate::site::{Flavour, languages};

/// Builds the package into `target/npm/tensu`, or that for the tests of a push beside it, unless it is there and made from the same
/// files.
pub fn build(project: &Project, flavour: Flavour, log: &Path) -> Result<PathBuf> {
    setup::ensure(project, Level::Site)?;
    let (name, folder) = if flavour == Flavour::Push {
        ("npm-push", project.path("target/npm/push/tensu"))
    } else {
        ("npm", project.path("target/npm/tensu"))
    };
    unless_current(project, name, &folder, |stage| {
        make(project, flavour, log, stage)
    })?;
    Ok(folder)
}

/// Builds it into an empty folder.
fn make(project: &Project, flavour: Flavour, log: &Path, folder: &Path) -> Result {
    let built = wasm(project, flavour, log)?;
    for name in ["tensu.js", "tensu_bg.wasm"] {
        copy(&built.join(name), &folder.join(name))?;
    }
    order::rearrange(&folder.join("tensu_bg.wasm"))?;
    imports::shorten(&folder.join("tensu_bg.wasm"), &folder.join("tensu.js"))?;
    for script in files(&project.path("npm/js")) {
        copy(&script, &folder.join(files::name(&script)))?;
    }
    for name in ["README.md", "schema.json"] {
        copy(&project.path("npm").join(name), &folder.join(name))?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(&project.path(name), &folder.join(name))?;
    }
    let inside = Inside::of(project, licences::ENGINE)?;
    files::write(&folder.join(licences::TEXTS), inside.texts())?;
    let wasm = files::bytes(&folder.join("tensu_bg.wasm"))?;
    files::write(&folder.join("bytes.js"), inline::script(&wasm))?;
    words(project, &folder.join("words"))?;
    text_module(&project.path("www/tiles.svg"), &folder.join("tiles.js"))?;
    photo(project, folder, log)?;
    // TypeScript takes the types of what is required from a file of this name.
    copy(&folder.join("index.d.ts"), &folder.join("index.d.cts"))?;
    common_js(project, folder, log)?;
    let package = project.path("npm/package.json");
    let text = without_scripts(&files::read(&package)?);
    let text = with_version(&text, &project.version()?).ok_or_else(|| {
        Failure::new(
            format!("{} has no line for the version", package.display()),
            "keep `\"version\": \"0.0.0\"` in it; the number is that of Cargo.toml",
        )
    })?;
    files::write(&folder.join("package.json"), text)
}

/// Packs a built package, as a user gets it: `tensu-VERSION.tgz` in the folder above it, and a list of what is inside.
pub fn pack(project: &Project, folder: &Path, log: &Path) -> Result<PathBuf> {
    let npm = find(&["npm"]).unwrap_or_else(|| "npm".into());
    let to = folder.parent().unwrap_or(folder);
    let mut command = Command::new(npm);
    command
        .current_dir(folder)
        .args(["pack", "--ignore-scripts", "--pack-destination"])
        .arg(to);
    run(&mut command, log)?;
    let packed = |end: &str| Ok(to.join(format!("tensu-{}.{end}", project.version()?)));
    let list = Inside::of(project, licences::ENGINE)?.list();
    files::write(&packed("cdx.json")?, list)?;
    packed("tgz")
}

/// The WebAssembly and its glue: what wasm-pack does, with the tools that are there, as that one takes half an hour to compile.
fn wasm(project: &Project, flavour: Flavour, log: &Path) -> Result<PathBuf> {
    let folder = project.scratch().join("npm");
    fresh(&folder)?;
    let is_push = flavour == Flavour::Push;
    // Of its own, so that it need not wait for a build of the site; that of a push shares what the tests compile anyway.
    let (profile, name, target) = if is_push {
        ("dev", "debug", "target")
    } else {
        (PROFILE, PROFILE, "target/npm/build")
    };
    let target = project.path(target);
    let line = format!(
        "build --package tensu-npm --target wasm32-unknown-unknown --profile {profile} --target-dir"
    );
    let mut build = cargo(project, &line);
    // It would say that the engine is not all of the package (npm/build.rs).
    build.arg(&target).env("TENSU_PACKAGE", "");
    if !is_push {
        without_home(&mut build);
    }
    run(&mut build, log)?;
    // Builders would bring the file of a `new URL` even where nobody asks for it.
    let line = "wasm-bindgen --target web --no-typescript --omit-default-module-path --out-name tensu --out-dir";
    let mut bind = program(project, line);
    bind.arg(&folder)
        .arg(target.join(format!("wasm32-unknown-unknown/{name}/tensu_npm.wasm")));
    run(&mut bind, log)?;
    if is_push {
        return Ok(folder);
    }
    let wasm = folder.join("tensu_bg.wasm");
    let mut shrink = program(project, "wasm-opt");
    shrink.args(options(include_str!("../../npm/Cargo.toml")));
    run(shrink.arg("-o").arg(&wasm).arg(&wasm), log)?;
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

/// The reader of photos: for both kinds of processors, with one glue.
fn photo(project: &Project, folder: &Path, log: &Path) -> Result {
    let built = photo::build(project, log)?;
    for (name, ..) in photo::KINDS {
        let wasm = format!("{name}_bg.wasm");
        copy(&built.join(&wasm), &folder.join(&wasm))?;
    }
    copy(&built.join(photo::GLUE), &folder.join(photo::GLUE))?;
    copy(&project.path(photo::WEIGHTS), &folder.join("weights.bin"))
}

/// The languages besides English, which the WebAssembly has in it.
fn words(project: &Project, folder: &Path) -> Result {
    files::create(folder)?;
    let (written, tags) = languages::write(project, languages::Texts::Core)?;
    for (tag, _) in tags.iter().filter(|(tag, _)| tag != "en") {
        text_module(&written.join(tag), &folder.join(format!("{tag}.js")))?;
    }
    Ok(())
}

/// Writes the text of a file as a module, which every builder and runtime can bring.
fn text_module(from: &Path, to: &Path) -> Result {
    let text = serde_json::Value::from(files::read(from)?);
    files::write(to, format!("export default {text};\n"))
}

/// Writes what Node has, in one file of `CommonJS`: for Jest, whose `require` reads no other modules, and for programs that know no
/// `exports`.
fn common_js(project: &Project, folder: &Path, log: &Path) -> Result {
    let line = "esbuild node.js --bundle --platform=node --format=cjs --target=node20 --outfile=node.cjs \
        --external:./unpacked.js --define:import.meta.url=here --log-level=warning";
    let mut bundle = program(project, line);
    // In the page that Jest imitates, the two are missing.
    let before = "const here = require(\"node:url\").pathToFileURL(__filename).href;\n\
        const { TextDecoder, TextEncoder } = require(\"node:util\");";
    bundle
        .current_dir(folder)
        .arg(format!("--banner:js={before}"));
    run(&mut bundle, log)
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

fn run(command: &mut Command, log: &Path) -> Result {
    let fix = "read the first error above; if a tool is missing, `cargo xtask setup` installs it";
    checked(command, "the npm package could not be built", log, fix).map(|_| ())
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
