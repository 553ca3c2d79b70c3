//! Builds the site: Trunk first, then what Trunk does not do.
//!
//! Trunk writes an inline script, which a strict content security policy forbids. So the page is finished here rather
//! than in a Trunk hook: Trunk builds into a scratch folder, the page is rewritten, and only a complete site replaces the
//! old one. A failed build therefore never leaves half a site behind.

mod embed;
mod golden;
pub mod languages;
mod offline;
pub mod page;
mod shell;
pub mod size;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Ran, answer, logged, shown, without_home};
use crate::failure::{Failure, Result, io};
use crate::fingerprint::{self, Fingerprint};
use crate::imports;
use crate::pins;
use crate::project::Project;

/// Which site to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flavour {
    /// What users get, in `dist/`.
    Release,
    /// Compiles faster and checks more, for `serve --dev`.
    Dev,
}

/// Where the output of compilers goes.
#[derive(Debug, Clone, Copy)]
pub enum Output<'a> {
    /// To the terminal.
    Shown,
    /// To this file.
    Log(&'a Path),
}

impl Flavour {
    /// Where the finished site is.
    pub fn folder(self, project: &Project) -> PathBuf {
        match self {
            Self::Release => project.path("dist"),
            Self::Dev => project.scratch().join("site-dev"),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Dev => "dev",
        }
    }
}

/// Builds the site unless nothing changed since the last build; says whether it did.
pub fn build(project: &Project, flavour: Flavour, output: Output) -> Result<bool> {
    let _lock = project.lock("site")?;
    let (folder, stamp) = (flavour.folder(project), stamp(project, flavour));
    let inputs = inputs_fingerprint(project)?;
    if is_current(&folder, &stamp, &inputs)? {
        return Ok(false);
    }
    let stage = project.scratch().join(format!("stage-{}", flavour.name()));
    remove(&stage)?;
    bundle(project, flavour, &stage, output)?;
    if flavour == Flavour::Release {
        shorten_imports(&stage)?;
    }
    shell::add(project, &stage)?;
    page::finish(&stage)?;
    golden::add(project, &stage)?;
    languages::add(project, &stage)?;
    embed::add(project, &stage)?;
    // It lists all files that are kept on the device.
    offline::add(&stage)?;
    // From here on an interruption must lead to a new build.
    remove(&stamp)?;
    remove(&folder)?;
    fs::rename(&stage, &folder).map_err(io("move the new site to", &folder))?;
    // The build itself may have updated Cargo.lock.
    let inputs = inputs_fingerprint(project)?;
    fs::write(&stamp, stamp_text(&folder, &inputs)?).map_err(io("write", &stamp))?;
    Ok(true)
}

/// Short names between each WebAssembly file and its glue.
fn shorten_imports(folder: &Path) -> Result {
    for wasm in fingerprint::files(folder) {
        let name = wasm.file_name().unwrap_or_default().to_string_lossy();
        if let Some(name) = name.strip_suffix("_bg.wasm") {
            imports::shorten(&wasm, &wasm.with_file_name(format!("{name}.js")))?;
        }
    }
    Ok(())
}

/// Everything the site is made of. The watcher of `serve` looks at the same files.
pub fn inputs(project: &Project) -> Vec<PathBuf> {
    [
        // It writes the languages.
        "examples/words.rs",
        "Cargo.toml",
        "Cargo.lock",
        "Trunk.toml",
        "index.html",
        "src",
        "www",
        "tests/hands",
    ]
    .iter()
    .flat_map(|name| fingerprint::files(&project.path(name)))
    .collect()
}

fn stamp(project: &Project, flavour: Flavour) -> PathBuf {
    project
        .scratch()
        .join(format!("site-{}.stamp", flavour.name()))
}

/// The sources, this program and the compiler.
fn inputs_fingerprint(project: &Project) -> Result<String> {
    let mut files = inputs(project);
    files.extend(fingerprint::files(&project.path("xtask")));
    let compiler = answer("rustc", &["--version", "--verbose"]).unwrap_or_default();
    let profile = std::env::var("RUSTFLAGS").unwrap_or_default();
    Ok(fingerprint::of_contents(&files)?
        .add(compiler.as_bytes())
        .add(profile.as_bytes())
        .hex())
}

/// True when the site was made from these inputs and nobody touched it since.
fn is_current(folder: &Path, stamp: &Path, inputs: &str) -> Result<bool> {
    let Ok(old) = fs::read_to_string(stamp) else {
        return Ok(false);
    };
    Ok(folder.join("index.html").is_file() && old == stamp_text(folder, inputs)?)
}

fn stamp_text(folder: &Path, inputs: &str) -> Result<String> {
    let output: Fingerprint = fingerprint::of_contents(&fingerprint::files(folder))?;
    Ok(format!("inputs {inputs}\noutput {}\n", output.hex()))
}

fn remove(path: &Path) -> Result {
    let removed = if path.is_dir() {
        fs::remove_dir_all(path)
    } else {
        fs::remove_file(path)
    };
    match removed {
        Err(error) if path.exists() => Err(io("remove", path)(error)),
        _ => Ok(()),
    }
}

/// Runs Trunk with the project's own tools on `PATH`. Not with `--offline`: Trunk would pass it on to cargo, which may
/// still have to fetch crates. Trunk itself finds its tools at the versions it wants, and is built without downloads.
fn bundle(project: &Project, flavour: Flavour, stage: &Path, output: Output) -> Result {
    let mut trunk = Command::new(project.tool("trunk"));
    trunk
        .current_dir(project.root())
        .env("PATH", project.search_path());
    // Trunk reads NO_COLOR and wants "true" or "false" there, unlike everyone else; its backtraces help nobody.
    // Errors only: each build would warn that Trunk's minifier does not know the syntax of the glue, which then stays as is.
    trunk
        .env_remove("NO_COLOR")
        .env("RUST_BACKTRACE", "0")
        .env("RUST_LOG", "error");
    trunk.args(["build", "--dist"]).arg(stage);
    if flavour == Flavour::Release {
        without_home(&mut trunk).arg("--release");
    }
    let advice = "read the first error above; if it names a tool, `cargo xtask setup` installs it at the right version";
    match output {
        Output::Shown if shown(&mut trunk)? => Ok(()),
        Output::Shown => Err(Failure::new("Trunk could not build the site", advice)),
        Output::Log(log) => match logged(&mut trunk, log)? {
            Ran { ok: true, .. } => Ok(()),
            ran => Err(Failure::new(
                format!("Trunk could not build the site:\n{}", ran.tail(60)),
                advice,
            )),
        },
    }
}

/// The tools a site is built with, for `cargo xtask help`.
pub fn tools() -> impl Iterator<Item = pins::Pin> {
    [pins::TRUNK, pins::WASM_BINDGEN]
        .into_iter()
        .chain(pins::NPM)
}

#[cfg(test)]
mod tests {
    use super::{Project, inputs};

    #[test]
    fn what_makes_a_part_of_the_site_is_looked_at() {
        let project = Project::here();
        let inputs = inputs(&project);
        for name in [
            "examples/words.rs",
            "src/text/en.rs",
            "www/embed/1/frame.css",
            "tests/hands/korean.txt",
        ] {
            assert!(inputs.contains(&project.path(name)), "{name}");
        }
    }
}
