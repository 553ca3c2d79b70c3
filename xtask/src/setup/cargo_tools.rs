//! Tools that cargo compiles: Trunk and the wasm-bindgen command; on demand, what few need.

use std::fs;
use std::path::{Path, PathBuf};

use super::store::{self, Store};
use super::{Job, Level, installed};
use crate::command::{answer, cargo};
use crate::failure::{Result, io};
use crate::files;
use crate::pins::{self, Pin};
use crate::project::Project;

/// Lists the jobs, Trunk first: it takes longer, and the second build reuses what both need.
pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    let trunk = (level >= Level::Site).then_some((pins::TRUNK, "4 min"));
    let tools = trunk.into_iter().chain([(pins::WASM_BINDGEN, "2 min")]);
    let jobs = tools.filter_map(|(pin, usual)| job(project, pin, usual).transpose());
    jobs.collect()
}

/// The job that installs a tool, unless it is there, perhaps by another checkout, and calls.
pub fn job(project: &Project, pin: Pin, usual: &'static str) -> Result<Option<Job>> {
    let Pin { name, version, .. } = pin;
    let key = format!("{name}-{version}");
    if let Some(kept) = Store::here(project).find(&key) {
        link(project, &kept)?;
        if programs(&kept)?.iter().all(|program| calls(program)) {
            return Ok(None);
        }
    }
    let what = format!("{name} {version}");
    Ok(Some(Job::new(what, usual, move |project| {
        let store = Store::here(project);
        let kept = store.keep(&key, |folder| install(project, pin, folder))?;
        link(project, &kept)
    })))
}

/// The programs of a tool.
fn programs(kept: &Path) -> Result<Vec<PathBuf>> {
    let folder = kept.join("bin");
    let entries = fs::read_dir(&folder).map_err(io("read", &folder))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

/// Returns whether a program of a store can be run on this machine.
fn calls(program: &Path) -> bool {
    let name = files::name(program);
    let word = name.strip_prefix("cargo-");
    let words: Vec<&str> = word.into_iter().chain(["--version"]).collect();
    answer(program, &words).is_some()
}

/// Links to all programs of a tool.
fn link(project: &Project, kept: &Path) -> Result {
    programs(kept)?.iter().try_for_each(|program| {
        let place = project.tools().join("bin").join(files::name(program));
        store::link(program, &place)
    })
}

fn install(project: &Project, Pin { name, version, .. }: Pin, folder: &Path) -> Result {
    let log = project.log(&format!("setup-{name}"))?;
    // Trunk starts others and copies files: it need not be fast, and is the largest of all.
    let level = if name == pins::TRUNK.name { "0" } else { "1" };
    // No default features: they are for downloads, which the project does not let these tools do.
    // A lightly optimised debug build: a third of the time of a release build, and fast enough to use.
    let line = format!("install {name}@{version} --debug --no-default-features --force");
    let command = || {
        let mut command = cargo(project, &line);
        command.arg("--root").arg(folder);
        command
            .arg("--target-dir")
            .arg(Store::here(project).scratch());
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", level);
        command.env("CARGO_INCREMENTAL", "0");
        command
    };
    let what = format!("could not install {name} {version}");
    let fix = "check the network or the proxy (HTTPS_PROXY), and that there is a C compiler (Debian: apt-get install build-essential); \
               then run the command again";
    // A registry may lack a version that the tool's own lock names.
    match installed(command().arg("--locked"), &what, &log, fix) {
        Err(failure) if failure.to_string().contains("failed to select a version") => {
            println!(
                "  {name} {version}: the registry lacks what its lock names, so it is installed with what there is"
            );
            installed(&mut command(), &what, &log, fix).map(|_| ())
        }
        others => others.map(|_| ()),
    }
}
