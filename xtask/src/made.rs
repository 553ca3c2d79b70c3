//! Building only what is not there yet, made of the same files: the site, the npm package.

use std::env;
use std::path::Path;

use crate::command::answer;
use crate::failure::Result;
use crate::files::{self, files};
use crate::fingerprint::Fingerprint;
use crate::photo::WEIGHTS;
use crate::project::Project;
use crate::site::unfurl;

/// Everything the site is made of.
pub const INPUTS: [&str; 9] = [
    "Cargo.toml",
    LOCK,
    "Trunk.toml",
    "index.html",
    "src",
    "crates",
    "www",
    WEIGHTS,
    "tests/hands",
];

/// Everything else that makes the site or the npm package another one.
const OTHERS: [&str; 5] = [
    "xtask",
    "npm",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "tests/e2e/package-lock.json",
];

/// The file that cargo itself writes.
const LOCK: &str = "Cargo.lock";

/// Puts what is made in a new folder in the place of another one, unless that was made from the same files and nobody touched it
/// since; says whether it did.
pub fn unless_current(
    project: &Project,
    name: &str,
    folder: &Path,
    make: impl FnOnce(&Path) -> Result,
) -> Result<bool> {
    let _lock = project.lock(name)?;
    let stamp = project.scratch().join(format!("{name}.stamp"));
    // Of now, before the build: what is changed while it runs is not in it, or only in a part of it. But the build itself may
    // update the lock file.
    let sources = sources(project)?;
    let is_current = |old: &String| Ok(*old == stamp_text(project, &sources, folder)?);
    let old = files::read(&stamp).ok().filter(|_| folder.is_dir());
    if old.as_ref().map_or(Ok(false), is_current)? {
        return Ok(false);
    }
    let stage = project.scratch().join(format!("stage-{name}"));
    files::fresh(&stage)?;
    make(&stage)?;
    // From here on an interruption must lead to a new build.
    files::remove(&stamp)?;
    files::remove(folder)?;
    files::create(folder.parent().unwrap_or(folder))?;
    files::rename(&stage, folder)?;
    files::write(&stamp, stamp_text(project, &sources, folder)?)?;
    Ok(true)
}

/// The sources, this program and the compiler.
fn sources(project: &Project) -> Result<String> {
    let all = INPUTS.iter().chain(&OTHERS).filter(|name| **name != LOCK);
    let all: Vec<_> = all.flat_map(|name| files(&project.path(name))).collect();
    let compiler = answer("rustc", &["--version", "--verbose"]).unwrap_or_default();
    let said =
        ["RUSTFLAGS", unfurl::URL, unfurl::HANDS].map(|name| env::var(name).unwrap_or_default());
    let sum = Fingerprint::of_files(&all)?;
    Ok(sum.add(compiler).add(said.join("\n")).hex())
}

fn stamp_text(project: &Project, sources: &str, folder: &Path) -> Result<String> {
    let lock = Fingerprint::of_files(&files(&project.path(LOCK)))?.hex();
    let output = Fingerprint::of_files(&files(folder))?.hex();
    Ok(format!("inputs {sources} {lock}\noutput {output}\n"))
}

#[cfg(test)]
mod tests {
    use super::{INPUTS, unless_current};
    use crate::files::{self, Scratch};
    use crate::project::Project;

    #[test]
    fn what_changes_during_a_build_is_built_by_the_next() {
        let root = Scratch::with("built", &[("index.html", "before")]);
        let project = Project::at(root.0.clone());
        let folder = project.path("dist");
        let build = |meanwhile: &dyn Fn()| {
            let made = unless_current(&project, "site", &folder, |stage| {
                files::write(&stage.join("index.html"), "")?;
                meanwhile();
                Ok(())
            });
            made.expect("a site")
        };
        assert!(build(&|| ()), "the first one");
        assert!(!build(&|| ()), "nothing changed");
        root.write("index.html", "after");
        assert!(build(&|| root.write("index.html", "meanwhile")));
        assert!(build(
            &|| root.write("Cargo.lock", "updated by the build itself")
        ));
        assert!(!build(&|| ()), "which is no change");
        root.write("dist/index.html", "touched");
        assert!(build(&|| ()));
    }

    #[test]
    fn what_makes_a_part_of_the_site_is_looked_at() {
        let all = INPUTS.iter().map(|name| Project::here().path(name));
        let all: Vec<_> = all.flat_map(|path| files::files(&path)).collect();
        for name in [
            "crates/words/examples/words.rs",
            "crates/words/texts/de/words.arb",
            "src/words/en/words.arb",
            "www/embed/1/frame.css",
            "tests/hands/korean.txt",
        ] {
            assert!(all.contains(&Project::here().path(name)), "{name}");
        }
    }
}
