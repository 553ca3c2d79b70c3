//! Builds the site: Trunk, which calls [`finish`] for what it does not do.
//!
//! There is one way of building, whoever starts it: `trunk build` and `trunk serve` call the hook in `Trunk.toml` when their
//! folder is complete, and only what the hook has finished replaces the old site. A failed build therefore never leaves half a site
//! behind. `cargo xtask build` installs the tools, starts Trunk, and does nothing where nothing changed.

mod drawn;
mod embed;
mod golden;
mod hands;
pub mod languages;
mod offline;
pub mod packed;
pub mod page;
pub mod photo;
pub mod rulebook;
mod shell;
pub mod size;
mod split;
mod styles;
mod tags;
mod texts;
pub mod unfurl;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{checked, program, shown, without_home};
use crate::failure::{Failure, Result};
use crate::files::{self, files};
use crate::fingerprint::Fingerprint;
use crate::imports;
use crate::licences::{self, Inside};
use crate::made::unless_current;
use crate::project::Project;
use crate::setup::{self, Level};

/// A kind of site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flavour {
    /// The site that users get, in `dist/`.
    Release,
    /// The same for the browser tests of a push: without the minutes in which a compiler and wasm-opt look for fewer bytes.
    Push,
    /// Compiles faster and checks more, for `serve --dev`.
    Dev,
}

/// The place for the output of compilers.
#[derive(Debug, Clone, Copy)]
pub enum Output<'a> {
    /// To the terminal.
    Shown,
    /// To this file.
    Log(&'a Path),
}

impl Flavour {
    /// Returns the folder of the finished site.
    pub fn folder(self, project: &Project) -> PathBuf {
        match self {
            Self::Release => project.path("dist"),
            Self::Push | Self::Dev => project.scratch().join(format!("site-{}", self.name())),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Push => "push",
            Self::Dev => "dev",
        }
    }
}

/// Builds the site unless nothing changed since the last build; says whether it did.
pub fn build(project: &Project, flavour: Flavour, output: Output) -> Result<bool> {
    let name = format!("site-{}", flavour.name());
    unless_current(project, &name, &flavour.folder(project), |stage| {
        bundle(project, flavour, stage, output)
    })
}

/// Finishes what Trunk has built, as its hook: `cargo xtask finish`, in the folder that Trunk names.
pub fn finish_for_trunk(project: &Project) -> Result {
    let said = |name: &str| env::var_os(name);
    let (Some(stage), Some(profile)) = (said("TRUNK_STAGING_DIR"), said("TRUNK_PROFILE")) else {
        return Err(Failure::new(
            "`finish` is for Trunk, which says in which folder",
            "type `cargo xtask build`, `trunk build --release` or `trunk serve`: Trunk.toml has the hook",
        ));
    };
    let flavour = match (profile == "release", said(PUSH)) {
        (false, _) => Flavour::Dev,
        (true, None) => Flavour::Release,
        (true, Some(_)) => Flavour::Push,
    };
    setup::ensure(project, Level::Hook)?;
    let _lock = project.lock("finish")?;
    finish(project, flavour, Path::new(&stage))
}

/// Makes the site of what Trunk has put into a folder.
fn finish(project: &Project, flavour: Flavour, stage: &Path) -> Result {
    let mut ahead = split::add(project, flavour, stage)?;
    styles::lower(project, stage)?;
    if flavour != Flavour::Dev {
        let (old, new) = name_app(stage)?;
        ahead = ahead.renamed(&old, &new);
    }
    shell::add(project, stage)?;
    embed::strip(stage)?;
    page::finish(stage)?;
    golden::add(project, stage)?;
    let script = photo::add(project, stage)?;
    let keys = languages::add(project, stage, &script)?;
    texts::add(project, stage, &keys)?;
    embed::add(project, stage, &ahead)?;
    hands::add(project, stage)?;
    unfurl::add(stage)?;
    if flavour != Flavour::Dev {
        let inside = Inside::of(project, licences::APP)?.texts();
        files::write(&stage.join(licences::TEXTS), inside)?;
    }
    // It lists all files that are kept on the device.
    offline::add(stage)?;
    // Nothing of these is: who is online reads them, and pictures are for programs.
    unfurl::cards(project, stage)?;
    rulebook::add(project, stage)?;
    if flavour == Flavour::Dev {
        offline::forget(stage)?;
    }
    Ok(())
}

/// Gives short names to what goes between the WebAssembly and its glue, and names to all files of the app that say what
/// is in them; returns the number that was in the names, and the one that is. Trunk named them before they were rewritten; but what has
/// a hash in its name is kept for a year.
fn name_app(folder: &Path) -> Result<(String, String)> {
    let name = split::name_in(folder)?;
    let old = name.trim_start_matches(split::APP);
    for program in [split::APP, split::SLIM] {
        let [wasm, glue] = ["_bg.wasm", ".js"].map(|end| folder.join([program, old, end].concat()));
        imports::shorten(&wasm, &glue)?;
    }
    let new = rename(folder, old)?;
    Ok((old.to_owned(), new))
}

