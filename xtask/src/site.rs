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

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Ran, answer, logged, shown, without_home};
use crate::failure::{Failure, Result, io};
use crate::fingerprint::{self, Fingerprint};
use crate::imports;
use crate::licences::{self, Inside};
use crate::order;
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
    unless_current(project, flavour, |stage| {
        bundle(project, flavour, stage, output)?;
        if flavour == Flavour::Release {
            finish_engine(stage)?;
        }
        shell::add(project, stage)?;
        page::finish(stage)?;
        golden::add(project, stage)?;
        languages::add(project, stage)?;
        embed::add(project, stage)?;
        if flavour == Flavour::Release {
            let inside = Inside::of(project, licences::APP)?.texts();
            let path = stage.join(licences::TEXTS);
            fs::write(&path, inside).map_err(io("write", &path))?;
        }
        // It lists all files that are kept on the device.
        offline::add(stage)
    })
}

/// Puts what is made in a new folder in the place of the site, unless that was made from the same files.
fn unless_current(
    project: &Project,
    flavour: Flavour,
    make: impl FnOnce(&Path) -> Result,
) -> Result<bool> {
    let _lock = project.lock("site")?;
    let (folder, stamp) = (flavour.folder(project), stamp(project, flavour));
    // Of now, before the build: what is changed while it runs is not in it, or only in a part of it.
    let sources = sources_fingerprint(project)?;
    if is_current(&folder, &stamp, &with_lock(project, &sources)?)? {
        return Ok(false);
    }
    let stage = project.scratch().join(format!("stage-{}", flavour.name()));
    remove(&stage)?;
    make(&stage)?;
    // From here on an interruption must lead to a new build.
    remove(&stamp)?;
    remove(&folder)?;
    fs::rename(&stage, &folder).map_err(io("move the new site to", &folder))?;
    let inputs = with_lock(project, &sources)?;
    fs::write(&stamp, stamp_text(&folder, &inputs)?).map_err(io("write", &stamp))?;
    Ok(true)
}

/// Functions in order, short names between each WebAssembly file and its glue, and names for both that say what is in them.
fn finish_engine(folder: &Path) -> Result {
    for wasm in fingerprint::files(folder) {
        let name = wasm.file_name().unwrap_or_default().to_string_lossy();
        if let Some(name) = name.strip_suffix("_bg.wasm") {
            order::rearrange(&wasm)?;
            imports::shorten(&wasm, &wasm.with_file_name(format!("{name}.js")))?;
            rename(folder, name)?;
        }
    }
    Ok(())
}

/// Names the WebAssembly and its glue after their bytes, in the page too. Trunk named them before its other tools, and the
/// step above, rewrote them; but what has a hash in its name is kept for a year.
fn rename(folder: &Path, old: &str) -> Result {
    let [wasm, glue] = pair(folder, old);
    let page = folder.join("index.html");
    let bytes = fs::read(&wasm).map_err(io("read", &wasm))?;
    let text = fs::read_to_string(&glue).map_err(io("read", &glue))?;
    let html = fs::read_to_string(&page).map_err(io("read", &page))?;
    let new = named(old, &bytes, &text);
    for (path, text) in [(&glue, text), (&page, html)] {
        fs::write(path, text.replace(old, &new)).map_err(io("write", path))?;
    }
    for (from, to) in [wasm, glue].iter().zip(pair(folder, &new)) {
        fs::rename(from, &to).map_err(io("move a file to", &to))?;
    }
    Ok(())
}

/// The WebAssembly of this name, and its glue.
fn pair(folder: &Path, name: &str) -> [PathBuf; 2] {
    ["_bg.wasm", ".js"].map(|end| folder.join(format!("{name}{end}")))
}

/// The name for these bytes, whatever name they had.
fn named(old: &str, wasm: &[u8], glue: &str) -> String {
    let glue = glue.replace(old, "");
    let sum = Fingerprint::new().add(wasm).add(glue.as_bytes());
    format!("app-{}", sum.hex())
}

