//! Tools that cargo compiles: Trunk and the wasm-bindgen command; on demand, what few need.

use std::fs;
use std::path::Path;

use super::store::{self, Store};
use super::{Job, Level};
use crate::command::{Ran, answer, cargo, logged};
use crate::failure::{Failure, Result, io};
use crate::pins::{self, Pin};
use crate::project::Project;

/// Lists the jobs, Trunk first, unless it is there and calls: it takes longer, and the second build reuses what both need.
pub fn jobs(project: &Project, level: Level) -> Result<Vec<Job>> {
    let tools = [
        (pins::TRUNK, &["trunk"][..], "4 min"),
        (
            pins::WASM_BINDGEN,
            &["wasm-bindgen", "wasm-bindgen-test-runner"][..],
            "2 min",
        ),
    ];
    let mut jobs = Vec::new();
    let without = usize::from(level < Level::Site);
    for (pin, programs, usual) in tools.into_iter().skip(without) {
        let version = pin.number(project)?;
        let is_there = |project: &Project| {
            let says = |program: &&str| {
                answer(project.tool(program), &["--version"])
                    .is_some_and(|said| said == format!("{program} {version}"))
            };
            programs.iter().all(says)
        };
        jobs.extend(job(project, pin, version.clone(), usual, is_there)?);
    }
    if let Some(last) = jobs.pop() {
        jobs.push(then_tidy(last));
    }
    Ok(jobs)
}

/// The job that installs a tool, unless it is there or another checkout has installed it.
fn job(
    project: &Project,
    pin: Pin,
    version: String,
    usual: &'static str,
    is_there: impl Fn(&Project) -> bool,
) -> Result<Option<Job>> {
    if is_there(project) {
        return Ok(None);
    }
    let name = format!("{}-{version}", pin.name);
    if let Some(kept) = Store::here(project).find(&name) {
        link(project, &kept)?;
        if is_there(project) {
            return Ok(None);
        }
    }
    Ok(Some(Job {
        name: format!("{} {version}", pin.name),
        usual,
        work: Box::new(move |project| {
            let store = Store::here(project);
            let kept = store.keep(&name, |folder| install(project, pin, &version, folder))?;
            link(project, &kept)
        }),
    }))
}

/// Links to all programs of a tool.
fn link(project: &Project, kept: &Path) -> Result {
    let programs = kept.join("bin");
    let entries = fs::read_dir(&programs).map_err(io("read", &programs))?;
    for program in entries.flatten() {
        let place = project.tools().join("bin").join(program.file_name());
        store::link(&program.path(), &place)?;
    }
    Ok(())
}

/// The job that installs a tool that few need, such as `cargo-fuzz`, unless it is there.
pub fn other(project: &Project, pin: Pin) -> Result<Option<Job>> {
    let version = pin.number(project)?;
    let wanted = format!("{} {version}", pin.name);
    let is_there = |project: &Project| {
        let word = pin.name.strip_prefix("cargo-");
        let words: Vec<&str> = word.into_iter().chain(["--version"]).collect();
        answer(project.tool(pin.name), &words).is_some_and(|said| said == wanted)
    };
    Ok(job(project, pin, version, "2 min", is_there)?.map(then_tidy))
}

/// Adds to the last job that the intermediate files go: they take more than a gigabyte.
fn then_tidy(job: Job) -> Job {
    let work = job.work;
    Job {
        work: Box::new(move |project| {
            work(project)?;
            // Only disk space is lost if this fails.
            let _ = fs::remove_dir_all(Store::here(project).scratch());
            Ok(())
        }),
        ..job
    }
}

fn install(project: &Project, pin: Pin, version: &str, folder: &Path) -> Result {
    let log = project.log(&format!("setup-{}", pin.name))?;
    let locked = run(project, pin.name, version, folder, true, &log)?;
    if locked.ok {
        return Ok(());
    }
    if !is_resolution_failure(&locked) {
        return Err(failure(pin.name, version, &locked, &log));
    }
    println!(
        "  {} {version}: its own lock file names a crate version that the registry does not offer; installing the same version with current dependencies instead",
        pin.name
    );
    let free = run(project, pin.name, version, folder, false, &log)?;
    if free.ok {
        Ok(())
    } else {
        Err(failure(pin.name, version, &free, &log))
    }
}

fn run(
    project: &Project,
    name: &str,
    version: &str,
    folder: &Path,
    locked: bool,
    log: &Path,
) -> Result<Ran> {
    // Trunk starts others and copies files: it need not be fast, and is the largest of all.
    let level = if name == pins::TRUNK.name { "0" } else { "1" };
    let mut command = cargo(project.root());
    command
        .args(["install", &format!("{name}@{version}")])
        // No default features: they are for downloads, which the project does not let these tools do.
        // A lightly optimised debug build: a third of the time of a release build, and fast enough to use.
        .args(["--debug", "--no-default-features", "--force", "--root"])
        .arg(folder)
        .arg("--target-dir")
        .arg(Store::here(project).scratch())
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", level)
        .env("CARGO_INCREMENTAL", "0");
    if locked {
        command.arg("--locked");
    }
    logged(&mut command, log)
}

fn is_resolution_failure(ran: &Ran) -> bool {
    ran.text.contains("failed to select a version")
}

fn failure(name: &str, version: &str, ran: &Ran, log: &Path) -> Failure {
    let offline = [
        "Could not resolve",
        "Couldn't resolve",
        "Could not connect",
        "Couldn't connect",
        "network",
        "timed out",
    ]
    .iter()
    .any(|sign| ran.text.contains(sign));
    let fix = if super::is_full(&ran.text) {
        super::FULL
    } else if offline {
        "the Rust registry did not answer: check the network or the proxy (HTTPS_PROXY), then run the command again; finished parts are kept"
    } else {
        "read the whole log, or try the command at its top by hand; a C compiler (Debian: apt-get install build-essential) is needed"
    };
    Failure::new(
        format!(
            "could not install {name} {version}. The end of {}:\n{}",
            log.display(),
            ran.tail(12)
        ),
        fix,
    )
}