/// Gives the files of the app, whose names have this number, the number of what is in all of them, and returns that: one build is one number.
fn rename(folder: &Path, old: &str) -> Result<String> {
    let mut all = files(folder);
    all.retain(|path| files::name(path).contains(old));
    let mut sum = Fingerprint::new();
    for path in &all {
        // The glue names the others.
        sum = match String::from_utf8(files::bytes(path)?) {
            Ok(text) => sum.add(text.replace(old, "")),
            Err(binary) => sum.add(binary.as_bytes()),
        };
    }
    let new = sum.hex();
    let is_text = |path: &&PathBuf| path.extension().is_some_and(|end| end == "js");
    for path in all.iter().filter(is_text).chain([&folder.join(PAGE)]) {
        files::write(path, files::read(path)?.replace(old, &new))?;
    }
    for path in &all {
        let name = files::name(path).replace(old, &new);
        files::rename(path, &folder.join(name))?;
    }
    Ok(new)
}

/// The page of a folder.
pub const PAGE: &str = "index.html";

/// Rewrites the page of a freshly built site.
fn edit(folder: &Path, rewrite: impl FnOnce(String) -> Result<String>) -> Result {
    let page = folder.join(PAGE);
    files::write(&page, rewrite(files::read(&page)?)?)
}

/// Set for what Trunk starts, where the site is for the browser tests of a push.
const PUSH: &str = "TENSU_PUSH";

/// Trunk, with the project's own tools on `PATH` and told the flavour. Not with `--offline`: it would pass
/// that on to cargo, which may still have to fetch crates. Trunk itself finds its tools at the versions it wants, and is built
/// without downloads.
pub fn trunk(project: &Project, flavour: Flavour, line: &str) -> Command {
    let mut trunk = program(project, &format!("trunk {line}"));
    trunk.current_dir(project.root());
    // Trunk reads NO_COLOR and wants "true" or "false" there, unlike everyone else; its backtraces help nobody.
    trunk.env_remove("NO_COLOR").env("RUST_BACKTRACE", "0");
    if flavour != Flavour::Dev {
        without_home(&mut trunk).arg("--release");
    }
    if flavour == Flavour::Push {
        trunk.env(PUSH, "");
    }
    trunk
}

/// Builds with Trunk into a folder.
fn bundle(project: &Project, flavour: Flavour, stage: &Path, output: Output) -> Result {
    let mut trunk = trunk(project, flavour, "build");
    // Errors only: each build would warn that Trunk's minifier does not know the syntax of the glue, which then stays as is.
    trunk.env("RUST_LOG", "error").arg("--dist").arg(stage);
    let what = "Trunk could not build the site";
    let fix = "read the first error above; if it names a tool, `cargo xtask setup` installs it at the right version";
    match output {
        Output::Shown if shown(&mut trunk)? => Ok(()),
        Output::Shown => Err(Failure::new(what, fix)),
        Output::Log(log) => checked(&mut trunk, what, log, fix).map(|_| ()),
    }
}

#[cfg(test)]
mod tests {
    use super::{files, rename};
    use crate::files::Scratch;

    #[test]
    fn the_app_is_named_after_all_its_bytes() {
        let built = |old: &str, wasm: &str, part: &str, more: &str| {
            let glue = format!("'app-{old}_bg.wasm', './pages-{old}.wasm'{more}");
            let html = format!("<link href=./app-{old}.js><link href=./app-{old}_bg.wasm>");
            let site = Scratch::with("named", &[("other-1.css", ""), ("index.html", &html)]);
            site.write(&format!("app-{old}_bg.wasm"), wasm);
            site.write(&format!("app-{old}.js"), &glue);
            site.write(&format!("pages-{old}.wasm"), part);
            rename(&site.0, old).expect("an app");
            let names = files::files(&site.0);
            let names = names.iter().map(|path| files::name(path));
            names
                .map(|name| (name.clone(), site.read(&name)))
                .collect::<Vec<_>>()
        };
        let one = built("0123", "wasm", "part", "");
        let new = one[0].0.trim_start_matches("app-").trim_end_matches(".js");
        assert_eq!(new.len(), 16);
        let expected = [
            (
                format!("app-{new}.js"),
                format!("'app-{new}_bg.wasm', './pages-{new}.wasm'"),
            ),
            (format!("app-{new}_bg.wasm"), "wasm".to_owned()),
            (
                "index.html".to_owned(),
                format!("<link href=./app-{new}.js><link href=./app-{new}_bg.wasm>"),
            ),
            ("other-1.css".to_owned(), String::new()),
            (format!("pages-{new}.wasm"), "part".to_owned()),
        ];
        assert_eq!(one, expected);
        let same = built("456789", "wasm", "part", "");
        assert_eq!(one, same, "whatever they were called");
        for other in [
            built("0123", "wasm2", "part", ""),
            built("0123", "wasm", "part2", ""),
            built("0123", "wasm", "part", ";"),
        ] {
            assert_ne!(one[0].0, other[0].0);
        }
    }
}