/// Everything the site is made of. The watcher of `serve` looks at the same files.
pub fn inputs(project: &Project) -> Vec<PathBuf> {
    [
        // It writes the languages.
        "examples/words.rs",
        "Cargo.toml",
        LOCK,
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

/// What cargo itself writes.
const LOCK: &str = "Cargo.lock";

fn stamp(project: &Project, flavour: Flavour) -> PathBuf {
    project
        .scratch()
        .join(format!("site-{}.stamp", flavour.name()))
}

/// The sources of the site and of the npm package, this program and the compiler.
pub fn sources_fingerprint(project: &Project) -> Result<String> {
    let mut files = inputs(project);
    files.retain(|file| !file.ends_with(LOCK));
    for other in ["xtask", "npm", "LICENSE-MIT", "LICENSE-APACHE"] {
        files.extend(fingerprint::files(&project.path(other)));
    }
    let compiler = answer("rustc", &["--version", "--verbose"]).unwrap_or_default();
    let flags = env::var("RUSTFLAGS").unwrap_or_default();
    Ok(fingerprint::of_contents(&files)?
        .add(compiler.as_bytes())
        .add(flags.as_bytes())
        .hex())
}

/// The sources and the lock file, which the build itself may update.
pub fn with_lock(project: &Project, sources: &str) -> Result<String> {
    let lock = fingerprint::of_contents(&fingerprint::files(&project.path(LOCK)))?;
    Ok(format!("{sources} {}", lock.hex()))
}

/// True when what is in the folder was made from these inputs and nobody touched it since.
pub fn is_current(folder: &Path, stamp: &Path, inputs: &str) -> Result<bool> {
    let Ok(old) = fs::read_to_string(stamp) else {
        return Ok(false);
    };
    Ok(folder.is_dir() && old == stamp_text(folder, inputs)?)
}

pub fn stamp_text(folder: &Path, inputs: &str) -> Result<String> {
    let output = fingerprint::of_contents(&fingerprint::files(folder))?;
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
    use std::fs;

    use super::{Flavour, Project, fingerprint, inputs, rename, unless_current};

    #[test]
    fn what_changes_during_a_build_is_built_by_the_next() {
        let root = std::env::temp_dir().join(format!("tensu-built-{}", std::process::id()));
        let project = Project::at(root.clone());
        fs::create_dir_all(&root).expect("a folder");
        let write = |name: &str, text: &str| fs::write(project.path(name), text).expect("a file");
        let build = |meanwhile: &dyn Fn()| {
            unless_current(&project, Flavour::Release, |stage| {
                fs::create_dir_all(stage).expect("a folder");
                fs::write(stage.join("index.html"), "").expect("a file");
                meanwhile();
                Ok(())
            })
            .expect("a site")
        };
        write("index.html", "before");
        assert!(build(&|| ()), "the first one");
        assert!(!build(&|| ()), "nothing changed");
        write("index.html", "after");
        assert!(build(&|| write("index.html", "meanwhile")));
        assert!(build(&|| write(
            "Cargo.lock",
            "updated by the build itself"
        )));
        assert!(!build(&|| ()), "which is no change");
        let _ = fs::remove_dir_all(&root);
    }

    #[test]
    fn the_engine_is_named_after_its_bytes() {
        let folder = std::env::temp_dir().join(format!("tensu-named-{}", std::process::id()));
        let built = |old: &str, wasm: &str, more: &str| {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("a folder");
            let url = format!("'{old}_bg.wasm'{more}");
            let html = format!("<link href=./{old}.js><link href=./{old}_bg.wasm>");
            for (name, text) in [
                (format!("{old}_bg.wasm"), wasm),
                (format!("{old}.js"), &url),
                ("index.html".to_owned(), &html),
            ] {
                fs::write(folder.join(name), text).expect("a file");
            }
            rename(&folder, old).expect("a pair");
            fingerprint::files(&folder)
                .iter()
                .map(|path| {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    (name.into_owned(), fs::read_to_string(path).expect("a file"))
                })
                .collect::<Vec<_>>()
        };
        let one = built("app-1", "wasm", "");
        let new = one[0].0.trim_end_matches(".js");
        assert_eq!(new.len(), "app-".len() + 16);
        let expected = [
            (format!("{new}.js"), format!("'{new}_bg.wasm'")),
            (format!("{new}_bg.wasm"), "wasm".to_owned()),
            (
                "index.html".to_owned(),
                format!("<link href=./{new}.js><link href=./{new}_bg.wasm>"),
            ),
        ];
        assert_eq!(one, expected);
        assert_eq!(
            one,
            built("app-23", "wasm", ""),
            "whatever they were called"
        );
        assert_ne!(one[0].0, built("app-1", "wasm2", "")[0].0);
        assert_ne!(one[0].0, built("app-1", "wasm", ";")[0].0);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn what_makes_a_part_of_the_site_is_looked_at() {
        let project = Project::here();
        let inputs = inputs(&project);
        for name in [
            "examples/words.rs",
            "src/words/en.rs",
            "www/embed/1/frame.css",
            "tests/hands/korean.txt",
        ] {
            assert!(inputs.contains(&project.path(name)), "{name}");
        }
    }
}
